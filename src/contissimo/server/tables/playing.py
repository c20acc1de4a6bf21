"""Who plays with other people just now, and therefore gets nothing that would help them."""

from __future__ import annotations

from sqlalchemy import exists, select

from contissimo.server.guests.identity import Guest
from contissimo.server.storage import schema
from contissimo.server.storage.database import Store


async def plays_with_people(store: Store, guest: Guest | None) -> bool:
    """Whether somebody sits at a running table at which somebody else sits, too."""
    if guest is None:
        return False
    matches, people = schema.matches, schema.people
    others = people.alias("others")
    found = await store.row(
        select(matches.c.id)
        .join(people, people.c.match == matches.c.id)
        .where(people.c.guest == guest.id, matches.c.phase.in_(("giving", "running")))
        .where(
            exists().where(
                others.c.match == matches.c.id, others.c.guest.is_distinct_from(guest.id)
            )
        )
        .limit(1)
    )
    return found is not None
