"""The computer players that exist, by game and name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from contissimo.core.game import Rng
from contissimo.engine.baseline import PLAYERS
from contissimo.engine.player import Player


def levels_of(game: str) -> Mapping[str, Callable[[Rng], Player]]:
    """From the gentlest to the strongest."""
    del game  # the players of today play both
    return PLAYERS
