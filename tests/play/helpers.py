"""How the tests of `play` make matches of the toy game."""

from __future__ import annotations

from contissimo.core.chance import (
    Chance,
    commitment,
    match_key,
    ruleset_digest,
    small_seed,
)
from contissimo.core.game import Millis, Ruleset, Seat
from contissimo.play.match import Match
from tests.play.toy import TOY, ToyMove, ToyPosition, ToyRules

SEED = small_seed(7)
GIVEN = {Seat(1): bytes(range(16)), Seat(2): bytes(range(16, 32))}
CHANCE = Chance(match_key(SEED, GIVEN.values()))


def begin(ruleset: str | ToyRules = "plain", seats: int = 2, *, now: int = 0) -> Match:
    """A match with everything that a header can hold, its first draws made."""
    rules: Ruleset = TOY.rulesets[ruleset] if isinstance(ruleset, str) else ruleset
    return Match.begin(
        TOY,
        rules,
        seats,
        id="k3x",
        players=("Ana, of\\the north", 'Bo "B"', "Ça", "Dé")[:seats],
        date="2026-10-01",
        commitment=commitment("k3x", ruleset_digest(rules.text), SEED),
        contributions=GIVEN,
        now=Millis(now),
    ).advance(CHANCE)


def toy(match: Match) -> ToyPosition:
    assert isinstance(match.position, ToyPosition)
    return match.position


def say(match: Match, seat: int, text: str, now: int = 0) -> Match:
    """One move by its notation, and the chance that follows."""
    return match.play(Seat(seat), TOY.read_move(text), Millis(now)).advance(CHANCE)


def play_out(match: Match) -> Match:
    """The lowest tile again and again until the end, a 0 too; everything is accepted."""
    while not match.over:
        position = toy(match)
        seat = min(position.to_act)
        lowest = position.racks[seat - 1][:1]
        move = next(position.moves(seat))
        if lowest and not position.laid:
            move = ToyMove("lay", lowest)
        match = match.play(seat, move, match.time).advance(CHANCE)
    return match
