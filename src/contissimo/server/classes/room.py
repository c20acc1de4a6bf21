"""The live owner of one class in this process: what is stored of it, and who reads it.

The database decides every race: each change of a phase continues the phase that it saw, or is refused. A room is a cache of
what is stored, reloaded after each change; only answers, drafts and hands are put into it at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from contissimo.server.classes.attempts import Attempts
from contissimo.server.classes.deals import Deals
from contissimo.server.context import Context
from contissimo.server.errors import Refused
from contissimo.server.jobs.pool import Pool, Turn, WorkerDied
from contissimo.server.live.client import Client
from contissimo.server.messages.class_inbound import Role
from contissimo.server.storage.class_rows import (
    ActivityRow,
    AnswerRow,
    AttemptRow,
    PupilRow,
    Stored,
    read_class,
)
from contissimo.study.classes import Missed
from contissimo.study.mistakes import Profile

SOON = 0.05
"""Seconds in which several changes become one message."""
JOB_MILLIS = 5000
CLASS = "class:"
"""Prefix of a class's id on the bus and among the states of a connection."""

Put = Callable[["ClassRoom"], None]


class Reader(Struct, frozen=True):
    """As whom a connection reads a class."""

    role: Role
    pupil: int | None = None


class TableBoard(Struct, frozen=True):
    """A table as spectators see it."""

    match: str
    seq: int
    view: str
    scores: list[int]
    over: bool
    winners: list[int]


class Shared(Struct):
    """What all rooms of a node use."""

    context: Context
    pool: Pool
    is_alive: Callable[[str], bool]
    """Whether another node is there."""
    send: Put
    """Sends a room's readers what has changed."""


