"""What a game of Calculissimo looks like (SVG): the coloured board, tiles, racks and totals, drawn from the ruleset's own layout."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING

from contissimo.core import svg
from contissimo.core.grid import COLUMNS, Square
from contissimo.games.calculissimo.board import EMPTY, START
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.tiles import FACE_OF, JOKER, tile_of

if TYPE_CHECKING:
    from contissimo.games.calculissimo.moves import Move
    from contissimo.games.calculissimo.view import View

_SIDE = 32.0
_EDGE = 24.0
"""For the names of rows and columns."""
_ROW = 38.0
"""For a seat, below the board."""
_TILE = 26.0
_GROUND = {"g": "#bfe0bd", "b": "#b4d3ef", "y": "#f7dc8b", START: "#f7dc8b", "p": "#d3bdf0"}
_PRINTED = {"g": "2", "b": "3", "y": "2=", "p": "3=", START: "★"}


def picture(shown: View, last: Move | None = None) -> str:
    """The position, or as much of it as a reader may know. The tiles of `last` are marked."""
    layout = shown.ruleset.layout
    width = max(2 * _EDGE + _SIDE * layout.width, _EDGE + 150 + 7 * _TILE)
    height = 2 * _EDGE + _SIDE * layout.height + _ROW * len(shown.racks)
    new = {square for square, _ in last.tiles} if isinstance(last, Placement) else set()
    parts = [svg.box(0, 0, width, height, svg.PAPER), *_board(shown, new), *_seats(shown)]
    return svg.picture(width, height, parts, says=str(shown))


def _board(shown: View, new: Collection[Square]) -> Iterator[str]:
    layout = shown.ruleset.layout
    far = _EDGE + _SIDE * layout.height
    for x in range(layout.width):
        for y in (_EDGE / 2, far + _EDGE / 2):
            yield svg.text(_EDGE + _SIDE * (x + 0.5), y, COLUMNS[x], 12, fill=svg.SOFT)
    yield svg.box(
        _EDGE - 2, _EDGE - 2, _SIDE * layout.width + 4, _SIDE * layout.height + 4, svg.GROOVE
    )
    for y, row in enumerate(layout.rows):
        middle = _EDGE + _SIDE * (y + 0.5)
        yield svg.text(_EDGE / 2, middle, str(y + 1), 12, fill=svg.SOFT)
        for x, kind in enumerate(row):
            left, top = _EDGE + _SIDE * x, _EDGE + _SIDE * y
            ground = _GROUND.get(kind, svg.SQUARE)
            yield svg.box(left + 0.5, top + 0.5, _SIDE - 1, _SIDE - 1, ground)
            letter = shown.board.rows[y][x]
            if letter != EMPTY:
                joker = tile_of(letter) == JOKER
                yield svg.tile(
                    left, top, _SIDE, FACE_OF[letter], joker=joker, new=Square(x, y) in new
                )
            elif kind in _PRINTED:
                yield svg.text(left + _SIDE / 2, middle, _PRINTED[kind], 12, fill=svg.SOFT)


def _seats(shown: View) -> Iterator[str]:
    """A row for each seat: its number, total and tiles, as far as they are known. In the last row, what the bag has."""
    layout = shown.ruleset.layout
    top = 2 * _EDGE + _SIDE * layout.height
    for at, rack in enumerate(shown.racks):
        middle = top + _ROW * at + _ROW / 2 - 6
        if at + 1 in shown.to_act:
            yield svg.text(9, middle, "▸", 16, fill=svg.LAST)
        yield svg.marker(_EDGE + 8, middle, 11, at + 1)
        yield svg.text(_EDGE + 8, middle, str(at + 1), 13, fill="#fff", bold=True)
        yield svg.text(_EDGE + 76, middle, str(shown.scores[at]), 18, anchor="end", bold=True)
        for place, face in enumerate(_known(shown, at, rack)):
            left = _EDGE + 96 + _TILE * place
            yield svg.tile(left, middle - _TILE / 2, _TILE, face, joker=face == JOKER)
    bag = shown.bag_size
    yield svg.text(_EDGE + 110 + 7 * _TILE, middle, f"+{bag}", 14, fill=svg.SOFT, anchor="start")


def _known(shown: View, at: int, rack: str | None) -> Iterable[str]:
    """The faces of a rack; of one that is not shown, nothing as often as it has tiles."""
    return [""] * shown.rack_sizes[at] if rack is None else rack
