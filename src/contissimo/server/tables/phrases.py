"""Set phrases, and muting them."""

from __future__ import annotations

from sqlalchemy import delete

from contissimo.server.errors import Refused
from contissimo.server.guests.identity import Guest
from contissimo.server.live.registry import Registry
from contissimo.server.live.room import Room
from contissimo.server.storage import schema
from contissimo.server.storage.schema import insert_at
from contissimo.server.tables.access import seat_of


async def say(registry: Registry, room: Room, guest: Guest, phrase: str) -> None:
    seat = seat_of(room, guest)
    if not registry.context.limits.phrases.take(guest.id):
        raise Refused("too_fast")
    await registry.context.store.execute(
        insert_at(room.id, schema.phrases, seat=seat, phrase=phrase, at=registry.context.now())
    )
    await registry.phrases.send_new(room)
    await registry.context.publish(room.id)


async def mute(registry: Registry, room: Room, guest: Guest, seat: int, *, on: bool) -> None:
    seat_of(room, guest)
    if seat > len(room.table.setups):
        raise Refused("not_seated")
    table = schema.mutes
    is_it = (table.c.match == room.id, table.c.guest == guest.id, table.c.seat == seat)
    forget = delete(table).where(*is_it)
    if on:
        row = insert_at(room.id, table, guest=guest.id, seat=seat)
        await registry.context.store.execute(forget, row)
    else:
        await registry.context.store.execute(forget)
    await registry.changed(room.id)
