"""What a person of some skill sees in a roll, which lines on the board are noticed, and which wrong sentences.

Nobody errs by dice here: who doesn't divide never finds a quotient, who looks at rows and columns never sees a diagonal.
Chance decides only where on the board the look falls first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from contissimo.core.arithmetic import Expression, Operation, value
from contissimo.core.game import Rng, Seat
from contissimo.games.contig60.board import Board, Layout, other
from contissimo.games.contig60.sentences import (
    OPERATIONS,
    Dice,
    Sentence,
    every_sentence,
    roll_table,
)

ALL = 9999
_WON = 1_000_000
_SAVED = 100_000


@dataclass(frozen=True, slots=True)
class Sight:
    """The sentences that come to mind. `ALL` is no limit."""

    operations: str = OPERATIONS
    brackets: bool = True
    largest: int = ALL
    """The largest number, made or met on the way."""
    parts: bool = True
    """Fractions and numbers below zero on the way."""
    finds: int = ALL
    """How many squares are found: those nearest to where the look falls first."""

    def knows(self, sentence: Sentence) -> bool:
        """Whether it can calculate with the operations of a sentence."""
        text = str(sentence)
        return all(sign in self.operations for sign in OPERATIONS if sign in text)

    def writes(self, sentence: Sentence) -> bool:
        """Whether a sentence looks like one of its own, right or wrong."""
        brackets = "(" in str(sentence)
        return (
            self.knows(sentence) and sentence.square <= self.largest and self.brackets >= brackets
        )

    def grasps(self, sentence: Sentence) -> bool:
        """Whether a sentence is one that this player could have made."""
        return self.writes(sentence) and all(
            result is not None
            and abs(result) <= self.largest
            and (self.parts or (result >= 0 and result.denominator == 1))
            for result in results(sentence.expression)
        )

    def sentences(self, dice: Dice, operations: str) -> Mapping[int, Sentence]:
        """The numbers that come to mind with a roll, each with the simplest sentence of those that do."""
        return _sentences(self, tuple(sorted(dice)), operations)

    def found(self, board: Board, dice: Dice, operations: str, rng: Rng) -> dict[int, Sentence]:
        """The free squares that are found, in the order in which they are."""
        bit_of, occupied = board.layout.bit_of, board.occupied
        thought = self.sentences(dice, operations)
        free = {n: s for n, s in thought.items() if n in bit_of and not bit_of[n] & occupied}
        if len(free) <= self.finds:
            return free
        near = sorted(free, key=nearness(board, rng).__getitem__)
        return {number: free[number] for number in near[: self.finds]}


@lru_cache(maxsize=2048)
def _sentences(sight: Sight, dice: Dice, operations: str) -> Mapping[int, Sentence]:
    found = {}
    for number in roll_table(dice, operations):
        known = (s for s in every_sentence(dice, number, operations) if sight.grasps(s))
        simplest = next(known, None)
        if simplest is not None:
            found[number] = simplest
    return found


def results(expression: Expression) -> Iterator[Fraction | None]:
    """What each operation of an expression comes to, the last one included."""
    if isinstance(expression, Operation):
        yield from results(expression.left)
        yield from results(expression.right)
        yield value(expression)


def nearness(board: Board, rng: Rng) -> dict[int, tuple[int, int]]:
    """How far each number's square is from a marker on which the look falls first."""
    rows, occupied = board.layout.rows, board.occupied
    places = {number: (x, y) for y, row in enumerate(rows) for x, number in enumerate(row)}
    laid = [number for number, bit in board.layout.bit_of.items() if bit & occupied] or [*places]
    x, y = places[laid[rng.below(len(laid))]]
    return {number: (max(abs(a - x), abs(b - y)), number) for number, (a, b) in places.items()}


@dataclass(frozen=True, slots=True)
class Feeling:
    """What a player likes about a square, without thinking ahead."""

    points: bool = True
    completes: bool = False
    """Sees that it can complete its own line."""
    blocks: bool = False
    """Sees that the others could complete theirs."""
    diagonals: bool = True
    """Notices lines that go askew."""
    builds: int = 0
    hinders: int = 0
    """How much markers in one window count, own ones and the others', in tenths of a point each squared."""

    def of(self, board: Board, side: Seat, square: int, line_length: int) -> int:
        """A number that is greater for a square that is liked more."""
        liking = 10 * board.neighbours(square) if self.points else 0
        if not line_length:
            return liking
        mine, theirs = board.sides[side - 1], board.sides[other(side) - 1]
        for window in windows_through(board.layout, line_length, self.diagonals)[square]:
            own, their = (mine & window).bit_count(), (theirs & window).bit_count()
            if not their:
                liking += self.builds * own * own
                liking += _WON if self.completes and own == line_length - 1 else 0
            elif not own:
                liking += self.hinders * their * their
                liking += _SAVED if self.blocks and their == line_length - 1 else 0
        return liking


@lru_cache(maxsize=32)
def windows_through(layout: Layout, length: int, diagonals: bool) -> Mapping[int, tuple[int, ...]]:
    """For each number the runs of `length` squares through it, as bits of a `Board`."""
    found: dict[int, list[int]] = {number: [] for number in layout.bit_of}
    steps = ((1, 0), (0, 1), (1, 1), (-1, 1)) if diagonals else ((1, 0), (0, 1))
    for y in range(layout.height):
        for x in range(layout.width):
            for dx, dy in steps:
                end_x, end_y = x + dx * (length - 1), y + dy * (length - 1)
                if 0 <= end_x < layout.width and end_y < layout.height:
                    run = [layout.rows[y + dy * i][x + dx * i] for i in range(length)]
                    bits = sum(layout.bit_of[number] for number in run)
                    for number in run:
                        found[number].append(bits)
    return {number: tuple(windows) for number, windows in found.items()}
