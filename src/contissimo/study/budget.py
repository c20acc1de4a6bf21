"""How much a judge may look at. A budget in nodes gives the same review on every machine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Budget:
    """A quick review or a deep one; `nodes` are for each decision, None for as many as the game's judge takes.

    `stop` is asked now and then, for those who watch a clock or may change their mind: what was judged by then is kept.
    """

    deep: bool = False
    nodes: int | None = None
    stop: Callable[[], bool] | None = field(default=None, compare=False)

    def __str__(self) -> str:
        """The name of the budget: with a record and the judge's version it tells a review from all others."""
        name = "deep" if self.deep else "quick"
        return name if self.nodes is None else f"{name}-{self.nodes}"

    @property
    def stopped(self) -> bool:
        return self.stop is not None and self.stop()


QUICK = Budget()
DEEP = Budget(deep=True)
