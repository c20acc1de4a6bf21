"""Games that computer players have played, for tests of reviews: the same for a seed."""

from __future__ import annotations

from functools import cache

from contissimo.core.chance import Chance, match_key, small_seed
from contissimo.core.game import Millis
from contissimo.engine.player import Budget
from contissimo.engine.registry import player
from contissimo.games import GAMES
from contissimo.play.match import Match

NOW = Millis(0)


@cache
def played(key: str, players: str, seed: int, ruleset: str = "") -> Match:
    """A whole game of computer players, as `level-3 level-5`."""
    game, specs = GAMES[key], players.split()
    rules = game.rulesets[ruleset or next(iter(game.rulesets))]
    match = Match.begin(game, rules, len(specs), players=tuple(specs))
    chance = Chance(match_key(small_seed(seed), ()))
    seated = [player(key, spec, 10 * seed + at) for at, spec in enumerate(specs)]
    match = match.advance(chance)
    while not match.over:
        seat = min(match.position.to_act)
        move = seated[seat - 1].choose(match.position.view(seat), Budget(nodes=500))
        match = match.play(seat, move, NOW).advance(chance)
    return match
