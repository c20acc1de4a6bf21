from __future__ import annotations

import pytest

from tests.games.calculissimo.helpers import at, lane, play, points, refusal, rules_of, why

ROW = ".........|..1+2....|........."
CROSS = "....3....|....+....|....4...."
JUDGINGS = pytest.mark.parametrize("judging", ["referee", "challenge"])


def refused_with(board: str, rack: str, move: str, judging: str = "referee") -> tuple[str, object]:
    """The code and the squares at fault, in either kind of judging."""
    error = refusal(at(lane(judging=judging), rack, "1", board=board, bag="9"), f"1 {move}=1")
    return error.why, error.details.get("squares")


# §4.1


@pytest.mark.parametrize("move", ["2d 1+2", "d1 1+2", "2c 1+2", "e1 1+2"])
def test_tiles_lie_in_one_row_or_one_column(move: str) -> None:
    """calculissimo §4.1: onto empty squares of one row or one column; there are no diagonals."""
    expected = "start_not_covered" if move.startswith("d") else 6
    assert points(lane(), "12+", move) == expected


@JUDGINGS
def test_an_occupied_square_is_refused(judging: str) -> None:
    """calculissimo §4.1, §7.2: onto empty squares."""
    assert refused_with(ROW, "12+", "2c 1+2", judging) == ("square_occupied", ("c2",))
    assert refused_with(ROW, "12+", "2a 2+(1+)2", judging) == ("square_occupied", ("e2",))


@JUDGINGS
@pytest.mark.parametrize(
    "move",
    ["2h 1+2", "g3 1+2", "4a 1+2", "j1 1+2", "2u 1+2", "u21 1+2", "99a 1+2", "2a " + "1" * 100],
)
def test_squares_off_the_board_are_refused(judging: str, move: str) -> None:
    """calculissimo §4.1, §7.2: squares off the board are always refused."""
    assert refused_with("", "12+", move, judging)[0] == "off_board"


@JUDGINGS
@pytest.mark.parametrize("move", ["2u 1?", "2u 1?*", "u20 ??", "2u 1?/"])
def test_a_joker_off_the_board_is_refused_like_any_tile(judging: str, move: str) -> None:
    """calculissimo §4.1, §4.7, §7.2: whatever a joker is said to be, a square off the board is no crash."""
    rules = lane(judging=judging, operators="+-")
    code = why(at(rules, "1??+", "1", bag="9"), f"1 {move}=1")
    assert code in {"off_board", "joker_as_nothing", "joker_as_times", "joker_as_left_out"}


@JUDGINGS
def test_tiles_not_on_the_rack_are_refused(judging: str) -> None:
    """calculissimo §4.1, §7.2: tiles from the rack."""
    assert refused_with("", "12+", "2e 1+3", judging) == ("not_on_rack", ("e2", "f2", "g2"))
    assert refused_with("", "12+", "2e 1+1", judging)[0] == "not_on_rack"
    assert refused_with("", "12+", "2e 1?+2", judging)[0] == "not_on_rack"
    assert refused_with("", "1??", "2e 1+2", judging)[0] == "not_on_rack"


@JUDGINGS
def test_one_or_more_tiles_must_be_placed(judging: str) -> None:
    """calculissimo §4.1: one or more tiles."""
    assert refused_with(ROW, "12+", "2c (1+2)", judging)[0] == "nothing_placed"


@JUDGINGS
def test_a_gap_can_not_be_written_and_a_bracket_must_tell_the_truth(judging: str) -> None:
    """calculissimo §4.1: no gap: every square between two placed tiles is placed or holds a tile."""
    assert refused_with(ROW, "12+", "2c (1+3)+2", judging) == ("bracket_differs", ("e2",))
    assert refused_with(ROW, "12+", "2c (1+2+)2", judging) == ("bracket_differs", ("f2",))
    assert refused_with(ROW, "12+", "2c (?1+2)+2", judging) == ("bracket_differs", ("c2",))
    assert refused_with(ROW, "12+", "2c (1?)2", judging)[0] == "bracket_differs"


@JUDGINGS
def test_the_line_is_written_whole(judging: str) -> None:
    """calculissimo §4.1: tiles beyond the ends belong to the main line."""
    assert refused_with(ROW, "12+", "2f +2", judging) == ("line_not_whole", ("e2",))
    assert refused_with(ROW, "12+", "2e (2)+2", judging) == ("line_not_whole", ("d2",))
    assert refused_with(ROW, "12+", "2a 2+", judging) == ("line_not_whole", ("c2",))
    gap = ".........|1+2.3+4..|........."
    assert refused_with(gap, "12+", "2d +", judging) == ("line_not_whole", ("c2", "e2"))


