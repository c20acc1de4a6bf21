"""The solver against a plain expectimax over positions of the rules themselves."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from contissimo.engine.contig60.endgame import UNKNOWN, size
from contissimo.games.contig60.position import Position
from tests.engine.contig60.compiled_and_plain import (
    INSTALLED,
    USUAL,
    between_turns,
    lately,
    plain,
    put,
)
from tests.engine.contig60.expectimax import SMALL, Plain, small

pytestmark = pytest.mark.no_cover


def solved(modules: Any, position: Position) -> float:
    """The same, by the solver."""
    kernel = modules.kernel(position.ruleset)
    put(kernel, position)
    side = position.on_turn - 1
    value = modules.endgame.Endgame(kernel).value(side)
    return float(value if side == 0 else 1 - value)


@pytest.mark.parametrize("name", SMALL)
def test_the_solver_agrees_with_plain_expectimax(name: str) -> None:
    """contig60 §5.1, §6.1, §6.2: passes on purpose, steals and declining included."""
    ruleset = small(name)
    slow = Plain(ruleset)
    for seed in range(3):
        for position in between_turns(ruleset, seed):
            assert solved(INSTALLED, position) == pytest.approx(slow.worth(position), abs=1e-9)


@pytest.mark.soak
@pytest.mark.parametrize("name", SMALL)
def test_the_solver_agrees_with_plain_expectimax_on_many_boards(name: str) -> None:
    ruleset = small(name)
    slow = Plain(ruleset)
    for seed in range(60):
        for position in between_turns(ruleset, 100 + seed):
            assert solved(INSTALLED, position) == pytest.approx(slow.worth(position), abs=1e-9)


def late_positions(count: int, left: tuple[int, int]) -> Iterator[tuple[int, ...]]:
    """Boards of the usual game on which so many markers are left."""
    rng = random.Random(sum(left))
    found = 0
    while found < count:
        squares = rng.sample(range(64), 50 - sum(left))
        first = sum(1 << s for s in squares[: 25 - left[0]])
        second = sum(1 << s for s in squares[25 - left[0] :])
        kernel = INSTALLED.kernel(USUAL)
        kernel.place(first, second, rng.randint(-5, 5), rng.randint(-5, 5), 60, 0)
        if kernel.verdict(0) < 0:
            found += 1
            yield kernel.position()


def test_plain_python_solves_to_the_last_bit_the_same() -> None:
    for position in late_positions(2, (1, 2)):
        values = []
        for modules in (INSTALLED, plain()):
            kernel = modules.kernel(USUAL)
            kernel.place(*position)
            solver = modules.endgame.Endgame(kernel)
            values.append([solver.value(0), solver.value(1), solver.nodes])
            assert kernel.position() == position
        assert values[0] == values[1]


def test_size_is_about_the_number_of_boards() -> None:
    for position in late_positions(2, (2, 2)):
        kernel = INSTALLED.kernel(USUAL)
        kernel.place(*position)
        solver = INSTALLED.endgame.Endgame(kernel)
        solver.value(0)
        guess = size(18, 2, 2)
        assert guess / 4 < solver.nodes < 2 * guess


def test_past_its_limit_the_solver_knows_nothing() -> None:
    position = next(late_positions(1, (3, 3)))
    kernel = INSTALLED.kernel(USUAL)
    kernel.place(*position)
    solver = INSTALLED.endgame.Endgame(kernel)
    solver.limit = 50
    assert solver.value(0) == UNKNOWN
    assert kernel.position() == position
    solver.forget()
    assert solver.nodes <= 60


def test_a_side_that_is_behind_keeps_its_last_marker() -> None:
    """Exact values are at least those of laying at once, whatever the throw."""
    for position in late_positions(4, (1, 1)):
        first, second, *_ = position
        kernel = INSTALLED.kernel(USUAL)
        kernel.place(first, second, 20, 0, 60, 0)  # far behind: laying loses, unless it is a line
        value = INSTALLED.endgame.Endgame(kernel).value(0)
        assert 0 <= value < 1


def test_positions_of_the_usual_game_with_few_markers_are_solved() -> None:
    ruleset = replace(USUAL, markers=3)
    position = lately(next(iter(between_turns(ruleset, 2, 100))), 3)
    kernel = INSTALLED.kernel(ruleset)
    put(kernel, position)
    solver = INSTALLED.endgame.Endgame(kernel)
    solver.limit = 100
    assert solver.value(0) == UNKNOWN  # 64 free squares are too many
