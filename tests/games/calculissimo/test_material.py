from __future__ import annotations

from importlib.resources import files

import pytest

from contissimo.core.errors import BadFile, IllegalMove
from contissimo.games import calculissimo
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.board import read_layout
from contissimo.games.calculissimo.rules import PRESETS
from tests.games.calculissimo.helpers import PLENTY, at, deal, lane, play, points, rules_of, why

CLASSIC = PRESETS["classic"]


def bad_layout(text: str) -> tuple[str, int]:
    with pytest.raises(BadFile) as caught:
        read_layout(text.replace("|", "\n"), file="mine.layout")
    assert caught.value.file == "mine.layout"
    return caught.value.why, caught.value.line


def test_the_classic_board_has_15_by_15_squares_and_one_start_square_in_the_middle() -> None:
    """calculissimo §1.1: 15 x 15, exactly one start square; the default layout is a data file."""
    assert (CLASSIC.layout.width, CLASSIC.layout.height) == (15, 15)
    assert str(CLASSIC.layout.start) == "h8"
    assert str(CLASSIC.layout).count("*") == 1
    shipped = files(calculissimo) / "data" / "calculissimo-classic.layout"
    assert read_layout(shipped.read_text("utf-8"), file="shipped") == CLASSIC.layout


def test_a_board_is_a_rectangle_and_need_not_be_square() -> None:
    """calculissimo §1.1: a rectangle of squares; a player can bring another layout."""
    layout = lane().layout
    assert (layout.width, layout.height, str(layout.start)) == (9, 3, "e2")
    tall = layout.transposed
    assert (tall.width, tall.height, str(tall.start)) == (3, 9, "b5")
    assert str(tall) == "...\n" * 4 + ".*.\n" + "...\n" * 4


@pytest.mark.parametrize("side", [3, 21])
def test_the_smallest_and_the_largest_layouts_are_taken(side: int) -> None:
    """calculissimo §1.1: 3 to 21 columns and rows."""
    rows = ["." * side] * (side - 1)
    layout = read_layout("\n".join(["*" + "." * (side - 1), *rows]), file="mine")
    assert (layout.width, layout.height) == (side, side)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("..|.*|..", "layout_size", 1),
        ("...|.*.", "layout_size", 0),
        ("", "layout_size", 0),
        ("# nothing but a comment", "layout_size", 0),
        ("*" + "." * 21 + "|...", "layout_size", 1),
        ("|".join(["*.."] + ["..."] * 21), "layout_size", 22),
        ("...|...|...", "layout_no_start", 0),
        ("*..|...|..*", "layout_two_starts", 3),
        ("**.|...|...", "layout_two_starts", 1),
        ("*..|....|...", "layout_width", 2),
        ("*..|# why not||..|...", "layout_width", 4),
        ("*..|.z.|...", "layout_letter", 2),
        ("*..|. .|...", "layout_letter", 2),
    ],
)
def test_a_layout_with_a_mistake_names_the_line(text: str, code: str, line: int) -> None:
    """calculissimo §1.1: 3 to 21 columns and rows, a rectangle, exactly one start square."""
    assert bad_layout(text) == (code, line)


@pytest.mark.parametrize(
    ("kind", "total"),
    # 6÷3, the kind under the 6; then under the ÷
    [(".", 2), ("g", 4), ("b", 6), ("y", 4), ("p", 6)],
)
def test_the_kinds_of_squares(kind: str, total: int) -> None:
    """calculissimo §1.2: green and blue multiply a number by 2 and 3, yellow and purple the operation."""
    rules = rules_of(layout=f"{kind}.......|........|.......*", tiles=PLENTY)
    assert points(rules, "6", "1a 6(/3)", board="./3.....|........|........") == total


def test_the_start_square_counts_as_an_operation_times_two() -> None:
    """calculissimo §1.2: start = counts as an operation x2, whenever it is covered."""
    assert points(lane(), "6", "2e 6(/3)", board=".........|...../3..|.........") == 4


