"""Forgetting guests: what is stored of them goes, and no node lets them go on.

Every node hears of it and hangs up. Whoever sits down takes the row of the guest first, as forgetting does, so a guest is
either seated and then forgotten or no longer seated at all, even where the news came late.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, exists, or_, select, update

from contissimo.core.game import Millis
from contissimo.server.cluster.bus import GUEST, News
from contissimo.server.storage import schema

if TYPE_CHECKING:
    from contissimo.server.node import Node

_MANY = 500


async def forget(node: Node, guests: Collection[str]) -> None:
    """Forget guests at once: what is stored, what rooms remember, and the connections, on every node."""

    def work(connection: Connection) -> tuple[list[str], list[News]]:
        tables = _erase(connection, guests, node.now())
        news = [(name, 0) for name in (*tables, *(GUEST + guest for guest in guests))]
        node.bus.publish_within(connection, news)
        return tables, news

    tables, news = await node.store.write(work)
    await node.bus.publish(news)
    await _let_go(node, guests)
    for match in tables:
        await node.refresh(match)


async def forget_idle(node: Node) -> None:
    """Whoever was not seen for 90 days."""
    while idle := await node.identity.idle(node.now()):
        await forget(node, idle)


async def look_for(node: Node, guests: Collection[str]) -> None:
    """Something about these guests may have changed elsewhere, or they were forgotten."""
    node.lists.touch_guests(guests)
    table, wanted = schema.guests, list(guests)
    known: set[str] = set()
    for start in range(0, len(wanted), _MANY):
        some = wanted[start : start + _MANY]
        known |= {
            row["id"]
            for row in await node.store.rows(select(table.c.id).where(table.c.id.in_(some)))
        }
    await _let_go(node, set(wanted) - known)


async def _let_go(node: Node, guests: Collection[str]) -> None:
    for connection in list(node.connections):
        if connection.guest_id in guests:
            connection.hang_up("forgotten", 1000)
    for match, room in list(node.rooms.items()):
        if any(person.guest in guests for person in room.table.people):
            await node.refresh(match)


def _erase(connection: Connection, guests: Collection[str], now: Millis) -> list[str]:
    """Everything about these guests; the tables that are not over and have changed with it.

    Seats are given back where nobody has begun, else left without a person or a name. Unlike somebody who stands up,
    a forgotten one can't come back: a table that has neither people nor its maker any more is closed.
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
        delete(schema.tokens).where(schema.tokens.c.guest.in_(guests)),
        delete(schema.mutes).where(schema.mutes.c.guest.in_(guests)),
        update(matches).where(matches.c.host.in_(guests)).values(host=None),
        delete(people).where(people.c.guest.in_(guests), people.c.match.in_(is_open)),
        update(people)
        .where(people.c.guest.in_(guests))
        .values(guest=None, name="", node="", left_at=now),
        update(matches)
        .where(matches.c.id.in_(is_open), matches.c.host.is_(None), ~seated)
        .values(phase="closed", ended=now),
    ):
        connection.execute(statement)
    return [row.id for row in live]
