"""Work that is repeated until the server stops. Work that has begun is finished, not cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress

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
        meter: Meter | None = None,
    ) -> None:
        """`first`: how long to wait before the first time, if different."""
        self._every = every
        self._wait = every if first is None else first
        self._work = work
        self._meter = meter
        self._ended = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=self._work.__name__)

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), self._wait)
                return
            self._wait = self._every
            try:
                await self._metered()
            except Exception as error:  # noqa: BLE001  # the next round tries again
                log.error(
                    "repeating",
                    work=self._work.__name__,
                    error=type(error).__name__,
                    exc_info=error,
                )

    async def _metered(self) -> None:
        work = self._work()
        if self._meter is None:
            await work
        else:
            await self._meter.of(self._work.__name__, work)

    async def stop(self) -> None:
        self._ended.set()
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=LAST_WORK)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
