"""Bad input: whatever is sent is refused with a code, and the table lives on."""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from contissimo.server.wire.connection import Connection
from tests.server.helpers import (
    PATIENCE,
    Client,
    Clock,
    Running,
    pair,
    serving,
    settings_for,
    until,
)
from tests.server.wire.test_fast_frames import masked, ping, raw

BAD = [
    "",
    "{",
    "null",
    "[]",
    '"enter"',
    "{}",
    '{"t":"enter"}',
    '{"t":"nonsense","id":"a"}',
    '{"t":"enter","id":"a"}',
    '{"t":"enter","id":"a","match":7}',
    '{"t":"enter","id":"a","match":"../etc"}',
    '{"t":"enter","id":"a","match":"abc","more":1}',
    '{"t":"move","id":"a","match":"abc","seq":-1,"move":"pass"}',
    '{"t":"move","id":"a","match":"abc","seq":1.5,"move":"pass"}',
    '{"t":"move","id":"a","match":"abc","seq":99999999999999999999,"move":"pass"}',
    '{"t":"move","id":"a","match":"abc","seq":1,"move":""}',
    '{"t":"move","id":"' + "a" * 41 + '","match":"abc","seq":1,"move":"pass"}',
    '{"t":"move","id":"a\\n","match":"abc","seq":1,"move":"pass"}',
    '{"t":"say","id":"a","match":"abc","phrase":"buy my things"}',
    '{"t":"give","id":"a","match":"abc","bytes":"xyz"}',
    "[" * 2000,
    '{"t":' * 500,
    "\u0000",
    '{"t":"ping","id":"\\ud800"}',
]


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_message_is_refused(server: Running, text: str) -> None:
    client = server.guest().connect()
    client.send_raw(text)
    told = client.wait("refused")
    assert told["why"] == "unreadable"
    assert client.ask("ping")["t"] == "pong"


def test_bytes_are_read_like_text(server: Running) -> None:
    client = server.guest().connect()
    client.send_raw(b'{"t":"ping","id":"x"}')
    assert client.wait("pong")["re"] == "x"
    client.send_raw(b"\xff\xfe\x00")
    assert client.wait("refused")["why"] == "unreadable"


def test_a_refusal_names_the_message_where_it_can(server: Running) -> None:
    client = server.guest().connect()
    client.send_raw('{"t":"nonsense","id":"mine"}')
    assert client.wait("refused")["re"] == "mine"


def test_a_message_that_is_too_long_closes_the_connection(server: Running) -> None:
    client = server.guest().connect()
    client.send_raw('{"t":"ping","id":"' + "a" * 5000 + '"}')
    assert client.read() == {"t": "bye", "why": "too_large"}
    with pytest.raises(ConnectionClosed) as closed:
        client.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, messages_per_second=50), now=Clock()) as running:
        client = running.guest().connect()

        def flood() -> None:
            with suppress(ConnectionClosed):
                for _ in range(5000):
                    client.send("ping")
            while True:
                client.read()

        with pytest.raises(ConnectionClosed) as closed:
            flood()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert client.raw[-1] == '{"t":"bye","why":"flood"}'
        again = running.guest().connect()
        assert again.ask("ping")["t"] == "pong"


def test_a_flood_that_lets_some_messages_through_is_cut_off_too(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path, messages_per_second=50), now=clock) as running:
        client = running.guest().connect()

        def flood() -> None:
            for _ in range(60):
                for _ in range(50):
                    client.send("ping")
                for _ in range(50):
                    client.read()
                clock.pass_time(0.02)  # for one that is let through

        with pytest.raises(ConnectionClosed):
            flood()


def test_who_talks_and_never_reads_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("contissimo.server.wire.connection._LAST_WORDS", 0.5)
    with serving(settings_for(tmp_path, messages_per_second=5000)) as running, raw(running) as deaf:
        (connection,) = running.app.node.connections
        most = 0
        with suppress(OSError):  # it waits as long as nobody reads, and fails when we are cut off
            while connection in running.app.node.connections:
                deaf.socket.sendall(masked(b'{"t":"nonsense","id":"' + b"x" * 3000 + b'"}') * 20)
                most = max(most, len(connection._queue))
        until(lambda: connection not in running.app.node.connections)
        assert most <= 200


