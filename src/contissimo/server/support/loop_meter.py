"""How long the event loop is held: CPU time of each stretch of work between two awaits, by its kind.

Time of this thread only, so that other processes hardly affect it. A move is two stretches, and measuring one takes 1.8 µs
(plain numbers and two calls; Python 3.11 on the machine of bench/results.md).
"""

from __future__ import annotations

from collections.abc import Coroutine, Generator, Iterator
from time import thread_time
from types import coroutine
from typing import Any, TypeVar  # `Any`: what a coroutine and its loop hand each other

from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

T = TypeVar("T")

SLOW = 0.005
"""Seconds that no client's message may take (docs/decisions/0012)."""


class Meter(Collector):
    def __init__(self) -> None:
        self._seconds: dict[str, float] = {}
        self._slow: dict[str, int] = {}
        self.longest: dict[str, float] = {}
        """The longest stretch of each kind."""

    def add(self, kind: str, seconds: float) -> None:
        self._seconds[kind] = self._seconds.get(kind, 0.0) + seconds
        if seconds > self.longest.get(kind, 0.0):
            self.longest[kind] = seconds
        if seconds > SLOW:
            self._slow[kind] = self._slow.get(kind, 0) + 1

    @coroutine
    def of(self, kind: str, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        """Do some work, and measure each stretch of it."""
        go_on: Any = work.send
        value: Any = None
        while True:
            began = thread_time()
            try:
                waits_for = go_on(value)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self.add(kind, thread_time() - began)
            try:
                value, go_on = (yield waits_for), work.send
            except BaseException as error:  # noqa: BLE001  # whatever it is, it is for the work
                value, go_on = error, work.throw

    def collect(self) -> Iterator[Metric]:
        slow = CounterMetricFamily(
            "contissimo_loop_slow", "Stretches that held the loop for over 5 ms.", labels=["kind"]
        )
        busy = CounterMetricFamily(
            "contissimo_loop_seconds", "CPU time of the event loop's thread.", labels=["kind"]
        )
        for kind, seconds in self._seconds.items():
            slow.add_metric([kind], self._slow.get(kind, 0))
            busy.add_metric([kind], seconds)
        yield slow
        yield busy
