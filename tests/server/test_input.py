"""Bad input: whatever is sent is refused with a code, and the table lives on."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.helpers import Client, Running, pair, serving, settings_for

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
    with pytest.raises(ConnectionClosed) as closed:
        client.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, messages_per_second=50)) as running:
        client = running.guest().connect()

        def flood() -> None:
            for _ in range(5000):
                client.send("ping")
            while True:
                client.read()

        with pytest.raises(ConnectionClosed) as closed:
            flood()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        again = running.guest().connect()
        assert again.ask("ping")["t"] == "pong"


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


def test_a_body_that_is_too_long_is_refused(server: Running) -> None:
    answer = server.guest().http.post("/api/me", content=b"x" * 100_000)
    assert answer.status_code == 413
    assert answer.json()["why"] == "too_large"


def test_memory_does_not_grow_with_refusals(server: Running) -> None:
    ana, bo, match = pair(server)
    state = ana.state(match)
    mover: Client = ana if state["to_act"] == [1] else bo

    def refused(count: int) -> int:
        for number in range(count):
            mover.send("move", id=f"n{number}", match=match, seq=state["seq"], move="1+1=900")
        for _ in range(count):
            mover.wait("refused")
        assert mover.refused(
            "move", match=match, seq=state["seq"], move="1+1=900"
        )  # lets the client drop its last batch
        gc.collect()
        return len(gc.get_objects())

    refused(200)
    before = refused(200)
    after = refused(600)
    assert after - before < 400
