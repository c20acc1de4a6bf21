"""Positions as text: every state is written and read back, and nothing impossible is read."""

from __future__ import annotations

import pytest

from contissimo.core.chance import small_stream
from contissimo.core.errors import BadFile, IllegalMove, Unreadable
from contissimo.core.game import NATURE, Seat
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.board import read_board, read_layout
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import PRESETS
from tests.games.calculissimo.helpers import LANE, PLENTY, at, lane, play, random_game, rules_of

EMPTY = ".........|.........|........."
LAID = ".........|....1+2..|........."


def read(text: str, **options: object) -> Position:
    return GAME.read_position(text, lane(**options))


@pytest.mark.parametrize(
    ("preset", "seats"),
    [
        *zip(PRESETS, [2, 3, 4, 2, 3, 4, 2, 3, 4], strict=True),
        ("sheet-de", 3),
        ("classic", 4),
    ],
)
def test_texts_of_moves_and_positions_round_trip_along_games(preset: str, seats: int) -> None:
    rules = PRESETS[preset]
    tiles = sorted(rules.bag)
    for position, _, move in random_game(rules, seats, seed=seats):
        assert GAME.read_position(str(position), rules) == position
        assert GAME.read_move(str(move)) == move
        if not position.resigned and "order" not in str(position).split(" ")[-1]:
            letters = position.board.letters()
            laid = ["?" if letter in "abcdefghijpmq" else letter for letter in letters]
            assert sorted([*laid, *"".join(position.racks), *position.bag]) == tiles
    assert position.outcome is not None


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 125))
@pytest.mark.parametrize("preset", list(PRESETS))
def test_texts_of_moves_and_positions_round_trip_along_many_games(preset: str, seed: int) -> None:
    rules = PRESETS[preset]
    for position, _, move in random_game(rules, 2 + seed % 3, seed):
        assert GAME.read_position(str(position), rules) == position
        assert GAME.read_move(str(move)) == move


