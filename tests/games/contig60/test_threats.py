from __future__ import annotations

import pytest

from contissimo.games.contig60.board import Board, read_board, read_layout
from contissimo.games.contig60.threats import threats

LAYOUT = read_layout("1 2 3 4\n5 6 7 8\n9 10 11 12\n", file="layout")


def board(text: str) -> Board:
    return read_board(text, LAYOUT)


def found(text: str, length: int = 3) -> set[tuple[int, int, tuple[int, ...]]]:
    return {(t.side, t.square, t.line) for t in threats(board(text), length)}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("xx..|....|....", {(1, 3, (1, 2, 3))}),
        ("x.x.|....|....", {(1, 2, (1, 2, 3))}),
        (".oo.|....|....", {(2, 1, (1, 2, 3)), (2, 4, (2, 3, 4))}),
        ("o...|o...|....", {(2, 9, (1, 5, 9))}),
        ("x...|.x..|....", {(1, 11, (1, 6, 11))}),
        ("...x|..x.|....", {(1, 10, (4, 7, 10))}),
    ],
)
def test_a_line_that_lacks_one_free_square_threatens(
    text: str, expected: set[tuple[int, int, tuple[int, ...]]]
) -> None:
    assert found(text) == expected


def test_what_the_other_side_holds_or_blocks_does_not() -> None:
    assert found("xo..|....|....") == set()
    assert found("xxo.|....|....") == set()
    assert found("xxx.|....|....") == {(1, 4, (2, 3, 4))}
    assert found("....|....|....") == set()


def test_lines_that_don_t_fit_or_are_no_rule_are_none() -> None:
    assert found("xx..|....|....", length=4) == set()
    assert found("xxx.|....|....", length=4) == {(1, 4, (1, 2, 3, 4))}
    for length in (0, 1, 5):
        assert found("xxx.|....|....", length=length) == set()
