"""A WebSocket client that does no more than a bench needs, so that the driver is never what is measured.

Frames of a server are read whole, pings are answered. What is sent is masked with zeros, as RFC 6455 allows a client to
choose; the server has the same work with it as with any other mask.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

Hear = Callable[[bytes], None]

_KEY = "dGhlIHNhbXBsZSBub25jZQ=="
_TEXT, _CLOSE, _PING = 0x81, 0x88, 0x89
_NO_MASK = bytes(4)


class Wire(asyncio.Protocol):
    """One connection. Whoever listens hears every text message, as bytes, and what came before it listened."""

    def __init__(self, host: str, path: str, headers: dict[str, str]) -> None:
        lines = {
            "Host": host,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": _KEY,
            "Sec-WebSocket-Version": "13",
        } | headers
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self._hello = f"GET {path} HTTP/1.1\r\n{head}\r\n".encode()
        self._rest = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._early: list[bytes] = []
        self.hear: Hear = self._early.append
        self.lost = False

    def connection_made(self, transport: Any) -> None:
        self._transport: asyncio.Transport = transport
        transport.write(self._hello)

    def connection_lost(self, _: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed before it was open"))

    def listen(self, hear: Hear) -> None:
        self.hear = hear
        early, self._early = self._early, []
        for text in early:
            hear(text)

    def close(self) -> None:
        self.hear = lambda _: None
        self._transport.close()

    def say(self, text: bytes) -> None:
        self._frame(_TEXT, text)

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((kind, 0x80 | size))
        else:
            head = bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + _NO_MASK + payload)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data, self._rest = self._rest + data, b""
        at = 0
        if not self.open.done():
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            if data.startswith(b"HTTP/1.1 101"):
                self.open.set_result(None)
            else:
                self.open.set_exception(ConnectionError(data[:60].decode("latin-1")))
                return
        while len(data) - at >= 2:
            start, size = at + 2, data[at + 1]
            if size == 126:
                start, size = at + 4, int.from_bytes(data[at + 2 : at + 4], "big")
            elif size == 127:
                start, size = at + 10, int.from_bytes(data[at + 2 : at + 10], "big")
            if len(data) < start + size:
                break
            kind, at = data[at], start + size
            if kind == _TEXT:
                self.hear(data[start:at])
            elif kind == _PING:
                self._frame(0x8A, data[start:at])
            elif kind == _CLOSE:
                self._transport.close()
        self._rest = data[at:]


async def connect(
    port: int, path: str, headers: dict[str, str] | None = None, address: str = "127.0.0.1"
) -> Wire:
    loop = asyncio.get_running_loop()
    wire = Wire(f"{address}:{port}", path, headers or {})
    await loop.create_connection(lambda: wire, address, port)
    await asyncio.wait_for(wire.open, 30)
    return wire
