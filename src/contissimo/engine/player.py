"""What a computer player is: something that looks at a view and chooses a move within a budget."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from contissimo.core.game import AnyView, Millis, Move


def _no_clock() -> Millis:
    return Millis(0)


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a player may think: in time, in moves looked at, in both or in neither.

    Time is read from the clock that is handed in; `nodes` alone gives the same move on every machine.
    """

    time: Millis | None = None
    nodes: int | None = None
    clock: Callable[[], Millis] = field(default=_no_clock, compare=False)

    def start(self) -> Callable[[int], bool]:
        """A question to ask after each move looked at: is the budget spent?"""
        end = None if self.time is None else self.clock() + self.time

        def spent(looked_at: int) -> bool:
            out_of_nodes = self.nodes is not None and looked_at >= self.nodes
            return out_of_nodes or (end is not None and self.clock() >= end)

        return spent

    def share(self) -> Callable[[int], float]:
        """The same question in finer words: how much of the budget is spent? 1 is all of it."""
        begin = self.clock()

        def spent(looked_at: int) -> float:
            of_nodes = 0.0 if self.nodes is None else looked_at / max(1, self.nodes)
            passed = self.clock() - begin
            return of_nodes if self.time is None else max(of_nodes, passed / max(1, self.time))

        return spent


UNLIMITED = Budget()


class Player(Protocol):
    """A computer player. Chance is handed to it when it is made."""

    def choose(self, view: AnyView, budget: Budget) -> Move:
        """A legal move for the reader of the view, who is to act."""
        ...
