"""`contissimo serve`: what it says, and the browser that it opens."""

from __future__ import annotations

import json
import os
import pty
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from contissimo.cli import main
from contissimo.i18n import Catalogue
from contissimo.server import run as running
from contissimo.server.log import calm, log
from contissimo.server.support import lan
from tests.cli.conftest import Run


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, int]]:
    """Settings and ports of the servers that would run; each is ready at once and ends."""
    found: list[tuple[Any, int]] = []

    def run(settings: Any, listening: socket.socket, ready: Callable[[], object]) -> None:
        with listening:
            found.append((settings, listening.getsockname()[1]))
            ready()
            for thread in threading.enumerate():
                if thread.daemon and thread.name.startswith("show"):
                    thread.join(60)

    monkeypatch.setattr(running, "run", run)
    monkeypatch.setattr(lan, "lan_addresses", lambda: ["192.168.1.7"])
    return found


def test_by_default_only_this_machine_is_served(run: Run, started: list[tuple[Any, int]]) -> None:
    said = run("serve", "--port", "0")
    ((settings, port),) = started
    assert settings.host == "127.0.0.1"
    assert f"Contissimo is at http://127.0.0.1:{port} " in said.out
    assert "network" not in said.out


def test_who_else_can_come_is_said(run: Run, started: list[tuple[Any, int]]) -> None:
    said = run("serve", "--host", lan.EVERY_ADDRESS[0], "--port", "0")
    ((_, port),) = started
    assert f"Contissimo is at http://localhost:{port} " in said.out
    assert f"Others in your network find it at http://192.168.1.7:{port}" in said.out


class Terminal:
    """A real terminal of our own: what a program writes to it, once the program has ended."""

    def __init__(self) -> None:
        self._reading, writing = pty.openpty()
        self.file = os.fdopen(writing, "w", encoding="utf-8")
        self._read: list[bytes] = []
        self._thread = threading.Thread(target=self._read_all)
        self._thread.start()

    def _read_all(self) -> None:
        with suppress(OSError):  # Linux reports the end so
            while part := os.read(self._reading, 4096):
                self._read.append(part)

    def text(self) -> str:
        self.file.close()
        self._thread.join(60)
        os.close(self._reading)
        return b"".join(self._read).decode().replace("\r\n", "\n")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., str]:
    """Serve at a terminal; what is shown there."""
    monkeypatch.chdir(tmp_path)
    for name, value in (("TERM", "xterm"), ("NO_COLOR", ""), ("LC_ALL", "C.UTF-8")):
        monkeypatch.setenv(name, value)

    def serve(*options: str, columns: int = 80) -> str:
        shown = Terminal()
        calm.forget()
        with monkeypatch.context() as at_it:
            at_it.setenv("COLUMNS", str(columns))
            at_it.setattr(sys, "stdout", shown.file)
            at_it.setattr(sys, "stderr", shown.file)
            assert main(["serve", "--port", "0", *options]) == 0
            log.warning("bus_away", error="ConnectionError")
        return shown.text()

    return serve


@pytest.mark.usefixtures("started")
def test_at_a_terminal_progress_addresses_and_a_code_for_phones_are_shown(
    terminal: Callable[..., str],
) -> None:
    shown = terminal("--host", lan.EVERY_ADDRESS[0])
    words = Catalogue("en").text
    keys = ("serve-database", "serve-starting", "serve-scan")
    where = [shown.index(part) for part in (*map(words, keys[:2]), "http://localhost:")]
    where += [shown.index(part) for part in ("http://192.168.1.7:", words(keys[2]), "█▀▀▀▀▀█")]
    assert where == sorted(where)
    assert re.search(
        r"^\d\d:\d\d:\d\d  warning  bus away  error=ConnectionError$", shown, re.MULTILINE
    )


@pytest.mark.usefixtures("started")
@pytest.mark.parametrize(
    ("host", "columns"), [("127.0.0.1", 80), (lan.EVERY_ADDRESS[0], 20)], ids=["alone", "narrow"]
)
def test_no_code_is_shown_where_nobody_else_can_come_or_it_has_no_room(
    terminal: Callable[..., str], host: str, columns: int
) -> None:
    shown = terminal("--host", host, columns=columns)
    assert "http://" in shown
    assert "█" not in shown


