"""Backups of version 0.1 are restored, and every game in them goes on to its end (tests/data/v0.1/README.md)."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from contissimo.cli import main
from contissimo.core.game import Millis, Seat
from contissimo.games import GAMES
from contissimo.play.match import Match
from contissimo.play.record import record_of
from contissimo.play.record_reader import read_record
from contissimo.play.verify import Verdict, verify
from contissimo.server.node import Node
from contissimo.server.storage import admin, backup, schema
from contissimo.server.storage.match_rows import folded, read_logs, snapshot_of
from contissimo.server.storage.table_rows import TableRow, read_tables
from tests.server.helpers import Running, serving, settings_for
from tests.server.postgres import postgres

DATA = Path(__file__).parent.parent.parent / "data" / "v0.1"
NOW = 1_794_000_660_000
"""Just after the backups were made, so that no clock has run out."""
LONG = 250
"""A game of random moves that has come so far is ended by resigning."""
PATIENCE = 600.0


@contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder}/restored.db"
    else:
        with postgres() as address:
            yield address


def go_on(match: Match, at: Millis, rng: Random) -> Match:
    """Some legal move of a seat that is waited for; mostly one that lays or says something."""
    seat = rng.choice(sorted(match.position.to_act))
    if len(match.log) >= LONG and match.clock.kind == "turn":
        return match.play(Seat(seat), match.game.read_move("resign"), at)
    moves = list(islice(match.position.moves(seat), 40))
    made = [move for move in moves if any(sign.isdigit() for sign in str(move))]
    return match.play(seat, rng.choice(made if made and rng.random() < 0.8 else moves), at)


async def play_to_the_end(node: Node, match: str) -> None:
    room = await node.registry.room(match)
    assert room is not None
    assert room.match is not None
    rng = Random(match)
    while not room.match.over:
        assert await room.step(lambda played, at: go_on(played, at, rng))
    record = record_of(room.match, seed=room.table.secret.seed or b"")
    assert record.value("Seed")
    again = read_record(str(record), GAMES)
    assert verify(again, room.table.rules) == Verdict(), match


async def tables_of(node: Node) -> list[TableRow]:
    ids = [row["id"] for row in await node.store.rows(select(schema.matches.c.id))]
    return await node.store.read(lambda connection: read_tables(connection, ids))


async def check_all(running: Running) -> None:
    node = running.app.node
    tables = await tables_of(node)
    phases = {table.phase for table in tables}
    assert phases == {"open", "running", "over"}
    played = [table.id for table in tables if table.phase in ("running", "over")]
    logs = await node.store.read(lambda connection: read_logs(connection, played))
    kinds = set()
    for table in tables:
        # Whatever the preset of that name is today: the game goes on by the rules it began with.
        assert table.ruleset.text == table.ruleset_text
        assert table.ruleset.name == table.ruleset_name
        if table.id in played:
            match = folded(table, logs[table.id].rows)
            snapshot = logs[table.id].snapshot
            assert snapshot is not None
            fold = snapshot_of(match)
            assert {key: snapshot[key] for key in fold} == fold
            kinds.add(match.clock.kind)
    assert kinds == {"turn", "window", "steal", None}
    for table in tables:
        if table.phase == "running":
            await play_to_the_end(node, table.id)
    assert {table.phase for table in await tables_of(node)} == {"open", "over"}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_of_version_0_1_is_restored_and_every_game_goes_on_to_its_end(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    quiet = {"bot_pause_millis": 10**9, "bot_window_millis": 10**9, "sweep_seconds": 3600.0}
    with database_of(kind, tmp_path) as database:
        file = DATA / f"{kind}.backup.gz"
        assert main(["restore", str(file), "--database", database]) == 0
        settings = settings_for(tmp_path, database=database, **quiet)
        with serving(settings, None, lambda: Millis(NOW)) as running:
            work = check_all(running)
            asyncio.run_coroutine_threadsafe(work, running.loop).result(PATIENCE)


def test_a_backup_of_an_earlier_schema_takes_the_steps_of_a_database(tmp_path: Path) -> None:
    with gzip.open(DATA / "sqlite.backup.gz", "rb") as lines:
        head, rows = next(lines), lines.read()
    older = tmp_path / "older.gz"
    with gzip.open(older, "wb") as out:
        out.write(head.replace(b'"0003"', b'"0002"') + rows)
    database = f"sqlite:///{tmp_path}/restored.db"
    assert admin.restore(database, older).rows == rows.count(b"\n")
    again = tmp_path / "again.gz"
    admin.operate(database, lambda c: backup.backup(c, again), write=False)
    with gzip.open(again, "rb") as lines:
        assert f'"revision":"{schema.REVISIONS[-1]}"'.encode() in next(lines)


@pytest.mark.parametrize("database", ["sqlite+aiosqlite:///x.db", "mysql://here/x", "x.db"])
def test_an_address_of_no_known_form_is_answered_with_the_forms_there_are(
    database: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["close", "abc", "--database", database]) == 2
    said = capsys.readouterr().err
    assert "sqlite:///contissimo.db" in said
    assert "postgresql://user@host/name" in said
