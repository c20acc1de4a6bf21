from __future__ import annotations

from contissimo.core.answers import Material


def test_a_board_has_the_size_of_its_rows() -> None:
    assert (Material(()).width, Material(()).height) == (0, 0)
    board = Material((("1", "2", "3"), ("4", "5", "6")))
    assert (board.width, board.height) == (3, 2)
