"""How nodes tell each other that a match has gone on: its name and the number of its last entry, nothing more.

Number 0 says that something about the table changed, or about a guest, who then stands in its place. Whoever hears of it reads the database; a lost message
is made good by the sweep, so no bus needs to be reliable.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import msgspec
import redis.asyncio as redis
from redis.asyncio.connection import parse_url
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from contissimo.core.errors import IllegalMove
from contissimo.server.log import log
from contissimo.server.settings import Settings
from contissimo.server.store import Store

CHANNEL = "contissimo"
GUEST = "guest:"
"""How the name of a guest begins where that of a match could stand."""
_RETRY = 1.0

News = tuple[str, int]
Hear = Callable[[str, int], None]


class Bus(Protocol):
    async def start(self, hear: Hear, missed: Callable[[], None]) -> None:
        """Begin to listen; `missed` is called when news may have been lost."""
        ...

    def publish_within(self, connection: Connection, news: Sequence[News]) -> None:
        """Inside the transaction that makes it true."""
        ...

    async def publish(self, news: Sequence[News]) -> None:
        """After the transaction that made it true."""
        ...

    async def publish_alone(self, store: Store, news: News) -> None:
        """What is true already, by itself."""
        ...

    async def stop(self) -> None: ...


class MemoryBus:
    """One process: nobody else to tell."""

    async def start(self, hear: Hear, missed: Callable[[], None]) -> None:
        del hear, missed

    def publish_within(self, connection: Connection, news: Sequence[News]) -> None:
        del connection, news

    async def publish(self, news: Sequence[News]) -> None:
        del news

    async def publish_alone(self, store: Store, news: News) -> None:
        del store, news

    async def stop(self) -> None:
        return None


_NOTIFY = text(
    "SELECT pg_notify('contissimo', payload) "
    "FROM json_array_elements_text(CAST(:payloads AS json)) AS payload"
)


class PostgresBus:
    """NOTIFY comes with the commit, so nobody hears of what isn't there."""

    def __init__(self, url: str) -> None:
        self._dsn = make_url(url).set(drivername="postgresql").render_as_string(False)
        self._task: asyncio.Task[None] | None = None

    async def start(self, hear: Hear, missed: Callable[[], None]) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(hear, missed, ready), name="bus")
        self._task.add_done_callback(lambda _: ready.set())  # `stop` may come first
        await ready.wait()

    async def _listen(self, hear: Hear, missed: Callable[[], None], ready: asyncio.Event) -> None:
        def heard(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
            _hear(hear, str(payload))

        while True:
            try:
                connection = await asyncpg.connect(self._dsn)
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("bus_away", error=type(error).__name__)
                await asyncio.sleep(_RETRY)
                continue
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _, lost=lost: lost.set())
            try:
                await connection.add_listener(CHANNEL, heard)
                if ready.is_set():
                    missed()
                ready.set()
                await lost.wait()
            finally:
                if not connection.is_closed():
                    await connection.close(timeout=2)

    def publish_within(self, connection: Connection, news: Sequence[News]) -> None:
        payloads = msgspec.json.encode([_payload(item) for item in news]).decode()
        connection.execute(_NOTIFY, {"payloads": payloads})

    async def publish(self, news: Sequence[News]) -> None:
        del news

    async def publish_alone(self, store: Store, news: News) -> None:
        await store.write(lambda connection: self.publish_within(connection, [news]))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


class RedisBus:
    """For many nodes on one PostgreSQL, when its NOTIFY becomes the narrow place."""

    def __init__(self, url: str) -> None:
        self._redis = redis.from_url(url)
        self._task: asyncio.Task[None] | None = None

    async def start(self, hear: Hear, missed: Callable[[], None]) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(hear, missed, ready), name="bus")
        self._task.add_done_callback(lambda _: ready.set())  # `stop` may come first
        await ready.wait()

    async def _listen(self, hear: Hear, missed: Callable[[], None], ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as listening:
                    await listening.subscribe(CHANNEL)
                    if ready.is_set():
                        missed()
                    ready.set()
                    async for message in listening.listen():
                        if message["type"] == "message":
                            _hear(hear, message["data"].decode())
            except redis.RedisError as error:
                log.warning("bus_away", error=type(error).__name__)
                ready.set()  # news come late without it, but they come
                await asyncio.sleep(_RETRY)

    def publish_within(self, connection: Connection, news: Sequence[News]) -> None:
        del connection, news

    async def publish(self, news: Sequence[News]) -> None:
        try:
            async with self._redis.pipeline(transaction=False) as pipe:
                for item in news:
                    pipe.publish(CHANNEL, _payload(item))
                await pipe.execute()
        except redis.RedisError as error:
            log.warning("bus_away", error=type(error).__name__)

    async def publish_alone(self, store: Store, news: News) -> None:
        del store
        await self.publish([news])

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._redis.aclose()


def _payload(news: News) -> str:
    return f"{news[0]} {news[1]}"


def _hear(hear: Hear, payload: str) -> None:
    match, _, seq = payload.partition(" ")
    if match and seq.isdecimal():
        hear(match, int(seq))


def check_bus(settings: Settings) -> None:
    """Refuse a bus that there is not."""
    url = settings.bus_url
    if url == "postgresql" and settings.is_sqlite:
        raise IllegalMove("bus_needs_postgresql")
    if url not in ("memory", "postgresql"):
        try:
            parse_url(url)
        except ValueError:
            raise IllegalMove("bus_wrong") from None


def open_bus(settings: Settings) -> Bus:
    """The bus that the settings name."""
    check_bus(settings)
    url = settings.bus_url
    if url == "memory":
        return MemoryBus()
    if url == "postgresql":
        return PostgresBus(settings.database_url)
    return RedisBus(url)
