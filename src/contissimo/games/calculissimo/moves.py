"""The moves of Calculissimo as values whose text is the notation. What they mean is for the position."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from contissimo.core import svg
from contissimo.core.game import Reader, Seat
from contissimo.core.grid import COLUMNS, MAX_SIDE, SQUARES_OF_COLUMN, SQUARES_OF_ROW, Square
from contissimo.core.shown import by_notation
from contissimo.core.values import value_class
from contissimo.games.calculissimo.tiles import FACE_OF, FACES, JOKER, in_order, tile_of


@dataclass(frozen=True, slots=True)
class _Said:
    """A move that everybody may know."""

    word: ClassVar[str]
    puts: ClassVar[bool] = False

    __repr__ = by_notation

    def __str__(self) -> str:
        return self.word

    def _repr_svg_(self) -> str:
        return svg.note(str(self))

    def seen_by(self, reader: Reader) -> _Said:
        return self


class Pass(_Said):
    word = "pass"


class Challenge(_Said):
    word = "challenge"


class Accept(_Said):
    word = "accept"


class Resign(_Said):
    word = "resign"


@value_class(frozen=True, slots=True, eq=False)
class Placement:
    """Tiles laid in one line: the whole main line as letters, and which of them are new.

    Two placements are equal when they place the same tiles (and announce the same), however they are written.
    """

    puts: ClassVar[bool] = True

    start: Square
    across: bool
    letters: str
    new: tuple[bool, ...]
    total: int | None = None
    text: str = field(default="", repr=False)
    """The notation, once somebody has asked for it or as it was read."""
    tiles: tuple[tuple[Square, str], ...] = field(init=False, repr=False)
    """The new letters with their squares, in the order of the line."""
    squares: tuple[Square, ...] = field(init=False, repr=False)
    """All squares of the line."""

    def __post_init__(self) -> None:
        squares = self._line()
        laid = zip(squares, self.letters, self.new, strict=True)
        tiles = tuple([(square, letter) for square, letter, new in laid if new])
        object.__setattr__(self, "squares", squares)
        object.__setattr__(self, "tiles", tiles)

    def _line(self) -> tuple[Square, ...]:
        (x, y), length = self.start, len(self.letters)
        if not 0 <= min(x, y) <= max(x, y) + length <= MAX_SIDE:  # off every board
            return tuple([self.square(i) for i in range(length)])
        row, first = (SQUARES_OF_ROW[y], x) if self.across else (SQUARES_OF_COLUMN[x], y)
        return row[first : first + length]

    def square(self, offset: int) -> Square:
        x, y = self.start
        return Square(x + offset, y) if self.across else Square(x, y + offset)

    def announcing(self, total: int | None) -> Placement:
        return Placement(self.start, self.across, self.letters, self.new, total)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Placement):
            return NotImplemented
        return self.total == other.total and self.tiles == other.tiles

    def __hash__(self) -> int:
        return hash((self.tiles, self.total))

    def seen_by(self, reader: Reader) -> Placement:
        return self

    __repr__ = by_notation

    def __str__(self) -> str:
        if not self.text:  # it is asked for by the log, by the store and by each reader
            object.__setattr__(self, "text", self._written())
        return self.text

    def _repr_svg_(self) -> str:
        where, _, _ = str(self).partition(" ")
        laid = zip(self.letters, self.new, strict=True)
        tiles = [(FACE_OF.get(of, of), tile_of(of) == JOKER, new) for of, new in laid]
        return svg.laid(where, tiles, says=str(self))

    def _written(self) -> str:
        column, row = COLUMNS[self.start.x], self.start.y + 1
        text = [f"{row}{column} " if self.across else f"{column}{row} "]
        before = True
        for letter, new in zip(self.letters, self.new, strict=True):
            if new != before:
                text.append(")" if new else "(")
            before = new
            text.append(letter if letter in FACES else f"{JOKER}{FACE_OF[letter]}")
        if not before:
            text.append(")")
        if self.total is not None:
            text.append(f"={self.total}")
        return "".join(text)


@dataclass(frozen=True, slots=True)
class Swap:
    """An exchange of tiles from one's own rack, in canonical order."""

    puts: ClassVar[bool] = False

    tiles: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", in_order(self.tiles))

    __repr__ = by_notation

    def __str__(self) -> str:
        return f"swap {self.tiles}"

    def _repr_svg_(self) -> str:
        return svg.note(str(self))

    def seen_by(self, reader: Reader) -> HiddenSwap:
        return HiddenSwap(len(self.tiles))


@dataclass(frozen=True, slots=True)
class HiddenSwap:
    """An exchange as everybody but its owner sees it."""

    puts: ClassVar[bool] = False

    count: int

    __repr__ = by_notation

    def __str__(self) -> str:
        return f"swap _{self.count}"

    def _repr_svg_(self) -> str:
        return svg.note(str(self))

    def seen_by(self, reader: Reader) -> HiddenSwap:
        return self


@dataclass(frozen=True, slots=True)
class Order:
    """Chance: one round of drawing for who begins (§2.1)."""

    puts: ClassVar[bool] = False

    drawn: tuple[tuple[Seat, str], ...]

    __repr__ = by_notation

    def __str__(self) -> str:
        return "order " + " ".join(f"{seat}:{face}" for seat, face in self.drawn)

    def _repr_svg_(self) -> str:
        return svg.note(str(self))

    def seen_by(self, reader: Reader) -> Order:
        return self


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: tiles for a rack, in the order drawn."""

    puts: ClassVar[bool] = False

    seat: Seat
    tiles: str

    __repr__ = by_notation

    def __str__(self) -> str:
        return f"draw {self.seat}:{self.tiles}"

    def _repr_svg_(self) -> str:
        return svg.note(str(self))

    def seen_by(self, reader: Reader) -> Draw | HiddenDraw:
        return self if reader == self.seat else HiddenDraw(self.seat, len(self.tiles))


@dataclass(frozen=True, slots=True)
class HiddenDraw:
    """A draw as everybody but its owner sees it."""

    puts: ClassVar[bool] = False

    seat: Seat
    count: int

    __repr__ = by_notation

    def __str__(self) -> str:
        return f"draw {self.seat}:_{self.count}"

    def _repr_svg_(self) -> str:
        return svg.note(str(self))

    def seen_by(self, reader: Reader) -> HiddenDraw:
        return self


Move = (
    Placement | Swap | HiddenSwap | Pass | Challenge | Accept | Resign | Order | Draw | HiddenDraw
)
