"""Who plays with other people just now, or has a round of a class to answer, and therefore gets nothing that would help them."""

from __future__ import annotations

from sqlalchemy import Select, exists, select

from contissimo.server.errors import Refused
from contissimo.server.guests.identity import Guest
from contissimo.server.storage import class_schema, schema
from contissimo.server.storage.database import Store
from contissimo.server.storage.running import UNTOLD


async def refuse_moves(store: Store, guest: Guest | None) -> None:
    """Refuse a guest who could use moves of a position in a game or in a round that isn't over."""
    if guest is None:
        return
    if await store.row(_table_with_others(guest.id)) is not None:
        raise Refused("moves_while_playing")
    if await store.row(_round_of_class(guest.id)) is not None:
        raise Refused("moves_in_round")


def _table_with_others(guest: str) -> Select[tuple[str]]:
    """A running table at which they sit, and somebody else does."""
    matches, people = schema.matches, schema.people
    others = people.alias("others")
    return (
        select(matches.c.id)
        .join(people, people.c.match == matches.c.id)
        .where(people.c.guest == guest, matches.c.phase.in_(("giving", "running")))
        .where(
            exists().where(others.c.match == matches.c.id, others.c.guest.is_distinct_from(guest))
        )
        .limit(1)
    )


def _round_of_class(guest: str) -> Select[tuple[str]]:
    """A class of theirs in which everybody has the same deal, and its best answer is not on the wall yet."""
    classes, pupils, acts = class_schema.classes, class_schema.pupils, class_schema.activities
    return (
        select(classes.c.id)
        .join(pupils, pupils.c["class"] == classes.c.id)
        .join(acts, acts.c["class"] == classes.c.id)
        .where(pupils.c.guest == guest, classes.c.phase == "open")
        .where(acts.c.ended.is_(None), acts.c.round > 0, acts.c.phase.in_(UNTOLD))
        .where(acts.c.kind.in_(("deal", "lesson", "dice")))
        .limit(1)
    )
