"""The front: uvicorn's HTTP by httptools, with limits before anything is parsed.

A head and a body have a size and a time limit, an address a number of connections, and a client that never reads an answer is disconnected.
httptools itself accepts heads of any size and waits for ever. What a request means is left to the application.
"""

from __future__ import annotations

import http
from asyncio import TimerHandle, Transport
from typing import Any  # uvicorn's keywords

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from contissimo.server.messages.outbound import write
from contissimo.server.messages.refusal import Refusal
from contissimo.server.wire.gate import Gate, Place

BASE = HttpToolsProtocol
NEEDED = (
    *("client", "cycle", "flow", "headers", "loop", "parser", "pipeline", "transport"),
    *("connection_lost", "connection_made", "handle_websocket_upgrade", "on_header"),
    *("on_headers_complete", "on_message_begin", "on_message_complete", "on_response_complete"),
    *("pause_writing", "timeout_keep_alive_handler"),
    *("_should_upgrade", "_unset_keepalive_if_required"),
)
"""The parts of uvicorn's protocol that are used here; `fitting` checks that all of them exist."""
_PIPELINED = 8
"""Pipelined requests that may wait on one connection. No browser sends any."""
_LINGER = 1.0
"""Seconds in which a refused client can still read why; what it sends meanwhile is discarded."""
_UNREAD = 30.0
"""Seconds without reading a byte of its answer after which a client is disconnected."""

_UNREADABLE = 400, "unreadable"
_LATE = 408, "too_slow"
_BODY_TOO_LARGE = 413, "too_large"
_TOO_MANY = 429, "too_many"
_HEAD_TOO_LARGE = 431, "too_large"


class _Refused(Exception):
    """Ends the parser from within one of its callbacks."""


class Front(HttpToolsProtocol):
    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self._gate = gate
        self._over = False
        """Whether we have closed it."""
        self._uninvited = False
        """Whether the address has reached its limit of connections."""
        self._in_body = False
        self._begun = False
        """Whether the head of a request has begun."""
        self._read = 0
        """Bytes of this head, or of this body. Those that arrived together with earlier data are not counted."""
        self._stage = 0
        """Incremented with each complete head and body."""
        self._timed = 0
        """The stage that the timer is for."""
        self._timer: TimerHandle | None = None
        self._unread: TimerHandle | None = None

    # Connections

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        place = self._gate.enter(transport, self.client[0] if self.client else "")
        if place is Place.NONE:
            self._over = True
            self._gate.refused("too_many")
            transport.abort()
            return
        # Some clients can't read an answer that arrives before they have sent a request.
        self._uninvited = place is Place.FULL
        self._arm(self._gate.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.leave(self.transport)
        self._disarm()
        if self._unread is not None:
            self._unread.cancel()
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    # Reading

    def data_received(self, data: bytes) -> None:
        if self._over:
            return
        if self._uninvited:
            self._refuse(*_TOO_MANY)
            return
        self._unset_keepalive_if_required()
        at, end, most = 0, len(data), self._gate.settings.head_bytes
        while at < end:
            # Never more than the head of a request may have: the next one may begin anywhere in it.
            until = at + (most if self._in_body else most - self._read)
            if not self._feed(data if at == 0 and until >= end else data[at:until]):
                return
            at = until
        self._mind_time()

    def _feed(self, piece: bytes) -> bool:
        """Read on; False: this was the end of it."""
        stage = self._stage
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            self._upgrade()
            return False
        except httptools.HttpParserError:
            self._refuse(*_UNREADABLE)
            return False
        if self.transport.is_closing():
            return False
        if self._stage == stage:
            self._read += len(piece)
        settings = self._gate.settings
        if self._in_body and self._read >= settings.body_bytes:
            self._refuse(*_BODY_TOO_LARGE)
        elif not self._in_body and self._read >= settings.head_bytes:
            self._refuse(*_HEAD_TOO_LARGE)
        return not self._over

    def _upgrade(self) -> None:
        if self._should_upgrade():
            self._disarm()
            self.handle_websocket_upgrade()
        elif self.cycle is not None:
            self.cycle.keep_alive = False  # the parser reads nothing after it

    def on_message_begin(self) -> None:
        self._begun = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._in_body:  # nothing here uses trailers
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if sum(name == b"host" for name, _ in self.headers) > 1:
            raise _Refused
        self._stage += 1
        self._in_body, self._read = True, 0
        super().on_headers_complete()
        if len(self.pipeline) > _PIPELINED:
            raise _Refused

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stage += 1
        self._in_body, self._begun, self._read = False, False, 0

    # Time

    def _mind_time(self) -> None:
        if self._timer is not None and self._timed == self._stage:
            return
        self._disarm()
        if self._in_body:
            self._arm(self._gate.settings.body_seconds)
        elif self._begun or self._read:
            self._arm(self._gate.settings.head_seconds)

    def _arm(self, seconds: float) -> None:
        self._timed = self._stage
        self._timer = self.loop.call_later(seconds, self._late, seconds)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self, seconds: float) -> None:
        self._timer = None
        if self.flow.read_paused:
            self._arm(seconds)  # we ourselves have stopped reading
        elif self._begun or self._read:
            self._refuse(*_LATE)
        else:
            self._hang_up()  # it has sent nothing, so it has requested nothing

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._mind_reader()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._mind_reader()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._mind_reader()

    def _mind_reader(self) -> None:
        """Disconnect a client that reads nothing of its answer: neither a task nor a closing connection waits for it for ever."""
        if self._unread is None and (waiting := self.transport.get_write_buffer_size()):
            self._unread = self.loop.call_later(_UNREAD, self._still_unread, waiting)

    def _still_unread(self, before: int) -> None:
        self._unread = None
        if self.transport.get_write_buffer_size() >= before:
            self._gate.refused("too_slow")
            self.transport.abort()
        else:
            self._mind_reader()

    # Refusing

    def _refuse(self, status: int, why: str) -> None:
        """Answer once, if no other answer is on its way, and close."""
        self._gate.refused(why)
        cycle: RequestResponseCycle | None = self.cycle
        answering = cycle is not None and not cycle.response_complete
        # The body of a request that is not answered yet, or of one that was answered before it was read.
        free = not cycle.response_started if self._in_body and cycle is not None else not answering
        if free and not self.pipeline:
            body = write(Refusal(why, {}))
            head = (
                f"HTTP/1.1 {status} {http.HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
                f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + body)
            if self.transport.can_write_eof():
                self.transport.write_eof()
        if cycle is not None and answering:
            cycle.disconnected = True
            cycle.message_event.set()
        self._over = True
        self._disarm()
        # If we closed at once, with unread bytes of the client, its system could discard our answer.
        self._timer = self.loop.call_later(_LINGER, self.transport.abort)

    def _hang_up(self) -> None:
        self._over = True
        self.transport.abort()
