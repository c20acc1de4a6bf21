"""A real server on a port of its own, and clients that speak the protocol over real sockets."""

from __future__ import annotations

import asyncio
import io
import itertools
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from httpx import create_ssl_context
from httpx._transports import default as transports
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.openapi.spec import OpenAPI
from sqlalchemy import update
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from contissimo.core.chance import Chance, match_key, small_seed
from contissimo.core.game import Millis
from contissimo.server.app import App, create_app
from contissimo.server.run import config_of
from contissimo.server.settings import Settings
from contissimo.server.storage.database import open_store
from contissimo.server.storage.schema import matches
from contissimo.server.support.server_time import Times, wall_clock
from contissimo.server.wire.fast_frames import Frames
from tests.ports import Port, listening

# To read all certificates takes longer than most tests ask for, and no address here has one: for each way to ask they are read once.
transports.create_ssl_context = cache(create_ssl_context)  # type: ignore[attr-defined]  # it is used there

_write_document = OpenAPIPlugin._build_openapi
_documents: list[OpenAPI] = []


def _same_document(plugin: OpenAPIPlugin) -> OpenAPI:
    """What servers of one process document is the same for all; to write it takes half of a start."""
    if not _documents:
        _documents.append(_write_document(plugin))
    return _documents[0]


OpenAPIPlugin._build_openapi = _same_document  # type: ignore[method-assign,assignment]  # as said

T = TypeVar("T")
PATIENCE = 60.0
"""Seconds; a busy machine is no mistake of the server."""


class Clock:
    """Time that stands still until a test lets it pass, for `serving(now=…)`: rates, turns and absences then end when the test says so."""

    def __init__(self) -> None:
        self._now = wall_clock()

    def __call__(self) -> Millis:
        return self._now

    def ticks(self) -> float:
        """The same in seconds, for rates."""
        return self._now / 1000

    def pass_time(self, seconds: float) -> None:
        self._now = Millis(self._now + round(1000 * seconds))


def one_without_pauses() -> Times:
    """The time of a server that takes no stall of a busy machine for an absence, which it would give back to everybody as an entry of the log."""
    return Times(step=int(1000 * PATIENCE))


def one_with_pauses(settings: Settings) -> Times:
    """The time of a server as it is, for tests of absences."""
    return Times(step=Times.step_of(settings))


def until(test: Callable[[], object]) -> None:
    """Wait for something that no message tells of."""
    limit = time.monotonic() + PATIENCE
    while not test():
        assert time.monotonic() < limit, "waited in vain"
        time.sleep(0.01)  # then it is looked at again


def small_chance(number: int = 7) -> Callable[[str], Chance]:
    """The same chance for every match: what dice fall can be written down in a test."""
    chance = Chance(match_key(small_seed(number), ()))
    return lambda _match: chance


@cache
def _new_database() -> bytes:
    """A database as the first start leaves it: with tables, and nothing in them."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "new.db"

        async def make() -> None:
            await (await open_store(Settings(database=f"sqlite:///{file}"))).close()

        with ThreadPoolExecutor(1) as apart:  # where no loop runs already
            apart.submit(asyncio.run, make()).result()
        return file.read_bytes()


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Settings of a server that tests can be quick with. A database that is not named here has been there before."""
    file = folder / "contissimo.db"
    if "database" not in changes and not file.exists():
        file.touch(0o600)
        file.write_bytes(_new_database())
    given: dict[str, Any] = {
        "database": f"sqlite:///{file}",
        "port": 0,
        "workers": 1,
        "give_seconds": 1.0,
        "sweep_seconds": 0.05,
        "bot_pause_millis": 0,
        "bot_window_millis": 0,
        "answer_seconds": PATIENCE,
        # All tests come from one address, and many share a server: who wants a limit names it.
        "guests_per_address_hour": 100_000,
        "tables_per_address_hour": 100_000,
        "code_guesses_per_address_minute": 100_000,
        "code_guesses_minute": 100_000,
        "class_guesses_per_address_minute": 100_000,
        "reviews_per_address_minute": 100_000,
        "messages_per_second": 2000,
        "requests_per_address_second": 2000,
        "rulesets_per_address_second": 2000,
        "listed_per_guest": 1000,
        "listed_per_address": 100_000,
        "classes_per_address": 100_000,
        "writes_per_second": 2000,
        "replays_per_address_minute": 6000,
        "prints_per_address_minute": 6000,
        "replay_millis": 60_000,
        "print_millis": 60_000,
        "review_part_millis": 600_000,
        "review_rest": 0.0,
        # However busy the machine is: who waits for a computer player waits for all that is tested.
        "jobs_stand_back": 0,
        "review_stands_back": 0,
    }
    return Settings(**(given | changes))


