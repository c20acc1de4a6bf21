"""Frames byte by byte: the short cut of `frames` must hear and say what `websockets` would."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Close, Frame, Opcode

from contissimo.server.wire.fast_frames import Frames, framed
from tests.server.helpers import PATIENCE, Clock, Running, serving, settings_for, until

MASK = b"\x11\x22\x33\x44"
PING = '{"t":"ping","id":"%s"}'


def masked(payload: bytes, first: int = 0x81) -> bytes:
    """A frame of a client; `first` has its kind and whether it is the last of its message."""
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + struct.pack("!H", size)
    return bytes((first,)) + length + MASK + bytes(b ^ MASK[i % 4] for i, b in enumerate(payload))


def ping(name: str) -> bytes:
    return masked((PING % name).encode())


class Raw:
    """A WebSocket of which nothing is hidden."""

    def __init__(self, running: Running, receive_buffer: int | None = None) -> None:
        self.socket = self.dial(running, receive_buffer)
        self.texts: list[bytes] = []
        self._data = b""
        while b"\r\n\r\n" not in self._data:
            self._more()
        self._data = self._data.partition(b"\r\n\r\n")[2]
        assert self.text()["t"] == "welcome"

    @staticmethod
    def dial(running: Running, receive_buffer: int | None = None) -> socket.socket:
        """A connection with the handshake sent."""
        line = socket.socket()
        if receive_buffer is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", running.port))
        line.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {running.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        return line

    def _more(self) -> None:
        data = self.socket.recv(65536)
        if not data:
            raise EOFError
        self._data += data

    def _take(self, count: int) -> bytes:
        while len(self._data) < count:
            self._more()
        taken, self._data = self._data[:count], self._data[count:]
        return taken

    def frame(self) -> tuple[int, bytes]:
        first, size = self._take(2)
        if size == 126:
            (size,) = struct.unpack("!H", self._take(2))
        payload = self._take(size)
        if first == 0x81:
            self.texts.append(payload)
        return first, payload

    def last_text(self) -> dict[str, str]:
        message: dict[str, str] = json.loads(self.texts[-1])
        return message

    def text(self) -> dict[str, str]:
        first, payload = self.frame()
        assert first == 0x81
        message: dict[str, str] = json.loads(payload)
        return message

    def close_code(self) -> int:
        """The code with which the server says goodbye, whatever else it says first."""
        while True:
            first, payload = self.frame()
            if first == 0x88:
                return int(Close.parse(payload).code)


@contextmanager
def raw(running: Running, receive_buffer: int | None = None) -> Iterator[Raw]:
    connection = Raw(running, receive_buffer)
    try:
        yield connection
    finally:
        connection.socket.close()


def test_a_frame_that_comes_byte_by_byte_is_heard(server: Running) -> None:
    with raw(server) as client:
        for byte in ping("a"):
            client.socket.sendall(bytes((byte,)))
        assert client.text()["re"] == "a"


def test_a_long_frame_that_comes_in_pieces_is_heard(server: Running) -> None:
    long = masked((PING % "a").encode() + b" " * 300)
    with raw(server) as client:
        for piece in (long[:1], long[1:3], long[3:7], long[7:200], long[200:]):
            client.socket.sendall(piece)
        assert client.text()["re"] == "a"


def test_several_frames_at_once_are_heard_in_order(server: Running) -> None:
    names = [f"n{i}" for i in range(30)]
    with raw(server) as client:
        client.socket.sendall(b"".join(map(ping, names)) + ping("last")[:5])
        assert [client.text()["re"] for _ in names] == names
        client.socket.sendall(ping("last")[5:])
        assert client.text()["re"] == "last"


def test_a_ping_between_two_messages_is_answered(server: Running) -> None:
    with raw(server) as client:
        client.socket.sendall(ping("a") + masked(b"beat", 0x89) + masked(b"", 0x8A) + ping("b"))
        heard = [client.frame() for _ in range(3)]
        assert (0x8A, b"beat") in heard
        assert [json.loads(text)["re"] for first, text in heard if first == 0x81] == ["a", "b"]


def test_a_message_in_fragments_is_heard_and_so_is_what_follows(server: Running) -> None:
    text = (PING % "a").encode()
    with raw(server) as client:
        client.socket.sendall(ping("first") + masked(text[:5], 0x01) + masked(b"x", 0x89))
        client.socket.sendall(masked(text[5:], 0x80) + ping("b"))
        texts = [payload for first, payload in (client.frame() for _ in range(4)) if first == 0x81]
        assert [json.loads(text)["re"] for text in texts] == ["first", "a", "b"]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        pytest.param(b"\x81\x05hello", 1002, id="without a mask"),
        pytest.param(masked(b"hello", 0xC1), 1002, id="with a bit that nobody has agreed on"),
        pytest.param(masked(b"hello", 0x83), 1002, id="of a kind that there is not"),
        pytest.param(masked(b"x" * 126, 0x89), 1002, id="a ping that is too long"),
        pytest.param(masked(b"x", 0x80), 1002, id="a fragment of nothing"),
        pytest.param(masked(b"a", 0x01) + masked(b"b"), 1002, id="a message within a message"),
        pytest.param(masked(b"\xff\xfe"), 1007, id="no text"),
        pytest.param(masked(b" " * 4097), 1009, id="too long"),
        pytest.param(b"\x81\xff" + struct.pack("!Q", 1 << 40) + MASK, 1009, id="far too long"),
        pytest.param(masked(b" " * 3000, 0x01) + masked(b" " * 3000, 0x80), 1009, id="in pieces"),
    ],
)
def test_what_is_no_frame_of_a_client_closes_the_connection(
    server: Running, wrong: bytes, code: int
) -> None:
    with raw(server) as client:
        client.socket.sendall(ping("a"))
        assert client.text()["re"] == "a"
        client.socket.sendall(wrong)
        assert client.close_code() == code


def protocol_of(running: Running) -> Frames:
    (found,) = [at for at in running.server_state.connections if isinstance(at, Frames)]
    return found


def end_the_short_cut(client: Raw) -> None:
    text = (PING % "long").encode()
    client.socket.sendall(masked(text[:5], 0x01) + masked(text[5:], 0x80))
    assert client.text()["re"] == "long"


BOTH_WAYS = pytest.mark.parametrize("short", [True, False], ids=["short cut", "websockets"])


@BOTH_WAYS
@pytest.mark.parametrize("kind", [0x89, 0x8A], ids=["pings", "pongs"])
def test_frames_that_are_no_messages_count_against_the_same_rate(
    tmp_path: Path, kind: int, short: bool
) -> None:
    settings = settings_for(tmp_path, messages_per_second=50)
    with serving(settings, now=Clock()) as running, raw(running) as client:
        if not short:
            end_the_short_cut(client)
        with suppress(ConnectionError):
            client.socket.sendall(masked(b"", kind) * 5000)
        assert client.close_code() == 1008
        assert client.last_text() == {"t": "bye", "why": "flood"}
        with raw(running) as again:
            again.socket.sendall(ping("a"))
            assert again.text()["re"] == "a"


@BOTH_WAYS
def test_pongs_do_not_pile_up_for_a_client_that_does_not_read(tmp_path: Path, short: bool) -> None:
    settings = settings_for(tmp_path, messages_per_second=10**9)
    with serving(settings) as running, raw(running, receive_buffer=4096) as client:
        if not short:
            end_the_short_cut(client)
        protocol = protocol_of(running)
        most = [0]
        received = protocol.data_received

        def measured(data: bytes) -> None:
            received(data)
            most[0] = max(most[0], protocol.transport.get_write_buffer_size())

        async def prepare() -> None:
            own = protocol.transport.get_extra_info("socket")
            own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            protocol.data_received = measured  # type: ignore[method-assign]  # watched
            protocol.transport.set_protocol(protocol)  # it remembers whom it calls

        asyncio.run_coroutine_threadsafe(prepare(), running.loop).result(PATIENCE)
        for _ in range(400):
            client.socket.sendall(masked(b"x" * 120, 0x89) * 100)  # 5 MB in all
        client.socket.sendall(masked(b"last", 0x89) + ping("a"))
        heard = [client.frame()]
        while not ((0x8A, b"last") in heard and any(first == 0x81 for first, _ in heard)):
            heard.append(client.frame())
        assert 0 < most[0] < 600_000, "what came in one piece, and no more"
        assert len(heard) < 20_000


@BOTH_WAYS
def test_a_message_in_very_many_parts_is_too_large(tmp_path: Path, short: bool) -> None:
    settings = settings_for(tmp_path, messages_per_second=10**9)
    with serving(settings) as running, raw(running) as client:
        if not short:
            end_the_short_cut(client)
        protocol = protocol_of(running)
        with suppress(ConnectionError):
            client.socket.sendall(masked(b"", 0x01) + masked(b"", 0x00) * 100_000)
        assert client.close_code() == 1009
        assert client.last_text() == {"t": "bye", "why": "too_large"}
        assert len(protocol.frames) <= 64


def test_parts_of_a_message_count_against_the_rate(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, messages_per_second=10)
    with serving(settings, now=Clock()) as running, raw(running) as client:
        with suppress(ConnectionError):
            for _ in range(50):
                client.socket.sendall(masked(b"", 0x01) + masked(b"", 0x00) * 9 + masked(b"", 0x80))
        assert client.close_code() == 1008
        assert client.last_text() == {"t": "bye", "why": "flood"}


def test_who_is_hung_up_on_for_a_flood_is_not_read_any_more(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, messages_per_second=10)
    with serving(settings, now=Clock()) as running, raw(running) as client:
        protocol = protocol_of(running)
        with suppress(ConnectionError):
            client.socket.sendall(masked(b"", 0x89) * 5000)
        assert client.close_code() == 1008
        assert protocol._deaf
        assert not protocol.transport.is_reading()


def test_nothing_is_read_before_the_handshake_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings_for(tmp_path)) as running:
        held = threading.Event()
        identity = running.app.node.identity
        of = identity.of

        async def slowly(*given: Any) -> Any:
            while not held.is_set():
                await asyncio.sleep(0.01)  # the test thread says when
            return await of(*given)

        monkeypatch.setattr(identity, "of", slowly)
        client = Raw.dial(running)
        until(lambda: any(isinstance(at, Frames) for at in running.server_state.connections))
        protocol = protocol_of(running)
        assert not protocol.transport.is_reading()
        client.sendall(ping("early"))
        held.set()
        with client:
            said = b""
            while b"early" not in said:
                said += client.recv(65536)


Asking = Callable[[float, float], None]


@pytest.fixture
def asking(server: Running, monkeypatch: pytest.MonkeyPatch) -> Asking:
    """How soon the server pings who is silent, and how long it then waits."""

    def after(interval: float, patience: float) -> None:
        monkeypatch.setattr(server.config, "ws_ping_interval", interval)
        monkeypatch.setattr(server.config, "ws_ping_timeout", patience)

    return after


class Hours:
    """In the place of a connection's loop: its time passes when the test says so."""

    def __init__(self, server: Running, client: Raw) -> None:
        self._server = server
        self._loop = server.loop
        self._frames = server.frames_of(client.socket.getsockname())
        self._frames.loop = self  # type: ignore[assignment]  # as much of one as is used
        self.now = self._loop.time()
        self.waits: list[float] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, work: Callable[[], None]) -> asyncio.TimerHandle:
        self.waits.append(seconds)
        return self._loop.call_later(3600, work)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loop, name)

    @property
    def heard_now(self) -> bool:
        """Whether the client has been heard since time last passed."""
        return self._frames._heard_at == self.now

    def pass_time(self, seconds: float) -> None:
        """Let time pass, and the connection look after its client."""

        async def look() -> None:
            self._frames._look_after()

        self.now += seconds
        self._server.do(look)


