"""Metrics, in Prometheus form. A registry for each app, so that two in one process don't mix."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from contissimo.server.support.loop_meter import Meter

_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Moves(Collector):
    """The stored moves of players, and how long those of people took.

    Plain numbers: with the library's, which have locks for many threads, counting took as long as writing a state.
    """

    def __init__(self) -> None:
        self.by_computer = 0
        self._by_person = [0] * (len(_BUCKETS) + 1)
        """How many took this long, by bucket."""
        self._seconds = 0.0

    def told(self, seconds: float) -> None:
        """A person's move was sent, this long after it had arrived."""
        self._by_person[bisect_left(_BUCKETS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        moves = CounterMetricFamily("contissimo_moves", "Moves of players stored.", labels=["by"])
        moves.add_metric(["person"], sum(self._by_person))
        moves.add_metric(["computer"], self.by_computer)
        yield moves
        limits = (*map(floatToGoString, _BUCKETS), "+Inf")
        buckets = list(zip(limits, accumulate(self._by_person), strict=True))
        yield HistogramMetricFamily(
            "contissimo_move_seconds",
            "From a move's arrival to its being told.",
            buckets,
            self._seconds,
        )


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        kept: Any = {"registry": self.registry}  # mypy would take it for any of the keywords
        self.tables = Gauge("contissimo_tables", "Tables by phase.", ["phase"], **kept)
        self.age = Gauge(
            "contissimo_written_seconds", "Seconds since moves could last be written.", **kept
        )
        self.aside = Gauge("contissimo_tables_set_aside", "Tables that can't be read.", **kept)
        self.rooms = Gauge("contissimo_rooms", "Tables in this node's memory.", **kept)
        self.connections = Gauge("contissimo_connections", "Open sockets.", **kept)
        self.moves = Moves()
        self.refusals = Counter("contissimo_refusals", "Refused messages.", ["why"], **kept)
        self.registry.register(self.moves)
        self.meter = Meter()
        self.registry.register(self.meter)
        self.commits = Counter("contissimo_commits", "Transactions of the group commit.", **kept)
        self.queue = Gauge("contissimo_engine_queue", "Moves that wait for an engine.", **kept)
        self.crashes = Counter("contissimo_engine_crashes", "Engines that were replaced.", **kept)
        self.stale_reads = Counter("contissimo_catch_ups", "Logs read again after a race.", **kept)

    def refused(self, why: str) -> None:
        self.refusals.labels(why).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
