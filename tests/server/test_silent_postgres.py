"""A PostgreSQL that falls silent or is locked: whoever waits may try again, over a new connection, and health says so."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest

from tests.server.helpers import PATIENCE, serving, settings_for
from tests.server.postgres import postgres
from tests.server.test_hanging import (
    as_promised,
    first_mover,
    health_comes_to,
    is_told_again,
    passes,
    quick_and_by_default,
)


class Proxy:
    """Stands before a PostgreSQL, as a firewall does that may forget connections: they stay open, and nothing comes."""

    def __init__(self, place: str) -> None:
        self._place = place
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._lines: list[socket.socket] = []
        self._silent: set[socket.socket] = set()
        self._silences_new = False
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"postgresql://postgres:@127.0.0.1:{self._listening.getsockname()[1]}/postgres"

    def fall_silent(self, *, also_new: bool) -> None:
        """Whatever is open falls silent for good; what is opened later, until `listen_again`."""
        with self._lock:
            self._silent.update(self._lines)
            self._silences_new = also_new

    def listen_again(self) -> None:
        with self._lock:
            self._silences_new = False

    def _accept(self) -> None:
        with suppress(OSError):  # it is closed
            while True:
                near, _ = self._listening.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(self._place)
                with self._lock:
                    self._lines += [near, far]
                    if self._silences_new:
                        self._silent |= {near, far}
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(1 << 16):
                if one not in self._silent:
                    other.sendall(data)
            if one not in self._silent:
                other.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        with self._lock:
            for line in self._lines:
                with suppress(OSError):
                    line.shutdown(socket.SHUT_RDWR)
                line.close()


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture
def proxy(database: str) -> Iterator[Proxy]:
    folder = parse_qs(urlsplit(database).query)["host"][0]
    made = Proxy(f"{folder}/.s.PGSQL.5432")
    yield made
    made.close()


@quick_and_by_default
def test_when_open_connections_fall_silent_moves_go_over_new_ones(
    tmp_path: Path, proxy: Proxy, seconds: float
) -> None:
    given = settings_for(tmp_path, database=proxy.address, give_seconds=60, answer_seconds=seconds)
    with serving(given) as running:
        mover, match, seq = first_mover(running)
        proxy.fall_silent(also_new=False)
        with as_promised(seconds):
            passes(mover, match, seq)
        health_comes_to(mover, 200)


@quick_and_by_default
def test_while_postgresql_is_silent_everybody_may_try_again_and_health_is_503(
    tmp_path: Path, proxy: Proxy, seconds: float
) -> None:
    given = settings_for(tmp_path, database=proxy.address, give_seconds=60, answer_seconds=seconds)
    with serving(given) as running:
        movers = [first_mover(running) for _ in range(3)]
        asking = running.watcher()
        proxy.fall_silent(also_new=True)
        with as_promised(seconds):
            for mover, match, seq in movers:
                mover.send("move", id="pass", match=match, seq=seq, move="pass")
            for mover, _, _ in movers:
                assert mover.wait("refused")["why"] == "again"
        refused = asking.http.post("/api/me", json={})
        assert (refused.status_code, refused.json()["why"]) == (503, "again")
        assert health_comes_to(asking, 503)["since"] > 0
        proxy.listen_again()
        health_comes_to(asking, 200)
        for mover, match, seq in movers:
            passes(mover, match, seq)


@pytest.mark.parametrize("also_new", [False, True])
def test_a_server_on_a_silent_postgresql_ends(
    tmp_path: Path, proxy: Proxy, *, also_new: bool
) -> None:
    """Whatever a move, a task in the background or a first transaction on a new connection waits for; long before the limit of an answer."""
    given = settings_for(
        tmp_path, database=proxy.address, give_seconds=60, answer_seconds=10 * PATIENCE
    )
    with serving(given) as running:
        node = running.app.node
        mover, match, seq = first_mover(running)
        proxy.fall_silent(also_new=also_new)
        mover.send("move", id="pass", match=match, seq=seq, move="pass")

        async def publish() -> None:
            for _ in range(12):  # more than the pool has open
                node.spawn(node.publish(match))

        running.do(publish)
        # `serving` waits for the end.


def test_what_another_holds_locked_is_refused_by_postgresql_itself(
    tmp_path: Path, database: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """No connection is cut for it: the others are well."""
    with serving(
        settings_for(tmp_path, database=database, give_seconds=60, answer_seconds=3)
    ) as running:
        mover, match, seq = first_mover(running)

        async def lock() -> None:
            other = await asyncpg.connect(database)
            held = other.transaction()
            await held.start()
            await other.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
            await asyncio.wait_for(asyncio.to_thread(is_told_again, mover, match, seq), PATIENCE)
            await held.rollback()
            await other.close()

        asyncio.run(lock())
        passes(mover, match, seq)
    assert "database_silent" not in capfd.readouterr().err
