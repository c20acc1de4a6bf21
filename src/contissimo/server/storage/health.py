"""Whether moves can be written: every heartbeat tries, and reports the result here."""

from __future__ import annotations

import time
from collections.abc import Callable

_LIMIT = 5.0
"""Seconds without a heartbeat after which the server counts as unhealthy. A heartbeat that waits for an unresponsive database fails later."""


class Health:
    def __init__(self, ticks: Callable[[], float] = time.monotonic) -> None:
        self._ticks = ticks
        self._last = ticks()
        self._wrote: int | None = None
        self._failed = False

    def wrote(self, now: int) -> None:
        """Moves could be written just now, in the server's time."""
        self._last = self._ticks()
        self._wrote = now
        self._failed = False

    def failed(self) -> None:
        self._failed = True

    @property
    def age(self) -> float:
        """Seconds since moves could last be written."""
        return self._ticks() - self._last

    @property
    def can_write(self) -> bool:
        return not self._failed and self.age < _LIMIT

    @property
    def since(self) -> int | None:
        """When moves could last be written, if they can't be now."""
        return None if self.can_write else self._wrote
