"""Squares of a rectangular board, their names, and texts that draw one line for each row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from contissimo.core.errors import BadFile

COLUMNS = "abcdefghijklmnopqrstu"
MAX_SIDE = len(COLUMNS)


class Square(NamedTuple):
    """A square by column and row, both counted from 0 at the top left; its name is like `h8`."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{COLUMNS[self.x]}{self.y + 1}"


SQUARES_OF_ROW = tuple(tuple(Square(x, y) for x in range(MAX_SIDE)) for y in range(MAX_SIDE))
"""Every square there can be, row by row: a stretch of a row is a slice, and no square is made again."""
SQUARES_OF_COLUMN = tuple(zip(*SQUARES_OF_ROW, strict=True))


def lines_of_layout(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a data file with their numbers, without comments, blank lines and outer spaces."""
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.split("#", 1)[0].strip()
        if line:
            yield number, line


def rows_of_board(
    text: str, *, width: int, height: int, letters: str, file: str
) -> tuple[str, ...]:
    """The rows of a board text (on one line joined with `|`), each square one of `letters`."""
    numbered = text.rstrip("\n").split("\n")
    joined = len(numbered) == 1 and height > 1
    rows = numbered[0].split("|") if joined else numbered
    for index, row in enumerate(rows):
        line = 1 if joined else index + 1
        if row.lstrip().startswith("#"):
            raise BadFile("board_is_layout", file=file, line=line)
        wrong = next((letter for letter in row if letter not in letters), None)
        if wrong is not None:
            raise BadFile("board_letter", file=file, line=line, letter=wrong)
        if len(row) != width:
            raise BadFile("board_width", file=file, line=line, width=len(row), expected=width)
    if len(rows) != height:
        raise BadFile("board_height", file=file, line=0, height=len(rows), expected=height)
    return tuple(rows)


def neighbours(width: int, height: int) -> tuple[tuple[int, ...], ...]:
    """For each square, row by row, the indices of its neighbours in the eight directions."""
    around = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
    return tuple(
        tuple(
            (y + dy) * width + x + dx
            for dx, dy in around
            if 0 <= x + dx < width and 0 <= y + dy < height
        )
        for y in range(height)
        for x in range(width)
    )
