"""The examples for programs that learn do what they say."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from contissimo.games.contig60.rules import PRESETS

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def test_random_agents_play_a_game_to_its_end() -> None:
    said = subprocess.check_output([sys.executable, EXAMPLES / "random_agent.py"], text=True)
    lines = said.splitlines()
    assert [line.split()[0] for line in lines[:3]] == ["player_1", "player_2", "player_3"]
    assert "over:" in lines[-1]


def test_a_linear_value_soon_likes_to_finish_a_line() -> None:
    program = runpy.run_path(str(EXAMPLES / "learn_contig60.py"))
    features = program["Features"](PRESETS["contig60"])
    weights, games = program["learn"](features, 1, lambda games: games >= 150, 32)
    assert games >= 150
    assert weights[3 + 4] > 0.0  # the fifth marker of a line
    again, _ = program["learn"](features, 1, lambda games: games >= 150, 32)
    assert np.array_equal(weights, again)
    share, error = program["measure"](features, weights, 4)
    assert 0.0 <= share <= 1.0
    assert error >= 0.0


@pytest.mark.soak
def test_after_some_thousand_games_it_beats_the_greedy_player() -> None:
    program = runpy.run_path(str(EXAMPLES / "learn_contig60.py"))
    features = program["Features"](PRESETS["contig60"])
    weights, _ = program["learn"](features, 1, lambda games: games >= 5_000)
    share, error = program["measure"](features, weights, 400)
    assert share - 2 * error > 0.55
