"""The layout (which number stands on which square, §1.1) and the board (which markers lie there).

A side's markers are the bits of one whole number. Each row has one bit more than it has squares, always
0, so that no shift finds a line or a neighbour round the edge of the board.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from contissimo.core.errors import BadFile
from contissimo.core.game import Seat
from contissimo.core.grid import MAX_SIDE, lines_of_layout, neighbours, rows_of_board

MAX_NUMBER = 99_999
FREE = "."
MARKERS = "xo"
SIDES = (Seat(1), Seat(2))

_NUMBER = re.compile(r"0|[1-9][0-9]{0,4}")


def other(side: Seat) -> Seat:
    return SIDES[2 - side]


@dataclass(frozen=True)
class Layout:
    """The numbers of the squares, row by row."""

    rows: tuple[tuple[int, ...], ...]

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(self.rows)

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def height(self) -> int:
        return len(self.rows)

    @cached_property
    def _bits(self) -> tuple[int, ...]:
        """The bit of each square, row by row."""
        stride = self.width + 1
        return tuple(1 << y * stride + x for y in range(self.height) for x in range(self.width))

    @cached_property
    def bit_of(self) -> Mapping[int, int]:
        """The bit of each number; what is not a key is not on the board."""
        numbers = (number for row in self.rows for number in row)
        return dict(zip(numbers, self._bits, strict=True))

    @cached_property
    def around(self) -> Mapping[int, int]:
        """For each number, the bits of the neighbouring squares (§3.1)."""
        masks = (sum(self._bits[i] for i in near) for near in neighbours(self.width, self.height))
        return dict(zip(self.bit_of, masks, strict=True))

    @cached_property
    def all_bits(self) -> int:
        return sum(self._bits)

    def __str__(self) -> str:
        return "".join(f"{' '.join(map(str, row))}\n" for row in self.rows)


def read_layout(text: str, *, file: str) -> Layout:
    """The layout in a text, or BadFile with the line at fault: 1-21 rows and columns of distinct numbers."""
    rows: list[tuple[int, ...]] = []
    lines: dict[int, int] = {}
    for line, row in lines_of_layout(text):
        words = row.split()
        wrong = next((word for word in words if not _NUMBER.fullmatch(word)), None)
        if wrong is not None:
            raise BadFile("layout_number", file=file, line=line, text=wrong, high=MAX_NUMBER)
        if rows and len(words) != len(rows[0]):
            expected = len(rows[0])
            raise BadFile("layout_width", file=file, line=line, width=len(words), expected=expected)
        if len(words) > MAX_SIDE or len(rows) == MAX_SIDE:
            raise BadFile("layout_size", file=file, line=line, low=1, high=MAX_SIDE)
        rows.append(tuple(map(int, words)))
        for number in rows[-1]:
            if number in lines:
                first = lines[number]
                raise BadFile("layout_twice", file=file, line=line, number=number, first=first)
            lines[number] = line
    if not rows:
        raise BadFile("layout_size", file=file, low=1, high=MAX_SIDE)
    return Layout(tuple(rows))


@dataclass(frozen=True, slots=True)
class Board:
    """The markers of both sides on a layout."""

    layout: Layout
    sides: tuple[int, int] = (0, 0)

    @property
    def occupied(self) -> int:
        return self.sides[0] | self.sides[1]

    @property
    def free(self) -> int:
        return self.layout.all_bits & ~(self.sides[0] | self.sides[1])

    def at(self, number: int) -> Seat | None:
        """Whose marker lies on a square of the layout."""
        bit = self.layout.bit_of[number]
        return next((side for side in SIDES if self.sides[side - 1] & bit), None)

    def count(self, side: Seat) -> int:
        return self.sides[side - 1].bit_count()

    def neighbours(self, number: int) -> int:
        """§3.1: how many neighbouring squares are occupied, whatever the colour."""
        return (self.layout.around[number] & self.occupied).bit_count()

    def toggled(self, side: Seat, number: int) -> Board:
        """The board after a side lays its marker on a free square, or takes it back."""
        bit = self.layout.bit_of[number]
        first, second = self.sides
        return Board(self.layout, (first ^ bit, second) if side == 1 else (first, second ^ bit))

    def has_line(self, side: Seat, length: int) -> bool:
        """§6.1: `length` markers of a side on adjacent squares of a row, column or diagonal."""
        markers = self.sides[side - 1]
        if markers.bit_count() < length:
            return False
        width = self.layout.width
        for shift in (1, width, width + 1, width + 2):
            # After n steps a bit is left for each run of n + 1 markers that begins there.
            run, steps = markers, length - 1
            while run and steps:
                run &= run >> shift
                steps -= 1
            if run:
                return True
        return False

    def __str__(self) -> str:
        (first, second), width = self.sides, self.layout.width
        every, stride = (1 << width) - 1, width + 1
        shifts = range(0, stride * self.layout.height, stride)
        return "|".join([_row(first >> n & every, second >> n & every, width) for n in shifts])


@lru_cache(maxsize=1 << 14)
def _row(first: int, second: int, width: int) -> str:
    """A row with the markers of both sides, whose bits these are."""
    bits = [1 << x for x in range(width)]
    return "".join(["x" if bit & first else "o" if bit & second else FREE for bit in bits])


def read_board(text: str, layout: Layout, *, file: str = "board") -> Board:
    """The board in a board text of the layout's size, or BadFile. A layout is refused."""
    for line, row in enumerate(text.split("\n"), start=1):
        if _NUMBER.match(row.lstrip()):
            raise BadFile("board_is_layout", file=file, line=line)
    letters = FREE + MARKERS
    width, height = layout.width, layout.height
    rows = rows_of_board(text, width=width, height=height, letters=letters, file=file)
    placed = list(zip("".join(rows), layout.bit_of.values(), strict=True))
    first, second = (sum(bit for letter, bit in placed if letter == own) for own in MARKERS)
    return Board(layout, (first, second))
