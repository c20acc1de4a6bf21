"""The rows of a move on their way into both databases: each value arrives in the column of its name."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select

from contissimo.server.cluster.bus import MemoryBus
from contissimo.server.metrics import Metrics
from contissimo.server.settings import Settings
from contissimo.server.storage import schema
from contissimo.server.storage.database import Store, open_store
from contissimo.server.storage.log_rows import EndRow, EntryRow, SnapshotRow
from contissimo.server.storage.log_write import Write
from contissimo.server.storage.log_writer import Writer
from tests.server.storage.test_database import begin
from tests.server.storage.test_old_backups import database_of

ENTRY = EntryRow(
    match="m", seq=1, seat=2, move="pass", points="3", total="4", clock=5, message="2.six"
)
SNAPSHOT = SnapshotRow(
    computer=True,
    seq=1,
    position="seven",
    clock="eight",
    acting="9",
    deadline=10,
    match="m",
    before=0,
    epoch=1,
)
END = EndRow(ended=11, match="m")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_each_value_arrives_in_the_column_of_its_name(kind: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await begin(store, "m", "other")
        writer = Writer(store, MemoryBus(), Metrics())
        await writer.commit(Write("m", 1, [ENTRY], SNAPSHOT, END))
        await writer.stop()
        (entry,) = await store.rows(select(schema.entries))
        assert dict(entry) == ENTRY._asdict()
        snapshots, matches = schema.snapshots, schema.matches
        mine, other = await store.rows(select(snapshots).order_by(snapshots.c.match))
        told = SNAPSHOT._asdict()
        del told["before"]
        assert dict(mine) == told
        assert (other["seq"], other["position"]) == (0, "p")
        ended, running = await store.rows(select(matches).order_by(matches.c.id))
        assert (ended["phase"], ended["ended"]) == ("over", END.ended)
        assert running["phase"] != "over"

    async def run(database: str) -> None:
        store = await open_store(Settings(database=database))
        try:
            await work(store)
        finally:
            await store.close()

    with database_of(kind, tmp_path) as database:
        asyncio.run(run(database))
