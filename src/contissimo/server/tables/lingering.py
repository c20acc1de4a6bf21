"""Tables that somebody was at lately, and those that nobody comes back to: what counts, what is shown first, what is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, Connection, and_, exists, func, or_, select, update

from contissimo.core.errors import IllegalMove
from contissimo.core.game import Millis
from contissimo.server.storage import schema

if TYPE_CHECKING:
    from contissimo.server.node import Node

_MINUTE = 60_000
_DAY = 86_400_000
_MANY = 500
_LIVE = ("open", "giving", "running")


def is_here(now: Millis) -> ColumnElement[bool]:
    """Whether somebody is at a table, on a node that lives."""
    people, nodes, matches = schema.people, schema.nodes, schema.matches
    alive = select(nodes.c.id).where(nodes.c.beat > now - _MINUTE)
    at_it = (people.c.match == matches.c.id, people.c.left_at.is_(None), people.c.node.in_(alive))
    return exists().where(*at_it)


def visited(since: int, now: Millis) -> ColumnElement[bool]:
    """Whether a table was made, or somebody was at it, after `since`."""
    people, matches = schema.people, schema.matches
    left = exists().where(people.c.match == matches.c.id, people.c.left_at > since)
    return or_(matches.c.made > since, left, is_here(now))


def check_number(connection: Connection, node: Node, host: str, *, listed: bool) -> None:
    """Refuse one table more than a guest may have, within the transaction that makes it."""
    matches, guests, settings, now = schema.matches, schema.guests, node.settings, node.now()
    # Of two that are made at once the second one waits here.
    connection.execute(select(guests.c.id).where(guests.c.id == host).with_for_update())
    theirs = select(func.count()).select_from(matches).where(matches.c.host == host)
    lately = theirs.where(matches.c.phase.in_(_LIVE), visited(now - _DAY, now))
    if connection.execute(lately).scalar_one() >= settings.tables_per_guest:
        raise IllegalMove("too_many", limit=settings.tables_per_guest)
    shown = theirs.where(matches.c.listed, matches.c.phase == "open")
    if listed and connection.execute(shown).scalar_one() >= settings.listed_per_guest:
        raise IllegalMove("too_many", limit=settings.listed_per_guest)


class Shown:
    """The listed tables that each address has opened here: it can't fill the lobby. Kept in memory alone."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._made: dict[str, set[str]] = {}

    async def check(self, address: str) -> None:
        matches, made = schema.matches, self._made.get(address, set())
        limit = self._node.settings.listed_per_address
        if len(made) < limit:
            return
        still = select(matches.c.id).where(matches.c.id.in_(made), matches.c.phase == "open")
        self._made[address] = {row["id"] for row in await self._node.store.rows(still)}
        if len(self._made[address]) >= limit:
            raise IllegalMove("too_many", limit=limit)

    def add(self, address: str, match: str) -> None:
        if len(self._made) >= 10 * _MANY:
            self._made.clear()
        self._made.setdefault(address, set()).add(match)


async def close_empty(node: Node) -> None:
    """Listed tables that wait for players, and nobody waits at them."""
    matches, now = schema.matches, node.now()
    since = now - node.settings.empty_minutes * _MINUTE
    await _close(node, and_(matches.c.phase == "open", matches.c.listed, ~visited(since, now)))


async def close_left(node: Node) -> None:
    """Running tables that nobody has come back to for long, sooner where nobody is left who could."""
    matches, people, settings, now = schema.matches, schema.people, node.settings, node.now()
    known = exists().where(people.c.match == matches.c.id, people.c.guest.is_not(None))
    for days, who in ((settings.left_days, known), (settings.orphan_days, ~known)):
        old = ~visited(now - days * _DAY, now)
        await _close(node, and_(matches.c.phase.in_(("giving", "running")), who, old))


async def _close(node: Node, which: ColumnElement[bool]) -> None:
    matches, snapshots = schema.matches, schema.snapshots

    def work(connection: Connection) -> list[str]:
        rows = connection.execute(
            select(matches.c.id).where(which).limit(_MANY).with_for_update()
        ).all()
        ids = [row.id for row in rows]
        if ids:
            closed = update(matches).where(matches.c.id.in_(ids))
            connection.execute(closed.values(phase="closed", ended=node.now()))
            rest = update(snapshots).where(snapshots.c.match.in_(ids))
            connection.execute(rest.values(deadline=None, computer=False))
        return ids

    while ids := await node.store.write(work):
        for match in ids:
            await node.changed(match)
