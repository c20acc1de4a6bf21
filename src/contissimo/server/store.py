"""The database: opening it, bringing it up to date, reading and writing in transactions.

SQLite has one writer at a time, so all writing of this process goes through one lock; a reader never waits for
it (WAL). What is written together with other rooms' moves goes through `writer`.
"""

from __future__ import annotations

import asyncio
import secrets as random_bytes
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, RowMapping, event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from contissimo.server.schema import keys
from contissimo.server.settings import Settings

_MIGRATION_LOCK = 6060
_KEY_BYTES = 32
_BUSY_MILLIS = 10_000


class Store:
    """The database of one process."""

    def __init__(self, engine: AsyncEngine, *, sqlite: bool) -> None:
        self.engine = engine
        self.sqlite = sqlite
        self._writing = asyncio.Lock()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed, and on the disk, when the block is left."""
        if not self.sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writing, self.engine.connect() as connection:
            # IMMEDIATE: a lock that can't be had is waited for here, not half-way through.
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                await connection.rollback()
                raise
            await connection.commit()

    async def rows(self, query: Executable) -> Sequence[RowMapping]:
        async with self.reading() as connection:
            return (await connection.execute(query)).mappings().all()

    async def row(self, query: Executable) -> RowMapping | None:
        async with self.reading() as connection:
            return (await connection.execute(query)).mappings().first()

    async def write(self, *statements: Executable) -> int:
        """The statements in one transaction; how many rows the last one touched."""
        count = 0
        async with self.writing() as connection:
            for statement in statements:
                result = await connection.execute(statement)
                count = getattr(result, "rowcount", 0)
        return count

    async def key(self, name: str) -> bytes:
        """A secret of this database, made when it is first asked for; the same on every node."""
        query = select(keys.c.value).where(keys.c.name == name)
        found = await self.row(query)
        if found is None:
            made = random_bytes.token_bytes(_KEY_BYTES)
            with suppress(IntegrityError):  # another node was faster
                await self.write(insert(keys).values(name=name, value=made))
            found = await self.row(query)
        assert found is not None
        value: bytes = found["value"]
        return value

    async def close(self) -> None:
        await self.engine.dispose()


async def open_store(settings: Settings) -> Store:
    """The store of these settings, brought up to date."""
    url = make_url(settings.database_url)
    if not settings.is_sqlite:
        engine = create_async_engine(url, pool_size=10, max_overflow=10, hide_parameters=True)
        store = Store(engine, sqlite=False)
    else:
        if url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        # autocommit: we say BEGIN ourselves, so that it can be IMMEDIATE.
        engine = create_async_engine(
            url, pool_size=4, isolation_level="AUTOCOMMIT", hide_parameters=True
        )
        event.listen(engine.sync_engine, "connect", _durable)
        store = Store(engine, sqlite=True)
    await upgrade(store)
    return store


def _durable(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        f"busy_timeout={_BUSY_MILLIS}",
        "foreign_keys=ON",
        "wal_autocheckpoint=4000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def upgrade(store: Store, revision: str = "head") -> None:
    """Bring the database to a revision; on PostgreSQL one node at a time."""
    async with store.engine.connect() as connection:
        if store.sqlite:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
        await connection.run_sync(_upgrade, revision)
        await connection.commit()


def _upgrade(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", "contissimo.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
