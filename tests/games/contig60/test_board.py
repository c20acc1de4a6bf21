"""Layouts and boards: reading, refusing, counting neighbours, finding lines."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contissimo.core.errors import BadFile
from contissimo.games.contig60.board import Board, Layout, other, read_board, read_layout
from contissimo.games.contig60.rules import PRESETS
from tests.games.contig60.helpers import DEFAULT, ONE, TWO, board_with, ruled

SPIRAL = DEFAULT.layout
AMERICAN = PRESETS["contig-us"].layout


def test_the_board_is_an_inward_spiral() -> None:
    """contig60 §1.1: 8 x 8, the numbers rising along an inward spiral, 216 left out."""
    assert (SPIRAL.width, SPIRAL.height) == (8, 8)
    x, y, dx, dy = 0, 0, 1, 0
    numbers, seen = [], set()
    for _ in range(64):
        numbers.append(SPIRAL.rows[y][x])
        seen.add((x, y))
        ahead = x + dx, y + dy
        if ahead in seen or not all(0 <= place < 8 for place in ahead):
            dx, dy = -dy, dx
        x, y = x + dx, y + dy
    assert numbers == sorted(SPIRAL.bit_of)
    assert 216 not in numbers


def test_the_american_board_has_rows_from_1_to_216() -> None:
    """contig60 §1.1: the American layout, rows from 1 to 216, no 0."""
    numbers = [number for row in AMERICAN.rows for number in row]
    assert numbers == sorted({*SPIRAL.bit_of, 216} - {0})


def test_a_layout_is_any_rectangle_of_distinct_numbers() -> None:
    """contig60 §1.1: another layout may be any rectangle of distinct whole numbers ≥ 0."""
    layout = read_layout("# mine\n 5 0 99999 # a row\n\n7 8 9\n", file="my.layout")
    assert layout.rows == ((5, 0, 99999), (7, 8, 9))
    assert read_layout(str(layout), file="again") == layout
    assert hash(read_layout(str(layout), file="again")) == hash(layout)


@pytest.mark.parametrize(
    ("text", "why", "line"),
    [
        ("", "layout_size", 0),
        ("# nothing\n", "layout_size", 0),
        ("1 2\n3 x\n", "layout_number", 2),
        ("1 2\n3 -4\n", "layout_number", 2),
        ("1 2\n3 04\n", "layout_number", 2),
        ("100000\n", "layout_number", 1),
        ("...\n", "layout_number", 1),
        ("1 2\n\n3\n", "layout_width", 3),
        ("1 2\n3 1\n", "layout_twice", 2),
        (" ".join(map(str, range(22))), "layout_size", 1),
        ("\n".join(map(str, range(22))), "layout_size", 22),
    ],
)
def test_a_mistake_in_a_layout_names_file_and_line(text: str, why: str, line: int) -> None:
    with pytest.raises(BadFile) as refused:
        read_layout(text, file="my.layout")
    assert (refused.value.why, refused.value.file, refused.value.line) == (why, "my.layout", line)


def test_the_largest_layout() -> None:
    text = "\n".join(" ".join(str(21 * y + x) for x in range(21)) for y in range(21))
    layout = read_layout(text, file="large")
    assert (layout.width, layout.height, len(layout.bit_of)) == (21, 21, 441)


@given(st.text(alphabet="0123456789 \n#.x-", max_size=60))
def test_the_layout_reader_gives_a_layout_or_its_own_error(text: str) -> None:
    try:
        layout = read_layout(text, file="fuzz")
    except BadFile:
        return
    assert read_layout(str(layout), file="again") == layout


def test_a_board_text_draws_the_markers() -> None:
    board = board_with(DEFAULT, x=(0, 28), o=(14,))
    assert str(board) == "x.......|.x......|........|........|........|........|........|.......o"
    assert read_board(str(board), SPIRAL) == board
    assert read_board(str(board).replace("|", "\n") + "\n", SPIRAL) == board
    assert (board.at(0), board.at(1), board.at(14)) == (ONE, None, TWO)
    assert (board.count(ONE), board.count(TWO)) == (2, 1)
    assert (other(ONE), other(TWO)) == (TWO, ONE)


@pytest.mark.parametrize(
    ("text", "why", "line"),
    [
        (str(SPIRAL), "board_is_layout", 1),
        ("........\n" * 7 + " 1 2\n", "board_is_layout", 8),
        ("# a comment\n", "board_is_layout", 1),
        ("........\n" * 7 + "...X....\n", "board_letter", 8),
        ("........\n" * 7 + "...\n", "board_width", 8),
        ("........\n" * 7, "board_height", 0),
    ],
)
def test_a_mistake_in_a_board_names_file_and_line(text: str, why: str, line: int) -> None:
    with pytest.raises(BadFile) as refused:
        read_board(text, SPIRAL, file="my.xo")
    assert (refused.value.why, refused.value.file, refused.value.line) == (why, "my.xo", line)


@given(st.text(alphabet=".xo|\n 1#", max_size=80))
def test_the_board_reader_gives_a_board_or_its_own_error(text: str) -> None:
    layout = read_layout("1 2 3\n4 5 6\n", file="small")
    try:
        board = read_board(text, layout)
    except BadFile:
        return
    assert read_board(str(board), layout) == board


def test_neighbours_are_counted_in_eight_directions_whatever_the_colour() -> None:
    """contig60 §3.1: one point for each occupied neighbouring square (8 directions)."""
    board = board_with(DEFAULT, x=(0, 2), o=(1, 27, 29, 26, 54, 55))
    assert board.neighbours(28) == 8
    assert board.neighbours(0) == 2
    assert board.neighbours(7) == 0
    assert board.neighbours(14) == 0


def plain_line(board: Board, mark: str, length: int) -> bool:
    """The same question answered by walking over the text."""
    rows = str(board).split("|")
    height, width = len(rows), len(rows[0])
    for y, x, (dx, dy) in product(range(height), range(width), [(1, 0), (0, 1), (1, 1), (-1, 1)]):
        walk = [(x + i * dx, y + i * dy) for i in range(length)]
        if all(0 <= a < width and 0 <= b < height and rows[b][a] == mark for a, b in walk):
            return True
    return False


@pytest.mark.parametrize(("width", "height"), [(8, 8), (1, 6), (6, 1), (3, 5), (21, 21)])
def test_lines_and_neighbours_agree_with_a_walk_over_the_text(width: int, height: int) -> None:
    """contig60 §6.1: lines on adjacent squares, horizontally, vertically or diagonally."""
    cells = range(width * height)
    layout = Layout(tuple(tuple(cells[y * width : (y + 1) * width]) for y in range(height)))
    rng = random.Random(60)
    for _ in range(12):
        board = Board(layout)
        for number in cells:
            side = rng.choice((None, ONE, ONE, TWO))
            board = board if side is None else board.toggled(side, number)
        for length in (1, 2, 3, 5, 7):
            assert board.has_line(ONE, length) == plain_line(board, "x", length)
            assert board.has_line(TWO, length) == plain_line(board, "o", length)
        number = rng.choice(cells)
        x, y = number % width, number // width
        near = [
            n for n in cells if n != number and max(abs(n % width - x), abs(n // width - y)) == 1
        ]
        assert board.neighbours(number) == sum(board.at(n) is not None for n in near)


def test_every_square_of_the_layout_is_free_on_an_empty_board() -> None:
    board = Board(ruled().layout)
    assert board.free == board.layout.all_bits
    assert board.toggled(TWO, 5).free == board.free & ~board.layout.bit_of[5]
