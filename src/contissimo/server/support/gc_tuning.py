"""Garbage-collector tuning: a full collection stops the world, so during play only young objects are scanned.

Positions, logs and views have no cycles and are freed by reference counting. Cycles, mostly of connections, are
looked for among young objects, and everywhere once many connections have gone: that takes a fifth of a second.
"""

from __future__ import annotations

import gc

_NEW = 1_000
"""New objects after which they are scanned: a millisecond's work. The usual older generations took up to half a second."""
_NEVER = 1_000_000
MANY = 2_000
"""Connections that have gone; each leaves some 20 kB."""

_settled = False


def settle() -> None:
    """Once everything is loaded: freeze what is there, and everything that has survived one scan."""
    global _settled  # noqa: PLW0603  # the collector is one for the whole process
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW, _NEVER, _NEVER)
    if not _settled:
        gc.callbacks.append(_looked)
    _settled = True


def _looked(phase: str, _: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()


def collect_all() -> None:
    """Scan everything, in a process that has settled."""
    if _settled:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
