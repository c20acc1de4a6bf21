"""How busy the event loop is: the part of the time that its thread computes."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, thread_time


class LoopShare:
    """Asked in the loop's thread: what it computed since it was asked before, as a part of the time."""

    def __init__(
        self, clock: Callable[[], float] = perf_counter, cpu: Callable[[], float] = thread_time
    ) -> None:
        self._clock = clock
        self._cpu = cpu
        self._before: tuple[float, float] | None = None

    def __call__(self) -> float:
        now, used = self._clock(), self._cpu()
        then, before = self._before or (now, used)
        self._before = now, used
        return (used - before) / (now - then) if now > then else 0.0
