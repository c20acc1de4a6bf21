"""A connection: rate-limits and decodes a client's messages, and queues outgoing ones in order.

A slow reader delays nobody: only the newest state of each table waits, and a client that lets too much else pile up is
disconnected. `dispatch` decides what a message does.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Mapping
from typing import Any  # what ASGI and our frames hand over

import msgspec

from contissimo.core.errors import ContissimoError, Unfinished
from contissimo.server.classes.room import ClassRoom
from contissimo.server.errors import Refused
from contissimo.server.guests.identity import Guest
from contissimo.server.live.room import Room
from contissimo.server.log import log
from contissimo.server.messages import inbound as m
from contissimo.server.messages import outbound
from contissimo.server.messages.basics import MessageId
from contissimo.server.messages.outbound import ToClient, write
from contissimo.server.services import Services
from contissimo.server.support.rate_limits import Bucket
from contissimo.server.wire.begun import Begun

_WAITING = 200
"""Messages, apart from states, that may wait for a slow reader."""
_BATCH = 8
"""Answers that may pile up before they are sent."""
_LAST_WORDS = 5.0
"""Seconds in which a client that we disconnect can still read the reason."""
_FLOOD = 200
"""Messages past the rate after which we disconnect."""
_A_MOVE = '{"t":"move",'
"""How our page and most other clients begin a move. One that begins otherwise is handled a little later."""


class Connection:
    def __init__(
        self,
        services: Services,
        do: Callable[[Connection, m.Said], Coroutine[Any, Any, None]],
        guest: Guest | None,
        *,
        send: Any,
        short_cut: Mapping[str, Callable[..., Any]],
        address: str = "",
    ) -> None:
        """`do` handles a message; `send` and `short_cut` are the two ways out."""
        self.services = services
        self.guest = guest
        self.guest_id = None if guest is None else guest.id
        self.rooms: dict[str, Room] = {}
        """The tables that it reads."""
        self.classes: dict[str, ClassRoom] = {}
        """The classes that it reads."""
        self.address = address
        """Whose turns and rates it shares, as an anonymous key."""
        self._do = do
        self._send = send
        self._at_once: Callable[[bytes], bool] = short_cut["at_once"]
        """Writes a text if nothing blocks it; False: it has to wait."""
        self._abort = short_cut["abort"]
        self._deafen = short_cut["deafen"]
        self._queue: deque[bytes] = deque()
        self._states: dict[str, bytes] = {}
        self._wake = asyncio.Event()
        self._sending = False
        self._closing: tuple[str, int] | None = None
        rate = services.settings.messages_per_second
        self._bucket = Bucket(rate, 2 * rate, services.ticks())
        self._flood = 0
        self._waiting = 0
        """Messages that wait for their turn."""
        self._free = asyncio.Event()
        """Set unless a message is being handled that was begun at once."""
        self._free.set()

    # Sending

    def push(self, text: bytes) -> None:
        if self._is_free() and self._at_once(text):
            return
        if len(self._queue) >= _WAITING:
            self.hang_up("too_slow", 1008)
            return
        self._queue.append(text)
        self._wake.set()

    def push_state(self, match_id: str, text: bytes) -> None:
        """Send the state of a table; of those that have to wait only the newest is sent."""
        if self._is_free() and self._at_once(text):
            return
        self._states[match_id] = text
        self._wake.set()

    def _is_free(self) -> bool:
        """Whether nothing waits that has to go first."""
        return not (self._queue or self._states or self._sending or self._closing)

    @property
    def is_behind(self) -> bool:
        return len(self._queue) > _BATCH

    def tell(self, message: ToClient) -> None:
        self.push(write(message))

    def refuse(self, re: str | None, refusal: ContissimoError) -> None:
        self.services.metrics.refused(refusal.why)
        unfinished = isinstance(refusal, Unfinished)
        self.tell(outbound.Refused(re, refusal.why, refusal.details, unfinished))

    def hang_up(self, why: str, code: int) -> None:
        if self._closing is None:
            self._closing = why, code
            self._wake.set()
            if why == "flood":
                self._deafen()
            # A client that doesn't read would never learn that it was disconnected, and could go on sending.
            asyncio.get_running_loop().call_later(_LAST_WORDS, self._abort)

    async def send_all(self) -> None:
        """Send what waits, as it comes, until the end."""
        queue, states = self._queue, self._states
        while True:
            await self._wake.wait()
            self._wake.clear()
            self._sending = True
            while queue:
                await self._send_text(queue.popleft())
            while states:
                await self._send_text(states.pop(next(iter(states))))
            self._sending = False
            if self._closing is not None:
                why, code = self._closing
                await self._send_text(write(outbound.Bye(why)))
                await self._send({"type": "websocket.close", "code": code, "reason": why})
                return

    async def _send_text(self, text: bytes) -> None:
        await self._send({"type": "websocket.send", "text": text.decode()})

    # Receiving

    def hear_at_once(self, text: str) -> bool:
        """Begin with a move where it arrives, if no other message comes before it; False: pass it to `hear_in_turn`."""
        if self._waiting or not self._free.is_set() or not text.startswith(_A_MOVE):
            self._waiting += 1
            return False
        self._free.clear()
        Begun(self.hear(text), self._free.set, self.services.spawn)
        return True

    async def hear_in_turn(self, text: str | bytes) -> None:
        """Handle a message after those that came before it."""
        await self.settle()
        try:
            await self.hear(text)
        finally:
            self._waiting = max(
                0, self._waiting - 1
            )  # not every message was offered to `hear_at_once`

    async def settle(self) -> None:
        """Wait until nothing is being handled that was begun at once."""
        await self._free.wait()

    async def hear(self, text: str | bytes) -> None:
        """One message, whatever it is; nothing that a client can send raises."""
        said = self._read(text)
        if said is None:
            return
        kind = type(said).__name__.lower()
        try:
            await self.services.metrics.meter.of(kind, self._do(self, said))
        except ContissimoError as refusal:
            self.refuse(said.id, refusal)
        except Exception as error:  # noqa: BLE001  # a mistake of ours must not cost the connection
            log.error("failed", message=type(said).__name__, exc_info=error)
            self.refuse(said.id, Refused("again"))

    def frame_came(self) -> bool:
        """Charge whatever the client sent; False: it is over its rate. A client that continues is disconnected."""
        now = self.services.ticks()
        if self._flood and self._bucket.is_full(now):
            self._flood = 0  # calm again
        if self._bucket.take(now):
            return True
        self._flood += 1
        if self._flood > _FLOOD:
            self.hang_up("flood", 1008)
        return False

    def _read(self, text: str | bytes) -> m.Said | None:
        """The message; None: it was over the rate or unreadable, and that was answered, or the client was disconnected."""
        if self._closing is not None:
            return None
        if not self.frame_came():
            if self._closing is None:
                self.refuse(_id_of(text), Refused("too_fast"))
            return None
        try:
            return m.read.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.refuse(_id_of(text), Refused("unreadable"))
            return None

    # Rates

    def may_ask(self) -> None:
        """Refuse a client that asks too much; without a name by its address."""
        if not self.services.limits.asks.take(self.guest_id or self.address):
            raise Refused("too_fast")

    def may_write(self) -> None:
        """Refuse a client that causes too many writes, or too many lists to be read."""
        if not self.services.limits.writes.take(self.guest_id or self.address):
            raise Refused("too_fast")

    def whose(self, match_id: str) -> tuple[str, ...]:
        """Who takes turns with others for long work."""
        return self.address, self.guest_id or "", match_id


def _id_of(text: str | bytes) -> str | None:
    """The id of a message that could not be read, if at least that can."""
    try:
        found = msgspec.json.decode(text, type=_OnlyId).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return found


class _OnlyId(msgspec.Struct):
    id: MessageId
