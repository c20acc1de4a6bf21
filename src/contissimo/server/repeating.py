"""Work that is done again and again until the server stops. What has begun is ended, not given up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from contissimo.server.log import log

LAST_WORK = 0.5
"""Seconds that work has to end. A database connection that is given up while it is being opened stays open."""


class Repeating:
    def __init__(self, every: float, work: Callable[[], Awaitable[None]]) -> None:
        self._every = every
        self._work = work
        self._ended = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=self._work.__name__)

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), self._every)
                return
            try:
                await self._work()
            except Exception as error:  # noqa: BLE001  # the next round tries again
                log.error(
                    "repeating",
                    work=self._work.__name__,
                    error=type(error).__name__,
                    exc_info=error,
                )

    async def stop(self) -> None:
        self._ended.set()
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=LAST_WORK)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
