"""What is not kept: tables that nobody comes back to are closed, old games and expired rows are deleted."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, select, update

from contissimo.core.game import Millis
from contissimo.server.settings import Settings
from contissimo.server.storage import schema
from contissimo.server.storage.database import Store
from contissimo.server.storage.match_rows import new_epoch
from contissimo.server.storage.visits import visited

_MINUTE_MILLIS = 60_000
_HOUR_MILLIS = 3_600_000
_DAY_MILLIS = 86_400_000
_AT_ONCE = 500
"""Tables that are closed or deleted in one transaction."""


async def close_empty(store: Store, settings: Settings, now: Millis) -> AsyncIterator[str]:
    """Close listed tables that wait for players, with nobody present; returns their ids."""
    matches = schema.matches
    since = now - settings.empty_minutes * _MINUTE_MILLIS
    empty = and_(matches.c.phase == "open", matches.c.listed, ~visited(since))
    async for match_id in _close(store, empty, now):
        yield match_id


async def close_long(store: Store, settings: Settings, now: Millis) -> AsyncIterator[str]:
    """Close running tables whose log would take long to read and to send; returns their ids."""
    matches, snapshots = schema.matches, schema.snapshots
    long = select(snapshots.c.match).where(snapshots.c.seq >= settings.log_entries)
    endless = and_(matches.c.phase == "running", matches.c.id.in_(long))
    async for match_id in _close(store, endless, now):
        yield match_id


async def close_left(store: Store, settings: Settings, now: Millis) -> AsyncIterator[str]:
    """Close running tables that nobody has come back to for long, sooner if nobody is left who could; returns their ids."""
    matches, people = schema.matches, schema.people
    known = exists().where(people.c.match == matches.c.id, people.c.guest.is_not(None))
    for days, who in ((settings.left_days, known), (settings.orphan_days, ~known)):
        old = ~visited(now - days * _DAY_MILLIS)
        left = and_(matches.c.phase.in_(("giving", "running")), who, old)
        async for match_id in _close(store, left, now):
            yield match_id


def close_matches(connection: Connection, ids: Sequence[str], now: Millis) -> None:
    """Nobody plays or sits down there any more, and nothing is waited for."""
    matches, snapshots = schema.matches, schema.snapshots
    closed = update(matches).where(matches.c.id.in_(ids))
    connection.execute(closed.values(phase="closed", ended=now))
    rest = update(snapshots).where(snapshots.c.match.in_(ids))
    # Another epoch: a move that was judged before is not written any more (docs/decisions/0010).
    connection.execute(rest.values(deadline=None, computer=False, epoch=new_epoch()))


async def _close(store: Store, which: ColumnElement[bool], now: Millis) -> AsyncIterator[str]:
    matches = schema.matches

    def work(connection: Connection) -> list[str]:
        rows = connection.execute(
            select(matches.c.id).where(which).limit(_AT_ONCE).with_for_update()
        ).all()
        ids = [row.id for row in rows]
        if ids:
            close_matches(connection, ids, now)
        return ids

    while ids := await store.write(work):
        for match_id in ids:
            yield match_id


async def delete_passing(store: Store, settings: Settings, now: Millis) -> None:
    """Delete phrases, claims and watchers that mean nothing any more; close tables that nobody started.

    People whose node died long ago have left: its row, which says when, is not kept for ever.
    """
    matches, phrases, jobs, nodes = schema.matches, schema.phrases, schema.jobs, schema.nodes
    watchers, people = schema.watchers, schema.people
    stale = now - settings.open_hours * _HOUR_MILLIS
    alive = select(nodes.c.id).where(nodes.c.beat > now - _HOUR_MILLIS)
    last_beat = select(nodes.c.beat).where(nodes.c.id == people.c.node).scalar_subquery()
    await store.execute(
        update(people)
        .where(people.c.left_at.is_(None), people.c.node.not_in(alive))
        .values(node="", left_at=func.coalesce(last_beat, now)),
        delete(phrases).where(phrases.c.at < now - _MINUTE_MILLIS),
        delete(jobs).where(jobs.c.until < now),
        delete(watchers).where(watchers.c.node.not_in(alive)),
        update(matches)
        .where(matches.c.phase == "open", matches.c.made < stale)
        .values(phase="closed", ended=now),
    )


async def delete_old(store: Store, settings: Settings, now: Millis) -> None:
    """Delete tables that ended longer ago than they are to be kept, with everything that belongs to them."""
    if not settings.keep_days:
        return
    matches = schema.matches
    before = now - settings.keep_days * _DAY_MILLIS
    some = select(matches.c.id).where(matches.c.ended < before).limit(_AT_ONCE)
    while ids := [row["id"] for row in await store.rows(some)]:
        await store.execute(delete(matches).where(matches.c.id.in_(ids)))