@pytest.mark.parametrize(
    "fields",
    [
        # a turn, an extra turn, with counts and seats that resigned
        f"{EMPTY} 123,45+ 678 0,0 1 -",
        f"{EMPTY} 123,45+ 678 0,0 2 extra",
        f"{EMPTY} 123,.,? . -5,1000,0 3 passes:2;idle:5;resigned:2",
        f"{EMPTY} 123,.,?,. . -5,1000,0,9 3 extra;idle:5;resigned:2,4",
        # before the first turn
        f"{EMPTY} .,.,. 0123456789+-*/???????? 0,0,0 - order:1,3",
        f"{EMPTY} .,1234567,. 0123456789+-*/???????? 0,0,0 - deal:2",
        # drawing
        f"{LAID} 3,45+ 678 6,0 - draw:1:3",
        f"{LAID} .,45+ 678 6,0 - draw:1:3;extra;idle:1",
        # a window
        f"{LAID} 3,45+ 678 6,0 2 window:1:2e_1+2=6",
        f"{LAID} 3,45+,7,. 678 6,0,0,0 3 window:1:2e_1+2=6;accepted:2;passes:1;idle:1;resigned:4",
        # over
        f"{LAID} 3,45+ . 6,0 . over:stuck;passes:1;idle:1",
        f"{LAID} 3,. . 6,0 . over:resigned;resigned:2",
        f"{LAID} .,45+ . 6,0 . over:out",
    ],
)
def test_every_state_has_a_text(fields: str) -> None:
    position = read(fields, judging="challenge")
    assert str(position) == fields


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "position_fields"),
        (f"{EMPTY} 123,45+ 678 0,0 1", "position_fields"),
        (f"{EMPTY} 123,45+ 678 0,0 1 - -", "position_fields"),
        (f"{EMPTY}  123,45+ 678 0,0 1 -", "position_fields"),
        ("x" * 5_000, "position_fields"),
        (f"{EMPTY[1:]} 123,45+ 678 0,0 1 -", "position_field"),
        (f"{EMPTY.replace('.', 'z', 1)} 123,45+ 678 0,0 1 -", "position_field"),
        (f"{EMPTY} 321,45+ 678 0,0 1 -", "position_field"),  # not in order
        (f"{EMPTY} 123,45x 678 0,0 1 -", "position_field"),
        (f"{EMPTY} 123,45× 678 0,0 1 -", "position_field"),  # no aliases
        (f"{EMPTY} 123,,45 678 0,0,0 1 -", "position_field"),
        (f"{EMPTY} 123 678 0 1 -", "position_field"),  # one seat
        (f"{EMPTY} 1,2,3,4,5 678 0,0,0,0,0 1 -", "position_field"),
        (f"{EMPTY} 123,45+ 678 0,0,0 1 -", "position_field"),
        (f"{EMPTY} 12345678,45+ 678 0,0 1 -", "position_field"),
        (f"{EMPTY} _3,45+ 678 0,0 1 -", "position_field"),
        (f"{EMPTY} 123,45+ _3 0,0 1 -", "position_field"),
        (f"{EMPTY} 123,45+ 678 0,00 1 -", "position_field"),
        (f"{EMPTY} 123,45+ 678 0,-0 1 -", "position_field"),
        (f"{EMPTY} 123,45+ 678 0,1e9 1 -", "position_field"),
        (f"{EMPTY} 123,45+ 678 0,1234567890 1 -", "position_field"),
        (f"{EMPTY} 123,45+ 678 0,0 0 -", "position_field"),
        (f"{EMPTY} 123,45+ 678 0,0 3 -", "position_field"),
        (f"{EMPTY} 123,45+ 678 0,0 . -", "position_field"),
        (f"{EMPTY} 123,45+ 678 0,0 - -", "position_field"),
        (f"{EMPTY} 123,45+ 678 0,0 1,2 -", "position_contradiction"),
        (f"{EMPTY} 123,45+ 678 0,0 1 cheat", "position_field"),
        (f"{EMPTY} 123,45+ 678 0,0 1 idle:1;idle:1", "position_field"),
        (f"{EMPTY} 123,45+ 678 0,0 1 passes:2;idle:1", "position_field"),
        (f"{EMPTY} 123,45+ 678 0,0 1 passes:-1", "position_field"),
        (f"{EMPTY} 123,45+ 678 0,0 1 passes:0", "position_contradiction"),
        (f"{EMPTY} 123,45+ 678 0,0 1 idle:1;passes:1", "position_contradiction"),
        (f"{EMPTY} 123,45+ 678 0,0 1 resigned:2", "position_field"),  # with tiles
        (f"{EMPTY} 123,. 678 0,0 1 resigned:3", "position_field"),
        (f"{EMPTY} .,. 678 0,0 1 resigned:1,2", "position_field"),
        (f"{EMPTY} .,45+ 678 0,0 1 resigned:1", "position_field"),  # to move, but out
        (f"{EMPTY} 123,45+ 678 0,0 . over:bored", "position_field"),
        (f"{EMPTY} 123,45+ 678 0,0 1 over:out", "position_contradiction"),
        (f"{EMPTY} .,. 678 0,0 - order:", "position_field"),
        (f"{EMPTY} .,. . 0,0 - order:1", "position_field"),
        (f"{EMPTY} .,. 678 0,0 - deal:", "position_field"),
        (f"{LAID} 3,45+ 678 6,0 - draw:1:0", "position_field"),
        (f"{LAID} 3,45+ 678 6,0 - draw:1:4", "position_field"),
        (f"{LAID} 3,45+ 678 6,0 - draw:1:x", "position_field"),
        (f"{LAID} 3,45+ 678 6,0 2 window:1:pass", "position_field"),
        (f"{LAID} 3,45+ 678 6,0 2 window:1:nonsense", "move_unreadable"),
        (f"{LAID} 3,45+ 678 6,0 2 window:1:2e_1+3=6", "position_field"),  # not what lies there
        (f"{LAID} 3,45+ 678 6,0 2 window:2:2e_1+2=6", "position_contradiction"),
        (f"{LAID} 3,45+ 678 6,0 . window:1:2e_1+2=6;accepted:2", "position_field"),
        (f"{LAID} 3,45+ 678 6,0 2 window:1:2e_1+2=6;accepted:1", "position_field"),
        (f"{LAID} 3,45+ 678 6,0 2 window:1:2e_1+2=6;accepted:7", "position_field"),
        (f"{LAID} 3,.,4 678 6,0,0 3 window:1:2e_1+2=6;accepted:2;resigned:2", "position_field"),
    ],
)
def test_a_position_that_is_wrong_is_unreadable(text: str, code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read(text, judging="challenge")
    assert caught.value.why == code


@pytest.mark.parametrize(
    "window", ["20a_1+2=6", "2u_1+2=6", "e20_1+2=6", "99a_1=1", "2e_1+2" + "1" * 30 + "=6"]
)
def test_a_pending_move_off_the_board_is_unreadable(window: str) -> None:
    with pytest.raises(Unreadable):
        read(f"{LAID} 3,45+ 678 6,0 2 window:1:{window}", judging="challenge")


def test_more_tiles_than_the_bag_holds_are_unreadable() -> None:
    with pytest.raises(Unreadable, match="position_tiles"):
        GAME.read_position(
            str(at(lane(), "00", "00", bag="0")), rules_of(layout=LANE, tiles="0 4\n")
        )
    with pytest.raises(Unreadable, match="position_tiles"):
        read(f"{LAID.replace('1', '*')} 12*,1 678 6,0 1 -", operators="+-")


def go_on(position: Position) -> Position | None:
    """Whatever may happen next happens; only a refusal of ours may come back."""
    if NATURE in position.to_act:
        return position.apply(NATURE, position.chance(small_stream(1)))
    for seat in position.to_act:
        for text in ("challenge", "accept", "pass", "resign"):
            try:
                after = position.apply(seat, GAME.read_move(text))
            except IllegalMove:
                continue
            assert GAME.read_position(str(after), position.ruleset) == after
    return None


@pytest.mark.parametrize(
    "text",
    [
        # a lone tile on a bonus square is pending: it has no line that could bear the bonus
        ".........|....1....|......... 3,45+ 678 6,0 2 window:1:2e_1=6",
        # a pending line whose brackets are not what lies there
        f"{LAID} 3,45+ 678 6,0 2 window:1:2c_(9+)1+2=6",
        f"{LAID} 3,45+ 678 6,0 2 window:1:2a_(9+)(1+)1+2=6",
        # nothing pending at all
        f"{LAID} 3,45+ 678 6,0 2 window:1:2e_(1+2)=6",
        # a window without a total
        f"{LAID} 3,45+ 678 6,0 2 window:1:2e_1+2",
        # dealing to racks that are full, or from a bag that has not seven tiles
        f"{EMPTY} 123,45+ 678 0,0 - deal:1",
        f"{EMPTY} .,. 678 0,0 - deal:1",
        # dealing or ordering after tiles were laid
        f"{LAID} .,. 001112223334445556667 0,0 - order:1,2",
        # drawing more than a rack holds
        f"{LAID} 1234567,45+ 678 6,0 - draw:1:3",
    ],
)
def test_what_can_be_read_can_be_played_on(text: str) -> None:
    """A position that no game can reach is unreadable, or at least harms nobody."""
    try:
        position = read(text, judging="challenge")
    except Unreadable:
        return
    after = go_on(position)
    if after is not None:
        assert GAME.read_position(str(after), position.ruleset) == after


def test_old_positions_stay_untouched() -> None:
    position = at(lane(), "12+", "45", bag="789")
    before = str(position)
    play(position, "1 2e 1+2", "- draw 1:789")
    play(position, "1 swap 1")
    play(position, "1 resign")
    assert str(position) == before


def test_seats_count_from_one() -> None:
    position = at(lane(), "12+", "45", "6", bag="789")
    assert position.seats == (1, 2, 3)
    assert position.rack(Seat(2)) == "45"


# Board texts


def test_a_board_text_has_one_line_for_each_row_or_is_joined() -> None:
    rules = lane()
    lines = ".........\n..1+2....\n.........\n"
    assert read_board(lines, rules.layout) == read_board(
        lines.strip().replace("\n", "|"), rules.layout
    )
    assert str(read_board(lines, rules.layout)) == ".........|..1+2....|........."


def test_jokers_on_the_board_have_letters_of_their_own() -> None:
    board = read_board("abcdefghi|jp.m.q...|.........", lane().layout)
    assert board.letters() == "abcdefghijpmq"


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (".........\n........\n.........", "board_width", 2),
        (".........|..........|.........", "board_width", 1),
        (".........\n.........", "board_height", 0),
        ("", "board_width", 1),
        (".........\n..x......\n.........", "board_letter", 2),
        (".........\n..?......\n.........", "board_letter", 2),
        (".........\n..×......\n.........", "board_letter", 2),
        (".........\n..t......\n.........", "board_letter", 2),
        ("# a layout\n.........\n....*....\n.........", "board_is_layout", 1),
        (".........\n....*....\n.........", "board_is_layout", 0),
        (".........|....*....|.........", "board_is_layout", 0),
        ("g...b...p\n....*....\n.........", "board_is_layout", 0),
        ("ggggggggg\ngggg*gggg\nggggggggg", "board_is_layout", 0),
        ("gggg.....\n...g*g...\n.........", "board_is_layout", 0),
        (".........\n..p*pg...\n.........", "board_is_layout", 0),
    ],
)
def test_a_board_text_with_a_mistake_names_the_line(text: str, code: str, line: int) -> None:
    with pytest.raises(BadFile) as caught:
        read_board(text, lane().layout, file="mine.board")
    assert (caught.value.why, caught.value.file, caught.value.line) == (code, "mine.board", line)


