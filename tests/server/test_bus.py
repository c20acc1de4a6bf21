"""The bus: what is told, to whom, and that a lost one only costs time. Redis is a small stand-in that speaks its protocol."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from contissimo.server.bus import CHANNEL, MemoryBus, PostgresBus, RedisBus, open_bus
from contissimo.server.settings import Settings


class SmallRedis:
    """Enough of Redis to publish and subscribe."""

    def __init__(self) -> None:
        self.listening: list[asyncio.StreamWriter] = []
        self.everybody: list[asyncio.StreamWriter] = []
        self.published: list[bytes] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.everybody.append(writer)
        try:
            while command := await self._command(reader):
                self._answer(command, writer)
                await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            if writer in self.listening:
                self.listening.remove(writer)
            writer.close()

    async def _command(self, reader: asyncio.StreamReader) -> list[bytes]:
        head = await reader.readline()
        parts = []
        for _ in range(int(head[1:] or b"0")):
            size = int((await reader.readline())[1:])
            parts.append((await reader.readexactly(size + 2))[:-2])
        return parts

    def _answer(self, command: list[bytes], writer: asyncio.StreamWriter) -> None:
        match command[0].upper():
            case b"SUBSCRIBE":
                self.listening.append(writer)
                writer.write(_array(b"subscribe", command[1]) + b":1\r\n")
            case b"PUBLISH":
                self.published.append(command[2])
                for other in self.listening:
                    other.write(_array(b"message", command[1]) + _bulk(command[2]))
                writer.write(b":%d\r\n" % len(self.listening))
            case b"HELLO":
                writer.write(b"-ERR unknown command\r\n")
            case _:
                writer.write(b"+OK\r\n")


def _bulk(text: bytes) -> bytes:
    return b"$%d\r\n%b\r\n" % (len(text), text)


def _array(*parts: bytes) -> bytes:
    return b"*3\r\n" + b"".join(map(_bulk, parts))


async def _until(test: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not test():
            await asyncio.sleep(0.01)


def with_redis(work: Callable[[SmallRedis, str], Awaitable[None]]) -> None:
    async def run() -> None:
        small = SmallRedis()
        server = await asyncio.start_server(small.serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            await work(small, f"redis://127.0.0.1:{port}/0?protocol=2")
        finally:
            server.close()
            for writer in small.everybody:
                writer.close()

    asyncio.run(run())


def test_a_redis_bus_carries_the_match_and_the_number_and_nothing_more() -> None:
    async def work(small: SmallRedis, url: str) -> None:
        heard: list[tuple[str, int]] = []
        one, two = RedisBus(url), RedisBus(url)
        await one.start(lambda match, seq: heard.append((match, seq)), lambda: None)
        await two.start(lambda match, seq: None, lambda: None)
        await two.publish([("k3x", 17), ("c9r", 0)])
        await _until(lambda: len(heard) == 2)
        assert heard == [("k3x", 17), ("c9r", 0)]
        assert small.published == [b"k3x 17", b"c9r 0"]
        await one.stop()
        await two.stop()

    with_redis(work)


def test_a_redis_that_went_away_is_found_again_and_what_was_missed_is_read() -> None:
    async def work(small: SmallRedis, url: str) -> None:
        heard: list[tuple[str, int]] = []
        missed: list[bool] = []
        bus = RedisBus(url)
        await bus.start(lambda match, seq: heard.append((match, seq)), lambda: missed.append(True))
        for writer in small.listening:
            writer.close()
        await _until(lambda: bool(missed))
        await bus.publish([("k3x", 1)])
        await _until(lambda: bool(heard))
        await bus.stop()

    with_redis(work)


def test_without_redis_publishing_fails_quietly() -> None:
    async def run() -> None:
        bus = RedisBus("redis://127.0.0.1:1/0")
        await bus.start(lambda match, seq: None, lambda: None)
        await bus.publish([("k3x", 1)])
        await bus.stop()

    asyncio.run(run())


def test_the_bus_that_the_settings_name() -> None:
    def kind(**settings: Any) -> type:
        return type(open_bus(Settings(**settings)))

    assert CHANNEL == "contissimo"
    assert kind() is MemoryBus
    assert kind(database="postgresql://db/x") is PostgresBus
    assert kind(database="postgresql://db/x", bus="redis://r") is RedisBus
    assert kind(database="postgresql://db/x", bus="memory") is MemoryBus
