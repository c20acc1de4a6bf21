"""The frames of a WebSocket: uvicorn's protocol, with a short cut for nearly every frame.

A complete text frame of a client needs no state machine, and one of ours neither an object nor a task: `write` is
passed to the application as an ASGI extension. Only idle clients are pinged; any frame counts as the pong. Anything
else that a client sends ends the short cut for good, and `websockets` reads on from the beginning of that frame: it
handles everything unusual.

Every frame is counted: a message when it is read, all others through the function given to `listen`. Of the pings of a client that
doesn't read only the last is answered.

A message and the two states that follow take 9.7 µs with it and 15.9 without (bench/bench_short_cuts.py).
"""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any  # what uvicorn and websockets hand over

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where that was built, else in Python

from contissimo.server.messages import outbound
from contissimo.server.messages.inbound import WRITE

BASE = WebSocketsSansIOProtocol
NEEDED = (
    *(
        "app",
        "close_sent",
        "close_timeout",
        "config",
        "conn",
        "disconnected",
        "frames",
        "handshake_complete",
    ),
    *("handshake_initiated", "loop", "ping_timer", "queue", "read_paused", "transport", "writable"),
    *("connection_lost", "data_received", "handle_bytes", "handle_connect", "handle_cont"),
    *("handle_parser_exception", "handle_ping", "handle_pong", "handle_text", "keepalive_timeout"),
    *("resume_writing", "run_asgi", "send", "start_keepalive"),
)
"""The parts of uvicorn's protocol that are used here; `fitting` checks that all of them exist."""

_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
"""First bytes of whole frames."""
_HEAD = 6
"""A kind, a size and the four bytes of a mask."""
_MASKED = 0x80
_LONG = 126
"""The length that means: the length is in the next two bytes."""
_AHEAD = 8
"""Messages that may wait to be handled before we stop reading."""
_A_PING = bytes((_PING, 0))
_FRAGMENTS = 64
"""Fragments that a message may have."""
_LAST_WORDS = 1.0
"""Seconds in which a client that we no longer read can read the reason; and how long a closed connection waits for a reader."""
_TOO_BIG = 1009
"""The code with which `websockets` closes after a message that is too long."""
_TOO_LARGE = outbound.write(outbound.Bye("too_large"))
_MARGIN = 0.95
"""The fraction of a time that counts as all of it: an answer takes a moment, and timers are not exact."""


