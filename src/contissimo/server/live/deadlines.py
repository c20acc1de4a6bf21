"""Time that passes without a client doing anything: heartbeats, deadlines, time given back, tidying up.

Deadlines are in the database and any node may sweep them; if two do at once, the log's unique key decides.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import get_args

from sqlalchemy import (
    Connection,
    RowMapping,
    Update,
    and_,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from contissimo.core.game import Millis
from contissimo.server.context import Context
from contissimo.server.guests.identity import Identity
from contissimo.server.live.computer_players import ComputerPlayers
from contissimo.server.live.registry import Registry
from contissimo.server.live.room import Room
from contissimo.server.log import log
from contissimo.server.messages.outbound import Phase
from contissimo.server.storage import retention, schema
from contissimo.server.storage.due import read_around, read_due
from contissimo.server.storage.match_rows import NOTE
from contissimo.server.support import gc_tuning
from contissimo.server.support.periodic import Repeating

_HOUR_SECONDS = 3600.0
_MINUTE_SECONDS = 60.0
_MONTH_MILLIS = 30 * 86_400_000
_BATCH = 256


def _nobody_could_come(last: int, away: int, seconds: int, here: str) -> Update:
    """While no server was there, nobody was away: people who were connected have just left, others correspondingly later.

    People connected to the node `here` have not left: connections may survive a pause of the process.
    """
    people, matches, entries = schema.people, schema.matches, schema.entries
    snapshots = schema.snapshots
    left_at = func.coalesce(people.c.left_at, last)
    left = case((left_at > last, last), else_=left_at)
    # A running game may have begun to wait for somebody who left long before.
    waits = (
        select(matches.c.began + entries.c.clock)
        .join(snapshots, snapshots.c.match == matches.c.id)
        .join(entries, and_(entries.c.match == matches.c.id, entries.c.seq == snapshots.c.seq))
        .where(matches.c.id == people.c.match, matches.c.phase == "running")
        .scalar_subquery()
    )
    later = case((waits > left, waits), else_=left) + away
    lately = or_(people.c.left_at.is_(None), people.c.left_at > last - 1000 * seconds)
    which = or_(lately, waits.is_not(None))
    return update(people).where(which, people.c.node != here).values(node="", left_at=later)


class Deadlines:
    def __init__(
        self,
        registry: Registry,
        computer_players: ComputerPlayers,
        identity: Identity,
        begin_overdue: Callable[[Sequence[str]], Awaitable[None]],
        reload: Callable[[], Awaitable[None]],
        given_back: Callable[[int, int], Awaitable[None]],
    ) -> None:
        """`begin_overdue` begins matches whose bytes have been waited for long enough; `reload` forgets everything that was read.

        `given_back` gives an absence (how long, and when it began) back to whatever else has a clock.
        """
        self._context: Context = registry.context
        self._registry = registry
        self._computer_players = computer_players
        self._identity = identity
        self._begin_overdue = begin_overdue
        self._reload = reload
        self._given_back = given_back
        self._works: list[Repeating] = []
        self._mark: bytes | None = None

    async def start(self) -> None:
        """Give back the time of an absence first: only then may deadlines be checked."""
        context = self._context
        context.times.begin(await self._last_beat())
        await self.give_back()
        context.times.go_on()
        await self.beat()
        settings = context.settings
        for every, work, first in (
            (settings.beat_seconds, self.beat, None),
            (settings.sweep_seconds, self.sweep, None),
            (2.0, self.look_around, None),
            (_MINUTE_SECONDS, self.tidy_often, None),
            (_HOUR_SECONDS, self.tidy, _MINUTE_SECONDS),
            (_HOUR_SECONDS, self.collect, None),
        ):
            self._works.append(Repeating(every, work, first=first, meter=context.metrics.meter))
            self._works[-1].start()
        await self.look_around()

    async def stop(self) -> None:
        await asyncio.gather(*(work.stop() for work in self._works))

    # Absence

    async def beat(self) -> None:
        """Record that this node is alive. Its time advances with that: while nothing can be written nobody can move either."""
        try:
            await self._beat()
        except Exception:
            self._context.health.failed()
            raise

    async def _beat(self) -> None:
        await self._notice_absence()
        context, table, now = self._context, schema.nodes, self._context.now()

        def beat(connection: Connection) -> Sequence[RowMapping]:
            mine = update(table).where(table.c.id == context.id)
            if not connection.execute(mine.values(beat=now)).rowcount:
                connection.execute(insert(table).values(id=context.id, beat=now))
                connection.execute(delete(table).where(table.c.beat < now - _MONTH_MILLIS))
            return connection.execute(select(table)).mappings().all()

        rows = await context.store.write(beat)
        context.times.go_on()
        self._registry.presence.heard_of({row["id"]: row["beat"] for row in rows})
        await context.writer.probe()
        context.health.wrote(now)

    async def _notice_absence(self) -> None:
        """After a pause of the process, a sleep of the machine or a step of its clock: give the time back, then continue."""
        times = self._context.times
        at = times.absence()
        if at is not None and self._context.now is times:
            await self.give_back(at)
            times.go_on(at)

    async def _last_beat(self) -> int | None:
        row = await self._context.store.row(select(func.max(schema.nodes.c.beat).label("beat")))
        return None if row is None else row["beat"]

    async def give_back(self, at: Millis | None = None) -> None:
        """If no node was there until `at`, each running wait gets the time back, as an entry of its log."""
        context, now = self._context, self._context.now() if at is None else at
        last = await self._last_beat()
        if last is None or now - last < context.times.step:
            return
        away = Millis(now - last)
        await self._given_back(away, last)
        seconds = context.settings.away_seconds
        await context.store.execute(_nobody_could_come(last, away, seconds, context.id))
        for match_id in list(self._registry.rooms):
            await self._registry.refresh(match_id)
        snapshots = schema.snapshots
        rows = await context.store.rows(
            select(snapshots.c.match).where(snapshots.c.deadline.is_not(None))
        )
        ids = [found["match"] for found in rows]
        log.info("time_given_back", millis=away, tables=len(ids))

        def give(room: Room) -> Awaitable[bool]:
            # The message id names the absence, so two nodes that come up together give it once.
            message = f"{NOTE}away.{last}"
            return room.step(lambda match, at: match.credit(away, max(at, now)), message=message)

        for start in range(0, len(ids), _BATCH):
            rooms = await self._registry.load_rooms(ids[start : start + _BATCH])
            await self._registry.with_each(rooms, give)

    # Deadlines

    async def sweep(self) -> None:
        """Apply a time-out wherever a deadline has passed."""
        registry, now = self._registry, self._context.now()
        due = await self._context.store.read(partial(read_due, now=now, most=self._many))
        if due.moves:
            await registry.with_each(await registry.load_rooms(due.moves), self._expire)
        if due.gifts:
            await self._begin_overdue(due.gifts)

    @property
    def _many(self) -> int:
        """Tables that are set aside stay where they are found, and must not take the places of others."""
        return _BATCH + len(self._registry.aside)

    async def _expire(self, room: Room) -> None:
        if not await room.expire():
            await room.catch_up_if_behind()

    async def look_around(self) -> None:
        """Computer players that were never asked, events that got lost, rooms without readers."""
        registry = self._registry
        found = await self._context.store.read(partial(read_around, most=self._many))
        for room in await registry.load_rooms(found.to_think):
            self._computer_players.look(room)
        if self._context.is_shared:
            for room in [room for room in registry.rooms.values() if room.readers]:
                await registry.with_each([room], lambda room: registry.refresh(room.id))
        registry.drop_idle(busy=self._computer_players.thinking)
        await self._look_for_operator(found.mark)
        for phase in get_args(Phase):
            self._context.metrics.tables.labels(phase).set(found.phases.get(phase, 0))

    async def _look_for_operator(self, mark: bytes) -> None:
        """A command-line verb may have changed the database."""
        if self._mark is not None and mark != self._mark:
            await self._reload()
        self._mark = mark

    # Tidying

    async def tidy_often(self) -> None:
        """What must not wait for long: tables that others see, or that cost others time."""
        context = self._context
        for close in (retention.close_empty, retention.close_long):
            async for closed in close(context.store, context.settings, context.now()):
                await self._registry.changed(closed)

    async def tidy(self) -> None:
        """Everything that is due for deletion, however much that is."""
        context, now = self._context, self._context.now()
        store, settings = context.store, context.settings
        while idle := await self._identity.idle(now):  # not seen for 90 days
            await self._registry.forget(idle)
        async for closed in retention.close_left(store, settings, now):
            await self._registry.changed(closed)
        await retention.delete_passing(store, settings, now)
        await retention.delete_old(store, settings, now)

    async def collect(self) -> None:
        """Not with the first tidying: 1,100 tables take a fifth of a second, and a minute after a start there is nothing to find."""
        gc_tuning.collect_all()
