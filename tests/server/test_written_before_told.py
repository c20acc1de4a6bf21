"""Whatever anybody was told is on the disk: the server is killed at random moments under load, and nothing is lost."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from contissimo.games import GAMES
from contissimo.server.live.room import Room
from tests.server.helpers import PATIENCE, pair, serving, settings_for
from tests.server.processes import Process, process
from tests.server.returning_crowd import (
    Crowd,
    compare_with_stored,
    more_moves,
    play,
    seated,
    verify_records,
)

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
        crowd = Crowd([node.url], Random(seed))
        members = [member for table in tables for member in seated([node], crowd, *table)]
        asyncio.run(play(crowd, members, lambda: _kill(node, crowd, kills)))
        assert node.mistakes() == []
        verify_records(node, crowd)
    assert crowd.lost >= kills
    assert crowd.repeated, "no kill came between a move and its answer"
    asyncio.run(compare_with_stored(settings, crowd))


async def _kill(node: Process, crowd: Crowd, kills: int) -> None:
    for _ in range(kills):
        await more_moves(crowd, 10)
        await asyncio.sleep(0.3 * crowd.rng.random())  # a kill may come at any moment
        await asyncio.to_thread(node.kill)
        await asyncio.to_thread(node.start)


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
        way = running.app.node.writer._way
        written, held = threading.Event(), threading.Event()
        send = way.send

        def slow(writes: Any, answered: Any) -> None:
            held.set()
            waiting = asyncio.get_running_loop().run_in_executor(None, written.wait, PATIENCE)
            waiting.add_done_callback(lambda _: send(writes, answered))

        monkeypatch.setattr(way, "send", slow)
        mover = (ana, bo)[seat - 1]
        mover.send("move", id="held", match=match, seq=seq, move="pass")
        assert held.wait(PATIENCE)
        others = [client for client in (ana, bo, watcher) if client is not mover]
        for client in others:  # the mover's next word waits behind its move
            assert client.ask("ping")["t"] == "pong"
            assert not [message for message in client.unread if message["t"] == "state"]
        record = httpx.get(
            f"{running.url}/api/records/{match}", params={"token": token}, timeout=PATIENCE
        ).text
        assert "\tpass\t" not in record
        written.set()
        for client in (ana, bo, watcher):
            assert any(entry[2] == "pass" for entry in client.state(match, seq + 1)["log"])


def test_a_move_that_nobody_asked_for_is_not_told_before_it_is_written_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn that ends by itself, as the moves of computer players, takes another way to the disk."""
    with serving(settings_for(tmp_path)) as running:
        ana, bo, match = pair(running, clock={"turn": 1})
        first = ana.state(match)
        token = ana.wait("table", lambda t: t["phase"] == "running")["links"]["watch"]
        way = running.app.node.writer._way
        asked = threading.Event()

        def fail(_writes: Any, answered: Any) -> None:
            asked.set()
            answered(OSError("disk full"))

        with monkeypatch.context() as broken:
            broken.setattr(way, "send", fail)
            assert asked.wait(PATIENCE)
            for client in (ana, bo):
                assert client.ask("ping")["t"] == "pong"
                told = [message["seq"] for message in client.unread if message["t"] == "state"]
                assert all(seq <= first["seq"] for seq in told)
            record = httpx.get(
                f"{running.url}/api/records/{match}", params={"token": token}, timeout=PATIENCE
            ).text
            assert "\tpass\t" not in record
        after = bo.state(match, first["seq"] + 1)  # the next look at the clocks writes it
        assert after["log"][first["seq"]][2] == "pass"


def test_a_move_that_was_written_though_nobody_heard_of_it_is_told_to_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings_for(tmp_path, give_seconds=60)) as running:
        ana, bo, match = pair(running)
        first = ana.state(match)
        bo.state(match)
        mover, other = (ana, bo) if first["to_act"] == [1] else (bo, ana)
        way = running.app.node.writer._way
        send = way.send

        def lost(writes: Any, answered: Any) -> None:
            send(writes, lambda _: answered(ConnectionResetError("the answer is gone")))

        monkeypatch.setattr(way, "send", lost)
        after = mover.move(match, first["seq"], "pass")
        assert [entry[2] for entry in after["log"]].count("pass") == 1
        assert other.state(match, first["seq"] + 1)["log"] == [
            entry[:6] for entry in after["log"]
        ]  # the names of messages are their sender's


def test_who_moved_is_answered_even_if_nothing_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings_for(tmp_path, give_seconds=60)) as running:
        ana, bo, match = pair(running)
        first = ana.state(match)
        mover = (ana, bo)[first["to_act"][0] - 1]
        way = running.app.node.writer._way

        async def away(*_: Any, **__: Any) -> None:
            raise OSError

        with monkeypatch.context() as broken:
            broken.setattr(way, "send", lambda _, answered: answered(OSError()))
            broken.setattr(Room, "read_on", away)
            assert mover.move(match, first["seq"], "pass", id="again")["why"] == "again"
        assert mover.move(match, first["seq"], "pass", id="again")["t"] == "state"


def test_a_move_that_cannot_be_written_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings_for(tmp_path, give_seconds=60)) as running:
        ana, bo, match = pair(running)
        first = ana.state(match)
        mover = (ana, bo)[first["to_act"][0] - 1]
        way = running.app.node.writer._way

        def fail(_writes: Any, answered: Any) -> None:
            answered(OSError("disk full"))

        with monkeypatch.context() as broken:
            broken.setattr(way, "send", fail)
            refusal = mover.move(match, first["seq"], "pass", id="again")
            assert refusal["why"] == "again"
        after = mover.move(match, first["seq"], "pass", id="again")
        assert [entry[2] for entry in after["log"]].count("pass") == 1
