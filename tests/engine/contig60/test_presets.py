"""The presets for children, held to what their boards were chosen for: `bench/bench_presets.py` measures it."""

from __future__ import annotations

from typing import Any

import pytest
from bench.bench_presets import NAMES, PAIRINGS, Measured, games, measure

from contissimo.core.chance import small_stream
from contissimo.core.game import NATURE
from contissimo.engine.contig60.levels import LEVELS, PLAYERS
from contissimo.engine.player import Budget
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.rules import PRESETS

pytestmark = pytest.mark.no_cover


def measured(name: str, each: int, seed: int) -> Measured:
    return measure(list(games(PRESETS[name], each, seed)))


@pytest.mark.parametrize("name", NAMES)
def test_children_lay_a_marker_in_most_turns_and_end_with_a_line(name: str) -> None:
    """contig60 §7: loosely, over few games; the soak plays a thousand."""
    found = measured(name, 20, seed=1)
    assert found.laying.value > 0.65
    assert found.lines.value > 0.55
    assert found.idle == 0
    assert 4 < found.turns < 15
    assert found.first.value < 0.7


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("name", NAMES)
def test_a_thousand_games_go_as_the_presets_promise(name: str, seed: int) -> None:
    """contig60 §7: pooled evenly over the six pairings of levels 1 to 3."""
    each = -(-1000 // len(PAIRINGS))
    found = measured(name, each, seed)
    assert found.laying.value >= 0.70
    assert found.lines.value >= 0.60
    assert found.idle == 0
    assert 5 <= found.turns <= 14
    assert found.first.value <= 0.60


@pytest.mark.parametrize("name", NAMES)
def test_stronger_levels_are_stronger_on_the_small_boards_too(name: str) -> None:
    """The champion of small boards has weights shared by kind, and still beats a child."""
    won = 0.0
    for seed in range(20):
        dice, seat = small_stream(seed, 0), 1 + seed % 2
        players = {
            seat: PLAYERS[LEVELS[-1]](small_stream(seed, 1)),
            3 - seat: PLAYERS["level-2"](small_stream(seed, 2)),
        }
        position = GAME.start(PRESETS[name], 2)
        while position.to_act:
            (acting,) = position.to_act
            move: Any = (
                position.chance(dice)
                if acting == NATURE
                else players[acting].choose(position.view(acting), Budget())
            )
            position = position.apply(acting, move)
        assert position.outcome is not None
        won += (seat in position.outcome.winners) / len(position.outcome.winners)
    assert won > 10
