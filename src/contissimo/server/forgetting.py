"""Forgetting guests: what is stored of them goes, and no node lets them go on.

Every node hears of it and hangs up. Whoever sits down takes the row of the guest first, as forgetting does, so a guest is
either seated and then forgotten or no longer seated at all, even where the news came late.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, select, update

from contissimo.core.game import Millis
from contissimo.server import schema
from contissimo.server.bus import GUEST

if TYPE_CHECKING:
    from contissimo.server.node import Node

_MANY = 500


async def forget(node: Node, guests: Collection[str]) -> None:
    """Forget guests at once: what is stored, what rooms remember, and the connections, on every node."""
    news = [(GUEST + guest, 0) for guest in guests]

    def work(connection: Connection) -> None:
        _erase(connection, guests, node.now())
        node.bus.publish_within(connection, news)

    await node.store.write(work)
    await node.bus.publish(news)
    await _let_go(node, guests)


async def forget_idle(node: Node) -> None:
    """Whoever was not seen for 90 days."""
    idle = await node.identity.idle(node.now())
    if idle:
        await forget(node, idle)


async def look_for(node: Node, guests: Collection[str]) -> None:
    """Somebody may have been forgotten elsewhere."""
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


def _erase(connection: Connection, guests: Collection[str], now: Millis) -> None:
    """Everything about these guests; their seats are left without a person or a name."""
    people, matches = schema.people, schema.matches
    for statement in (
        delete(schema.guests).where(schema.guests.c.id.in_(guests)),
        delete(schema.tokens).where(schema.tokens.c.guest.in_(guests)),
        delete(schema.mutes).where(schema.mutes.c.guest.in_(guests)),
        update(matches).where(matches.c.host.in_(guests)).values(host=None),
        update(people)
        .where(people.c.guest.in_(guests))
        .values(guest=None, name="", node="", left_at=now),
    ):
        connection.execute(statement)
