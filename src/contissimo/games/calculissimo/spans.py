"""Where a main line could lie on a board: spans of a row or column, and the slots that they make.

In a complete operation numbers and operators alternate, so a span tells which of its new squares take
numbers and which take operators. Which tiles go there is left to `movegen`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from contissimo.core.grid import Square
from contissimo.games.calculissimo.board import EMPTY
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.tiles import FACE_OF, NUMBERS

_TYPES = str.maketrans({x: "n" if face in NUMBERS else "o" for x, face in FACE_OF.items()})

_LONGER = 4
"""From the first square to the last of the shortest line that was made longer."""

Numbers = tuple[str, tuple[int, ...], tuple[int, ...]]
"""Letters to lay, and with them all numbers of a line: plain, and with their bonuses."""


class Span(NamedTuple):
    """A possible main line within a row or column, and what its new squares (offsets) take."""

    first: int
    last: int
    numbers: tuple[int, ...]
    operators: tuple[int, ...]


def types_of(line: str) -> str:
    """A row or column with `n` and `o` for its tiles."""
    return line.translate(_TYPES)


@lru_cache(maxsize=1 << 14)
def spans(types: str, numbers: int, operators: int) -> tuple[Span, ...]:
    """The spans of a row or column that need at most `numbers` numbers and `operators` operators.

    From its first square on a line alternates, so a tile of the wrong type ends the search, as does a
    square for which no tile is left.
    """
    found = []
    end = len(types)
    for first in range(end):
        if first and types[first - 1] != EMPTY:
            continue
        new: tuple[list[int], list[int]] = [], []
        for last in range(first, end):
            is_operator = (last - first) % 2
            if types[last] == EMPTY:
                new[is_operator].append(last)
                if len(new[0]) > numbers or len(new[1]) > operators:
                    break
            elif types[last] != "no"[is_operator]:
                break
            ends = last + 1 == end or types[last + 1] == EMPTY
            if ends and not is_operator and last > first and (new[0] or new[1]):
                found.append(Span(first, last, tuple(new[0]), tuple(new[1])))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def longer(types: str) -> tuple[Span, ...]:
    """The spans that make a line of a row or column longer by one operator and one number."""
    return tuple(
        [
            span
            for span in spans(types, 1, 1)
            if span.numbers and span.operators and span.last - span.first >= _LONGER
        ]
    )


@dataclass(frozen=True, slots=True)
class Slot:
    """A span of one row or column of a board, and what comes of laying letters there."""

    across: bool
    y: int
    line: str
    kinds: str
    crosses: Mapping[int, str]
    """For each empty square of the line with a tile next to it across the line: the faces it may take."""
    span: Span

    @property
    def size(self) -> int:
        return len(self.span.numbers) + len(self.span.operators)

    def letters(self, squares: tuple[int, ...], row: str) -> list[str]:
        """The line after letters are laid on the first of these squares."""
        letters = list(self.line)
        for x, letter in zip(squares, row, strict=False):
            letters[x] = letter
        return letters

    def signs(self, operators: str) -> str:
        """All operators of the line once these are laid."""
        letters = self.letters(self.span.operators, operators)
        return "".join([FACE_OF[x] for x in letters[self.span.first + 1 : self.span.last : 2]])

    def numbers(self, row: str, factors: dict[int, int]) -> Numbers:
        """All numbers of the line once these are laid: plain, and with their bonuses."""
        first, last = self.span.first, self.span.last
        letters = self.letters(self.span.numbers, row)
        plain = tuple([int(FACE_OF[x]) for x in letters[first : last + 1 : 2]])
        if not factors:
            return row, plain, plain
        bonus = list(plain)
        for x, factor in factors.items():
            if letters[x] in NUMBERS:  # a joker earns no bonus (§5.5)
                bonus[(x - first) // 2] *= factor
        return row, plain, tuple(bonus)

    def so_far(self, row: str) -> list[int | None]:
        """The numbers of the line while only some of its new ones are laid."""
        letters = self.letters(self.span.numbers, row)[self.span.first : self.span.last + 1 : 2]
        return [None if letter == EMPTY else int(FACE_OF[letter]) for letter in letters]

    def placement(self, numbers: str, operators: str) -> Placement:
        first, last = self.span.first, self.span.last
        letters = self.letters(self.span.numbers, numbers)
        for x, letter in zip(self.span.operators, operators, strict=True):
            letters[x] = letter
        new = tuple([old == EMPTY for old in self.line[first : last + 1]])
        start = Square(first, self.y) if self.across else Square(self.y, first)
        return Placement(start, self.across, "".join(letters[first : last + 1]), new)