def test_the_classic_layout_is_refused_as_a_board() -> None:
    layout = PRESETS["classic"].layout
    with pytest.raises(BadFile):
        read_board(str(layout), layout)


def test_a_board_of_jokers_and_times_that_could_be_a_layout_is_still_a_board() -> None:
    """Lines of play have no tile that stands alone."""
    rules = rules_of(layout="...|.*.|...", tiles=PLENTY)
    assert str(read_board("...|g*b|...", rules.layout)) == "...|g*b|..."


@pytest.mark.parametrize(
    "text", ["ggg\ng*g\nggg\n", "gpg\np*p\ngpg\n", "...\ng*g\n...\n", "bgb\n.*.\n...\n"]
)
def test_the_layout_of_the_rules_is_never_a_board_of_theirs(text: str) -> None:
    layout = read_layout(text, file="mine.layout")
    with pytest.raises(BadFile, match="board_is_layout"):
        read_board(text, layout)
    with pytest.raises(BadFile, match="board_is_layout"):
        read_board(text.rstrip().replace("\n", "|"), layout)


@pytest.mark.parametrize("text", ["...|g*b|...", ".b.|.*.|.g.", "gpb|*..|b.."])
def test_a_times_among_jokers_that_make_lines_is_a_board(text: str) -> None:
    layout = read_layout("...\n.*.\n...\n", file="mine.layout")
    assert str(read_board(text, layout)) == text
