"""Printed sheets on request: made in a separate process, once for everybody who asks, and cached for a while."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from contissimo.server.errors import Refused
from contissimo.server.jobs.pool import Pool
from contissimo.server.jobs.sheets import AnyRequest
from contissimo.server.settings import Settings
from contissimo.server.support.rate_limits import Rates

_KEPT = 64
"""Sheets in memory; the largest has 200 kB."""


class Sheet(NamedTuple):
    body: bytes
    etag: str


class Printer:
    """A sheet that is cached or being made costs nothing; only the others are limited."""

    def __init__(self, settings: Settings, ticks: Callable[[], float]) -> None:
        rate = settings.prints_per_address_minute
        self._settings = settings
        self._rates = Rates(rate / 60, rate / 3, ticks)
        self._pool = Pool(1, "printing", grace=0, stands_back=settings.jobs_stand_back)
        self._kept: OrderedDict[AnyRequest, Sheet] = OrderedDict()
        self._making: dict[AnyRequest, asyncio.Task[Sheet]] = {}

    async def stop(self) -> None:
        for making in self._making.values():
            making.cancel()
        await self._pool.stop()

    async def sheet(self, wanted: AnyRequest, address: str) -> Sheet:
        kept = self._kept.get(wanted)
        if kept is not None:
            self._kept.move_to_end(wanted)
            return kept
        making = self._making.get(wanted)
        if making is None:
            # Counted when it is requested: a new task is not in the pool's queue yet.
            full = len(self._making) >= self._settings.prints_waiting
            if full or not self._rates.take(address):
                raise Refused("too_fast")
            making = asyncio.create_task(self._make(wanted))
            self._making[wanted] = making
            making.add_done_callback(lambda made: self._made(wanted, made))
        # A client that goes away must not cancel it for the others.
        return await asyncio.shield(making)

    def _made(self, wanted: AnyRequest, made: asyncio.Task[Sheet]) -> None:
        del self._making[wanted]
        if not made.cancelled():
            made.exception()  # reported to those who wait, if any are left

    async def _make(self, wanted: AnyRequest) -> Sheet:
        body = await self._pool.ask("sheet", wanted, millis=self._settings.print_millis)
        sheet = Sheet(body, f'"{hashlib.sha256(body).hexdigest()[:20]}"')
        self._kept[wanted] = sheet
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return sheet
