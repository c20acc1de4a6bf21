"""The wrong sentences that pupils say in good faith, and whether a player who makes such mistakes notices them.

Only for `challenge` judging (§4.2), where they can be said and contested. Three kinds: `order` (2+3×4 taken for 20),
`twice` (one die used for two), `table` (6×9 = 56).
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Literal

from contissimo.core.arithmetic import (
    Expression,
    Number,
    Operation,
    combine,
    numbers,
    operate,
    value,
)
from contissimo.games.contig60.sentences import Dice, Sentence, every_sentence, fault, roll_table

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
        flat = _flat(right.expression)
        if flat is not None and value(flat) != right.square:
            yield Sentence(flat, right.square)


def _twice(dice: Dice, operations: str) -> Iterator[Sentence]:
    """A die is taken for another one that shows something else."""
    for i in range(len(dice)):
        for j in range(len(dice)):
            if dice[i] != dice[j]:
                yield from _right((*dice[:i], dice[j], *dice[i + 1 :]), operations)


def _table(dice: Dice, operations: str) -> Iterator[Sentence]:
    """A product is one factor too large or too small, where it comes last."""
    for right in _right(dice, operations):
        last = right.expression
        if isinstance(last, Operation) and last.sign == "*" and right.square > _KNOWN_BY_HEART:
            for factor in (value(last.left), value(last.right)):
                if factor is not None and factor.denominator == 1:
                    for wrong in (right.square - factor.numerator, right.square + factor.numerator):
                        yield Sentence(last, wrong)


def _right(dice: Dice, operations: str) -> Iterator[Sentence]:
    for number in roll_table(dice, operations):
        yield from every_sentence(dice, number, operations)


def _flat(expression: Expression) -> Expression | None:
    """The expression with its brackets left out, or None if it has none that matter."""
    if not isinstance(expression, Operation):
        return None
    left, right = expression.left, expression.right
    if isinstance(left, Operation) and isinstance(right, Number):
        if left.sign in "+-" and expression.sign in "*/":
            return operate(left.left, left.sign, Operation(left.right, expression.sign, right))
    elif isinstance(right, Operation) and isinstance(left, Number):
        return operate(Operation(left, expression.sign, right.left), right.sign, right.right)
    return None


def left_to_right(sentence: Sentence) -> Fraction | None:
    """What a sentence of three numbers comes to for somebody who takes the operations as they stand."""
    said = tuple(numbers(sentence.expression))
    signs = [sign for sign in str(sentence) if sign in "+-*/"]
    if len(said) != len(signs) + 1:
        return None
    total: Fraction | None = Fraction(said[0])
    for sign, number in zip(signs, said[1:], strict=True):
        total = None if total is None else combine(total, sign, Fraction(number))
    return total


def notices(sentence: Sentence, dice: Dice, operations: str, kinds: tuple[Kind, ...]) -> bool:
    """Whether somebody who makes mistakes of these kinds sees that a sentence is wrong."""
    wrong = fault(sentence, dice, operations)
    if wrong is None:
        return False
    if wrong.why == "dice_not_used_once":
        return "twice" not in kinds
    if wrong.why == "value_is_not_square":
        if "order" in kinds and left_to_right(sentence) == sentence.square:
            return False
        if "table" in kinds and "*" in str(sentence) and sentence.square > _KNOWN_BY_HEART:
            return False
    return True