class _Server(uvicorn.Server):
    """It says when it is up."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.begun = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.begun.set()


class Running:
    """A server in a thread of this process, on a port that was given or on one that the system finds."""

    def __init__(self, app: App, port: Port | None = None) -> None:
        self.app = app
        self.settings = app.node.settings
        self.config = config_of(app, self.settings)
        self._listening = listening(self.settings.host) if port is None else port.listen()
        self.port: int = self._listening.getsockname()[1]
        self._server = _Server(self.config)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._clients: list[Client] = []

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The server's own event loop, for tests that look inside."""
        return self.app.node.loop

    @property
    def server_state(self) -> ServerState:
        return self._server.server_state

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.address}"

    def start(self) -> None:
        self._thread.start()
        assert self._server.begun.wait(PATIENCE)
        assert self._server.started, "the server did not start"

    def _run(self) -> None:
        try:
            with self._listening:
                self._server.run([self._listening])
        finally:
            self._server.begun.set()  # nobody waits for one that failed

    def frames_of(self, address: object) -> Frames:
        """The server's end of the socket whose other end has this address."""
        for open_ in self._server.server_state.connections:
            peer = open_.transport.get_extra_info("peername")
            if isinstance(open_, Frames) and peer == address:
                return open_
        raise KeyError(address)

    def do(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Let the server's own loop do something, and wait until it is done."""
        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(PATIENCE)

    def stop(self) -> None:
        self.forget_clients()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), self._what_it_waits_for()
        # Who collects them later would report it in the middle of another test.
        assert not asyncio.all_tasks(self.loop), self._what_it_waits_for()

    def _what_it_waits_for(self) -> str:
        """Where each task of a server stands that does not end."""
        told = io.StringIO()
        for task in asyncio.all_tasks(self.loop):
            task.print_stack(limit=6, file=told)
        return told.getvalue()

    def forget_clients(self) -> None:
        for client in self._clients:
            client.end()
        self._clients.clear()

    def settle(self) -> None:
        """Wait for what is still being computed for nobody: the next test may look at every process of its own server."""
        node = self.app.node
        thinking, judging, dealing = (
            node.computer_players.pool,
            node.reviews.pool,
            node.classes.pool,
        )
        pools = (thinking, judging, dealing, node.reading, node.printer._pool)
        until(
            lambda: not any(pool.waiting for pool in pools) and not node.computer_players.thinking
        )
        # A table that still waits for bytes would begin by itself, in the middle of a test that counts what is drawn.
        waits = update(matches).where(matches.c.phase == "giving")
        self.do(lambda: node.store.execute(waits.values(phase="closed")))

    def guest(self, name: str | None = None) -> Client:
        """Somebody new, with a cookie."""
        self._clients.append(Client(self.url, name))
        return self._clients[-1]

    def watcher(self) -> Client:
        """Somebody without a cookie."""
        self._clients.append(Client(self.url, None, known=False))
        return self._clients[-1]


@contextmanager
def serving(
    settings: Settings,
    chance: Callable[[str], Chance] | None = None,
    now: Callable[[], Millis] | None = None,
    port: Port | None = None,
) -> Iterator[Running]:
    running = Running(create_app(settings, chance, now or one_without_pauses()), port)
    running.start()
    try:
        yield running
    finally:
        running.stop()


