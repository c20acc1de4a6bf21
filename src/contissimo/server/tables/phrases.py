"""Set phrases, and not wanting to read somebody's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert

from contissimo.core.errors import IllegalMove
from contissimo.server.guests.identity import Guest
from contissimo.server.storage import schema
from contissimo.server.tables.access import seat_of

if TYPE_CHECKING:
    from contissimo.server.live.room import Room
    from contissimo.server.node import Node


async def say(node: Node, room: Room, guest: Guest, phrase: str) -> None:
    seat = seat_of(room, guest)
    if not node.phrases.take(guest.id):
        raise IllegalMove("too_fast")
    await node.store.execute(
        insert(schema.phrases).values(match=room.id, seat=seat, phrase=phrase, at=node.now())
    )
    await node.lists.phrases(room)
    await node.bus.publish_alone(node.store, (room.id, 0))


async def mute(node: Node, room: Room, guest: Guest, seat: int, *, on: bool) -> None:
    seat_of(room, guest)
    if seat > len(room.table.setups):
        raise IllegalMove("not_seated")
    table = schema.mutes
    is_it = (table.c.match == room.id, table.c.guest == guest.id, table.c.seat == seat)
    forget = delete(table).where(*is_it)
    if on:
        row = insert(table).values(match=room.id, guest=guest.id, seat=seat)
        await node.store.execute(forget, row)
    else:
        await node.store.execute(forget)
    await node.changed(room.id)
