"""A linear value of Contig 60 learned from nothing, by games against itself on many boards at once.

    pip install 'contissimo[rl]'
    python learn_contig60.py --minutes 10 --games 400

The worth of an answer to a throw is a weighted sum of what the marker would earn and of the windows of five squares
through it: how many markers of one side lie in each that the other side has not spoilt. The weights follow the results
of whole games (logistic regression, Monte Carlo). Minutes are CPU time of one core. Then it plays paired games against the
greedy player: the same throws twice, with the sides changed.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from contissimo.engine.player import UNLIMITED
from contissimo.engine.registry import player
from contissimo.games.contig60.rules import PRESETS, Ruleset
from contissimo.rl import ContigVec, contig60_v0

Array = NDArray[Any]
BOARDS = 128
RATE = 0.02
NOISE = 0.3
"""Of the worths, when it learns: who always takes the best learns nothing about the rest."""


class Features:
    """What is seen of every answer to a throw: all squares, and passing."""

    def __init__(self, rules: Ruleset) -> None:
        height, width, length = rules.layout.height, rules.layout.width, rules.line_length
        windows = []
        for y, x in np.ndindex(height, width):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                line = [(y + step * down, x + step * right) for step in range(length)]
                if all(0 <= row < height and 0 <= column < width for row, column in line):
                    windows.append([row * width + column for row, column in line])
        self.through = np.zeros((len(windows), height * width), np.float32)
        for number, squares in enumerate(windows):
            self.through[number, squares] = 1.0
        self.length = length
        self.count = 3 + 2 * length

    def of(self, observations: Array, scores: Array) -> Array:
        """(boards, squares + 1, features), from what the sides that are to act see."""
        boards = len(observations)
        planes = observations.reshape(boards, -1, observations.shape[-1]).astype(np.float32)
        own, others = planes[:, :, 0] @ self.through.T, planes[:, :, 1] @ self.through.T
        found = np.zeros((boards, planes.shape[1] + 1, self.count), np.float32)
        found[:, :-1, 0] = planes[:, :, 3] / 4  # points
        found[:, -1, 1] = 1.0  # it passes
        found[:, :, 2] = (scores[:, 1] - scores[:, 0])[:, None] / 10  # the lead
        for held in range(self.length):
            clean = ((own == held) & (others == 0)).astype(np.float32)
            found[:, :-1, 3 + held] = clean @ self.through
            spoilt = ((others == held) & (own == 0)).astype(np.float32)
            found[:, :-1, 3 + self.length + held] = spoilt @ self.through
        return found


def learn(
    features: Features, seed: int, enough: Callable[[int], bool], count: int = BOARDS
) -> tuple[Array, int]:
    """The weights, and after how many games: it stops when these are enough."""
    rng = np.random.default_rng(seed)
    boards = ContigVec(count, seed=seed)
    weights = np.zeros(features.count, np.float32)
    told: list[list[tuple[int, Array]]] = [[] for _ in range(count)]
    games = 0
    while not enough(games):
        found = features.of(boards.observations, boards.scores)
        worths = found @ weights + NOISE * rng.gumbel(size=found.shape[:2])
        worths[boards.masks[:, :-1] == 0] = -np.inf
        actions = worths.argmax(1)
        for board, side in enumerate(boards.to_act.tolist()):
            told[board].append((side, found[board, actions[board]]))
        boards.step(actions)
        for board in np.flatnonzero(boards.over).tolist():
            sides = np.array([side for side, _ in told[board]])
            seen = np.array([one for _, one in told[board]])
            results = (1.0 + boards.rewards[board][sides]) / 2
            wrong = results - 1.0 / (1.0 + np.exp(-seen @ weights))
            games += 1
            weights += RATE / (1 + games / 20_000) * (wrong @ seen) / len(sides)
            told[board].clear()
    return weights, games


def measure(features: Features, weights: Array, games: int) -> tuple[float, float]:
    """The share of paired games that it wins against the greedy player, and the standard error over pairs."""
    env, greedy = contig60_v0.env(reward="shares"), player("contig60", "greedy", seed=1)
    pairs = []
    for seed in range(games // 2):
        won = 0.0
        for own in env.possible_agents:
            env.reset(seed=seed)
            while not env.terminations[env.agent_selection]:
                agent = env.agent_selection
                if agent == own:
                    seen = env.observe(agent)
                    worths = (
                        features.of(seen["observation"][None], seen["scores"][None])[0] @ weights
                    )
                    worths[seen["action_mask"][:-1] == 0] = -np.inf
                    env.step(int(worths.argmax()))
                else:
                    env.step(*env.actions_of(greedy.choose(env.view(agent), UNLIMITED)))
            won += env.rewards[own] / 2
        pairs.append(won)
    return float(np.mean(pairs)), float(np.std(pairs, ddof=1) / len(pairs) ** 0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    features = Features(PRESETS["contig60"])
    until = time.process_time() + 60 * options.minutes
    weights, games = learn(features, options.seed, lambda _: time.process_time() > until)
    print(f"{games} games against itself; weights {np.round(weights, 2).tolist()}")
    share, error = measure(features, weights, options.games)
    print(f"{100 * share:.1f} ± {100 * error:.1f} % of {options.games} paired games against greedy")


if __name__ == "__main__":
    main()
