"""When the collector of cycles looks at what. It stops everybody, so while people play it looks at little at a time.

Positions, logs and views hold no cycles and go when nobody needs them. What does hold some, connections above all, is
looked for among what is new, and everywhere once many of them are gone: then for a fifth of a second.
"""

from __future__ import annotations

import gc

_NEW = 1_000
"""New objects after which they are looked at: a millisecond's work. Those of the usual generations behind them took up to half a second."""
_NEVER = 1_000_000
MANY = 2_000
"""Connections that have gone; each leaves some 20 kB."""

_settled = False


def settle() -> None:
    """Once all is loaded: what is there stays, and so does whatever has been looked at once."""
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
    """Look everywhere, in a process that has settled."""
    if _settled:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
