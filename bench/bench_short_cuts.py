"""What each short cut of the server gives: the same work with it and without it, in turns in one run.

CPU time of this thread, the lowest of many rounds, so that other work on the machine hardly counts. Sockets and disk are
left out: `bench/load.py` has the whole.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Coroutine
from typing import Any

import uvicorn
import uvloop
from sqlalchemy import Table, create_engine, insert, select
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from contissimo.core.chance import Chance, match_key, small_seed
from contissimo.core.game import Millis
from contissimo.engine.player import Budget
from contissimo.engine.registry import player
from contissimo.games import GAMES
from contissimo.play.match import Match
from contissimo.server.messages.inbound import WRITE
from contissimo.server.storage import schema
from contissimo.server.storage.fetch_rows import fetch
from contissimo.server.support import gc_tuning
from contissimo.server.wire.begun import Begun
from contissimo.server.wire.fast_frames import Frames

ROUNDS, MESSAGES, READS, ENTRIES, MATCHES = 60, 200, 100, 60, 150
HEAD = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MOVE = b'{"t":"move","id":"m12","match":"abcdefgh","seq":12,"move":"8d 9+6/2"}'
FRAME = bytes((0x81, 0x80 | len(MOVE))) + bytes(4) + MOVE
STATE = b"x" * 2000


class Wire(asyncio.Transport):
    """Counts what is written, and sends it nowhere."""

    def __init__(self) -> None:
        super().__init__()
        self.written = 0

    def write(self, data: Any) -> None:
        self.written += 1

    def is_closing(self) -> bool:
        return False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default

    def close(self) -> None: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...


async def answer(write: Callable[[bytes], Any]) -> None:
    """What a move does without rules: it waits once, for the disk, and two readers are sent a state."""
    loop = asyncio.get_running_loop()
    written: asyncio.Future[None] = loop.create_future()
    loop.call_soon(written.set_result, None)
    await written
    for _ in range(2):
        sent = write(STATE)
        if sent is not None and not isinstance(sent, bool):
            await sent


async def app(scope: Any, receive: Any, send: Any, *, begins: bool) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    short = scope.get("extensions", {}).get(WRITE)

    def slowly(text: bytes) -> Coroutine[Any, Any, None]:
        sent: Coroutine[Any, Any, None] = send({"type": "websocket.send", "text": text.decode()})
        return sent

    write = slowly if short is None else short["at_once"]
    if begins:

        def at_once(_: str) -> bool:
            Begun(answer(write), lambda: None, asyncio.create_task)
            return True

        short["listen"](lambda: None, at_once)
    while (await receive())["type"] == "websocket.receive":
        await answer(write)


async def connected(frames: Any, *, begins: bool) -> tuple[Any, Wire]:
    async def the_app(scope: Any, receive: Any, send: Any) -> None:
        await app(scope, receive, send, begins=begins)

    config = uvicorn.Config(
        the_app, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None
    )
    protocol, wire = frames(config, ServerState(), {}), Wire()
    protocol.connection_made(wire)
    protocol.data_received(HEAD)
    while not protocol.handshake_complete:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    return protocol, wire


async def messages() -> None:
    kinds = {
        "stock protocol, queue and task": await connected(WebSocketsSansIOProtocol, begins=False),
        "fast_frames, queue and task": await connected(Frames, begins=False),
        "fast_frames, begun at once": await connected(Frames, begins=True),
    }
    best = dict.fromkeys(kinds, float("inf"))
    for _ in range(ROUNDS):
        for name, (protocol, wire) in kinds.items():
            began, sent = time.thread_time(), wire.written
            for number in range(1, MESSAGES + 1):
                protocol.data_received(FRAME)
                while wire.written < sent + 2 * number:
                    await asyncio.sleep(0)
            best[name] = min(best[name], time.thread_time() - began)
    for protocol, _ in kinds.values():
        protocol.connection_lost(None)
    await asyncio.sleep(0)
    print("a move without its rules: one message, one wait, two states")
    for name, seconds in best.items():
        print(f"  {name:32} {1e6 * seconds / MESSAGES:6.1f} µs")


def rows() -> None:
    engine = create_engine("sqlite+pysqlite:///:memory:")
    schema.metadata.create_all(engine)
    entries: Table = schema.entries
    row = {"seat": 1, "move": "8d 9+6/2", "points": "12", "total": "99", "clock": 1}
    with engine.begin() as connection:
        many = [
            row | {"match": f"m{m}", "seq": s} for m in range(20) for s in range(1, ENTRIES + 1)
        ]
        connection.execute(insert(entries), many)

        def plainly(ids: list[str]) -> object:
            query = select(entries).where(entries.c.match.in_(ids)).order_by(*entries.primary_key)
            return [dict(found) for found in connection.execute(query).mappings()]

        ways: dict[str, Callable[[list[str]], object]] = {
            "SQLAlchemy's select": plainly,
            "fetch_rows": lambda ids: fetch(connection, entries, ids),
        }
        for text, tail in (("a log of 60 entries", "m7"), ("no rows, as for a new table", "none")):
            best = dict.fromkeys(ways, float("inf"))
            for _ in range(ROUNDS):
                for name, way in ways.items():
                    began = time.thread_time()
                    for _ in range(READS):
                        way([tail])
                    best[name] = min(best[name], time.thread_time() - began)
            print(f"reading {text}")
            for name, seconds in best.items():
                print(f"  {name:32} {1e6 * seconds / READS:6.1f} µs")


def played(count: int) -> list[Match]:
    game = GAMES["contig60"]
    found = []
    for number in range(count):
        players = [player("contig60", "random", seed) for seed in (number, number + count)]
        chance = Chance(match_key(small_seed(number), ()))
        match = Match.begin(game, game.rulesets["contig60"], 2).advance(chance)
        while not match.over and len(match.log) < 120:
            (seat,) = match.position.to_act
            move = players[seat - 1].choose(match.position.view(seat), Budget(nodes=1))
            match = match.play(seat, move, Millis(0)).advance(chance)
            found.append(match)  # as a room keeps positions that may be taken back
    return found


def pauses() -> None:
    """Matches are played and kept, first with the usual collector, then settled: how long it stops everything."""
    seconds: list[float] = []
    began = 0.0

    def noticed(phase: str, _: dict[str, Any]) -> None:
        nonlocal began
        if phase == "start":
            began = time.thread_time()
        else:
            seconds.append(time.thread_time() - began)

    print(f"garbage collection while {MATCHES} matches are played and kept")
    for name in ("usual", "gc_tuning"):
        if name == "gc_tuning":
            gc_tuning.settle()
        seconds.clear()
        gc.callbacks.append(noticed)
        start = time.thread_time()
        kept = played(MATCHES)
        all_of_it = time.thread_time() - start
        gc.callbacks.remove(noticed)
        print(
            f"  {name:32} longest {1000 * max(seconds):6.1f} ms, {100 * sum(seconds) / all_of_it:4.1f} % of the time, {len(kept)} states"
        )
        del kept


def main() -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(messages())
    rows()
    pauses()


if __name__ == "__main__":
    main()
