"""The database: opening it, migrating it, and running transactions in it.

A transaction is a plain function of a connection. For PostgreSQL each has its own connection. SQLite has one writer at a
time, so all waiting ones are written in one transaction, each behind a savepoint, and the disk is waited for
once; moves, which are most of what is written, go through a separate process (docs/decisions/0004).
"""

from __future__ import annotations

import asyncio
import os
import secrets as random_bytes
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast
from weakref import WeakKeyDictionary

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    RowMapping,
    create_engine,
    event,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from contissimo.server.log import log
from contissimo.server.settings import Settings
from contissimo.server.storage import sqlite_writer_process
from contissimo.server.storage.log_writer_sqlite import Scribe
from contissimo.server.storage.schema import REVISIONS, keys

_MIGRATION_LOCK = 6060
_KEY_BYTES = 32
_READERS = 3
_FAREWELL = 1.0
"""Seconds for the last work, when the server stops."""

T = TypeVar("T")
Work = Callable[[Connection], T]


class DatabaseNewer(Exception):
    """It has a revision that this version doesn't know."""


class Database(Protocol):
    async def read(self, work: Work[T]) -> T: ...
    async def write(self, work: Work[T]) -> T: ...
    async def upgrade(self, revision: str) -> None: ...
    async def close(self) -> None: ...


class Store:
    """The database of one process."""

    def __init__(self, database: Database, scribe: Scribe | None = None) -> None:
        self._database = database
        self.scribe = scribe
        """The writer of moves, for SQLite."""

    @property
    def sqlite(self) -> bool:
        return self.scribe is not None

    async def read(self, work: Work[T]) -> T:
        return await self._database.read(work)

    async def write(self, work: Work[T]) -> T:
        """Run a transaction; when this returns it is committed and on the disk."""
        return await self._database.write(work)

    async def rows(self, query: Executable) -> Sequence[RowMapping]:
        return await self.read(lambda connection: connection.execute(query).mappings().all())

    async def row(self, query: Executable) -> RowMapping | None:
        return await self.read(lambda connection: connection.execute(query).mappings().first())

    async def execute(self, *statements: Executable) -> int:
        """The statements in one transaction; returns how many rows the last one touched."""

        def work(connection: Connection) -> int:
            results = [connection.execute(statement) for statement in statements]
            return results[-1].rowcount if results else 0

        return await self.write(work)

    async def key(self, name: str) -> bytes:
        """A secret of this database, created when it is first needed; the same on every node."""
        query = select(keys.c.value).where(keys.c.name == name)
        found = await self.row(query)
        if found is None:
            made = random_bytes.token_bytes(_KEY_BYTES)
            with suppress(IntegrityError):  # another node was faster
                await self.execute(insert(keys).values(name=name, value=made))
            found = await self.row(query)
        assert found is not None
        value: bytes = found["value"]
        return value

    async def upgrade(self, revision: str = "head") -> None:
        """Migrate the database to a revision."""
        await self._database.upgrade(revision)

    async def close(self) -> None:
        await self._database.close()


