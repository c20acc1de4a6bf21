"""Work that is repeated until the server stops. Work that has begun is finished, not cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

from contissimo.server.log import log
from contissimo.server.support.loop_meter import Meter

LAST_WORK = 0.5
"""Seconds that work has to finish. A database connection that is abandoned while it is being opened stays open."""


class Repeating:
    def __init__(
        self,
        every: float,
        work: Callable[[], Coroutine[object, object, None]],
        *,
        first: float | None = None,
        needed: Callable[[], object] = lambda: True,
        meter: Meter | None = None,
    ) -> None:
        """`first`: how long to wait before the first time, if different. A round that isn't `needed` costs no task a turn."""
        self._every = every
        self._first = every if first is None else first
        self._work = work
        self._needed = needed
        self._meter = meter
        self._due = asyncio.Event()
        """A round is to begin, or there are no more."""
        self._ended = False
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=self._work.__name__)
        self._wait(self._first)

    def _wait(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._look)

    def _look(self) -> None:
        """The time has come. A timer for each round: a time limit around a wait would be a task that is cancelled."""
        if self._needed():
            self._due.set()
        else:
            self._wait(self._every)

    async def _run(self) -> None:
        while True:
            await self._due.wait()
            if self._ended:
                return
            self._due.clear()
            try:
                await self._metered()
            except Exception as error:  # noqa: BLE001  # the next round tries again
                log.error(
                    "repeating",
                    work=self._work.__name__,
                    error=type(error).__name__,
                    exc_info=error,
                )
            if not self._ended:
                self._wait(self._every)

    async def _metered(self) -> None:
        work = self._work()
        if self._meter is None:
            await work
        else:
            await self._meter.of(self._work.__name__, work)

    async def stop(self) -> None:
        self._ended = True
        self._due.set()
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=LAST_WORK)
            self._task.cancel()
            # What waits for a database that says nothing ends when its connections are cut, after this.
            await asyncio.wait({self._task}, timeout=LAST_WORK)
