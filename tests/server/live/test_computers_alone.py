"""Computers among themselves: they play while somebody watches, and never at a table that is closed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from contissimo.server.jobs.pool import Worker
from contissimo.server.live.room import Room
from contissimo.server.storage.admin import close_table
from tests.server.helpers import Client, Running

GREEDY = {"kind": "computer", "level": "greedy"}
LONG = "line_length = 0\nmarkers = 200\npoints = 999\nfaces = 12\n"
"""A game that nobody ends soon."""


def until(test: Callable[[], bool]) -> None:
    limit = time.monotonic() + 60
    while not test():
        assert time.monotonic() < limit
        time.sleep(0.01)  # an event of the server's own that nobody is sent


def on(server: Running, work: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(60)


def started(server: Running) -> tuple[Client, str]:
    ana = server.guest("Ana").connect()
    match: str = ana.table("contig60", seats=[GREEDY, GREEDY], ruleset_text=LONG)["match"]
    ana.done("start", match=match)
    return ana, match


def room_of(server: Running, match: str) -> Room:
    room: Room | None = on(server, server.app.node.registry.room(match))
    assert room is not None
    return room


def test_they_play_only_while_somebody_watches(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = server.app.node
    asked: list[Any] = []
    ask = Worker.ask

    def noted(self: Worker, job: Any) -> Any:
        asked.append(job)
        return ask(self, job)

    ana, match = started(server)
    room = room_of(server, match)
    with monkeypatch.context() as patch:
        patch.setattr(Worker, "ask", noted)
        on(server, node.deadlines.look_around())
        on(server, node.registry.refresh(match))
        until(lambda: room not in server.app.node.computer_players.thinking)
        assert asked == []
    seq = room.seq
    ana.done("enter", match=match)
    ana.state(match, seq + 4)
    ana.done("leave", match=match)
    room = room_of(server, match)
    until(lambda: room not in server.app.node.computer_players.thinking)
    assert room.computer_to_act() is not None  # it would go on
    seq = room.seq
    on(server, node.deadlines.look_around())
    until(lambda: room not in server.app.node.computer_players.thinking)
    assert room.seq == seq


def test_a_closed_table_stands_still(server: Running) -> None:
    node = server.app.node
    ana, match = started(server)
    ana.done("enter", match=match)
    ana.state(match, 6)
    on(server, node.store.write(lambda connection: close_table(connection, match, node.now())))
    on(server, node.deadlines.look_around())
    ana.wait("table", lambda t: t["phase"] == "closed")
    room = node.rooms[match]
    until(lambda: room not in server.app.node.computer_players.thinking)
    seq = room.seq
    assert room.computer_to_act() is None
    on(server, node.deadlines.look_around())
    on(server, node.deadlines.sweep())
    until(lambda: room not in server.app.node.computer_players.thinking)
    assert room.seq == seq
    assert room.match is not None
    assert not room.match.over
