"""What becomes of the lines of an answer if a pupil treats bonuses, or the lines themselves, by another rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from math import prod

from contissimo.study.sums import Line, Sum, with_factors
from contissimo.study.wrong_arithmetic import Plain


def plain(sum_: Sum) -> Plain:
    """The lines with the bonuses that count."""
    return tuple(
        (with_factors(line.group, line.factors), prod(line.multipliers)) for line in sum_.lines
    )


def _after(sum_: Sum) -> Iterator[Plain]:
    """The bonus of a number multiplies the result of its line."""
    if any(line.factors for line in sum_.lines):
        yield tuple((line.group, prod((*line.factors, *line.multipliers))) for line in sum_.lines)


def _in_both(sum_: Sum) -> Iterator[Plain]:
    """A bonus whose square lies in two lines counts in both."""
    if any(line.elsewhere for line in sum_.lines):
        yield plain(_with(sum_, lambda line: _multiplied(line, line.elsewhere)))


def _again(sum_: Sum) -> Iterator[Plain]:
    """Squares that were covered before count again: all of them, those of numbers, or those of lines."""

    def lines(line: Line) -> Line:
        return _multiplied(line, line.used_multipliers)

    if any(line.used for line in sum_.lines):
        yield plain(_with(sum_, _numbers_again))
    if any(line.used_multipliers for line in sum_.lines):
        yield plain(_with(sum_, lines))
        if any(line.used for line in sum_.lines):
            yield plain(_with(_with(sum_, _numbers_again), lines))


def _start_forgotten(sum_: Sum) -> Iterator[Plain]:
    if any(line.start > 1 for line in sum_.lines):
        yield tuple(
            (with_factors(line.group, line.factors), prod(line.multipliers) // line.start)
            for line in sum_.lines
        )


def _line_forgotten(sum_: Sum) -> Iterator[Plain]:
    """All but one of several lines."""
    whole = plain(sum_)
    if len(whole) > 1:
        for index in range(len(whole)):
            yield (*whole[:index], *whole[index + 1 :])


def _with(sum_: Sum, change: Callable[[Line], Line]) -> Sum:
    return replace(sum_, lines=tuple(map(change, sum_.lines)))


def _multiplied(line: Line, by: tuple[int, ...]) -> Line:
    return replace(line, multipliers=line.multipliers + by)


def _numbers_again(line: Line) -> Line:
    if not line.used:
        return line
    factors = line.factors or (1,) * len(line.used)
    return replace(line, factors=tuple(a * b for a, b in zip(factors, line.used, strict=True)))


BONUS: Mapping[str, Callable[[Sum], Iterator[Plain]]] = {
    "bonus_after": _after,
    "bonus_in_both": _in_both,
    "bonus_again": _again,
    "start_forgotten": _start_forgotten,
    "line_forgotten": _line_forgotten,
}
"""What a pupil may do with bonuses and lines instead, by code: the lines that come of it."""
