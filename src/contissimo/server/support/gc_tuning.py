"""Garbage-collector tuning: a full collection stops the world, so during play only young objects are scanned.

Positions, logs and views have no cycles and are freed by reference counting. Cycles, mostly of connections, are
looked for among young objects, and among all that came since the start once many connections have gone.
What was there at the start (160,000 objects: 80 ms of a scan) is never scanned again.
While 150 matches are played and kept it stops everything for 0.3 ms at most and 5 % of the time; untuned for 88 ms and 26 % (bench/bench_short_cuts.py).
"""

from __future__ import annotations

import gc

_NEW = 1_000
"""New objects after which they are scanned: a millisecond's work. The usual older generations took up to half a second."""
_NEVER = 1_000_000
GONE = 2_000
"""Connections that have gone before everything is scanned; each leaves some 20 kB."""

_settled = False


def settle() -> None:
    """Once everything is loaded: what is there stays, and from now on only young objects are scanned by themselves."""
    global _settled  # noqa: PLW0603  # the collector is one for the whole process
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW, _NEVER, _NEVER)
    _settled = True


def collect_all() -> None:
    """Scan everything that came since the start, in a process that has settled."""
    if _settled:
        gc.collect()
