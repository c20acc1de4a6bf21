from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contissimo.core.errors import BadFile
from contissimo.core.grid import (
    Square,
    lines_of_layout,
    neighbours,
    rows_of_board,
)


def test_the_start_square_of_the_classic_board_is_h8() -> None:
    assert str(Square(7, 7)) == "h8"


def test_layouts_have_comments_and_blank_lines() -> None:
    text = "# a comment\n\n . g # two squares\n*b\n"
    assert list(lines_of_layout(text)) == [(3, ". g"), (4, "*b")]


def rows(text: str, width: int = 2, height: int = 2) -> tuple[str, ...]:
    return rows_of_board(text, width=width, height=height, letters=".12", file="my.board")


def test_a_board_has_a_line_for_each_row_or_one_line() -> None:
    assert rows("..\n12\n") == rows("..|12") == ("..", "12")
    assert rows("12", height=1) == ("12",)


@pytest.mark.parametrize(
    ("text", "why", "line"),
    [
        ("# squares\n..\n", "board_is_layout", 1),
        ("..\n .\n", "board_letter", 2),
        ("..|.x", "board_letter", 1),
        ("..\n...\n", "board_width", 2),
        ("..|.", "board_width", 1),
        ("..\n..\n..\n", "board_height", 0),
        ("..", "board_height", 0),
        ("", "board_width", 1),
    ],
)
def test_a_wrong_board_is_refused_with_its_line(text: str, why: str, line: int) -> None:
    with pytest.raises(BadFile) as error:
        rows(text)
    assert (error.value.why, error.value.file, error.value.line) == (why, "my.board", line)


def test_a_square_has_neighbours_in_eight_directions() -> None:
    around = neighbours(3, 3)
    assert sorted(around[4]) == [0, 1, 2, 3, 5, 6, 7, 8]
    assert sorted(around[0]) == [1, 3, 4]
    assert neighbours(1, 1) == ((),)


@given(st.integers(1, 8), st.integers(1, 8))
def test_neighbourhood_is_mutual(width: int, height: int) -> None:
    around = neighbours(width, height)
    assert all(here in around[there] for here, near in enumerate(around) for there in near)