class Sqlite:
    """A file. One thread writes, a few read; none of them ever waits for the event loop half-way."""

    def __init__(self, url: str, seconds: float = 0) -> None:
        # AUTOCOMMIT: we issue BEGIN ourselves, so that it can be IMMEDIATE.
        self._engine: Engine = create_engine(
            url, pool_size=_READERS + 1, isolation_level="AUTOCOMMIT", hide_parameters=True
        )
        # A third of the time, so that clients that wait behind others, here and in the scribe, are answered in time as well.
        busy = int(1000 * seconds / 3) or sqlite_writer_process.BUSY_MILLIS
        event.listen(
            self._engine, "connect", lambda file, _: sqlite_writer_process.make_durable(file, busy)
        )
        self._readers = ThreadPoolExecutor(_READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []  # each with its own type
        self._task: asyncio.Task[None] | None = None
        self._writing: Connection | None = None
        path = make_url(url).database
        if not path or path == ":memory:":
            raise ArgumentError("not a file")  # each thread would have its own database
        self.scribe = Scribe(path, seconds, busy)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append((work, done))
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        """Write everything that waits, together, until nothing does."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            works = [work for work, _ in batch]
            try:
                async with self.scribe.pause():
                    results = await loop.run_in_executor(self._writer, self._write, works)
            except Exception as error:  # noqa: BLE001  # it is handed to everybody who waited
                results = [error] * len(batch)
            for (_, done), result in zip(batch, results, strict=True):
                if done.done():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    def _write(self, works: list[Work[object]]) -> list[object]:
        connection = self._writing = self._writing or self._engine.connect()
        try:
            file = driver_of(connection)
            file.execute("BEGIN IMMEDIATE")
            alone = len(works) == 1
            results = [works[0](connection)] if alone else [_apart(connection, w) for w in works]
            file.commit()
            if connection.in_transaction():
                connection.commit()  # nothing more for the file; the next work starts from scratch
        except BaseException as error:
            # Whatever went wrong, the next one begins with a connection that has nothing open.
            self._writing = None
            connection.close()
            if isinstance(error, sqlite3.OperationalError):  # locked or full, as others would see
                raise OperationalError(None, None, error) from error
            raise
        return results

    async def upgrade(self, revision: str) -> None:
        await self.write(lambda connection: bring_up(connection, revision))

    async def _last_work(self) -> None:
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=_FAREWELL)

    async def close(self) -> None:
        await self._last_work()
        await self.scribe.close()
        await self._last_work()  # it may have waited for a scribe that hung
        if self._writing is not None:
            self._writer.submit(self._writing.close)
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()


def driver_of(connection: Connection) -> sqlite3.Connection:
    """SQLite itself, for what every move goes through: without the layers above, which slow down the event loop."""
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


def _apart(connection: Connection, work: Work[object]) -> object:
    """The result of one of several works, or what it raised: then nothing of it is written."""
    connection.exec_driver_sql("SAVEPOINT apart")
    try:
        result = work(connection)
    except Exception as error:  # noqa: BLE001  # returned to the caller of this work
        connection.exec_driver_sql("ROLLBACK TO apart")
        result = error
    connection.exec_driver_sql("RELEASE apart")
    return result


class _Line(Protocol):
    """A connection of asyncpg, which has no types, as far as we know it."""

    def terminate(self) -> None: ...


class Postgres:
    """A remote server, which may become unresponsive: after `seconds` its connections are cut, and those who wait get an error."""

    def __init__(self, url: str, seconds: float = 0) -> None:
        self._seconds = seconds
        self._heard: WeakKeyDictionary[_Line, float] = WeakKeyDictionary()
        """When each connection was last known to be alive."""
        given: dict[str, Any] = {}  # keywords of SQLAlchemy's
        if seconds:
            # Slow statements, such as waiting for a lock, are cancelled by the server and cost nobody a connection; and
            # a connection that was cut on our side holds its locks there no longer than that.
            millis = str(int(750 * seconds))
            names = ("statement_timeout", "idle_in_transaction_session_timeout", "tcp_user_timeout")
            limits = {"timeout": seconds / 2, "server_settings": dict.fromkeys(names, millis)}
            given = {"pool_timeout": seconds / 2, "connect_args": limits}
        self.engine: AsyncEngine = create_async_engine(
            url, pool_size=10, max_overflow=10, hide_parameters=True, **given
        )

    async def read(self, work: Work[T]) -> T:
        return await self._run(work, write=False)

    async def write(self, work: Work[T]) -> T:
        return await self._run(work, write=True)

    async def _run(self, work: Work[T], *, write: bool) -> T:
        loop = asyncio.get_running_loop()
        began = loop.time()
        end = began + self._seconds if self._seconds else None
        timer: asyncio.TimerHandle | None = None
        try:
            async with asyncio.timeout_at(end) as opening, self.engine.connect() as connection:
                opening.reschedule(None)
                raw = await connection.get_raw_connection()
                line = cast("_Line", raw.driver_connection)
                self._heard.setdefault(line, began)
                if end is not None:
                    # Not a cancellation: its cleanup would use the same connection again.
                    timer = loop.call_at(end, self._cut, line, began)
                result = await connection.run_sync(work)
                if write:
                    await connection.commit()
                self._heard[line] = loop.time()
                return result
        finally:
            if timer is not None:
                timer.cancel()

    def _cut(self, silent: _Line, began: float) -> None:
        """Also all others that have been silent since: otherwise each would only be noticed by the next client that waits for it."""
        log.error("database_silent")
        for line in [line for line, heard in self._heard.items() if heard < began]:
            line.terminate()
        silent.terminate()

    async def upgrade(self, revision: str) -> None:
        """However long it takes."""

        def work(connection: Connection) -> None:
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            # One node at a time.
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            bring_up(connection, revision)

        async with self.engine.begin() as connection:
            await connection.run_sync(work)

    async def close(self) -> None:
        ending = asyncio.ensure_future(self.engine.dispose())
        await asyncio.wait({ending}, timeout=_FAREWELL)
        # An unresponsive one is not waited for, nor one that is still in use: it is cut, so that no connection outlives
        # the event loop.
        for line in list(self._heard):
            line.terminate()
        if not ending.done():
            await asyncio.wait({ending}, timeout=_FAREWELL)


def store_of(settings: Settings) -> Store:
    if not settings.is_sqlite:
        return Store(Postgres(settings.database_url, settings.answer_seconds))
    path = make_url(settings.database_url).database
    if path and path != ":memory:":
        _make(Path(path))
    database = Sqlite(settings.database_url, settings.answer_seconds)
    return Store(database, database.scribe)


def _make(path: Path) -> None:
    """An empty file, readable only by its owner: it will contain seeds and the cookie key. SQLite gives its companion files the same mode."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


async def open_store(settings: Settings, revision: str = "head") -> Store:
    """The store of these settings, migrated."""
    store = store_of(settings)
    await store.upgrade(revision)
    return store


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None: it contains nothing of ours."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def bring_up(connection: Connection, revision: str = "head") -> None:
    """Migrate a database to a revision, if necessary."""
    wanted = REVISIONS[-1] if revision == "head" else revision
    found = revision_of(connection)
    if found is not None and found not in REVISIONS:
        raise DatabaseNewer(found)
    if found == wanted:
        return
    # Imported here: most starts find nothing to do, and it takes a third of a second.
    from alembic import command  # noqa: PLC0415  # as above
    from alembic.config import Config  # noqa: PLC0415  # as above

    config = Config()
    config.set_main_option("script_location", "contissimo.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, wanted)
