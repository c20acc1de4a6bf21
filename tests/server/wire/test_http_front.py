"""The front: what a connection may cost before anything of it is understood."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from contissimo.server.settings import Settings
from contissimo.server.wire import http_front
from contissimo.server.wire.gate import Gate, Place
from tests.server.helpers import PATIENCE, Running, serving, settings_for

HEAD = 16 * 1024
HANDSHAKE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


@contextmanager
def dialled(running: Running) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", running.port), PATIENCE) as line:
        yield line


def all_of(line: socket.socket) -> bytes:
    """Whatever the server still says until it hangs up."""
    said = b""
    with suppress(ConnectionResetError):
        while more := line.recv(65536):
            said += more
    return said


def refusal(line: socket.socket) -> tuple[int, str]:
    """The one answer that comes before the end: its status and its code."""
    said = all_of(line)
    assert said.count(b"HTTP/1.1") == 1, said
    head, _, body = said.partition(b"\r\n\r\n")
    assert b"connection: close" in head
    return int(head.split()[1]), json.loads(body)["why"]


def asking(path: str = "/api/health", head: str = "", method: str = "GET") -> bytes:
    return f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{head}\r\n".encode()


def on_loop(running: Running, call: Callable[[], Any]) -> Any:
    async def there() -> Any:
        return call()

    return asyncio.run_coroutine_threadsafe(there(), running.loop).result(PATIENCE)


def fronts(running: Running) -> list[http_front.Front]:
    return [
        open_ for open_ in running.server_state.connections if isinstance(open_, http_front.Front)
    ]


def refusals(running: Running, why: str) -> float:
    counted = running.app.node.metrics.registry.get_sample_value
    return counted("contissimo_refusals_total", {"why": why}) or 0.0


# Heads and bodies: their size


@pytest.mark.parametrize(
    "begun",
    [
        pytest.param(b"GET /api/health HTTP/1.1\r\nx: ", id="a value"),
        pytest.param(b"GET /api/health HTTP/1.1\r\nx", id="a name"),
        pytest.param(b"GET /", id="an address"),
        pytest.param(b"\r\n", id="empty lines"),
    ],
)
def test_a_head_without_an_end_is_refused_at_its_limit(server: Running, begun: bytes) -> None:
    with dialled(server) as line:
        filling = b"\r\n" if begun == b"\r\n" else b"a"
        line.sendall(begun + (HEAD - len(begun)) // len(filling) * filling)
        assert refusal(line) == (431, "too_large")


def test_many_short_lines_are_counted_together(server: Running) -> None:
    """What once took all memory: 260 MB of short header lines made 3.4 GB of objects."""
    with dialled(server) as line:
        line.sendall((b"GET /api/health HTTP/1.1\r\n" + b"a:b\r\n" * 4000)[:HEAD])
        assert refusal(line) == (431, "too_large")
    held = max((len(at.headers or ()) for at in fronts(server)), default=0)
    assert held <= HEAD / 5


def test_a_head_that_is_whole_and_too_large_never_reaches_the_application(server: Running) -> None:
    with dialled(server) as line:
        line.sendall(asking(head=f"Accept-Encoding: {'a,' * 20_000}\r\n"))
        assert refusal(line) == (431, "too_large")


def test_a_head_just_below_the_limit_is_answered(server: Running) -> None:
    head = f"X: {'a' * (HEAD - 200)}\r\nConnection: close\r\n"
    with dialled(server) as line:
        line.sendall(asking(head=head))
        assert all_of(line).startswith(b"HTTP/1.1 200")


def test_a_handshake_has_the_same_limit(server: Running) -> None:
    with dialled(server) as line:
        line.sendall(asking("/ws", f"{HANDSHAKE}Cookie: {'a' * HEAD}\r\n"))
        assert refusal(line) == (431, "too_large")


def test_the_second_head_on_a_connection_is_counted_too(server: Running) -> None:
    with dialled(server) as line:
        line.sendall(asking())
        said = b""
        while b'"ok"' not in said:
            said += line.recv(65536)
        line.sendall(b"GET /" + b"a" * (HEAD - 5))
        assert refusal(line) == (431, "too_large")


@pytest.mark.parametrize(
    ("head", "filling"),
    [
        pytest.param("Content-Length: 10000000000\r\n", b"a" * 65536, id="a length"),
        pytest.param("Transfer-Encoding: chunked\r\n", b"1\r\na\r\n" * 10_000, id="chunks"),
        pytest.param("Transfer-Encoding: chunked\r\n", b"1;" + b"a" * 65536, id="extensions"),
        pytest.param("Transfer-Encoding: chunked\r\n", b"0\r\na:" + b"b" * 65536, id="a trailer"),
    ],
)
def test_a_body_without_an_end_is_refused_early_and_then_cut(
    server: Running, head: str, filling: bytes
) -> None:
    with dialled(server) as line:
        line.sendall(asking("/api/me", f"Content-Type: application/json\r\n{head}", "POST"))
        with suppress(ConnectionError):
            for _ in range(100):
                line.sendall(filling)
                filling = filling[2:] if filling[:2] == b"1;" else filling
        said = all_of(line)
    assert said.count(b"HTTP/1.1") <= 1
    if said:
        assert said.split()[1] in (b"413", b"400")


def test_trailers_are_not_kept(server: Running) -> None:
    with dialled(server) as line:
        head = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
        line.sendall(asking("/api/me", head, "POST") + b"2\r\n{}\r\n0\r\n" + b"a: b\r\n" * 1000)

        def headers() -> list[int]:
            return [len(at.headers or ()) for at in fronts(server)]

        line.sendall(b"\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 201")
        assert max(on_loop(server, headers)) < 10


# Time


def test_a_connection_that_says_nothing_is_closed(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, head_seconds=0.2)) as running, dialled(running) as line:
        assert all_of(line) == b""


def test_half_a_head_is_refused_after_a_while_however_it_trickles(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, head_seconds=0.5)) as running, dialled(running) as line:
        # What says nothing is closed without a word: the beginning is there before any time has passed.
        line.sendall(b"GET /api/health HTTP/1.1\r\nx: ")
        line.settimeout(0.05)  # between two letters
        said = b""
        for letter in b"a" * 10_000:
            with suppress(TimeoutError):
                said = line.recv(65536)
            if said:
                break
            with suppress(ConnectionError):
                line.sendall(bytes((letter,)))
        line.settimeout(PATIENCE)
        said += all_of(line)
        assert said.startswith(b"HTTP/1.1 408")
        assert b"too_slow" in said


def test_half_a_body_is_refused_after_a_while(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    settings = settings_for(tmp_path, head_seconds=PATIENCE, body_seconds=0.2)
    with serving(settings) as running, dialled(running) as line:
        head = "Content-Type: application/json\r\nContent-Length: 20\r\n"
        line.sendall(asking("/api/me", head, "POST") + b'{"na')
        assert refusal(line) == (408, "too_slow")
        wait_for(running, lambda: not running.server_state.tasks)
    assert '"error"' not in capfd.readouterr().err, (
        "the application takes it for a client that left"
    )


def test_who_asks_again_in_time_is_not_cut(tmp_path: Path) -> None:
    """The time of a head runs anew for each request: a timer that was left over would end this."""
    with (
        serving(settings_for(tmp_path)) as running,
        httpx.Client(base_url=running.url, timeout=PATIENCE) as client,
    ):
        for _ in range(3):
            assert client.get("/api/health").status_code == 200
            wait_for(running, lambda: len(running.app.gate) == 1)
            (at,) = on_loop(running, lambda: fronts(running))
            assert at._timer is None, "between two requests uvicorn's own timer runs"
            assert client.post("/api/me", json={}).status_code == 201


def test_who_never_reads_its_answers_is_cut_off(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_front, "_UNREAD", 0.1)
    before = refusals(server, "too_slow")
    with dialled(server) as line:
        answered = server.server_state
        number = answered.total_requests

        def done() -> bool:
            return answered.total_requests > number or refusals(server, "too_slow") > before

        while refusals(server, "too_slow") == before:
            number = answered.total_requests
            line.sendall(asking("/api/openapi.json"))
            wait_for(server, done)
        wait_for(server, lambda: not fronts(server))


# Numbers


def test_connections_of_an_address_are_counted_from_their_first_packet(tmp_path: Path) -> None:
    given = settings_for(tmp_path, tcp_connections_per_address=3, head_seconds=PATIENCE)
    with serving(given) as running:
        wait_for(running, lambda: len(running.app.gate) == 0)
        silent = [socket.create_connection(("127.0.0.1", running.port), PATIENCE) for _ in range(2)]
        ana = running.guest("Ana")
        ana.http.close()
        wait_for(running, lambda: len(running.app.gate) == 2)
        ana.connect()
        wait_for(running, lambda: len(running.app.gate) == 3)
        with dialled(running) as line:
            line.sendall(asking())
            assert refusal(line) == (429, "too_many")
        silent.pop().close()
        wait_for(running, lambda: len(running.app.gate) == 2)
        with dialled(running) as line:
            line.sendall(asking(head="Connection: close\r\n"))
            assert all_of(line).startswith(b"HTTP/1.1 200")
        silent.pop().close()
        ana.close()
        wait_for(running, lambda: len(running.app.gate) == 0)


def test_a_socket_beyond_the_number_is_refused_with_a_status(tmp_path: Path) -> None:
    given = settings_for(tmp_path, tcp_connections_per_address=1, head_seconds=PATIENCE)
    with serving(given) as running:
        wait_for(running, lambda: len(running.app.gate) == 0)
        line = socket.create_connection(("127.0.0.1", running.port), PATIENCE)
        with line, pytest.raises(InvalidStatus) as refused:
            running.watcher().connect()
        assert refused.value.response.status_code == 429


def test_a_connection_too_many_is_answered_when_it_has_asked(tmp_path: Path) -> None:
    given = settings_for(tmp_path, tcp_connections_per_address=1, head_seconds=PATIENCE)
    with serving(given) as running:
        wait_for(running, lambda: len(running.app.gate) == 0)
        with dialled(running), dialled(running) as late:
            wait_for(running, lambda: len(running.app.gate) == 2)
            (refused,) = on_loop(
                running, lambda: [open_ for open_ in fronts(running) if open_._uninvited]
            )
            assert not refused._over, "it has asked nothing yet"
            assert refused._timer is not None, "and has as long for it as any other"
            late.sendall(b"G")
            assert refusal(late) == (429, "too_many")


def test_far_beyond_its_number_an_address_is_cut_without_an_answer() -> None:
    gate = Gate(Settings(tcp_connections=1000, tcp_connections_per_address=2), lambda _: None)
    places = [gate.enter(number, "198.51.100.7") for number in range(30)]
    assert places == [Place.FREE] * 2 + [Place.FULL] * 16 + [Place.NONE] * 12
    assert gate.enter("other", "198.51.100.8") is Place.FREE
    for number in range(30):
        gate.leave(number)
        gate.leave(number)
    assert len(gate) == 1
    assert gate.enter(0, "198.51.100.7") is Place.FREE


def test_behind_a_proxy_its_address_is_not_counted() -> None:
    gate = Gate(Settings(proxy=True, tcp_connections=50), lambda _: None)
    places = [gate.enter(number, "127.0.0.1") for number in range(51)]
    assert places == [Place.FREE] * 50 + [Place.NONE], "all together are"
    assert len(gate._held) == 1


def test_all_together_leave_files_for_the_database(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, tcp_connections=5, head_seconds=PATIENCE)) as running:
        wait_for(running, lambda: len(running.app.gate) == 0)
        lines = [socket.create_connection(("127.0.0.1", running.port), PATIENCE) for _ in range(5)]
        with dialled(running) as line:
            assert all_of(line) == b""
        for line in lines:
            line.close()
        wait_for(running, lambda: len(running.app.gate) == 0)
        assert httpx.get(running.url + "/api/health", timeout=PATIENCE).json()["ok"] is True


def wait_for(running: Running, true: Callable[[], bool]) -> None:
    async def until() -> None:
        while not true():
            await asyncio.sleep(0.01)  # there is no event for what a socket far away has done

    asyncio.run_coroutine_threadsafe(asyncio.wait_for(until(), PATIENCE), running.loop).result()


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
def test_the_server_takes_all_files_that_it_may_have() -> None:
    program = """
