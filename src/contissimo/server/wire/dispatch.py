"""What each message of a client does: one function for each type, in one table. Exceptions are sent as refusals."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from contissimo.core.game import Seat
from contissimo.play.match import RESIGN
from contissimo.server.errors import Refused, Stale
from contissimo.server.guests.identity import Guest
from contissimo.server.live import help as helping
from contissimo.server.live.help import preview
from contissimo.server.live.room import Room
from contissimo.server.messages import inbound as m
from contissimo.server.messages.basics import FromClient
from contissimo.server.messages.outbound import Done, Pong
from contissimo.server.tables import (
    abandon,
    access,
    close,
    handover,
    phrases,
    rematch,
    seating,
    start,
)
from contissimo.server.tables.lists import Topic
from contissimo.server.wire.class_dispatch import CLASS_HANDLERS, leave_classes
from contissimo.server.wire.connection import Connection

_TABLES = 64
"""Tables that one connection may read."""

ForSeat = m.Move | m.Try | m.Hint | m.TakeBack | m.Reach | m.Abandon
"""Requests for the client's own seat."""


async def do(connection: Connection, said: m.Said) -> None:
    try:
        await HANDLERS[type(said)](connection, said)
    except Stale as stale:
        connection.refuse(said.id, stale)
        room = connection.rooms.get(getattr(said, "match", ""))
        if room is not None:
            room.tell_one(connection)


# The match


async def _move(connection: Connection, said: m.Move) -> None:
    room, seat = _seated(connection, said)
    await (room.resign if said.move == RESIGN else room.play)(connection, seat, said)


async def _try(connection: Connection, said: m.Try) -> None:
    room, seat = _seated(connection, said)
    if not connection.services.limits.tries.take(connection.guest_id or ""):
        raise Refused("too_fast")
    connection.tell(preview(room.ready(said.seq), seat, said.move, said.id))


async def _take_back(connection: Connection, said: m.TakeBack) -> None:
    room, seat = _seated(connection, said)
    connection.may_ask()
    await room.take_back(connection, seat, said)


async def _hint(connection: Connection, said: m.Hint) -> None:
    room, seat = _seated(connection, said)
    helping.hint(connection.services.computer_players, connection, room, seat, said)


async def _reach(connection: Connection, said: m.Reach) -> None:
    room, seat = _seated(connection, said)
    helping.reach(connection.services.computer_players, connection, room, seat, said)


async def _card(connection: Connection, said: m.Card) -> None:
    await helping.card(connection, _reading(connection, said.match), said)


async def _possible(connection: Connection, said: m.Possible) -> None:
    await helping.possible(connection, _reading(connection, said.match), said)


# The table


async def _enter(connection: Connection, said: m.Enter) -> None:
    connection.may_write()
    services = connection.services
    if said.match not in connection.rooms and len(connection.rooms) >= _TABLES:
        raise Refused("too_many")
    room = await access.find(services.registry, said.match)
    reader = access.may_read(room, connection.guest_id, said.token, said.seat)
    if said.watch:
        reader = None
    await room.encode_log(reader)
    room.enter(connection, reader, watch=said.watch)
    connection.rooms[said.match] = room
    connection.tell(Done(said.id, said.match))
    if connection.guest_id is not None and reader is not None:
        room.came(connection.guest_id)
        await handover.come_back(services.registry, room, connection.guest_id)
    services.lists.send_table(connection, room)
    room.tell_one(connection)
    services.registry.events.table_changed(room)


async def _leave(connection: Connection, said: m.Leave) -> None:
    leave(connection, said.match)


async def _sit(connection: Connection, said: m.Sit) -> None:
    registry = connection.services.registry
    room = await access.find(registry, said.match)
    await seating.sit(registry, room, _known(connection), said.token, said.seat)


async def _stand(connection: Connection, said: m.Stand) -> None:
    room = await _at(connection, said.match)
    await seating.stand(connection.services.registry, room, _known(connection))


async def _close(connection: Connection, said: m.Close) -> None:
    room = await _at(connection, said.match)
    await close.close(connection.services.registry, room, _known(connection))


async def _start(connection: Connection, said: m.Start) -> None:
    room = await _at(connection, said.match)
    await start.start(connection.services.registry, room, _known(connection))


async def _give(connection: Connection, said: m.Give) -> None:
    room, seat = _giver(connection, said)
    await start.give(connection.services.registry, room, seat, bytes.fromhex(said.bytes))


async def _say(connection: Connection, said: m.Say) -> None:
    room = _reading(connection, said.match)
    await phrases.say(connection.services.registry, room, _known(connection), said.phrase)