class Frames(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._short = True
        self._rest = b""
        self._heard_at = 0.0
        self._frame_came: Callable[[], object] = lambda: None
        self._hear_at_once: Callable[[str], bool] = lambda _: False
        self._deaf = False
        self._pong = b""
        """The answer to the last ping of a client that doesn't read."""
        self._end: TimerHandle | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WRITE] = {
                "at_once": self.write,
                "listen": self.listen,
                "abort": self.transport.abort,
                "deafen": self.deafen,
            }
            self.transport.pause_reading()  # until the handshake is answered

    def listen(self, frame_came: Callable[[], object], hear_at_once: Callable[[str], bool]) -> None:
        """Call `frame_came` for each frame that is not a message, or not the end of one, and offer messages to `hear_at_once`."""
        self._frame_came = frame_came
        self._hear_at_once = hear_at_once

    def deafen(self) -> None:
        """Stop reading."""
        self._deaf = True
        self._rest = b""
        self.transport.pause_reading()

    def _hears(self) -> bool:
        """Count a frame; False: nothing more is to be read."""
        if not self._deaf:
            self._frame_came()
        return not self._deaf

    def data_received(self, data: bytes) -> None:
        if self._deaf:
            self.transport.pause_reading()  # uvicorn resumes reading when a message was taken
            return
        self._heard_at = self.loop.time()
        if not self.handshake_complete:
            # The request itself; data that arrives before it is answered is not read by the short cut.
            self._short = not self.handshake_initiated
            super().data_received(data)
        elif self._short:
            self._read(self._rest + data if self._rest else data)
        else:
            super().data_received(data)

    def _read(self, data: bytes) -> None:
        """Every complete ordinary frame; from the first other one on, `websockets` gets the rest."""
        at, end = 0, len(data)
        while end - at >= _HEAD:
            kind, size, begin = data[at], data[at + 1] ^ _MASKED, at + _HEAD
            if size == _LONG and kind == _TEXT:
                size, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + _HEAD + 2
                ordinary = size <= self.config.ws_max_size
            else:
                # Without a mask it seems to have 128 bytes and more.
                ordinary = size < _LONG and kind in (_TEXT, _PING, _PONG)
            after = begin + size
            if ordinary and after > end:
                break
            if kind in (_PING, _PONG) and ordinary:
                if self._hears() and kind == _PING:
                    payload = apply_mask(data[begin:after], data[begin - 4 : begin])
                    self._answer_ping(bytes((_PONG, size)) + payload)
            elif not ordinary or not self._hear(data[begin:after], data[begin - 4 : begin]):
                self._short, self._rest = False, b""
                super().data_received(data[at:])
                return
            at = after
            if self._deaf:
                return
        self._rest = data[at:]

    def _hear(self, masked: bytes, mask: bytes) -> bool:
        """Pass a message on; False if it is not text at all."""
        try:
            text = apply_mask(masked, mask).decode()
        except UnicodeDecodeError:
            return False
        if not self.close_sent and not self._hear_at_once(text):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if self.queue.qsize() >= _AHEAD and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
        return True

    def _answer_ping(self, pong: bytes) -> None:
        if self.close_sent:
            return
        if self.writable.is_set():
            self.transport.write(pong)
        else:
            self._pong = pong

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._pong and not self.close_sent:
            self.transport.write(self._pong)
        self._pong = b""

    # What `websockets` has read

    def handle_ping(self) -> None:
        written = self.conn.data_to_send()  # for all pings that came together
        if self._hears():
            for one in written if self.writable.is_set() else written[-1:]:
                self._answer_ping(one)

    def handle_pong(self, event: Any) -> None:
        self._hears()

    def handle_text(self, event: Any) -> None:
        if not self._deaf and (event.fin or self._hears()):
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        if not self._deaf and (event.fin or self._hears()):
            super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        if self._deaf or not (event.fin or self._hears()):
            return
        if len(self.frames) >= _FRAGMENTS:
            self.conn.fail(_TOO_BIG)
            self.handle_parser_exception()
            self.deafen()
        else:
            super().handle_cont(event)

    def handle_parser_exception(self) -> None:
        closing = self.conn.close_sent
        if closing is not None and closing.code == _TOO_BIG:
            self.write(_TOO_LARGE)  # the application is notified when everything is over
        super().handle_parser_exception()

    def start_keepalive(self) -> None:
        self._look_again(self.config.ws_ping_interval or 0.0)

    def _look_again(self, seconds: float) -> None:
        if seconds:
            self.ping_timer = self.loop.call_later(seconds, self._look_after)

    def _look_after(self) -> None:
        """Ping a client that has long been silent; drop one that was silent even then."""
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        interval = self.config.ws_ping_interval or 0.0
        patience = self.config.ws_ping_timeout or interval
        silent = self.loop.time() - self._heard_at
        if silent >= _MARGIN * (interval + patience):
            self.keepalive_timeout()
        elif silent >= _MARGIN * interval:
            self.transport.write(_A_PING)
            self._look_again(patience)
        else:
            self._look_again(interval - silent)

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is not None and self.write(text.encode()):
            return
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.transport.resume_reading()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            # A client that doesn't read would keep a closing connection open for ever, and one that we don't read can't say goodbye.
            patience = _LAST_WORDS if self._deaf else self.close_timeout
            self._end = self.loop.call_later(patience, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._end is not None:
            self._end.cancel()
        super().connection_lost(exc)

    def write(self, text: bytes) -> bool:
        """Send a text at once; False if that can't be done now."""
        # A reader that is slow, or one that is gone.
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        if self.transport.is_closing() or not self.handshake_complete:
            return False
        self.transport.write(framed(text))
        return True


def framed(payload: bytes) -> bytes:
    """A complete text frame of ours."""
    size = len(payload)
    if size < _LONG:
        return b"%c%c%b" % (_TEXT, size, payload)
    if size < 1 << 16:
        return b"%c%c%b%b" % (_TEXT, _LONG, size.to_bytes(2, "big"), payload)
    return b"%c%c%b%b" % (_TEXT, _LONG + 1, size.to_bytes(8, "big"), payload)
