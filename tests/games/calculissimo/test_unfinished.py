"""A placement that more tiles can still make legal is unfinished, and not yet wrong (§4.1-4.6)."""

from __future__ import annotations

import pytest

from contissimo.core.errors import IllegalMove, Unfinished
from contissimo.core.game import Seat
from contissimo.games.calculissimo import GAME
from tests.games.calculissimo.helpers import at, lane

ROW = ".........|..1+2....|........."
EDGE = ".........|1+2......|........."
END = ".........|.....1+2.|........."
COLUMN = "....1....|....+....|....2...."
TWO = "....5....|...6.....|........."
"""Whatever is laid on e2 touches both."""


def refusal(board: str, rack: str, move: str) -> IllegalMove:
    position = at(lane(), rack, "1", board=board, bag="9")
    with pytest.raises(IllegalMove) as caught:
        GAME.card(position, Seat(1), GAME.read_move(move))
    return caught.value


@pytest.mark.parametrize(
    ("board", "rack", "move", "why"),
    [
        ("", "12+", "2e 1", "no_line"),
        ("", "12+", "2d 1", "no_line"),
        ("", "12+", "e1 1", "no_line"),
        ("", "12+", "2e 1+", "line_incomplete"),
        ("", "12+", "2d +1", "line_incomplete"),
        ("", "12+4-", "2b 1+2", "start_not_covered"),
        ("", "12+4-", "2f 1+2", "start_not_covered"),
        ("", "12--", "2d 1-2", "not_positive"),
        ("", "12//", "2d 1/2", "not_whole"),
        (ROW, "12+", "1a 1", "no_line"),
        (ROW, "12+4", "1g 1+2", "not_connected"),
        (ROW, "12+", "2c (1+2)+", "line_incomplete"),
        (ROW, "12-7", "2c (1+2)-7", "not_positive"),
        (COLUMN, "12-", "2e (+)1", "line_incomplete"),
    ],
)
def test_what_more_tiles_can_mend_is_unfinished(board: str, rack: str, move: str, why: str) -> None:
    error = refusal(board, rack, move)
    assert error.why == why
    assert isinstance(error, Unfinished)


@pytest.mark.parametrize(
    ("board", "rack", "move", "why"),
    [
        ("", "1", "2e 1", "no_line"),
        ("", "12+", "1a 1", "no_line"),
        ("", "12+4", "2a 1", "no_line"),
        ("", "12+", "2d 12", "line_incomplete"),
        ("", "12+3", "1d 1+2", "start_not_covered"),
        ("", "12+4", "2a 1+2", "start_not_covered"),
        ("", "12+4", "d1 1+2", "start_not_covered"),
        ("", "123**7", "2d 1*2*3", "times_twice"),
        ("", "12-", "2d 1-2", "not_positive"),
        (ROW, "12+7", "1a 12", "not_connected"),
        (ROW, "12+7", "2c (1+2)2", "line_incomplete"),
        (ROW, "12-7", "1d 7-2", "line_incomplete"),
        (END, "12+", "2f (1+2)+", "line_incomplete"),
        (EDGE, "12++", "2a (1+2)++", "line_incomplete"),
        (COLUMN, "12+-", "e1 (1+2)+", "off_board"),
        (TWO, "12-", "2d (6)-", "line_incomplete"),
        (TWO, "12-", "2d (6)1", "line_incomplete"),
        (TWO, "12-4", "2d (6)-4", "line_incomplete"),
        (ROW, "12+", "2e 9+9", "square_occupied"),
    ],
)
def test_what_they_can_not_mend_is_wrong(board: str, rack: str, move: str, why: str) -> None:
    error = refusal(board, rack, move)
    assert error.why == why
    assert not isinstance(error, Unfinished)
