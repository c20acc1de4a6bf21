from __future__ import annotations

from itertools import pairwise

import pytest

from contissimo.core.grid import MAX_SIDE
from contissimo.paper.order import PAPERS
from contissimo.paper.parts import FRAME, SQUARE, TAB, parts_of
from tests.paper.orders import millimetres, order, pages, words_on


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("width", range(1, MAX_SIDE + 1))
def test_every_square_is_on_one_part_and_every_part_fits_on_its_paper(
    paper: str, width: int
) -> None:
    for height in range(1, MAX_SIDE + 1):
        wanted = order("contig60", "board", paper=paper)
        parts = parts_of(width, height, wanted)
        covered = [
            (part.x + x, part.y + y)
            for part in parts
            for x in range(part.width)
            for y in range(part.height)
        ]
        assert sorted(covered) == [(x, y) for x in range(width) for y in range(height)]
        for part in parts:
            edges = [FRAME if edge else 0 for edge in (part.left, part.right)]
            tab = 0 if part.right else TAB
            assert part.width * SQUARE + sum(edges) + tab <= wanted.room[0]
            assert [part.left, part.top] == [part.x == 0, part.y == 0]


@pytest.mark.parametrize("paper", PAPERS)
def test_the_usual_boards_need_four_sheets_and_one(paper: str) -> None:
    assert len(parts_of(15, 15, order("calculissimo", "board", paper=paper))) == 4
    assert len(parts_of(8, 8, order("contig60", "board", paper=paper))) == 1


def test_a_square_measures_22_mm_on_the_paper() -> None:
    """From the middle of one number to the middle of the next, as a ruler would find it."""
    (page,) = pages("contig60", "board")
    squares = [curve for curve in page.curves if 20 < millimetres(curve["width"]) < SQUARE]
    assert len(squares) == 64
    for side in ("x0", "top"):
        places = sorted({round(millimetres(square[side]), 2) for square in squares})
        assert len(places) == 8
        assert all(
            after - before == pytest.approx(22, abs=0.02) for before, after in pairwise(places)
        )
    (ruler,) = [line for line in page.lines if millimetres(line["width"]) > 50]
    assert millimetres(ruler["width"]) == pytest.approx(100, abs=0.02)


def test_the_parts_of_a_board_have_tabs_where_another_is_glued_on() -> None:
    four = pages("calculissimo", "board")
    tabs = [
        [
            rect
            for rect in page.rects
            if round(millimetres(min(rect["width"], rect["height"]))) == TAB
        ]
        for page in (four[0], four[1], four[3])
    ]
    assert [len(found) for found in tabs] == [2, 1, 0]


def test_the_numbers_of_a_board_stand_as_in_its_layout() -> None:
    wanted = order("contig60", "board")
    (text,) = words_on(wanted)
    for row in wanted.ruleset.layout.rows:
        assert " ".join(map(str, row)) in text


def test_a_board_of_ones_own_is_printed_too() -> None:
    game = order("calculissimo", "board").game
    text = "*" + "." * 20 + "\n" + ("." * 20 + "p\n") * 2
    own = game.change_ruleset(game.rulesets["classic"], {"layout": text})
    found = words_on(order("calculissimo", "board", own))
    assert len(found) == 3
    letters = " ".join(found)
    assert "House rules · 21 × 3" in letters
    assert letters.count("Start square") == 3
    assert "The number on it" not in letters
