"""The group commit: what all rooms want written goes to the disk together, then each is told that it is there.

A write that does not go on from what stands raises Conflict, as when another node was faster; its neighbours in the same transaction are written all the same.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from contissimo.server.cluster.bus import Bus, MemoryBus
from contissimo.server.log import log
from contissimo.server.metrics import Metrics
from contissimo.server.storage.database import Store
from contissimo.server.storage.log_writer_postgres import NotContinued, Transactions
from contissimo.server.storage.log_writer_sqlite import Scribe

_MANY = 24
"""Writes that are sent before the rest of this turn of the loop has come. The moves of 100 busy tables come in waves: judged to the last before
the first is written, they would leave the loop with nothing to do meanwhile."""


class Conflict(Exception):
    """These entries stand already, or something else than what they go on from."""


class Unstored(Exception):
    """The database could not be written. Nothing has changed, or only the answer was lost."""


_CONFLICTS = (IntegrityError, sqlite3.IntegrityError, NotContinued)

Done = Callable[[Exception | None], None]
"""Told None, a Conflict or that it is Unstored."""


class Write(Struct, eq=False):
    """The new entries of one match with the snapshot that they lead to.

    The snapshot also has what it goes on from: the number of the last entry `before`, and the `epoch`.
    """

    match: str
    seq: int
    """Of the last entry."""
    entries: list[dict[str, Any]]
    snapshot: dict[str, Any]
    ended: int | None = None


class Writer:
    def __init__(self, store: Store, bus: Bus, metrics: Metrics) -> None:
        scribe = store.scribe
        self._way: _Way = Transactions(store, bus) if scribe is None else _Scribed(scribe)
        self._metrics = metrics
        self._bus = bus
        self._pending: list[tuple[Write, Done]] = []
        self._due = False
        """Whether what is pending is sent at the end of this turn of the loop."""
        self._stopped = False
        self._news: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        """Nothing is lost: whoever was not told that it is written, has not been promised anything."""
        self._stopped = True
        await self._way.stop()
        await asyncio.gather(*self._news)

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

    async def probe(self) -> None:
        """Return if moves can be written now; Unstored if they can't."""
        answer: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()

        def answered(error: Exception | None) -> None:
            if not answer.done():
                answer.set_result(error)

        self._way.probe(answered)
        error = await answer
        if error is not None:
            raise Unstored from error

    def add(self, write: Write, done: Done) -> None:
        """Have `done` called when the write is on the disk, or can't be."""
        self._pending.append((write, done))
        if len(self._pending) >= _MANY:
            self._flush()
        elif not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._due = False
        if self._pending and not self._way.is_busy and not self._stopped:
            batch, self._pending = self._pending, []
            # In one order everywhere, so that two nodes never wait for each other.
            batch.sort(key=lambda pair: pair[0].match)
            self._send(batch)

    def _send(self, batch: list[tuple[Write, Done]]) -> None:
        self._way.send([write for write, _ in batch], partial(self._answered, batch))

    def _answered(self, batch: list[tuple[Write, Done]], cause: Exception | None) -> None:
        if self._stopped:
            return
        if isinstance(cause, _CONFLICTS) and len(batch) > 1:
            for pair in batch:
                self._send([pair])
            return
        error = None if cause is None else _failure(cause)
        if isinstance(error, Unstored):
            # Those who wait would meet the same, one after the other: each is told now.
            batch, self._pending = [*batch, *self._pending], []
        for _, done in batch:
            try:
                done(error)
            except Exception as mistake:  # noqa: BLE001  # one of ours, in what one of them does next
                log.error("failed", exc_info=mistake)
        if error is None:
            self._metrics.commits.inc()
            self._publish([write for write, _ in batch])
        self._flush()

    def _publish(self, writes: Sequence[Write]) -> None:
        if not isinstance(self._bus, MemoryBus):
            news = [(write.match, write.seq) for write in writes]
            task = asyncio.create_task(self._bus.publish(news))
            self._news.add(task)
            task.add_done_callback(self._news.discard)


def _failure(cause: Exception) -> Exception:
    error: Exception
    if isinstance(cause, _CONFLICTS):
        error = Conflict()
    else:
        log.error("unstored", error=type(cause).__name__)
        error = Unstored()
    error.__cause__ = cause
    return error


class _Way(Protocol):
    """How a batch reaches the disk."""

    @property
    def is_busy(self) -> bool:
        """Whether what comes now had better wait, and be sent together."""
        ...

    def send(self, writes: Sequence[Write], answered: Done) -> None:
        """Have `answered` called with what went wrong, or None."""
        ...

    def probe(self, answered: Done) -> None:
        """Have `answered` called as `send` would, without writing anything."""
        ...

    async def stop(self) -> None: ...


class _Scribed:
    """SQLite: batches are sent as they come, and written together if they had to wait."""

    is_busy = False

    def __init__(self, scribe: Scribe) -> None:
        self._scribe = scribe

    def send(self, writes: Sequence[Write], answered: Done) -> None:
        ends = [(write.match, write.ended) for write in writes if write.ended is not None]
        self._scribe.write(
            _encode([list(row.values()) for write in writes for row in write.entries]),
            _encode([list(write.snapshot.values()) for write in writes]),
            _encode(ends),
            answered,
        )

    def probe(self, answered: Done) -> None:
        self._scribe.write(b"[]", b"[]", b"[]", answered)

    async def stop(self) -> None:
        return None


_encode = msgspec.json.Encoder().encode
