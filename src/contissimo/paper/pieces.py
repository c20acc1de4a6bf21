"""Pieces to cut out, edge to edge: how many fit in a row and on a page."""

from __future__ import annotations

from collections.abc import Sequence

from contissimo.paper.order import Data, Millimetres, Order

PIECE: Millimetres = 19
"""A little less than a square of the board."""
_HEAD: Millimetres = 19
_NOTE: Millimetres = 9


def pieces_data(order: Order, *groups: Sequence[str], **words: str) -> Data:
    """Pages of pieces, each a face or the number of a side; a group begins on a new row."""
    across, down = order.room
    columns = int((across - 6) // PIECE)  # the cuts stand out on both sides
    page = columns * int((down - _HEAD - _NOTE) // PIECE)
    pieces = [piece for group in groups for piece in _whole_rows(group, columns)]
    while pieces and not pieces[-1]:
        pieces.pop()
    return {
        "words": words,
        "piece": PIECE,
        "columns": columns,
        "pages": [pieces[first : first + page] for first in range(0, len(pieces), page)],
        "markers": False,
        "dice": [],
    }


def _whole_rows(group: Sequence[str], columns: int) -> list[str]:
    """The pieces, and gaps up to the end of their last row."""
    return [*group, *[""] * (-len(group) % columns)]
