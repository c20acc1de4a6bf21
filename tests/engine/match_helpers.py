"""Plans of short matches, and players with a purpose. Processes import them from here, by name."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

from contissimo.core.game import AnyView, Millis
from contissimo.engine import registry
from contissimo.engine.match_plan import Forfeit, Plan
from contissimo.engine.player import Budget, Player
from contissimo.games import GAMES

CONTIG, CALCULISSIMO = GAMES["contig60"], GAMES["calculissimo"]

TINY = CALCULISSIMO.read_ruleset(
    'tiles = "1 5\\n2 5\\n3 4\\n5 2\\n+ 6\\n- 4\\n"\nexchange = "never"\n', file="tiny"
)
"""Calculissimo with 26 tiles and no joker: a short game with few moves."""


def contig_plan(*players: str, rounds: int = 4, seed: int = 1, **more: Any) -> Plan:
    return Plan(CONTIG, CONTIG.rulesets["contig60"], players, seed, rounds, **more)


class Quitter:
    """Gives up at its first turn, and knows how it was told that it was over."""

    left: list[AnyView | None]

    def __init__(self) -> None:
        self.left = []

    def choose(self, view: AnyView, budget: Budget) -> Any:
        raise Forfeit("bot_died", status=3)

    def leave(self, view: AnyView | None) -> None:
        self.left.append(view)


class Stubborn(Quitter):
    """Fails in a way that no bot can."""

    def choose(self, view: AnyView, budget: Budget) -> Any:
        raise RuntimeError("a mistake in our own code")


def make_deadly(game_key: str, spec: str, seed: int) -> Player:
    """`greedy@PATH` kills its process, the way a machine dies, for each letter that the file still has."""
    name, _, path = spec.partition("@")
    if path and (lives := Path(path).read_text()):
        Path(path).write_text(lives[1:])
        os.kill(os.getpid(), signal.SIGKILL)
    return registry.player(game_key, name, seed)


class Thinker:
    """Takes the first move, and notes which budgets it was given."""

    def __init__(self) -> None:
        self.budgets: list[Budget] = []

    def choose(self, view: AnyView, budget: Budget) -> Any:
        self.budgets.append(budget)
        return next(view.moves())


class Ticker:
    """A clock that goes on by two milliseconds whenever it is read."""

    def __init__(self) -> None:
        self.millis = Millis(0)

    def __call__(self) -> int:
        self.millis = Millis(self.millis + 2)
        return self.millis * 1_000_000


def seating(*made: Player) -> Any:
    """Makes `guest-0`, `guest-1` … of the given players and asks the registry for others."""

    def make_player(game_key: str, spec: str, seed: int) -> Player:
        if spec.startswith("guest-"):
            return made[int(spec.removeprefix("guest-"))]
        return registry.player(game_key, spec, seed)

    return make_player