class Client:
    """A guest with a cookie jar and, when it is wanted, a socket."""

    def __init__(self, url: str, name: str | None = None, *, known: bool = True) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, headers={"origin": url})
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._ids = itertools.count(1)
        self.max_queue: int | None = 16
        """Frames that are taken in before they are read; None: all, so that a screen that nobody looks at can be closed."""
        self.unread: list[dict[str, Any]] = []
        self.raw: list[str] = []
        """Every message that came, byte by byte."""
        if known:
            answer = self.http.post("/api/me", json={"name": name} if name else {})
            assert answer.status_code == 201, answer.text

    def connect(self) -> Client:
        cookies = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        headers = {"cookie": cookies} if cookies else {}
        self._socket = self._open.enter_context(
            connect(
                self.url.replace("http", "ws", 1) + "/ws",
                additional_headers=headers,
                origin=Origin(self.url),
                compression=None,
                open_timeout=PATIENCE,
                max_queue=self.max_queue,
            )
        )
        self.wait("welcome")
        return self

    @property
    def greeting(self) -> Headers:
        """The headers with which the server opened the socket."""
        assert self._socket is not None
        assert self._socket.response is not None
        return self._socket.response.headers

    def go_to(self, url: str) -> Client:
        """Come back on another node (or the same one, restarted), as the same guest."""
        self.close()
        cookies = dict(self.http.cookies)
        self.http.close()
        self.url = url
        self.http = httpx.Client(
            base_url=url, timeout=PATIENCE, headers={"origin": url}, cookies=cookies
        )
        return self.connect()

    def close(self) -> None:
        self._open.close()
        self._socket = None
        self.unread.clear()

    def end(self) -> None:
        self.close()
        self.http.close()

    def send(self, t: str, /, **fields: Any) -> str:
        """Say something; its id."""
        fields.setdefault("id", f"m{next(self._ids)}")
        self.send_raw(msgspec.json.encode({"t": t, **fields}).decode())
        id_: str = fields["id"]
        return id_

    def send_raw(self, text: str | bytes) -> None:
        assert self._socket is not None
        self._socket.send(text)

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message that came, whatever it is."""
        assert self._socket is not None
        text = self._socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        return message

    def wait(
        self,
        t: str,
        test: Callable[[dict[str, Any]], bool] = lambda _: True,
        timeout: float = PATIENCE,
    ) -> dict[str, Any]:
        """The next message of a kind; others are kept in `unread`."""
        for index, message in enumerate(self.unread):
            if message["t"] == t and test(message):
                return self.unread.pop(index)
        limit = time.monotonic() + timeout
        while True:
            message = self.read(max(0.01, limit - time.monotonic()))
            if message["t"] == t and test(message):
                return message
            self.unread.append(message)

    def sees_gone(self, seat: int) -> None:
        """Wait until the person of a seat is shown as gone. Before the start they may not have come yet."""
        self.wait(
            "table",
            lambda t: (
                t["phase"] == "running"
                and [person["online"] for person in t["seats"][seat - 1]["people"]] == [False]
            ),
        )

    def ask(self, t: str, /, **fields: Any) -> dict[str, Any]:
        """Say something and wait for its answer."""
        id_ = self.send(t, **fields)
        for index, message in enumerate(self.unread):
            if message.get("re") == id_:
                return self.unread.pop(index)
        while True:
            message = self.read()
            if message.get("re") == id_:
                return message
            self.unread.append(message)

    def done(self, t: str, /, **fields: Any) -> None:
        answer = self.ask(t, **fields)
        assert answer["t"] == "done", answer

    def give(self, match: str, **fields: Any) -> None:
        """Add to the chance, unless a busy machine made that too late."""
        answer = self.ask("give", match=match, **({"bytes": "00" * 16} | fields))
        assert answer["t"] == "done" or answer["why"] == "not_giving", answer

    def refused(self, t: str, /, **fields: Any) -> str:
        answer = self.ask(t, **fields)
        assert answer["t"] == "refused", answer
        why: str = answer["why"]
        return why

    def table(self, game: str = "contig60", seats: Any = None, **fields: Any) -> dict[str, Any]:
        """Make a table: me and one open seat, unless told otherwise."""
        seats = seats or [{"kind": "me"}, {"kind": "open"}]
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **fields})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def state(self, match: str, seq: int = 0) -> dict[str, Any]:
        """The next state of a match that has come to entry `seq`."""
        return self.wait("state", lambda s: s["match"] == match and s["seq"] >= seq)

    def seen_as(self, seat: int) -> dict[str, Any]:
        """The next state as this seat sees it."""
        return self.wait("state", lambda s: s["you"] == seat)

    def move_and_wait(self, match: str, seq: int, move: str) -> dict[str, Any]:
        """Move, and the state in which it is my turn again (or the game is over)."""
        told = self.move(match, seq, move)
        while told["outcome"] is None and told["to_act"] != [told["you"]]:
            told = self.state(match, told["seq"] + 1)
        return told

    def move(self, match: str, seq: int, move: str, **fields: Any) -> dict[str, Any]:
        """Move, and the state or the refusal that came of it."""
        id_ = self.send("move", match=match, seq=seq, move=move, **fields)

        def mine(message: dict[str, Any]) -> bool:
            if message["t"] in ("refused", "done"):
                return bool(message["re"] == id_)
            if message["t"] != "state" or message["match"] != match:
                return False
            return any(len(entry) > 6 and entry[6] == id_ for entry in message["log"])

        while True:
            message = self.read()
            if mine(message):
                # With several seats on one device: taken, and the state is on its way.
                return self.state(match, seq + 1) if message["t"] == "done" else message
            self.unread.append(message)


def pair(running: Running, game: str = "contig60", **fields: Any) -> tuple[Client, Client, str]:
    """Two guests at a running table, each with its first state still to be read."""
    ana, bo = running.guest("Ana").connect(), running.guest("Bo").connect()
    return ana, bo, begin(ana, bo, game, **fields)


def begin(ana: Client, bo: Client, game: str = "contig60", **fields: Any) -> str:
    """A running table of two guests who are connected."""
    made = ana.table(game, **fields)
    match: str = made["match"]
    ana.done("enter", match=match)
    bo.done("sit", match=match, token=made["links"]["invite"])
    bo.done("enter", match=match)
    ana.done("start", match=match)
    for client in (ana, bo):
        client.wait("table", lambda t: t["phase"] == "giving")
        client.give(match)
    return match
