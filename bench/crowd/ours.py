"""Our server in a process of its own, and tables of both games at it: made over REST, played over sockets."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from subprocess import PIPE, Popen
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from contissimo.games.contig60 import GAME as CONTIG
from contissimo.games.contig60.sentences import roll_table
from crowd.games import Planned, number_of, planned
from crowd.machine import free_port
from crowd.play import Table
from crowd.wire import Wire, connect

_AT_ONCE = 64
_BENCH = Path(__file__).parent.parent


class _Ours(Table):
    """What both games have in common: states with a number, and moves that name the number they answer."""

    def __init__(self, wires: tuple[Wire, Wire], match: str) -> None:
        super().__init__(wires)
        self.match = match
        self._states = [b"", b""]
        self._moved = -1
        wires[0].listen(lambda text: self._hear(0, text))
        wires[1].listen(lambda text: self._hear(1, text))

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(b'{"t":"state"'):
            if self.game is None:
                self._states[seat] = text
            else:
                self._look(seat, text)
        elif text.startswith(b'{"t":"refused"') and self.game is not None:
            self.game.failed(text.decode())

    def ready(self) -> None:
        for seat, text in enumerate(self._states):
            if text:
                self._look(seat, text)

    def _look(self, seat: int, text: bytes) -> None:
        begin = text.index(b'"seq":') + 6
        seq = int(text[begin : text.index(b",", begin)])
        self.saw(seat, seq)
        if seq <= self._moved:
            return
        move, placement = self._choose(seat, seq, text)
        if move:
            self._moved = seq
            self.later(lambda: self._say(seat, seq, move, placement))

    def _say(self, seat: int, seq: int, move: str, placement: bool) -> None:
        self.sent(seq + 1, placement=placement)
        said = f'{{"t":"move","id":"m{seq}","match":"{self.match}","seq":{seq},"move":"{move}"}}'
        self.wires[seat].say(said.encode())

    @abstractmethod
    def _choose(self, seat: int, seq: int, text: bytes) -> tuple[str, bool]:
        """What this seat says now ("" when it is not asked), and whether it is a placement."""


class Calculissimo(_Ours):
    """A game that was made beforehand, on the chance that the server gives this match."""

    def __init__(self, wires: tuple[Wire, Wire], match: str) -> None:
        super().__init__(wires, match)
        self._plan: Planned = planned(number_of(match))

    def _choose(self, seat: int, seq: int, text: bytes) -> tuple[str, bool]:
        if seq == self._plan.last and seq > self._moved:
            self._moved = seq
            self.over()
            return "", False
        mover, move, placement = self._plan.said[seq]
        return (move, placement) if mover == seat else ("", False)


def _sayings() -> dict[bytes, list[tuple[int, str]]]:
    """By dice as a view writes them, the highest first: where the square stands in the text of a board, the sentence."""
    rules = CONTIG.rulesets["contig60"]
    layout = rules.layout
    place = {n: i + i // layout.width for i, n in enumerate(layout.bit_of)}
    return {
        ",".join(map(str, dice)).encode(): [
            (place[n], str(s))
            for n, s in reversed(roll_table(dice, rules.operations).items())
            if n in place
        ]
        for dice in product(rules.faces, repeat=3)
    }


_SAYINGS = _sayings()
_FREE = ord(".")


class Contig(_Ours):
    """The sentence of the roll table with the highest free square; pass and decline where there is none."""

    def _choose(self, seat: int, seq: int, text: bytes) -> tuple[str, bool]:
        begin = text.index(b'"view":"') + 8
        board, _, _, dice, to_move, flags = text[begin : text.index(b'"', begin)].split(b" ")
        if to_move == b".":
            self._moved = seq
            self.over()
        if to_move != b"%d" % (seat + 1):
            return "", False
        if b"passed:" in flags:
            return "decline", False
        for at, sentence in _SAYINGS[dice]:
            if board[at] == _FREE:
                return sentence, True
        return "pass", False


# Twenty rounds: later on a full board would have the players pass more often than lay.
_TWENTY = re.sub(r"(?m)^rounds = .*$", "rounds = 20", CONTIG.rulesets["contig60"].text)
# Tables are made ready before a run, and stand still while another server is played: nobody's time is up meanwhile.
RULES = {
    "calculissimo": {"clock": {"turn": 3600}},
    "contig60": {"ruleset_text": _TWENTY},
}
KINDS = {"calculissimo": Calculissimo, "contig60": Contig}


class Server:
    """The process, and how to reach it."""

    def __init__(self, process: Popen[str], port: int) -> None:
        self.process = process
        self.pid = process.pid
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    def ask(self, what: str) -> str:
        """A question to the process itself: `memory`, `rooms`."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{what}\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()


@contextmanager
def serving(checkout: Path | None = None) -> Iterator[Server]:
    """Our server with the durable store on, of this checkout or of another one that has been set up."""
    port = free_port()
    python = sys.executable if checkout is None else str(checkout / ".venv" / "bin" / "python")
    bench = _BENCH if checkout is None else checkout / "bench"
    with TemporaryDirectory(prefix="load", ignore_cleanup_errors=True) as made:
        command = [python, "-m", "crowd.serve", str(port), made]
        process = Popen(command, cwd=bench, stdin=PIPE, stdout=PIPE, text=True)  # noqa: S603  # our own program
        server = Server(process, port)
        try:
            assert server.ask("ready") == "ready"
            yield server
        finally:
            process.terminate()
            process.wait(30)


