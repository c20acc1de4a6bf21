"""A connection: what it says is read, judged for form and rate, and handed on; what it is told waits in order.

A slow reader holds up nobody: of the states of a table only the newest waits, and whoever lets too much else pile up is
cut off.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from contissimo.core.errors import ContissimoError, IllegalMove
from contissimo.core.game import Seat
from contissimo.server.guests.identity import Guest
from contissimo.server.live import help as helping
from contissimo.server.live import moves, resigning
from contissimo.server.log import log
from contissimo.server.messages import inbound as m
from contissimo.server.messages.outbound import Bye, Done, Pong, Refused, ToClient, write
from contissimo.server.support.locks import take
from contissimo.server.support.rate_limits import Bucket
from contissimo.server.tables import access, handover, phrases, rematch, seating, start

if TYPE_CHECKING:
    from contissimo.server.live.room import Room
    from contissimo.server.node import Node

_WAITING = 200
"""Messages, beside states, that may wait for a slow reader."""
_BATCH = 8
"""Answers that may pile up before they are sent."""
_LAST_WORDS = 5.0
"""Seconds in which whoever we hang up on can still be told why."""
_FLOOD = 200
"""Messages past the rate after which we hang up."""
_A_MOVE = '{"t":"move",'
"""How our page and most others begin a move. What begins otherwise is taken all the same, a little later."""
_TABLES = 64
"""Tables that one connection may read."""


_AT_TABLE = (
    *(m.Enter, m.Leave, m.Sit, m.Stand, m.Start, m.Give),
    *(m.Say, m.Mute, m.Hand, m.Rematch),
)


class Connection:
    def __init__(
        self,
        node: Node,
        guest: Guest | None,
        send: Any,
        short_cut: Mapping[str, Callable[..., Any]],
    ) -> None:
        self.node = node
        self.guest = guest
        self.guest_id = None if guest is None else guest.id
        self.rooms: dict[str, Room] = {}
        self.address = ""
        """Whose turns and rates it shares, as a key that says nothing."""
        self.tables: dict[str, int] = {}
        """By match, the hash of the table as it was last told."""
        self._send = send
        self._at_once: Callable[[bytes], bool] = short_cut["at_once"]
        """Writes a text if nothing stands in the way; False: it has to wait."""
        self._abort = short_cut["abort"]
        self._deafen = short_cut["deafen"]
        self._queue: deque[bytes] = deque()
        self._states: dict[str, bytes] = {}
        self._wake = asyncio.Event()
        self._sending = False
        self._closing: tuple[str, int] | None = None
        rate = node.settings.messages_per_second
        self._bucket = Bucket(rate, 2 * rate, node.ticks())
        self._flood = 0
        self.turn = asyncio.Lock()
        """Of whatever is being done for this connection: one after the other, as it came."""

    # Telling

    def push(self, text: bytes) -> None:
        if self._states:
            self.send_states()  # what was told before goes first
        if self._is_free() and self._at_once(text):
            return
        if len(self._queue) >= _WAITING:
            self.hang_up("too_slow", 1008)
            return
        self._queue.append(text)
        self._wake.set()

    def push_state(self, match: str, text: bytes) -> None:
        self._states[match] = text
        self.node.outbox.add(self)

    def send_states(self) -> None:
        """Send what there is of states, if nothing stands in the way; else they wait."""
        states = self._states
        while states and not (self._queue or self._sending or self._closing):
            match = next(iter(states))
            if not self._at_once(states[match]):
                break
            del states[match]
        if states:
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
        self.node.metrics.refused(refusal.why)
        self.tell(Refused(re, refusal.why, refusal.details))

    def hang_up(self, why: str, code: int) -> None:
        if self._closing is None:
            self._closing = why, code
            self._wake.set()
            if why == "flood":
                self._deafen()
            # Whoever doesn't read would never hear that we hung up, and could go on talking.
            self.node.loop.call_later(_LAST_WORDS, self._abort)

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
                await self._send_text(write(Bye(why)))
                await self._send({"type": "websocket.close", "code": code, "reason": why})
                return

    async def _send_text(self, text: bytes) -> None:
        await self._send({"type": "websocket.send", "text": text.decode()})

    # Hearing

    def hear_at_once(self, text: str) -> bool:
        """A move, which is most of what is said, without a task of its own; False: it has to wait for its turn."""
        if not text.startswith(_A_MOVE) or not take(self.turn):
            return False
        said = self._read(text)
        if isinstance(said, m.Move) and said.move != resigning.RESIGN:
            try:
                room, seat = self._seated(said)
            except IllegalMove as refusal:
                self.refuse(said.id, refusal)
                said = None
            else:
                if moves.move_at_once(room, self, said, seat, self.turn.release):
                    return True
        if said is None:
            self.turn.release()
        else:
            self.node.spawn(self._do_in_turn(said))
        return True

    async def _do_in_turn(self, said: m.Said) -> None:
        try:
            await self._answer(said)
        finally:
            self.turn.release()

    async def hear(self, text: str | bytes) -> None:
        """One message, whatever it is; nothing that a client can send raises."""
        said = self._read(text)
        if said is not None:
            await self._answer(said)

    def frame_came(self) -> bool:
        """Charge whatever the client sent; False: it is past its rate. We hang up on who goes on so for long."""
        now = self.node.ticks()
        if self._flood and self._bucket.is_full(now):
            self._flood = 0  # calm again
        if self._bucket.take(now):
            return True
        self._flood += 1
        if self._flood > _FLOOD:
            self.hang_up("flood", 1008)
        return False

    def _read(self, text: str | bytes) -> m.Said | None:
        """What was said; None: it was too much, or nothing that can be read, and that was answered, or we have hung up."""
        if self._closing is not None:
            return None
        if not self.frame_came():
            if self._closing is None:
                self.refuse(_id_of(text), IllegalMove("too_fast"))
            return None
        try:
            return m.read.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.refuse(_id_of(text), IllegalMove("unreadable"))
            return None

    async def _answer(self, said: m.Said) -> None:
        try:
            await self.node.metrics.meter.of(type(said).__name__.lower(), self._do(said))
        except Exception as error:  # noqa: BLE001  # a mistake of ours must not cost the connection
            self.failed(said, error)

    def failed(self, said: m.Said, error: Exception) -> None:
        if isinstance(error, ContissimoError):
            self.refuse(said.id, error)
        else:
            log.error("failed", message=type(said).__name__, exc_info=error)
            self.refuse(said.id, IllegalMove("again"))

    async def _do(self, said: m.Said) -> None:
        match said:
            case m.Move():
                room, seat = self._seated(said)
                does = resigning.resign if said.move == resigning.RESIGN else moves.move
                await does(room, self, said, seat)
                return
            case m.Try():
                room, seat = self._seated(said)
                if not self.node.tries.take(self.guest_id or ""):
                    raise IllegalMove("too_fast")
                moves.try_out(room, self, said, seat)
                return
            case m.Hint() | m.TakeBack() | m.Reach() | m.Possible():
                await self._ask(said)
                return
            case m.Ping():
                self.tell(Pong(said.id, self.node.now()))
                return
            case m.Lobby():
                self._may_write()
                self._want(self.node.lists.at_lobby, on=said.on)
            case m.Home():
                self._known()
                self._may_write()
                self._want(self.node.lists.at_home, on=said.on)
            case _:
                await self._do_at_table(said)
                return
        self.tell(Done(said.id))
        if said.on:
            await self.node.lists.tell_lists(self)

    def _want(self, wanting: set[Connection], *, on: bool) -> None:
        (wanting.add if on else wanting.discard)(self)

    async def _ask(self, said: m.Hint | m.TakeBack | m.Reach | m.Possible) -> None:
        match said:
            case m.Possible():
                await helping.possible(self, self._reading(said.match), said)
            case m.Hint():
                helping.hint(self, *self._seated(said), said)
            case m.Reach():
                helping.reach(self, *self._seated(said), said)
            case m.TakeBack():
                room, seat = self._seated(said)
                self.may_ask()
                await moves.take_back(room, self, said, seat)

    def may_ask(self) -> None:
        """Refuse who asks too much; those without a name by their address."""
        if not self.node.asks.take(self.guest_id or self.address):
            raise IllegalMove("too_fast")

    def _may_write(self) -> None:
        """Refuse who has too much stored, or too many lists read."""
        if not self.node.writes.take(self.guest_id or self.address):
            raise IllegalMove("too_fast")

    def whose(self, room: Room) -> tuple[str, ...]:
        """Who takes turns with others when something takes long."""
        return self.address, self.guest_id or "", room.id

    async def _do_at_table(self, said: m.Said) -> None:
        assert isinstance(said, _AT_TABLE)
        self._may_write()
        match said:
            case m.Enter():
                await self._enter(said)
                return
            case m.Leave():
                self._leave(said.match)
            case m.Sit():
                room = await access.find(self.node, said.match)
                await seating.sit(self.node, room, self._known(), said.token, said.seat)
            case m.Stand():
                await seating.stand(self.node, await self._at(said.match), self._known())
            case m.Start():
                await start.start(self.node, await self._at(said.match), self._known())
            case m.Give():
                room, seat = self._giver(said)
                await start.give(self.node, room, seat, bytes.fromhex(said.bytes))
            case m.Say():
                await phrases.say(self.node, self._reading(said.match), self._known(), said.phrase)
            case m.Mute():
                room = self._reading(said.match)
                await phrases.mute(self.node, room, self._known(), said.seat, on=said.on)
            case m.Hand():
                room = self._reading(said.match)
                await handover.hand(self.node, room, self._known(), Seat(said.seat), said.level)
            case m.Rematch():
                await rematch.rematch(self.node, self._reading(said.match), self._known())
        self.tell(Done(said.id, said.match))

    def _known(self) -> Guest:
        if self.guest is None:
            raise IllegalMove("no_identity")
        return self.guest

    def _reading(self, match: str) -> Room:
        room = self.rooms.get(match)
        if room is None:
            raise IllegalMove("not_reading")
        return room

    async def _at(self, match: str) -> Room:
        return self.rooms.get(match) or await access.find(self.node, match)

    def _seated(self, said: m.Move | m.Try | m.Hint | m.TakeBack | m.Reach) -> tuple[Room, Seat]:
        """The room, and the seat of mine that this is for."""
        room = self._reading(said.match)
        reader = room.readers.get(self)
        seat = reader if said.seat is None else Seat(said.seat)
        if seat is None or seat not in room.table.seats_of(self.guest_id):
            raise IllegalMove("not_seated")
        if room.level_of(seat) is not None:
            raise IllegalMove("seat_is_computer", seat=seat)
        return room, seat

    def _giver(self, said: m.Give) -> tuple[Room, Seat]:
        room = self._reading(said.match)
        mine = room.table.seats_of(self.guest_id)
        given = {gift.seat for gift in room.table.gifts}
        waiting = [seat for seat in mine if seat not in given]
        if not mine or (said.seat is not None and said.seat not in mine):
            raise IllegalMove("not_seated")
        seat = Seat(said.seat) if said.seat is not None else next(iter(waiting), mine[0])
        return room, seat

    async def _enter(self, said: m.Enter) -> None:
        node = self.node
        if said.match not in self.rooms and len(self.rooms) >= _TABLES:
            raise IllegalMove("too_many")
        room = await access.find(node, said.match)
        reader = access.may_read(room, self.guest_id, said.token, said.seat)
        room.enter(self, reader)
        node.watching.look(room)
        self.rooms[said.match] = room
        self.tell(Done(said.id, said.match))
        if self.guest_id is not None and reader is not None:
            node.presence.came(room, self.guest_id)
            await handover.come_back(node, room, self.guest_id)
        node.lists.tell_table_to(self, room)
        room.tell_one(self)
        node.lists.tell_table(room)
        node.lists.touch(room)
        if room.computer_to_act() is not None:
            node.bots.ask(room)  # computers among themselves wait for somebody to watch them

    def _leave(self, match: str) -> None:
        room = self.rooms.pop(match, None)
        self.tables.pop(match, None)
        if room is not None:
            room.leave(self)
            self.node.watching.look(room)
            if self.guest_id is not None:
                self.node.presence.left(room, self.guest_id)
            self.node.lists.tell_table(room)
            self.node.lists.touch(room)

    def leave_all(self) -> None:
        for match in list(self.rooms):
            self._leave(match)


def _id_of(text: str | bytes) -> str | None:
    """The id of a message that could not be read, if that much of it can."""
    try:
        found = msgspec.json.decode(text, type=_OnlyId).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return found


class _OnlyId(msgspec.Struct):
    id: m.MessageId
