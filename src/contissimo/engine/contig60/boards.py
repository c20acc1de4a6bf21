"""One of many boards as a position of the rules."""

from __future__ import annotations

from contissimo.core.game import Points, Seat
from contissimo.engine.contig60.many import Many
from contissimo.engine.contig60.search import spaced
from contissimo.games.contig60.board import Board
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import Ruleset


def position_of(many: Many, board: int, ruleset: Ruleset) -> Position:
    """What a board of `many`, which plays by `ruleset`, shows. A game that is over is one that waits for a move."""
    first, second, one, two, turns, idle, roll, begin, steal = many.state(board)
    sides = spaced(first, ruleset.layout), spaced(second, ruleset.layout)
    return Position(
        ruleset,
        Board(ruleset.layout, sides),
        (Points(one), Points(two)),
        Seat(begin + 1),
        turns,
        idle,
        dice=many.dice_of(roll),
        passed=steal,
    )
