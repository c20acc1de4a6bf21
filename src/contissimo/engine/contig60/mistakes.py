"""The wrong sentences that pupils say in good faith, and whether somebody who makes such mistakes notices them.

Only for `challenge` judging (§4.2), where they can be said and contested. Three kinds: `order` (2+3×4 taken for 20),
`twice` (one die used for two), `table` (6×9 = 48).
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Literal

from contissimo.core.arithmetic import Operation, combine, numbers, read, value, write
from contissimo.games.contig60.sentences import (
    OPERATIONS,
    Dice,
    Sentence,
    every_sentence,
    fault,
    roll_table,
)

Kind = Literal["order", "twice", "table"]

_KNOWN_BY_HEART = 20
"""Products up to this are never got wrong."""


def slips(dice: Dice, operations: str, kinds: tuple[Kind, ...]) -> tuple[Sentence, ...]:
    """Wrong sentences about a roll, of these kinds, each once."""
    return _slips(tuple(sorted(dice)), operations, kinds)


@lru_cache(maxsize=512)
def _slips(dice: Dice, operations: str, kinds: tuple[Kind, ...]) -> tuple[Sentence, ...]:
    makers = {"order": _order, "twice": _twice, "table": _table}
    found = {said: None for kind in kinds for said in makers[kind](dice, operations)}
    return tuple(said for said in found if fault(said, dice, operations) is not None)


def _order(dice: Dice, operations: str) -> Iterator[Sentence]:
    """The right numbers and signs, but the brackets are forgotten."""
    for right in _right(dice, operations):
        written = write(right.expression)
        if "(" in written:
            yield Sentence(read(written.replace("(", "").replace(")", "")), right.square)


def _twice(dice: Dice, operations: str) -> Iterator[Sentence]:
    """A die is taken for another one that shows something else."""
    for i in range(len(dice)):
        for j in range(len(dice)):
            if dice[i] != dice[j]:
                yield from _right((*dice[:i], dice[j], *dice[i + 1 :]), operations)


def _table(dice: Dice, operations: str) -> Iterator[Sentence]:
    """A product is one factor too large or too small, where it comes last."""
    for right in _right(dice, operations):
        for wrong in _miscounted(right):
            yield Sentence(right.expression, wrong)


def _right(dice: Dice, operations: str) -> Iterator[Sentence]:
    for number in roll_table(dice, operations):
        yield from every_sentence(dice, number, operations)


def _miscounted(sentence: Sentence) -> set[int]:
    """What the last operation comes to for somebody who doesn't know the product by heart."""
    last = sentence.expression
    product = value(last)
    if not isinstance(last, Operation) or last.sign != "*" or product is None:
        return set()
    factors = [factor for factor in map(value, (last.left, last.right)) if factor is not None]
    if product <= _KNOWN_BY_HEART or any(factor.denominator > 1 for factor in factors):
        return set()
    wrong = {product + step for factor in factors for step in (factor, -factor)}
    return {number.numerator for number in wrong}


def notices(
    sentence: Sentence, dice: Dice, operations: str, kinds: tuple[Kind, ...], *, reckons: bool
) -> bool:
    """Whether somebody who makes mistakes of these kinds sees that a sentence is wrong.

    A player who can't calculate it sees only which dice were used.
    """
    if fault(sentence, dice, operations) is None:
        return False
    said = tuple(numbers(sentence.expression))
    once = sorted(said) == sorted(dice)
    alike = "twice" in kinds and len(said) == len(dice) and set(said) <= set(dice)
    if not once and not alike:
        return True
    if not reckons:
        return False
    if once and value(sentence.expression) == sentence.square:
        return True  # what is wrong is how it is written, or an operation that is not allowed
    believed: set[Fraction | None] = {value(sentence.expression)}
    if "order" in kinds:
        believed |= _orders(sentence)
    if "table" in kinds:
        believed |= {Fraction(wrong) for wrong in _miscounted(sentence)}
    return sentence.square not in believed


def _orders(sentence: Sentence) -> set[Fraction | None]:
    """What a sentence of three numbers comes to in either order of its operations."""
    said = [*map(Fraction, numbers(sentence.expression))]
    signs = [sign for sign in write(sentence.expression) if sign in OPERATIONS]
    if (len(said), len(signs)) != (3, 2):
        return set()
    a, b, c = said
    first, last = combine(a, signs[0], b), combine(b, signs[1], c)
    return {
        None if first is None else combine(first, signs[1], c),
        None if last is None else combine(a, signs[0], last),
    }