import resource
from contissimo.server.wire.gate import Gate, take_all_files
from contissimo.server.settings import Settings
resource.setrlimit(resource.RLIMIT_NOFILE, (300, 700))
take_all_files()
print(resource.getrlimit(resource.RLIMIT_NOFILE), Gate(Settings(), print).most)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "(700, 700) 572\n"


# What is no HTTP


def test_what_is_no_http_gets_one_answer_and_no_line_each(
    server: Running, capfd: pytest.CaptureFixture[str]
) -> None:
    for _ in range(20):
        with dialled(server) as line:
            line.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 3)
            assert refusal(line) == (400, "unreadable")
    assert capfd.readouterr().err == "", "refusals are counted, not logged"
    assert refusals(server, "unreadable") >= 20


def test_two_hosts_are_refused(server: Running) -> None:
    for path, head in (("/api/health", ""), ("/ws", HANDSHAKE), ("/", "")):
        with dialled(server) as line:
            line.sendall(asking(path, f"{head}Host: evil.example\r\n"))
            assert refusal(line) == (400, "unreadable")


def test_requests_are_not_piled_up_behind_one_that_takes_its_time(server: Running) -> None:
    with dialled(server) as line:
        line.sendall(asking() * 5000)
        said = all_of(line)
    assert said.count(b"HTTP/1.1") < 20
    held = on_loop(server, lambda: [len(at.pipeline) for at in fronts(server)])
    assert all(number < 10 for number in held)


def test_some_requests_at_once_are_answered_in_order(server: Running) -> None:
    with dialled(server) as line:
        line.sendall(asking() * 4 + asking(head="Connection: close\r\n"))
        assert all_of(line).count(b"HTTP/1.1 200") == 5


def test_an_upgrade_to_something_else_is_answered_and_ends(
    server: Running, capfd: pytest.CaptureFixture[str]
) -> None:
    with dialled(server) as line:
        line.sendall(asking(head="Upgrade: h2c\r\nConnection: Upgrade\r\n"))
        said = all_of(line)
    assert said.startswith(b"HTTP/1.1 200")
    assert capfd.readouterr().err == ""
