"""The database: durable, grouped, decided by its unique keys, brought up from older versions."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Column, Connection, MetaData, insert, select, text
from sqlalchemy import table as table_named
from sqlalchemy.exc import IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from contissimo.server.cluster.bus import MemoryBus
from contissimo.server.metrics import Metrics
from contissimo.server.storage import schema, sqlite_writer_process
from contissimo.server.storage.database import Store, open_store
from contissimo.server.storage.log_rows import SQLITE, EntryRow, SnapshotRow
from contissimo.server.storage.log_write import Conflict, Unstored, Write
from contissimo.server.storage.log_writer import Writer
from tests.server.helpers import PATIENCE, settings_for


def with_store(
    folder: Path, work: Callable[[Store], Awaitable[None]], revision: str = "head"
) -> None:
    async def run() -> None:
        named = {} if revision == "head" else {"database": f"sqlite:///{folder}/contissimo.db"}
        settings = settings_for(folder, **named)
        store = await open_store(settings, revision)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def write_of(match: str, seq: int, message: str | None = None, epoch: int = 1) -> Write:
    row = EntryRow(match, seq, 1, "pass", "", "", 0, message)
    snapshot = SnapshotRow(
        computer=False,
        seq=seq,
        position="p",
        clock="{}",
        acting="1",
        deadline=None,
        match=match,
        before=seq - 1,
        epoch=epoch,
    )
    return Write(match, seq, [row], snapshot)


async def begin(store: Store, *matches: str) -> None:
    """What a match has before its first entry."""
    given = write_of("", 0).snapshot._asdict()
    del given["before"]
    rows = [given | {"match": match} for match in matches]

    def work(connection: Connection) -> None:
        some = {c.name: _some(c) for c in schema.matches.columns}
        connection.execute(insert(schema.matches), [some | {"id": match} for match in matches])
        connection.execute(insert(schema.snapshots), rows)

    await store.write(work)


def test_sqlite_is_durable(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        found = {
            name: (await store.rows(text(f"PRAGMA {name}")))[0][name]
            for name in ("journal_mode", "synchronous")
        }
        assert found == {"journal_mode": "wal", "synchronous": 2}  # 2: FULL
        written = await store.write(lambda c: c.execute(text("PRAGMA synchronous")).scalar())
        assert written == 2

    with_store(tmp_path, work)
    scribes = sqlite_writer_process._open(str(next(tmp_path.glob("*.db"))))  # who writes the moves
    assert scribes.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert scribes.execute("PRAGMA synchronous").fetchone() == (2,)
    scribes.close()


@pytest.mark.parametrize("cause", [OSError(), TimeoutError(), PoolTimeout(), RuntimeError()])
def test_whatever_keeps_a_transaction_from_being_written_is_told_to_who_waits(
    cause: Exception,
) -> None:
    class Broken:
        async def write(self, _: Any) -> Any:
            raise cause

    async def run() -> None:
        store = Store(cast(Any, Broken()))
        writer = Writer(store, MemoryBus(), Metrics())
        for seq in (1, 2):  # the next one finds nothing in its way
            with pytest.raises(Unstored):
                await asyncio.wait_for(writer.commit(write_of("a", seq)), 5)
        await writer.stop()

    asyncio.run(run())


def batches_of(*matches: str) -> list[list[str]]:
    """How the writes of these matches, all of one turn of the loop, are sent."""
    sent: list[list[str]] = []

    class Noted:
        is_busy, is_apart = False, True

        def send(self, writes: Any, answered: Any) -> None:
            sent.append([write.match for write in writes])
            answered(None)

    async def run() -> None:
        writer = Writer(Store(cast(Any, None)), MemoryBus(), Metrics())
        writer._way = cast(Any, Noted())
        await asyncio.gather(*(writer.commit(write_of(match, 1)) for match in matches))

    asyncio.run(run())
    return sent


def test_a_batch_is_sent_in_one_order_everywhere() -> None:
    assert batches_of(*"cabd") == [[*"abcd"]]  # else two nodes could wait for each other


def test_of_many_writes_the_first_are_sent_while_others_still_come() -> None:
    names = [f"m{number:02}" for number in range(60)]
    assert batches_of(*names) == [names[:24], names[24:48], names[48:]]


def test_what_waits_is_written_together_and_each_apart(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        def bad(connection: Connection) -> None:
            connection.execute(insert(schema.keys).values(name="half", value=b""))
            raise LookupError

        keys = [insert(schema.keys).values(name=name, value=b"") for name in ("a", "b", "a")]
        done = await asyncio.gather(
            *(store.execute(key) for key in keys), store.write(bad), return_exceptions=True
        )
        assert done[:2] == [1, 1]
        assert isinstance(done[2], IntegrityError)
        assert isinstance(done[3], LookupError)
        rows = await store.rows(select(schema.keys.c.name).order_by(schema.keys.c.name))
        assert [row["name"] for row in rows] == ["a", "b"]

    with_store(tmp_path, work)


def test_a_transaction_that_fails_alone_leaves_nothing(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        def bad(connection: Connection) -> None:
            connection.execute(insert(schema.keys).values(name="half", value=b""))
            raise LookupError

        for _ in range(3):
            with pytest.raises(LookupError):
                await store.write(bad)
        await store.execute(insert(schema.keys).values(name="whole", value=b""))
        assert [row["name"] for row in await store.rows(select(schema.keys))] == ["whole"]

    with_store(tmp_path, work)


WRONG = {
    "the same entry": (1, None, 1),
    "the same message": (2, "1.once", 1),
    "after a hole": (3, None, 1),
    "another epoch": (2, None, 2),
}
"""What does not go on from entry 1, which came with the message `1.once`: number, message, epoch."""


async def refused_alone(store: Store, seq: int, message: str | None, epoch: int) -> None:
    """A write that does not go on from what stands is a Conflict, and its neighbours are written."""
    await begin(store, "before", "race", "zebra")
    writer = Writer(store, MemoryBus(), Metrics())
    await writer.commit(write_of("race", 1, "1.once"))
    done = await asyncio.gather(
        writer.commit(write_of("before", 1)),
        writer.commit(write_of("race", seq, message, epoch)),
        writer.commit(write_of("zebra", 1)),
        writer.commit(write_of("gone", 2)),
        return_exceptions=True,
    )
    assert [type(result) for result in done] == [type(None), Conflict, type(None), Conflict]
    rows = await store.rows(select(schema.entries.c.match, schema.entries.c.seq))
    assert {(r["match"], r["seq"]) for r in rows} == {("before", 1), ("race", 1), ("zebra", 1)}
    rows = await store.rows(select(schema.snapshots.c.match, schema.snapshots.c.seq))
    assert {(r["match"], r["seq"]) for r in rows} == {("before", 1), ("race", 1), ("zebra", 1)}
    await writer.stop()


@pytest.mark.parametrize("wrong", WRONG)
def test_a_write_goes_on_from_what_stands_or_is_refused_and_costs_the_others_nothing(
    tmp_path: Path, wrong: str
) -> None:
    async def work(store: Store) -> None:
        await refused_alone(store, *WRONG[wrong])

    with_store(tmp_path, work)


def test_batches_that_come_together_are_written_together_and_a_bad_one_costs_the_others_nothing(
    tmp_path: Path,
) -> None:
    commits: list[str] = []

    def batch(name: str, *messages: str) -> sqlite_writer_process.Batch:
        rows = [[name, seq, 1, "pass", "", "", 0, m] for seq, m in enumerate(messages, 1)]
        return json.dumps(rows).encode(), b"[]", b"[]"

    async def work(store: Store) -> None:
        del store
        connection = sqlite3.connect(tmp_path / "contissimo.db", isolation_level=None)
        connection.set_trace_callback(commits.append)
        assert sqlite_writer_process.write_all(
            connection, SQLITE, [batch("a", "1"), batch("b", "1")]
        ) == [
            "",
            "",
        ]
        assert commits.count("COMMIT") == 1
        names = sqlite_writer_process.write_all(
            connection, SQLITE, [batch("c", "1"), batch("d", "1", "1"), batch("e")]
        )
        assert names == ["", "IntegrityError", ""]
        found = connection.execute("SELECT match FROM entries ORDER BY match").fetchall()
        assert found == [("a",), ("b",), ("c",)]
        connection.close()

    with_store(tmp_path, work)


@given(
    st.lists(st.tuples(st.binary(max_size=9), st.binary(max_size=9), st.binary(max_size=9))),
    st.randoms(use_true_random=False),
)
def test_a_scribe_hears_the_same_batches_in_whatever_pieces_they_come(
    batches: list[sqlite_writer_process.Batch], random: Random
) -> None:
    said = b"".join(
        sqlite_writer_process.SIZES.pack(*map(len, batch)) + b"".join(batch) for batch in batches
    )
    heard, rest = [], b""
    while said:
        size = random.randint(1, 40)
        whole, rest = sqlite_writer_process.parted(rest + said[:size])
        heard += whole
        said = said[size:]
    assert (heard, rest) == (batches, b"")


def test_moves_and_all_else_take_turns(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        writer = Writer(store, MemoryBus(), Metrics())

        async def move(match: str) -> None:
            for seq in range(1, 21):
                await writer.commit(write_of(match, seq))

        async def others() -> None:
            for number in range(20):
                await store.execute(insert(schema.keys).values(name=f"k{number}", value=b""))

        await begin(store, *"abcd")
        async with asyncio.timeout(60):  # nobody waits for ever
            await asyncio.gather(*(move(match) for match in "abcd"), others())
        assert len(await store.rows(select(schema.entries))) == 80
        assert len(await store.rows(select(schema.keys))) == 20

    with_store(tmp_path, work)


def test_without_a_scribe_nothing_is_promised_and_the_next_try_starts_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        await begin(store, "first")
        writer = Writer(store, MemoryBus(), Metrics())
        with monkeypatch.context() as broken:
            broken.setattr(sys, "executable", str(tmp_path / "nowhere"))
            with pytest.raises(Unstored):
                await writer.commit(write_of("first", 1))
        await writer.commit(write_of("first", 1))

    with_store(tmp_path, work)


def test_a_scribe_that_was_killed_is_replaced_and_nothing_is_lost_or_doubled(
    tmp_path: Path,
) -> None:
    async def work(store: Store) -> None:
        await begin(store, "mortal", "after")
        writer = Writer(store, MemoryBus(), Metrics())
        assert store.scribe is not None
        for seq in range(1, 6):
            await writer.commit(write_of("mortal", seq, f"1.{seq}"))
            assert store.scribe.process is not None
            store.scribe.process.kill()
            # Nobody knows whether it has been written: whoever is told so asks again.
            with suppress(Unstored, Conflict):
                await writer.commit(write_of("after", seq, f"1.{seq}"))
            with suppress(Conflict):
                await writer.commit(write_of("after", seq, f"1.{seq}"))
        rows = await store.rows(select(schema.entries.c.match, schema.entries.c.seq))
        found = sorted((row["match"], row["seq"]) for row in rows)
        assert found == [(match, seq) for match in ("after", "mortal") for seq in range(1, 6)]
        await writer.stop()

    with_store(tmp_path, work)


@pytest.mark.parametrize("said", [signal.SIGINT, signal.SIGTERM])
def test_what_stops_a_server_leaves_the_scribe_to_end_its_work(
    tmp_path: Path, said: signal.Signals
) -> None:
    """Ctrl-C reaches the whole group of a terminal: the last moves are still to be written."""

    async def work(store: Store) -> None:
        await begin(store, "first", "second")
        writer = Writer(store, MemoryBus(), Metrics())
        await writer.commit(write_of("first", 1))
        assert store.scribe is not None
        assert store.scribe.process is not None
        store.scribe.process.send_signal(said)
        await writer.commit(write_of("second", 1))
        await writer.stop()
        await store.close()
        assert store.scribe.process.returncode == 0

    async def run() -> None:
        await work(await open_store(settings_for(tmp_path)))

    asyncio.run(run())


def test_a_scribe_ends_with_its_server(tmp_path: Path) -> None:
    """Killed or not: nobody is left who writes into a database that another server has opened."""
    mine, other = socket.socketpair()
    with mine, other:
        command = [
            sys.executable,
            "-I",
            "-S",
            sqlite_writer_process.__file__,
            str(tmp_path / "file.db"),
            "0",
            *SQLITE,
        ]
        process = subprocess.Popen(command, stdin=other.fileno())
    assert process.wait(PATIENCE) == 0


def test_a_database_of_an_older_version_is_brought_up_with_what_is_in_it(tmp_path: Path) -> None:
    """A row in every table of the first version: each is still there, column by column."""
    before: dict[str, dict[str, Any]] = {}

    def rows(connection: Connection, table: str) -> list[dict[str, Any]]:
        every = select(text("*")).select_from(table_named(table))
        return [dict(row) for row in connection.execute(every).mappings()]

    def old(connection: Connection) -> None:
        first = MetaData()
        first.reflect(connection)
        for table in first.sorted_tables:
            if table.name != "alembic_version":
                connection.execute(table.insert().values({c.name: _some(c) for c in table.columns}))
                (before[table.name],) = rows(connection, table.name)

    async def fill(store: Store) -> None:
        await store.write(old)

    async def look(store: Store) -> None:
        assert before.keys() >= {"matches", "entries", "snapshots", "people", "secrets", "guests"}
        for table, was in before.items():
            (row,) = await store.read(partial(rows, table=table))
            assert {name: row[name] for name in was} == was
        differs = await store.read(
            lambda c: compare_metadata(MigrationContext.configure(c), schema.metadata)
        )
        assert differs == []

    with_store(tmp_path, fill, revision="0001")
    with_store(tmp_path, look)


def _some(column: Column[Any]) -> Any:
    """A value that a column may hold."""
    if column.name in ("match", "guest"):
        return "id"  # as the only match and the only guest are called
    kind = column.type.python_type
    return column.name[:16] if kind is str else kind(1)


def test_the_steps_are_known_without_alembic() -> None:
    """A start that finds the last one need not ask it."""
    config = Config()
    config.set_main_option("script_location", "contissimo.server.storage:migrations")
    steps = ScriptDirectory.from_config(config).walk_revisions()
    assert tuple(step.revision for step in steps)[::-1] == schema.REVISIONS


def test_a_key_is_made_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        made = await asyncio.gather(*(store.key("cookie") for _ in range(4)))
        assert len(set(made)) == 1
        assert len(made[0]) == 32

    with_store(tmp_path, work)