def test_tiles_may_be_placed_on_both_sides_of_tiles_that_lie_there() -> None:
    """calculissimo §4.1: every square between two placed tiles is placed or already holds a tile."""
    assert points(lane(), "34+-", "2a 4+(1+2)-3", board=ROW) == 4
    assert points(lane(), "+", "2a (1+2)+(3+4)", board=".........|1+2.3+4..|.........") == 10


# §4.2


@JUDGINGS
def test_the_first_placement_covers_the_start_square(judging: str) -> None:
    """calculissimo §4.2: one onto an empty board covers the start square."""
    assert refused_with("", "12+", "2a 1+2", judging) == ("start_not_covered", ("e2",))
    assert refused_with("", "12+", "d1 1+2", judging) == ("start_not_covered", ("e2",))


@JUDGINGS
def test_the_first_placement_is_any_onto_an_empty_board(judging: str) -> None:
    """calculissimo §4.2: also in a later turn, while the board is still empty."""
    position = play(at(lane(judging=judging), "12+", "12+", bag="9"), "1 pass")
    assert why(position, "2 2a 1+2=3") == "start_not_covered"
    assert play(position, "2 2e 1+2=6").scores == (0, 6)


@JUDGINGS
def test_every_later_placement_must_connect(judging: str) -> None:
    """calculissimo §4.2: at least one line that it forms contains a tile that was already there."""
    assert refused_with("1+2......|.........|.........", "12+", "3c 1+2", judging) == (
        "not_connected",
        ("c3", "d3", "e3"),
    )


def test_touching_only_at_a_corner_is_no_connection() -> None:
    """calculissimo §4.2: at least one line contains an old tile; a diagonal is no line."""
    assert points(lane(), "12+", "2d 1+2", board="1+2......|.........|.........") == "not_connected"


def test_a_placement_may_connect_by_a_crossing_line_alone() -> None:
    """calculissimo §4.2, §4.3: the line that contains an old tile may be a crossing one."""
    board = "....3....|.........|....4...."
    # 1+2, and doubled by the start square 3+4
    assert points(lane(), "12+", "2d 1+2", board=board) == 3 + 2 * 7


def test_on_a_board_without_the_start_square_covered_a_later_placement_need_not_cover_it() -> None:
    """calculissimo §4.2: only the placement onto an empty board covers the start square."""
    assert (
        points(lane(), "2+", "1c (2)+2", board="1+2......|.........|.........") == "line_not_whole"
    )
    assert points(lane(), "2+", "1a (1+2)+2", board="1+2......|.........|.........") == 5


# §4.3


@JUDGINGS
def test_a_placement_forms_at_least_one_line(judging: str) -> None:
    """calculissimo §4.3, §7.2: a placement forms at least one line."""
    assert refused_with("", "1", "2e 1", judging) == ("no_line", ("e2",))
    assert refused_with("1+2......|.........|.........", "1", "3e 1", judging) == (
        "no_line",
        ("e3",),
    )


@pytest.mark.parametrize(
    ("rack", "move"),
    [
        ("12", "2e 12"),
        ("+-", "2e +-"),
        ("1+", "2e 1+"),
        ("1+", "2e +1"),
        ("12+-", "2e 1+-2"),
        ("12+-", "2e 1+2-"),
        ("12+-", "2d -1+2"),
        ("123+", "2e 12+3"),
        ("1++", "2e +1+"),
    ],
)
def test_every_line_is_a_complete_operation(rack: str, move: str) -> None:
    """calculissimo §4.3: number, operator, number, … , number."""
    assert points(lane(), rack, move) == "line_incomplete"


def test_the_refusal_of_a_line_shows_it_with_its_squares() -> None:
    """calculissimo §4.3: the line at fault, with its squares."""
    error = refusal(at(lane(), "12+-?", "1", bag="9"), "1 2e 1+?-2")
    assert error.details == {"line": "1+-2", "squares": ("e2", "f2", "g2", "h2")}


def test_a_crossing_line_must_be_a_complete_operation_too() -> None:
    """calculissimo §4.3: every line that contains a placed tile."""
    assert points(lane(), "12+", "1c 1+2", board=ROW) == "line_incomplete"
    error = refusal(at(lane(), "12+", "1", board=ROW, bag="9"), "1 1b 1+2")
    assert error.details["squares"] == ("c1", "c2")


def test_a_line_is_a_maximal_run() -> None:
    """calculissimo §4.3: old tiles at either end belong to it, whichever way it is written."""
    assert points(lane(), "+", "2a (1+2)+(3+4)", board=".........|1+2.3+4..|.........") == 10
    assert (
        points(lane(), "-", "e1 (3)-(4)", board="....3....|.........|....4....") == "not_positive"
    )


