"""The same public actions on two servers whose hidden worlds differ, and every byte that each reader was told.

Time and the tokens of a server are made the same here, so that whatever differs comes of what was hidden.
"""

from __future__ import annotations

import hashlib
import io
import re
import secrets
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest

from contissimo.core.chance import Chance, small_stream
from contissimo.core.game import NATURE, Millis, Rng
from contissimo.games.calculissimo.moves import Draw, Order
from contissimo.play.match import Match
from contissimo.server.tables import lists
from tests.ports import Port
from tests.server.helpers import PATIENCE, Client, Running, serving, settings_for

NOW = 1_791_072_000_000


@cache
def _port() -> Port:
    """One for all worlds of a process: an address may be told, too."""
    return Port()


class _Said:
    """A source of chance that says what stands in a script."""

    def __init__(self, script: list[int]) -> None:
        self._script = iter(script)

    def below(self, bound: int) -> int:
        said = next(self._script)
        assert 0 <= said < bound
        return said


class Script:
    """The chance of a match as its log has it. It counts how often it is asked."""

    def __init__(self, match: Match, after: int = 0) -> None:
        self.asked = 0
        self._after = after
        self._entries: list[list[int]] = []
        before = match.begun()
        for entry in match.log:
            if entry.is_chance:
                self._entries.append(_indices(before.position, entry.move))
            before = before.fold([entry])

    def entry(self, number: int) -> Rng:
        self.asked += 1
        if number < len(self._entries):
            return _Said(self._entries[number])
        return small_stream(self._after, number)

    def for_all(self) -> Callable[[str], Chance]:
        return lambda _match: cast("Chance", self)


def _indices(position: Any, move: Any) -> list[int]:
    """Which tiles of the bag are taken, one after the other, so that this is drawn."""
    assert isinstance(move, Order | Draw)
    faces = [face for _, face in move.drawn] if isinstance(move, Order) else list(move.tiles)
    left, indices = list(position.bag), []
    for face in faces:
        indices.append(left.index(face))
        left.pop(indices[-1])
    return indices


class _Steady:
    """In the place of `secrets`: the same in every world, and nothing twice."""

    def __init__(self) -> None:
        self._count = 0

    def token_bytes(self, count: int) -> bytes:
        self._count += 1
        return hashlib.shake_256(f"steady {self._count}".encode()).digest(count)

    def token_hex(self, count: int) -> str:
        return self.token_bytes(count).hex()

    def token_urlsafe(self, count: int) -> str:
        return self.token_hex(count)

    def choice(self, letters: Sequence[Any]) -> Any:
        return letters[self.token_bytes(1)[0] % len(letters)]


@dataclass
class World:
    """A server whose chance is given, with the clock in our hand."""

    running: Running
    log: io.StringIO
    times: list[int] = field(default_factory=lambda: [NOW])
    asked: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    """By reader, every REST answer."""

    def pass_time(self, millis: int = 1000) -> None:
        self.times[0] += millis

    def read_rest(self, name: str, client: Client, match: str) -> None:
        """Ask for everything there is to ask for."""
        for path in (
            *("/api/me", "/api/me/tables", "/api/me/games", "/api/tables"),
            *("/api/games", "/api/health"),
            *(f"/api/records/{match}", "/api/records/nosuch", "/api/openapi.json", "/api/none"),
        ):
            self.asked[name].append(_answer(client.http.get(path)))

    def ask_about(self, name: str, client: Client, match: str, guess: dict[str, str]) -> None:
        """What moves are worth, and what lies behind links: to the table as one reads it, and to a position that guesses all of it."""
        links = (f"/t/{match}", f"/projector/{match}", f"/replay/{match}", f"/review/{match}")
        for path in links:
            self.asked[name].append(_answer(client.http.get(path)))
        record = client.http.get(f"/api/records/{match}").text
        for path, given in (
            ("/api/positions", guess),
            ("/api/positions/moves", guess),
            ("/api/positions/moves/one", guess | {"move": "pass"}),
            ("/api/replay", {"text": record}),
            ("/api/replay/best", {"text": record, "seq": 3}),
            ("/api/reviews", {"text": record}),
            ("/api/reviews/moves", {"text": record, "seq": 3, "move": "pass"}),
        ):
            answer = client.http.post(path, json=given, timeout=PATIENCE)
            self.asked[name].append(_answer(answer))

    def settle(self, *clients: Client) -> None:
        """Wait until nothing that was set off is still to be told."""
        for _ in range(2):
            for client in clients:
                assert client.ask("ping")["t"] == "pong"

    def log_lines(self) -> list[str]:
        """The log of the operator, but for the time of day."""
        return [_TIME.sub("", line) for line in self.log.getvalue().splitlines()]


_TIME = re.compile(r'"timestamp": "[^"]*"')


def _answer(response: httpx.Response) -> str:
    headers = sorted((k, v) for k, v in response.headers.items() if k != "date")
    return f"{response.status_code} {headers} {response.content!r}"


def told(client: Client, since: int = 0) -> dict[str, list[str]]:
    """What came over a socket, each kind in order; one said twice in a row counts once."""
    kinds: dict[str, list[str]] = defaultdict(list)
    for text in client.raw[since:]:
        kind = kinds[msgspec.json.decode(text)["t"]]
        if text not in kind[-1:]:
            kind.append(text)
    return kinds


@contextmanager
def world(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    chance: Callable[[str], Chance] | None,
    **changes: Any,
) -> Iterator[World]:
    steady, log, times = _Steady(), io.StringIO(), [NOW]
    folder.mkdir()
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stderr", log)
        patched.setattr(lists, "_EVERY", 0.02)
        patched.setattr(lists, "_SOON", 0.0)
        for name, module in list(sys.modules.items()):
            if name.startswith("contissimo.server"):
                for attribute in ("secrets", "random_bytes"):
                    if getattr(module, attribute, None) is secrets:
                        patched.setattr(module, attribute, steady)
        # Whether a rate refuses depends on the moment: nothing here is to.
        rates = {"tries_per_second": 10**6, "asks_per_second": 10**6, "hints_per_minute": 10**6}
        settings = settings_for(folder, give_seconds=3600, **(rates | changes))
        with serving(settings, chance, lambda: Millis(times[0]), _port()) as running:
            yield World(running, log, times)


def seated(
    world_: World, game: str, seats: Sequence[dict[str, Any]] | None = None, **fields: Any
) -> tuple[Client, Client, str]:
    """Two at a listed table that runs (or one, when the other seat is a computer player's)."""
    ana, bo = world_.running.guest("Ana").connect(), world_.running.guest("Bo").connect()
    match: str = ana.table(game, seats, listed=True, **fields)["match"]
    ana.done("enter", match=match)
    people = [ana]
    if seats is None:
        # Here first: that somebody sits who is not here yet may be sent, or not.
        bo.done("enter", match=match)
        bo.done("sit", match=match)
        people.append(bo)
    world_.settle(ana, bo)
    ana.done("start", match=match)
    for client in people:
        client.wait("table", lambda t: t["phase"] == "giving")
        client.done("give", match=match, bytes="00" * 16)
        world_.settle(ana, bo)
    return ana, bo, match


def players_moves(match: Match) -> list[tuple[int, int, str]]:
    """The moves of the players: who, what, and the last entry after it and the chance that follows."""
    moves = [
        (entry.seq, entry.seat, str(entry.move)) for entry in match.log if entry.seat != NATURE
    ]
    ends = [seq - 1 for seq, _, _ in moves[1:]] + [len(match.log)]
    return [(seat, end, text) for (_, seat, text), end in zip(moves, ends, strict=True)]