def test_who_is_silent_is_pinged_again_and_again_and_stays_while_it_answers(
    server: Running, asking: Asking
) -> None:
    asking(20.0, 20.0)
    with raw(server) as client:
        hours = Hours(server, client)
        for _ in range(3):
            hours.pass_time(20.0)
            assert client.frame() == (0x89, b"")
            client.socket.sendall(masked(b"", 0x8A))
            until(lambda: hours.heard_now)
        client.socket.sendall(ping("a"))
        assert client.text()["re"] == "a"


def test_who_answers_no_ping_is_given_up(server: Running, asking: Asking) -> None:
    asking(0.1, 0.1)
    with raw(server) as client:
        assert client.frame() == (0x89, b"")
        assert client.close_code() == 1011


def test_who_speaks_is_not_pinged(server: Running, asking: Asking) -> None:
    asking(20.0, 20.0)
    with raw(server) as client:
        hours = Hours(server, client)
        for number in range(5):
            client.socket.sendall(ping(f"{number}"))
            assert client.text()["re"] == f"{number}"
            hours.pass_time(18.0)
            assert hours.waits == pytest.approx([2.0] * (number + 1))
        hours.pass_time(2.0)
        assert client.frame() == (0x89, b"")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_what_we_say_is_framed_as_websockets_would(size: int) -> None:
    payload = b"x" * size
    assert framed(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)
