"""The group commit: writes of all rooms go to the disk together, then each room gets its answer.

A write that doesn't continue the stored log raises Conflict, as when another node was faster; its neighbours in the same transaction are written nevertheless.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from functools import partial

from sqlalchemy.exc import IntegrityError

from contissimo.server.cluster.bus import Bus, MemoryBus
from contissimo.server.log import log
from contissimo.server.metrics import Metrics
from contissimo.server.storage.database import Store
from contissimo.server.storage.log_write import (
    Backend,
    Conflict,
    NotContinued,
    Unstored,
    Write,
)
from contissimo.server.storage.log_writer_postgres import Transactions
from contissimo.server.storage.log_writer_sqlite import Scribed
from contissimo.server.support.answer import Answer

_WAVE = 24
"""Writes that are sent before the rest of this turn of the loop has arrived. The moves of 100 busy tables come in waves: if all were judged before
the first is written, the loop would then have nothing to do."""

_CONFLICTS = (IntegrityError, sqlite3.IntegrityError, NotContinued)


class Writer:
    def __init__(self, store: Store, bus: Bus, metrics: Metrics) -> None:
        scribe = store.scribe
        self._way: Backend = Transactions(store, bus) if scribe is None else Scribed(scribe)
        self._metrics = metrics
        self._bus = bus
        self._loop = asyncio.get_running_loop()  # asking for it is a system call, in Python 3.11
        self._pending: list[tuple[Write, Answer]] = []
        self._due = False
        """Whether pending writes are sent at the end of this turn of the loop."""
        self._stopped = False
        self._news: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        """Nothing is lost: a client that was not sent an answer has not been promised anything."""
        self._stopped = True
        await self._way.stop()
        await asyncio.gather(*self._news)

    async def commit(self, write: Write) -> None:
        """Return when the write is on the disk; Conflict or Unstored if it can't be."""
        written = Answer(loop=self._loop)
        self._pending.append((write, written))
        if len(self._pending) >= _WAVE:
            self._flush()
        elif not self._due:
            self._due = True
            self._loop.call_soon(self._flush)
        await written

    async def probe(self) -> None:
        """Return if moves can be written now; Unstored if they can't."""
        answer: asyncio.Future[Exception | None] = self._loop.create_future()

        def answered(error: Exception | None) -> None:
            if not answer.done():
                answer.set_result(error)

        self._way.probe(answered)
        error = await answer
        if error is not None:
            raise Unstored from error

    def _flush(self) -> None:
        self._due = False
        if self._pending and not self._way.is_busy and not self._stopped:
            batch, self._pending = self._pending, []
            # In one order everywhere, so that two nodes never wait for each other.
            batch.sort(key=lambda pair: pair[0].match)
            self._send(batch)

    def _send(self, batch: list[tuple[Write, Answer]]) -> None:
        self._way.send([write for write, _ in batch], partial(self._answered, batch))

    def _answered(self, batch: list[tuple[Write, Answer]], cause: Exception | None) -> None:
        if self._stopped:
            return
        if isinstance(cause, _CONFLICTS) and len(batch) > 1:
            for pair in batch:
                self._send([pair])
            return
        error = None if cause is None else _failure(cause)
        if isinstance(error, Unstored):
            # Those who wait would fail the same way, one after the other: each is answered now.
            batch, self._pending = [*batch, *self._pending], []
        if error is None:
            self._metrics.commits.inc()
            self._publish([write for write, _ in batch])
        self._flush()
        if self._way.is_apart:
            _give(batch, error)
        else:  # the next transaction begins first
            self._loop.call_soon(_give, batch, error)

    def _publish(self, writes: Sequence[Write]) -> None:
        if not isinstance(self._bus, MemoryBus):
            news = [(write.match, write.seq) for write in writes]
            task = asyncio.create_task(self._bus.publish(news))
            self._news.add(task)
            task.add_done_callback(self._news.discard)


def _give(batch: list[tuple[Write, Answer]], error: Exception | None) -> None:
    for _, written in batch:
        written.give(error)


def _failure(cause: Exception) -> Exception:
    error: Exception
    if isinstance(cause, _CONFLICTS):
        error = Conflict()
    else:
        log.error("unstored", error=type(cause).__name__)
        error = Unstored()
    error.__cause__ = cause
    return error