def test_who_sends_faster_than_it_is_heard_has_to_wait(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard, hear = threading.Event(), Connection.hear

    async def slowly(self: Connection, text: str | bytes) -> None:
        await asyncio.to_thread(heard.wait, PATIENCE)
        await hear(self, text)

    monkeypatch.setattr(Connection, "hear", slowly)
    with raw(server) as client:
        frames = server.frames_of(client.socket.getsockname())
        for number in range(20):
            assert not frames.read_paused or number > 8
            client.socket.sendall(ping("a"))
        until(lambda: frames.read_paused and not frames.transport.is_reading())
        heard.set()
        for _ in range(20):
            assert client.text()["t"] == "pong"
        assert frames.transport.is_reading()


def test_a_mistake_of_ours_is_a_code_and_quotes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError("a secret")

    with serving(settings_for(tmp_path)) as running:
        ana = running.guest("Ana")
        monkeypatch.setattr(running.app.node.lists, "lobby", broken)
        answer = ana.http.get("/api/tables")
        assert (answer.status_code, answer.json()) == (500, {"why": "failed", "details": {}})
    logged = capfd.readouterr().err
    assert "RuntimeError" in logged
    assert "a secret" not in logged


def test_bad_input_leaves_a_table_as_it_was(server: Running) -> None:
    ana, bo, match = pair(server)
    state = ana.state(match)
    for client in (ana, bo):
        for text in BAD:
            client.send_raw(text.replace("abc", match))
        client.ask("ping")
    mover = ana if state["to_act"] == [1] else bo
    assert mover.move(match, state["seq"], "pass")["t"] == "state"


def test_without_a_cookie_one_may_only_watch(server: Running) -> None:
    ana = server.guest("Ana").connect()
    match = ana.table(listed=True)["match"]
    nobody = server.watcher().connect()
    nobody.done("enter", match=match)
    assert nobody.wait("table")["yours"] == []
    for said in ("sit", "stand", "start", "rematch"):
        assert nobody.refused(said, match=match) == "no_identity"
    assert nobody.refused("home", on=True) == "no_identity"
    assert nobody.refused("move", match=match, seq=0, move="pass") == "not_seated"
    nobody.done("leave", match=match)
    assert nobody.refused("say", match=match, phrase="hello") == "not_reading"
    ana.done("stand", match=match)


def test_one_connection_reads_so_many_tables_and_no_more(server: Running) -> None:
    ana = server.guest("Ana").connect()
    node = server.app.node
    connection = next(c for c in node.connections if c.guest is not None and c.guest.name == "Ana")
    connection.rooms.update({f"x{n}": None for n in range(64)})  # type: ignore[misc]  # only counted
    match = ana.table()["match"]
    assert ana.refused("enter", match=match) == "too_many"
    connection.rooms.clear()


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'"x"', b"\xff", b'{"name":5}'])
def test_rest_refuses_with_a_code_and_no_stack_trace(server: Running, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = server.guest().http.post("/api/me", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json() == {"why": "unreadable", "details": {}}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", b'{"name":' + b"[" * 1500),
        ("/api/rulesets", b'{"game":"contig60","text":' + b'{"a":' * 1500),
        ("/api/me", b'{"name":"\xff\xfe"}'),
        ("/api/me", b'{"\xc3\x28":1}'),
        ("/api/replay", b'{"text":"\xed\xa0\x80"}'),
    ],
)
def test_a_body_that_is_no_text_or_nested_too_deep_is_unreadable(
    server: Running, capfd: pytest.CaptureFixture[str], path: str, body: bytes
) -> None:
    headers = {"content-type": "application/json"}
    answer = server.guest().http.post(path, content=body, headers=headers)
    assert (answer.status_code, answer.json()["why"]) == (400, "unreadable")
    assert capfd.readouterr().err == ""


def test_a_recursion_of_our_own_is_a_mistake_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def broken(*_: Any) -> None:
        raise RecursionError

    with serving(settings_for(tmp_path)) as running:
        monkeypatch.setattr(running.app.node.lists, "lobby", broken)
        assert running.guest().http.get("/api/tables").status_code == 500
    assert "RecursionError" in capfd.readouterr().err


def test_a_body_that_is_too_long_is_refused(server: Running) -> None:
    answer = server.guest().http.post("/api/me", content=b"x" * 100_000)
    assert answer.status_code == 413
    assert answer.json()["why"] == "too_large"


def test_memory_does_not_grow_with_refusals(server: Running) -> None:
    ana, bo, match = pair(server)
    state = ana.state(match)
    mover: Client = ana if state["to_act"] == [1] else bo

    def refused(count: int) -> int:
        """The blocks of memory that are held after so many refusals of each kind."""
        for number in range(count):
            mover.send("move", id=f"n{number}", match=match, seq=state["seq"], move="1+1=900")
            mover.send("move", id=f"o{number}", match=match, seq=0, move="pass")
            mover.send("enter", id=f"p{number}", match="nothere")
            mover.send_raw(f'{{"t":"nonsense","id":"q{number}"}}')
            for _ in range(4):
                mover.wait("refused")
            if number % 5 == 0:
                assert mover.http.get("/api/records/nothere").status_code == 404
        mover.unread.clear()
        mover.raw.clear()
        gc.collect()
        return sys.getallocatedblocks()

    refused(50)
    held = [refused(400) for _ in range(5)]
    # What leaks grows each time; what is cached, or comes and goes beside it, doesn't.
    grown = [after - before for before, after in pairwise(held)]
    assert min(grown) < 250, grown
