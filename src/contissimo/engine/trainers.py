"""How the tables that computer players have learned are made again; this is the only list of trainers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from contissimo.engine.calculissimo import train as calculissimo
from contissimo.engine.contig60 import train as contig60

Hear = Callable[[int, int], None]
"""Called with how much is done, and of how much."""


class Trainer(Protocol):
    """Plays `games` a round in `jobs` processes; the text of what it gives is the shipped file."""

    def __call__(self, seed: int, games: int, jobs: int, *, progress: Hear) -> object: ...


TRAINERS: Mapping[str, tuple[Trainer, int]] = {
    "calculissimo": (calculissimo.train, calculissimo.GAMES),
    "contig60": (contig60.train, contig60.GAMES),
}
"""By game, with the number of games that the shipped file took."""

NEUTRAL: Mapping[str, tuple[Trainer, int]] = {
    "contig60": (contig60.train_neutral, contig60.GAMES),
}
"""Of what a judge needs that expects no mistakes of anybody, where a player's own table expects some."""
