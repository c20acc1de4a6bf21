"""Time that passes without anybody doing anything: heartbeats, deadlines, time given back, tidying up.

Deadlines stand in the database and any node may sweep them; that two do at once is decided by the log's unique key.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, get_args

from sqlalchemy import Connection, Update, case, delete, func, insert, or_, select, update

from contissimo.core.game import Millis
from contissimo.server import memory, schema
from contissimo.server.answers import Phase
from contissimo.server.forgetting import forget_idle
from contissimo.server.loading import NOTE
from contissimo.server.log import log
from contissimo.server.repeating import Repeating
from contissimo.server.starting import begin_overdue
from contissimo.server.watching import of_nodes_gone

if TYPE_CHECKING:
    from contissimo.server.node import Node
    from contissimo.server.room import Room

OPERATOR = "operator"
"""The key that changes whenever somebody changed the database by hand."""
_HOUR = 3600.0
_DAY = 86_400_000
_BATCH = 256
_MISSED_BEATS = 2.5


def _nobody_could_come(last: int, away: int, seconds: int) -> Update:
    """While no server was there, nobody was away: those who were here have just left, others as much later."""
    people = schema.people
    left_at = func.coalesce(people.c.left_at, last)
    later = case((left_at > last, last), else_=left_at) + away
    lately = or_(people.c.left_at.is_(None), people.c.left_at > last - 1000 * seconds)
    return update(people).where(lately).values(node="", left_at=later)


class Clocks:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._works: list[Repeating] = []
        self._mark: bytes | None = None

    async def start(self) -> None:
        """Give back the time of an absence first: only then may a deadline be looked at."""
        await self.give_back()
        await self.beat()
        settings = self._node.settings
        for every, work in (
            (settings.beat_seconds, self.beat),
            (settings.sweep_seconds, self.sweep),
            (2.0, self.look_around),
            (_HOUR, self.tidy),
        ):
            self._works.append(Repeating(every, work))
            self._works[-1].start()
        await self.look_around()

    async def stop(self) -> None:
        await asyncio.gather(*(work.stop() for work in self._works))

    # Absence

    async def beat(self) -> None:
        node, table, now = self._node, schema.nodes, self._node.now()

        def beat(connection: Connection) -> None:
            done = connection.execute(update(table).where(table.c.id == node.id).values(beat=now))
            if not done.rowcount:
                connection.execute(insert(table).values(id=node.id, beat=now))
                connection.execute(delete(table).where(table.c.beat < now - 30 * _DAY))

        await node.store.write(beat)
        rows = await node.store.rows(select(table))
        node.presence.beats = {row["id"]: row["beat"] for row in rows}

    async def give_back(self) -> None:
        """If no node was there, each running wait gets the time back, as an entry of its log."""
        node, now = self._node, self._node.now()
        row = await node.store.row(select(func.max(schema.nodes.c.beat).label("beat")))
        last = None if row is None else row["beat"]
        if last is None or now - last < 1000 * _MISSED_BEATS * node.settings.beat_seconds:
            return
        away = Millis(now - last)
        await node.store.execute(_nobody_could_come(last, away, node.settings.away_seconds))
        snapshots = schema.snapshots
        rows = await node.store.rows(
            select(snapshots.c.match).where(snapshots.c.deadline.is_not(None))
        )
        ids = [found["match"] for found in rows]
        log.info("time_given_back", millis=away, tables=len(ids))
        for start in range(0, len(ids), _BATCH):
            rooms = await node.load_rooms(ids[start : start + _BATCH])
            # The message names the absence, so two nodes that come up together give it once.
            message = f"{NOTE}away.{last}"
            await asyncio.gather(
                *(r.step(lambda match, at: match.credit(away, at), message=message) for r in rooms)
            )

    # Deadlines

    async def sweep(self) -> None:
        """Let silence speak wherever a deadline has passed."""
        node, snapshots = self._node, schema.snapshots
        now = node.now()
        rows = await node.store.rows(
            select(snapshots.c.match).where(snapshots.c.deadline <= now).limit(_BATCH)
        )
        if rows:
            rooms = await node.load_rooms([row["match"] for row in rows])
            await asyncio.gather(*(self._expire(room) for room in rooms))
        await begin_overdue(node, now)

    async def _expire(self, room: Room) -> None:
        if not await room.step(lambda match, at: match.expire(at)):
            await room.catch_up_if_behind()

    async def look_around(self) -> None:
        """Computer players that nobody asked, news that never came, rooms that nobody reads."""
        node, snapshots = self._node, schema.snapshots
        rows = await node.store.rows(
            select(snapshots.c.match).where(snapshots.c.computer).limit(_BATCH)
        )
        for room in await node.load_rooms([row["match"] for row in rows]):
            if room.computer_to_act() is not None:
                node.bots.ask(room)
        if node.is_shared:
            for match, room in list(node.rooms.items()):
                if room.readers:
                    await node.refresh(match)
        node.drop_idle_rooms()
        await self._look_for_operator()
        await self._count()

    async def _look_for_operator(self) -> None:
        """A verb of the command line may have changed the database."""
        keys = schema.keys
        row = await self._node.store.row(select(keys.c.value).where(keys.c.name == OPERATOR))
        mark = b"" if row is None else bytes(row["value"])
        if self._mark is not None and mark != self._mark:
            await self._node.reload()
        self._mark = mark

    async def _count(self) -> None:
        matches, tables = schema.matches, self._node.metrics.tables
        rows = await self._node.store.rows(
            select(matches.c.phase, func.count().label("n")).group_by(matches.c.phase)
        )
        counted = {row["phase"]: row["n"] for row in rows}
        for phase in get_args(Phase):
            tables.labels(phase).set(counted.get(phase, 0))

    # Tidying

    async def tidy(self) -> None:
        node, now, settings = self._node, self._node.now(), self._node.settings
        await forget_idle(node)
        matches, phrases, jobs = schema.matches, schema.phrases, schema.jobs
        stale = now - settings.open_hours * 3_600_000
        await node.store.execute(
            delete(phrases).where(phrases.c.at < now - 60_000),
            delete(jobs).where(jobs.c.until < now),
            of_nodes_gone(now),
            update(matches)
            .where(matches.c.phase == "open", matches.c.made < stale)
            .values(phase="closed", ended=now),
        )
        if settings.keep_days:
            await self._discard(now - settings.keep_days * _DAY)
        memory.collect_all()

    async def _discard(self, before: int) -> None:
        """Tables that ended longer ago than they are to be kept."""
        matches = schema.matches
        rows = await self._node.store.rows(
            select(matches.c.id).where(matches.c.ended < before).limit(500)
        )
        ids = [row["id"] for row in rows]
        if ids:
            of = [
                schema.entries,
                schema.snapshots,
                schema.gifts,
                schema.people,
                schema.secrets,
                schema.votes,
                schema.mutes,
            ]
            await self._node.store.execute(
                *(delete(table).where(table.c.match.in_(ids)) for table in of),
                delete(matches).where(matches.c.id.in_(ids)),
            )
