"""Batches of moves written by transactions on the event loop: the path to PostgreSQL.

One at a time, because writes that arrive meanwhile are then written together.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from functools import partial

import msgspec
from sqlalchemy import Connection, bindparam, insert, text, update

from contissimo.server.cluster.bus import Bus
from contissimo.server.storage.database import Store
from contissimo.server.storage.log_rows import POSTGRES_SNAPSHOTS
from contissimo.server.storage.log_write import Done, NotContinued, Write
from contissimo.server.storage.schema import entries, matches

_FAREWELL = 1.0
"""Seconds for the last batch, when the server stops."""

_insert = insert(entries)
_snapshots = text(POSTGRES_SNAPSHOTS)
_ended = (
    update(matches)
    .where(matches.c.id == bindparam("match"))
    .values(phase="over", ended=bindparam("at"))
)


class Transactions:
    is_apart = False

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._asked: deque[tuple[Sequence[Write], Done]] = deque()
        self._writing = False
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._writing or bool(self._asked)

    def send(self, writes: Sequence[Write], answered: Done) -> None:
        self._asked.append((writes, answered))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    def probe(self, answered: Done) -> None:
        answered(None)  # moves take the path of every transaction

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            # No longer: the connection may be unresponsive, and is cut when the store is closed.
            await asyncio.wait({self._task}, timeout=_FAREWELL)

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
        connection.execute(_insert, [row._asdict() for write in writes for row in write.entries])
        snapshots = [write.snapshot._asdict() for write in writes]
        rows = msgspec.json.encode(snapshots).decode()
        if connection.execute(_snapshots, {"rows": rows}).rowcount != len(writes):
            raise NotContinued
        ends = [write.end for write in writes if write.end is not None]
        ended = [{"match": end.match, "at": end.ended} for end in ends]
        if ended:
            connection.execute(_ended, ended)
        self._bus.publish_within(connection, [(write.match, write.seq) for write in writes])
