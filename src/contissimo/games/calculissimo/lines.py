"""Lines: which runs of tiles are complete operations, and what they are worth (§4.3-4.6).

Values are exact: a numerator and a denominator, never a float. The order of R9 is multiplications, then
divisions from left to right, then additions and subtractions, so 8÷2×3 is 8÷(2×3).
"""

from __future__ import annotations

from collections.abc import Sequence

from contissimo.games.calculissimo.tiles import FACE_OF, NUMBERS


def parts(letters: str) -> tuple[list[int], str] | None:
    """The numbers and operators of a complete operation (§4.3), or None."""
    faces = [FACE_OF[letter] for letter in letters]
    numbers, signs = faces[::2], faces[1::2]
    if len(faces) < 3 or len(faces) % 2 == 0:
        return None
    if any(face not in NUMBERS for face in numbers) or any(face in NUMBERS for face in signs):
        return None
    return [int(face) for face in numbers], "".join(signs)


def value(numbers: Sequence[int], signs: str) -> tuple[int, int]:
    """The exact value as numerator and denominator (§4.5); denominator 0: a division by zero."""
    total, under = 0, 1
    top, bottom, dividing = numbers[0], 1, False
    for sign, number in zip(signs, numbers[1:], strict=True):
        if sign == "/" or (sign == "*" and dividing):
            # p÷q÷r is p÷(q×r), and a × after a ÷ belongs to the divisor's product.
            bottom *= number
            dividing = True
        elif sign == "*":
            top *= number
        else:
            total, under = total * bottom + top * under, under * bottom
            top, bottom, dividing = (number if sign == "+" else -number), 1, False
    return total * bottom + top * under, under * bottom


def steps_are_whole(numbers: Sequence[int], signs: str) -> bool:
    """Option `every_step_whole` (§4.5): each product, quotient and running sum is whole and ≥ 0."""
    terms: list[int] = []
    for sign, number in zip("+" + signs.replace("*", ""), _products(numbers, signs), strict=True):
        if sign == "/":
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


def fault(numbers: Sequence[int], signs: str, *, zero: bool, whole_steps: bool) -> str | None:
    """Why these numbers can't be admitted (§4.5-4.6), as a code, or None."""
    top, bottom = value(numbers, signs)
    if not bottom:
        return "division_by_zero"
    if top < 0 or (top == 0 and not zero):
        return "not_positive"
    if top % bottom:
        return "not_whole"
    if whole_steps and not steps_are_whole(numbers, signs):
        return "step_not_whole"
    return None
