"""Whatever anybody was told is on the disk: the server is killed at random moments under load, and nothing is lost."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine

from contissimo.core.game import Seat
from contissimo.games import GAMES
from contissimo.play.record_reader import read_record
from contissimo.play.verify import verify
from contissimo.server.loading import entry_of, folded, read_logs, snapshot_of
from contissimo.server.rows import read_tables
from contissimo.server.settings import Settings
from tests.server.crowd import Crowd, Ledger, Member, until
from tests.server.helpers import pair, serving, settings_for
from tests.server.processes import PATIENCE, Process, process

TABLES = [
    ("contig60", "contig60"),
    ("contig60", "sheet-pt"),
    ("calculissimo", "short"),
    ("calculissimo", "sheet-pt"),
]


def test_nothing_that_was_told_is_lost_by_five_kills(tmp_path: Path) -> None:
    _survives(tmp_path, kills=5, tables=TABLES, seed=5)


@pytest.mark.soak
def test_nothing_that_was_told_is_lost_by_fifty_kills(tmp_path: Path) -> None:
    more = [(game.key, name) for game in GAMES.values() for name in game.rulesets]
    _survives(tmp_path, kills=50, tables=TABLES + more, seed=50)


def _survives(folder: Path, *, kills: int, tables: list[tuple[str, str]], seed: int) -> None:
    settings = settings_for(folder)
    with process(settings, folder / "log") as node:
        crowd = Crowd(node.url, settings, Random(seed))
        members = [member for table in tables for member in _seated(node, crowd, *table)]
        asyncio.run(_kill_and_play_on(node, crowd, members, kills))
        assert node.mistakes() == []
        _verify_records(node, crowd)
    assert crowd.lost >= kills
    assert crowd.repeated, "no kill came between a move and its answer"
    _compare_with_stored(settings, crowd)


def _seated(node: Process, crowd: Crowd, game: str, preset: str) -> list[Member]:
    """Two people and a spectator, at a table that is about to start."""
    rules: Any = GAMES[game].rulesets[preset]
    ana, bo, watcher = node.guest("Ana"), node.guest("Bo"), node.watcher()
    match: str = ana.table(game, ruleset=preset, listed=True)["match"]
    bo.connect().done("sit", match=match)
    bo.close()
    return [
        Member(crowd, client, match, f"{name}{match}", rules)
        for name, client in (("a", ana), ("b", bo), ("w", watcher))
    ]


async def _kill_and_play_on(node: Process, crowd: Crowd, members: list[Member], kills: int) -> None:
    async with asyncio.TaskGroup() as group:
        for member in members:
            group.create_task(member.run())
        for _ in range(kills):
            before = crowd.moves
            await until(lambda before=before: crowd.moves > before + 10, PATIENCE)  # type: ignore[misc]
            await asyncio.sleep(0.3 * crowd.rng.random())
            await asyncio.to_thread(node.kill)
            await asyncio.to_thread(node.start)
        # All go on playing, and come to an end.
        before_at = dict(crowd.moved_at)
        current = {member.match for member in members}
        await until(
            lambda: all(
                crowd.moved_at[match] > before_at.get(match, 0)
                or any(ledger.over for ledger in crowd.ledgers.values() if ledger.match == match)
                for match in current
            ),
            PATIENCE,
        )
        crowd.finishing = True
        await until(lambda: all(member.done for member in members), PATIENCE)


def _verify_records(node: Process, crowd: Crowd) -> None:
    """Every match replays by its rules, and its chance follows from its seed."""
    for match in crowd.matches:
        record = read_record(httpx.get(f"{node.url}/api/records/{match}").text, GAMES)
        assert record.value("Result") != "*"
        assert verify(record, GAMES[record.value("Game")]).ok


def _compare_with_stored(settings: Settings, crowd: Crowd) -> None:
    engine = create_engine(settings.database_url)
    matches = sorted(crowd.matches)
    with engine.connect() as connection:
        tables = {table.id: table for table in read_tables(connection, matches)}
        logs = read_logs(connection, matches)
    engine.dispose()
    assert set(tables) == crowd.matches
    for match, table in tables.items():
        stored = logs[match]
        assert [row["seq"] for row in stored.rows] == list(range(1, len(stored.rows) + 1))
        assert stored.snapshot is not None
        fold = snapshot_of(folded(table, stored.rows))
        assert {key: stored.snapshot[key] for key in fold} == fold
        for ledger in crowd.ledgers.values():
            if ledger.match == match:
                _compare(ledger, table, stored.rows)


def _compare(ledger: Ledger, table: Any, rows: Any) -> None:
    """What one reader was told, with the log: entry by entry, and message by message."""
    for row in rows[: len(ledger.told)]:
        entry = entry_of(table.rules, row)
        if not ledger.over:
            entry = entry.seen_by(None if ledger.reader is None else Seat(ledger.reader))
        told = ledger.told[entry.seq]
        assert told[2] == str(entry.move)
        assert (told[3], told[4], told[5]) == ([*entry.points], [*entry.total], entry.clock)
    stored = [row["message"] for row in rows if row["message"] is not None]
    assert len(stored) == len(set(stored))
    mine = {f"{ledger.reader}.{id_}" for id_ in ledger.sent}
    assert {f"{ledger.reader}.{id_}" for id_ in ledger.accepted} == mine & set(stored)
    assert not {f"{ledger.reader}.{id_}" for id_ in ledger.refused} & set(stored)


def test_nobody_is_told_a_move_while_its_write_still_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The order itself, whatever a kill happens to hit."""
    with serving(settings_for(tmp_path, give_seconds=60)) as running:
        ana, bo, match = pair(running)
        watcher = running.guest().connect()
        token = ana.wait("table", lambda t: t["phase"] == "running")["links"]["watch"]
        watcher.done("enter", match=match, token=token)
        states = [client.state(match) for client in (ana, bo, watcher)]
        seat, seq = states[0]["to_act"][0], states[0]["seq"]
        writer = running.app.node.writer
        written, held = threading.Event(), threading.Event()
        write = writer._write

        async def slow(writes: Any) -> None:
            held.set()
            await asyncio.to_thread(written.wait, PATIENCE)
            await write(writes)

        monkeypatch.setattr(writer, "_write", slow)
        mover = (ana, bo)[seat - 1]
        mover.send("move", id="held", match=match, seq=seq, move="pass")
        assert held.wait(PATIENCE)
        others = [client for client in (ana, bo, watcher) if client is not mover]
        for client in others:
            assert client.ask("ping")["t"] == "pong"
        for client in (ana, bo, watcher):
            with pytest.raises(TimeoutError):
                client.wait("state", timeout=0.2)
        record = httpx.get(f"{running.url}/api/records/{match}", params={"token": token}).text
        assert "\tpass\t" not in record
        written.set()
        for client in (ana, bo, watcher):
            assert any(entry[2] == "pass" for entry in client.state(match, seq + 1)["log"])


def test_a_move_that_cannot_be_written_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings_for(tmp_path, give_seconds=60)) as running:
        ana, bo, match = pair(running)
        first = ana.state(match)
        mover = (ana, bo)[first["to_act"][0] - 1]
        writer = running.app.node.writer

        async def fail(writes: Any) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as broken:
            broken.setattr(writer, "_write", fail)
            refusal = mover.move(match, first["seq"], "pass", id="again")
            assert refusal["why"] == "again"
        after = mover.move(match, first["seq"], "pass", id="again")
        assert [entry[2] for entry in after["log"]].count("pass") == 1
