"""Tables of a database without unseen tiles show none, and seats that knew no help of their own have none."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from contissimo.server.settings import Settings
from contissimo.server.storage.database import open_store
from contissimo.server.storage.table_rows import load_table
from tests.server.storage.test_old_backups import database_of

BEFORE = "0006"
MATCH = """INSERT INTO matches (id, game, ruleset, ruleset_text, seats, phase, listed, help, host, made, date)
VALUES ('k3xq7m2pab', 'contig60', 'contig60', '', '[{"level":null,"places":2},{"level":"greedy","places":1}]',
'open', true, true, 'ana', 1, '2026-11-18')"""
SECRET = """INSERT INTO secrets ("match", invite, watch, partners) VALUES ('k3xq7m2pab', 'i', 'w', '{}')"""


def fill(connection: Connection) -> None:
    for statement in (MATCH, SECRET):
        connection.execute(text(statement.replace('":', '"\\:')))


async def before(database: str) -> None:
    store = await open_store(Settings(database=database), BEFORE)
    try:
        await store.write(fill)
    finally:
        await store.close()


async def look(database: str) -> None:
    store = await open_store(Settings(database=database), "head")
    try:
        table = await load_table(store, "k3xq7m2pab")
    finally:
        await store.close()
    assert table is not None
    assert (table.unseen, table.help, table.host) == (False, True, "ana")
    assert [(setup.level, setup.places, setup.help) for setup in table.setups] == [
        (None, 2, False),
        ("greedy", 1, False),
    ]
    assert all(map(table.has_help, (1, 2)))  # the table has it for all


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_table_of_the_version_before_is_as_it_was(kind: str, tmp_path: Path) -> None:
    with database_of(kind, tmp_path) as database:
        asyncio.run(before(database))
        asyncio.run(look(database))
