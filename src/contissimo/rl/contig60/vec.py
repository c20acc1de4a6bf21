"""`ContigVec`: many games of Contig 60 side by side, one call for a step of all of them, in arrays that stay the same."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from contissimo.engine.contig60.bits import word_of
from contissimo.engine.contig60.kernel import Kernel, fits
from contissimo.engine.contig60.many import PLANES, SPARE, Many
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.rules import Ruleset


class ContigVec:
    """`count` boards of one ruleset, judged by a referee.

    All arrays are written in place by each step; copy what you want to keep. Everything is seen by the side that is
    to act (`to_act`, 0 or 1). A game that ends begins again in the same step: `over` says so, and `rewards` has +1 and
    -1 (0 and 0 for a shared win), by side, of the game that ended. With `again=False` the last board stays instead.
    """

    def __init__(
        self, count: int, *, ruleset: Ruleset | str = "contig60", seed: int = 0, again: bool = True
    ) -> None:
        if count < 1:
            raise ValueError(f"{count} boards")
        rules = GAME.rulesets[ruleset] if isinstance(ruleset, str) else ruleset
        if not fits(rules):
            raise ValueError("the board has more than 64 squares")
        height, width = rules.layout.height, rules.layout.width
        squares = height * width
        self.ruleset = rules
        self.count = count
        self.actions = squares + SPARE
        """Squares row by row, then pass or decline, then one that is never legal."""
        self._planes = np.zeros((count, PLANES, squares), np.int8)
        planes = self._planes.reshape(count, PLANES, height, width)
        self.observations: NDArray[np.int8] = planes.transpose(0, 2, 3, 1)
        """(count, height, width, 6): own markers, the others', squares that the roll makes, their points, how likely a
        throw makes each square (in percent), and whether this is a steal."""
        self.masks: NDArray[np.int8] = np.zeros((count, self.actions), np.int8)
        self.dice: NDArray[np.int16] = np.zeros((count, 3), np.int16)
        self.scores: NDArray[np.int16] = np.zeros((count, 2), np.int16)
        """Own total first."""
        self.rewards: NDArray[np.float32] = np.zeros((count, 2), np.float32)
        self.over: NDArray[np.int8] = np.zeros(count, np.int8)
        self.to_act: NDArray[np.int8] = np.zeros(count, np.int8)
        self._actions = np.zeros(count, np.int64)
        self.many = Many(
            Kernel(rules),
            count,
            planes=self._planes.data,
            masks=self.masks.data,
            dice=self.dice.data,
            scores=self.scores.data,
            rewards=self.rewards.data,
            over=self.over.data,
            to_act=self.to_act.data,
            again=again,
        )
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """New games on all boards; the same seed gives the same throws."""
        self.many.begin([word_of(seed & (1 << 64) - 1, board) for board in range(self.count)])

    def step(self, actions: NDArray[np.integer]) -> None:
        """One action for each board; ValueError and no change if one of them is illegal."""
        self._actions[:] = actions
        self.many.step(self._actions.data)
