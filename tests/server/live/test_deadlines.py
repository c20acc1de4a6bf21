"""Time: silence that speaks by itself, an absence that is given back, a restart with many tables."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from contissimo.server.node import Node
from contissimo.server.storage import schema
from contissimo.server.storage.database import open_store
from contissimo.server.storage.match_rows import folded, load_logs, match_of
from contissimo.server.storage.table_rows import load_table
from tests.server.helpers import Clock, Running, pair, serving, settings_for, until

ME = {"kind": "me"}


def test_a_turn_ends_without_any_client(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path), now=clock) as server:
        node = server.app.node
        ana, bo, match = pair(server, clock={"turn": 10})
        state = ana.state(match)
        assert state["clocks"]["left"][state["to_act"][0] - 1] == 10_000
        bo.close()
        ana.close()
        until(lambda: not node.rooms[match].readers)
        clock.pass_time(9.999)
        server.do(node.deadlines.sweep)
        assert node.rooms[match].seq == state["seq"]
        clock.pass_time(0.001)
        until(lambda: node.rooms[match].seq > state["seq"])
        ana.connect()
        ana.done("enter", match=match)
        later = ana.state(match)
        said = [(entry[1], entry[2]) for entry in later["log"][state["seq"] :]]
        assert said[0] == (state["to_act"][0], "pass")


def test_a_time_out_is_told_from_a_pass_also_after_a_restart(tmp_path: Path) -> None:
    """The log and the record have the move that it stands for (notation, Records); readers are told what it was."""
    clock, settings = Clock(), settings_for(tmp_path, sweep_seconds=3600)
    with serving(settings, now=clock) as server:
        ana, bo, match = pair(server, clock={"turn": 10})
        state = ana.state(match)
        mover = ana if state["to_act"] == [1] else bo
        assert mover.move(match, state["seq"], "pass")["t"] == "state"
        clock.pass_time(10)
        server.do(server.app.node.deadlines.sweep)
        after = ana.state(match, state["seq"] + 2)
        said, late = after["log"][state["seq"] :][:2]
        assert (said[2], late[2]) == ("pass", "decline")
        assert True not in said[6:]
        assert late[6:] == [None, True]
    with serving(settings, now=clock) as server:
        ana.go_to(server.url).done("enter", match=match)
        assert ana.state(match)["log"][late[0] - 1] == late
        ana.end()
        bo.end()


def test_what_is_left_is_told_with_the_whole_of_it(tmp_path: Path) -> None:
    """However late somebody comes, a clock shows the same share of the time."""
    clock = Clock()
    with serving(settings_for(tmp_path, sweep_seconds=3600), now=clock) as server:
        ana, bo, match = pair(server, clock={"turn": 10})
        clock.pass_time(4)
        bo.done("enter", match=match)
        seat = bo.state(match)["to_act"][0]
        state = bo.wait("state", lambda told: told["clocks"]["left"][seat - 1] == 6_000)
        clocks = state["clocks"]
        assert clocks["whole"][seat - 1] == 10_000
        assert clocks["whole"][2 - seat] is None
        ana.end()
        bo.end()


def test_a_move_that_comes_too_late_is_refused(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path, sweep_seconds=3600), now=clock) as server:
        ana, bo, match = pair(server, clock={"turn": 1})
        state = ana.state(match)
        clock.pass_time(1.1)
        mover = ana if state["to_act"] == [1] else bo
        assert mover.move(match, state["seq"], "pass")["why"] == "too_late"


def test_time_without_a_server_is_given_back_and_told(tmp_path: Path) -> None:
    clock = Clock()
    settings = settings_for(tmp_path)
    with serving(settings, now=clock) as server:
        ana, bo, match = pair(server, clock={"turn": 30})
        before = ana.state(match)
        seat = before["to_act"][0]
    clock.pass_time(600)
    with serving(settings, now=clock) as server:
        ana.go_to(server.url).done("enter", match=match)
        after = ana.state(match)
        assert after["to_act"] == [seat]
        number, nobody, note = after["log"][-1][:3]
        assert (number, nobody) == (before["seq"] + 1, None)
        assert note == "away 600000"
        assert after["clocks"]["left"][seat - 1] == 30_000
        bo.go_to(server.url).done("enter", match=match)
        mover = ana if seat == 1 else bo
        assert (
            mover.move(match, before["seq"], "pass")["t"] == "state"
        )  # asked before, answered now
        ana.end()
        bo.end()


def test_who_could_not_come_was_not_away(tmp_path: Path) -> None:
    clock = Clock()
    settings = settings_for(tmp_path)
    with serving(settings, now=clock) as server:
        ana, bo, match = pair(server, clock={"turn": 3600})
        ana.state(match)
        bo.close()
        ana.sees_gone(2)
        clock.pass_time(30)
        server.do(server.app.node.deadlines.beat)  # the server lives on, and says so
    clock.pass_time(600)
    with serving(settings, now=clock) as server:
        ana.go_to(server.url).done("enter", match=match)
        ana.state(match)
        assert ana.refused("hand", match=match, seat=2, level="greedy") == "not_away"
        clock.pass_time(31)
        ana.done("hand", match=match, seat=2, level="greedy")  # 30 s before and 30 s after
        ana.end()
        bo.end()


def test_a_short_restart_gives_nothing_back(tmp_path: Path) -> None:
    clock = Clock()
    settings = settings_for(tmp_path)
    with serving(settings, now=clock) as server:
        ana, _, match = pair(server, clock={"turn": 30})
        seq = ana.state(match)["seq"]
    clock.pass_time(2.4)
    with serving(settings, now=clock) as server:
        ana.go_to(server.url).done("enter", match=match)
        assert ana.state(match)["seq"] == seq
        ana.end()


def test_two_nodes_that_come_up_together_give_the_time_back_once(tmp_path: Path) -> None:
    clock = Clock()
    settings = settings_for(tmp_path, beat_seconds=3600)  # no heartbeat but those of the test
    with serving(settings, now=clock) as server:
        ana, _, match = pair(server, clock={"turn": 30})
        seq = ana.state(match)["seq"]
    clock.pass_time(20_000)

    async def both() -> None:
        nodes = [Node(settings, now=clock), Node(settings, now=clock)]
        for node in nodes:
            await node.start()
        # The second has seen the first one's heartbeat; make it believe what the first believed.
        last = clock() - 40_000_000
        await nodes[0].store.execute(update(schema.nodes).values(beat=last))
        for node in nodes:
            await node.deadlines.give_back()
        for node in nodes:
            await node.stop()

    asyncio.run(both())
    with serving(settings, now=clock) as server:
        ana.go_to(server.url).done("enter", match=match)
        notes = [entry[2] for entry in ana.state(match)["log"][seq:]]
        assert (
            len([note for note in notes if note.startswith("away")]) == 2
        )  # two absences, each once
        ana.end()


async def _copies(settings: Any, match: str, count: int) -> None:
    """Many tables, each a copy of one that runs."""
    store = await open_store(settings)
    tables = {
        table: [dict(row) for row in await store.rows(select(table).where(key == match))]
        for table, key in (
            (schema.matches, schema.matches.c.id),
            (schema.secrets, schema.secrets.c.match),
            (schema.people, schema.people.c.match),
            (schema.gifts, schema.gifts.c.match),
            (schema.entries, schema.entries.c.match),
            (schema.snapshots, schema.snapshots.c.match),
        )
    }

    def work(connection: Any) -> None:
        for table, rows in tables.items():
            key = "id" if table is schema.matches else "match"
            copies = [
                {str(k): v for k, v in row.items()} | {key: f"copy{number}"}
                for row in rows
                for number in range(count)
            ]
            connection.execute(insert(table), copies)

    await store.write(work)
    await store.close()


@pytest.mark.parametrize("game", ["calculissimo", "contig60"])
def test_500_tables_are_all_given_their_time_back_by_a_restart(tmp_path: Path, game: str) -> None:
    """How soon, a real process says in test_restart.py."""
    clock = Clock()
    settings = settings_for(tmp_path)
    with serving(settings, now=clock) as server:
        match = _table_with_a_past(server, game)
    asyncio.run(_copies(settings, match, 499))
    clock.pass_time(60)
    with serving(settings, now=clock) as server:
        node = server.app.node
        assert len(node.rooms) == 500
        assert all(
            room.match is not None and str(room.match.log[-1].move) == "away 60000"
            for room in node.rooms.values()
        )


def _table_with_a_past(server: Running, game: str) -> str:
    """A timed table in the middle of its game."""
    ana = server.guest("Ana").connect()
    level = {"kind": "computer", "level": "greedy"}
    # A contig without lines lasts as long as we like.
    rules = "line_length = 0\n" if game == "contig60" else 'base = "classic"\n'
    match: str = ana.table(game, seats=[ME, level], clock={"turn": 300}, ruleset_text=rules)[
        "match"
    ]
    ana.done("enter", match=match)
    ana.done("start", match=match)
    ana.give(match, bytes="00" * 16)
    words = {"turn": "pass", "steal": "decline", "window": "accept"}
    state = ana.wait("state", lambda s: s["to_act"] == [1])
    while state["seq"] < 24 and state["outcome"] is None:
        state = ana.move_and_wait(match, state["seq"], words[state["clocks"]["wait"]])
    return match


@pytest.mark.parametrize("game", ["calculissimo", "contig60"])
def test_a_snapshot_is_what_the_log_folds_to(tmp_path: Path, game: str) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as server:
        match = _table_with_a_past(server, game)

    async def compare() -> None:
        store = await open_store(settings)
        table = await load_table(store, match)
        stored = (await load_logs(store, [match]))[match]
        assert table is not None
        assert stored.snapshot is not None
        assert stored.snapshot["seq"] == len(stored.rows) >= 24
        assert match_of(table, stored) == folded(table, stored.rows)
        await store.close()

    asyncio.run(compare())
