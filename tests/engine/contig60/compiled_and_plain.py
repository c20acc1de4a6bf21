"""The compiled modules as they are installed and the same sources run as plain Python; rulesets and positions for both."""

from __future__ import annotations

import importlib.util
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

from contissimo.core.chance import small_stream
from contissimo.core.game import NATURE, Rng, Seat
from contissimo.engine.contig60 import endgame, kernel, learning, lookahead, many
from contissimo.engine.contig60.evaluate import weights_for
from contissimo.engine.contig60.search import compact
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import PRESETS, Ruleset

USUAL = PRESETS["contig60"]

OWN = {
    "race": "race_to_zero = true\npoints = 9\nown_square_counts = true\n",
    "rounds": "rounds = 4\nline_length = 3\n",
    "minutes": "minutes = 1\nturn_seconds = 30\n",
    "contest": 'judging = "challenge"\nfalse_accusation_cost = 3\nrace_to_zero = true\npoints = 14\n',
    "tiny": 'layout = """\n0 1 2 3\n4 5 7 11\n"""\nfaces = [0, 1, 2, 7]\njudging = "challenge"\n',
    "few": 'markers = 4\noperations = "+*"\nfaces = 4\n',
    "long": "line_length = 7\nfaces = 8\n",
    "one": "line_length = 1\n",
    "plus": 'operations = "+-"\n',
    "uneven": 'first = "agreed"\nhead_start = [3, 7]\npoints = 12\nrace_to_zero = true\nidle_turns = 2\n',
    "loaded": "faces = [1, 1, 2, 3, 3, 3]\nline_length = 4\n",
}
"""Rulesets of one's own, beside the presets, that a kernel can hold."""
WIDE = "\n".join(" ".join(str(10 * y + x) for x in range(10)) for y in range(9))
TOO_WIDE = GAME.read_ruleset(f'layout = """\n{WIDE}\n"""\n')
"""Ninety squares: more than a word has bits."""

RULESETS: dict[str, Ruleset] = dict(PRESETS) | {k: GAME.read_ruleset(v) for k, v in OWN.items()}


@dataclass(frozen=True)
class Modules:
    """One version of the five compiled modules."""

    kernel_module: Any
    lookahead: Any
    learning: Any
    endgame: Any
    many: Any

    def kernel(self, ruleset: Ruleset) -> Any:
        return self.kernel_module.Kernel(ruleset)

    def ahead(self, ruleset: Ruleset) -> Any:
        found = self.lookahead.Lookahead(self.kernel(ruleset))
        found.weigh(weights_for(ruleset))
        return found


def _plain(name: str) -> ModuleType:
    source = Path(kernel.__file__).with_name(f"{name}.py")
    spec = importlib.util.spec_from_file_location(f"plain_contig60_{name}", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with patch.dict(sys.modules, {"cython": None}):
        spec.loader.exec_module(module)
    return module


INSTALLED = Modules(kernel, lookahead, learning, endgame, many)


@cache
def plain() -> Modules:
    """The sources under second names, as on a machine without Cython."""
    return Modules(*map(_plain, ("kernel", "lookahead", "learning", "endgame", "many")))


class Words:
    """An Rng that any test may use."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, bound: int) -> int:
        return self._random.randrange(bound)


def actor(position: Position) -> Seat:
    (seat,) = position.to_act
    return seat


def played(ruleset: Ruleset, seed: int, rng: Rng | None = None) -> Iterator[Position]:
    """The positions of a game of random honest moves."""
    rng = rng or small_stream(seed)
    position = GAME.start(ruleset, 2)
    yield position
    while position.to_act:
        seat = actor(position)
        if seat == NATURE:
            move: Any = position.chance(rng)
        else:
            moves = list(position.moves(seat))
            move = moves[rng.below(len(moves))]
        position = position.apply(seat, move)
        yield position


def put(kernel: Any, position: Position) -> None:
    """The position between two turns, on a kernel; side 0 is seat 1."""
    first, second = (compact(bits, position.board.layout) for bits in position.board.sides)
    kernel.place(first, second, *position.scores, position.turns, position.idle)


def between_turns(ruleset: Ruleset, seed: int, every: int = 1) -> Iterator[Position]:
    """The positions of a game in which the dice are about to be thrown."""
    asked = [p for p in played(ruleset, seed) if p.phase == "roll"]
    yield from asked[::every]


def lately(position: Position, markers: int) -> Position:
    """A position with so many markers fewer for each side."""
    return replace(position, ruleset=replace(position.ruleset, markers=markers))
