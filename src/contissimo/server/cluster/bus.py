"""How nodes notify each other that a match has moved on: its id and the number of its last entry, nothing more.

Number 0 means that something about the table changed, or about a guest, whose id then replaces that of the match. A node that receives it reads the database; a lost message
is made up for by the sweep, so no bus needs to be reliable.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import msgspec
import redis.asyncio as redis
from redis.asyncio.connection import parse_url
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from contissimo.server.errors import BadSetting
from contissimo.server.log import log
from contissimo.server.settings import Settings

CHANNEL = "contissimo"
GUEST = "guest:"
"""Prefix of a guest's id where a match's id could be."""
QUIET = 10.0
"""Seconds without events after which a bus is pinged."""
PATIENCE = 5.0
"""Seconds that it has to answer."""
_RETRY = 1.0

T = TypeVar("T")
News = tuple[str, int]
Hear = Callable[[str, int], None]


class Writes(Protocol):
    """A database, as far as a bus needs one."""

    async def write(self, work: Callable[[Connection], T]) -> T: ...


class Bus(Protocol):
    async def start(self, hear: Hear, missed: Callable[[], None]) -> None:
        """Begin to listen; `missed` is called when events may have been lost."""
        ...

    def publish_within(self, connection: Connection, news: Sequence[News]) -> None:
        """Inside the transaction that makes it true."""
        ...

    async def publish(self, news: Sequence[News]) -> None:
        """After the transaction that made it true."""
        ...

    async def publish_alone(self, store: Writes, news: News) -> None:
        """Something that is already true, outside a transaction."""
        ...

    async def stop(self) -> None: ...


class MemoryBus:
    """One process: nobody else to notify."""

    async def start(self, hear: Hear, missed: Callable[[], None]) -> None:
        del hear, missed

    def publish_within(self, connection: Connection, news: Sequence[News]) -> None:
        del connection, news

    async def publish(self, news: Sequence[News]) -> None:
        del news

    async def publish_alone(self, store: Writes, news: News) -> None:
        del store, news

    async def stop(self) -> None:
        return None


_NOTIFY = text(
    "SELECT pg_notify('contissimo', payload) "
    "FROM json_array_elements_text(CAST(:payloads AS json)) AS payload"
)


class _Listening(ABC):
    """A bus with a connection to listen on, which is reopened however it ended."""

    _waits_for_it = True
    """Whether the server waits at the start until it listens."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    async def start(self, hear: Hear, missed: Callable[[], None]) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._keep_on(hear, missed, ready), name="bus")
        self._task.add_done_callback(lambda _: ready.set())  # `stop` may come first
        await ready.wait()

    async def _keep_on(self, hear: Hear, missed: Callable[[], None], ready: asyncio.Event) -> None:
        def listens() -> None:
            if ready.is_set():
                missed()
            ready.set()

        while True:
            try:
                await self._listen(hear, listens)
            except Exception as error:  # noqa: BLE001  # whatever it was, the next round may go well
                log.warning("bus_away", error=type(error).__name__)
                if not self._waits_for_it:
                    ready.set()
                await asyncio.sleep(_RETRY)

    @abstractmethod
    async def _listen(self, hear: Hear, listens: Callable[[], None]) -> None:
        """Listen until the connection ends or becomes unresponsive; `listens` is called when it has begun."""

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


class PostgresBus(_Listening):
    """NOTIFY is sent with the commit, so nobody is notified of something that isn't there."""

    def __init__(self, url: str, *, quiet: float = QUIET, patience: float = PATIENCE) -> None:
        super().__init__()
        self._dsn = make_url(url).set(drivername="postgresql").render_as_string(False)
        self._quiet = quiet
        self._patience = patience

    async def _listen(self, hear: Hear, listens: Callable[[], None]) -> None:
        def heard(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            _hear(hear, str(payload))

        async with asyncio.timeout(self._patience):
            connection = await asyncpg.connect(self._dsn)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            async with asyncio.timeout(self._patience):
                await connection.add_listener(CHANNEL, heard)
            listens()
            while not connection.is_closed():
                # A dead connection looks like one on which nothing happens, so ping it.
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), self._quiet)
                if not connection.is_closed():
                    async with asyncio.timeout(self._patience):
                        await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    def publish_within(self, connection: Connection, news: Sequence[News]) -> None:
        payloads = msgspec.json.encode([_payload(item) for item in news]).decode()
        connection.execute(_NOTIFY, {"payloads": payloads})

    async def publish(self, news: Sequence[News]) -> None:
        del news

    async def publish_alone(self, store: Writes, news: News) -> None:
        await store.write(lambda connection: self.publish_within(connection, [news]))


