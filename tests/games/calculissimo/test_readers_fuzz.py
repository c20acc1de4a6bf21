"""Readers give a value or one of our errors, whatever they are given."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from contissimo.core.errors import BadFile, IllegalMove, Unreadable
from contissimo.core.game import NATURE, Seat
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.board import read_board, read_layout
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import PRESETS
from contissimo.games.calculissimo.tiles import read_bag
from tests.games.calculissimo.helpers import lane, random_game, rules_of
from tests.games.calculissimo.test_positions import go_on

SHORT_AND_LONG = pytest.mark.parametrize(
    "run", ["short", pytest.param("long", marks=pytest.mark.soak)]
)
"""Each law runs with few examples in `make test` and with many in `make soak` (tests/conftest.py)."""
GOLDEN = Path(__file__).parents[2] / "data" / "calculissimo-positions.txt"
MOVES = [
    "8d 9+6/2=48",
    "h6 4-(2)+3",
    "6f ?3*(?4)-1",
    "swap 57+?",
    "swap _3",
    "order 1:5 2:9 3:9",
    "draw 1:57+?",
    "draw 1:_4",
    "challenge",
]
SIGNS = "0123456789+-*/?()=_:;,.| abcdefghijkpmqtuxX×÷−gby#\n\"'[]"
RULESETS = {
    name: rules_of(
        name,
        layout="g...*...b|.y..p....|.........",
        tiles="".join(f"{face} 9\n" for face in "0123456789+-*/?"),
    )
    for name in ("classic", "sheet-pt", "sheet-de", "junior")
}


def read_positions() -> list[tuple[str, str]]:
    """Texts of all kinds of states, each with the name of its ruleset."""
    lines = GOLDEN.read_text("utf-8").splitlines()
    pairs = (line.split(" ", 1) for line in lines if line and not line.startswith("#"))
    return [(name, text) for name, text in pairs]


POSITIONS = read_positions()
A_TURN = ("classic", f"{'|'.join(['.' * 9] * 3)} 12?,45 678 0,0 1 -")


@pytest.mark.parametrize(("name", "text"), POSITIONS)
def test_the_golden_positions_read_and_write_back(name: str, text: str) -> None:
    assert str(GAME.read_position(text, RULESETS[name])) == text


@st.composite
def mutated(draw: st.DrawFn, texts: list[str]) -> str:
    """A valid text with a few letters replaced, put in, taken out or said twice."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 4))):
        where = draw(st.integers(0, len(text)))
        until = min(len(text), where + draw(st.integers(0, 3)))
        new = draw(st.one_of(st.text(SIGNS, max_size=3), st.just(text[where:until] * 2)))
        text = text[:where] + new + text[until:]
    return text


@SHORT_AND_LONG
@given(text=st.one_of(st.text(), st.text(SIGNS), mutated(MOVES)))
def test_reading_a_move_gives_a_move_or_unreadable(run: str, text: str) -> None:
    try:
        move = GAME.read_move(text)
    except Unreadable:
        return
    assert GAME.read_move(str(move)) == move
    assert str(GAME.read_move(str(move))) == str(move)


@SHORT_AND_LONG
@given(
    state=st.sampled_from(POSITIONS),
    text=st.one_of(st.text(SIGNS), mutated(MOVES)),
    seat=st.integers(-1, 5),
)
@example(state=A_TURN, text="8u 1?", seat=1)
def test_any_readable_move_in_any_position_is_accepted_or_refused(
    run: str, state: tuple[str, str], text: str, seat: int
) -> None:
    name, position_text = state
    position = GAME.read_position(position_text, RULESETS[name])
    try:
        move = GAME.read_move(text)
        after = position.apply(Seat(seat), move)
    except (Unreadable, IllegalMove):
        return
    assert GAME.read_position(str(after), RULESETS[name]) == after


@SHORT_AND_LONG
@given(data=st.data())
def test_reading_a_position_gives_a_position_or_unreadable(run: str, data: st.DataObject) -> None:
    name, valid = data.draw(st.sampled_from(POSITIONS))
    text = data.draw(st.one_of(st.text(SIGNS), mutated([valid])))
    check_position(text, name)


@SHORT_AND_LONG
@given(data=st.data())
def test_fields_of_other_positions_make_a_position_or_unreadable(
    run: str, data: st.DataObject
) -> None:
    """Each field is right for itself: the contradictions are what must be seen."""
    name, valid = data.draw(st.sampled_from(POSITIONS))
    fields = valid.split(" ")
    for _ in range(data.draw(st.integers(1, 2))):
        index = data.draw(st.integers(0, 5))
        other = data.draw(st.sampled_from(POSITIONS))[1].split(" ")
        fields[index] = other[index]
    check_position(" ".join(fields), name)


def check_position(text: str, name: str) -> None:
    """What is read must be readable again, must show itself, and must be playable."""
    rules = RULESETS[name]
    try:
        position = GAME.read_position(text, rules)
    except Unreadable:
        return
    assert str(position) == text
    for reader in (None, *position.seats):
        str(position.view(reader))
    after: Position | None = position
    for _ in range(5):
        if after is None or not after.to_act:
            break
        after = go_on(after)
        if after is not None:
            assert GAME.read_position(str(after), rules) == after


@SHORT_AND_LONG
@given(text=st.one_of(st.text(), st.text(SIGNS), mutated([".........\n..1+2....\n........."])))
def test_reading_a_board_gives_a_board_or_bad_file(run: str, text: str) -> None:
    rules = lane()
    try:
        board = read_board(text, rules.layout)
    except BadFile:
        return
    assert read_board(str(board), rules.layout) == board


@SHORT_AND_LONG
@given(text=st.one_of(st.text(), st.text(".gbyp*\n#"), mutated([str(PRESETS["classic"].layout)])))
def test_reading_a_layout_gives_a_layout_or_bad_file(run: str, text: str) -> None:
    try:
        layout = read_layout(text, file="mine")
    except BadFile:
        return
    assert read_layout(str(layout), file="mine") == layout


@SHORT_AND_LONG
@given(text=st.one_of(st.text(), st.text("0123456789+-*/? \n#"), mutated(["1 5\n2 7\n+ 3\n? 4\n"])))
def test_reading_a_bag_gives_tiles_or_bad_file(run: str, text: str) -> None:
    try:
        tiles = read_bag(text, file="mine")
    except BadFile:
        return
    assert len(tiles) <= 400
    assert set(tiles) <= set("0123456789+-*/?")


RULESET_TEXTS = [
    PRESETS["sheet-de"].text,
    'base = "junior"\nturn_seconds = 60\nwindow_seconds = "auto"\n',
    "zero_counts = true\n",
]


@SHORT_AND_LONG
@given(text=st.one_of(st.text(), st.text(SIGNS), mutated(RULESET_TEXTS)))
@example(text="turn_seconds = " + "9" * 5_000)
@example(text="a = " + "[" * 3_000)
@example(text="a = 2021-02-30")
def test_reading_a_ruleset_gives_a_ruleset_or_bad_file(run: str, text: str) -> None:
    try:
        rules = GAME.read_ruleset(text)
    except BadFile:
        return
    assert GAME.read_ruleset(rules.text) == rules


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
def test_positions_of_many_games_survive_mutations(seed: int) -> None:
    random = Random(seed)
    name = random.choice(list(RULESETS))
    for position, _, _ in random_game(RULESETS[name], random.randint(2, 4), seed):
        text = str(position)
        where = random.randrange(len(text))
        check_position(text[:where] + random.choice(SIGNS) + text[where + 1 :], name)
        assert NATURE not in position.seats
