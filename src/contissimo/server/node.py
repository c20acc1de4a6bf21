"""One process of the server: what it owns, and how the parts find each other."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from contissimo.core.chance import Chance, match_key
from contissimo.core.errors import ContissimoError, IllegalMove
from contissimo.core.game import Millis
from contissimo.server.cluster.bus import GUEST, MemoryBus, open_bus
from contissimo.server.guests import erase
from contissimo.server.guests.identity import Identity
from contissimo.server.jobs.pdf_cache import Printer
from contissimo.server.jobs.pool import Pool
from contissimo.server.live.computer_players import Bots
from contissimo.server.live.deadlines import Clocks
from contissimo.server.live.presence import Presence
from contissimo.server.live.room import Room
from contissimo.server.live.watchers import Watching
from contissimo.server.log import log
from contissimo.server.metrics import Metrics
from contissimo.server.settings import Settings
from contissimo.server.storage.database import Store, open_store
from contissimo.server.storage.health import Health
from contissimo.server.storage.log_writer import Writer
from contissimo.server.storage.match_rows import Stored, load_logs, read_whole
from contissimo.server.storage.table_rows import Damaged, Damages, TableRow, load_table, load_tables
from contissimo.server.support import gc_tuning
from contissimo.server.support.rate_limits import Counts, Rates
from contissimo.server.support.server_time import Times
from contissimo.server.tables.lingering import Shown
from contissimo.server.tables.lists import Lists
from contissimo.server.wire.connection import Connection
from contissimo.server.wire.outbox import Outbox

GivenChance = Callable[[str], Chance]
"""For tests and benches: the chance of a match by its name, whatever anybody contributed."""

_HOUR = 3600
_GOODBYE = 1.0
"""Seconds for the last word to everybody, and then for the last work."""


class Node:
    store: Store
    writer: Writer
    identity: Identity
    loop: asyncio.AbstractEventLoop

    def __init__(
        self,
        settings: Settings,
        chance: GivenChance | None = None,
        now: Callable[[], Millis] | None = None,
    ) -> None:
        self.id = secrets.token_hex(8)
        self.settings = settings
        self.times = now if isinstance(now, Times) else Times(step=Times.step_of(settings))
        self.now = now or self.times
        self.ticks: Callable[[], float] = getattr(now, "ticks", self.times.ticks)
        """Seconds, for rates; a clock that is handed in may bring its own."""
        """Seconds for rates: no step of the wall clock refuses anybody."""
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.connections: set[Connection] = set()
        self.bots = Bots(self)
        self.reading = Pool(1, "reading", grace=0, most=settings.replays_waiting)
        """The process that reads anybody's records."""
        self.printer = Printer(settings, self.ticks)
        self.lists = Lists(self)
        self.shown = Shown(self)
        self.outbox = Outbox()
        self.presence = Presence(self)
        self.watching = Watching(self)
        self.clocks = Clocks(self)
        self.bus = open_bus(settings)
        self.ready = False
        self.health = Health()
        self.metrics.age.set_function(lambda: self.health.age)
        self._gone = 0
        """Connections that are no more."""
        self._chance = chance
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self.aside: set[str] = set()
        """Tables that can't be read: nobody enters them, and no clock of theirs is looked at."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._limits()

    def _limits(self) -> None:
        s, now = self.settings, self.ticks
        self.sockets = Counts(s.connections_per_address)
        self.requests = Rates(
            s.requests_per_address_second, 10 * s.requests_per_address_second, now
        )
        self.new_guests = Rates(s.guests_per_address_hour / _HOUR, s.guests_per_address_hour, now)
        self.new_tables = Rates(s.tables_per_address_hour / _HOUR, s.tables_per_address_hour, now)
        self.guesses = Rates(
            s.code_guesses_per_address_minute / 60, s.code_guesses_per_address_minute, now
        )
        self.all_guesses = Rates(s.code_guesses_minute / 60, s.code_guesses_minute, now)
        self.phrases = Rates(0.5, 5, now)
        self.tries = Rates(s.tries_per_second, s.tries_per_second, now)
        self.hints = Rates(s.hints_per_minute / 60, s.hints_per_minute / 6, now)
        self.rulesets = Rates(
            s.rulesets_per_address_second, 10 * s.rulesets_per_address_second, now
        )
        self.writes = Rates(s.writes_per_second, 20 * s.writes_per_second, now)
        self.replays = Rates(
            s.replays_per_address_minute / 60, s.replays_per_address_minute / 3, now
        )
        self.asks = Rates(s.asks_per_second, 2 * s.asks_per_second, now)

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.store = await open_store(self.settings)
        self.identity = Identity(self.store, self.settings, await self.store.key("cookie"))
        self.writer = Writer(self.store, self.bus, self.metrics)
        await self.bus.start(self.hear, self.missed)
        await self.clocks.start()
        self.lists.start()
        self.presence.start()
        self.watching.start()
        self.ready = True
        log.info("ready", node=self.id, database="sqlite" if self.store.sqlite else "postgresql")

    async def say_goodbye(self) -> None:
        """Let nobody else in, and tell all who are here to come back. Slow readers are not waited for long."""
        self.ready = False
        for connection in self.connections:
            connection.hang_up("shutdown", 1012)
        limit = self.loop.time() + _GOODBYE
        while self.connections and self.loop.time() < limit:
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        await self.say_goodbye()
        await self.lists.stop()
        await self.clocks.stop()
        for last in (self.presence.stop, self.watching.stop):
            self.spawn(last())
        await asyncio.wait(self._tasks, timeout=_GOODBYE)  # a silent database is not waited for
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.stop()
        await self.reading.stop()
        await self.printer.stop()
        await self.bus.stop()
        await self.writer.stop()
        await self.store.close()

    def abandon(self) -> None:
        """The process is about to end by force: nobody must be left behind who holds the database."""
        store: Store | None = vars(self).get("store")
        if store is not None and store.scribe is not None:
            store.scribe.kill()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something go on by itself; a failure is logged, never lost."""
        task = asyncio.create_task(self._metered(work))
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    async def _metered(self, work: Coroutine[Any, Any, Any]) -> Any:
        return await self.metrics.meter.of("task", work)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error(
                "task_failed", error=type(task.exception()).__name__, exc_info=task.exception()
            )

    def chance_of(self, table: TableRow) -> Chance:
        if self._chance is not None:
            return self._chance(table.id)
        assert table.secret.seed is not None
        gifts = (gift.bytes for gift in sorted(table.gifts, key=lambda gift: gift.seat))
        return Chance(match_key(table.secret.seed, gifts))

    @property
    def is_shared(self) -> bool:
        """Whether other nodes may serve the same tables."""
        return not isinstance(self.bus, MemoryBus)

    def gone(self) -> None:
        """A connection has ended."""
        self._gone += 1
        if self._gone % gc_tuning.MANY == 0:
            gc_tuning.collect_all()

    # Rooms

    async def room(self, match: str) -> Room | None:
        """The room of a table, from memory or from the database; None: no such table."""
        room = self.rooms.get(match)
        if room is not None:
            return room
        if match in self.aside:
            raise IllegalMove("table_damaged")
        task = self._loading.get(match)
        if task is None:
            task = self._loading[match] = asyncio.create_task(self._load(match))
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(task)

    async def _load(self, match: str) -> Room | None:
        try:
            table = await load_table(self.store, match)
            if table is None:
                return None
            stored = (await load_logs(self.store, [match]))[match]
            # Meanwhile it may have been loaded among others: a table has one room.
            return self.rooms.get(match) or self._keep(table, stored)
        except Damaged:
            return await self._load_whole(match)

    async def _load_whole(self, match: str) -> Room | None:
        """Once more, all at one moment: somebody may have changed it while it was read."""
        try:
            found = await self.store.read(partial(read_whole, match=match))
            return None if found is None else self.rooms.get(match) or self._keep(*found)
        except Damaged as damaged:
            self.set_aside(damaged)
            raise IllegalMove("table_damaged") from damaged

    async def load_rooms(self, ids: list[str]) -> list[Room]:
        """Many rooms with few queries."""
        missing = [match for match in ids if match not in self.rooms and match not in self.aside]
        damages: Damages = {}
        tables = await load_tables(self.store, missing, damages)
        logs = await load_logs(self.store, missing)
        for table in tables:
            if table.id not in self.rooms:
                try:
                    self._keep(table, logs[table.id])
                except Damaged as damaged:
                    damages[table.id] = damaged
            await asyncio.sleep(0)  # others get their turn
        for match in damages:
            with suppress(IllegalMove):  # it is set aside
                await self._load_whole(match)
        return [self.rooms[match] for match in ids if match in self.rooms]

    def set_aside(self, damaged: Damaged) -> None:
        """A table that can't be read costs nobody but those who sit at it. An operator finds its name in the log."""
        match = damaged.match
        if match not in self.aside:
            self.aside.add(match)
            log.error("table_set_aside", table=match, exc_info=damaged.__cause__ or damaged)
        self.metrics.aside.set(len(self.aside))
        room = self.rooms.pop(match, None)
        if room is not None:
            room.end()
            for connection in room.readers:
                room.refuse(connection, None, IllegalMove("table_damaged"))

    async def with_each(
        self, rooms: Iterable[Room], work: Callable[[Room], Awaitable[object]]
    ) -> None:
        """Do something with many rooms; what goes wrong with one costs the others nothing."""
        rooms = list(rooms)
        done = await asyncio.gather(*map(work, rooms), return_exceptions=True)
        for room, error in zip(rooms, done, strict=True):
            if isinstance(error, ContissimoError):
                continue  # it was set aside before
            if isinstance(error, SQLAlchemyError | OSError):
                log.error("table_failed", table=room.id, exc_info=error)
            elif isinstance(error, Exception):
                damaged = Damaged(room.id)
                damaged.__cause__ = error
                self.set_aside(damaged)

    def _keep(self, table: TableRow, stored: Stored) -> Room:
        room = Room(self, table, stored)
        self.rooms[table.id] = room
        self.metrics.rooms.set(len(self.rooms))
        return room

    def drop_idle_rooms(self) -> None:
        limit = self.now() - 1000 * self.settings.room_seconds
        for match, room in list(self.rooms.items()):
            busy = room.readers or room.thinking or room.lock.locked()
            if not busy and room.idle_since <= limit:
                del self.rooms[match]
        self.metrics.rooms.set(len(self.rooms))

    # News

    def moved(self, room: Room) -> None:
        """A match has gone on: perhaps a computer player is next, and lists show whose turn it is."""
        if room.computer_to_act() is not None:
            self.bots.ask(room)
        self.lists.touch(room)
        if room.table.phase == "over":
            self.lists.tell_table(room)  # other nodes hear of the last entry

    async def changed(self, match: str) -> None:
        """Something about a table has changed and is stored: here and elsewhere it is read again and told."""
        await self.refresh(match)
        await self.bus.publish_alone(self.store, (match, 0))

    async def refresh(self, match: str) -> None:
        room = self.rooms.get(match)
        if room is not None:
            before = room.seq
            await room.refresh()
            if self.is_shared:
                await self.lists.phrases(room)
                self.watching.look(room)
                elsewhere = await self.watching.elsewhere([match])
                room.watched_elsewhere = elsewhere.get(match, 0)
            self.lists.tell_table(room)
            if room.seq != before:
                room.tell()
            if room.computer_to_act() is not None:
                self.bots.ask(room)
            self.lists.touch(room)
        else:
            self.lists.touch_unread(match)

    async def guest_changed(self, guest: str) -> None:
        """Something about the tables of a guest has changed and is stored."""
        self.lists.touch_guests([guest])
        await self.bus.publish_alone(self.store, (GUEST + guest, 0))

    def hear(self, match: str, seq: int) -> None:
        """What another node (or this one) made known."""
        room = self.rooms.get(match)
        if room is None and match.startswith(GUEST):
            self.spawn(erase.look_for(self, [match.removeprefix(GUEST)]))
        elif room is None:
            self.lists.touch_unread(match)
        elif seq == 0:
            self.spawn(self.refresh(match))
        elif seq > room.seq:
            self.spawn(self._catch_up(room, seq))

    async def _catch_up(self, room: Room, seq: int) -> None:
        await room.catch_up(seq)
        if room.match is not None and room.match.over:
            await self.refresh(room.id)

    def missed(self) -> None:
        """News may have been lost: read every table again that somebody reads, and who is still known."""
        guests = {connection.guest_id for connection in self.connections}
        self.spawn(erase.look_for(self, [guest for guest in guests if guest is not None]))
        for match, room in self.rooms.items():
            if room.readers:
                self.spawn(self.refresh(match))

    async def reload(self) -> None:
        """Somebody changed the database by hand: nothing that is remembered counts."""
        self.identity = Identity(self.store, self.settings, await self.store.key("cookie"))
        self.aside.clear()
        self.metrics.aside.set(0)
        await self.with_each(self.rooms.values(), self._reload)
        self.lists.touch_lobby()

    async def _reload(self, room: Room) -> None:
        async with room.lock:
            is_there = await room.read_again()
            room.tell()
        if is_there:
            self.moved(room)
        elif self.rooms.get(room.id) is room:
            del self.rooms[room.id]
