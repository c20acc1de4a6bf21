"""What is due is found, in both databases, and finding nothing doesn't read every running table."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Select, insert, update
from sqlalchemy.dialects import sqlite

from contissimo.server.settings import Settings
from contissimo.server.storage import due, schema
from contissimo.server.storage.database import Store, open_store
from contissimo.server.storage.due import Around, Due, read_around, read_due
from tests.server.storage.test_database import begin
from tests.server.storage.test_old_backups import database_of

NOW = 1_800_000_000_000
TABLES = {
    "late": ("running", NOW, None, False),
    "later": ("running", NOW + 1, None, True),
    "calm": ("running", None, None, False),
    "stopped": ("closed", NOW - 1, None, True),
    "giving": ("giving", None, NOW, False),
    "patient": ("giving", None, NOW + 1, False),
}
"""Match: its phase, the deadline of its clock, until when bytes are waited for, and whether a computer player is to move."""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_is_due_is_found_and_nothing_else(kind: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert await store.read(partial(read_due, now=NOW, most=9)) == Due([], [])
        assert await store.read(partial(read_around, most=9)) == Around([], b"", {})
        await begin(store, *TABLES)
        matches, snapshots = schema.matches, schema.snapshots
        for match, (phase, deadline, give_by, computer) in TABLES.items():
            await store.execute(
                update(matches).where(matches.c.id == match).values(phase=phase, give_by=give_by),
                update(snapshots)
                .where(snapshots.c.match == match)
                .values(deadline=deadline, computer=computer),
            )
        mark = {"name": schema.OPERATOR, "value": b"mark"}
        await store.execute(insert(schema.keys).values(mark))
        assert await store.read(partial(read_due, now=NOW, most=9)) == Due(["late"], ["giving"])
        assert await store.read(partial(read_due, now=NOW, most=0)) == Due([], ["giving"])
        counted = {"running": 3, "closed": 1, "giving": 2}
        assert await store.read(partial(read_around, most=9)) == Around(["later"], b"mark", counted)

    async def run(database: str) -> None:
        store = await open_store(Settings(database=database))
        try:
            await work(store)
        finally:
            await store.close()

    with database_of(kind, tmp_path) as database:
        asyncio.run(run(database))


@pytest.mark.parametrize(
    ("query", "index"),
    [(due._overdue, "snapshots_deadline"), (due._to_think, "snapshots_computer")],
)
def test_finding_nothing_does_not_read_every_running_table(
    query: Select[tuple[str]], index: str, tmp_path: Path
) -> None:
    """Four times a second: SQLite begins with what is due, of which there is little, and looks up the phase of that."""
    literal = str(query.compile(dialect=sqlite.dialect()))

    async def run() -> None:
        store = await open_store(Settings(database=f"sqlite:///{tmp_path}/contissimo.db"))
        try:
            plan = await store.read(
                lambda connection: connection.exec_driver_sql(
                    f"EXPLAIN QUERY PLAN {literal}", (1,) * literal.count("?")
                ).all()
            )
        finally:
            await store.close()
        steps = [str(step[-1]) for step in plan]
        assert index in steps[0]  # which only has what may be due
        assert not [step for step in steps if step.startswith("SCAN")]

    asyncio.run(run())


def test_where_nothing_is_due_a_move_changes_no_index_of_what_is(tmp_path: Path) -> None:
    """A commit of a move writes each page that it has changed, and waits for the disk."""

    async def run() -> None:
        store = await open_store(Settings(database=f"sqlite:///{tmp_path}/contissimo.db"))
        try:
            rows = await store.read(
                lambda connection: connection.exec_driver_sql(
                    "SELECT name, sql FROM sqlite_master WHERE tbl_name = 'snapshots' AND type = 'index'"
                ).all()
            )
        finally:
            await store.close()
        partial_ones = {name: sql.partition(" WHERE ")[2] for name, sql in rows if sql}
        assert partial_ones == {
            "snapshots_deadline": "deadline IS NOT NULL",
            "snapshots_computer": "computer = 1",
        }

    asyncio.run(run())
