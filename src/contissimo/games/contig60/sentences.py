"""Numerical sentences (§2.1-2.2): what three dice can say, and what is wrong with what was said.

The roll table gives for each whole number ≥ 0 that a roll can make its simplest sentence: fewest brackets,
then the operations in the order + − × ÷, then text order. Fractions and negatives on the way are allowed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import permutations, product
from math import gcd
from types import MappingProxyType

from contissimo.core.arithmetic import (
    Expression,
    Number,
    Operation,
    Sign,
    numbers,
    operate,
    value,
    write,
)
from contissimo.core.errors import IllegalMove

OPERATIONS = "+-*/"
DICE = 3

Dice = tuple[int, ...]
"""A roll of three dice, in the order thrown."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """`(2+3)*4=20`: an expression, and the number of the square that it is said to make."""

    expression: Expression
    square: int
    _text: str = field(init=False, repr=False, compare=False, default="")

    def __str__(self) -> str:
        if not self._text:  # it is asked for by the log, by the store and by each reader
            object.__setattr__(self, "_text", f"{write(self.expression)}={self.square}")
        return self._text


def simplicity(sentence: Sentence) -> tuple[int, list[int], str]:
    """What comes first is simpler."""
    text = str(sentence)
    signs = [OPERATIONS.index(sign) for sign in text if sign in OPERATIONS]
    return text.count("("), signs, text


def roll_table(dice: Dice, operations: str = OPERATIONS) -> Mapping[int, Sentence]:
    """The whole numbers ≥ 0 that a roll makes, rising, each with its simplest sentence."""
    return _simplest(tuple(sorted(dice)), operations)


def every_sentence(dice: Dice, target: int, operations: str = OPERATIONS) -> tuple[Sentence, ...]:
    """All distinct sentences with which a roll makes `target`, simplest first."""
    return _sentences(tuple(sorted(dice)), operations).get(target, ())


@lru_cache(maxsize=4096)
def _simplest(dice: Dice, operations: str) -> Mapping[int, Sentence]:
    found = _sentences(dice, operations)
    return MappingProxyType({number: ways[0] for number, ways in found.items()})


@lru_cache(maxsize=512)
def _sentences(dice: Dice, operations: str) -> Mapping[int, tuple[Sentence, ...]]:
    found: dict[int, set[Sentence]] = {}
    for expression in _expressions(dice, operations):
        result = value(expression)
        if result is not None and result >= 0 and result.denominator == 1:
            number = result.numerator
            found.setdefault(number, set()).add(Sentence(expression, number))
    return {number: tuple(sorted(found[number], key=simplicity)) for number in sorted(found)}


def _expressions(dice: Dice, operations: str) -> Iterator[Expression]:
    """Every way to join the three dice by two operations, in both bracketings."""
    for a, b, c in set(permutations(map(Number, dice))):
        for first, second in product(operations, repeat=2):
            yield operate(operate(a, first, b), second, c)
            yield operate(a, first, operate(b, second, c))


@lru_cache(maxsize=64)
def reachable_numbers(faces: tuple[int, ...], operations: str = OPERATIONS) -> frozenset[int]:
    """The whole numbers ≥ 0 that some throw of three such dice makes. Must agree with the roll tables.

    Two dice are joined first and the third comes before or behind; each die shows any face, so the
    pairs need not remember which faces they used. Quick also for twenty faces, because strangers choose them.
    """
    dice = set(faces)
    whole, broken = _of_two(dice, operations)
    found = set()
    if "+" in operations:
        found |= {n + die for n in whole for die in dice}
    if "-" in operations:
        found |= {abs(n - die) for n in whole for die in dice}
    if "*" in operations:
        found |= {n * die for n in whole for die in dice}
        found |= {
            top * (die // bottom) for top, bottom in broken for die in dice if not die % bottom
        }
    if "/" in operations:
        found |= {n // die for n in whole for die in dice if die and not n % die}
        found |= {die // n for n in whole for die in dice if n and not die % n}
        found |= {die // top * bottom for top, bottom in broken for die in dice if not die % top}
    return frozenset(n for n in found if n >= 0)


def _of_two(dice: set[int], operations: str) -> tuple[set[int], set[tuple[int, int]]]:
    """What two dice make: whole numbers, and fractions in lowest terms. No fraction is negative."""
    whole, broken = set(), set()
    for a, b in product(dice, repeat=2):
        if "+" in operations:
            whole.add(a + b)
        if "-" in operations:
            whole.add(a - b)
        if "*" in operations:
            whole.add(a * b)
        if "/" in operations and b:
            shared = gcd(a, b)
            if b == shared:
                whole.add(a // b)
            else:
                broken.add((a // shared, b // shared))
    return whole, broken


def fault(sentence: Sentence, dice: Dice, operations: str) -> IllegalMove | None:
    """The first thing that is wrong with a sentence about a roll, or None if it is right.

    In this order, from how it is written to what it is worth: a leading sign, other numbers than the dice
    (§2.1), an operation that is left out, a division by zero, another value than the square's (§2.2).
    """
    if sentence == roll_table(dice, operations).get(sentence.square):
        return None  # most are as simple as can be, and need no calculation
    expression = sentence.expression
    if any(isinstance(part, Sign) for part in _parts(expression)):
        return IllegalMove("leading_sign")
    said = tuple(numbers(expression))
    if sorted(said) != sorted(dice):
        return IllegalMove("dice_not_used_once", dice=dice, numbers=said)
    signs = {part.sign for part in _parts(expression) if isinstance(part, Operation)}
    forbidden = [sign for sign in OPERATIONS if sign in signs and sign not in operations]
    if forbidden:
        return IllegalMove("operation_not_allowed", operations=tuple(forbidden))
    result = value(expression)
    if result is None:
        return IllegalMove("division_by_zero")
    if result != sentence.square:
        return IllegalMove("value_is_not_square", value=str(result), squares=(sentence.square,))
    return None


def _parts(expression: Expression) -> Iterator[Expression]:
    """The expression and all that its operations join; what is behind a leading sign is left alone."""
    yield expression
    if isinstance(expression, Operation):
        yield from _parts(expression.left)
        yield from _parts(expression.right)
