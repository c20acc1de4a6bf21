"""Lines: which runs of tiles are complete operations, and what they are worth (§4.3-4.6).

Values are exact: a numerator and a denominator, never a float. In the order of the sheets (R9) come multiplications,
then divisions from left to right, then additions and subtractions, so 8÷2×3 is 8÷(2×3); in school order × and ÷ come
from left to right, so it is (8÷2)×3. Every function here takes the ruleset's `order`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from math import prod

from contissimo.games.calculissimo.tiles import FACE_OF, NUMBERS, OPERATORS

SHEET, SCHOOL = "sheet", "school"
"""§4.5: the orders in which a line can be worked out."""

_FACES = str.maketrans(FACE_OF)
_NUMBERS, _SIGNS = frozenset(NUMBERS), frozenset(OPERATORS)


def parts(letters: str) -> tuple[list[int], str] | None:
    """The numbers and operators of a complete operation (§4.3), or None."""
    faces = letters.translate(_FACES)
    numbers, signs = faces[::2], faces[1::2]
    if len(faces) < 3 or len(faces) % 2 == 0:
        return None
    if not _NUMBERS.issuperset(numbers) or not _SIGNS.issuperset(signs):
        return None
    return list(map(int, numbers)), signs


def is_sign(letter: str) -> bool:
    return FACE_OF.get(letter) in _SIGNS


def alternates(letters: str) -> bool:
    """Whether a number follows each sign and a sign each number, with × at most once: more tiles may complete it (§4.3)."""
    faces = letters.translate(_FACES)
    kinds = [face in _SIGNS for face in faces]
    one_after_the_other = all(kind != after for kind, after in pairwise(kinds))
    return one_after_the_other and faces.count("*") < 2 and (_NUMBERS | _SIGNS).issuperset(faces)


def value(numbers: Sequence[int], signs: str, order: str = SHEET) -> tuple[int, int]:
    """The exact value as numerator and denominator (§4.5); denominator 0: a division by zero."""
    binds = order == SHEET
    total, under = 0, 1
    top, bottom, dividing = numbers[0], 1, False
    for sign, number in zip(signs, numbers[1:], strict=True):
        if sign == "/" or (sign == "*" and dividing and binds):
            # p÷q÷r is p÷(q×r), and on the sheets a × after a ÷ belongs to the divisor's product.
            bottom *= number
            dividing = True
        elif sign == "*":
            top *= number
        else:
            total, under = total * bottom + top * under, under * bottom
            top, bottom, dividing = (number if sign == "+" else -number), 1, False
    return total * bottom + top * under, under * bottom


def steps_are_whole(numbers: Sequence[int], signs: str, order: str = SHEET) -> bool:
    """Option `every_step_whole` (§4.5): each product, quotient and running sum is whole and ≥ 0."""
    if order == SHEET:
        numbers, signs = _products(numbers, signs), signs.replace("*", "")
    terms: list[int] = []
    for sign, number in zip("+" + signs, numbers, strict=True):
        if sign == "*":
            terms[-1] *= number
        elif sign == "/":
            if not number or terms[-1] % number:
                return False
            # Floor division would hide a negative term's sign, but a whole quotient has no remainder.
            terms[-1] //= number
        else:
            terms.append(number if sign == "+" else -number)
    running = 0
    for term in terms:
        running += term
        if running < 0:
            return False
    return True


def _products(numbers: Sequence[int], signs: str) -> list[int]:
    """The numbers after all multiplications are done."""
    products = [numbers[0]]
    for sign, number in zip(signs, numbers[1:], strict=True):
        if sign == "*":
            products[-1] *= number
        else:
            products.append(number)
    return products


def hopeless(numbers: Sequence[int | None], signs: str, *, zero: bool, order: str = SHEET) -> bool:
    """Whether no numbers in the open places (None) can make a value that is admitted.

    A bound, so it may answer no although nothing fits: an open number is taken as 9 where it adds, as
    nothing where it takes away, and as 1 where it divides.
    """
    most = fixed = Fraction(0)
    divides_openly = False
    for sign, term, inner in _terms(numbers, signs):
        over, under = _fraction(term, inner, order)
        if 0 in under:
            return True
        top = prod(9 if number is None else number for number in over)
        exact = Fraction(top, prod(1 if number is None else number for number in under))
        if None not in term:
            fixed += sign * exact
            most += sign * exact
        else:
            most += exact if sign > 0 else 0
            divides_openly |= bool(under)
    return most < (0 if zero else 1) or (not divides_openly and fixed.denominator != 1)


def _fraction(
    term: Sequence[int | None], inner: str, order: str
) -> tuple[Sequence[int | None], Sequence[int | None]]:
    """The numbers of a term that multiply, and those that divide."""
    if order == SHEET:
        first_division = inner.find("/") % (len(inner) + 1)
        return term[: first_division + 1], term[first_division + 1 :]
    signed = list(zip("*" + inner, term, strict=True))
    over = [number for sign, number in signed if sign == "*"]
    return over, [number for sign, number in signed if sign == "/"]


def _terms(
    numbers: Sequence[int | None], signs: str
) -> Iterator[tuple[int, Sequence[int | None], str]]:
    """What is added (1) or taken away (-1): the numbers of each term and the signs between them."""
    start, sign = 0, 1
    for end in range(1, len(numbers) + 1):
        following = signs[end - 1 : end]
        if following not in ("*", "/"):
            yield sign, numbers[start:end], signs[start : end - 1]
            start, sign = end, -1 if following == "-" else 1


def fault(
    numbers: Sequence[int], signs: str, *, zero: bool, whole_steps: bool, order: str = SHEET
) -> str | None:
    """Why these numbers can't be admitted (§4.5-4.6), as a code, or None."""
    made = value(numbers, signs, order)
    return fault_of(made, numbers, signs, zero=zero, whole_steps=whole_steps, order=order)


def fault_of(
    made: tuple[int, int],
    numbers: Sequence[int],
    signs: str,
    *,
    zero: bool,
    whole_steps: bool,
    order: str,
) -> str | None:
    """The same for a caller who knows their value already."""
    top, bottom = made
    if not bottom:
        return "division_by_zero"
    if top < 0 or (top == 0 and not zero):
        return "not_positive"
    if top % bottom:
        return "not_whole"
    if whole_steps and not steps_are_whole(numbers, signs, order):
        return "step_not_whole"
    return None
