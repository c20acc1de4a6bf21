"""What a game answers when it is asked about: the card of a move, moves with their points, its material, what can be reached.

These are plain values without words for people. Squares and faces are named as in the notation.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, Literal, NamedTuple, TypeVar

from contissimo.core import svg
from contissimo.core.errors import IllegalMove
from contissimo.core.units import Points, Seat

NOTHING = Points(0)
CameTo = Literal["right", "corrected", "taken_back"]
M_co = TypeVar("M_co", covariant=True)


@dataclass(frozen=True, slots=True)
class CardLine:
    """One line of a score card: what it says, where it lies, and how its points are computed."""

    text: str
    squares: tuple[str, ...]
    steps: tuple[str, ...]
    points: Points
    value: int
    """What the line is worth before its multipliers."""
    multipliers: tuple[int, ...] = ()
    numbers: tuple[tuple[int, int], ...] = ()
    """The numbers of the line, each with the factor of its square."""


@dataclass(frozen=True, slots=True)
class Card:
    """All that a score card shows of a move. That of a move that puts nothing on the board is empty."""

    points: Points = NOTHING
    lines: tuple[CardLine, ...] = ()
    """The main line first; empty where a move earns points without forming lines."""
    covers: tuple[str, ...] = ()
    """The squares on which something is put."""
    pieces: tuple[str, ...] = ()
    """The pieces that are put there, by face; empty where all pieces of a side are alike."""
    announced: int | None = None
    """The total that the player said, where one is said."""

    def _repr_svg_(self) -> str:
        groups = [(line.steps, str(line.points)) for line in self.lines]
        return svg.sums(groups or [((" ".join(self.covers),), str(self.points))], str(self.points))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a contest comes to: the move was right, its total is put right, or it is taken back."""

    seat: Seat
    """Whose move was contested."""
    move: str
    """That move, in notation."""
    came_to: CameTo
    card: Card
    """The worked sum: of all its lines if the move can be admitted, else of the line that can't."""
    fault: IllegalMove | None = None
    """Why it can't be admitted."""


class Scored(NamedTuple, Generic[M_co]):
    """A move with the points that it earns its player."""

    move: M_co
    points: Points


@dataclass(frozen=True, slots=True)
class SquareKind:
    """What a marked square does: it multiplies something by a factor."""

    of: str
    factor: int
    start: bool = False
    """The square that the first placement must cover."""


@dataclass(frozen=True, slots=True)
class Material:
    """What lies on the table before a game, so that a reader who knows no rules can draw it."""

    squares: tuple[tuple[str, ...], ...]
    """Row by row: the letter of the square's kind, or what is printed on it."""
    kinds: Mapping[str, SquareKind] = field(default_factory=dict)
    """By letter; what is not here is plain."""
    signs: str = ""
    """The operations that the game is played with."""
    tiles: Mapping[str, int] = field(default_factory=dict)
    """The bag, by face."""
    rack: int = 0
    """How many tiles a player holds."""
    joker: str = ""
    """What a joker may stand for."""
    dice: int = 0
    faces: tuple[int, ...] = ()
    """Of each die."""
    markers: int = 0
    """Of each side."""
    line: int = 0
    """How many markers in a line win; 0: that is no rule here."""
    dead: tuple[str, ...] = ()
    """The squares on which nothing can ever be put, by what is printed on them."""

    @property
    def width(self) -> int:
        return len(self.squares[0]) if self.squares else 0

    @property
    def height(self) -> int:
        return len(self.squares)


@dataclass(frozen=True, slots=True)
class Made:
    """A square that can be covered, how, and what that earns."""

    square: str
    how: str
    points: Points


@dataclass(frozen=True, slots=True)
class Threat:
    """A line that a seat holds but for one square, which is free."""

    seat: Seat
    square: str
    line: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reach:
    """What a reader could make now. A game answers in squares or in a number of placements, as it is played."""

    squares: tuple[Made, ...] = ()
    threats: tuple[Threat, ...] = ()
    placements: int | None = None
    """How many placements there are; None: this game is asked for squares."""
    best: Points | None = None
    """What the best of them earns; None: there is none."""
