"""What must be the same on PostgreSQL: the schema, a backup that comes from SQLite, claims of engine jobs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, delete, insert, select, text
from sqlalchemy.exc import DBAPIError

from contissimo.server.settings import Settings
from contissimo.server.storage import admin, backup, schema
from contissimo.server.storage.database import open_store
from tests.server.helpers import PATIENCE, pair, serving, settings_for
from tests.server.postgres import postgres
from tests.server.storage.test_database import WRONG, refused_alone


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


def test_the_steps_lead_to_the_schema(database: str) -> None:
    async def run() -> None:
        store = await open_store(Settings(database=database))
        assert not await store.read(
            lambda c: compare_metadata(MigrationContext.configure(c), schema.metadata)
        )
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("wrong", WRONG)
def test_a_write_goes_on_from_what_stands_or_is_refused(database: str, wrong: str) -> None:
    async def run() -> None:
        store = await open_store(Settings(database=database))
        try:
            await store.execute(delete(schema.matches))
            await refused_alone(store, *WRONG[wrong])
        finally:
            await store.execute(delete(schema.matches))
            await store.close()

    asyncio.run(run())


def test_a_game_moves_from_sqlite_to_postgresql_and_goes_on(tmp_path: Path, database: str) -> None:
    file = tmp_path / "backup.gz"
    with serving(settings_for(tmp_path)) as server:
        ana, bo, match = pair(server, "calculissimo")
        state = ana.state(match)
        ana.done("say", match=match, phrase="hello")
        source = server.settings.database
        rows = admin.operate(source, lambda c: backup.backup(c, file), write=False)
    assert admin.restore(database, file).rows == rows
    with serving(settings_for(tmp_path, database=database)) as server:
        for client in (ana, bo):
            client.go_to(server.url).done("enter", match=match)
        again = ana.state(match)
        assert (again["seq"], again["view"]) == (state["seq"], state["view"])
        mover = ana if again["to_act"] == [1] else bo
        assert mover.move(match, again["seq"], "pass")["t"] == "state"
        ana.done("say", match=match, phrase="thank_you")
        ana.end()
        bo.end()


def test_a_connection_in_use_does_not_outlive_its_store(database: str) -> None:
    """The pool closes only those that wait in it; whatever is left would keep the event loop from closing."""
    asleep = "SELECT pg_sleep(600)"
    found = text("SELECT count(*) FROM pg_stat_activity WHERE query = :asleep")

    async def run() -> None:
        store, other = [await open_store(Settings(database=database)) for _ in range(2)]
        try:
            work = asyncio.create_task(store.read(lambda c: c.execute(text(asleep)).scalar()))

            def sleeps(connection: Connection) -> bool:
                return bool(connection.execute(found, {"asleep": asleep}).scalar())

            while not await other.read(sleeps):
                await asyncio.sleep(0.01)  # then it is looked at again
            await store.close()
            with pytest.raises(DBAPIError):
                await asyncio.wait_for(work, PATIENCE)
        finally:
            await other.close()

    asyncio.run(run())


def test_an_engine_job_is_claimed_by_a_row(tmp_path: Path, database: str) -> None:
    with serving(settings_for(tmp_path, database=database)) as server:
        ana = server.guest("Ana").connect()
        seats = [{"kind": "me"}, {"kind": "computer", "level": "greedy"}]
        match = ana.table("calculissimo", seats=seats, ruleset="relaxed")["match"]
        ana.done("enter", match=match)
        ana.done("start", match=match)
        ana.give(match)
        state = ana.state(match)
        while state["to_act"] != [1]:
            state = ana.state(match, state["seq"] + 1)
        ana.move_and_wait(match, state["seq"], "pass")
        store, node = server.app.node.store, server.app.node.id
        query = select(schema.jobs).where(schema.jobs.c.match == match)
        rows = server.do(lambda: store.rows(query))
        assert [row["node"] for row in rows] == [node]
        claim, held = server.app.node.computer_players._claim, server.app.node.rooms[match].match
        assert held is not None

        async def claimed_by(other: str) -> bool:
            await store.execute(
                delete(schema.jobs),
                insert(schema.jobs).values(
                    match=match, seq=len(held.log), node=other, until=server.app.node.now() + 60_000
                ),
            )
            return await claim(held)

        async def beats(other: str, millis_ago: int) -> None:
            beat = server.app.node.now() - millis_ago
            await store.execute(insert(schema.nodes).values(id=other, beat=beat))

        server.do(partial(beats, "another", -60_000))  # it is alive for as long as this takes
        server.do(partial(beats, "dead", 6_000))
        for other, may in ((node, True), ("another", False), ("dead", True), ("unknown", True)):
            assert server.do(partial(claimed_by, other)) is may, other
