"""Everybody's picture: the one they chose, else one that follows from the guest.

A guest who never chose has no picture stored: the usual one is one of 320 and comes from a hash, so nobody learns an id from it.
"""

from __future__ import annotations

import hashlib

from sqlalchemy import Connection, select, update

from contissimo.server.cluster.bus import News
from contissimo.server.context import Context
from contissimo.server.errors import Refused
from contissimo.server.messages.faces import Face
from contissimo.server.storage import schema
from contissimo.study.pupils import ANIMALS, COLOURS

_APART = 3
"""How far apart the colours of two seats of one guest are: the next colour but one may look alike."""


def stored(face: Face | None) -> str | None:
    """As a database has it."""
    return None if face is None else f"{face.animal} {face.colour}"


def face_of(text: str | None, guest: str, nth: int = 0) -> Face:
    """The picture of a guest. One who holds several seats, as around one device, looks different at each: `nth` counts them."""
    animal, _, colour = (text or "").partition(" ")
    if animal in ANIMALS and colour in COLOURS:
        first, behind = ANIMALS.index(animal), COLOURS.index(colour)
    else:
        digest = hashlib.sha256(f"face {guest}".encode()).digest()
        first, behind = int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big")
    return Face(
        ANIMALS[(first + nth) % len(ANIMALS)], COLOURS[(behind + _APART * nth) % len(COLOURS)]
    )


async def choose(context: Context, guest: str, face: Face) -> list[str]:
    """Another picture, also at the tables that are not over; returns those."""
    guests, people, matches = schema.guests, schema.people, schema.matches
    theirs = select(people.c.match).where(people.c.guest == guest)

    def work(connection: Connection) -> tuple[list[str], list[News]]:
        # The guest first: `erase` locks them in this order.
        mine = select(guests.c.face).where(guests.c.id == guest).with_for_update()
        row = connection.execute(mine).first()
        if row is None:
            raise Refused("no_identity")
        connection.execute(update(guests).where(guests.c.id == guest).values(face=stored(face)))
        live = connection.execute(
            select(matches.c.id)
            .where(matches.c.phase.in_(("open", "giving", "running")), matches.c.id.in_(theirs))
            .order_by(matches.c.id)
            .with_for_update()
        )
        tables = [row.id for row in live]
        connection.execute(
            update(people)
            .where(people.c.guest == guest, people.c.match.in_(tables))
            .where(people.c.face.is_not_distinct_from(row.face))  # a pupil's own stays
            .values(face=stored(face))
        )
        news = [(name, 0) for name in tables]
        context.bus.publish_within(connection, news)
        return tables, news

    tables, news = await context.store.write(work)
    await context.bus.publish(news)
    return tables
