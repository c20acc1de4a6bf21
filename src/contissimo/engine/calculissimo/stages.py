"""How the worth of kept tiles changes as the bag empties: a table for each stage of the bag, for the champion's playouts.

The table of `learned.py` holds for a full bag. At each stage some of it counts, with corrections by face and by how
many tiles are kept. `contissimo train` finds them (`train_stages.py`); `FADING` is where that begins.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any  # values of TOML that we wrote

from contissimo.games.calculissimo.tiles import FACES, RACK_SIZE

FIRST = (0, 1, 8, 15, 22, 29, 36, 51, 71)
"""The fewest tiles in the bag, stage by stage."""
STAGES = len(FIRST)
OUTLOOK = (15.0, 2.7, 1.2)
"""The logistic of `Playout.set_outlook`, fitted to self-play (bench/lab.md)."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Worth in units of a table; shares in thousandths."""

    table: int
    """How much of the table counts."""
    costs: int = 0
    """How much of what tiles cost at the end of the game counts."""
    exchange: int = 0
    """What an exchange is worth beyond the tiles it keeps."""
    faces: tuple[int, ...] = (0,) * len(FACES)
    """What each tile is worth in addition."""
    sizes: tuple[int, ...] = (0,) * (RACK_SIZE + 1)
    """What it is worth in addition to keep a number of tiles. To keep none is to have used all."""

    def __str__(self) -> str:
        lines = (f"{name} = {_written(value)}\n" for name, value in asdict(self).items())
        return f"\n[[stages]]\n{''.join(lines)}"


def _written(value: int | tuple[int, ...]) -> str:
    return str(value) if isinstance(value, int) else str([*value])


def read_stage(table: Mapping[str, Any]) -> Stage:
    """A stage from its table in the text of what is learned."""
    faces, sizes = tuple(table["faces"]), tuple(table["sizes"])
    if (len(faces), len(sizes)) != (len(FACES), RACK_SIZE + 1):
        raise ValueError(len(faces), len(sizes))
    return Stage(table["table"], table["costs"], table["exchange"], faces, sizes)


FADING = (
    Stage(0, costs=1000),
    *(Stage(200 * stage) for stage in range(STAGES - 4)),
    *(Stage(1000) for _ in range(3)),
)
"""With an empty bag kept tiles are what they will cost; above, their worth fades with each seven tiles."""


def stage_of(bag_size: int) -> int:
    """Which table counts with `bag_size` tiles in the bag."""
    return bisect_right(FIRST, bag_size) - 1
