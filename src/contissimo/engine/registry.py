"""Computer players by name: those that every game has, and each game's own.

A game's engine keeps its players in a mapping from names to makers; here is the only list of such mappings.
Making a player must be cheap, since one is made for every seat of every game: tables are loaded once and kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from contissimo.core.chance import small_stream
from contissimo.core.errors import ContissimoError
from contissimo.core.game import Rng
from contissimo.engine import baseline
from contissimo.engine.calculissimo import generator as _generator  # noqa: F401  # hands itself in
from contissimo.engine.calculissimo import levels as calculissimo
from contissimo.engine.calculissimo.champion import Champion
from contissimo.engine.contig60 import levels as contig60
from contissimo.engine.player import Player
from contissimo.games import GAMES

Make = Callable[[Rng], Player]

OWN: Mapping[str, Mapping[str, Make]] = {
    "calculissimo": {**calculissimo.PLAYERS, "champion": Champion},
    "contig60": contig60.PLAYERS,
}
"""Each game's own players, by the game's key, like `{"contig60": contig60.PLAYERS}`."""


ADVISERS: Mapping[str, tuple[str, ...]] = {
    "calculissimo": ("greedy", "evaluation"),
    "contig60": ("level-6", "greedy"),
}
"""By a game's key, who is asked for a hint: what the first of them puts on the board is the hint.

In Calculissimo that is the placement with the most points, which help calls the best; what to exchange is known by `evaluation`.
"""
_ANYWHERE = ("greedy",)


def advisers_of(game_key: str) -> tuple[str, ...]:
    return ADVISERS.get(game_key, _ANYWHERE)


class UnknownPlayer(ContissimoError):
    """A name that no player of the game has; `players` in the details are those there are."""


@cache
def players_of(game_key: str) -> Mapping[str, Make]:
    """Every player of a game by name, in the order in which they are shown."""
    plain, own = baseline.players(GAMES[game_key]), OWN.get(game_key, {})
    return MappingProxyType({**plain, **own})


def player(game_key: str, spec: str, seed: int) -> Player:
    """A fresh player whose own chance follows from `seed` alone, or UnknownPlayer."""
    known = players_of(game_key)
    if spec not in known:
        raise UnknownPlayer("player_unknown", player=spec, players=" ".join(known))
    return known[spec](small_stream(seed))
