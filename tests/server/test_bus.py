"""The bus: what is told, to whom, and that a lost one only costs time."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, Popen
from typing import Any

import pytest
import redis.asyncio as redis

from contissimo.server.bus import CHANNEL, MemoryBus, PostgresBus, RedisBus, open_bus
from contissimo.server.settings import Settings
from tests.server.helpers import free_port

_PROGRAM = shutil.which("redis-server")
with_redis = pytest.mark.skipif(_PROGRAM is None, reason="there is no Redis here, see .ci/bring")


@contextmanager
def a_redis(folder: Path, port: int) -> Iterator[str]:
    """A Redis of our own that keeps nothing; its address."""
    assert _PROGRAM is not None
    options = ("--port", f"{port}", "--bind", "127.0.0.1", "--save", "", "--dir", f"{folder}")
    process = Popen([_PROGRAM, *options], stdout=DEVNULL)
    try:
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.kill()
        process.wait()


async def _answers(url: str) -> None:
    async with redis.from_url(url) as asked, asyncio.timeout(10):
        while True:
            try:
                await asked.ping()
            except redis.RedisError:
                await asyncio.sleep(0.02)
            else:
                return


async def _until(test: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not test():
            await asyncio.sleep(0.01)


@with_redis
def test_a_redis_bus_carries_the_match_and_the_number_and_nothing_more(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        await _answers(url)
        heard: list[tuple[str, int]] = []
        one, two = RedisBus(url), RedisBus(url)
        await one.start(lambda match, seq: heard.append((match, seq)), lambda: None)
        await two.start(lambda match, seq: None, lambda: None)
        async with redis.from_url(url) as other, other.pubsub() as line:
            await line.subscribe(CHANNEL)
            await line.get_message(timeout=10)
            await two.publish([("k3x", 17), ("c9r", 0)])
            wire = [await line.get_message(timeout=10) for _ in range(2)]
        assert [message["data"] for message in wire if message] == [b"k3x 17", b"c9r 0"]
        await _until(lambda: len(heard) == 2)
        assert heard == [("k3x", 17), ("c9r", 0)]
        await one.stop()
        await two.stop()

    with a_redis(tmp_path, free_port()) as url:
        asyncio.run(work(url))


@with_redis
def test_a_redis_that_went_away_is_found_again_and_what_was_missed_is_read(tmp_path: Path) -> None:
    async def work(port: int) -> None:
        heard: list[tuple[str, int]] = []
        missed: list[bool] = []
        with a_redis(tmp_path, port) as url:
            await _answers(url)
            bus = RedisBus(url)
            await bus.start(
                lambda match, seq: heard.append((match, seq)), lambda: missed.append(True)
            )
        await bus.publish([("k3x", 1)])  # it is lost, and nothing breaks
        with a_redis(tmp_path, port) as url:
            await _answers(url)
            await _until(lambda: bool(missed))
            await bus.publish([("k3x", 2)])
            await _until(lambda: bool(heard))
            await bus.stop()
        assert heard == [("k3x", 2)]

    asyncio.run(work(free_port()))


def test_without_redis_publishing_is_a_line_in_the_log_and_no_more(
    capfd: pytest.CaptureFixture[str],
) -> None:
    async def run() -> None:
        bus = RedisBus("redis://127.0.0.1:1/0")
        await bus.start(lambda match, seq: None, lambda: None)
        capfd.readouterr()
        await bus.publish([("k3x", 1)])
        said = capfd.readouterr()
        assert (said.out + said.err).count("bus_away") == 1
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