def test_without_a_terminal_there_are_the_addresses_alone(
    run: Run, started: list[tuple[Any, int]], capsys: pytest.CaptureFixture[str]
) -> None:
    said = run("serve", "--host", lan.EVERY_ADDRESS[0], "--port", "0")
    assert len(said.out.splitlines()) == 2
    calm.forget()
    log.warning("bus_away", error="TimeoutError")
    assert json.loads(capsys.readouterr().err)["event"] == "bus_away"


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("nonsense", "The database is a file, like sqlite:///"),
        ("mysql://x", "The database is a file, like sqlite:///"),
        ("sqlite://", "The database can’t be reached: "),
        ("sqlite:///:memory:", "The database can’t be reached: "),
    ],
)
def test_a_database_that_cannot_be_used_is_shown_before_anything_is_served(
    run: Run, started: list[tuple[Any, int]], database: str, why: str
) -> None:
    said = run("serve", "--port", "0", "--database", database)
    assert said.code == 2
    assert said.err.startswith(why)
    assert not started


@pytest.mark.parametrize(
    ("option", "number"),
    [
        *(("--port", number) for number in ("-1", "65536", "70000")),
        *(("--workers", number) for number in ("-1", "0")),
        *(("--keep-days", number) for number in ("-1", "1000001", "9" * 30)),
        *(("--abandon-hours", number) for number in ("0", "24000001")),
    ],
)
def test_a_number_that_cannot_be_is_refused(
    run: Run, started: list[tuple[Any, int]], option: str, number: str
) -> None:
    said = run("serve", option, number)
    assert (said.code, said.err) == (2, f"The value of “{option}” is not valid.\n")
    assert not started


def test_the_least_numbers_are_taken(run: Run, started: list[tuple[Any, int]]) -> None:
    least = {"--port": "0", "--workers": "1", "--keep-days": "0", "--abandon-hours": "1"}
    assert run("serve", *(word for option in least.items() for word in option)).code == 0
    settings = started[0][0]
    assert (settings.port, settings.workers, settings.keep_days) == (0, 1, 0)
    assert settings.abandon_seconds == 3600


@pytest.mark.parametrize(
    ("bus", "code"),
    [
        ("nonsense", "bus_wrong"),
        ("http://example.org", "bus_wrong"),
        ("redis://example.org:70000", "bus_wrong"),
        ("postgresql", "bus_needs_postgresql"),
    ],
)
def test_a_bus_that_cannot_be_is_refused_before_anything_is_made(
    run: Run, started: list[tuple[Any, int]], tmp_path: Path, bus: str, code: str
) -> None:
    before = set(tmp_path.iterdir())
    said = run("serve", "--port", "0", "--bus", bus)
    assert said.code == 2
    assert said.err == f"{Catalogue('en').text('why-' + code.replace('_', '-'))}\n"
    assert set(tmp_path.iterdir()) == before
    assert not started


@pytest.mark.parametrize("bus", ["auto", "memory", "redis://example.org", "rediss://example.org/1"])
def test_a_bus_that_can_be_is_taken(run: Run, started: list[tuple[Any, int]], bus: str) -> None:
    assert run("serve", "--port", "0", "--bus", bus).code == 0
    assert started[0][0].bus == bus


@pytest.mark.parametrize("display", [True, False])
def test_the_page_is_opened_where_there_is_a_browser(
    run: Run,
    started: list[tuple[Any, int]],
    monkeypatch: pytest.MonkeyPatch,
    *,
    display: bool,
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(webbrowser, "open", shown.append)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    if display:
        monkeypatch.setenv("DISPLAY", ":0")
    run("serve", "--port", "0")
    assert shown == []
    run("serve", "--port", "0", "--open")
    assert shown == ([f"http://127.0.0.1:{started[-1][1]}"] if display else [])
