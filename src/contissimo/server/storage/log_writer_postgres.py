"""Batches of moves written by transactions of the event loop's own: the way to PostgreSQL.

One at a time, because what comes meanwhile is then written together.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, bindparam, insert, text, update

from contissimo.server.cluster.bus import Bus
from contissimo.server.storage.database import Store
from contissimo.server.storage.schema import entries, matches

if TYPE_CHECKING:
    from contissimo.server.storage.log_writer import Write

Answered = Callable[[Exception | None], None]

_insert = insert(entries)
# One statement for all rows, for only so the database says how many it has changed.
_snapshots = text(
    "UPDATE snapshots AS s SET computer = r.computer, seq = r.seq, position = r.position, clock = r.clock, "
    "acting = r.acting, deadline = r.deadline "
    "FROM json_to_recordset(CAST(:rows AS json)) AS r(m text, computer boolean, seq integer, "
    '"position" text, clock text, acting text, deadline bigint, "before" integer, epoch bigint) '
    'WHERE s.match = r.m AND s.seq = r."before" AND s.epoch = r.epoch'
)
_ended = (
    update(matches)
    .where(matches.c.id == bindparam("m"))
    .values(phase="over", ended=bindparam("at"))
)


class NotContinued(Exception):
    """What stands is not what the writer has seen."""


class Transactions:
    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._asked: deque[tuple[Sequence[Write], Answered]] = deque()
        self._writing = False
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._writing or bool(self._asked)

    def send(self, writes: Sequence[Write], answered: Answered) -> None:
        self._asked.append((writes, answered))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    def probe(self, answered: Answered) -> None:
        answered(None)  # moves go the way of every transaction

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while self._asked:
            writes, answered = self._asked.popleft()
            self._writing = True
            error: Exception | None = None
            try:
                await self._store.write(partial(self._work, writes))
            except Exception as cause:  # noqa: BLE001  # whatever it was, those who wait must hear of it
                error = cause
            finally:
                self._writing = False
            answered(error)

    def _work(self, writes: Sequence[Write], connection: Connection) -> None:
        connection.execute(_insert, [row for write in writes for row in write.entries])
        rows = msgspec.json.encode([write.snapshot for write in writes]).decode()
        if connection.execute(_snapshots, {"rows": rows}).rowcount != len(writes):
            raise NotContinued
        ended = [{"m": w.match, "at": w.ended} for w in writes if w.ended is not None]
        if ended:
            connection.execute(_ended, ended)
        self._bus.publish_within(connection, [(write.match, write.seq) for write in writes])
