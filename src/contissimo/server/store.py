"""The database: opening it, bringing it up to date, and running transactions in it.

A transaction is a plain function of a connection. For PostgreSQL each has its own connection. SQLite has one writer at a
time, so there all that wait are written in one transaction, each behind a savepoint, and the disk is waited for
once; moves, which are most of what is written, go through a process of their own (docs/decisions/0004).
"""

from __future__ import annotations

import asyncio
import secrets as random_bytes
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    RowMapping,
    create_engine,
    event,
    insert,
    select,
    text,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from contissimo.server.schema import keys
from contissimo.server.scribe import make_durable
from contissimo.server.scribing import Scribe
from contissimo.server.settings import Settings

_MIGRATION_LOCK = 6060
_KEY_BYTES = 32
_READERS = 3

T = TypeVar("T")
Work = Callable[[Connection], T]


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
        """Who writes the moves, where SQLite does."""

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
        """The statements in one transaction; how many rows the last one touched."""

        def work(connection: Connection) -> int:
            results = [connection.execute(statement) for statement in statements]
            return results[-1].rowcount if results else 0

        return await self.write(work)

    async def key(self, name: str) -> bytes:
        """A secret of this database, made when it is first asked for; the same on every node."""
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
        """Bring the database to a revision."""
        await self._database.upgrade(revision)

    async def close(self) -> None:
        await self._database.close()


class Sqlite:
    """A file. One thread writes, a few read; none of them ever waits for the event loop half-way."""

    def __init__(self, url: str) -> None:
        # AUTOCOMMIT: we say BEGIN ourselves, so that it can be IMMEDIATE.
        self._engine: Engine = create_engine(
            url, pool_size=_READERS + 1, isolation_level="AUTOCOMMIT", hide_parameters=True
        )
        event.listen(self._engine, "connect", _durable)
        self._readers = ThreadPoolExecutor(_READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None
        self._writing: Connection | None = None
        path = make_url(url).database
        if not path or path == ":memory:":
            raise ArgumentError(
                "not a file"
            )  # each of the threads would have a database of its own
        self.scribe = Scribe(path)

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
        """Write whatever waits, together, until nothing does."""
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

    def _write(self, works: list[Work[Any]]) -> list[Any]:
        connection = self._writing = self._writing or self._engine.connect()
        try:
            file = driver_of(connection)
            file.execute("BEGIN IMMEDIATE")
            alone = len(works) == 1
            results = [works[0](connection)] if alone else [_apart(connection, w) for w in works]
            file.commit()
            if connection.in_transaction():
                connection.commit()  # nothing more for the file; the next work begins anew
        except BaseException:
            # Whatever went wrong, the next one begins with a connection that has nothing open.
            self._writing = None
            connection.close()
            raise
        return results

    async def upgrade(self, revision: str) -> None:
        await self.write(lambda connection: _upgrade(connection, revision))

    async def close(self) -> None:
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        await self.scribe.close()
        if self._writing is not None:
            self._writer.submit(self._writing.close)
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()


def driver_of(connection: Connection) -> sqlite3.Connection:
    """SQLite itself, for what every move comes through: without the layers above, which hold up the event loop."""
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


def _apart(connection: Connection, work: Work[Any]) -> Any:
    """The result of one of several works, or what it raised: then nothing of it is written."""
    connection.exec_driver_sql("SAVEPOINT apart")
    try:
        result = work(connection)
    except Exception as error:  # noqa: BLE001  # it is handed to whoever asked for this work
        connection.exec_driver_sql("ROLLBACK TO apart")
        result = error
    connection.exec_driver_sql("RELEASE apart")
    return result


class Postgres:
    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(
            url, pool_size=10, max_overflow=10, hide_parameters=True
        )

    async def read(self, work: Work[T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def upgrade(self, revision: str) -> None:
        def work(connection: Connection) -> None:
            # One node at a time.
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            _upgrade(connection, revision)

        await self.write(work)

    async def close(self) -> None:
        await self.engine.dispose()


def store_of(settings: Settings) -> Store:
    if not settings.is_sqlite:
        return Store(Postgres(settings.database_url))
    path = make_url(settings.database_url).database
    if path:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    database = Sqlite(settings.database_url)
    return Store(database, database.scribe)


async def open_store(settings: Settings, revision: str = "head") -> Store:
    """The store of these settings, brought up to date."""
    store = store_of(settings)
    await store.upgrade(revision)
    return store


def _durable(connection: sqlite3.Connection, _record: Any) -> None:
    make_durable(connection)


def _upgrade(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", "contissimo.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
