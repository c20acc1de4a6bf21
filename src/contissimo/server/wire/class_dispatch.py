"""What each message of a class does, as `dispatch` for tables."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable
from typing import Any  # a handler takes the type of its key, which a mapping's type can't express

from sqlalchemy import select, update

from contissimo.server.classes import answers
from contissimo.server.classes.room import ClassRoom, Reader
from contissimo.server.errors import Refused
from contissimo.server.messages import class_inbound as m
from contissimo.server.messages.basics import FromClient
from contissimo.server.messages.outbound import Done
from contissimo.server.storage import class_schema as s
from contissimo.server.storage.class_rows import PupilRow
from contissimo.server.wire.connection import Connection

_CLASSES = 4
"""Classes that one connection may read."""


async def _enter(connection: Connection, said: m.ClassEnter) -> None:
    connection.may_write()
    classes = connection.services.classes
    if said.class_ not in connection.classes and len(connection.classes) >= _CLASSES:
        raise Refused("too_many")
    room = await classes.find(said.class_)
    reader = await _reader(connection, room, said)
    connection.tell(Done(said.id))
    connection.classes[room.id] = room
    room.enter(connection, reader)
    _note_address(connection, room, reader)
    if reader.pupil is not None:
        await _note(connection, room, reader.pupil, here=True)


def _note_address(connection: Connection, room: ClassRoom, reader: Reader) -> None:
    """Where an open class is, also after a restart."""
    addresses = connection.services.classes.addresses
    if room.stored.row.phase != "open":
        return
    if reader.role == "desk":
        addresses.teaches(connection.address, room.id)
    elif reader.pupil is not None and room.stored.pupils[reader.pupil].status == "in":
        addresses.attends(connection.address, room.id)


async def _reader(connection: Connection, room: ClassRoom, said: m.ClassEnter) -> Reader:
    """As whom a client may read a class; to everybody else it doesn't exist."""
    guest = connection.guest_id
    match said.role:
        case "pupil":
            pupil = room.pupil_of(guest)
            if pupil is not None:
                return Reader("pupil", pupil.number)
        case "desk":
            if guest is not None and room.stored.row.teacher == guest:
                return Reader("desk")
        case "wall":
            row = await connection.services.store.row(
                select(s.secrets.c.wall).where(s.secrets.c["class"] == room.id)
            )
            if row is not None and hmac.compare_digest(
                (said.token or "").encode(), row["wall"].encode()
            ):
                return Reader("wall")
    raise Refused("no_such_class")


async def _leave(connection: Connection, said: m.ClassLeave) -> None:
    connection.may_write()
    room = connection.classes.pop(said.class_, None)
    if room is not None:
        _left(connection, room)
    connection.tell(Done(said.id))


def leave_classes(connection: Connection) -> None:
    for class_id in list(connection.classes):
        _left(connection, connection.classes.pop(class_id))


def _left(connection: Connection, room: ClassRoom) -> None:
    reader = room.leave(connection)
    if reader is None or reader.pupil is None:
        return
    if not any(other.pupil == reader.pupil for other in room.readers.values()):
        connection.services.spawn(_note(connection, room, reader.pupil, here=False))


async def _note(connection: Connection, room: ClassRoom, number: int, *, here: bool) -> None:
    """Where a pupil is connected, for other nodes and for the desk."""
    services, pupils = connection.services, s.pupils
    node = services.id if here else ""
    now = services.now()
    is_it = (pupils.c["class"] == room.id, pupils.c.number == number)
    where = is_it if here else (*is_it, pupils.c.node == services.id)
    values: dict[str, Any] = {"node": node, "seen": now} if here else {"node": node}
    await services.store.execute(update(pupils).where(*where).values(values))
    room.put_pupil(number, **values)
    await services.classes.publish_if_shared(room.id)


async def _answer(connection: Connection, said: m.ClassAnswer) -> None:
    room, pupil = _as_pupil(connection, said.class_)
    classes = connection.services.classes
    await answers.answer(classes, room, pupil, said.activity, said.round, said.move)


async def _draft(connection: Connection, said: m.ClassDraft) -> None:
    room, pupil = _as_pupil(connection, said.class_)
    classes = connection.services.classes
    await answers.draft(classes, room, pupil, said.activity, said.round, said.text)


async def _give(connection: Connection, said: m.ClassGive) -> None:
    room, pupil = _as_pupil(connection, said.class_)
    given = bytes.fromhex(said.bytes)
    await answers.give(connection.services.classes, room, pupil, said.activity, given)


async def _help(connection: Connection, said: m.ClassHelp) -> None:
    room, pupil = _as_pupil(connection, said.class_)
    await answers.help_wanted(connection.services.classes, room, pupil, on=said.on)


def _as_pupil(connection: Connection, class_id: str) -> tuple[ClassRoom, PupilRow]:
    """The class that this client reads as a pupil, who must be admitted."""
    room = connection.classes.get(class_id)
    reader = None if room is None else room.readers.get(connection)
    if room is None or reader is None or reader.pupil is None:
        raise Refused("not_reading")
    pupil = room.stored.pupils[reader.pupil]
    if pupil.status != "in":
        raise Refused("not_admitted")
    return room, pupil


Handler = Callable[[Connection, Any], Awaitable[None]]


def _stored(handler: Handler) -> Handler:
    """Rate-limited, and acknowledged when stored."""

    async def handle(connection: Connection, said: Any) -> None:
        connection.may_write()
        await handler(connection, said)
        connection.tell(Done(said.id))

    return handle


CLASS_HANDLERS: dict[type[FromClient], Handler] = {
    m.ClassEnter: _enter,
    m.ClassLeave: _leave,
    m.ClassAnswer: _stored(_answer),
    m.ClassDraft: _stored(_draft),
    m.ClassGive: _stored(_give),
    m.ClassHelp: _stored(_help),
}