async def seat_tables(server: Server, game: str, count: int) -> list[Table]:
    """So many tables of a game with two guests each, begun, both told the first state."""
    # Ours closes a line after five quiet seconds: one that it may just be closing is not used again.
    limits = httpx.Limits(max_connections=_AT_ONCE, keepalive_expiry=2)
    origin = {"origin": server.url}
    async with httpx.AsyncClient(
        base_url=server.url, headers=origin, limits=limits, timeout=60
    ) as http:
        room = asyncio.Semaphore(_AT_ONCE)

        async def make() -> Table:
            async with room:
                return await asyncio.wait_for(_seat(http, server, game), 60)

        return await asyncio.gather(*(make() for _ in range(count)))


async def guest(http: httpx.AsyncClient) -> str:
    """A new guest; its cookie."""
    answer = await http.post("/api/me", json={}, headers={"cookie": ""})
    answer.raise_for_status()
    return answer.headers["set-cookie"].partition(";")[0]


async def _seat(http: httpx.AsyncClient, server: Server, game: str) -> Table:
    cookies = [await guest(http), await guest(http)]
    new = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]} | RULES[game]
    answer = await http.post("/api/tables", json=new, headers={"cookie": cookies[0]})
    answer.raise_for_status()
    made = answer.json()
    match, invite = made["match"], made["links"]["invite"]
    talks = [Talk(await connect(server.port, "/ws", {"Cookie": cookie})) for cookie in cookies]
    first, second = talks
    await first.done(t="enter", match=match)
    await second.done(t="sit", match=match, token=invite)
    await second.done(t="enter", match=match)
    await first.done(t="start", match=match)
    await asyncio.gather(*(talk.done(t="give", match=match, bytes="00" * 16) for talk in talks))
    states = [await talk.state() for talk in talks]
    table = KINDS[game]((first.wire, second.wire), match)
    for seat, state in enumerate(states):
        table.wires[seat].hear(state)
    return table


class Talk:
    """A wire before the game: one question after the other."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self._number = 0
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._state: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        wire.listen(self._hear)

    def _hear(self, text: bytes) -> None:
        if text.startswith(b'{"t":"state"'):
            if not self._state.done():
                self._state.set_result(text)
            return
        if b'"re":' in text:
            message = json.loads(text)
            answer = self._answers.pop(message["re"], None)
            if answer is not None:
                answer.set_result(message)

    async def done(self, **said: str) -> dict[str, Any]:
        self._number += 1
        id_ = f"s{self._number}"
        answer = self._answers[id_] = asyncio.get_running_loop().create_future()
        self.wire.say(json.dumps(said | {"id": id_}).encode())
        message = await answer
        if message["t"] == "refused":
            raise RuntimeError(f"{said}: {message}")
        return message

    async def state(self) -> bytes:
        return await self._state


async def seat_computers(server: Server, count: int) -> list[Wire]:
    """So many tables at which three champions think, one after the other, and a person passes."""
    wires = []
    async with httpx.AsyncClient(base_url=server.url, headers={"origin": server.url}) as http:
        for _ in range(count):
            cookie = await guest(http)
            champion = {"kind": "computer", "level": "champion"}
            new = {
                "game": "calculissimo",
                "ruleset": "relaxed",
                "seats": [{"kind": "me"}, *3 * [champion]],
            }
            answer = await http.post("/api/tables", json=new, headers={"cookie": cookie})
            answer.raise_for_status()
            match = answer.json()["match"]
            talk = Talk(await connect(server.port, "/ws", {"Cookie": cookie}))
            for said in ({"t": "enter"}, {"t": "start"}, {"t": "give", "bytes": "00" * 16}):
                await talk.done(match=match, **said)
            wire = talk.wire
            wire.listen(lambda text, wire=wire, match=match: _pass(wire, match, text))
            wire.hear(await talk.state())
            wires.append(wire)
    return wires


def _pass(wire: Wire, match: str, text: bytes) -> None:
    """Pass whenever the person is asked."""
    if text.startswith(b'{"t":"state"') and b'"to_act":[1]' in text:
        seq = int(text.partition(b'"seq":')[2].partition(b",")[0])
        wire.say(
            f'{{"t":"move","id":"p{seq}","match":"{match}","seq":{seq},"move":"pass"}}'.encode()
        )


async def connect_many(server: Server, count: int) -> list[Wire]:
    """So many open sockets of one guest."""
    async with httpx.AsyncClient(base_url=server.url, headers={"origin": server.url}) as http:
        cookie = {"Cookie": await guest(http)}
    room = asyncio.Semaphore(_AT_ONCE)

    async def one() -> Wire:
        async with room:
            return await connect(server.port, "/ws", cookie)

    return list(await asyncio.gather(*(one() for _ in range(count))))


async def all_answer(wires: list[Wire]) -> int:
    """How many of them answer a ping of ours within ten seconds."""
    answered = 0

    def hear(text: bytes) -> None:
        nonlocal answered
        answered += text.startswith(b'{"t":"pong"')

    for wire in wires:
        wire.listen(hear)
        wire.say(b'{"t":"ping","id":"p"}')
    for _ in range(100):
        if answered == len(wires):
            break
        await asyncio.sleep(0.1)
    return answered
