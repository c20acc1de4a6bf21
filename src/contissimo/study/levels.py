"""Which of our own levels errs as much: measured once, shipped as data, interpolated."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import log

from contissimo.study.budget import Budget

FEWEST_DECISIONS = 8
_LEAST_RATE = 0.1
"""Thousandths of a win: a player without a mistake is at the top of the scale, wherever its logarithm would be."""


@dataclass(frozen=True, slots=True)
class Level:
    """The level that plays like somebody, and the range in which the truth lies two times out of three."""

    level: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Measured:
    """What a level lost a decision, in thousandths of a win."""

    level: int
    rate: float


def level_of(
    game_key: str, budget: Budget, rate: float, error: float, decisions: int
) -> Level | None:
    """The level for an error rate with its standard error; None with too few decisions to tell, or without data."""
    scale = measured(game_key, "deep" if budget.deep else "quick")
    if decisions < FEWEST_DECISIONS or not scale:
        return None
    low, high = (round(_place(scale, rate + step)) for step in (error, -error))
    return Level(round(_place(scale, rate)), low, high)


def _place(scale: Sequence[Measured], rate: float) -> float:
    """Where a rate lies among the levels, by its logarithm; the scale falls from the first level to the last."""
    sought = log(max(rate, _LEAST_RATE))
    points = [(log(max(each.rate, _LEAST_RATE)), each.level) for each in scale]
    above = points[0]
    if sought >= above[0]:
        return above[1]
    for below in points[1:]:
        if sought >= below[0]:
            return above[1] + (below[1] - above[1]) * (above[0] - sought) / (above[0] - below[0])
        above = below
    return above[1]


@cache
def measured(game_key: str, kind: str) -> tuple[Measured, ...]:
    """The measured levels of a game for a kind of review, each at most as erring as the one before."""
    folder = files(__package__).joinpath(game_key, "data", "levels.toml")
    if not folder.is_file():
        return ()
    read = tomllib.loads(folder.read_text("utf-8")).get(kind, [])
    return falling([Measured(each["level"], each["rate"]) for each in read])


def falling(levels: Sequence[Measured]) -> tuple[Measured, ...]:
    """Neighbours that are in the wrong order by an error of measurement take their mean, so that the scale falls."""
    pools: list[tuple[float, list[int]]] = []
    for each in levels:
        pools.append((each.rate, [each.level]))
        while len(pools) > 1 and pools[-2][0] < pools[-1][0]:
            (first, some), (second, more) = pools[-2:]
            both = [*some, *more]
            mean = (first * len(some) + second * len(more)) / len(both)
            pools[-2:] = [(mean, both)]
    return tuple(Measured(level, rate) for rate, pool in pools for level in pool)
