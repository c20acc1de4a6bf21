"""What is counted, in Prometheus form. A registry for each app, so that two in one process don't mix."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Metric, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Times(Collector):
    """How long something took, as a histogram. The library's own takes as long as to write a state."""

    def __init__(self, name: str, documentation: str) -> None:
        self._name = name
        self._documentation = documentation
        self._counts = [0] * (len(_BUCKETS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(_BUCKETS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        limits = (*map(floatToGoString, _BUCKETS), "+Inf")
        buckets = list(zip(limits, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._documentation, buckets, self._sum)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        kept: Any = {"registry": self.registry}
        self.tables = Gauge("contissimo_tables", "Tables by phase.", ["phase"], **kept)
        self.rooms = Gauge("contissimo_rooms", "Tables in this node's memory.", **kept)
        self.connections = Gauge("contissimo_connections", "Open sockets.", **kept)
        self.moves = Counter("contissimo_moves", "Moves of players stored.", ["by"], **kept)
        self.by_person = self.moves.labels("person")
        self.by_computer = self.moves.labels("computer")
        self.refusals = Counter("contissimo_refusals", "Refused messages.", ["why"], **kept)
        self.latency = Times("contissimo_move_seconds", "From a move's arrival to its being told.")
        self.registry.register(self.latency)
        self.commits = Counter("contissimo_commits", "Transactions of the group commit.", **kept)
        self.queue = Gauge("contissimo_engine_queue", "Moves that wait for an engine.", **kept)
        self.crashes = Counter("contissimo_engine_crashes", "Engines that were replaced.", **kept)
        self.stale_reads = Counter("contissimo_catch_ups", "Logs read again after a race.", **kept)

    def refused(self, why: str) -> None:
        self.refusals.labels(why).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
