"""The group commit: what all rooms want written goes to the disk together, then each is told that it is there.

A write that another node was faster with raises Conflict; its neighbours in the same transaction are written all the same.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from contissimo.server.bus import Bus
from contissimo.server.log import log
from contissimo.server.metrics import Metrics
from contissimo.server.schema import entries, matches, snapshots
from contissimo.server.store import Store


class Conflict(Exception):
    """These entries stand already, or others in their place."""


class Unstored(Exception):
    """The database could not be written. Nothing has changed."""


Done = Callable[[Exception | None], None]
"""Told None, a Conflict or that it is Unstored."""


class Write(Struct, eq=False):
    """The new entries of one match with the snapshot that they lead to."""

    match: str
    seq: int
    """Of the last entry."""
    entries: list[dict[str, Any]]
    snapshot: dict[str, Any]
    ended: int | None = None


_insert = insert(entries)
_snapshot = (
    update(snapshots)
    .where(snapshots.c.match == bindparam("m"))
    .values(
        seq=bindparam("seq"),
        position=bindparam("position"),
        clock=bindparam("clock"),
        acting=bindparam("acting"),
        deadline=bindparam("deadline"),
        computer=bindparam("computer"),
    )
)
_ended = (
    update(matches)
    .where(matches.c.id == bindparam("m"))
    .values(phase="over", ended=bindparam("at"))
)


class Writer:
    def __init__(self, store: Store, bus: Bus, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._bus = bus
        self._pending: list[tuple[Write, Done]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Nothing is lost: whoever was not told that it is written, has not been promised anything."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def commit(self, write: Write) -> None:
        """Return when the write is on the disk; Conflict or Unstored if it can't be."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if written.done():
                return  # whoever waited was called off
            if error is None:
                written.set_result(None)
            else:
                written.set_exception(error)

        self.add(write, done)
        await written

    def add(self, write: Write, done: Done) -> None:
        """Have `done` called when the write is on the disk, or can't be."""
        self._pending.append((write, done))
        self._wake.set()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._pending = self._pending, []
            if batch:
                # In one order everywhere, so that two nodes never wait for each other.
                batch.sort(key=lambda pair: pair[0].match)
                await self._commit(batch)

    async def _commit(self, batch: list[tuple[Write, Done]]) -> None:
        error: Exception | None = None
        try:
            await self._write([write for write, _ in batch])
        except (IntegrityError, sqlite3.IntegrityError) as cause:
            if len(batch) > 1:
                for pair in batch:
                    await self._commit([pair])
                return
            error = Conflict()
            error.__cause__ = cause
        except (DBAPIError, sqlite3.Error, OSError) as cause:
            log.error("unstored", error=type(cause).__name__)
            error = Unstored()
            error.__cause__ = cause
        for _, done in batch:
            try:
                done(error)
            except Exception as mistake:  # noqa: BLE001  # one of ours, in what one of them does next
                log.error("failed", exc_info=mistake)
        if error is None:
            self._metrics.commits.inc()
            await self._bus.publish([(write.match, write.seq) for write, _ in batch])

    async def _write(self, writes: list[Write]) -> None:
        scribe = self._store.scribe
        if scribe is not None:
            await scribe.write(
                _encode([list(row.values()) for write in writes for row in write.entries]),
                _encode([list(write.snapshot.values()) for write in writes]),
                _encode(_ends(writes)),
            )
            return

        def work(connection: Connection) -> None:
            connection.execute(_insert, [row for write in writes for row in write.entries])
            connection.execute(_snapshot, [write.snapshot for write in writes])
            ended = [{"m": match, "at": at} for match, at in _ends(writes)]
            if ended:
                connection.execute(_ended, ended)
            self._bus.publish_within(connection, [(write.match, write.seq) for write in writes])

        await self._store.write(work)


def _ends(writes: list[Write]) -> list[tuple[str, int]]:
    return [(write.match, write.ended) for write in writes if write.ended is not None]


_encode = msgspec.json.Encoder().encode
