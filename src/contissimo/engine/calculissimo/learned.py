"""What training found out, as it is shipped: the worth of the tiles kept, by stage of the bag, and of what a placement opens.

The text is TOML. The leaves are 16-bit integers in the order of `Kernel.leave_index`, compressed, in base 85.
"""

from __future__ import annotations

import base64
import sys
import tomllib
import zlib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from math import comb

from contissimo.engine.calculissimo.kernel import LEAVES
from contissimo.engine.calculissimo.stages import FADING, STAGES, Stage, read_stage
from contissimo.games.calculissimo.tiles import FACES, RACK_SIZE

UNIT = 10
"""How much of the tables is one point: they are in tenths."""
KEPT = comb(len(FACES) + RACK_SIZE - 1, RACK_SIZE - 1)
"""How many multisets of up to six tiles there are: what can be kept after a placement or an exchange."""
_KEPT_ALL = -50 * UNIT
"""Keeping all seven is passing: the last thing to do. The kernel never asks for it."""
_LARGEST = 32_767
_COLUMNS = 120


@dataclass(frozen=True)
class Opening:
    """What a point that typical racks could make on the board is worth to the player who has just placed, by `probes`."""

    means: tuple[float, ...]
    """What the probes make on the boards of self-play."""
    weights: tuple[float, ...]
    """In points for each point above the mean: below zero when the opponent profits more."""
    keeping: tuple[float, ...]
    """The same, added when a × is kept."""


@dataclass(frozen=True)
class Learned:
    """Everything that is learned."""

    kept: array[int]
    """For each multiset of up to six tiles, in `UNIT`s. The empty one: all seven are used, and another turn comes."""
    opening: Opening
    stages: tuple[Stage, ...] = FADING
    """For the champion's playouts."""
    origin: str = ""
    """How it was made: the line that makes it again."""

    def leaves(self) -> array[int]:
        """The table for `Kernel.set_leaves`."""
        return array("i", [*self.kept, *[_KEPT_ALL] * (LEAVES - KEPT)])

    def __str__(self) -> str:
        raw = array("h", self.kept)
        if sys.byteorder == "big":
            raw.byteswap()
        text = base64.b85encode(zlib.compress(raw.tobytes(), 9)).decode()
        opening = "".join(
            f"{name} = [{', '.join(f'{number:.4f}' for number in numbers)}]\n"
            for name, numbers in (
                ("means", self.opening.means),
                ("weights", self.opening.weights),
                ("keeping", self.opening.keeping),
            )
        )
        stages = "".join(map(str, self.stages))
        lines = "\n".join(text[at : at + _COLUMNS] for at in range(0, len(text), _COLUMNS))
        return f"# Made by: {self.origin}\n{opening}leaves = '''\n{lines}\n'''\n{stages}"


def read_learned(text: str) -> Learned:
    values = tomllib.loads(text)
    raw = array("h")
    raw.frombytes(zlib.decompress(base64.b85decode(values["leaves"].replace("\n", ""))))
    if sys.byteorder == "big":
        raw.byteswap()
    if len(raw) != KEPT:
        raise ValueError(len(raw))
    means, weights, keeping = (tuple(values[name]) for name in ("means", "weights", "keeping"))
    origin = text.partition("\n")[0].removeprefix("# Made by: ")
    stages = tuple(map(read_stage, values["stages"]))
    if len(stages) != STAGES:
        raise ValueError(len(stages))
    return Learned(array("i", raw), Opening(means, weights, keeping), stages, origin)


def nothing_learned(turn: int) -> Learned:
    """Where training begins: tiles kept are worth nothing, another turn is worth `turn` units."""
    kept = array("i", bytes(4 * KEPT))
    kept[0] = turn
    return Learned(kept, Opening((), (), ()))


def rounded(values: Sequence[float]) -> array[int]:
    """Points as the table holds them."""
    return array("i", [max(-_LARGEST, min(_LARGEST, round(UNIT * value))) for value in values])


@lru_cache(maxsize=1)
def shipped() -> Learned:
    """What is in the package."""
    return read_learned((files(__package__) / "data" / "learned.toml").read_text("utf-8"))


@lru_cache(maxsize=1)
def shipped_leaves() -> array[int]:
    return shipped().leaves()
