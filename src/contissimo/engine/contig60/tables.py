"""What the dice can do on a board, computed from the rules: every roll, every square, every set of squares.

Chances are exact: a number of throws out of `Tables.throws` (6 × 6 × 6 = 216 with plain dice). Nothing here is typed
in, so other boards, faces and operations have their tables too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement, permutations
from math import prod

from contissimo.games.contig60.board import Layout
from contissimo.games.contig60.rules import Ruleset
from contissimo.games.contig60.sentences import DICE, Dice, Sentence, roll_table


@dataclass(frozen=True, slots=True)
class Roll:
    """Three dice, in rising order, and in how many of all throws they come."""

    dice: Dice
    throws: int
    squares: int
    """The squares that it makes on the empty board, as bits: square i, row by row, is bit i."""


@dataclass(frozen=True)
class Tables:
    """The tables of a layout, dice and operations."""

    layout: Layout
    faces: tuple[int, ...]
    operations: str

    @property
    def throws(self) -> int:
        """How many equally likely throws there are."""
        return int(len(self.faces) ** DICE)

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The number of each square, row by row."""
        return tuple(number for row in self.layout.rows for number in row)

    @cached_property
    def index_of(self) -> Mapping[int, int]:
        """The index of each number's square."""
        return {number: index for index, number in enumerate(self.numbers)}

    @cached_property
    def rolls(self) -> tuple[Roll, ...]:
        """The different rolls, in the order of their dice (56 with plain dice)."""
        often = Counter(self.faces)
        return tuple(
            Roll(dice, self._throws_of(dice, often), self._squares_of(dice))
            for dice in combinations_with_replacement(sorted(often), DICE)
        )

    @staticmethod
    def _throws_of(dice: Dice, often: Counter[int]) -> int:
        return len(set(permutations(dice))) * prod(often[die] for die in dice)

    def _squares_of(self, dice: Dice) -> int:
        index_of = self.index_of
        made = numbers_of(dice, self.operations)
        return sum(1 << index_of[number] for number in made if number in index_of)

    def sentences(self, dice: Dice) -> dict[int, Sentence]:
        """The squares' numbers that a roll makes on the empty board, rising, each with its simplest sentence."""
        table = roll_table(dice, self.operations)
        return {number: said for number, said in table.items() if number in self.index_of}

    def throws_for(self, squares: int) -> int:
        """In how many throws one of a set of squares (as bits) can be made."""
        return sum(roll.throws for roll in self.rolls if roll.squares & squares)

    def chance(self, numbers: Iterable[int]) -> Fraction:
        """The chance that a throw makes the number of one of these squares."""
        squares = 0
        for number in numbers:
            squares |= 1 << self.index_of[number]
        return Fraction(self.throws_for(squares), self.throws)

    @cached_property
    def square_throws(self) -> tuple[int, ...]:
        """For each square, row by row, in how many throws it can be made."""
        found = [0] * len(self.numbers)
        for roll in self.rolls:
            for index in bits_of(roll.squares):
                found[index] += roll.throws
        return tuple(found)


def tables_of(ruleset: Ruleset) -> Tables:
    """The tables of a ruleset; the same object for rulesets that share layout, dice and operations."""
    return _tables(ruleset.layout, ruleset.faces, ruleset.operations)


@lru_cache(maxsize=64)
def _tables(layout: Layout, faces: tuple[int, ...], operations: str) -> Tables:
    return Tables(layout, faces, operations)


def bits_of(squares: int) -> Iterator[int]:
    """The indices of a set of squares, rising."""
    while squares:
        lowest = squares & -squares
        yield lowest.bit_length() - 1
        squares ^= lowest


def numbers_of(dice: Dice, operations: str) -> frozenset[int]:
    """The whole numbers ≥ 0 that a roll makes. Must agree with `roll_table`, which is forty times slower.

    Two dice are joined first and the third comes before or behind: each is a fraction of whole numbers that
    need not be in lowest terms.
    """
    found: set[int] = set()
    for first, second, third in set(permutations(dice)):
        for top, bottom in _joined(first, 1, second, operations):
            for a, b in _joined(top, bottom, third, operations):
                if b and a % b == 0 and a // b >= 0:
                    found.add(a // b)
    return frozenset(found)


def _joined(top: int, bottom: int, die: int, operations: str) -> list[tuple[int, int]]:
    """A fraction joined with a die, in both orders, by every operation."""
    found = []
    for sign in operations if bottom else "":
        match sign:
            case "+":
                found.append((top + die * bottom, bottom))
            case "-":
                found += [(top - die * bottom, bottom), (die * bottom - top, bottom)]
            case "*":
                found.append((top * die, bottom))
            case _:
                found += [(top, bottom * die), (die * bottom, top)]
    return found
