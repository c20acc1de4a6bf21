"""The learned evaluation: from what is shipped (`learned`) to the weights of a board that `lookahead` takes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import log2

from contissimo.engine.contig60.kernel import Kernel
from contissimo.engine.contig60.learned import FILE, Learned, shipped
from contissimo.engine.contig60.weights import GROUPS, KINDS, LEAD, PATTERNS, WINDOWS
from contissimo.games.contig60.board import Layout
from contissimo.games.contig60.rules import PRESETS, Ruleset

_MOST_MISSING = 4
_BUCKETS = 16
_NEVER = KINDS - 1


def kinds_of(kernel: Kernel) -> tuple[int, ...]:
    """For each window of a board and each pattern, 32 a window, its kind: how much it lacks, and how likely that is.

    The likelihood is the geometric mean of the chances of the missing squares, in steps of the square root of ½.
    """
    tables, length = kernel.tables, kernel.ruleset.line_length
    chances = [throws / tables.throws for throws in tables.square_throws]
    kinds = [_NEVER] * (PATTERNS * kernel.window_count)
    for index in range(kernel.window_count):
        window = [chances[square] for square in kernel.window(index)]
        for pattern in range(1, PATTERNS):
            if length > 5:  # patterns are counts, and any square may be missing
                lacks, missing = length - pattern, window
            else:
                missing = [p for place, p in enumerate(window) if not pattern >> place & 1]
                lacks = len(missing)
            if 1 <= lacks <= _MOST_MISSING and lacks < length and all(missing):
                bits = -sum(map(log2, missing)) / len(missing)
                kinds[PATTERNS * index + pattern] = (lacks - 1) * _BUCKETS + min(
                    _BUCKETS - 1, int(2 * bits)
                )
    return tuple(kinds)


def is_usual(ruleset: Ruleset) -> bool:
    """Whether windows and chances are those for which each window has weights of its own."""
    usual = PRESETS["contig60"]
    return (
        ruleset.layout == usual.layout
        and ruleset.faces == usual.faces
        and ruleset.operations == usual.operations
        and ruleset.line_length == usual.line_length
    )


def weights_for(ruleset: Ruleset, file: str = FILE) -> Sequence[float]:
    """The weights of a shipped file for a ruleset's board and dice, as `Lookahead.weigh` takes them."""
    return _weights(ruleset.layout, ruleset.faces, ruleset.operations, ruleset.line_length, file)


@lru_cache(maxsize=16)
def _weights(
    layout: Layout, faces: tuple[int, ...], operations: str, line_length: int, file: str
) -> Sequence[float]:
    ruleset = Ruleset(layout, faces=faces, operations=operations, line_length=line_length)
    return spread(shipped(file), Kernel(ruleset))


def spread(learned: Learned, kernel: Kernel) -> list[float]:
    """All weights of a board: those of windows one by one."""
    weights = [0.0] * LEAD + list(learned.common)
    usual = is_usual(kernel.ruleset) and learned.windows
    kinds = kinds_of(kernel)
    for group in range(GROUPS):
        for index in range(kernel.window_count):
            start = (group * WINDOWS + index) * PATTERNS
            if usual:
                at = (group * kernel.window_count + index) * PATTERNS
                weights[start : start + PATTERNS] = learned.windows[at : at + PATTERNS]
            else:
                for pattern in range(PATTERNS):
                    kind = kinds[PATTERNS * index + pattern]
                    weights[start + pattern] = learned.shared[group * KINDS + kind]
    return weights


def gathered(weights: Sequence[float], windows: int) -> tuple[float, ...]:
    """The weights of the first windows, in the order of `Learned.windows`."""
    return tuple(
        weights[(group * WINDOWS + index) * PATTERNS + pattern]
        for group in range(GROUPS)
        for index in range(windows)
        for pattern in range(PATTERNS)
    )
