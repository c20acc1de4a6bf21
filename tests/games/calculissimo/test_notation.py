"""Moves as text: what is read, what is written, what is unreadable."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from contissimo.core.errors import Unreadable
from contissimo.core.game import Seat
from contissimo.core.grid import Square
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.moves import (
    Accept,
    Challenge,
    Draw,
    HiddenDraw,
    HiddenSwap,
    Order,
    Pass,
    Placement,
    Resign,
    Swap,
)
from tests.games.calculissimo.helpers import at, lane, placement, play

CANONICAL = [
    "8d 9+6/2",
    "h6 4-(2)+3",
    "6f 3*(4)-1",
    "10d 6+4-(3)+5",
    "j6 (1)*7+(5)",
    "8d 9+6/2=48",
    "8d 9+6/2=0",
    "u21 1+2",
    "21u 1",
    "a1 ?6?+(?6?-)?0=99999",
    "8d 1?",
    "8d ??6",
    "8d ?(6)",
    "8d (?)6",
    "8d 1?*2",
    "swap 57+",
    "swap 1234+/?",
    "swap _3",
    "pass",
    "challenge",
    "accept",
    "resign",
    "order 1:5 2:9 3:9",
    "order 2:+ 4:?",
    "draw 1:57+?",
    "draw 4:?+75",
    "draw 1:_4",
]


@pytest.mark.parametrize("text", CANONICAL)
def test_the_canonical_text_of_a_move_is_read_and_written(text: str) -> None:
    move = GAME.read_move(text)
    assert str(move) == text
    assert GAME.read_move(str(move)) == move


@given(
    st.sampled_from(["8d", "h6", "21u", "u21"]),
    st.text("01369+-*/x×?()", min_size=1, max_size=12),
    st.sampled_from(["", "=0", "=48", " =48", " = 7"]),
)
@example("8d", "(1)(2)+3", "")
@example("8d", "1x2", "=48")
@example("8d", "1*2", " = 7")
def test_a_placement_is_written_alike_however_it_was_read(
    start: str, line: str, total: str
) -> None:
    try:
        read = GAME.read_move(f"{start} {line}{total}")
    except Unreadable:
        return
    assert isinstance(read, Placement)
    assert str(read) == str(read.announcing(read.total))


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("8d 9x6", "8d 9*6"),
        ("8d 9X6", "8d 9*6"),
        ("8d 9×6", "8d 9*6"),
        ("8d 9·6", "8d 9*6"),
        ("8d 9:6", "8d 9/6"),
        ("8d 9÷6", "8d 9/6"),
        ("8d 9−6", "8d 9-6"),
        ("8d 9?x6", "8d 9?*6"),
        ("8d 9?:6", "8d 9?/6"),
        ("8d 9(×)6", "8d 9(*)6"),
        ("8d 9+6 = 48", "8d 9+6=48"),
        ("8d 9+6= 48", "8d 9+6=48"),
        ("8d 9+6 =48", "8d 9+6=48"),
        ("8d (9)(+)6", "8d (9+)6"),
        ("swap +75", "swap 57+"),
        ("swap ÷×−", "swap -*/"),
        ("swap ?1", "swap 1?"),
    ],
)
def test_other_ways_to_write_a_move_are_read(text: str, canonical: str) -> None:
    assert str(GAME.read_move(text)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "8d",
        "8d ",
        " 8d 9",
        "8d 9+6 ",
        "8d  9+6",
        "8d 9 + 6",
        "0d 9",
        "08d 9",
        "100d 9",
        "8v 9",
        "8D 9",
        "d 9",
        "8 9",
        "8d 9=",
        "8d =48",
        "8d 9=-1",
        "8d 9=048",
        "8d 9==4",
        "8d 9=4=4",
        "8d 9+6=4 8",
        "8d a",
        "8d 9p6",
        "8d ()9",
        "8d 9()",
        "8d (9",
        "8d 9)",
        "8d ((9))",
        "8d )9(",
        "8d 9_6",
        "8d ٣",
        "8d 9\n",
        "8d 9\n6",
        "٨d 9",
        "PASS",
        "Pass",
        "pass ",
        "pass\n",
        "swap",
        "swap ",
        "swap 12345678",
        "swap a",
        "swap _0",
        "swap _8",
        "swap _",
        "swap 1 2",
        "draw 1:",
        "draw 0:1",
        "draw 5:1",
        "draw 1:12345678",
        "draw 1:×",
        "draw 1:x",
        "draw 1:_8",
        "order",
        "order 1:",
        "order 2:5 1:9",
        "order 1:5 1:9",
        "order 1:5  2:9",
        "order 1:÷",
        "order 5:1",
        "order 1:5 2:5 3:5 4:5 1:1",
        "8d " + "1" * 198,
        "é",
    ],
)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read_move(text)


def test_a_text_that_is_too_long_says_so() -> None:
    with pytest.raises(Unreadable, match="move_too_long"):
        GAME.read_move("x" * 201)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("pass", Pass()),
        ("challenge", Challenge()),
        ("accept", Accept()),
        ("resign", Resign()),
        ("swap 57+", Swap("57+")),
        ("swap _3", HiddenSwap(3)),
        ("draw 2:7?5", Draw(Seat(2), "7?5")),
        ("draw 2:_3", HiddenDraw(Seat(2), 3)),
        ("order 1:5 2:?", Order(((Seat(1), "5"), (Seat(2), "?")))),
    ],
)
def test_a_move_is_a_value(text: str, value: object) -> None:
    assert GAME.read_move(text) == value
    assert {GAME.read_move(text)} == {value}


def test_row_first_means_across_and_column_first_means_down() -> None:
    across, down = placement("10d 6+4"), placement("d10 6+4")
    assert [square for square, _ in across.tiles] == [Square(3, 9), Square(4, 9), Square(5, 9)]
    assert [square for square, _ in down.tiles] == [Square(3, 9), Square(3, 10), Square(3, 11)]


def test_two_placements_are_equal_when_they_place_the_same_tiles() -> None:
    one, other = placement("2d (9)+(2)"), placement("e1 (3)+(1)")
    assert one == other
    assert hash(one) == hash(other)
    assert one != placement("2d (9)-(2)")
    assert one != placement("2d (9)+(2)=11")
    assert one != Pass()
    assert one.announcing(11) == placement("2d (9)+(2)=11")
    assert one != placement("2c (9)+(2)")
    board = "....3....|...9.2...|....1...."
    position = at(lane(), "+", "1", board=board, bag="9")
    assert play(position, "1 2d (9)+(2)") == play(position, "1 e1 (3)+(1)")


def test_a_joker_laid_as_a_6_is_written_with_its_face() -> None:
    move = placement("8d ?6?+(?6)")
    assert (move.letters, move.new) == ("gpg", (True, True, False))
    assert isinstance(move, Placement)


def test_moves_hide_only_what_a_reader_may_not_know() -> None:
    draw = Draw(Seat(2), "57+")
    assert str(draw.seen_by(Seat(2))) == "draw 2:57+"
    assert str(draw.seen_by(Seat(1))) == "draw 2:_3"
    assert str(draw.seen_by(None)) == "draw 2:_3"
    assert str(Swap("57+").seen_by(None)) == "swap _3"
    for text in ("pass", "8d 9+6/2=48", "order 1:5 2:9", "swap _3", "draw 2:_3", "challenge"):
        move = GAME.read_move(text)
        assert move.seen_by(Seat(1)) == move