def test_a_line_without_a_placed_tile_is_not_looked_at() -> None:
    """calculissimo §4.3, §5.1: every line that contains a placed tile, and no other."""
    board = "....3....|....-....|....8...."
    assert points(lane(), "12-+", "3e (8)+1-2", board=board) == 7


def test_a_single_tile_may_be_written_with_either_of_its_lines() -> None:
    """calculissimo §4.3: one tile in two lines; both are judged and scored."""
    board = "....3....|...9.2...|....1...."
    plain = rules_of(layout="*........|.........|.........", tiles="+ 9\n9 9\n1 9\n2 9\n3 9\n0 9\n")
    assert points(plain, "+", "2d (9)+(2)", board=board) == 15
    assert points(plain, "+", "e1 (3)+(1)", board=board) == 15
    assert points(plain, "+", "2e +", board=board) == "line_not_whole"
    assert points(plain, "+", "e2 +", board=board) == "line_not_whole"


def test_a_single_tile_written_against_its_only_line_is_not_whole() -> None:
    """calculissimo §4.3: its main line is the down line where there is no line across."""
    board = "....3....|.........|....1...."
    assert points(lane(), "+", "e1 (3)+(1)", board=board) == 8
    position = at(lane(), "+", "1", board=board, bag="9")
    error = refusal(position, "1 2e +")
    assert (error.why, error.details["squares"]) == ("line_not_whole", ("e1", "e2", "e3"))


# §4.4


def test_at_most_one_times_in_a_line() -> None:
    """calculissimo §4.4: at most one × in a line."""
    assert points(lane(), "123**", "2c 1*2*3") == "times_twice"
    assert points(lane(), "1234**+", "2c 1*2+3*4") == "times_twice"
    assert points(lane(), "123*+", "2c 1*2+3") == 10


def test_a_times_already_lying_there_counts() -> None:
    """calculissimo §4.4: a × tile already lying there counts."""
    board = ".........|..1*2....|........."
    assert points(lane(), "3*", "2c (1*2)*3", board=board) == "times_twice"
    assert points(lane(), "3+", "2c (1*2)+3", board=board) == 5
    # each line counts for itself
    assert points(lane(), "3*", "e1 (2)*3", board="..1*2....|.........|.........") == 2 * 6


# §4.7


@pytest.mark.parametrize("face", "0123456789+-/")
def test_a_joker_stands_for_any_number_or_plus_minus_divided(face: str) -> None:
    """calculissimo §4.7: any number 0-9 or +, −, ÷."""
    if face.isdigit():
        assert points(lane(), "9+?", f"2d 9+?{face}") == 2 * (9 + int(face))
    else:
        assert points(lane(), "93?", f"2d 9?{face}3") == 2 * {"+": 12, "-": 6, "/": 3}[face]


@JUDGINGS
def test_a_joker_never_stands_for_times(judging: str) -> None:
    """calculissimo §4.7, §7.2: never ×; a joker as × is always refused."""
    assert refused_with("", "12?", "2e 1?*2", judging) == ("joker_as_times", ("f2",))
    assert refused_with("", "12?", "2e 1?x2", judging) == ("joker_as_times", ("f2",))


@JUDGINGS
def test_the_player_says_what_a_joker_is(judging: str) -> None:
    """calculissimo §4.7, §7.2: the player says which; a joker as nothing is always refused."""
    assert refused_with("", "12?", "2e 1+?", judging) == ("joker_as_nothing", ("g2",))


@JUDGINGS
def test_a_joker_never_changes_while_it_lies_there(judging: str) -> None:
    """calculissimo §4.7: it never changes while it lies there."""
    board = ".........|..1pc....|........."
    assert refused_with(board, "3+", "2c (1?-?2)+3", judging) == ("bracket_differs", ("d2",))
    assert refused_with(board, "3+", "2c (1+2)+3", judging)[0] == "bracket_differs"
    position = at(lane(judging=judging), "3+", "1", board=board, bag="9")
    after = play(position, "1 2c (1?+?2)+3=6")
    assert after.scores == (6, 0)
    assert str(after.board) == ".........|..1pc+3..|........."


def test_a_joker_counts_as_its_number() -> None:
    """calculissimo §4.7: the joker has the value of the number it stands for."""
    assert points(lane(), "3*", "2c (1?+?2)*3", board=".........|..1pc....|.........") == 7


def test_a_crossing_column_that_was_there_is_part_of_the_line() -> None:
    """calculissimo §4.3: a column of three read from top to bottom."""
    assert points(lane(), "1-", "3e (4)-1", board=CROSS) == 3
