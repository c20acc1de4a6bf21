"""`contig60_v0`: Contig 60 for two agents, as an environment of PettingZoo (AEC).

An action is a square, row by row, or the first number after the squares for a pass or a decline; the simplest
sentence for the square is said. A referee judges, so the mask has all that is legal and nothing else.
"""

from __future__ import annotations

from typing import Any, ClassVar  # `Any`: what PettingZoo and Gymnasium leave open

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it ships no types

from contissimo.core.game import AnyView, Seat
from contissimo.engine.contig60.boards import position_of
from contissimo.engine.contig60.many import MOST_CHANCE, PLANES, SPARE
from contissimo.games.contig60.moves import Move, Say, Steal
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import Ruleset
from contissimo.rl.against import Against, Observation
from contissimo.rl.contig60.vec import ContigVec

AGENTS = ("side_1", "side_2")


def env(ruleset: Ruleset | str = "contig60", render_mode: str | None = None) -> Contig60Env:
    """The environment; `ruleset` is a preset or one of your own that a referee judges."""
    return Contig60Env(ruleset, render_mode)


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


class Contig60Env(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Two sides that take turns. Rewards come at the end: +1 and -1, or 0 for a shared win."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "contig60_v0",
        "render_modes": ["ansi"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(self, ruleset: Ruleset | str = "contig60", render_mode: str | None = None) -> None:
        super().__init__()
        self._boards = ContigVec(1, ruleset=ruleset, again=False)
        self.ruleset = self._boards.ruleset
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self.agents = list(AGENTS)
        self._observed, self._done = spaces_of(self.ruleset)
        self._numbers = [number for row in self.ruleset.layout.rows for number in row]
        self._seeds = np.random.SeedSequence()
        self._next_seed()

    def observation_space(self, agent: str) -> spaces.Dict:
        del agent  # the same for both
        return self._observed

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        del agent
        return self._done

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same throws, and later games without a seed follow from it."""
        del options
        if seed is not None:
            self._seeds = np.random.SeedSequence(seed)
        self._boards.reset(self._next_seed())
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos = {agent: {"points": 0} for agent in AGENTS}
        self.agent_selection = AGENTS[self._boards.to_act[0]]

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

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("a side that is in the game acts")
        boards = self._boards
        before = int(boards.scores[0, 0])
        side = int(boards.to_act[0])
        self._cumulative_rewards[agent] = 0.0
        boards.step(np.array([action]))
        after = int(boards.scores[0, 0 if int(boards.to_act[0]) == side else 1])
        self.infos[agent] = {"points": before - after}
        self.agent_selection = AGENTS[boards.to_act[0]]
        if boards.over[0]:
            self.rewards = dict(zip(AGENTS, map(float, boards.rewards[0]), strict=True))
            self.terminations = dict.fromkeys(AGENTS, True)
            self._accumulate_rewards()
            self._deads_step_first()

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

    def render(self) -> str | None:
        """The position in notation, a row of the board on each line."""
        if self.render_mode != "ansi":
            return None
        return str(self.position()).replace("|", "\n")

    def close(self) -> None:
        """Nothing is held open."""

    def _next_seed(self) -> int:
        (self._seeds,) = self._seeds.spawn(1)
        return int(self._seeds.generate_state(1, np.uint64)[0])
