"""Scoring a placement (§5): bonuses, the best allocation of shared ones, and an itemised score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import prod
from operator import add, mul, sub, truediv

from contissimo.core.arithmetic import PEOPLE, shown
from contissimo.core.errors import IllegalMove
from contissimo.core.grid import Square
from contissimo.core.values import value_class
from contissimo.games.calculissimo.board import (
    NUMBER_FACTOR,
    OPERATION_FACTOR,
    START,
    Board,
)
from contissimo.games.calculissimo.lines import SCHOOL, SHEET, fault, fault_of, parts, value
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import FACE_OF, JOKER, NUMBERS, tile_of

WITHOUT_BONUS = "_without_bonus"
"""The end of the code of a line that is wrong only where no bonus counts (§4.6)."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line that a placement forms or changes: its squares and letters in reading order."""

    squares: tuple[Square, ...]
    letters: str

    def __str__(self) -> str:
        return "".join(FACE_OF[letter] for letter in self.letters)


@value_class(frozen=True, slots=True)
class Bonus:
    """The bonus that a newly covered square gives in this turn."""

    square: Square
    factor: int
    of_number: bool


@value_class(frozen=True, slots=True)
class LineScore:
    """What one line scores: its numbers with their factors, its value, its multipliers."""

    line: Line
    numbers: tuple[int, ...]
    factors: tuple[int, ...]
    signs: str
    multipliers: tuple[int, ...]
    value: int
    order: str = SHEET

    @property
    def points(self) -> int:
        return self.value * prod(self.multipliers)

    @property
    def steps(self) -> tuple[str, ...]:
        """The calculation in the order in use (§4.5), written as in the printed sheets."""
        return tuple(_steps(self))


@dataclass(frozen=True, slots=True)
class Score:
    """What a placement scores, line by line, the main line first."""

    lines: tuple[LineScore, ...]

    @property
    def total(self) -> int:
        return sum([line.points for line in self.lines])


def bonus_of(square: Square, letter: str, board: Board, rules: Ruleset) -> Bonus | None:
    """The bonus of a marked square of `board` that `letter` covers now (§5.2, 5.3, 5.5, 5.7), or None."""
    kind = rules.layout.rows[square.y][square.x]
    joker = tile_of(letter) == JOKER
    if kind in NUMBER_FACTOR:
        if joker or FACE_OF[letter] not in NUMBERS:
            return None
        return Bonus(square, NUMBER_FACTOR[kind], of_number=True)
    first = board.is_empty
    if first and kind != START and rules.start_bonus == "alone":
        return None
    doubled_first = kind == START and first
    if joker and not doubled_first and rules.joker_on_operation_square == "no_bonus":
        return None
    return Bonus(square, OPERATION_FACTOR[kind], of_number=False)


def score(lines: tuple[Line, ...], bonuses: tuple[Bonus, ...], rules: Ruleset) -> Score:
    """The best legal allocation of the bonuses to the lines (§5.6), or IllegalMove for a line's fault.

    `lines[0]` is the main line. A bonus whose square lies in two lines counts in one of them only.
    """
    if len(lines) == 1:  # nearly always
        return _score_alone(lines, bonuses, [0] * len(bonuses), rules)
    homes = [[i for i, line in enumerate(lines) if b.square in line.squares] for b in bonuses]
    if all(len(home) == 1 for home in homes):
        return _score_alone(lines, bonuses, [home[0] for home in homes], rules)
    # A line is looked at once for each set of bonuses that it may get, not once for each allocation.
    looked_at: dict[tuple[int, tuple[Bonus, ...]], LineScore | IllegalMove] = {}
    legal: list[Score] = []
    refusals: list[IllegalMove] = []
    for choice in product(*homes):
        scored: list[LineScore] = []
        for key in enumerate(_shares(lines, bonuses, choice)):
            if key not in looked_at:
                looked_at[key] = _score_line(lines[key[0]], key[1], rules)
            result = looked_at[key]
            if isinstance(result, IllegalMove):
                refusals.append(result)
                break
            scored.append(result)
        else:
            legal.append(Score(tuple(scored)))
    if not legal:
        raise refusals[0]
    return legal[0] if len(legal) == 1 else max(legal, key=lambda score: score.total)


def _score_alone(
    lines: tuple[Line, ...], bonuses: tuple[Bonus, ...], homes: Sequence[int], rules: Ruleset
) -> Score:
    """What is scored when there is nothing to choose: nearly always."""
    scored: list[LineScore] = []
    for line, share in zip(lines, _shares(lines, bonuses, homes), strict=True):
        result = _score_line(line, share, rules)
        if isinstance(result, IllegalMove):
            raise result
        scored.append(result)
    return Score(tuple(scored))


