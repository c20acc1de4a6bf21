"""A crowd that plays both games, comes back whenever the server is lost, and remembers all that it was told.

Everybody checks at once that what was told before still holds; in the end it is compared with what is stored.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from contissimo.core.game import Seat
from contissimo.games import GAMES
from contissimo.play.record_reader import read_record
from contissimo.play.verify import verify
from contissimo.server.settings import Settings
from contissimo.server.storage.database import open_store
from contissimo.server.storage.fetch_rows import Row
from contissimo.server.storage.match_rows import entry_of, folded, read_logs, snapshot_of
from contissimo.server.storage.table_rows import TableRow, read_tables
from tests.server.helpers import PATIENCE, Client
from tests.server.players import choose
from tests.server.processes import Process

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

    urls: list[str]
    """The nodes: who loses one tries the next."""
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

    def ledgers_of(self, name: str) -> list[Ledger]:
        return [ledger for (_, _, who), ledger in self.ledgers.items() if who == name]

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
        self.settled = False
        """All is over here, and nothing more was asked for."""
        self._node = crowd.urls.index(client.url)
        self._cookies = "; ".join(f"{k}={v}" for k, v in client.http.cookies.items())
        self._ids = itertools.count(1)
        self._socket: ClientConnection
        self._seat: int | None = None
        self._pending: dict[str, Any] | None = None
        """A move whose fate is not known."""
        self._asked: set[tuple[str, str]] = set()

    async def run(self) -> None:
        while True:
            try:
                await self._connected()
            except _LOST:
                self.crowd.lost += 1
                self._node = (self._node + 1) % len(self.crowd.urls)
                await asyncio.sleep(0.05)  # as a page waits before it tries the next node

    @property
    def is_through(self) -> bool:
        """Whether it has seen the end, and knows what became of all it said."""
        mine = [lg for lg in self.crowd.ledgers_of(self.name) if lg.match == self.match]
        return self.settled and self._pending is None and any(ledger.over for ledger in mine)

    async def _connected(self) -> None:
        headers = {"cookie": self._cookies} if self._cookies else {}
        address = self.crowd.urls[self._node].replace("http", "ws", 1) + "/ws"
        async with connect(
            address,
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        ) as socket:
            self._socket = socket
            self._asked.clear()
            await self._say("enter", match=self.match)
            if self._pending is not None and self._pending["match"] == self.match:
                self.crowd.repeated += 1
                await self._send(self._pending)
            while True:
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
        everybody = len(table["rematch"]) == len(table["seats"])
        self.settled = phase == "over" and table["next"] is None and not everybody
        if phase == "over" and table["next"] is not None:
            self.match = table["next"]
            await self._say("enter", match=self.match)
        elif self._seat is None:
            return
        elif phase == "open":
            await self._say_once("start")
        elif phase == "giving":
            await self._say_once("give", bytes=f"{self._seat:032x}")
        elif phase == "over" and not self.crowd.finishing:
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
        await asyncio.sleep(2 * THINKING * crowd.rng.random())  # people think
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


def seated(nodes: list[Process], crowd: Crowd, game: str, preset: str) -> list[Member]:
    """Two people and a spectator, on different nodes if there are, at a table that is about to start."""
    rules: Any = GAMES[game].rulesets[preset]
    ana, bo, watcher = nodes[0].guest("Ana"), nodes[-1].guest("Bo"), nodes[-1].watcher()
    match: str = ana.table(game, ruleset=preset, listed=True)["match"]
    bo.connect().done("sit", match=match)
    bo.close()
    return [
        Member(crowd, client, match, f"{name}{match}", rules)
        for name, client in (("a", ana), ("b", bo), ("w", watcher))
    ]


async def play(
    crowd: Crowd, members: list[Member], meanwhile: Callable[[], Awaitable[None]]
) -> None:
    """All play while something happens; then they go on, each table for a while, and end their games."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(member.run()) for member in members]
        await meanwhile()
        await _come_to_an_end(crowd, members)
        for task in tasks:
            task.cancel()


async def _come_to_an_end(crowd: Crowd, members: list[Member]) -> None:
    before = dict(crowd.moved_at)

    def has_gone_on(match: str) -> bool:
        over = any(ledger.over for ledger in crowd.ledgers.values() if ledger.match == match)
        return over or crowd.moved_at[match] > before.get(match, 0)

    current = {member.match for member in members}
    await until(lambda: all(map(has_gone_on, current)), PATIENCE)
    crowd.finishing = True
    await until(lambda: all(member.is_through for member in members), PATIENCE)


def verify_records(node: Process, crowd: Crowd) -> None:
    """Every match replays by its rules, and its chance follows from its seed."""
    for match in crowd.matches:
        answer = httpx.get(f"{node.url}/api/records/{match}", timeout=PATIENCE)
        record = read_record(answer.text, GAMES)
        assert record.value("Result") != "*"
        assert verify(record, GAMES[record.value("Game")]).ok


async def compare_with_stored(settings: Settings, crowd: Crowd) -> None:
    """What all were told, with what is in the database."""
    matches = sorted(crowd.matches)
    store = await open_store(settings)
    tables = {table.id: table for table in await store.read(lambda c: read_tables(c, matches))}
    logs = await store.read(lambda c: read_logs(c, matches))
    await store.close()
    assert set(tables) == crowd.matches
    for match, table in tables.items():
        stored = logs[match]
        assert [row["seq"] for row in stored.rows] == list(range(1, len(stored.rows) + 1))
        assert stored.snapshot is not None
        fold = snapshot_of(folded(table, stored.rows))
        assert {key: stored.snapshot[key] for key in fold} == fold
        for ledger in crowd.ledgers.values():
            if ledger.match == match:
                _compare(ledger, table, stored.rows)


def _compare(ledger: Ledger, table: TableRow, rows: Sequence[Row]) -> None:
    """What one reader was told, with the log: entry by entry, and message by message."""
    for row in rows[: len(ledger.told)]:
        entry = entry_of(table.rules, row)
        if not ledger.over:
            entry = entry.seen_by(None if ledger.reader is None else Seat(ledger.reader))
        told = ledger.told[entry.seq]
        assert told[2] == str(entry.move)
        assert (told[3], told[4], told[5]) == ([*entry.points], [*entry.total], entry.clock)
    stored = [row["message"] for row in rows if row["message"] is not None]
    assert len(stored) == len(set(stored))
    mine = {f"{ledger.reader}.{id_}" for id_ in ledger.sent}
    assert {f"{ledger.reader}.{id_}" for id_ in ledger.accepted} == mine & set(stored)
    assert not {f"{ledger.reader}.{id_}" for id_ in ledger.refused} & set(stored)


async def more_moves(crowd: Crowd, count: int) -> None:
    enough = crowd.moves + count
    await until(lambda: crowd.moves >= enough, PATIENCE)


async def until(test: Callable[[], bool], patience: float) -> None:
    """Wait for something that the crowd will do."""
    async with asyncio.timeout(patience):
        while not test():
            await asyncio.sleep(0.01)  # then it is looked at again
