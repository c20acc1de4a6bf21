"""Time that passes without anybody doing anything: heartbeats, deadlines, time given back, tidying up.

Deadlines stand in the database and any node may sweep them; that two do at once is decided by the log's unique key.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING, get_args

from sqlalchemy import Connection, Select, Update, case, delete, func, insert, or_, select, update

from contissimo.core.game import Millis
from contissimo.server.guests.erase import forget_idle
from contissimo.server.live.watchers import of_nodes_gone
from contissimo.server.log import log
from contissimo.server.messages.outbound import Phase
from contissimo.server.storage import schema
from contissimo.server.storage.match_rows import NOTE
from contissimo.server.support import gc_tuning
from contissimo.server.support.periodic import Repeating
from contissimo.server.tables.lingering import close_empty, close_left
from contissimo.server.tables.start import begin_overdue

if TYPE_CHECKING:
    from contissimo.server.live.room import Room
    from contissimo.server.node import Node

OPERATOR = "operator"
"""The key that changes whenever somebody changed the database by hand."""
_HOUR = 3600.0
_MINUTE = 60.0
_DAY = 86_400_000
_BATCH = 256
_DISCARDED = 500


def _nobody_could_come(last: int, away: int, seconds: int, here: str) -> Update:
    """While no server was there, nobody was away: those who were here have just left, others as much later.

    Who is connected to the node `here` has not left: after an absence of a process, connections may still stand.
    """
    people = schema.people
    left_at = func.coalesce(people.c.left_at, last)
    later = case((left_at > last, last), else_=left_at) + away
    lately = or_(people.c.left_at.is_(None), people.c.left_at > last - 1000 * seconds)
    return update(people).where(lately, people.c.node != here).values(node="", left_at=later)


def _of_running() -> Select[tuple[str]]:
    """The snapshots of tables that run: what was closed is left alone."""
    matches, snapshots = schema.matches, schema.snapshots
    running = matches.c.phase == "running"
    return select(snapshots.c.match).join(matches, matches.c.id == snapshots.c.match).where(running)


class Clocks:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._works: list[Repeating] = []
        self._mark: bytes | None = None

    async def start(self) -> None:
        """Give back the time of an absence first: only then may a deadline be looked at."""
        self._node.times.begin(await self._last_beat())
        await self.give_back()
        self._node.times.go_on()
        await self.beat()
        settings = self._node.settings
        for every, work, first in (
            (settings.beat_seconds, self.beat, None),
            (settings.sweep_seconds, self.sweep, None),
            (2.0, self.look_around, None),
            (_MINUTE, self.tidy_lobby, None),
            (_HOUR, self.tidy, _MINUTE),
        ):
            self._works.append(Repeating(every, work, first=first, meter=self._node.metrics.meter))
            self._works[-1].start()
        await self.look_around()

    async def stop(self) -> None:
        await asyncio.gather(*(work.stop() for work in self._works))

    # Absence

    async def beat(self) -> None:
        """Say that this node is there. Time goes on with it: where nothing can be written nobody can move either."""
        try:
            await self._beat()
        except Exception:
            self._node.health.failed()
            raise

    async def _beat(self) -> None:
        await self._notice_absence()
        node, table, now = self._node, schema.nodes, self._node.now()

        def beat(connection: Connection) -> None:
            done = connection.execute(update(table).where(table.c.id == node.id).values(beat=now))
            if not done.rowcount:
                connection.execute(insert(table).values(id=node.id, beat=now))
                connection.execute(delete(table).where(table.c.beat < now - 30 * _DAY))

        await node.store.write(beat)
        node.times.go_on()
        rows = await node.store.rows(select(table))
        node.presence.beats = {row["id"]: row["beat"] for row in rows}
        await node.writer.probe()
        node.health.wrote(now)

    async def _notice_absence(self) -> None:
        """After a pause of the process, a sleep of the machine or a step of its clock: give the time back, then go on."""
        times = self._node.times
        at = times.absence()
        if at is not None and self._node.now is times:
            await self.give_back(at)
            times.go_on(at)

    async def _last_beat(self) -> int | None:
        row = await self._node.store.row(select(func.max(schema.nodes.c.beat).label("beat")))
        return None if row is None else row["beat"]

    async def give_back(self, at: Millis | None = None) -> None:
        """If no node was there until `at`, each running wait gets the time back, as an entry of its log."""
        node, now = self._node, self._node.now() if at is None else at
        last = await self._last_beat()
        if last is None or now - last < node.times.step:
            return
        away = Millis(now - last)
        seconds = node.settings.away_seconds
        await node.store.execute(_nobody_could_come(last, away, seconds, node.id))
        for match in list(node.rooms):
            await node.refresh(match)
        snapshots = schema.snapshots
        rows = await node.store.rows(
            select(snapshots.c.match).where(snapshots.c.deadline.is_not(None))
        )
        ids = [found["match"] for found in rows]
        log.info("time_given_back", millis=away, tables=len(ids))

        def give(room: Room) -> Awaitable[bool]:
            # The message names the absence, so two nodes that come up together give it once.
            message = f"{NOTE}away.{last}"
            return room.step(lambda match, at: match.credit(away, max(at, now)), message=message)

        for start in range(0, len(ids), _BATCH):
            rooms = await node.load_rooms(ids[start : start + _BATCH])
            await node.with_each(rooms, give)

    # Deadlines

    async def sweep(self) -> None:
        """Let silence speak wherever a deadline has passed."""
        node, snapshots = self._node, schema.snapshots
        now = node.now()
        rows = await node.store.rows(
            _of_running().where(snapshots.c.deadline <= now).limit(self._many)
        )
        if rows:
            rooms = await node.load_rooms([row["match"] for row in rows])
            await node.with_each(rooms, self._expire)
        await begin_overdue(node, now)

    @property
    def _many(self) -> int:
        """Tables that are set aside stay where they are found, and must not take the places of others."""
        return _BATCH + len(self._node.aside)

    async def _expire(self, room: Room) -> None:
        if not await room.step(lambda match, at: match.expire(at)):
            await room.catch_up_if_behind()

    async def look_around(self) -> None:
        """Computer players that nobody asked, news that never came, rooms that nobody reads."""
        node, snapshots = self._node, schema.snapshots
        rows = await node.store.rows(_of_running().where(snapshots.c.computer).limit(self._many))
        for room in await node.load_rooms([row["match"] for row in rows]):
            if room.computer_to_act() is not None:
                node.bots.ask(room)
        if node.is_shared:
            for room in [room for room in node.rooms.values() if room.readers]:
                await node.with_each([room], lambda room: node.refresh(room.id))
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

    async def tidy_lobby(self) -> None:
        await close_empty(self._node)

    async def tidy(self) -> None:
        """All that is to go, however much that is."""
        node, now, settings = self._node, self._node.now(), self._node.settings
        await forget_idle(node)
        await close_left(node)
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
        gc_tuning.collect_all()

    async def _discard(self, before: int) -> None:
        """Tables that ended longer ago than they are to be kept."""
        matches = schema.matches
        some = select(matches.c.id).where(matches.c.ended < before).limit(_DISCARDED)
        while ids := [row["id"] for row in await self._node.store.rows(some)]:
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
