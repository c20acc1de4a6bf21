"""The live owner of one class in this process: what is stored of it, who reads it, and what its current round is made of.

The database decides every race: each change of a phase continues the phase that it saw, or is refused. A room is a cache of
what is stored, reloaded after each change; only answers, drafts and hands are put into it at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cached_property

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import select

from contissimo.core.chance import Chance, match_key
from contissimo.core.game import AnyPosition, Ruleset
from contissimo.games import GAMES
from contissimo.server.context import Context
from contissimo.server.jobs.pool import Pool, Turn, WorkerDied
from contissimo.server.live.client import Client
from contissimo.server.messages.class_inbound import Role
from contissimo.server.messages.class_outbound import ClassShown
from contissimo.server.messages.encoding import lines_of
from contissimo.server.storage import class_schema as s
from contissimo.server.storage.class_rows import (
    ActivityRow,
    AnswerRow,
    AttemptRow,
    PupilRow,
    Stored,
    TaskRow,
    read_class,
)
from contissimo.study.classes import EXAMPLE, own_deal
from contissimo.study.deals import DEALERS
from contissimo.study.deals.dealer import PUPIL, AnyDealer, Top
from contissimo.study.mistakes import Attempt, Profile

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


class Play:
    """What an activity is played with: its rules and its dealer."""

    def __init__(self, activity: ActivityRow) -> None:
        self.game = GAMES[activity.game]
        self.dealer: AnyDealer = DEALERS[activity.game]
        self.rules: Ruleset = self.game.read_ruleset(activity.ruleset_text)
        self.number = activity.number

    @cached_property
    def begin(self) -> AnyPosition:
        return self.dealer.begin(self.rules)


class ClassRoom:
    def __init__(self, shared: Shared, stored: Stored) -> None:
        self.shared = shared
        self.context = shared.context
        self.stored = stored
        self.id = stored.row.id
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
        self._last_attempts: dict[tuple[int, int, int], AttemptRow] = {}
        self._tasks: dict[tuple[int, int, int], tuple[bool, int]] = {}
        self._index()
        self._soon: asyncio.TimerHandle | None = None
        self._play: Play | None = None
        self._chance: tuple[int, Chance] | None = None
        self._positions: dict[tuple[int, int, int], AnyPosition | None] = {}

    # What is known

    @property
    def activity(self) -> ActivityRow | None:
        return self.stored.activity

    @property
    def play(self) -> Play:
        activity = self.stored.activity
        assert activity is not None
        if self._play is None or self._play.number != activity.number:
            self._play = Play(activity)
        return self._play

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

    def attempt_of(self, answer: AnswerRow) -> AttemptRow | None:
        """The attempt that an answer is; None: it has been changed since, and that is being stored."""
        found = self._last_attempts.get((answer.activity, answer.round, answer.pupil))
        return found if found is not None and found.move == answer.move else None

    def task_state(self, pupil: int, task: TaskRow) -> tuple[bool, int]:
        """Whether a pupil has a task of a set right, and how many tries there were."""
        return self._tasks.get((task.set, task.number, pupil), (False, 0))

    def worked_on(self, set_: int) -> set[int]:
        """The pupils who have begun with a set."""
        return {pupil for number, _, pupil in self._tasks if number == set_}

    def _index(self) -> None:
        self._last_attempts.clear()
        self._tasks.clear()
        for attempt in self.stored.attempts:
            self._index_one(attempt)

    def _index_one(self, attempt: AttemptRow) -> None:
        key = attempt.activity, attempt.round, attempt.pupil
        if attempt.source == "round":
            self._last_attempts[key] = attempt
        else:
            done, tries = self._tasks.get(key, (False, 0))
            self._tasks[key] = done or attempt.right, tries + 1

    # The current round

    async def chance(self) -> Chance:
        activity = self.stored.activity
        assert activity is not None
        if self._chance is None or self._chance[0] != activity.number:
            chances = s.chances
            row = await self.context.store.row(
                select(chances.c.seed).where(
                    chances.c["class"] == self.id, chances.c.activity == activity.number
                )
            )
            assert row is not None
            gifts = [given for _, given in sorted(self.stored.gifts.items())]
            self._chance = activity.number, Chance(match_key(bytes(row["seed"]), gifts))
        return self._chance[1]

    def _forget_chance(self) -> None:
        self._chance = None
        self._positions.clear()

    def common_position(self, number: int) -> AnyPosition | None:
        """The deal of a round as it is stored; None: there is no such round."""
        activity, found = self.stored.activity, self.stored.rounds.get(number)
        if activity is None or found is None:
            return None
        key = activity.number, number, 0
        if key not in self._positions:
            position = self.play.game.read_position(found.position, self.play.rules)
            self._positions[key] = position
        return self._positions[key]

    def position_of(self, pupil: int, number: int) -> AnyPosition | None:
        """The deal of a round as a pupil has it before them."""
        activity = self.stored.activity
        if activity is None or number not in self.stored.rounds:
            return None
        if activity.board != "own" or number == EXAMPLE or self._chance is None:
            return self.common_position(number)
        key = activity.number, number, pupil
        if key not in self._positions:
            right = {
                earlier: answer.move
                for earlier in range(1, number)
                if (answer := self.stored.answers.get((earlier, pupil))) is not None
                and answer.right
                and answer.move is not None
            }
            dealt = own_deal(self.play.dealer, self.play.rules, self._chance[1], number, right)
            self._positions[key] = None if dealt is None else dealt.position
        return self._positions[key]

    def top_of(self, number: int) -> Top | None:
        found = self.stored.rounds.get(number)
        if found is None or found.top is None:
            return None
        return read_top(found.top)

    def shown(self, number: int, top: Top | None, pupil: int = 0) -> ClassShown | None:
        """A move of a round with the position after it."""
        position = self.position_of(pupil, number) if pupil else self.common_position(number)
        if top is None or position is None:
            return None
        after = self.play.dealer.after(position, top.move)
        view = after.shown_to(PUPIL)
        return ClassShown(top.move, top.points, view, lines_of(top.card))

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
        await self.ask("class_profiles", {})

    async def compute_profiles(self) -> None:
        """What is known of each pupil's mistakes."""
        attempts: dict[int, list[Attempt]] = {}
        for row in self.stored.attempts:
            causes = frozenset(row.causes.split())
            attempts.setdefault(row.pupil, []).append(Attempt(row.text, row.right, causes))
        if attempts:
            found = await self.ask("class_profiles", attempts)
            assert isinstance(found, dict)
            self.profiles = found

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
            found = await self.context.store.read(lambda c: read_class(c, self.id))
            if puts == self._puts:
                break  # otherwise something was stored and put here meanwhile, which this may not have
        self._read = wanted
        if found is None:
            self.gone = True
            return
        before = self.stored.activity
        self.stored = found
        self._index()
        if found.activity is not None and found.activity.phase != "lobby":
            if before is None or before.number != found.activity.number or before.phase == "lobby":
                self._forget_chance()
            await self.chance()
        self.touch()

    def put_gift(self, pupil: int, given: bytes) -> None:
        """Bytes of a pupil were just stored, so the key is another one."""
        self._puts += 1
        self.stored.gifts[pupil] = given
        self._forget_chance()
        self.touch()

    def put_attempt(self, attempt: AttemptRow) -> None:
        self._puts += 1
        self.stored.attempts.append(attempt)
        self._index_one(attempt)

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


def proof_id(class_id: str, activity: int) -> str:
    """What the commitment of an activity is made for."""
    return f"{class_id}.{activity}"


def write_top(top: Top | None) -> str:
    return msgspec.json.encode(top).decode()


def read_top(text: str) -> Top | None:
    return msgspec.json.decode(text, type=Top | None)
