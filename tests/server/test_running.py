"""`contissimo serve` as a process of its own: how it ends."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.helpers import TIMEOUT, Client, serving, settings_for
from tests.server.processes import PATIENCE


@contextmanager
def served(folder: Path, *options: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "contissimo", "serve", "--port", "0", "--lang", "en", *options]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=log, text=True
        )
    with process:
        try:
            yield process
        finally:
            process.kill()


def address(process: subprocess.Popen[str]) -> str:
    """Where it is, once it says so."""
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found is not None
    return found[0]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_who_is_connected_is_told_of_the_end(tmp_path: Path, number: signal.Signals) -> None:
    with served(tmp_path) as process:
        ana = Client(address(process), "Ana").connect()
        process.send_signal(number)
        assert ana.wait("bye") == {"t": "bye", "why": "shutdown"}
        with pytest.raises(ConnectionClosed) as closed:
            ana.read()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "shutdown")
        ana.end()
        process.wait(PATIENCE)
    assert "Traceback" not in (tmp_path / "log").read_text()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_while_it_waits_for_a_bus_that_does_not_answer(
    tmp_path: Path, number: signal.Signals
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as mute:
        mute.settimeout(PATIENCE)
        with served(tmp_path, "--bus", f"redis://127.0.0.1:{mute.getsockname()[1]}") as process:
            line, _ = mute.accept()
            with line:
                process.send_signal(number)
                process.wait(PATIENCE)
            assert process.stdout is not None
            assert process.stdout.read() == ""
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_who_does_not_listen_holds_up_no_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Deaf:
        def hang_up(self, why: str, code: int) -> None:
            assert (why, code) == ("shutdown", 1012)

    monkeypatch.setattr("contissimo.server.node._GOODBYE", 0.1)
    with serving(settings_for(tmp_path)) as running:
        node = running.app.node
        node.connections.add(Deaf())  # type: ignore[arg-type]  # only told to go
        asyncio.run_coroutine_threadsafe(node.say_goodbye(), running.loop).result(TIMEOUT)
        assert not node.ready
        node.connections.clear()
