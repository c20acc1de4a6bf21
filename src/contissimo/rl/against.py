"""One agent against a computer player that has a name: any of our environments as one of Gymnasium."""

from __future__ import annotations

from typing import Any  # `Any`: what Gymnasium leaves open

import gymnasium as gym
import numpy as np

from contissimo.core.game import Seat
from contissimo.engine import registry
from contissimo.engine.player import Budget, Player
from contissimo.rl.turns import Observation, TurnsEnv

_SEEDS = 1 << 62


class Against(gym.Env[Observation, Any]):
    """The agent has another seat in each game; the others are the named player. The reward comes at the end.

    An illegal action loses the game: it ends with -1, and `info` has `illegal`. The mask says what is legal.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        turns: TurnsEnv,
        game: str,
        opponent: str,
        *,
        nodes: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._turns = turns
        self._game = game
        self._opponent = opponent
        self._budget = Budget(nodes=nodes)
        self.render_mode = render_mode
        self._agent = turns.possible_agents[0]
        self._others: dict[str, Player] = {}
        self.observation_space = turns.observation_space(self._agent)
        self.action_space = turns.action_space(self._agent)
        registry.player(game, opponent, 0)  # or a refusal, before anything is played

    @property
    def seat(self) -> Seat:
        """Where the agent sits in this game."""
        return Seat(self._turns.possible_agents.index(self._agent) + 1)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        agents = self._turns.possible_agents
        self._agent = agents[int(self.np_random.integers(len(agents)))]
        self._others = {
            agent: registry.player(self._game, self._opponent, int(self.np_random.integers(_SEEDS)))
            for agent in agents
            if agent != self._agent
        }
        self._turns.reset(seed=int(self.np_random.integers(_SEEDS)), options=options)
        self._let_others_act()
        return self._turns.observe(self._agent), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.action_masks()[int(action)]:
            seen = self._turns.observe(self._agent)
            return seen, -1.0, True, False, self._info() | {"points": 0, "illegal": True}
        self._turns.step(int(action))
        points = self._turns.infos[self._agent]
        self._let_others_act()
        over = self._turns.terminations[self._agent]
        reward = float(self._turns.rewards[self._agent]) if over else 0.0
        return self._turns.observe(self._agent), reward, over, False, self._info() | points

    def action_masks(self) -> np.ndarray[Any, Any]:
        """The mask alone, under the name that maskable learners look for."""
        return self._turns.observe(self._agent)["action_mask"].astype(bool)

    def render(self) -> str | None:
        return self._turns.render() if self.render_mode == "ansi" else None

    def _info(self) -> dict[str, Any]:
        return {"seat": int(self.seat)}

    def _let_others_act(self) -> None:
        turns = self._turns
        while not turns.terminations[self._agent] and turns.agent_selection != self._agent:
            other = turns.agent_selection
            move = self._others[other].choose(turns.view(other), self._budget)
            for action in turns.actions_of(move):
                turns.step(action)
