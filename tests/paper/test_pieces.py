from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from pdfplumber.page import Page

from contissimo.games import GAMES
from contissimo.games.calculissimo.rules import PRESETS
from contissimo.games.calculissimo.tiles import read_bag
from contissimo.paper.order import PAPERS
from contissimo.paper.pieces import PIECE, pieces_data
from contissimo.paper.sheets import data_of
from tests.paper.orders import millimetres, order, pages, pages_of

Cell = tuple[int, int]


def tiles_on(page: Page) -> Counter[str]:
    """The faces on the tiles, told by their figures and by the shapes of their signs."""
    tiles = [rect for rect in page.rects if millimetres(rect["width"]) == pytest.approx(PIECE)]
    left, top = (min(tile[side] for tile in tiles) for side in ("x0", "top"))

    def cell(thing: dict[str, Any]) -> Cell:
        x, y = (thing["x0"] + thing["x1"]) / 2 - left, (thing["top"] + thing["bottom"]) / 2 - top
        return int(millimetres(x) // PIECE), int(millimetres(y) // PIECE)

    cells = {cell(tile): "" for tile in tiles}
    for char in page.chars:
        if char["text"].isdigit() and cell(char) in cells and millimetres(char["size"]) > 10:
            cells[cell(char)] += char["text"]
    for line in page.lines:
        if millimetres(line["linewidth"]) > 1.5:
            flat = line["height"] < 1
            cells[cell(line)] += "-" if flat else "|" if line["width"] < 1 else "x"
    for curve in page.curves:
        if cell(curve) in cells and millimetres(curve["width"]) < 3:
            cells[cell(curve)] += "."
        if millimetres(curve["linewidth"]) > 0.8 and millimetres(curve["height"]) > 10:
            cells[cell(curve)] += "?"
    shapes = {"-|": "+", "|-": "+", "xx": "*", "-..": "/"}
    return Counter(shapes.get(shape, shape) for shape in cells.values())


@pytest.mark.parametrize("paper", PAPERS)
def test_every_tile_of_the_bag_is_there_as_often_as_in_the_bag(paper: str) -> None:
    """calculissimo §1.3, on paper."""
    (page,) = pages("calculissimo", "tiles", paper)
    assert tiles_on(page) == Counter(PRESETS["classic"].bag)


def test_the_tiles_of_a_large_bag_go_on_over_several_pages() -> None:
    game = GAMES["calculissimo"]
    bag = read_bag("7 130\n? 20\n+ 2\n", file="")
    own = game.change_ruleset(game.rulesets["classic"], {"tiles": "7 130\n? 20\n+ 2\n"})
    found = pages_of(order("calculissimo", "tiles", own, ink="saving"))
    assert len(found) == 2
    assert sum((tiles_on(page) for page in found), Counter()) == Counter(bag)


@pytest.mark.parametrize("name", GAMES["calculissimo"].rulesets)
def test_the_tiles_are_those_that_the_ruleset_plays_with(name: str) -> None:
    ruleset = PRESETS[name]
    data = data_of(order("calculissimo", "tiles", ruleset))
    assert "".join(face for page in data["pages"] for face in page) == ruleset.bag


def test_each_side_has_its_markers_and_the_dice_can_be_folded() -> None:
    (page,) = pages("contig60", "tiles")
    markers = [curve for curve in page.curves if round(millimetres(curve["width"]), 1) == 17.1]
    assert len(markers) == 50
    assert len({str(marker["non_stroking_color"]) for marker in markers}) == 2
    pips = [curve for curve in page.curves if round(millimetres(curve["width"]), 1) == 3.4]
    assert len(pips) == 3 * sum(range(1, 7))


def test_dice_that_are_no_cubes_are_not_folded() -> None:
    game = GAMES["contig60"]
    own = game.read_ruleset("faces = 8\nmarkers = 3\n")
    data = data_of(order("contig60", "tiles", own))
    assert data["dice"] == []
    assert Counter(data["pages"][0]) >= Counter({"1": 3, "2": 3})


def test_a_group_of_pieces_begins_on_a_new_row() -> None:
    data = pieces_data(order("contig60", "tiles"), ["1"] * 10, ["2"])
    (page,) = data["pages"]
    columns = data["columns"]
    assert columns == 9
    assert page.index("2") == 18
    assert len(page) == 19
