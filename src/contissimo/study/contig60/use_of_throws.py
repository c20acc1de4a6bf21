"""Luck of throws in Contig 60 as a known player uses them, for comparisons of computer players.

The luck of a review is what the best square of each roll is worth; a player who does not see that square gains nothing by it.
Where the player is known, each roll is worth what the player itself would cover with it. The luck of a throw is that, less
the mean over all rolls, so on average it is zero, however weak the player is: a control variate for results (docs/review.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from contissimo.core.game import NATURE
from contissimo.engine.player import UNLIMITED, Budget, Player
from contissimo.games.contig60.moves import Move, Roll
from contissimo.games.contig60.position import Position
from contissimo.play.match import Match
from contissimo.play.notes import Note
from contissimo.study.contig60.judge import ContigJudge


def used_luck(
    match: Match, players: Sequence[Player], judge: ContigJudge, thinking: Budget = UNLIMITED
) -> tuple[float, ...]:
    """What the throws of each seat did to its win share if these players use them.

    The players must have chance of their own: none that the match has used.
    """
    found = [0.0] * match.seats
    position = cast("Position", match.begun().position)
    for entry in match.standing:
        if isinstance(entry.move, Note):
            continue
        if isinstance(entry.move, Roll):
            roller = position.on_turn
            player = players[roller - 1]
            found[roller - 1] += _luck_of(position, entry.move, player, judge, thinking)
        position = position.apply(entry.seat, cast("Move", entry.move))
    return tuple(found)


def _luck_of(
    position: Position, thrown: Roll, player: Player, judge: ContigJudge, thinking: Budget
) -> float:
    seat = position.on_turn
    throw = judge.throw(position)
    own, mean = 0.0, 0.0
    for roll in judge.values.rolls:
        after = position.apply(NATURE, Roll(roll.dice))
        move = cast("Move", player.choose(after.view(seat), thinking))
        chance = judge.looked_up(throw, after, move)
        mean += roll.throws * chance
        if roll.dice == tuple(sorted(thrown.dice)):
            own = chance
    return own - mean / judge.values.kernel.tables.throws
