"""Exact arithmetic on written expressions: a reader, a value, and a writer with the fewest brackets.

School order: × and ÷ before + and −, left to right. What a game allows in an expression is for the game to
judge; here an expression only has a value, or none where it divides by zero.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from contissimo.core.errors import Unreadable

ALIASES = str.maketrans(dict(zip("xX×·⋅:÷・−ー", "*****///--", strict=True)))
"""What readers of moves take besides the ASCII signs: those of tiles, of schools, and of Japanese keyboards."""

PEOPLE = str.maketrans({"*": "×", "/": "÷", "-": "−"})
"""The signs as they stand on the tiles."""

MAX_LENGTH = 120
_TOKEN = re.compile(r"[0-9]+|[-+*/()]")
_RANK = {"+": 1, "-": 1, "*": 2, "/": 2}


@dataclass(frozen=True, slots=True)
class Number:
    value: int


@dataclass(frozen=True, slots=True)
class Sign:
    """A leading minus. Readable everywhere, allowed by no game."""

    of: Expression


@dataclass(frozen=True, slots=True)
class Operation:
    left: Expression
    sign: str
    right: Expression


Expression = Number | Sign | Operation


def value(expression: Expression) -> Fraction | None:
    """The exact value, or None where something is divided by zero."""
    match expression:
        case Number(number):
            return Fraction(number)
        case Sign(of):
            inner = value(of)
            return None if inner is None else -inner
        case _:
            a, b = value(expression.left), value(expression.right)
            return None if a is None or b is None else combine(a, expression.sign, b)


def combine(a: Fraction, sign: str, b: Fraction) -> Fraction | None:
    """One operation; None for a division by zero."""
    match sign:
        case "+":
            return a + b
        case "-":
            return a - b
        case "*":
            return a * b
        case _:
            return a / b if b else None


def worked(expression: Expression) -> tuple[str, ...]:
    """The calculation, one operation a step, as people write it; it ends where something is divided by zero."""
    steps: list[str] = []
    _work(expression, steps)
    return tuple(steps)


def _work(expression: Expression, steps: list[str]) -> Fraction | None:
    match expression:
        case Operation(left, sign, right):
            a = _work(left, steps)
            b = None if a is None else _work(right, steps)
            result = None if a is None or b is None else combine(a, sign, b)
            if a is not None and b is not None and result is not None:
                steps.append(f"{shown(a)} {sign.translate(PEOPLE)} {shown(b)} = {shown(result)}")
            return result
        case _:
            return value(expression)


def shown(number: Fraction) -> str:
    """As people write it: 20, −3, 7/2."""
    return str(number).replace("-", "−")


def numbers(expression: Expression) -> Iterator[int]:
    """The numbers as written, from left to right."""
    match expression:
        case Number(number):
            yield number
        case Sign(of):
            yield from numbers(of)
        case _:
            yield from numbers(expression.left)
            yield from numbers(expression.right)


def operate(left: Expression, sign: str, right: Expression) -> Expression:
    """`left sign right` as a tree that needs no bracket whose removal changes no value.

    a+(b−c) is a+b−c and a×(b÷c) is a×b÷c in exact arithmetic, so such brackets are dropped.
    """
    if sign in "+*" and isinstance(right, Operation) and _RANK[right.sign] == _RANK[sign]:
        return Operation(operate(left, sign, right.left), right.sign, right.right)
    return Operation(left, sign, right)


def write(expression: Expression) -> str:
    """The expression in ASCII with the fewest brackets."""
    match expression:
        case Number(number):
            return str(number)
        case Sign(of):
            return f"-{_bracketed(of, 2)}"
        case _:
            sign, rank = expression.sign, _RANK[expression.sign]
            left, right = _bracketed(expression.left, rank), _bracketed(expression.right, rank + 1)
            return f"{left}{sign}{right}"


def _bracketed(expression: Expression, rank: int) -> str:
    """An operand of an operation of `rank`, in brackets where it binds less (rank 1: a sum begins)."""
    text = write(expression)
    match expression:
        case Number():
            return text
        case Sign():
            return text if rank == 1 else f"({text})"
        case _:
            return text if _RANK[expression.sign] >= rank else f"({text})"


def read(text: str) -> Expression:
    """The expression that a text writes, or Unreadable. Aliases are for the caller to translate."""
    if len(text) > MAX_LENGTH:
        raise Unreadable("expression_too_long", limit=MAX_LENGTH)
    tokens = _TOKEN.findall(text)
    if "".join(tokens) != text:
        raise Unreadable("expression_unreadable", text=text)
    reader = _Reader(text, tokens)
    result = reader.sum()
    if reader.tokens:
        raise Unreadable("expression_unreadable", text=text)
    return result


class _Reader:
    """Recursive descent; MAX_LENGTH keeps the depth far below Python's limit."""

    def __init__(self, text: str, tokens: list[str]) -> None:
        self.text = text
        self.tokens = tokens[::-1]

    def _next_is(self, *signs: str) -> bool:
        return bool(self.tokens) and self.tokens[-1] in signs

    def sum(self) -> Expression:
        signed = self._next_is("-")
        if signed:
            self.tokens.pop()
        result = self.product()
        if signed:
            result = Sign(result)
        while self._next_is("+", "-"):
            sign = self.tokens.pop()
            result = operate(result, sign, self.product())
        return result

    def product(self) -> Expression:
        result = self.atom()
        while self._next_is("*", "/"):
            sign = self.tokens.pop()
            result = operate(result, sign, self.atom())
        return result

    def atom(self) -> Expression:
        token = self.tokens.pop() if self.tokens else ""
        if token == "(":
            inner = self.sum()
            if self._next_is(")"):
                self.tokens.pop()
                return inner
        elif token[:1].isdigit():
            return Number(int(token))
        raise Unreadable("expression_unreadable", text=self.text)
