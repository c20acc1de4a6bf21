"""How long the event loop is held by each stretch of work between two awaits, by its kind.

Reading the CPU time is a system call in which the scheduler may give the core to another process, and a move has two stretches with a
beginning and an end: four of them. So stretches are timed by the ordinary clock, and the CPU time of one is computed only if it may be long. It then counts from a reading that was
at most `_FRESH` old when the stretch began: a long one is never missed, and a short one seems at most that much longer.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Coroutine, Generator, Iterator
from math import inf
from time import perf_counter, thread_time
from types import coroutine
from typing import Any, TypeVar  # `Any`: what a coroutine and its loop hand each other

from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

T = TypeVar("T")

SLOW = 0.005
"""Seconds of CPU that no client's message may take (docs/decisions/0012)."""
_FRESH = 0.001


class Meter(Collector):
    def __init__(
        self, clock: Callable[[], float] = perf_counter, cpu: Callable[[], float] = thread_time
    ) -> None:
        self._clock = clock
        self._cpu = cpu
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._slow: defaultdict[str, int] = defaultdict(int)
        self.longest: defaultdict[str, float] = defaultdict(float)
        """CPU seconds of the longest stretch of each kind."""
        self._read_at = -inf
        """When the CPU time was last read, and what it was then."""
        self._read = 0.0

    def _end(self, kind: str, seconds: float) -> None:
        """A stretch has taken so long; only other processes can have made that more than its CPU time."""
        self._seconds[kind] += seconds
        if seconds > SLOW or seconds > self.longest[kind]:
            used = min(seconds, self._cpu() - self._read)
            self.longest[kind] = max(used, self.longest[kind])
            self._slow[kind] += used > SLOW

    @coroutine
    def of(self, kind: str, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        """Do some work, and measure each stretch of it."""
        clock = self._clock
        go_on: Any = work.send
        value: Any = None
        while True:
            began = clock()
            if began - self._read_at > _FRESH:
                self._read_at, self._read = began, self._cpu()
            try:
                waits_for = go_on(value)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self._end(kind, clock() - began)
            try:
                value, go_on = (yield waits_for), work.send
            except GeneratorExit:
                work.close()  # whose end may have come already: the collector goes in any order
                raise
            except BaseException as error:  # noqa: BLE001  # whatever it is, it is for the work
                value, go_on = error, work.throw

    def collect(self) -> Iterator[Metric]:
        slow = CounterMetricFamily(
            "contissimo_loop_slow", "Stretches that held the loop for over 5 ms.", labels=["kind"]
        )
        held = CounterMetricFamily(
            "contissimo_loop_seconds", "For how long the event loop was held.", labels=["kind"]
        )
        for kind, seconds in self._seconds.items():
            slow.add_metric([kind], self._slow[kind])
            held.add_metric([kind], seconds)
        yield slow
        yield held
