"""`contig60_v0`: Contig 60 for two agents, as an environment of PettingZoo (AEC).

An action is a square, row by row, or the first number after the squares for a pass or a decline; the simplest
sentence for the square is said. A referee judges, so the mask has all that is legal and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar  # `Any`: what PettingZoo and Gymnasium leave open

import numpy as np
from gymnasium import spaces

from contissimo.core.game import AnyView, Seat
from contissimo.engine.contig60.boards import position_of
from contissimo.engine.contig60.many import MOST_CHANCE, PLANES, SPARE
from contissimo.games.contig60.moves import Move, Say, Steal
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import Ruleset
from contissimo.rl.against import Against
from contissimo.rl.contig60.luck import Luck
from contissimo.rl.contig60.vec import ContigVec
from contissimo.rl.turns import Observation, Reward, TurnsEnv

AGENTS = ("side_1", "side_2")


def env(
    ruleset: Ruleset | str = "contig60",
    render_mode: str | None = None,
    *,
    reward: Reward = "win",
    luck: bool = False,
) -> Contig60Env:
    """The environment; `ruleset` is a preset or one of your own that a referee judges."""
    return Contig60Env(ruleset, render_mode, reward=reward, luck=luck)


def against(
    opponent: str = "level-3",
    ruleset: Ruleset | str = "contig60",
    *,
    nodes: int | None = None,
    render_mode: str | None = None,
) -> Against:
    """One agent against a computer player, for Gymnasium."""
    return Against(
        env(ruleset, render_mode), "contig60", opponent, nodes=nodes, render_mode=render_mode
    )


def spaces_of(rules: Ruleset) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    """What is observed and what can be done under a ruleset."""
    squares = rules.layout.width * rules.layout.height
    shape = (rules.layout.height, rules.layout.width, PLANES)
    most = max(MOST_CHANCE, 2 * 9)
    limit = np.iinfo(np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(0, most, shape, np.int8),
            "dice": spaces.Box(min(rules.faces), max(rules.faces), (3,), np.int16),
            "scores": spaces.Box(limit.min, limit.max, (2,), np.int16),
            "action_mask": spaces.Box(0, 1, (squares + SPARE,), np.int8),
        }
    ), spaces.Discrete(squares + SPARE)


class Contig60Env(TurnsEnv):
    """Two sides that take turns. The reward comes at the end."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "contig60_v0",
        "render_modes": ["ansi"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        ruleset: Ruleset | str = "contig60",
        render_mode: str | None = None,
        *,
        reward: Reward = "win",
        luck: bool = False,
    ) -> None:
        self._boards = ContigVec(1, ruleset=ruleset, again=False)
        self.ruleset = self._boards.ruleset
        super().__init__(
            AGENTS, *spaces_of(self.ruleset), reward=reward, luck=luck, render_mode=render_mode
        )
        self._numbers = [number for row in self.ruleset.layout.rows for number in row]
        self._luck_sums = Luck(self.ruleset) if luck else None

    def observe(self, agent: str) -> Observation:
        """What one side sees: always itself first. The mask of the side that does not act is all zeros."""
        boards, side = self._boards, AGENTS.index(agent)
        seen, scores = boards.observations[0].copy(), boards.scores[0].copy()
        mask = boards.masks[0].copy()
        if side != boards.to_act[0]:
            seen[:, :, :2] = seen[:, :, 1::-1]
            scores = scores[::-1].copy()
            mask[:] = 0
        dice = boards.dice[0].copy()
        return {"observation": seen, "dice": dice, "scores": scores, "action_mask": mask}

    def position(self) -> Position:
        """The running game as a position of the library."""
        return position_of(self._boards.many, 0, self.ruleset)

    def view(self, agent: str) -> AnyView:
        """What one side sees, as computer players look at it."""
        return self.position().view(Seat(AGENTS.index(agent) + 1))

    def actions_of(self, move: object) -> tuple[int, ...]:
        """A move as an action: what stands for a sentence is its square."""
        if not isinstance(move, Say | Steal):
            return (len(self._numbers),)
        return (self._numbers.index(move.sentence.square),)

    def move_of(self, action: int) -> Move:
        """The move that an action stands for now."""
        position = self.position()
        for move in position.moves(min(position.to_act)):
            if self.actions_of(move) == (action,):
                return move
        raise ValueError(f"action {action} is illegal")

    def _begin(self, seed: int, options: dict[str, Any]) -> None:
        del options
        self._boards.reset(seed)
        if self._luck_sums is not None:
            self._luck_sums.begin(self.position())

    def _to_act(self) -> int:
        return int(self._boards.to_act[0])

    def _act(self, action: int) -> int:
        boards = self._boards
        before, side = int(boards.scores[0, 0]), int(boards.to_act[0])
        boards.step(np.array([action]))
        if self._luck_sums is not None and not boards.over[0]:
            position = self.position()
            if not position.passed:  # otherwise the same dice are the others' now
                self._luck_sums.throw(position)
        return before - int(boards.scores[0, 0 if int(boards.to_act[0]) == side else 1])

    def _shares(self) -> Sequence[float] | None:
        if not self._boards.over[0]:
            return None
        return [(1.0 + float(reward)) / 2 for reward in self._boards.rewards[0]]

    def _luck(self) -> Sequence[float]:
        assert self._luck_sums is not None
        return self._luck_sums.shares

    def _drawn(self) -> str:
        return str(self.position())
