"""The bus: what is told, to whom, and that a lost one only costs time."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, Popen
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest
import redis.asyncio as redis

from contissimo.server.cluster.bus import CHANNEL, MemoryBus, PostgresBus, RedisBus, open_bus
from contissimo.server.settings import Settings
from tests.ports import HOST, Port
from tests.server.helpers import PATIENCE
from tests.server.postgres import postgres
from tests.server.silent_proxy import silent_postgres, silent_proxy

_PROGRAM = shutil.which("redis-server")
with_redis = pytest.mark.skipif(_PROGRAM is None, reason="there is no Redis here, see .ci/bring")


@contextmanager
def a_redis(folder: Path, port: Port) -> Iterator[str]:
    """A Redis of our own that keeps nothing; its address."""
    assert _PROGRAM is not None
    options = ("--port", f"{port.number}", "--bind", HOST, "--save", "", "--dir", f"{folder}")
    process = Popen([_PROGRAM, *options], stdout=DEVNULL)
    try:
        yield f"redis://{HOST}:{port.number}/0"
    finally:
        process.kill()
        process.wait()


async def _answers(url: str) -> None:
    async with redis.from_url(url) as asked, asyncio.timeout(PATIENCE):
        while True:
            try:
                await asked.ping()
            except redis.RedisError:
                await asyncio.sleep(0.02)  # Redis says nowhere else that it is up
            else:
                return


async def _until(test: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not test():
            await asyncio.sleep(0.01)  # looks again, up to PATIENCE


@with_redis
def test_a_redis_bus_carries_the_match_and_the_number_and_nothing_more(
    tmp_path: Path, port: Port
) -> None:
    async def work(url: str) -> None:
        await _answers(url)
        heard: list[tuple[str, int]] = []
        one, two = RedisBus(url), RedisBus(url)
        await one.start(lambda match, seq: heard.append((match, seq)), lambda: None)
        await two.start(lambda match, seq: None, lambda: None)
        async with redis.from_url(url) as other, other.pubsub() as line:
            await line.subscribe(CHANNEL)
            await line.get_message(timeout=PATIENCE)
            await two.publish([("k3x", 17), ("c9r", 0)])
            wire = [await line.get_message(timeout=PATIENCE) for _ in range(2)]
        assert [message["data"] for message in wire if message] == [b"k3x 17", b"c9r 0"]
        await _until(lambda: len(heard) == 2)
        assert heard == [("k3x", 17), ("c9r", 0)]
        await one.stop()
        await two.stop()

    with a_redis(tmp_path, port) as url:
        asyncio.run(work(url))


@with_redis
def test_a_redis_that_went_away_is_found_again_and_what_was_missed_is_read(
    tmp_path: Path, port: Port
) -> None:
    async def work() -> None:
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

    asyncio.run(work())


def test_without_redis_publishing_is_a_line_in_the_log_and_no_more(
    capfd: pytest.CaptureFixture[str], port: Port
) -> None:
    async def run() -> None:
        bus = RedisBus(f"redis://{HOST}:{port.number}/0")
        await bus.start(lambda match, seq: None, lambda: None)
        capfd.readouterr()
        await bus.publish([("k3x", 1)])
        said: list[str] = []

        def logged() -> bool:
            said.extend(capfd.readouterr())
            return "bus_away" in "".join(said)

        await _until(logged)
        await bus.stop()

    asyncio.run(run())


@with_redis
def test_a_redis_that_hangs_holds_nobody_up_and_is_left_for_a_new_connection(
    tmp_path: Path, port: Port
) -> None:
    async def work(url: str) -> None:
        await _answers(url)
        heard: list[tuple[str, int]] = []
        missed: list[bool] = []
        async with silent_proxy(lambda: asyncio.open_connection(HOST, port.number)) as proxy:
            bus = RedisBus(f"redis://{HOST}:{proxy.port}/0", quiet=0.05, patience=0.5)
            await bus.start(
                lambda match, seq: heard.append((match, seq)), lambda: missed.append(True)
            )
            proxy.silence()
            for seq in range(1, 1000):
                await bus.publish([("k3x", seq), ("k3x", 0)])
            assert len(bus._news) <= 2  # the newest of a match alone waits
            await _until(lambda: bool(missed))

            async def published() -> None:
                while not heard:
                    await bus.publish([("c9r", 3)])
                    await asyncio.sleep(0.05)  # the first ones may go where nobody answers

            await asyncio.wait_for(published(), PATIENCE)
            await bus.stop()
        assert ("c9r", 3) in heard

    with a_redis(tmp_path, port) as url:
        asyncio.run(work(url))


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


async def _notify(database: str, payload: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute("SELECT pg_notify('contissimo', $1)", payload)
    await connection.close()


async def _hears_again(database: str, heard: list[tuple[str, int]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while ("c9r", 3) not in heard:
            await _notify(database, "c9r 3")
            await asyncio.sleep(0.05)  # nobody listens before the bus is back


def test_a_bus_that_breaks_between_connecting_and_listening_listens_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = 0

    async def breaks(self: Any, channel: str, callback: Any) -> None:
        nonlocal broken
        broken += 1
        monkeypatch.setattr(asyncpg.Connection, "add_listener", listens)
        self.terminate()
        await listens(self, channel, callback)

    listens = asyncpg.Connection.add_listener
    monkeypatch.setattr(asyncpg.Connection, "add_listener", breaks)

    async def run() -> None:
        heard: list[tuple[str, int]] = []
        bus = PostgresBus(database)
        await asyncio.wait_for(
            bus.start(lambda match, seq: heard.append((match, seq)), lambda: None), PATIENCE
        )
        await _hears_again(database, heard)
        await bus.stop()

    asyncio.run(run())
    assert broken == 1


def test_a_postgresql_line_that_falls_silent_is_left_for_a_new_one(database: str) -> None:
    async def run() -> None:
        heard: list[tuple[str, int]] = []
        missed: list[bool] = []
        async with silent_postgres(database) as (proxy, address):
            bus = PostgresBus(address, quiet=0.05, patience=2.0)
            await bus.start(
                lambda match, seq: heard.append((match, seq)), lambda: missed.append(True)
            )
            proxy.silence()
            await _until(lambda: bool(missed))
            await _hears_again(database, heard)
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