async def _mute(connection: Connection, said: m.Mute) -> None:
    registry, room = connection.services.registry, _reading(connection, said.match)
    await phrases.mute(registry, room, _known(connection), said.seat, on=said.on)


async def _hand(connection: Connection, said: m.Hand) -> None:
    registry, room = connection.services.registry, _reading(connection, said.match)
    await handover.hand(registry, room, _known(connection), Seat(said.seat), said.level)


async def _abandon(connection: Connection, said: m.Abandon) -> None:
    room, seat = _seated(connection, said)
    await abandon.abandon(connection.services.registry, room, seat, said)


async def _rematch(connection: Connection, said: m.Rematch) -> None:
    room = _reading(connection, said.match)
    await rematch.rematch(connection.services.registry, room, _known(connection))


# Lists


async def _lobby(connection: Connection, said: m.Lobby) -> None:
    await _want(connection, said, "lobby")


async def _home(connection: Connection, said: m.Home) -> None:
    _known(connection)
    await _want(connection, said, "home")


async def _want(connection: Connection, said: m.Lobby | m.Home, topic: Topic) -> None:
    connection.may_write()
    lists = connection.services.lists
    lists.want(connection, topic, on=said.on)
    connection.tell(Done(said.id))
    if said.on:
        await lists.send_lists(connection)


async def _ping(connection: Connection, said: m.Ping) -> None:
    connection.tell(Pong(said.id, connection.services.now()))


# A handler takes the type of its key, which a mapping's type can't express.
Handler = Callable[[Connection, Any], Awaitable[None]]


def _stored(handler: Handler) -> Handler:
    """Messages that change a table: rate-limited, and acknowledged when stored."""

    async def handle(connection: Connection, said: Any) -> None:  # as above
        connection.may_write()
        await handler(connection, said)
        connection.tell(Done(said.id, said.match))

    return handle


HANDLERS: dict[type[FromClient], Handler] = {
    m.Move: _move,
    m.Try: _try,
    m.TakeBack: _take_back,
    m.Hint: _hint,
    m.Reach: _reach,
    m.Possible: _possible,
    m.Card: _card,
    m.Enter: _enter,
    m.Leave: _stored(_leave),
    m.Sit: _stored(_sit),
    m.Stand: _stored(_stand),
    m.Close: _stored(_close),
    m.Start: _stored(_start),
    m.Give: _stored(_give),
    m.Say: _stored(_say),
    m.Mute: _stored(_mute),
    m.Hand: _stored(_hand),
    m.Abandon: _stored(_abandon),
    m.Rematch: _stored(_rematch),
    m.Lobby: _lobby,
    m.Home: _home,
    m.Ping: _ping,
    **CLASS_HANDLERS,
}


# Who asks, and for what


def _known(connection: Connection) -> Guest:
    if connection.guest is None:
        raise Refused("no_identity")
    return connection.guest


def _reading(connection: Connection, match_id: str) -> Room:
    room = connection.rooms.get(match_id)
    if room is None:
        raise Refused("not_reading")
    return room


async def _at(connection: Connection, match_id: str) -> Room:
    found = connection.rooms.get(match_id)
    return found or await access.find(connection.services.registry, match_id)


def _seated(connection: Connection, said: ForSeat) -> tuple[Room, Seat]:
    """The room, and the client's own seat that this is for."""
    room = _reading(connection, said.match)
    reader = room.readers.get(connection)
    seat = reader if said.seat is None else Seat(said.seat)
    if seat is None or seat not in room.table.seats_of(connection.guest_id):
        raise Refused("not_seated")
    if room.level_of(seat) is not None:
        raise Refused("seat_is_computer", seat=seat)
    return room, seat


def _giver(connection: Connection, said: m.Give) -> tuple[Room, Seat]:
    room = _reading(connection, said.match)
    mine = room.table.seats_of(connection.guest_id)
    given = {gift.seat for gift in room.table.gifts}
    waiting = [seat for seat in mine if seat not in given]
    if not mine or (said.seat is not None and said.seat not in mine):
        raise Refused("not_seated")
    seat = Seat(said.seat) if said.seat is not None else next(iter(waiting), mine[0])
    return room, seat


def leave(connection: Connection, match_id: str) -> None:
    """The connection no longer reads this table."""
    services, room = connection.services, connection.rooms.pop(match_id, None)
    if room is not None:
        services.lists.left(connection, room)
        room.leave(connection)
        services.registry.events.table_changed(room)


def leave_all(connection: Connection) -> None:
    leave_classes(connection)
    for match_id in list(connection.rooms):
        leave(connection, match_id)
