"""The classes of a node: finding and loading them, sending their readers what has changed, and time that passes.

Like tables, classes are owned by the database; another node is notified through the bus and reads what changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial

from sqlalchemy import select

from contissimo.core.errors import ContissimoError
from contissimo.server.classes.addresses import Addresses
from contissimo.server.classes.room import CLASS, ClassRoom, Reader, Shared
from contissimo.server.classes.screen_desk import desk
from contissimo.server.classes.screen_info import info
from contissimo.server.classes.screen_pupil import pupil_round
from contissimo.server.classes.screen_wall import wall
from contissimo.server.classes.standings import places_of
from contissimo.server.context import Context
from contissimo.server.errors import Refused
from contissimo.server.jobs.pool import Pool
from contissimo.server.live.client import Client
from contissimo.server.live.presence import Presence
from contissimo.server.log import log
from contissimo.server.messages.class_outbound import ClassGone
from contissimo.server.messages.outbound import write
from contissimo.server.storage import class_schema as s
from contissimo.server.storage.class_rows import read_class

_IDLE = 60_000
"""Milliseconds that a room without readers stays in memory."""
Tick = Callable[["Classes", ClassRoom], Awaitable[None]]


class Classes:
    def __init__(self, context: Context, presence: Presence, tick: Tick) -> None:
        """`tick` does what is due in a room; it belongs to the rounds, which know this."""
        self.context = context
        # A whole class waits for a reveal, and its work is short: it doesn't stand back for others' programs.
        self.pool = Pool(1, "classes", stands_back=0)
        self.rooms: dict[str, ClassRoom] = {}
        self.key = b""
        """For hashes of secrets."""
        self._tick = tick
        self._shared = Shared(context, self.pool, presence.is_alive, self._send)
        self._loading: dict[str, asyncio.Task[ClassRoom | None]] = {}
        self.addresses = Addresses(context)
        self._admitted: dict[str, str] = {}
        """The class of each admitted pupil's guest, among the classes that this node has read."""
        self._seeds: dict[tuple[str, int], bytes] = {}

    async def start(self) -> None:
        """Load what has a clock that runs."""
        self.key = await self.context.store.key("classes")
        classes, acts = s.classes, s.activities
        rows = await self.context.store.rows(
            select(classes.c.id)
            .join(acts, acts.c["class"] == classes.c.id)
            .where(classes.c.phase == "open", acts.c.ended.is_(None))
            .distinct()
        )
        for row in rows:
            await self.find(row["id"])

    async def stop(self) -> None:
        for room in self.rooms.values():
            room.stop()
        await self.pool.stop()

    # Finding

    async def find(self, class_id: str) -> ClassRoom:
        room = self.rooms.get(class_id)
        if room is None:
            task = self._loading.get(class_id)
            if task is None:
                task = self._loading[class_id] = asyncio.create_task(self._load(class_id))
                task.add_done_callback(lambda _: self._loading.pop(class_id, None))
            room = await asyncio.shield(task)
        if room is None or room.gone:
            raise Refused("no_such_class")
        return room

    async def _load(self, class_id: str) -> ClassRoom | None:
        stored = await self.context.store.read(partial(read_class, class_id=class_id))
        if stored is None:
            return None
        room = ClassRoom(self._shared, stored)
        if stored.activity is not None and stored.activity.phase != "lobby":
            await room.deals.chance()
        self.rooms[class_id] = room
        self._note_admitted(room)
        self.context.spawn(self._profile(room))
        return room

    async def _profile(self, room: ClassRoom) -> None:
        await room.compute_profiles()
        room.touch(0)

    async def taught(self, class_id: str, guest: str) -> ClassRoom:
        """A class for its teacher; for others it doesn't exist."""
        room = await self.find(class_id)
        if room.stored.row.teacher != guest:
            raise Refused("no_such_class")
        return room

    # Readers

    async def enter(self, client: Client, class_id: str, reader: Reader) -> ClassRoom:
        room = await self.find(class_id)
        room.enter(client, reader)
        return room

    def _send(self, room: ClassRoom) -> None:
        """What has changed, to each reader what that one may know."""
        everybody, changed, entered = room.all_changed, room.changed, room.entered
        room.all_changed, room.changed, room.entered = False, set(), set()
        if room.gone:
            self._say_goodbye(room)
        elif room.readers:
            new = set(room.readers) if everybody else entered
            self.context.spawn(self._send_all(room, changed, new))

    async def _send_all(self, room: ClassRoom, changed: set[int], whole: set[Client]) -> None:
        """To those of `whole` everything. One reader after the other: forty of them at once would hold everybody else up."""
        stored, places, seed = room.stored, places_of(room), self._seed_of(room)
        # The two screens of the teacher first: they show what all others do.
        order = sorted(room.readers.items(), key=lambda item: item[1].role == "pupil")
        for client, reader in order:
            name = f"{CLASS}{room.id}"
            if client not in room.readers:
                continue
            if room.stored is not stored:  # reloaded meanwhile: everything is of one moment
                stored, places, seed = room.stored, places_of(room), self._seed_of(room)
            if client in whole:
                client.push_state(name, write(info(room, reader, seed)))
            if reader.role == "desk":
                client.push_state(f"{name}:desk", write(desk(room, places)))
            elif reader.role == "wall":
                client.push_state(f"{name}:wall", write(wall(room, places)))
            elif client in whole or reader.pupil in changed:
                pupil = room.stored.pupils.get(reader.pupil or 0)
                if pupil is not None and pupil.status == "in":
                    text = write(pupil_round(room, pupil, places))
                    client.push_state(f"{name}:pupil", text)
            else:
                continue
            await asyncio.sleep(0)

    def forget(self, room: ClassRoom) -> None:
        """It was erased."""
        self._note_admitted(room)
        self._say_goodbye(room)

    def _say_goodbye(self, room: ClassRoom) -> None:
        for client in list(room.readers):
            client.tell(ClassGone(room.id, "erased"))
            room.readers.pop(client)
        self.rooms.pop(room.id, None)

    def _seed_of(self, room: ClassRoom) -> bytes | None:
        """Only of an activity that is over."""
        activity = room.activity
        if activity is None or activity.phase != "over":
            return None
        found = self._seeds.get((room.id, activity.number))
        if found is None:
            self.context.spawn(self._read_seed(room, activity.number))
        return found

    async def _read_seed(self, room: ClassRoom, activity: int) -> None:
        chances = s.chances
        row = await self.context.store.row(
            select(chances.c.seed).where(
                chances.c["class"] == room.id, chances.c.activity == activity
            )
        )
        if row is not None:
            self._seeds[room.id, activity] = bytes(row["seed"])
            room.touch()

    # What changed

    async def changed(self, room: ClassRoom) -> None:
        """Something about a class has changed and is stored: this node and the others read it again and send it."""
        await room.reload()
        self._note_people(room)
        await self.publish(room.id)

    async def arrived(self, room: ClassRoom) -> None:
        """A pupil has come, or come back, is stored and in the room."""
        self._note_people(room)
        await self.publish_if_shared(room.id)

    async def publish_if_shared(self, class_id: str) -> None:
        if self.context.is_shared:
            await self.publish(class_id)

    async def publish(self, class_id: str) -> None:
        await self.context.publish(CLASS + class_id)

    def heard(self, name: str) -> None:
        """Another node (or this one) has changed a class."""
        class_id = name.removeprefix(CLASS)
        if class_id in self.rooms or class_id in self._loading:
            self.context.spawn(self._read_again(class_id))

    async def _read_again(self, class_id: str) -> None:
        """One that is just being read may have been read before it changed."""
        with suppress(Refused):  # there is none any more
            await self._refresh(await self.find(class_id))

    async def _refresh(self, room: ClassRoom) -> None:
        marked = room.marked_rounds()
        await room.reload()
        self._note_people(room)
        if room.gone:
            self._say_goodbye(room)
        elif room.marked_rounds() != marked:
            self.context.spawn(self._profile(room))

    async def reload(self) -> None:
        """The database was changed by hand, or events were missed: nothing that is remembered counts."""
        self.key = await self.context.store.key("classes")
        self._seeds.clear()
        await self.with_each(list(self.rooms.values()), self._refresh)

    # Time

    async def sweep(self) -> None:
        """Whatever is due in any class."""
        await self.with_each(list(self.rooms.values()), partial(self._tick, self))
        limit = self.context.now() - _IDLE
        for room in list(self.rooms.values()):
            activity = room.activity
            running = activity is not None and activity.phase != "over"
            if not (room.readers or running or room.lock.locked()) and room.idle_since < limit:
                room.stop()
                self.rooms.pop(room.id, None)

    async def with_each(
        self, rooms: Iterable[ClassRoom], work: Callable[[ClassRoom], Awaitable[None]]
    ) -> None:
        """A failure in one class doesn't affect the others."""
        rooms = list(rooms)
        done = await asyncio.gather(*map(work, rooms), return_exceptions=True)
        for room, error in zip(rooms, done, strict=True):
            if isinstance(error, Exception) and not isinstance(error, ContissimoError):
                log.error("class_failed", class_id=room.id, exc_info=error)

    # Limits

    def is_admitted(self, guest: str) -> bool:
        """Whether a guest is an admitted pupil of an open class: their requests have a budget of their own."""
        room = self.rooms.get(self._admitted.get(guest, ""))
        return room is not None and room.stored.row.phase == "open"

    def _note_people(self, room: ClassRoom) -> None:
        """Who they are may have changed: a device whose pupil, or whose class, is another one's now no longer reads it."""
        self._note_admitted(room)
        for client, reader in list(room.readers.items()):
            if not (room.gone or room.is_still(client, reader)):
                room.leave(client)
                client.tell(ClassGone(room.id, "elsewhere"))

    def _note_admitted(self, room: ClassRoom) -> None:
        for guest in [guest for guest, id_ in self._admitted.items() if id_ == room.id]:
            del self._admitted[guest]
        if room.gone or room.stored.row.phase != "open":
            self.addresses.closed(room.id)
        if not room.gone:
            self._admitted |= {p.guest: room.id for p in room.admitted if p.guest is not None}
