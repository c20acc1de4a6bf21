"""A server in a process of its own, which can be killed at any moment. Its log goes to a file.

A process that has imported everything already is forked for each start, so that starting again costs little.
"""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from contissimo.server.app import create_app
from contissimo.server.run import config_of
from contissimo.server.settings import Settings
from tests.ports import Port
from tests.server.helpers import (
    PATIENCE,
    Client,
    one_with_pauses,
    one_without_pauses,
    small_chance,
)

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(
    [
        "contissimo.server.run",
        "contissimo.server.storage.migrations.versions",
        "tests.server.processes",
        "asyncpg",
        "uvloop",
        "httptools",
        "uvicorn.lifespan.on",
        "uvicorn.loops.auto",
        "uvicorn.protocols.http.auto",
        "uvicorn.protocols.websockets.websockets_sansio_impl",
    ]
)


def _serve(
    given: dict[str, Any], log: str, chance: int | None, listening: socket.socket, *, pauses: bool
) -> None:
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(file, 1)
    os.dup2(file, 2)
    threading.Thread(target=_end_with_the_tests, daemon=True).start()
    settings = Settings(**given)
    now = one_with_pauses(settings) if pauses else one_without_pauses()
    app = create_app(settings, None if chance is None else small_chance(chance), now)
    uvicorn.Server(config_of(app, settings)).run([listening])


def _end_with_the_tests() -> None:
    """Tests that were interrupted stop nothing: no server may outlive them."""
    tests = multiprocessing.parent_process()
    assert tests is not None
    tests.join()
    os.kill(os.getpid(), signal.SIGTERM)


class Process:
    """One node. `start` after `kill` brings it back on the same port."""

    def __init__(
        self, settings: Settings, log: Path, chance: int | None = None, *, pauses: bool = False
    ) -> None:
        self.settings = settings
        self.log = log
        self.chance = chance
        """The same chance for every match, by a small number; None: real chance."""
        self.pauses = pauses
        """Whether a time in which it did not run is noticed and given back, in a test of just that."""
        self.clients: list[Client] = []
        self._port = Port(settings.host)
        self._process: Any = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port.number}"

    @property
    def pid(self) -> int:
        pid: int = self._process.pid
        return pid

    def start(self) -> Process:
        given = {name: getattr(self.settings, name) for name in self.settings.__struct_fields__}
        # Not a daemon: those may not have processes of their own, and computer players need them.
        with self._port.listen() as listening:
            self._process = _forks.Process(
                target=_serve,
                args=(given, str(self.log), self.chance, listening),
                kwargs={"pauses": self.pauses},
            )
            self._process.start()
        # Connections wait until it takes them, and are lost when it dies; so the first answer says that it is up.
        try:
            assert httpx.get(f"{self.url}/api/health", timeout=PATIENCE).json()["ok"]
        except httpx.TransportError as lost:
            raise RuntimeError(f"the server did not start: {self.log.read_text()}") from lost
        return self

    def kill(self) -> None:
        """SIGKILL: it can't prepare for it."""
        self._process.kill()
        self._process.join(PATIENCE)

    @property
    def is_alive(self) -> bool:
        return self._process is not None and bool(self._process.is_alive())

    def forget_clients(self) -> None:
        while self.clients:
            self.clients.pop().end()

    def stop(self) -> None:
        self.forget_clients()
        if self._process is not None:
            self._process.terminate()
            self._process.join(PATIENCE)
            self._process.kill()
            self._process.join(PATIENCE)
        self._port.give_back()

    def guest(self, name: str | None = None) -> Client:
        self.clients.append(Client(self.url, name))
        return self.clients[-1]

    def watcher(self) -> Client:
        self.clients.append(Client(self.url, None, known=False))
        return self.clients[-1]

    @property
    def memory(self) -> int:
        """The bytes that the process holds now."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"VmRSS:\s*(\d+) kB", status)
        assert found is not None
        return 1024 * int(found[1])

    def mistakes(self) -> list[str]:
        """The lines of the log that tell of a mistake of the server's own."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if '"level": "info"' not in line]


@contextmanager
def process(
    settings: Settings, log: Path, chance: int | None = None, *, pauses: bool = False
) -> Iterator[Process]:
    node = Process(settings, log, chance, pauses=pauses)
    try:
        yield node.start()
    finally:
        node.stop()
