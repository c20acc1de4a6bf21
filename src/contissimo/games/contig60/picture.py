"""What a game of Contig 60 looks like (SVG): the numbers, markers, totals and dice, drawn from the ruleset's own layout."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from contissimo.core import svg
from contissimo.games.contig60.board import SIDES
from contissimo.games.contig60.moves import Say, Steal

if TYPE_CHECKING:
    from contissimo.games.contig60.moves import Move
    from contissimo.games.contig60.view import View

_SIDE = 44.0
_EDGE = 12.0
_BELOW = 64.0
"""For totals and dice."""
_DIE = 34.0
_LEAST = 300.0
"""A small board leaves room for totals and dice."""


def picture(shown: View, last: Move | None = None) -> str:
    """The position; the square of `last` is marked."""
    layout = shown.ruleset.layout
    width = max(2 * _EDGE + _SIDE * layout.width, _LEAST)
    height = 2 * _EDGE + _SIDE * layout.height + _BELOW
    new = last.sentence.square if isinstance(last, Say | Steal) else None
    parts = [svg.box(0, 0, width, height, svg.PAPER), *_board(shown, new), *_below(shown, width)]
    return svg.picture(width, height, parts, says=str(shown))


def _board(shown: View, new: int | None) -> Iterator[str]:
    layout = shown.ruleset.layout
    wide, high = _SIDE * layout.width, _SIDE * layout.height
    yield svg.box(_EDGE - 2, _EDGE - 2, wide + 4, high + 4, svg.GROOVE)
    for y, row in enumerate(layout.rows):
        for x, number in enumerate(row):
            left, top = _EDGE + _SIDE * x, _EDGE + _SIDE * y
            edge = svg.LAST if number == new else ""
            yield svg.box(left + 1, top + 1, _SIDE - 2, _SIDE - 2, svg.SQUARE, edge=edge, thick=3)
            side = shown.board.at(number)
            if side is not None:
                yield svg.marker(left + _SIDE / 2, top + _SIDE / 2, 0.4 * _SIDE, side)
            ink = svg.INK if side is None else "#fff"
            size = min(16.0, 1.5 * _SIDE / len(str(number)))
            bold = side is not None
            yield svg.text(
                left + _SIDE / 2, top + _SIDE / 2, str(number), size, fill=ink, bold=bold
            )


def _below(shown: View, width: float) -> Iterator[str]:
    """For each side: its number, its total, and the markers it has left. Then the dice."""
    top = 2 * _EDGE + _SIDE * shown.ruleset.layout.height
    for side in SIDES:
        middle = top + 14 + 26 * (side - 1)
        if side in shown.to_act:
            yield svg.text(_EDGE - 2, middle, "▸", 16, fill=svg.LAST)
        yield svg.marker(_EDGE + 18, middle, 10, side)
        yield svg.text(_EDGE + 18, middle, str(side), 13, fill="#fff", bold=True)
        total = str(shown.scores[side - 1])
        yield svg.text(_EDGE + 78, middle, total, 18, anchor="end", bold=True)
        left = f"+{shown.markers[side - 1]}"
        yield svg.text(_EDGE + 92, middle, left, 13, fill=svg.SOFT, anchor="start")
    for at, face in enumerate(shown.dice or ()):
        x = width - _EDGE - (3 - at) * (_DIE + 8) + 8
        yield svg.die(x, top + 10, _DIE, face)
