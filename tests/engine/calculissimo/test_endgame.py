"""The endgame search against a plain solver that knows nothing but `Position`, on small endings."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from contissimo.core.game import Seat
from contissimo.engine.calculissimo import endgame as installed
from contissimo.engine.calculissimo.endgame import Endgame
from contissimo.engine.calculissimo.kernel import rack_of
from contissimo.engine.calculissimo.playout import Playout
from contissimo.games.calculissimo.moves import Accept, Pass, Placement
from contissimo.games.calculissimo.phases import Over, Turn, Window
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import PRESETS, Ruleset
from tests.engine.calculissimo.engines import plain_endgame
from tests.engine.calculissimo.test_playout import SHORT, dealt, follow, in_world, small

pytestmark = pytest.mark.no_cover

RULESETS = {
    "short": SHORT,
    "sheet-de": small(PRESETS["sheet-de"]),
    "sheet-ja": small(PRESETS["sheet-ja"]),
    "anyone": replace(SHORT, end_when_stuck="anyone"),
    "contested": replace(SHORT, judging="challenge"),
    "junior": small(PRESETS["junior"]),
}


def never(nodes: int) -> bool:
    return nodes < 0


@cache
def emptied(rules: Ruleset, seed: int) -> Position:
    """A position of greedy play with an empty bag, at somebody's turn."""
    playout = Playout(rules)
    position = in_world(playout, dealt(rules, 2, seed), 5, seed)
    while position.bag and isinstance(position.phase, Turn):
        position = follow(playout, position)
    return position


def ending(rules: Ruleset, seed: int, own: int, other: int) -> Position | None:
    """The same with so few tiles on the racks, or None where the game is over by then."""
    position = emptied(rules, seed)
    if not isinstance(position.phase, Turn):
        return None
    seat = position.phase.seat
    sizes = {seat: own, Seat(3 - seat): other}
    # Every second tile, so that numbers and operators are left.
    racks = tuple(
        (position.rack(s)[::2] + position.rack(s)[1::2])[: sizes[s]] for s in position.seats
    )
    return replace(position, racks=racks)


def value_of(position: Position, seat: Seat, memo: dict[str, int]) -> int:
    """What `seat` will be ahead by at the end, both playing their best: every move tried."""
    while isinstance(position.phase, Window):
        position = position.apply(min(position.to_act), Accept())
    if isinstance(position.phase, Over):
        return position.scores[seat - 1] - position.scores[2 - seat]
    text = str(position)
    if text not in memo:
        (mover,) = position.to_act
        values = [
            value_of(position.apply(mover, move), seat, memo) for move in position.moves(mover)
        ]
        memo[text] = max(values) if mover == seat else min(values)
    return memo[text]


def solved(module: Any, position: Position, spent: Any = never) -> tuple[int, int, int, bool]:
    (seat,) = position.to_act
    result: tuple[int, int, int, bool] = module.Endgame(position.ruleset).solve(
        position.board,
        rack_of(position.rack(seat)),
        rack_of(position.rack(Seat(3 - seat))),
        position.passes,
        position.idle,
        spent,
    )
    return result


def check(position: Position, module: Any = installed) -> None:
    (seat,) = position.to_act
    move, score, value, proved = solved(module, position)
    assert proved
    ahead = position.scores[seat - 1] - position.scores[2 - seat]
    memo: dict[str, int] = {}
    assert ahead + value == value_of(position, seat, memo)
    searcher = Endgame(position.ruleset)
    searcher.kernel.load(position.board)
    played: Pass | Placement = Pass()
    if move:
        placement = searcher.kernel.placement(move)
        contested = position.ruleset.judging == "challenge"
        played = placement.announcing(score) if contested else placement
    assert value_of(position.apply(seat, played), seat, memo) == ahead + value


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize(("own", "other"), [(1, 1), (2, 2)])
def test_small_endings_are_solved_exactly(name: str, own: int, other: int) -> None:
    """calculissimo §6.1-§6.3: passes, ends (a), (b) and `anyone`, leftovers and going out."""
    tried = 0
    for seed in range(2):
        position = ending(RULESETS[name], seed, own, other)
        if position is not None:
            check(position)
            tried += 1
    assert tried


@pytest.mark.soak
@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("seed", range(6))
def test_larger_endings_are_solved_exactly(name: str, seed: int) -> None:
    for own, other in [(1, 3), (3, 2), (2, 3), (3, 3)]:
        position = ending(RULESETS[name], seed, own, other)
        if position is not None:
            check(position)


@pytest.mark.parametrize("passes", [1, 3])
def test_passes_and_idle_turns_before_count(passes: int) -> None:
    """calculissimo §6.1 b and c: what came before the search ends the game as well."""
    for seed in range(3):
        position = ending(SHORT, seed, 2, 2)
        if position is not None:
            check(replace(position, passes=passes, idle=passes))
            check(replace(position, passes=0, idle=12 - passes))


def test_plain_python_solves_the_same() -> None:
    position = ending(SHORT, 0, 2, 2)
    assert position is not None
    assert solved(plain_endgame(), position) == solved(installed, position)


def test_a_spent_budget_still_answers() -> None:
    position = emptied(SHORT, 1)
    assert isinstance(position.phase, Turn)
    for limit in (0, 1, 40, 400):
        move, score, _, proved = solved(
            installed, position, lambda nodes, most=limit: nodes >= most
        )
        assert not proved or limit == 400
        searcher = Endgame(SHORT)
        searcher.kernel.load(position.board)
        if move:
            placement = searcher.kernel.placement(move)
            assert position.score(position.phase.seat, placement).total == score
