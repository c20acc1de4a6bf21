"""A calculation as a pupil sees it: its lines with their signs, brackets and bonuses, and what they make.

It keeps what a ruleset's order and its bonuses mean apart from the numbers, so that `wrong_rules` can follow other rules
with the same calculation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from contissimo.core.arithmetic import (
    ALIASES,
    MAX_LENGTH,
    Expression,
    Number,
    Operation,
    combine,
    operate,
    write,
)
from contissimo.core.errors import Unreadable

SCHOOL = ("*/", "+-")
SHEET = ("*", "/", "+-")
"""What is worked out from left to right before what: as schools teach it, and calculissimo §4.5."""
Order = tuple[str, ...]
Compute = Callable[[Fraction, str, Fraction], Fraction | None]

_TOKEN = re.compile(r"[0-9]+|[-+*/()]")
_SIGNS = "+-*/"


@dataclass(frozen=True, slots=True)
class Group:
    """Numbers and what stands in brackets, with the signs between them, as written."""

    operands: tuple[int | Group, ...]
    signs: str

    def __str__(self) -> str:
        written = [str(each) if isinstance(each, int) else f"({each})" for each in self.operands]
        return written[0] + "".join(s + w for s, w in zip(self.signs, written[1:], strict=True))


@dataclass(frozen=True, slots=True)
class Line:
    """A calculation, the bonuses that count in it, and those that a pupil may take to count."""

    group: Group
    factors: tuple[int, ...] = ()
    """By number: by how much its square multiplies it in this turn. Empty: no number has a bonus."""
    multipliers: tuple[int, ...] = ()
    """Of the whole line, in this turn."""
    start: int = 1
    """The one among them that the first placement gets."""
    used: tuple[int, ...] = ()
    """By number: the factor of a square that was covered in an earlier turn. Empty: there is none."""
    used_multipliers: tuple[int, ...] = ()
    elsewhere: tuple[int, ...] = ()
    """Multipliers of squares of this line that count in another line."""


@dataclass(frozen=True, slots=True)
class Sum:
    """All lines of an answer; their results are added."""

    lines: tuple[Line, ...]
    order: Order = SCHOOL

    @property
    def value(self) -> Fraction | None:
        """What it makes; None where something is divided by zero."""
        total = Fraction(0)
        for line in self.lines:
            result = value(with_factors(line.group, line.factors), self.order)
            if result is None:
                return None
            total += result * prod(line.multipliers)
        return total

    def __str__(self) -> str:
        """The same as one plain expression in school order, in ASCII: what a worksheet can ask for."""
        written = [_spelled_out(line, self.order) for line in self.lines]
        total = written[0]
        for more in written[1:]:
            total = operate(total, "+", more)
        return write(total)


def read_sum(text: str) -> Sum:
    """The calculation that a text writes, in school order, or Unreadable. Signs as in moves."""
    plain = text.translate(ALIASES).replace(" ", "")
    if len(plain) > MAX_LENGTH:
        raise Unreadable("expression_too_long", limit=MAX_LENGTH)
    tokens = _TOKEN.findall(plain)
    if "".join(tokens) != plain:
        raise Unreadable("expression_unreadable", text=text)
    left = tokens[::-1]
    group = _read_group(left, text)
    if left:
        raise Unreadable("expression_unreadable", text=text)
    return Sum((Line(group),))


def _read_group(left: list[str], text: str) -> Group:
    """Operands and signs in turn, up to the end or a closing bracket; `left` is read from its end."""
    operands: list[int | Group] = []
    signs = ""
    while True:
        part = left.pop() if left else ""
        if part.isdigit():
            operands.append(int(part))
        elif part == "(":
            operands.append(_read_group(left, text))
            if not left or left.pop() != ")":
                raise Unreadable("expression_unreadable", text=text)
        else:
            raise Unreadable("expression_unreadable", text=text)
        if not left or left[-1] not in _SIGNS:
            return Group(tuple(operands), signs)
        signs += left.pop()


def with_factors(group: Group, factors: Sequence[int]) -> Group:
    """The group with each number multiplied. Only lines without brackets have bonuses; empty: as it is."""
    if not factors:
        return group
    pairs = zip(group.operands, factors, strict=True)
    return Group(tuple(n * f for n, f in pairs if isinstance(n, int)), group.signs)


def value(
    group: Group, order: Order, compute: Compute = combine, *, backwards: bool = False
) -> Fraction | None:
    """What a group makes in an order, one operation after the other; None where one has no result."""
    operands: list[Fraction] = []
    for each in group.operands:
        found = (
            Fraction(each)
            if isinstance(each, int)
            else value(each, order, compute, backwards=backwards)
        )
        if found is None:
            return None
        operands.append(found)
    signs = list(group.signs)
    for now in order:
        while (index := _next(signs, now, backwards=backwards)) is not None:
            left, right = operands[index : index + 2]
            result = compute(left, signs.pop(index), right)
            if result is None:
                return None
            operands[index : index + 2] = [result]
    return operands[0]


def _next(signs: Sequence[str], now: str, *, backwards: bool) -> int | None:
    """Where the next of these operations is; None: all are done."""
    places = range(len(signs) - 1, -1, -1) if backwards else range(len(signs))
    return next((place for place in places if signs[place] in now), None)


def _spelled_out(line: Line, order: Order) -> Expression:
    """The line as a tree: bonuses are multiplications, and the order of the ruleset is in the brackets."""
    factors = line.factors or (1,) * len(line.group.operands)
    tree = _tree(line.group, order, factors)
    for multiplier in line.multipliers:
        tree = operate(tree, "*", Number(multiplier))
    return tree


def _tree(group: Group, order: Order, factors: Sequence[int]) -> Expression:
    operands: list[Expression] = []
    for each, factor in zip(group.operands, factors, strict=True):
        if isinstance(each, Group):
            operands.append(_tree(each, order, (1,) * len(each.operands)))
        else:
            plain = Number(each)
            operands.append(plain if factor == 1 else Operation(plain, "*", Number(factor)))
    signs = list(group.signs)
    for now in order:
        while (index := _next(signs, now, backwards=False)) is not None:
            left, right = operands[index : index + 2]
            operands[index : index + 2] = [operate(left, signs.pop(index), right)]
    return operands[0]
