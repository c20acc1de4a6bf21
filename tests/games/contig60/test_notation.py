"""Readers: every move and position comes back from its text, and nothing else is read."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contissimo.core.errors import ContissimoError, Unreadable
from contissimo.core.game import Points
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.board import read_layout
from contissimo.games.contig60.moves import Say, Steal
from contissimo.games.contig60.notation import read_move, read_position
from contissimo.games.contig60.rules import PRESETS, Ruleset
from contissimo.games.contig60.sentences import roll_table
from tests.games.contig60.helpers import (
    DEFAULT,
    ONE,
    SHEET,
    TWO,
    begin,
    play,
    random_game,
    ruled,
    with_markers,
)

EMPTY = "|".join(["........"] * 8)
EVERYTHING = ruled(
    SHEET, race_to_zero=True, own_square_counts=True, false_accusation_cost=3, minutes=5, points=30
)


@pytest.mark.parametrize(
    "text",
    [
        "(2+3)*4=20",
        "2+3*4=14",
        "23+4=27",
        "-2+3+4=5",
        "2/(3-3)=1",
        "20=20",
        "steal (2+3)*4=20",
        "pass",
        "decline",
        "challenge",
        "accept",
        "resign",
        "last",
        "first 1",
        "first 9",
        "roll 2 3 4",
        "roll 0 10 20",
        "2+3+4=123456789",
    ],
)
def test_a_move_is_its_text(text: str) -> None:
    move = read_move(text)
    assert str(move) == text
    assert GAME.read_move(text) == move
    assert move.seen_by(None) is move
    assert move.seen_by(ONE) is move


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("(2+3)x4=20", "(2+3)*4=20"),
        ("(2+3)X4=20", "(2+3)*4=20"),
        ("(2+3)×4=20", "(2+3)*4=20"),
        ("(2+3)·4=20", "(2+3)*4=20"),
        ("6:2÷3=1", "6/2/3=1"),
        ("6−2-3=1", "6-2-3=1"),
        ("((2)+3)*(4)=20", "(2+3)*4=20"),
        ("2+3+4 = 9", "2+3+4=9"),
        ("steal 2+(3×4)=14", "steal 2+3*4=14"),
    ],
)
def test_reading_a_move_takes_aliases_and_needless_brackets(text: str, written: str) -> None:
    assert str(read_move(text)) == written
    assert read_move(text) == read_move(written)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " pass",
        "pass ",
        "PASS",
        "steal",
        "steal pass",
        "steal  2+3+4=9",
        "2+3+4",
        "=9",
        "2+3+4=",
        "2+3+4=-5",
        "2+3+4=09",
        "02+3+4=9",
        "2+3+4=9=9",
        "2 + 3+4=9",
        "2+3+4=9\n",
        "first 0",
        "first 10",
        "first",
        "roll 2 3",
        "roll 2 3 4 5",
        "roll 2  3 4",
        "roll 2,3,4",
        "roll 02 3 4",
        "roll 100 3 4",
        "roll -2 3 4",
        "٢+3+4=9",
        "2" * 119 + "=9",
        "2+3+4=" + "9" * 5000,
        "first " + "1" * 5000,
        "swap 57",
    ],
)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        read_move(text)


@given(st.text(max_size=30) | st.text(alphabet="0123456789+-*/()=: xfirstoleap", max_size=20))
def test_the_move_reader_gives_a_move_or_its_own_error(text: str) -> None:
    try:
        move = read_move(text)
    except Unreadable:
        return
    assert read_move(str(move)) == move


def test_every_listed_sentence_round_trips() -> None:
    for dice in product(range(1, 7), repeat=3):
        for sentence in roll_table(dice).values():
            assert read_move(str(sentence)) == Say(sentence)
            assert read_move(f"steal {sentence}") == Steal(sentence)


def test_the_text_of_a_position_in_each_phase() -> None:
    start = GAME.start(SHEET, 2)
    said = EMPTY.replace(".", "x", 1)
    stolen = EMPTY.replace(".", "o", 1)
    turn = play(start, "first 2", "roll 4 2 2", "pass", "decline", "roll 1 1 2")
    steal = play(turn, "pass")
    assert str(start) == f"{EMPTY} 60,60 25,25 _ - -"
    assert str(begin(SHEET)) == f"{EMPTY} 60,60 25,25 _ - begin:1"
    assert str(turn) == f"{EMPTY} 60,60 25,25 1,1,2 1 begin:2;turns:1;idle:1"
    assert str(steal) == f"{EMPTY} 60,60 25,25 1,1,2 2 begin:2;turns:1;idle:1;passed:1"
    assert str(play(turn, "2-1-1=0")) == (
        f"{said} 60,60 24,25 1,1,2 2 begin:2;turns:1;idle:1;said:2-1-1=0"
    )
    assert str(play(steal, "steal 2-1-1=0")) == (
        f"{stolen} 60,60 25,24 1,1,2 1 begin:2;turns:1;idle:1;passed:1;stolen:2-1-1=0"
    )
    assert str(play(turn, "resign")) == (
        f"{EMPTY} 60,60 25,25 _ . begin:2;turns:1;idle:1;over:resign;by:1"
    )


@pytest.mark.parametrize(
    "ruleset",
    [
        *PRESETS.values(),
        EVERYTHING,
        ruled(EVERYTHING, layout=read_layout("1 2 3 4 5 6 7\n", file="row"), line_length=3),
        ruled(faces=(0, 7, 20), layout=read_layout("0\n7\n20\n27\n13\n", file="column"), rounds=5),
    ],
    ids=lambda ruleset: ruleset.name,
)
def test_positions_round_trip_in_every_state_of_a_game(ruleset: Ruleset) -> None:
    phases = set()
    for seed in range(4):
        for position in random_game(ruleset, seed, resign_at=5 if seed == 3 else -1):
            phases.add(position.phase)
            again = read_position(str(position), ruleset)
            assert again == position
            assert str(again) == str(position)
            assert again.outcome == position.outcome
            assert again.to_act == position.to_act
            assert sum(again.markers) + again.board.occupied.bit_count() == 2 * ruleset.markers
    expected = {"first", "roll", "turn", "steal", "over"}
    assert phases == expected | ({"window"} if ruleset.judging == "challenge" else set())


def test_a_position_in_its_last_minutes_round_trips() -> None:
    ruleset = ruled(minutes=1)
    turn = ("roll 1 1 1", "pass", "decline")
    for moves in (("roll 1 1 1", "last"), ("roll 1 1 1", "last", *turn[1:])):
        position = begin(ruleset, *moves)
        assert "last:1" in str(position)
        assert read_position(str(position), ruleset) == position
    over = play(position, *turn)
    assert read_position(str(over), ruleset) == over


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "position_fields"),
        (f"{EMPTY} 60,60 25,25 _ -", "position_fields"),
        (f"{EMPTY}  60,60 25,25 _ - -", "position_fields"),
        (f"{EMPTY} 60,60 25,25 _ - - ", "position_fields"),
        (f"{EMPTY[1:]} 60,60 25,25 _ - -", "position_board"),
        (f"{EMPTY.replace('.', 'X', 1)} 60,60 25,25 _ - -", "position_board"),
        (EMPTY.replace("|", "\n") + " 60,60 25,25 _ - -", "position_board"),
        (f"{EMPTY} 60 25,25 _ - -", "position_scores"),
        (f"{EMPTY} 60,060 25,25 _ - -", "position_scores"),
        (f"{EMPTY} 60,-0 25,25 _ - -", "position_scores"),
        (f"{EMPTY} 60,1000000 25,25 _ - -", "position_scores"),
        (f"{EMPTY} 60,60 25,24 _ - -", "position_markers"),
        (f"{EMPTY} 60,60 -1,25 _ - -", "position_markers"),
        (f"{EMPTY} 60,60 25,25 2,3 1 begin:1", "position_dice"),
        (f"{EMPTY} 60,60 25,25 2,3,7 1 begin:1", "position_dice"),
        (f"{EMPTY} 60,60 25,25 2,3,04 1 begin:1", "position_dice"),
        (f"{EMPTY} 60,60 25,25 2,3,4 2 begin:1", "position_to_move"),
        (f"{EMPTY} 60,60 25,25 2,3,4 1,2 begin:1", "position_to_move"),
        (f"{EMPTY} 60,60 25,25 _ 1 begin:1", "position_to_move"),
        (f"{EMPTY} 60,60 25,25 _ - begin:3", "position_flag"),
        (f"{EMPTY} 60,60 25,25 _ - begin:1;colour:2", "position_flag"),
        (f"{EMPTY} 60,60 25,25 _ - begin:1;begin:1", "position_flag"),
        (f"{EMPTY} 60,60 25,25 _ - begin:", "position_flag"),
        (f"{EMPTY} 60,60 25,25 _ - begin:1;turns:-2", "position_flag"),
        (f"{EMPTY} 60,60 25,25 _ - begin:1;turns:0", "position_flags"),
        (f"{EMPTY} 60,60 25,25 _ - turns:2;begin:1", "position_flags"),
        (f"{EMPTY} 60,60 25,25 _ - begin:1;last:2", "position_flags"),
        (f"{EMPTY} 60,60 25,25 2,3,4 2 begin:1;passed:2", "position_flags"),
        (f"{EMPTY} 60,60 25,25 2,3,4 2 begin:1;said:2x3+4=10", "position_flags"),
        (f"{EMPTY} 60,60 25,25 2,3,4 2 begin:1;said:2", "move_unreadable"),
        (f"{EMPTY} 60,60 25,25 2,3,4 2 begin:1;said:2={'9' * 5000}", "move_too_long"),
        (f"{EMPTY} 60,60 25,25 _ - begin:1;turns:{'9' * 5000}", "position_flag"),
        (f"{EMPTY} 60,60 25,25 _ - begin:1;idle:1", "position_impossible"),
        (f"{EMPTY} 60,60 25,25 _ - begin:1;last:1", "position_impossible"),
        (f"{EMPTY} 60,60 25,25 _ - turns:1", "position_impossible"),
        (f"{EMPTY} 60,60 25,25 2,3,4 1 -", "position_impossible"),
        (f"{EMPTY} 60,60 25,25 _ - begin:1;by:1", "position_impossible"),
        (f"{EMPTY} 60,60 25,25 _ . begin:1;over:resign", "position_impossible"),
        (f"{EMPTY} 60,60 25,25 _ . begin:1;over:line", "position_impossible"),
        (f"{EMPTY} 60,60 25,25 _ . begin:1;over:line;by:2", "position_impossible"),
        (f"{EMPTY} 60,60 25,25 _ . begin:1;passed:1;over:resign;by:2", "position_impossible"),
        (f"{EMPTY} 60,60 25,25 2,3,4 . begin:1;over:resign;by:2", "position_impossible"),
        (f"{EMPTY} 60,60 25,25 2,3,4 . begin:1;over:line", "position_impossible"),
        (f"{EMPTY} 60,60 25,25 _ - begin:1;passed:1", "position_impossible"),
        (f"{EMPTY} 60,60 25,25 _ - begin:1;turns:50;idle:40", "position_impossible"),
        (f"{EMPTY} 60,60 25,25 2,3,4 1 begin:1;turns:50;idle:40", "position_impossible"),
        (f"{EMPTY} 60,60 25,25 2,3,4 2 begin:1;said:2+3+4=9", "position_impossible"),
    ],
)
def test_what_is_no_position_is_unreadable(text: str, why: str) -> None:
    with pytest.raises(Unreadable) as refused:
        GAME.read_position(text, DEFAULT)
    assert refused.value.why == why


def test_where_it_is_agreed_side_1_has_begun() -> None:
    """contig60 §1.4: option `first`; a position says so, and no other."""
    agreed = ruled(first="agreed")
    start = GAME.start(agreed, 2)
    assert str(start) == f"{EMPTY} 60,60 25,25 _ - begin:1"
    assert GAME.read_position(str(start), agreed) == start
    for flags in ("-", "begin:2"):
        with pytest.raises(Unreadable) as refused:
            GAME.read_position(f"{EMPTY} 60,60 25,25 _ - {flags}", agreed)
        assert refused.value.why == "position_impossible"


def test_a_window_must_have_its_marker() -> None:
    text = str(play(begin(SHEET), "roll 1 1 2", "2-1-1=0"))
    assert read_position(text, SHEET).phase == "window"
    for change in (
        text.replace("x", "o").replace("24,25", "25,24"),
        text.replace("x", ".").replace("24,25", "25,25"),
        text.replace("=0", "=43"),
    ):
        with pytest.raises(Unreadable) as refused:
            read_position(change, SHEET)
        assert refused.value.why == "position_impossible"


def test_a_window_on_a_board_that_was_already_decided_is_refused() -> None:
    window = play(with_markers(SHEET, x=(0, 1, 2, 3)), "roll 2 3 5", "2+5-3=4")
    assert read_position(str(window), SHEET) == window
    board = window.board
    for number in (27, 26, 25, 24):
        board = board.toggled(ONE, number)
    late = replace(window, board=board)
    with pytest.raises(Unreadable):
        read_position(str(late), SHEET)


def test_more_markers_than_the_stock_are_refused() -> None:
    ruleset = ruled(markers=1)
    text = str(with_markers(ruleset, x=(0, 5)))
    assert " -1,1 " in text
    with pytest.raises(Unreadable) as refused:
        read_position(text, ruleset)
    assert refused.value.why == "position_impossible"


def test_a_race_that_is_already_won_is_refused() -> None:
    ruleset = ruled(race_to_zero=True)
    won = with_markers(ruleset, scores=(Points(0), Points(9)))
    with pytest.raises(Unreadable):
        read_position(str(won), ruleset)
    assert read_position(str(won), DEFAULT).scores == (0, 9)


_SAMPLES = [
    str(position)
    for name in ("contig60", "sheet-pt")
    for position in list(random_game(PRESETS[name], 3))[:40]
]


@settings(max_examples=200)
@given(
    st.sampled_from(_SAMPLES),
    st.integers(0, 160),
    st.integers(0, 3),
    st.text(alphabet="0123456789.|xo-_,;: =+beginpasd", max_size=4),
)
def test_a_mutated_position_is_a_position_or_our_own_error(
    text: str, place: int, cut: int, insert: str
) -> None:
    mutated = text[:place] + insert + text[place + cut :]
    try:
        position = read_position(mutated, SHEET)
    except Unreadable:
        return
    assert str(position) == mutated
    for seat in position.to_act:
        for move in position.moves(seat):
            position.apply(seat, move)


@given(st.text(max_size=40))
def test_any_text_is_a_position_or_our_own_error(text: str) -> None:
    with pytest.raises(ContissimoError):
        read_position(text, DEFAULT)


def test_side_two_can_begin_a_read_position() -> None:
    text = f"{EMPTY} 60,60 25,25 2,3,4 2 begin:2"
    assert play(read_position(text, DEFAULT), "2+3+4=9").board.at(9) == TWO


def test_a_view_comes_back_from_its_text() -> None:
    for position in random_game(SHEET, 3):
        for reader in (None, ONE, TWO):
            view = position.view(reader)
            assert GAME.read_view(str(view), position.ruleset, reader) == view
