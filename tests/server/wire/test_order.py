"""Moves among other messages, in whatever order they come, and states that go out a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from contissimo.server.live.room import Room
from contissimo.server.services import Services
from contissimo.server.wire import dispatch
from contissimo.server.wire.connection import Connection
from contissimo.server.wire.endpoint import NO_SHORT_CUT as SHORT_CUT
from tests.server.helpers import Running, pair
from tests.server.wire.test_fast_frames import masked, ping, raw

MOVE = '{"t":"move","id":"%s","match":"%s","seq":%d,"move":"%s"}'


def move(name: str) -> bytes:
    return masked((MOVE % (name, "nowhere", 0, "pass")).encode())


def test_moves_and_other_messages_in_one_packet_are_answered_in_order(server: Running) -> None:
    names = [f"n{i}" for i in range(24)]
    frames = [ping(name) if i % 3 else move(name) for i, name in enumerate(names)]
    with raw(server) as client:
        client.socket.sendall(b"".join(frames))
        heard = [client.text() for _ in names]
        assert [text["re"] for text in heard] == names
        assert [text["t"] for text in heard[:3]] == ["refused", "pong", "pong"]
        assert heard[0]["why"] == "not_reading"


def test_two_moves_at_the_same_moment_are_both_answered(server: Running) -> None:
    ana, bo, match = pair(server)
    state = ana.state(match)
    first, second = (ana, bo) if state["to_act"] == [1] else (bo, ana)
    first.send("move", id="first", match=match, seq=state["seq"], move="pass")
    second.send("move", id="second", match=match, seq=state["seq"], move="pass")
    refused = second.wait("refused", lambda r: r["re"] == "second")
    assert refused["why"] in ("not_your_turn", "stale")
    first.wait("state", lambda s: s["seq"] > state["seq"])


def test_a_move_that_is_written_in_another_order_is_taken_all_the_same(server: Running) -> None:
    ana, bo, match = pair(server)
    state = ana.state(match)
    mover = ana if state["to_act"] == [1] else bo
    mover.send_raw(
        f'{{ "id": "odd", "move": "pass", "seq": {state["seq"]}, "match": "{match}", "t": "move" }}'
    )
    told = mover.wait("state", lambda s: s["seq"] > state["seq"])
    assert "pass" in [entry[2] for entry in told["log"]]
    assert told["to_act"] != state["to_act"]


def test_a_mistake_of_ours_costs_neither_the_room_nor_the_connection(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bo, match = pair(server)
    state = ana.state(match)
    mover = ana if state["to_act"] == [1] else bo
    with monkeypatch.context() as patch:
        patch.setattr(Room, "planned", _mistake)
        assert mover.move(match, state["seq"], "pass")["why"] == "again"
    with monkeypatch.context() as patch:
        patch.setattr(Room, "keep_stored", _mistake)
        mover.send("move", match=match, seq=state["seq"], move="pass")
        mover.ask("ping")
    # That one is stored, and the room finds out when it stores the next.
    assert mover.move(match, state["seq"], "pass")["why"] == "stale"
    after = mover.state(match, state["seq"] + 1)
    assert after["to_act"] != state["to_act"]


def _mistake(*_: Any) -> None:
    raise ZeroDivisionError


def connected(send: Any, short_cut: dict[str, Callable[..., Any]]) -> Connection:
    services = SimpleNamespace(settings=SimpleNamespace(messages_per_second=9), ticks=lambda: 0.0)
    given = {"send": send, "short_cut": short_cut}
    return Connection(cast(Services, services), dispatch.do, None, **given)


def talking(
    play: Callable[[Connection, list[bytes], list[bool]], None],
) -> list[bytes]:
    """What a connection has written after `play` and one turn of the loop; its third argument makes it slow."""
    written: list[bytes] = []
    slow = [False]

    def at_once(text: bytes) -> bool:
        if not slow[0]:
            written.append(text)
        return not slow[0]

    async def run() -> None:
        play(connected(None, SHORT_CUT | {"at_once": at_once}), written, slow)
        await asyncio.sleep(0)

    asyncio.run(run())
    return written


def test_of_the_states_that_wait_for_a_slow_reader_only_the_newest_is_sent() -> None:
    sent: list[str] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message["text"])

    async def run() -> None:
        connection = connected(send, SHORT_CUT)
        for match_id, text in (("m", b"old"), ("n", b"other"), ("m", b"new")):
            connection.push_state(match_id, text)
        sending = asyncio.create_task(connection.send_all())
        await until_sent(sent, 2)
        sending.cancel()

    asyncio.run(run())
    assert sent == ["new", "other"]


async def until_sent(sent: list[str], number: int) -> None:
    while len(sent) < number:
        await asyncio.sleep(0)  # the other task gets its turn


def test_what_is_told_after_a_state_is_sent_after_it() -> None:
    def play(connection: Connection, written: list[bytes], _: list[bool]) -> None:
        connection.push_state("m", b"state")
        connection.push(b"done")
        assert written == [b"state", b"done"]

    assert talking(play) == [b"state", b"done"]


def test_a_state_waits_for_a_slow_reader_and_keeps_its_place() -> None:
    def play(connection: Connection, written: list[bytes], slow: list[bool]) -> None:
        slow[0] = True
        connection.push_state("m", b"state")
        connection.push(b"done")
        slow[0] = False
        connection.push(b"more")  # not before those that wait
        assert not written

    assert talking(play) == []


def test_who_lets_more_than_200_messages_wait_is_cut_off_and_told_why() -> None:
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def run() -> None:
        connection = connected(send, SHORT_CUT)
        for number in range(201):
            connection.push(f"{number}".encode())
        await connection.send_all()

    asyncio.run(run())
    assert [message["text"] for message in sent[:200]] == [f"{number}" for number in range(200)]
    bye, close = sent[200:]
    assert bye["text"] == '{"t":"bye","why":"too_slow"}'
    assert close["code"] == 1008
