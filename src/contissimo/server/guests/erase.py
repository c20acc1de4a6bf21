"""Erasing guests: their data is deleted, and every node is notified.

Sitting down locks the row of the guest first, as erasing does, so a guest is either seated and then erased or
not seated at all, even if a node is notified late.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, exists, or_, select, update

from contissimo.core.game import Millis
from contissimo.server.cluster.bus import GUEST, News
from contissimo.server.context import Context
from contissimo.server.storage import schema

_AT_ONCE = 500


async def forget(context: Context, guests: Collection[str]) -> list[str]:
    """Erase guests from the database; returns the tables that have changed with it."""

    def work(connection: Connection) -> tuple[list[str], list[News]]:
        tables = _erase(connection, guests, context.now())
        news = [(name, 0) for name in (*tables, *(GUEST + guest for guest in guests))]
        context.bus.publish_within(connection, news)
        return tables, news

    tables, news = await context.store.write(work)
    await context.bus.publish(news)
    return tables


async def known(context: Context, guests: Collection[str]) -> set[str]:
    """Those of these guests who have not been erased."""
    table, wanted = schema.guests, list(guests)
    found: set[str] = set()
    for start in range(0, len(wanted), _AT_ONCE):
        some = select(table.c.id).where(table.c.id.in_(wanted[start : start + _AT_ONCE]))
        found |= {row["id"] for row in await context.store.rows(some)}
    return found


def _erase(connection: Connection, guests: Collection[str], now: Millis) -> list[str]:
    """Everything about these guests; returns the tables that are not over and have changed with it.

    Seats are given back where the game has not begun, otherwise left without a person or a name. Unlike somebody who stands up,
    an erased guest can't come back: a table that has neither people nor its maker any more is closed.
    """
    people, matches = schema.people, schema.matches
    connection.execute(delete(schema.guests).where(schema.guests.c.id.in_(guests)))
    theirs = select(people.c.match).where(people.c.guest.in_(guests))
    live = connection.execute(
        select(matches.c.id, matches.c.phase)
        .where(matches.c.phase.in_(("open", "giving", "running")))
        .where(or_(matches.c.host.in_(guests), matches.c.id.in_(theirs)))
        .order_by(matches.c.id)
        .with_for_update()
    ).all()
    is_open = [row.id for row in live if row.phase == "open"]
    seated = exists().where(people.c.match == matches.c.id)
    for statement in (
        update(matches).where(matches.c.host.in_(guests)).values(host=None),
        delete(people).where(people.c.guest.in_(guests), people.c.match.in_(is_open)),
        update(people)
        .where(people.c.guest.in_(guests))
        .values(guest=None, name="", face=None, node="", left_at=now),
        update(matches)
        .where(matches.c.id.in_(is_open), matches.c.host.is_(None), ~seated)
        .values(phase="closed", ended=now),
    ):
        connection.execute(statement)
    return [row.id for row in live]
