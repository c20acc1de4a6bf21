"""Erasing a class: everything that belongs to it, its tables, and the guests that only joining it has made."""

from __future__ import annotations

from sqlalchemy import Connection, delete, exists, select

from contissimo.server.classes.registry import Classes
from contissimo.server.live.registry import Registry
from contissimo.server.storage import class_schema as s
from contissimo.server.storage import schema


async def erase(classes: Classes, registry: Registry, class_id: str) -> None:
    """At once, and on every node; nothing of it is left in the database."""

    def work(connection: Connection) -> tuple[list[str], list[str]]:
        pupils, tables, people = s.pupils, s.tables, schema.people
        matches = list(
            connection.execute(
                select(tables.c.match).where(tables.c["class"] == class_id)
            ).scalars()
        )
        # Somebody who also plays elsewhere stays a guest, without anything of the class.
        elsewhere = exists().where(people.c.guest == pupils.c.guest, people.c.match.not_in(matches))
        other = pupils.alias()
        also = exists().where(other.c.guest == pupils.c.guest, other.c["class"] != class_id)
        guests = connection.execute(
            select(pupils.c.guest).where(
                pupils.c["class"] == class_id,
                pupils.c.guest.is_not(None),
                pupils.c.is_new,
                ~elsewhere,
                ~also,
            )
        ).scalars()
        found = [guest for guest in guests if guest is not None]
        connection.execute(delete(schema.matches).where(schema.matches.c.id.in_(matches)))
        connection.execute(delete(s.classes).where(s.classes.c.id == class_id))
        return matches, found

    matches, guests = await classes.context.store.write(work)
    room = classes.rooms.get(class_id)
    if room is not None:
        await room.reload()
        classes.forget(room)
    await classes.publish(class_id)
    for match_id in matches:
        await registry.changed(match_id)
    if guests:
        await registry.forget(guests)