class RedisBus(_Listening):
    """For many nodes on one PostgreSQL, when its NOTIFY becomes the bottleneck.

    Nobody waits for it: a task sends what is published, and sends together what arrives meanwhile, only the newest number of each
    match. So a Redis that hangs costs neither time nor memory.
    """

    _waits_for_it = False  # events are late without it, but they arrive

    def __init__(self, url: str, *, quiet: float = QUIET, patience: float = PATIENCE) -> None:
        super().__init__()
        self._redis = redis.from_url(url)
        self._quiet = quiet
        self._patience = patience
        self._news: dict[tuple[str, bool], int] = {}
        """By match, its last entry; and separately, whether something else about it changed."""
        self._some = asyncio.Event()
        self._sending: asyncio.Task[None] | None = None

    async def start(self, hear: Hear, missed: Callable[[], None]) -> None:
        self._sending = asyncio.create_task(self._send(), name="bus-sending")
        await super().start(hear, missed)

    async def _listen(self, hear: Hear, listens: Callable[[], None]) -> None:
        async with self._redis.pubsub() as listening:
            async with asyncio.timeout(self._patience):
                await listening.subscribe(CHANNEL)
            quiet, asked = self._patience, True  # the subscription is acknowledged too
            while True:
                message = await listening.get_message(timeout=quiet)
                if message is None and asked:
                    raise TimeoutError
                if message is None:
                    async with asyncio.timeout(self._patience):
                        await listening.ping()
                    quiet, asked = self._patience, True
                    continue
                quiet, asked = self._quiet, False
                if message["type"] == "subscribe":
                    listens()
                elif message["type"] == "message":
                    _hear(hear, message["data"].decode())

    def publish_within(self, connection: Connection, news: Sequence[News]) -> None:
        del connection, news

    async def publish(self, news: Sequence[News]) -> None:
        for match, seq in news:
            key = match, seq == 0
            self._news[key] = max(seq, self._news.get(key, 0))
        self._some.set()

    async def _send(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            news, self._news = self._news, {}
            try:
                async with (
                    asyncio.timeout(self._patience),
                    self._redis.pipeline(transaction=False) as pipe,
                ):
                    for (match, _), seq in news.items():
                        pipe.publish(CHANNEL, _payload((match, seq)))
                    await pipe.execute()
            except (redis.RedisError, OSError) as error:
                log.warning("bus_away", error=type(error).__name__)

    async def publish_alone(self, store: Writes, news: News) -> None:
        del store
        await self.publish([news])

    async def stop(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)
        await super().stop()
        with suppress(redis.RedisError, OSError):
            async with asyncio.timeout(self._patience):
                await self._redis.aclose()


def _payload(news: News) -> str:
    return f"{news[0]} {news[1]}"


def _hear(hear: Hear, payload: str) -> None:
    match, _, seq = payload.partition(" ")
    if match and seq.isdecimal():
        hear(match, int(seq))


def check_bus(settings: Settings) -> None:
    """Refuse an unknown bus."""
    url = settings.bus_url
    if url == "postgresql" and settings.is_sqlite:
        raise BadSetting("bus_needs_postgresql")
    if url not in ("memory", "postgresql"):
        try:
            parse_url(url)
        except ValueError:
            raise BadSetting("bus_wrong") from None


def open_bus(settings: Settings) -> Bus:
    """The bus that the settings name."""
    check_bus(settings)
    url = settings.bus_url
    if url == "memory":
        return MemoryBus()
    if url == "postgresql":
        return PostgresBus(settings.database_url)
    return RedisBus(url)
