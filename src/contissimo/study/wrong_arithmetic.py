"""What lines make for somebody who follows another rule of arithmetic, with all totals that it can lead to.

A rule of order is followed everywhere; a wrong fact, a slip in counting or a confused operation happens at one place (a
confused operation also at all of them).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import partial
from itertools import count

from contissimo.core.arithmetic import combine
from contissimo.study.sums import (
    SHEET,
    Compute,
    Group,
    Order,
    value,
)

Plain = tuple[tuple[Group, int], ...]
"""Lines whose bonuses are worked in: what to calculate, and by how much the result is multiplied."""
Totals = Iterator[Fraction]
Rule = Callable[[Plain, Order], Totals]

_TABLE = range(2, 13)
"""The factors of the tables that are learned by heart."""
_TEN = 10
_EVERYTHING = "+-*/"


def right(lines: Plain, order: Order) -> Totals:
    """No rule is broken."""
    yield from _total(lines, lambda group: value(group, order))


def _total(lines: Plain, work: Callable[[Group], Fraction | None]) -> Totals:
    results = [(work(group), times) for group, times in lines]
    found = [result * times for result, times in results if result is not None]
    if len(found) == len(results):
        yield sum(found, Fraction(0))


# Order


def _ordered(*orders: Order, backwards: bool = False) -> Rule:
    def rule(lines: Plain, order: Order) -> Totals:
        del order
        for wrong in orders:
            yield from _total(lines, partial(value, order=wrong, backwards=backwards))

    return rule


def _plus_before_minus(lines: Plain, order: Order) -> Totals:
    yield from _total(lines, lambda group: value(group, (*order[:-1], "+", "-")))


def _brackets_ignored(lines: Plain, order: Order) -> Totals:
    yield from _total(lines, lambda group: value(_flat(group), order))


def _flat(group: Group) -> Group:
    """Without brackets."""
    operands: list[int | Group] = []
    signs = ""
    for sign, each in zip(("", *group.signs), group.operands, strict=True):
        inner = _flat(each) if isinstance(each, Group) else Group((each,), "")
        signs += sign + inner.signs
        operands += inner.operands
    return Group(tuple(operands), signs)


# Operations


def _confused(of: str, for_: str) -> Rule:
    """A sign read as another one: as if it were written so, or in the place that the right sign has in the order."""

    def rule(lines: Plain, order: Order) -> Totals:
        for index, (group, _) in enumerate(lines):
            for other in _reread(group, of, for_):
                changed = (*lines[:index], (other, lines[index][1]), *lines[index + 1 :])
                yield from right(changed, order)
        yield from _at_each_step(lines, order, of, lambda a, _, b: [combine(a, for_, b)])
        everywhere = tuple((_reread_all(group, of, for_), times) for group, times in lines)
        yield from right(everywhere, order)

        def compute(a: Fraction, sign: str, b: Fraction) -> Fraction | None:
            return combine(a, for_ if sign == of else sign, b)

        yield from _total(lines, lambda group: value(group, order, compute))

    return rule


def _reread(group: Group, of: str, for_: str) -> Iterator[Group]:
    """The group with one of its signs read as another."""
    for place, sign in enumerate(group.signs):
        if sign == of:
            yield replace(group, signs=group.signs[:place] + for_ + group.signs[place + 1 :])
    for place, each in enumerate(group.operands):
        if isinstance(each, Group):
            for inner in _reread(each, of, for_):
                operands = (*group.operands[:place], inner, *group.operands[place + 1 :])
                yield replace(group, operands=operands)


def _reread_all(group: Group, of: str, for_: str) -> Group:
    operands = [
        _reread_all(each, of, for_) if isinstance(each, Group) else each for each in group.operands
    ]
    return Group(tuple(operands), group.signs.replace(of, for_))


# Single steps

Wrong = Callable[[Fraction, str, Fraction], list[Fraction | None]]
"""The wrong results of one operation."""


def _at_each_step(lines: Plain, order: Order, signs: str, wrong: Wrong) -> Totals:
    """All totals in which one operation with one of these signs, wherever it is, has a wrong result."""
    for index, (group, times) in enumerate(lines):
        rest = list(right((*lines[:index], *lines[index + 1 :]), order))
        for step, (a, sign, b) in enumerate(_steps(group, order)):
            for result in wrong(a, sign, b) if sign in signs else ():
                line = value(group, order, _with_step(step, result))
                if line is not None:
                    yield from (other + line * times for other in rest)


def _steps(group: Group, order: Order) -> list[tuple[Fraction, str, Fraction]]:
    """The operations of a group in the order in which they are done."""
    steps: list[tuple[Fraction, str, Fraction]] = []

    def compute(a: Fraction, sign: str, b: Fraction) -> Fraction | None:
        steps.append((a, sign, b))
        return combine(a, sign, b)

    value(group, order, compute)
    return steps


def _with_step(wrong: int, result: Fraction | None) -> Compute:
    """All operations are right but one, by its number."""
    numbers = count()

    def compute(a: Fraction, sign: str, b: Fraction) -> Fraction | None:
        return result if next(numbers) == wrong else combine(a, sign, b)

    return compute


def _neighbours(a: Fraction, _: str, b: Fraction) -> list[Fraction | None]:
    """The entries next to a product in the table."""
    if not all(n.denominator == 1 and n.numerator in _TABLE for n in (a, b)):
        return []
    return [a * (b + 1), a * (b - 1), (a + 1) * b, (a - 1) * b]


def _table_neighbour(lines: Plain, order: Order) -> Totals:
    yield from _at_each_step(lines, order, "*", _neighbours)


def _miscounted(by: int) -> Rule:
    """An addition or subtraction that is so much off, the result of a line, or the total."""

    def wrong(a: Fraction, sign: str, b: Fraction) -> list[Fraction | None]:
        result = a + b if sign == "+" else a - b
        return [result + by, result - by]

    def rule(lines: Plain, order: Order) -> Totals:
        yield from _at_each_step(lines, order, "+-", wrong)
        for total in right(lines, order):
            for off in (by, -by):
                yield total + off
                yield from (total + off * times for _, times in lines)

    return rule


# Signs


def _smaller_from_larger(lines: Plain, order: Order) -> Totals:
    def compute(a: Fraction, sign: str, b: Fraction) -> Fraction | None:
        return _by_digits(a, b) if sign == "-" else combine(a, sign, b)

    yield from _total(lines, lambda group: value(group, order, compute))


def _by_digits(a: Fraction, b: Fraction) -> Fraction:
    """In each place the smaller digit is taken from the larger one, whichever is above."""
    if a.denominator != 1 or b.denominator != 1 or a < 0 or b < 0:
        return abs(a - b)
    result, place, upper, lower = 0, 1, a.numerator, b.numerator
    while upper or lower:
        result += place * abs(upper % _TEN - lower % _TEN)
        upper, lower, place = upper // _TEN, lower // _TEN, place * _TEN
    return Fraction(result)


def _division_turned(lines: Plain, order: Order) -> Totals:
    yield from _at_each_step(lines, order, "/", lambda a, _, b: [combine(b, "/", a)])

    def compute(a: Fraction, sign: str, b: Fraction) -> Fraction | None:
        return combine(b, sign, a) if sign == "/" else combine(a, sign, b)

    yield from _total(lines, lambda group: value(group, order, compute))


ARITHMETIC: Mapping[str, Rule] = {
    "left_to_right": _ordered((_EVERYTHING,)),
    "plus_before_times": _ordered(("+-", "*/"), ("+", "*/", "-")),
    "times_before_divide": _ordered(SHEET),
    "plus_before_minus": _plus_before_minus,
    "right_to_left": _ordered((_EVERYTHING,), backwards=True),
    "brackets_ignored": _brackets_ignored,
    "times_as_plus": _confused("*", "+"),
    "plus_as_times": _confused("+", "*"),
    "minus_as_plus": _confused("-", "+"),
    "plus_as_minus": _confused("+", "-"),
    "divide_as_minus": _confused("/", "-"),
    "table_neighbour": _table_neighbour,
    "off_by_one": _miscounted(1),
    "off_by_ten": _miscounted(_TEN),
    "smaller_from_larger": _smaller_from_larger,
    "division_turned": _division_turned,
}
"""The rules of arithmetic that a pupil may follow instead, by code, in the order of their families."""
