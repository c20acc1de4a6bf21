"""Which of our own levels errs as much, or finds as much: measured once, shipped as data, interpolated."""

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
    points = [(_logarithm(each.rate), each.level) for each in scale]
    return _level(points, [_logarithm(rate + step) for step in (0.0, error, -error)], decisions)


def level_by_share(game_key: str, share: float, error: float, decisions: int) -> Level | None:
    """The same for the share of the top. The most points there were don't depend on how closely one looks."""
    points = [(each.rate, each.level) for each in measured_shares(game_key)]
    return _level(points, [-share, error - share, -error - share], decisions)


def _level(
    points: Sequence[tuple[float, int]], sought: Sequence[float], decisions: int
) -> Level | None:
    if decisions < FEWEST_DECISIONS or not points:
        return None
    return Level(*(round(_place(points, each)) for each in sought))


def _logarithm(rate: float) -> float:
    return log(max(rate, _LEAST_RATE))


def _place(points: Sequence[tuple[float, int]], sought: float) -> float:
    """Where a number lies among those of the levels, which fall from the first to the last."""
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
    return falling([Measured(int(each["level"]), each["rate"]) for each in _read(game_key, kind)])


@cache
def measured_shares(game_key: str) -> tuple[Measured, ...]:
    """What each level missed of the top, less 1: it falls as an error rate does."""
    read = _read(game_key, "quick")
    return falling([Measured(int(each["level"]), -each["top"] / 100) for each in read])


def _read(game_key: str, kind: str) -> list[dict[str, float]]:
    folder = files(__package__).joinpath(game_key, "data", "levels.toml")
    if not folder.is_file():
        return []
    found: list[dict[str, float]] = tomllib.loads(folder.read_text("utf-8")).get(kind, [])
    return found


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
