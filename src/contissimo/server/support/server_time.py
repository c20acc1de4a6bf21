"""The time of a server: it follows the wall clock, never runs backwards, and stops while the server can't serve.

Deadlines are in the database, so they are times of the wall clock; but that clock can be set, and a machine can sleep.
So time passes with the monotonic clock, and every heartbeat compares it with the wall clock: small differences are made
up for gradually, and `deadlines` gives back a longer absence. Rates use only the monotonic clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from contissimo.core.game import Millis
from contissimo.server.settings import Settings

_STEP = 2500
"""Milliseconds after which a difference is a step of a clock, or an absence, and not its drift."""
_PACE = 0.1
"""How much faster or slower time passes until a small difference, or a wall clock that was put back, is made up for."""
_DAY_MILLIS = 86_400_000


def wall_clock() -> Millis:
    return Millis(int(time.time() * 1000))


class Times:
    """Call it for the time. Without heartbeats it soon stops: nobody loses a turn to a hung server."""

    def __init__(
        self,
        wall: Callable[[], Millis] = wall_clock,
        ticks: Callable[[], float] = time.monotonic,
        step: int = _STEP,
    ) -> None:
        self._wall = wall
        self.ticks = ticks
        """Seconds that never run backwards, whatever happens to the wall clock."""
        self.step = step
        """An absence is longer than this."""
        self._pace = 1.0
        self._set(wall())

    @staticmethod
    def step_of(settings: Settings) -> int:
        """Two heartbeats and a half."""
        return int(_STEP * settings.beat_seconds)

    def _set(self, now: int) -> None:
        self._since = now
        self._at = self.ticks()

    def _passed(self) -> int:
        return int((self.ticks() - self._at) * 1000 * self._pace)

    def __call__(self) -> Millis:
        return Millis(self._since + min(self._passed(), self.step))

    def begin(self, last: int | None) -> None:
        """Another server, or a former run of this one, was last alive at `last`: time continues from there, unless that is days ahead."""
        now = self._wall()
        if last is not None and now < last < now + _DAY_MILLIS:
            now = Millis(last)
        self._set(now)

    def absence(self) -> Millis | None:
        """The time to continue from, if the server could not serve, or the wall clock was put forward; None: neither."""
        passed, wall = self._passed(), self._wall()
        ahead = wall - self._since
        if max(passed, ahead) <= self.step:
            return None
        return Millis(self._since + max(passed, ahead))

    def go_on(self, at: Millis | None = None) -> None:
        """The server is healthy: time continues, after an absence from `at`."""
        self._set(self() if at is None else max(at, self()))
        off = self._wall() - self._since
        self._pace = 1 + max(-_PACE, min(off / 10_000, _PACE))
