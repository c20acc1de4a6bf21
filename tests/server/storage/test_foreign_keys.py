"""What belongs to a match, or to a guest, goes with it; a database of the version before is brought up to that."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from contissimo.server.settings import Settings
from contissimo.server.storage import backup, schema
from contissimo.server.storage.database import Store, open_store
from tests.server.storage.test_old_backups import DATA, database_of

BEFORE = "0003"
OF_MATCH = ("secrets", "people", "gifts", "entries", "snapshots", "votes", "mutes", "phrases")
LONELY: dict[str, dict[str, Any]] = {
    "people": {"match": "gone", "seat": 1, "place": 0, "name": "x", "node": ""},
    "phrases": {"match": "gone", "seat": 1, "phrase": "hello", "at": 1},
    "mutes": {"match": "gone", "guest": "gone", "seat": 1},
    "tokens": {"hash": "x", "kind": "bot", "guest": "gone"},
}
"""Rows that belong to nobody. No key kept them out before."""


def fill(connection: Connection, kind: str) -> None:
    """All rows of a backup of 0.1, in a database as 0.1 had it, and some that belong to nobody."""
    with backup._opened(DATA / f"{kind}.backup.gz") as (head, rows):
        assert head.revision == BEFORE
        backup._insert(connection, backup._stored(connection), rows)
    for name, row in LONELY.items():
        connection.execute(insert(schema.metadata.tables[name]).values(row))


def counted(connection: Connection) -> Counter[str]:
    found = MetaData()
    found.reflect(connection)
    return Counter(
        {
            name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for name, table in found.tables.items()
            if name in schema.metadata.tables
        }
    )


async def with_store(database: str, work: Callable[[Store], Awaitable[Any]], revision: str) -> Any:
    store = await open_store(Settings(database=database), revision)
    try:
        return await work(store)
    finally:
        await store.close()


async def look(store: Store) -> Counter[str]:
    differs = await store.read(
        lambda c: compare_metadata(MigrationContext.configure(c), schema.metadata)
    )
    assert differs == []
    found = await store.read(counted)
    await match_goes(store)
    await guest_goes(store)
    for name, row in LONELY.items():
        with pytest.raises(IntegrityError):
            await store.execute(insert(schema.metadata.tables[name]).values(row))
    return found


async def match_goes(store: Store) -> None:
    """With all that belongs to it, and nothing else."""
    votes, mutes, phrases = schema.votes, schema.mutes, schema.phrases
    row = await store.row(select(votes.c.match))
    assert row is not None
    match = row["match"]
    guest = await store.row(select(schema.guests.c.id))
    assert guest is not None
    await store.execute(
        insert(mutes).values(match=match, guest=guest["id"], seat=1),
        insert(phrases).values(match=match, seat=1, phrase="hello", at=1),
    )
    before = await store.read(counted)
    tables = [schema.metadata.tables[name] for name in OF_MATCH]
    mine = {
        table.name: len(await store.rows(select(table).where(table.c.match == match)))
        for table in tables
    }
    assert all(mine.values()), mine
    await store.execute(delete(schema.matches).where(schema.matches.c.id == match))
    assert before - await store.read(counted) == Counter(mine) + Counter({"matches": 1})


async def guest_goes(store: Store) -> None:
    guests, mutes, tokens = schema.guests, schema.mutes, schema.tokens
    match = await store.row(select(schema.matches.c.id))
    assert match is not None
    await store.execute(
        insert(guests).values(id="ana", name="Ana", made=1, seen=1),
        insert(mutes).values(match=match["id"], guest="ana", seat=1),
        insert(tokens).values(hash="h", kind="bot", guest="ana"),
    )
    before = await store.read(counted)
    await store.execute(delete(guests).where(guests.c.id == "ana"))
    gone = before - await store.read(counted)
    assert gone == Counter({"guests": 1, "mutes": 1, "tokens": 1})


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_of_the_version_before_loses_only_what_belongs_to_nobody(
    kind: str, tmp_path: Path
) -> None:
    async def prepare(store: Store) -> Counter[str]:
        await store.write(lambda connection: fill(connection, kind))
        return await store.read(counted)

    with database_of(kind, tmp_path) as database:
        before = asyncio.run(with_store(database, prepare, BEFORE))
        after = asyncio.run(with_store(database, look, "head"))
    assert before["entries"] > 100
    assert before - after == Counter(dict.fromkeys(LONELY, 1))
