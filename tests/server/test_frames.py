"""Frames byte by byte: the short cut of `frames` must hear and say what `websockets` would."""

from __future__ import annotations

import json
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from websockets.frames import Close, Frame, Opcode

from contissimo.server.frames import framed
from tests.server.helpers import TIMEOUT, Running

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

    def __init__(self, running: Running) -> None:
        host, _, port = running.address.partition(":")
        self.socket = socket.create_connection((host, int(port)), TIMEOUT)
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {running.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self._data = b""
        while b"\r\n\r\n" not in self._data:
            self._more()
        self._data = self._data.partition(b"\r\n\r\n")[2]
        assert self.text()["t"] == "welcome"

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
        return first, self._take(size)

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
def raw(running: Running) -> Iterator[Raw]:
    connection = Raw(running)
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


Asking = Callable[[float, float], None]


@pytest.fixture
def asking(server: Running, monkeypatch: pytest.MonkeyPatch) -> Asking:
    """How soon the server pings who is silent, and how long it then waits."""

    def after(interval: float, patience: float) -> None:
        monkeypatch.setattr(server.config, "ws_ping_interval", interval)
        monkeypatch.setattr(server.config, "ws_ping_timeout", patience)

    return after


def test_who_is_silent_is_pinged_again_and_again_and_stays_while_it_answers(
    server: Running, asking: Asking
) -> None:
    asking(0.2, 1.0)
    with raw(server) as client:
        for _ in range(2):
            assert client.frame() == (0x89, b"")
            client.socket.sendall(masked(b"", 0x8A))
        client.socket.sendall(ping("a"))
        assert client.text()["re"] == "a"


def test_who_answers_no_ping_is_given_up(server: Running, asking: Asking) -> None:
    asking(0.1, 0.1)
    with raw(server) as client:
        assert client.frame() == (0x89, b"")
        assert client.close_code() == 1011


def test_who_speaks_is_not_pinged(server: Running, asking: Asking) -> None:
    asking(1.0, 1.0)
    with raw(server) as client:
        for number in range(30):
            client.socket.sendall(ping(f"{number}"))
            assert client.text()["re"] == f"{number}"
            time.sleep(0.05)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_what_we_say_is_framed_as_websockets_would(size: int) -> None:
    payload = b"x" * size
    assert framed(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)