class ClassRoom:
    def __init__(self, shared: Shared, stored: Stored) -> None:
        self.shared = shared
        self.context = shared.context
        self.stored = stored
        self.id = stored.row.id
        self.deals = Deals(shared.context.store, self.id, lambda: self.stored)
        self.attempts = Attempts(stored.attempts)
        self.lock = asyncio.Lock()
        """Held while the phase changes."""
        self.arrivals = asyncio.Lock()
        """Held while a pupil joins: they are put here in the order in which they are stored."""
        self.readers: dict[Client, Reader] = {}
        self.profiles: dict[int, Profile] = {}
        self.gone = False
        """It was erased."""
        self.idle_since = shared.context.now()
        self.all_changed = False
        self.changed: set[int] = set()
        """Pupils whose own screen has changed."""
        self.entered: set[Client] = set()
        """Readers who have been sent nothing yet."""
        self.boards: list[TableBoard] = []
        """Of the tables of the current game."""
        self._puts = 0
        """How often something was put here that was just stored."""
        self._reading = asyncio.Lock()
        self._wanted = 0
        """How often it was asked to read what is stored, and up to which of these requests that has been read."""
        self._read = 0
        self._soon: asyncio.TimerHandle | None = None

    # What is known

    @property
    def activity(self) -> ActivityRow | None:
        return self.stored.activity

    @property
    def admitted(self) -> list[PupilRow]:
        return [pupil for pupil in self.stored.pupils.values() if pupil.status == "in"]

    def pupil_of(self, guest: str | None) -> PupilRow | None:
        if guest is None:
            return None
        return next((p for p in self.stored.pupils.values() if p.guest == guest), None)

    def is_online(self, pupil: PupilRow) -> bool:
        here = any(reader.pupil == pupil.number for reader in self.readers.values())
        elsewhere = pupil.node not in ("", self.context.id)
        return here or (elsewhere and self.shared.is_alive(pupil.node))

    def answer_of(self, pupil: int, number: int | None = None) -> AnswerRow | None:
        activity = self.stored.activity
        if activity is None:
            return None
        return self.stored.answers.get((activity.round if number is None else number, pupil))

    def revealed_rounds(self) -> range:
        """The rounds whose results everybody may know."""
        activity = self.stored.activity
        if activity is None:
            return range(0)
        shown = activity.phase in ("revealed", "over")
        return range(1, activity.round + (1 if shown else 0))

    # Work in another process

    async def ask(self, what: str, *given: object) -> object:
        """The result of a job; one that died is asked once more."""
        turn = Turn(whose=("class", self.id), counts=False)
        for _ in range(2):
            try:
                return await self.shared.pool.ask(what, *given, millis=JOB_MILLIS, turn=turn)
            except WorkerDied:
                self.context.metrics.crashes.inc()
        raise WorkerDied

    async def warm_up(self) -> None:
        """Start the other process while pupils still join: the first reveal must not wait for it."""
        await self.ask("class_profiles", [])

    async def compute_profiles(self) -> None:
        """What is known of each pupil's mistakes."""
        if self.stored.attempts:
            found = await self.ask("class_profiles", self.stored.attempts[:])
            assert isinstance(found, dict)
            self.profiles = found

    def must_take_answers(self) -> None:
        """Refuse more than a class keeps."""
        limit = self.context.settings.class_attempts
        if len(self.stored.attempts) >= limit:
            raise Refused("too_many", limit=limit)

    async def missed(self, most: int) -> list[Missed]:
        """What was missed most often in rounds; Refused if that is nothing."""
        attempts = self.stored.attempts[:]
        found = await self.ask("class_missed", attempts, most) if attempts else []
        assert isinstance(found, list)
        if not found:
            raise Refused("nothing_missed")
        return found

    # Changes

    async def reload(self) -> None:
        """Read what is stored, and send it. Requests that wait for their turn are served by one reading."""
        self._wanted += 1
        mine = self._wanted
        async with self._reading:
            if self._read < mine:
                await self._read_stored()

    async def _read_stored(self) -> None:
        while True:
            wanted = self._wanted
            puts = self._puts
            found, attempts = await self.context.store.read(self._read_all)
            if puts == self._puts:
                break  # otherwise something was stored and put here meanwhile, which this may not have
        self._read = wanted
        if found is None:
            self.gone = True
            return
        before = self.stored.activity
        self.stored = found
        self.attempts = attempts
        if found.activity is not None and found.activity.phase != "lobby":
            if before is None or before.number != found.activity.number or before.phase == "lobby":
                self.deals.forget()
            await self.deals.chance()
        self.touch()

    def _read_all(self, connection: Connection) -> tuple[Stored | None, Attempts]:
        """In the thread that reads: a term has many attempts."""
        found = read_class(connection, self.id)
        return found, Attempts([] if found is None else found.attempts)

    def put_gift(self, pupil: int, given: bytes) -> None:
        """Bytes of a pupil were just stored, so the key is another one."""
        self._puts += 1
        self.stored.gifts[pupil] = given
        self.deals.forget()
        self.touch()

    def put_attempt(self, attempt: AttemptRow) -> None:
        self._puts += 1
        self.stored.attempts.append(attempt)
        self.attempts.add(attempt)

    def put_answer(self, answer: AnswerRow, seen: int) -> None:
        """What was just stored of a pupil."""
        self._puts += 1
        activity = self.stored.activity
        if activity is not None and activity.number == answer.activity:
            self.stored.answers[answer.round, answer.pupil] = answer
        self.put_pupil(answer.pupil, seen=seen)

    def put_arrival(self, pupil: PupilRow) -> None:
        """A pupil was just stored; their cookie is that of no other pupil any more."""
        for other in self.stored.pupils.values():
            if other.guest == pupil.guest and other.number != pupil.number:
                self.stored.pupils[other.number] = replace(other, guest=None)
        self._puts += 1
        self.stored.pupils[pupil.number] = pupil
        self.touch(pupil.number)

    def put_pupil(self, number: int, **changes: object) -> None:
        self._puts += 1
        pupil = self.stored.pupils.get(number)
        if pupil is not None:
            self.stored.pupils[number] = replace(pupil, **changes)
        self.touch(number)

    # Readers

    def enter(self, client: Client, reader: Reader) -> None:
        self.readers[client] = reader
        self.entered.add(client)
        self.touch(reader.pupil or 0)

    def leave(self, client: Client) -> Reader | None:
        reader = self.readers.pop(client, None)
        self.entered.discard(client)
        self.idle_since = self.context.now()
        if reader is not None:
            self.touch(reader.pupil or 0)
        return reader

    def is_still(self, client: Client, reader: Reader) -> bool:
        """Whether a reader is who they were: a pupil, and a class, can go on with another cookie."""
        match reader.role:
            case "pupil":
                pupil = self.stored.pupils.get(reader.pupil or 0)
                return pupil is not None and pupil.guest == client.guest_id
            case "desk":
                return self.stored.row.teacher == client.guest_id
            case _:
                return True

    def marked_rounds(self) -> set[tuple[int, int]]:
        activity = self.stored.activity
        if activity is None:
            return set()
        return {
            (activity.number, number) for number, row in self.stored.rounds.items() if row.marked
        }

    def touch(self, pupil: int | None = None) -> None:
        """Something has changed, for everybody or for one pupil (0: none) and the teacher's two screens. Sent soon, many changes at once."""
        if pupil is None:
            self.all_changed = True
        else:
            self.changed.add(pupil)
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(SOON, self._send)

    def _send(self) -> None:
        self._soon = None
        self.shared.send(self)

    def stop(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
