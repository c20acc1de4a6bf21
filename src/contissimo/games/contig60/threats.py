"""Lines that lack one square (§6.1): what a player looks out for. The rules themselves never ask."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from contissimo.core.game import Seat
from contissimo.games.contig60.board import SIDES, Board, Layout

_FEWEST = 2
"""A line of one square threatens nothing that a marker anywhere would not do."""


@dataclass(frozen=True, slots=True)
class Threat:
    side: Seat
    square: int
    """The free square with which the line is whole."""
    line: tuple[int, ...]


def threats(board: Board, length: int) -> Iterator[Threat]:
    """Every line of `length` squares that a side holds but for one, which is free."""
    if length < _FEWEST:
        return
    bit_of = board.layout.bit_of
    for line, mask in _lines(board.layout, length):
        missing = mask & board.free
        if missing.bit_count() != 1:
            continue
        for side in SIDES:
            if mask & ~missing == mask & board.sides[side - 1]:
                yield Threat(side, next(n for n in line if bit_of[n] == missing), line)


@lru_cache(maxsize=64)
def _lines(layout: Layout, length: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """All lines of a length in rows, columns and diagonals, each with its bits."""
    found = []
    for y in range(layout.height):
        for x in range(layout.width):
            for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1)):
                end_x, end_y = x + dx * (length - 1), y + dy * (length - 1)
                if 0 <= end_x < layout.width and end_y < layout.height:
                    line = tuple(layout.rows[y + dy * i][x + dx * i] for i in range(length))
                    found.append((line, sum(layout.bit_of[number] for number in line)))
    return tuple(found)
