"""What our environments of PettingZoo have in common: agents in turn, rewards at the end, games that follow from a seed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Literal, get_args  # `Any`: what PettingZoo leaves open

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it ships no types

from contissimo.core.game import AnyView

Observation = dict[str, np.ndarray[Any, Any]]
Reward = Literal["win", "shares"]
"""What the end is worth. `win`: 1 to who wins alone, and -1 among the others; it sums to 0. `shares`: of the win; it sums to 1."""


def rewards_of(shares: Sequence[float], reward: Reward) -> list[float]:
    """What the win shares of a game are worth to each agent."""
    if reward == "shares":
        return list(shares)
    others = len(shares) - 1
    return [(len(shares) * share - 1.0) / others for share in shares]


class TurnsEnv(AECEnv, ABC):  # type: ignore[misc]  # PettingZoo has no types
    """Agents that take turns in a game of several actions each. Who extends it knows the game."""

    metadata: ClassVar[dict[str, Any]] = {}

    def __init__(
        self,
        agents: Sequence[str],
        observed: spaces.Dict,
        done: spaces.Discrete[Any],
        *,
        reward: Reward,
        luck: bool,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        if reward not in get_args(Reward):
            raise ValueError(f"no such reward: {reward}")
        self.possible_agents = list(agents)
        self.agents = list(agents)
        self.render_mode = render_mode
        self._observed, self._done = observed, done
        self._reward, self._with_luck = reward, luck
        self._seeds = np.random.SeedSequence()

    @abstractmethod
    def _begin(self, seed: int, options: dict[str, Any]) -> None:
        """A new game."""

    @abstractmethod
    def _to_act(self) -> int:
        """Which agent acts, by its index."""

    @abstractmethod
    def _act(self, action: int) -> int:
        """An action of the agent that acts, and what it earned; ValueError: it is illegal, and nothing has changed."""

    @abstractmethod
    def _shares(self) -> Sequence[float] | None:
        """Of the win, once the game is over."""

    @abstractmethod
    def _luck(self) -> Sequence[float]:
        """What chance has given each agent so far: 0 on average, whatever is played."""

    @abstractmethod
    def _drawn(self) -> str:
        """The position in notation."""

    @abstractmethod
    def observe(self, agent: str) -> Observation:
        """What an agent sees; the mask of one that does not act is all zeros."""

    @abstractmethod
    def view(self, agent: str) -> AnyView:
        """The same, as computer players look at it."""

    @abstractmethod
    def actions_of(self, move: object) -> tuple[int, ...]:
        """A move of the agent that acts, as actions."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        del agent  # the same for all
        return self._observed

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        del agent
        return self._done

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same chance, and later games without a seed follow from it."""
        if seed is not None:
            self._seeds = np.random.SeedSequence(seed)
        self._begin(self._next_seed(), options or {})
        names = self.possible_agents
        self.agents = list(names)
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos: dict[str, dict[str, Any]] = {name: {"points": 0} for name in names}
        self._tell_luck()
        self.agent_selection = names[self._to_act()]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is in the game acts")
        points = self._act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"points": points}
        self._tell_luck()
        shares = self._shares()
        if shares is None:
            self.agent_selection = self.possible_agents[self._to_act()]
            return
        earned = rewards_of(shares, self._reward)
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))
        self.terminations = dict.fromkeys(self.possible_agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The position in notation, a row of the board on each line."""
        return self._drawn().replace("|", "\n") if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _tell_luck(self) -> None:
        if self._with_luck:
            for name, luck in zip(self.possible_agents, self._luck(), strict=True):
                self.infos[name]["luck"] = luck

    def _next_seed(self) -> int:
        (self._seeds,) = self._seeds.spawn(1)
        return int(self._seeds.generate_state(1, np.uint64)[0])
