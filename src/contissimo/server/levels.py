"""The computer players that a table can seat, by game and name: those of the engines' own registry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from contissimo.core.game import Rng
from contissimo.engine.player import Player
from contissimo.engine.registry import players_of


@cache
def levels_of(game: str) -> Mapping[str, Callable[[Rng], Player]]:
    """In the order in which they are shown."""
    return players_of(game)