def _shares(
    lines: tuple[Line, ...], bonuses: tuple[Bonus, ...], homes: Sequence[int]
) -> list[tuple[Bonus, ...]]:
    """The bonuses of each line, when each counts in the line of its home."""
    shares: list[tuple[Bonus, ...]] = [()] * len(lines)
    for bonus, home in zip(bonuses, homes, strict=True):
        shares[home] += (bonus,)
    return shares


def _score_line(line: Line, bonuses: tuple[Bonus, ...], rules: Ruleset) -> LineScore | IllegalMove:
    """One line with the bonuses that count in it (§4.3-4.6, 5.1-5.3), or what is wrong with it."""
    split = parts(line.letters)
    if split is None:
        return _refusal("line_incomplete", line)
    plain, signs = split
    if signs.count("*") > 1:
        return _refusal("times_twice", line)
    factors = _factors(line, bonuses)
    numbers = [number * factor for number, factor in zip(plain, factors, strict=True)]
    zero, whole_steps, order = rules.zero_counts, rules.every_step_whole, rules.order
    top, bottom = made = value(numbers, signs, order)
    why = fault_of(made, numbers, signs, zero=zero, whole_steps=whole_steps, order=order)
    if why is not None:
        return _refusal(why, line)
    if numbers != plain:
        why = fault(plain, signs, zero=zero, whole_steps=whole_steps, order=order)
        if why is not None:
            return _refusal(f"{why}{WITHOUT_BONUS}", line)
    # Doubled, then tripled (R11).
    multipliers = sorted([bonus.factor for bonus in bonuses if not bonus.of_number])
    if rules.operation_bonuses == "highest_only":
        multipliers = multipliers[-1:]
    return LineScore(
        line, tuple(plain), tuple(factors), signs, tuple(multipliers), top // bottom, order
    )


def worked(line: Line, bonuses: tuple[Bonus, ...], rules: Ruleset) -> tuple[str, ...]:
    """The calculation of a line whether or not it can be admitted, as far as there is one."""
    split = parts(line.letters)
    if split is None:
        return ()
    plain, signs = split
    return tuple(_operations(plain, _factors(line, bonuses), signs, rules.order))


def _factors(line: Line, bonuses: tuple[Bonus, ...]) -> list[int]:
    """By what each number of the line is multiplied."""
    factors = [1] * (len(line.letters) // 2 + 1)
    for bonus in bonuses:
        if bonus.of_number:
            factors[line.squares.index(bonus.square) // 2] = bonus.factor
    return factors


def _refusal(why: str, line: Line) -> IllegalMove:
    return IllegalMove(why, line=str(line), squares=tuple(map(str, line.squares)))


_ROUNDS = {SHEET: ("*", "/", "+-"), SCHOOL: ("*/", "+-")}
"""§4.5: what is worked out from left to right before what."""
_COMPUTE = {"+": add, "-": sub, "*": mul, "/": truediv}


@dataclass(frozen=True, slots=True)
class _Operand:
    number: Fraction
    text: str
    computed: bool


def _steps(scored: LineScore) -> Iterator[str]:
    """Each single operation as one equation; then what the line's own bonuses make of it."""
    yield from _operations(scored.numbers, scored.factors, scored.signs, scored.order)
    points = scored.value
    for multiplier in scored.multipliers:
        yield f"{points} × {multiplier} = {points * multiplier}"
        points *= multiplier


def _operations(
    numbers: Sequence[int], factors: Sequence[int], written: str, order: str
) -> Iterator[str]:
    """A result is carried on by its value; a division by zero is the end."""
    operands = [
        _Operand(Fraction(number * factor), _number(number, factor), computed=False)
        for number, factor in zip(numbers, factors, strict=True)
    ]
    signs = list(written)
    for now in _ROUNDS[order]:
        index = 0
        while index < len(signs):
            if signs[index] not in now:
                index += 1
                continue
            left, right = operands[index : index + 2]
            sign = signs.pop(index)
            if sign == "/" and not right.number:
                return
            result = _COMPUTE[sign](left.number, right.number)
            if sign == "+" and right.computed and not left.computed:
                left, right = right, left  # the sheets go on from the result: 6 + (9×2) = 24
            text = shown(result)
            yield f"{left.text} {sign.translate(PEOPLE)} {right.text} = {text}"
            operands[index : index + 2] = [_Operand(result, text, computed=True)]


def _number(number: int, factor: int) -> str:
    return str(number) if factor == 1 else f"({number}×{factor})"