def test_the_classic_bag_has_four_jokers_and_every_face() -> None:
    """calculissimo §1.3: numbers, operators and four white jokers; the default bag is a data file."""
    assert CLASSIC.bag.count("?") == 4
    assert set(CLASSIC.bag) == set("0123456789+-*/?")
    assert len(CLASSIC.bag) == 100
    assert CLASSIC.bag == CLASSIC.tiles


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bag_holds_at_least_seven_tiles_for_each_player(seats: int) -> None:
    """calculissimo §1.3: at least 7 tiles for each player."""
    enough = rules_of(tiles=f"1 {7 * seats}\n")
    assert GAME.start(enough, seats).bag == "1" * 7 * seats
    with pytest.raises(IllegalMove) as caught:
        GAME.start(rules_of(tiles=f"1 {7 * seats - 1}\n"), seats)
    assert caught.value.why == "bag_too_small"
    assert caught.value.details == {"tiles": 7 * seats - 1, "needed": 7 * seats}


def test_what_is_left_out_of_the_bag_does_not_count_towards_seven_for_each() -> None:
    """calculissimo §1.3: left-out operators are not in the bag."""
    with pytest.raises(IllegalMove, match="bag_too_small"):
        GAME.start(rules_of(tiles="1 10\n/ 9\n", operators="+-"), 2)


@pytest.mark.parametrize("text", ["1 400\n+ 1\n", "1 401\n", "1 99999\n", "1 200\n2 201\n"])
def test_a_bag_of_more_than_400_tiles_is_refused(text: str) -> None:
    """calculissimo §1.3: the bag is a data file; 400 tiles are the most."""
    with pytest.raises(BadFile, match="bag_too_large"):
        rules_of(tiles=text)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("1 3\n1 4\n", "bag_face_twice", 2),
        ("1 3\nx 4\n", "bag_line", 2),
        ("1 3\n12 4\n", "bag_line", 2),
        ("# fine\n\n1\n", "bag_line", 3),
        ("1 2 3\n", "bag_line", 1),
        ("1 -2\n", "bag_line", 1),
        ("1 ²\n", "bag_line", 1),
        ("1 9999\n", "bag_too_large", 1),
    ],
)
def test_a_bag_with_a_mistake_names_the_line(text: str, code: str, line: int) -> None:
    """calculissimo §1.3: lines of a face and its count."""
    with pytest.raises(BadFile) as caught:
        GAME.read_ruleset('tiles = "mine"', open_file=lambda name: text)
    assert (caught.value.why, caught.value.file, caught.value.line) == (code, "mine", line)


def test_neighbouring_number_tiles_never_join_into_a_number() -> None:
    """calculissimo §1.3: each number tile is a number of its own."""
    assert points(lane(), "123+", "2c 12+3") == "line_incomplete"
    assert points(lane(), "12", "2d 1(+)2", board=".........|....+....|.........") == 3


def test_operators_that_are_left_out_are_not_in_the_bag() -> None:
    """calculissimo §1.3: option `operators`: the others are left out of the bag."""
    rules = rules_of(operators="+ -")
    assert set(rules.bag) == set("0123456789+-?")
    assert len(rules.bag) == 88
    assert GAME.start(rules, 4).bag == rules.bag


@pytest.mark.parametrize(("sign", "code"), [("/", "joker_as_left_out"), ("*", "joker_as_times")])
def test_a_joker_can_not_stand_for_an_operator_that_is_left_out(sign: str, code: str) -> None:
    """calculissimo §1.3, §4.7: a joker can't stand for operators that are left out."""
    position = at(lane(operators="+-"), "62?", "1", bag="1")
    assert why(position, f"1 2d 6?{sign}2") == code
    assert play(position, "1 2d 6?-2").scores == (8, 0)
    contested = at(lane(operators="+-", judging="challenge"), "62?", "1", bag="1")
    assert why(contested, f"1 2d 6?{sign}2=6") == code


@pytest.mark.parametrize(
    ("value", "kept"),
    [("+", "+"), ("-+", "+-"), ("/ *", "*/"), ("+-*/", "+-*/"), ("++", "+")],
)
def test_operators_may_be_any_subset(value: str, kept: str) -> None:
    """calculissimo §1.3: option `operators`: a subset of + − × ÷."""
    rules = rules_of(operators=value)
    assert rules.operators == kept
    assert rules.joker_faces == "0123456789" + kept.replace("*", "")


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    """calculissimo §1.4: 2 to 4 players."""
    with pytest.raises(IllegalMove, match="seat_count"):
        GAME.start(CLASSIC, seats)
    assert list(GAME.seat_counts) == [2, 3, 4]


def test_a_rack_holds_seven_tiles() -> None:
    """calculissimo §1.4: a rack holds 7 tiles."""
    assert [len(rack) for rack in deal(GAME.start(CLASSIC, 3)).racks] == [7, 7, 7]
