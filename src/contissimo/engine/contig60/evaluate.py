"""The learned evaluation: from the shipped file to the weights that `lookahead` takes.

The file (`data/learned.toml`) is made by `contissimo train contig60`. Weights are whole numbers there, in ten-thousandths. Those of
windows stand in it twice: shared by kind of pattern, which fits every board and all dice (`lines`), and for each
window of the usual board with the usual dice (`usual`: 16-bit thousandths, packed).
"""

from __future__ import annotations

import struct
import tomllib
import zlib
from base64 import b85decode, b85encode
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain
from math import log2

from contissimo.engine.contig60.playout import Kernel
from contissimo.engine.contig60.weights import (
    GROUPS,
    HEAT,
    HEATS,
    KINDS,
    LEAD,
    PATTERNS,
    STAGES,
    TEMPO,
    THREAT,
    TURNS,
    WEIGHTS,
    WINDOWS,
)
from contissimo.games.contig60.board import Layout
from contissimo.games.contig60.rules import PRESETS, Ruleset

UNIT = 10_000
WINDOW_UNIT = 1_000
FILE = "learned.toml"
_MOST_MISSING = 4
_BUCKETS = 16
_NEVER = KINDS - 1
_WIDTH = 100


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Everything that was learned. `common` are the weights from LEAD on; `windows` those of the usual board."""

    note: str
    common: tuple[float, ...]
    shared: tuple[float, ...]
    windows: tuple[float, ...]

    def __str__(self) -> str:
        """The text of the file."""
        packed = _pack(self.windows)
        return "\n".join(
            (
                f"# {self.note}",
                f'note = "{self.note}"',
                f"lead = {_whole(self._part(LEAD, TURNS))}",
                f"tempo = {_whole(self._part(TEMPO, TURNS))}",
                f"heat = {_rows(self._part(HEAT, STAGES * HEATS), HEATS)}",
                f"threat = {_whole(self._part(THREAT, STAGES))}",
                f"lines = {_rows(self.shared, KINDS)}",
                "usual = '''",
                *(packed[i : i + _WIDTH] for i in range(0, len(packed), _WIDTH)),
                "'''\n",
            )
        )

    def _part(self, start: int, count: int) -> tuple[float, ...]:
        return self.common[start - LEAD : start - LEAD + count]


def read_evaluation(text: str) -> Evaluation:
    """The inverse of `str(evaluation)`, up to rounding."""
    read = tomllib.loads(text)
    whole = [*read["lead"], *read["tempo"], *chain(*read["heat"]), *read["threat"]]
    whole += [0] * (WEIGHTS - LEAD - len(whole))
    return Evaluation(
        note=read["note"],
        common=tuple(number / UNIT for number in whole),
        shared=tuple(number / UNIT for number in chain(*read["lines"])),
        windows=_unpack("".join(read["usual"].split())),
    )


def _whole(weights: Sequence[float]) -> list[int]:
    return [round(weight * UNIT) for weight in weights]


def _rows(weights: Sequence[float], length: int) -> str:
    rows = [_whole(weights[i : i + length]) for i in range(0, len(weights), length)]
    return "[\n" + "".join(f"  {row},\n" for row in rows) + "]"


def _pack(weights: Sequence[float]) -> str:
    whole = [round(weight * WINDOW_UNIT) for weight in weights]
    return b85encode(zlib.compress(struct.pack(f"<{len(whole)}h", *whole), 9)).decode()


def _unpack(text: str) -> tuple[float, ...]:
    data = zlib.decompress(b85decode(text))
    return tuple(whole / WINDOW_UNIT for whole in struct.unpack(f"<{len(data) // 2}h", data))


@cache
def shipped() -> Evaluation:
    """The evaluation that comes with the program."""
    return read_evaluation((files(__package__) / "data" / FILE).read_text("utf-8"))


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


def weights_for(ruleset: Ruleset) -> Sequence[float]:
    """The shipped weights for a ruleset's board and dice, as `Lookahead.weigh` takes them."""
    return _weights(ruleset.layout, ruleset.faces, ruleset.operations, ruleset.line_length)


@lru_cache(maxsize=16)
def _weights(
    layout: Layout, faces: tuple[int, ...], operations: str, line_length: int
) -> Sequence[float]:
    ruleset = Ruleset(layout, faces=faces, operations=operations, line_length=line_length)
    return spread(shipped(), Kernel(ruleset))


def spread(evaluation: Evaluation, kernel: Kernel) -> list[float]:
    """All weights of a board: those of windows one by one."""
    weights = [0.0] * LEAD + list(evaluation.common)
    usual = is_usual(kernel.ruleset) and evaluation.windows
    kinds = kinds_of(kernel)
    for group in range(GROUPS):
        for index in range(kernel.window_count):
            start = (group * WINDOWS + index) * PATTERNS
            if usual:
                at = (group * kernel.window_count + index) * PATTERNS
                weights[start : start + PATTERNS] = evaluation.windows[at : at + PATTERNS]
            else:
                for pattern in range(PATTERNS):
                    kind = kinds[PATTERNS * index + pattern]
                    weights[start + pattern] = evaluation.shared[group * KINDS + kind]
    return weights


def gathered(weights: Sequence[float], windows: int) -> tuple[float, ...]:
    """The weights of the first windows, in the order of `Evaluation.windows`."""
    return tuple(
        weights[(group * WINDOWS + index) * PATTERNS + pattern]
        for group in range(GROUPS)
        for index in range(windows)
        for pattern in range(PATTERNS)
    )
