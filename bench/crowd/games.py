"""Games of Calculissimo made beforehand, and the chance that they were made with.

The server of the bench gives a match the same chance, so that what was played can be played again word by word.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from contissimo.core.chance import Chance, match_key, small_seed
from contissimo.core.game import Millis
from contissimo.engine.player import Budget
from contissimo.engine.registry import player
from contissimo.games import GAMES
from contissimo.games.calculissimo.moves import Placement
from contissimo.play.match import Match

COUNT = 24
_RULES = GAMES["calculissimo"]


@dataclass(frozen=True)
class Planned:
    """By the number of the last entry, who then says what, and whether it is a placement."""

    said: dict[int, tuple[int, str, bool]]
    last: int


def number_of(match: str) -> int:
    """Which of the games a match plays, by its name."""
    return sum(match.encode()) % COUNT


def chance_of(match: str) -> Chance:
    return Chance(match_key(small_seed(number_of(match)), ()))


@cache
def planned(number: int) -> Planned:
    """A game between two computer players that see well and don't think long."""
    players = [player("calculissimo", "level-6", seed) for seed in (number, number + COUNT)]
    chance = Chance(match_key(small_seed(number), ()))
    match = Match.begin(_RULES, _RULES.rulesets["classic"], 2).advance(chance)
    said = {}
    while not match.over:
        (seat,) = match.position.to_act
        move = players[seat - 1].choose(match.position.view(seat), Budget(nodes=1))
        said[len(match.log)] = (seat - 1, str(move), isinstance(move, Placement))
        match = match.play(seat, move, Millis(0)).advance(chance)
    return Planned(said, len(match.log))
