"""The rooms of a node: finding and loading them, reloading what changed on other nodes, and dropping them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from contissimo.core.errors import ContissimoError
from contissimo.server.cluster.bus import GUEST
from contissimo.server.errors import Refused
from contissimo.server.guests import erase
from contissimo.server.live.phrases import Phrases
from contissimo.server.live.room import Room, Shared
from contissimo.server.log import log
from contissimo.server.storage.match_rows import Stored, load_logs, read_in_slices, read_whole
from contissimo.server.storage.table_rows import Damaged, Damages, TableRow, load_table, load_tables


class Registry:
    def __init__(self, shared: Shared) -> None:
        self.context = shared.context
        self.events = shared.events
        self.presence = shared.presence
        self.watchers = shared.watchers
        self.chance_of = shared.chance_of
        self.phrases = Phrases(shared.context)
        self._shared = shared
        self.rooms: dict[str, Room] = {}
        self.aside: set[str] = set()
        """Unreadable tables: nobody enters them, and their clocks are ignored."""
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._readings = 0
        """How many tables, or groups of them, are being read."""
        self._missed: set[str] = set()
        """Tables without a room that changed meanwhile: what was read of them may be older."""
        self.events.damaged.connect(self.set_aside)

    # Finding

    async def room(self, match_id: str) -> Room | None:
        """The room of a table, from memory or from the database; None: no such table."""
        room = self.rooms.get(match_id)
        if room is not None:
            return room
        if match_id in self.aside:
            raise Refused("table_damaged")
        task = self._loading.get(match_id)
        if task is None:
            task = self._loading[match_id] = asyncio.create_task(self._load(match_id))
            task.add_done_callback(lambda _: self._loading.pop(match_id, None))
        return await asyncio.shield(task)

    @contextmanager
    def _reading(self) -> Iterator[None]:
        self._readings += 1
        try:
            yield
        finally:
            self._readings -= 1
            if not self._readings:
                self._missed.clear()

    async def _load(self, match_id: str) -> Room | None:
        with self._reading():
            room = await self._load_alone(match_id)
            if match_id in self._missed:
                await self.refresh(match_id)
        return room

    async def _load_alone(self, match_id: str) -> Room | None:
        store = self.context.store
        try:
            table = await load_table(store, match_id)
            if table is None:
                return None
            stored = (await load_logs(store, [match_id]))[match_id]
            await read_in_slices(table, stored)
            # Meanwhile it may have been loaded together with others: a table has one room.
            room = self.rooms.get(match_id) or self._keep(table, stored)
        except Damaged:
            return await self._load_whole(match_id)
        await room.encode_log()
        return room

    async def _load_whole(self, match_id: str) -> Room | None:
        """Read again, all at one moment: somebody may have changed it meanwhile."""
        try:
            found = await self.context.store.read(partial(read_whole, match_id=match_id))
            if found is None:
                return None
            await read_in_slices(*found)
            return self.rooms.get(match_id) or self._keep(*found)
        except Damaged as damaged:
            self.set_aside(damaged)
            raise Refused("table_damaged") from damaged

    async def load_rooms(self, ids: list[str]) -> list[Room]:
        """Many rooms with few queries."""
        with self._reading():
            await self._load_together(ids)
            for match_id in self._missed.intersection(ids):
                await self.refresh(match_id)
        return [self.rooms[match_id] for match_id in ids if match_id in self.rooms]

    async def _load_together(self, ids: list[str]) -> None:
        missing = [id_ for id_ in ids if id_ not in self.rooms and id_ not in self.aside]
        damages: Damages = {}
        tables = await load_tables(self.context.store, missing, damages)
        logs = await load_logs(self.context.store, missing)
        for table in tables:
            try:
                await read_in_slices(table, logs[table.id])
                if table.id not in self.rooms:
                    self._keep(table, logs[table.id])
            except Damaged as damaged:
                damages[table.id] = damaged
            await asyncio.sleep(0)  # others get their turn
        for match_id in damages:
            with suppress(Refused):  # it is set aside
                await self._load_whole(match_id)

    def _keep(self, table: TableRow, stored: Stored) -> Room:
        room = Room(self._shared, table, stored)
        self.rooms[table.id] = room
        self.context.metrics.rooms.set(len(self.rooms))
        return room

    def _drop(self, match_id: str) -> Room | None:
        self.watchers.forget(match_id)
        room = self.rooms.pop(match_id, None)
        self.context.metrics.rooms.set(len(self.rooms))
        return room

    def drop_idle(self, busy: Collection[Room]) -> None:
        """Drop rooms that nobody has read for a while, and that are not busy."""
        limit = self.context.now() - 1000 * self.context.settings.room_seconds
        for match_id, room in list(self.rooms.items()):
            idle = not (room.readers or room in busy or room.lock.locked())
            if idle and room.idle_since <= limit:
                self._drop(match_id)

    def set_aside(self, damaged: Damaged) -> None:
        """An unreadable table affects only those who sit at it. An operator finds its name in the log."""
        match_id = damaged.match_id
        if match_id not in self.aside:
            self.aside.add(match_id)
            log.error("table_set_aside", table=match_id, exc_info=damaged.__cause__ or damaged)
        self.context.metrics.aside.set(len(self.aside))
        room = self._drop(match_id)
        if room is not None:
            room.end()
            room.refuse_all(Refused("table_damaged"))

    async def with_each(
        self, rooms: Iterable[Room], work: Callable[[Room], Awaitable[object]]
    ) -> None:
        """Do something with many rooms; a failure in one doesn't affect the others."""
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

    # What changed

    async def changed(self, match_id: str) -> None:
        """Something about a table has changed and is stored: this node and the others read it again and send it."""
        await self.refresh(match_id)
        await self.context.publish(match_id)

    async def refresh(self, match_id: str) -> None:
        room = self.rooms.get(match_id)
        if room is None:
            self._unread_changed(match_id)
            return
        before = room.seq
        await room.refresh()
        if self.context.is_shared:
            await self.phrases.send_new(room)
            room.count_watchers()
            await self.watchers.read(match_id)
        self.events.table_changed(room)
        if room.seq != before:
            room.tell()

    def _unread_changed(self, match_id: str) -> None:
        if self._readings:
            self._missed.add(match_id)
        self.events.unread_changed(match_id)

    async def guest_changed(self, guest: str) -> None:
        """Something about the tables of a guest has changed and is stored."""
        self.events.guests_changed([guest])
        await self.context.publish(GUEST + guest)

    def heard(self, name: str, seq: int) -> None:
        """A notification from another node (or this one): a match and its last entry, or a guest."""
        spawn, room = self.context.spawn, self.rooms.get(name)
        if room is None and name.startswith(GUEST):
            spawn(self.look_for([name.removeprefix(GUEST)]))
        elif room is None:
            self._unread_changed(name)
        elif seq == 0:
            spawn(self.refresh(name))
        elif seq > room.seq:
            spawn(self._catch_up(room, seq))

    async def _catch_up(self, room: Room, seq: int) -> None:
        await room.catch_up(seq)
        if room.match is not None and room.match.over:
            await self.refresh(room.id)

    def refresh_all(self) -> None:
        """Events may have been lost: reload every table that has readers."""
        for match_id, room in self.rooms.items():
            if room.readers:
                self.context.spawn(self.refresh(match_id))

    async def reload(self) -> None:
        """Somebody changed the database by hand: nothing that is remembered counts."""
        self.aside.clear()
        self.context.metrics.aside.set(0)
        await self.with_each(self.rooms.values(), self._reload)
        self.events.lobby_changed(None)

    async def _reload(self, room: Room) -> None:
        async with room.lock:
            is_there = await room.read_again()
            room.tell()
        if is_there:
            self.events.moved(room)
        elif self.rooms.get(room.id) is room:
            self._drop(room.id)

    # Guests who are erased

    async def forget(self, guests: Collection[str]) -> None:
        """Erase guests at once: from the database, from the rooms' memory, and their connections, on every node."""
        tables = await erase.forget(self.context, guests)
        await self._let_go(guests)
        for match_id in tables:
            await self.refresh(match_id)

    async def look_for(self, guests: Collection[str]) -> None:
        """Something about these guests may have changed on another node, or they were erased."""
        self.events.guests_changed(guests)
        await self._let_go(set(guests) - await erase.known(self.context, guests))

    async def _let_go(self, guests: Collection[str]) -> None:
        self.events.guests_erased(guests)
        for match_id, room in list(self.rooms.items()):
            if any(person.guest in guests for person in room.table.people):
                await self.refresh(match_id)
