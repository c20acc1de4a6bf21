"""A crowd that plays both games, comes back whenever the server is lost, and remembers all that it was told.

Everybody checks at once that what was told before still holds; `ledger` compares it with what is stored.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from contissimo.games import GAMES
from contissimo.server.settings import Settings
from tests.server.helpers import Client
from tests.server.players import choose

THINKING = 0.03
"""About how many seconds a player thinks."""
_LOST = (WebSocketException, OSError, asyncio.TimeoutError, EOFError)

Log = dict[int, list[Any]]
"""By number, the entries that somebody was told."""


@dataclass
class Ledger:
    """What one reader of one match was told and answered."""

    match: str
    reader: int | None
    told: Log = field(default_factory=dict)
    sent: dict[str, str] = field(default_factory=dict)
    """The moves that were sent, by the id of their message."""
    accepted: dict[str, int] = field(default_factory=dict)
    """The entry that a message became."""
    refused: dict[str, str] = field(default_factory=dict)
    over: bool = False

    def note_state(self, state: dict[str, Any]) -> None:
        log = state["log"]
        assert [entry[0] for entry in log] == list(range(1, len(log) + 1))
        assert state["seq"] == len(log) >= len(self.told), "something told before is gone"
        over = state["outcome"] is not None
        for entry in log:
            before = self.told.get(entry[0])
            # The end uncovers what was hidden; otherwise an entry stays as it was told.
            assert before is None or over or before == entry, (before, entry)
            if len(entry) > 6:
                assert self.accepted.setdefault(entry[6], entry[0]) == entry[0], "doubled"
                assert self.sent[entry[6]] == entry[2]
                assert entry[6] not in self.refused
            self.told[entry[0]] = entry
        ids = [entry[6] for entry in log if len(entry) > 6]
        assert len(ids) == len(set(ids)), "doubled"
        self.over = over


@dataclass
class Crowd:
    """All who play, and what they know together."""

    url: str
    settings: Settings
    rng: Random
    ledgers: dict[tuple[str, int | None, str], Ledger] = field(default_factory=dict)
    moves: int = 0
    """Moves known to be accepted."""
    repeated: int = 0
    """Messages sent again after a loss."""
    lost: int = 0
    """Connections that went away."""
    moved_at: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    finishing: bool = False
    """No more new games: resign instead."""

    def ledger(self, match: str, reader: int | None, name: str) -> Ledger:
        return self.ledgers.setdefault((match, reader, name), Ledger(match, reader))

    @property
    def matches(self) -> set[str]:
        return {match for match, _, _ in self.ledgers}


class Member:
    """Somebody with a seat, or who watches. One connection at a time, opened again when it is lost."""

    def __init__(self, crowd: Crowd, client: Client, match: str, name: str, rules: Any) -> None:
        self.crowd = crowd
        self.match = match
        self.name = name
        self.rules = rules
        self.game = next(game.key for game in GAMES.values() if rules.text in _texts(game))
        self.done = False
        self._cookies = "; ".join(f"{k}={v}" for k, v in client.http.cookies.items())
        self._ids = itertools.count(1)
        self._socket: ClientConnection
        self._seat: int | None = None
        self._pending: dict[str, Any] | None = None
        """A move whose fate is not known."""
        self._asked: set[tuple[str, str]] = set()

    async def run(self) -> None:
        while not self.done:
            try:
                await self._connected()
            except _LOST:
                self.crowd.lost += 1
                await asyncio.sleep(0.05)

    async def _connected(self) -> None:
        headers = {"cookie": self._cookies} if self._cookies else {}
        address = self.crowd.url.replace("http", "ws", 1) + "/ws"
        async with connect(
            address, additional_headers=headers, compression=None, ping_interval=None
        ) as socket:
            self._socket = socket
            self._asked.clear()
            await self._say("enter", match=self.match)
            if self._pending is not None and self._pending["match"] == self.match:
                self.crowd.repeated += 1
                await self._send(self._pending)
            while not self.done:
                text = await asyncio.wait_for(socket.recv(), 60)
                await self._hear(msgspec.json.decode(text))

    async def _send(self, message: dict[str, Any]) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    async def _say(self, t: str, **fields: Any) -> None:
        await self._send({"t": t, "id": f"{self.name}-{next(self._ids)}", **fields})

    async def _say_once(self, t: str, **fields: Any) -> None:
        if (t, self.match) not in self._asked:
            self._asked.add((t, self.match))
            await self._say(t, match=self.match, **fields)

    async def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"t": "table", "match": self.match}:
                await self._see_table(message)
            case {"t": "state", "match": self.match}:
                await self._see_state(message)
            case {"t": "refused", "re": str(re), "why": str(why)}:
                self._see_refusal(re, why)
            case {"t": "refused"}:
                raise AssertionError(message)

    async def _see_table(self, table: dict[str, Any]) -> None:
        yours = table["yours"]
        self._seat = yours[0] if yours else None
        phase = table["phase"]
        if phase == "over" and table["next"] is not None and not self.crowd.finishing:
            self.match = table["next"]
            await self._say("enter", match=self.match)
        elif phase == "over" and self.crowd.finishing:
            self.done = True
        elif self._seat is not None:
            if phase == "open":
                await self._say_once("start")
            elif phase == "giving":
                await self._say_once("give", bytes=f"{self._seat:032x}")
            elif phase == "over":
                await self._say_once("rematch")

    async def _see_state(self, state: dict[str, Any]) -> None:
        crowd = self.crowd
        ledger = crowd.ledger(self.match, state["you"], self.name)
        before = len(ledger.accepted)
        ledger.note_state(state)
        crowd.moves += len(ledger.accepted) - before
        crowd.moved_at[self.match] = max(crowd.moved_at[self.match], state["seq"])
        pending = self._pending
        if pending is not None and (pending["id"] in ledger.accepted or ledger.over):
            pending = self._pending = None
        if pending is None and self._seat in state["to_act"] and state["you"] == self._seat:
            await self._move(state, ledger)

    async def _move(self, state: dict[str, Any], ledger: Ledger) -> None:
        assert self._seat is not None
        crowd = self.crowd
        await asyncio.sleep(2 * THINKING * crowd.rng.random())
        if crowd.finishing:
            move = "resign"
        else:
            move = choose(self.game, self.rules, state["view"], self._seat, crowd.rng)
        id_ = f"{self.name}-{next(self._ids)}"
        message = {"t": "move", "id": id_, "match": self.match, "seq": state["seq"], "move": move}
        ledger.sent[id_] = move
        self._pending = message
        await self._send(message)

    def _see_refusal(self, re: str, why: str) -> None:
        pending = self._pending
        if pending is not None and pending["id"] == re:
            ledger = self.crowd.ledger(pending["match"], self._seat, self.name)
            assert re not in ledger.accepted
            assert why in ("stale", "game_over"), why
            ledger.refused[re] = why
            self._pending = None


def _texts(game: Any) -> set[str]:
    return {rules.text for rules in game.rulesets.values()}


async def until(test: Callable[[], bool], patience: float) -> None:
    """Wait for something that the crowd will do."""
    async with asyncio.timeout(patience):
        while not test():
            await asyncio.sleep(0.01)
