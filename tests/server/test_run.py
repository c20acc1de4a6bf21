"""`contissimo serve` as a process of its own: how it ends."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.helpers import PATIENCE, Client, serving, settings_for


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
        asyncio.run_coroutine_threadsafe(node.say_goodbye(), running.loop).result(PATIENCE)
        assert not node.ready
        node.connections.clear()


# What hangs


def _scribe_of(process: subprocess.Popen[str]) -> int:
    """The process that writes its moves; the first heartbeat starts it."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                if parent == process.pid and b"scribe.py" in (folder / "cmdline").read_bytes():
                    return int(folder.name)
        time.sleep(0.05)  # nobody sends word of it
    raise TimeoutError


def _is_gone(pid: int) -> bool:
    """Ended; whoever has to take note of that may not have."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return True
    return state == "Z"


def _waits_until_gone(pid: int) -> None:
    limit = time.monotonic() + PATIENCE
    while not _is_gone(pid):
        assert time.monotonic() < limit
        time.sleep(0.05)  # as above


def test_it_ends_though_its_scribe_hangs(tmp_path: Path) -> None:
    with served(tmp_path) as process:
        ana = Client(address(process), "Ana").connect()
        scribe = _scribe_of(process)
        os.kill(scribe, signal.SIGSTOP)
        process.send_signal(signal.SIGTERM)
        assert ana.wait("bye")["why"] == "shutdown"
        ana.end()
        # By itself, or by force on a machine that is very busy.
        assert process.wait(PATIENCE) in (-signal.SIGTERM, 128 + signal.SIGTERM)
        _waits_until_gone(scribe)
    assert "Traceback" not in (tmp_path / "log").read_text()


HANGS = """
import asyncio, socket, sys, threading
from pathlib import Path
from contissimo.server import run
from contissimo.server.node import Node
from contissimo.server.settings import Settings

async def hang(_node: Node) -> None:
    {hang}

Node.stop = hang
run._PATIENCE = 1.0
listening = socket.create_server(("127.0.0.1", 0))
url = f"http://127.0.0.1:{{listening.getsockname()[1]}}"
run.run(Settings(database="sqlite:///contissimo.db"), listening, lambda: print(url, flush=True))
"""


@pytest.mark.parametrize("hang", ["await asyncio.Event().wait()", "threading.Event().wait()"])
def test_it_ends_by_force_whatever_it_still_waits_for(tmp_path: Path, hang: str) -> None:
    command = [sys.executable, "-c", HANGS.format(hang=hang)]
    with (
        (tmp_path / "log").open("w") as log,
        subprocess.Popen(
            command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=log, text=True
        ) as process,
    ):
        try:
            ana = Client(address(process), "Ana").connect()
            scribe = _scribe_of(process)
            process.send_signal(signal.SIGTERM)
            assert ana.wait("bye")["why"] == "shutdown"
            ana.end()
            assert process.wait(PATIENCE) == 128 + signal.SIGTERM
            _waits_until_gone(scribe)
        finally:
            process.kill()
    lines = (tmp_path / "log").read_text()
    assert "ended_by_force" in lines
    assert "Traceback" not in lines
