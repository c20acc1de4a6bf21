"""Whatever is sent over a socket is answered once, with a code, or the connection is cut off; the table lives on."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    rule,
    run_state_machine_as_test,
)
from websockets.exceptions import ConnectionClosed

from contissimo.server.messages.inbound import MAX_BYTES
from tests.server.helpers import PATIENCE, Client, settings_for
from tests.server.processes import Process, process

ANSWERS = {"done", "score", "hint", "reach", "possible", "pong", "refused"}
SLOW = ("hint", "reach")
"""What a process may have to think about first; the answer comes when it comes."""
PUSHED = {"welcome", "table", "state", "lobby", "home", "said"}
CODE = re.compile(r"[a-z_]{3,40}")
GROWTH = 48 * 1024 * 1024
"""Bytes; what a process may take more after all that than after its first game."""

FLOODS = 4
FLOOD = 2500

# What could stand in a message

_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
_garbage = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    _json.map(msgspec.json.encode),
    st.sampled_from(
        ['{"t":' * 200, "[" * 4000, '{"id":"x"}', "\ufeff{}", '{"t":"ping","id":"a"}x']
    ),
)
_moves = st.one_of(
    st.sampled_from(
        ["pass", "steal 1+1+1=3", "decline", "challenge", "accept", "swap 5", "swap _3", "draw 1:5"]
    ),
    st.sampled_from(["8d 9+6/2", "h8 1+1", "8h 5", "8d ?6+1=7", "8g (1)+2", "1a 1", "15o 1+1+1"]),
    st.sampled_from(["roll 1 2 3", "first 1", "last", "away 5", "hand 2 greedy", "end 1:5 2:."]),
    st.text("0123456789+-*/()=? x:÷−abcdefghijklmnopqrstu_", min_size=1, max_size=200),
    st.integers(1, 199).map(lambda n: "(" * n + "1"),
    st.integers(1, 99).map(lambda n: "9*" * n + "9=1"),
    st.text(min_size=1, max_size=200),
)
_fields: dict[str, st.SearchStrategy[Any]] = {
    "seq": st.just("now") | st.integers(-2, 60) | st.just(1_000_000),
    "move": _moves,
    "seat": st.none() | st.integers(-1, 10),
    "token": st.none() | st.text("abcXYZ-_09", min_size=1, max_size=64),
    "bytes": st.text("0123456789abcdef", min_size=30, max_size=34),
    "phrase": st.sampled_from(["hello", "good_game", "nonsense"]),
    "on": st.booleans(),
    "level": st.sampled_from(["greedy", "random", "nobody"]),
}
_kinds = {
    "enter": ["match", "token", "seat"],
    "leave": ["match"],
    "sit": ["match", "token", "seat"],
    "stand": ["match"],
    "start": ["match"],
    "give": ["match", "bytes", "seat"],
    "move": ["match", "seq", "move", "seat"],
    "try": ["match", "seq", "move", "seat"],
    "hint": ["match", "seq", "seat"],
    "takeback": ["match", "seq", "seat"],
    "reach": ["match", "seq", "seat"],
    "possible": ["match", "seq"],
    "card": ["match", "seq"],
    "say": ["match", "phrase"],
    "mute": ["match", "seat", "on"],
    "hand": ["match", "seat", "level"],
    "rematch": ["match"],
    "lobby": ["on"],
    "home": ["on"],
    "ping": [],
}


@st.composite
def _messages(draw: st.DrawFn) -> dict[str, Any]:
    """A message of the protocol; sometimes with a field too few, too many or of another type."""
    kind = draw(st.sampled_from(sorted(_kinds)))
    message: dict[str, Any] = {"t": kind, "id": draw(st.from_regex(r"\A[A-Za-z0-9_.-]{1,40}\Z"))}
    for name in _kinds[kind]:
        if name == "match":
            message[name] = draw(st.sampled_from(["running", "alone", "over", "none"]))
        else:
            message[name] = draw(_fields[name])
    if draw(st.integers(0, 3)) == 0:
        name = draw(st.sampled_from(sorted(message)))
        match draw(st.sampled_from(["drop", "retype", "add"])):
            case "drop":
                del message[name]
            case "retype":
                message[name] = draw(_json)
            case "add":
                message[draw(st.text(max_size=10))] = draw(_json)
    return message


class Attack:
    """A server, a table with two healthy players, and those who send what they like."""

    def __init__(self, node: Process) -> None:
        self.node = node
        self.ids = itertools.count(1)
        self.floods = 0
        self.games = itertools.cycle(["contig60", "contig60", "calculissimo"])
        self.healthy = [node.guest("Ana").connect(), node.guest("Bo").connect()]
        self.over = self.new_table()
        self.running = self.over
        self.end()
        self.running = self.new_table()
        self.seq = 0
        """How far the running match has come."""
        ana, bo = node.watcher(), node.watcher()
        for second, first in zip((ana, bo), self.healthy, strict=True):
            second.http.cookies = first.http.cookies
        self.senders = {"ana": ana, "bo": bo, "eve": node.guest("Eve"), "nobody": node.watcher()}
        for client in self.senders.values():
            client.connect()
        self.alone = self.new_table_alone()
        self.play_on()

    def new_table(self) -> str:
        ana, bo = self.healthy
        match: str = ana.table(next(self.games), listed=True)["match"]
        bo.done("sit", match=match)
        for client in (ana, bo):
            client.done("enter", match=match)
        ana.done("start", match=match)
        for client in (ana, bo):
            client.wait("table", lambda t: t["match"] == match and t["phase"] == "giving")
            client.done("give", match=match, bytes="00" * 16)
        return match

    def new_table_alone(self) -> str:
        """Ana against the computer, with help."""
        ana = self.senders["ana"]
        seats = [{"kind": "me"}, {"kind": "computer", "level": "random"}]
        made = ana.table(next(self.games), seats, listed=True, help=True)
        match: str = made["match"]
        ana.done("enter", match=match)
        ana.done("start", match=match)
        ana.done("give", match=match, bytes="00" * 16)
        return match

    def end(self) -> None:
        """The running match is over; another game follows."""
        state = [client.state(self.running) for client in self._entered()][-1]
        self.healthy[state["to_act"][0] - 1].move(self.running, state["seq"], "resign")

    def _entered(self) -> list[Client]:
        """The healthy two, with the state of the moment still to be read."""
        for client in self.healthy:
            client.raw.clear()
            client.done("enter", match=self.running)
            client.unread.clear()
            client.done("enter", match=self.running)
        return self.healthy

    def names(self, message: dict[str, Any]) -> dict[str, Any]:
        """With the matches that there are, and the number of the last entry."""
        known: dict[Any, Any] = {"running": self.running, "over": self.over, "now": self.seq}
        known["alone"] = self.alone
        given = {name: message.get(name) for name in ("match", "seq")}
        named = {name: known[text] for name, text in given.items() if _is_in(text, known)}
        return message | named

    def say(self, who: str, text: str | bytes) -> list[dict[str, Any]]:
        """Send something; all that comes back before the answer to a question asked after it."""
        client, id_ = self.senders[who], f"then-{next(self.ids)}"
        client.unread.clear()
        client.raw.clear()
        client.send_raw(text)
        client.send("ping", id=id_)
        heard: list[dict[str, Any]] = []
        while True:
            message = client.read(PATIENCE)
            if message.get("re") == id_:
                return heard
            if message["t"] == "state" and message["match"] == self.running:
                self.seq = message["seq"]
            heard.append(message)

    def wait_for_answer(self, who: str, id_: Any) -> list[dict[str, Any]]:
        heard: list[dict[str, Any]] = []
        while not any(message.get("re") == id_ for message in heard):
            heard.append(self.senders[who].read(PATIENCE))
        return heard

    def wait_for_state(self, who: str) -> None:
        state = self.senders[who].wait("state", timeout=PATIENCE)
        if state["match"] == self.running:
            self.seq = state["seq"]

    def play_on(self) -> None:
        """The healthy ones can still play, whatever the others did."""
        ana, bo = self._entered()
        state = [client.state(self.running) for client in (ana, bo)][-1]
        if state["outcome"] is not None:
            self.running = self.new_table()
            state = [client.state(self.running) for client in (ana, bo)][-1]
        mover, other = (ana, bo) if state["to_act"] == [1] else (bo, ana)
        said = "decline" if state["clocks"]["wait"] == "steal" else "pass"
        after = mover.move(self.running, state["seq"], said)
        assert after["t"] == "state", after
        assert other.state(self.running, after["seq"])["to_act"] == after["to_act"]
        self.seq = after["seq"]
        for who in ("ana", "bo"):
            self.say(who, msgspec.json.encode({"t": "enter", "id": "e", "match": self.running}))

    def reconnect(self, who: str) -> None:
        self.senders[who].close()
        self.senders[who].connect()


def _is_in(text: Any, known: dict[Any, Any]) -> bool:
    return isinstance(text, str) and text in known


_anybody = st.sampled_from(["ana", "bo", "eve", "nobody"])
_seated = st.sampled_from(["ana", "bo"])


class Sockets(RuleBasedStateMachine):
    attack: ClassVar[Attack]

    @rule(who=_anybody, text=_garbage)
    def garbage(self, who: str, text: str | bytes) -> None:
        answers = self._answers(self.attack.say(who, text))
        assert len(answers) == 1
        assert answers[0]["t"] in ("refused", "pong"), answers

    @rule(who=_seated, kind=st.sampled_from(["move", "try"]), move=_moves)
    def play(self, who: str, kind: str, move: str) -> None:
        id_ = f"play{next(self.attack.ids)}"
        fields = {"id": id_, "match": "running", "seq": "now", "move": move}
        self.message(who, {"t": kind, **fields})

    @rule(
        kind=st.sampled_from(["hint", "takeback", "reach", "possible", "card", "move"]), move=_moves
    )
    def against_the_computer(self, kind: str, move: str) -> None:
        """At the state of the moment, so that more of it is taken."""
        alone = self.attack.alone
        heard = self.attack.say("ana", b'{"t":"enter","id":"e","match":"%b"}' % alone.encode())
        told = [m["seq"] for m in heard if m["t"] == "state" and m["match"] == alone]
        seq = told[-1] if told else self.attack.senders["ana"].state(alone)["seq"]
        message = {"t": kind, "id": f"alone{next(self.attack.ids)}", "match": "alone", "seq": seq}
        self.message("ana", message | ({"move": move} if kind == "move" else {}))

    @rule(who=_anybody, message=_messages())
    def message(self, who: str, message: dict[str, Any]) -> None:
        heard = self.attack.say(who, msgspec.json.encode(self.attack.names(message)))
        answers = self._answers(heard)
        if not answers and message.get("t") in SLOW:
            answers = self._answers(self.attack.wait_for_answer(who, message["id"]))
        if not answers:
            # A move that was accepted, or had been before: the state is the answer.
            assert message.get("t") == "move", message
            if not any(told["t"] == "state" for told in heard):
                self.attack.wait_for_state(who)  # states wait until all else is sent
            return
        assert len(answers) == 1, answers
        if isinstance(message.get("id"), str) and "t" in message:
            assert answers[0]["re"] in (message["id"], None)

    def _answers(self, heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
        assert {message["t"] for message in heard} <= ANSWERS | PUSHED
        answers = [message for message in heard if message["t"] in ANSWERS]
        for answer in answers:
            if answer["t"] == "refused":
                assert CODE.fullmatch(answer["why"])
                # This one says that the server made a mistake.
                assert answer["why"] != "again", answer
        return answers

    @rule(who=_anybody, more=st.integers(1, 100_000))
    def huge(self, who: str, more: int) -> None:
        client = self.attack.senders[who]
        client.raw.clear()
        with suppress(ConnectionClosed):
            client.send_raw("x" * (MAX_BYTES + more))
            while client.read(PATIENCE)["t"] in PUSHED | {"bye"}:
                pass
            pytest.fail("it was read")
        self.attack.reconnect(who)

    @rule(who=st.sampled_from(["eve", "nobody"]))
    def flood(self, who: str) -> None:
        """Past the stated rate it is refused, and past that the connection ends."""
        self.attack.floods += 1
        if self.attack.floods > FLOODS:
            return
        client, count = self.attack.senders[who], FLOOD
        client.raw.clear()
        with suppress(ConnectionClosed):
            for number in range(count):
                client.send("ping", id=f"flood{number}")
            for _ in range(count):
                told = client.read(PATIENCE)
                assert told["t"] in PUSHED or told["t"] in ("pong", "refused", "bye"), told
        self.attack.reconnect(who)

    def teardown(self) -> None:
        self.attack.play_on()


@pytest.fixture
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("fuzz")
    given = settings_for(
        folder, give_seconds=60, messages_per_second=1000, tables_per_address_hour=1_000_000
    )
    with process(given, folder / "log") as node:
        yield node


def test_whatever_is_sent_is_answered_with_a_code_and_the_table_lives(node: Process) -> None:
    _fuzz(node)


@pytest.mark.soak
def test_whatever_is_sent_for_long_is_answered_with_a_code(node: Process) -> None:
    _fuzz(node)


def _fuzz(node: Process) -> None:
    class Here(Sockets):
        attack = Attack(node)

    thorough = settings.default
    assert thorough is not None
    few = settings(
        thorough,
        max_examples=thorough.max_examples // 4,
        stateful_step_count=25,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Here, settings=settings(few, max_examples=5))
    before = node.memory
    Here.attack.end()
    run_state_machine_as_test(Here, settings=few)
    assert node.memory < before + GROWTH
    assert node.mistakes() == []
