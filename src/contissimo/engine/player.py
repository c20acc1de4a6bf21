"""What a computer player is: a function from a view and a budget to a move.

A player is built with a seed. Its choice depends on that seed, the view and the budget alone, never on what
it was asked before, so that the same question has the same answer in any process.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from contissimo.core.chance import Stream
from contissimo.core.game import Millis, View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thinking is allowed: milliseconds by a clock that is handed in, nodes, or both."""

    millis: Millis | None = None
    nodes: int | None = None
    now: Callable[[], float] | None = None
    """Seconds of a monotonic clock; without one the milliseconds can't be kept."""

    def deadline(self) -> Callable[[], bool]:
        """Starts the budget's time: the answer tells from then on whether it is used up."""
        if self.now is None or self.millis is None:
            return lambda: False
        now, end = self.now, self.now() + self.millis / 1000
        return lambda: now() >= end


class Player(Protocol):
    """Somebody to play against."""

    @property
    def name(self) -> str: ...
    def choose(self, view: Any, budget: Budget) -> Any:
        """A legal move of the view's own seat."""
        ...


def rng_for(seed: bytes, view: View) -> Stream:
    """A player's own dice for one decision: they follow from its seed and what it sees."""
    return Stream(hmac.digest(seed, str(view).encode(), "sha256"), 0)
