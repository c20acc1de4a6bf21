"""The only owner of a live match in this process: a cache of what the stored log folds to.

A room stores, and only then keeps and sends. When another node was faster it reads what that node stored and goes on from
there. Sitting down and other things about the table are in `tables`. It is one long file because whatever may change a live
match shall stand in one class.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from functools import partial
from time import perf_counter

from msgspec import Struct
from msgspec.structs import replace

from contissimo.core.chance import Chance
from contissimo.core.errors import ContissimoError, IllegalMove, Unreadable
from contissimo.core.game import Millis, Reader, Seat
from contissimo.play.match import RESIGN, Match
from contissimo.play.notes import PERSON
from contissimo.server.context import Context
from contissimo.server.errors import Refused, Stale
from contissimo.server.jobs.pool import Pool, Turn
from contissimo.server.live.client import Client
from contissimo.server.live.events import Events
from contissimo.server.live.fold import Fold, Step, computers_to_act, level_of
from contissimo.server.live.past_positions import Pasts
from contissimo.server.live.presence import Presence
from contissimo.server.live.waiting import last_decision
from contissimo.server.live.watchers import Watchers
from contissimo.server.messages.inbound import Move, TakeBack
from contissimo.server.messages.outbound import Done
from contissimo.server.storage.log_write import Conflict, Unstored
from contissimo.server.storage.match_rows import (
    LATE,
    NOTE,
    SLICE,
    Stored,
    load_logs,
    read_in_slices,
    read_whole,
)
from contissimo.server.storage.table_rows import Damaged, TableRow, load_table

_TRIES = 8
"""How many times other nodes may be faster than a resignation; each time it was a move of another seat."""


class Shared(Struct, frozen=True):
    """What all rooms of a node share."""

    context: Context
    events: Events[Room]
    presence: Presence
    watchers: Watchers
    reading: Pool
    """The process that folds logs."""
    chance_of: Callable[[TableRow], Chance]


class Room:
    def __init__(self, shared: Shared, table: TableRow, stored: Stored) -> None:
        self._shared = shared
        self._context = shared.context
        self._events = shared.events
        self.readers: dict[Client, Reader] = {}
        self._onlookers: set[Client] = set()
        """Readers who only look on, wherever they sit: what they show, others may see."""
        self.lock = asyncio.Lock()
        self.idle_since = self._context.now()
        self.reset(table, stored)

    def reset(self, table: TableRow, stored: Stored) -> None:
        """Drop everything and begin with what is stored."""
        self.table = table
        self._fold = Fold()
        millis = self._context.settings.replay_millis
        self.pasts = Pasts(self._fold.encoder.lines, self._shared.reading, millis)
        self._chance: Chance | None = None
        self._place_readers()
        if stored.rows:
            self._fold.begin(table, stored)

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def match(self) -> Match | None:
        return self._fold.match

    @property
    def seq(self) -> int:
        return self._fold.seq

    def ready(self, seq: int, oldest: int | None = None) -> Match:
        """The match, if a client that has seen entry `seq` may ask about it now; else Refused."""
        return self._fold.ready(self.table.phase, seq, oldest)

    def must_be_alone(self) -> None:
        """Refuse what is only for one person among computer players; a seat that was handed over stays a person's."""
        if len(self.table.human_seats) != 1:
            raise Refused("only_against_computers")

    # Going on

    async def play(self, client: Client, seat: Seat, said: Move) -> None:
        """A person's move: judged, stored, and only then kept and sent."""
        began = perf_counter()
        message = f"{seat}.{said.id}"
        async with self.lock:
            if self._stands(message):
                self._repeat(client, seat, said.id)
                return
            match = self.ready(said.seq)
            move = match.game.read_move(said.move)
            await self._store(match.play(seat, move, self._context.now()), message)
            self._acknowledge(client, seat, said.id)
        self._context.metrics.moves.told(perf_counter() - began)
        self._events.moved(self)

    async def resign(self, client: Client, seat: Seat, said: Move) -> None:
        """It answers no question, so it is never too old, and no other move is faster. An overdue time-out goes first."""
        began = perf_counter()
        message = f"{seat}.{said.id}"
        try:
            for left in reversed(range(_TRIES)):
                async with self.lock:
                    if self._stands(message):
                        self._repeat(client, seat, said.id)
                        return
                    try:
                        await self._resign(seat, said.seq, message)
                    except Stale:
                        if said.seq > self.seq:
                            raise
                        if not left:
                            raise Refused("again") from None
                        continue
                    self._acknowledge(client, seat, said.id)
                    self._context.metrics.moves.told(perf_counter() - began)
                    return
        finally:
            self._events.moved(self)

    async def _resign(self, seat: Seat, seq: int, message: str) -> None:
        now, match = self._context.now(), self.match
        if match is not None and not match.over:
            due = match.expire(now)
            if due is not match:
                await self._store(due, self._late)
        match = self.ready(seq, oldest=0)
        await self._store(match.play(seat, match.game.read_move(RESIGN), now), message)

    async def abandon(
        self, seq: int, message: str, away: Callable[[Match], Collection[Seat]]
    ) -> None:
        """The seats that are `away`, or Refused, resign. If one of them moves in the same moment, the log decides."""
        async with self.lock:
            if self._stands(message):
                return
            match = self.ready(seq)
            await self._store(match.abandon(away(match), self._context.now()), message)
        self._events.moved(self)

    async def expire(self) -> bool:
        """What is overdue happens: silent seats have spoken. False: nothing was."""
        return await self.step(lambda match, at: match.expire(at), message=self._late)

    @property
    def _late(self) -> str:
        """The message of time-outs that come next."""
        return f"{LATE}.{self.seq + 1}"

    async def take_back(self, client: Client, seat: Seat, said: TakeBack) -> None:
        """Back to the last decision of `seat` that still stands."""
        self.must_be_alone()
        message = f"{NOTE}back.{seat}.{said.id}"
        async with self.lock:
            if self._stands(message):
                self.tell_one(client)
            else:
                await self._take_back(client, seat, message, said.seq)
            client.tell(Done(said.id, self.id))
        self._events.moved(self)

    async def _take_back(self, client: Client, seat: Seat, message: str, seq: int) -> None:
        decided = 0 if self.match is None else last_decision(self.match, seat)
        match = self.ready(seq, oldest=decided)
        if not decided:
            raise Refused("nothing_to_take_back")
        to = decided - 1
        state = await self.pasts.state(match, to, Turn(whose=client.whose(self.id)))
        if state is None:
            raise Refused("again")
        await self._store(match.take_back(to, self._context.now(), {to: state}), message)

    async def step(
        self, change: Callable[[Match, Millis], Match], *, message: str | None = None
    ) -> bool:
        """A change that no client requested: a time-out, a computer's move, a note. False: nothing changed."""
        async with self.lock:
            match = self.match
            if match is None or match.over or self.table.phase != "running":
                return False
            if message is not None and self._fold.has_taken(message):
                return False
            try:
                after = change(match, self._context.now())
                if len(after.log) == len(match.log):
                    return False
                await self._store(after, message)
            except (IllegalMove, Unreadable, Refused):
                return False
        self._events.moved(self)
        return True

    async def _store(self, after: Match, message: str | None) -> None:
        """Let chance move, write everything, and only then keep and send it. Otherwise Refused, after the stored state was sent."""
        step = self.planned(after, message)
        if step.write.seq > self._context.settings.log_entries and step.write.end is None:
            raise Refused("closed")  # it soon will be, as `retention` closes it
        try:
            await self._context.writer.commit(step.write)
        except (Conflict, Unstored) as error:
            # It may have been written anyway: by another node, or here, and only the answer was lost.
            await self.read_on()
            if message is not None and self._fold.has_taken(message):
                return
            if self.table.phase == "closed":
                raise Refused("closed") from None
            if isinstance(error, Conflict):
                raise Stale("stale", seq=self.seq) from None
            raise Refused("again") from None
        self.keep_stored(step)
        if step.write.end is not None:
            await self.encode_log()  # what was hidden is shown from now on
        self.tell()

    def planned(self, after: Match, message: str | None) -> Step:
        """What is to be written, including chance."""
        return self._fold.plan(after, message, self._the_chance, self._is_due, self._context.now())

    def keep_stored(self, step: Step) -> None:
        """It is written: from now on it is valid."""
        if self.match is not None and len(self.table.human_seats) == 1:
            self.pasts.keep(self.match)  # it may be taken back
        if step.write.end is not None:
            self.table = replace(self.table, phase="over", ended=step.write.end.ended)
        self._fold.keep(step)

    def _the_chance(self) -> Chance:
        if self._chance is None:
            self._chance = self._shared.chance_of(self.table)
        return self._chance

    def _is_due(self, match: Match) -> bool:
        """Whether nodes that look for work find it here: computers among themselves play when somebody comes to watch."""
        return bool(self.table.human_seats) and bool(computers_to_act(self.table, match))

    def _stands(self, message: str) -> bool:
        """Whether this message was already handled."""
        return self.table.phase != "closed" and self._fold.has_taken(message)

    def _repeat(self, client: Client, seat: Seat, id_: str) -> None:
        """Answer a message that was already handled the same way again."""
        self.tell_one(client)
        self._acknowledge(client, seat, id_)

    def _acknowledge(self, client: Client, seat: Seat, id_: str) -> None:
        """A client that reads as that seat finds its message in the log; one with several seats may not."""
        if self.readers.get(client) != seat:
            client.tell(Done(id_, self.id))

    # Who plays a seat

    def level_of(self, seat: Seat) -> str | None:
        """The computer player that moves for a seat now; None: a person does."""
        return level_of(self.table, self.match, seat)

    def is_handed(self, seat: Seat) -> bool:
        who = PERSON if self.match is None else self.match.handed(seat) or PERSON
        return who != PERSON and self.table.setups[seat - 1].level is None

    def computer_to_act(self) -> Seat | None:
        """A seat for which a computer player must move now."""
        if self.match is None or self.match.over or self.table.phase != "running":
            return None
        return min(computers_to_act(self.table, self.match), default=None)

    @property
    def has_company(self) -> bool:
        """Whether somebody plays or watches here: computers don't play for nobody."""
        return bool(
            self.table.human_seats or self.readers or self._shared.watchers.elsewhere(self.id)
        )

    def needed_for(self, target: Seat) -> list[Seat]:
        """Whose consent is needed to hand a seat over: the other seats with a person who is online."""
        here = self._shared.presence.away_since
        return [
            seat
            for seat in self.table.human_seats
            if seat != target
            and self.level_of(seat) is None
            and any(here(person) is None for person in self.table.at(seat))
        ]

    # What other nodes did

    async def refresh(self) -> None:
        """Read the table again, and its log as far as it has moved on."""
        async with self.lock:
            table = await load_table(self._context.store, self.id)
            if table is None:
                self.end()
                return
            self.table = self._shared.presence.corrected(table, self.guests)
            self._place_readers()
            self._fold.rename(table)
            await self.read_on(tell=False)  # the caller that refreshes sends the table first

    async def catch_up(self, seq: int) -> None:
        async with self.lock:
            if seq > self.seq:
                await self.read_on()

    async def catch_up_if_behind(self) -> None:
        """After a change failed: the log may have moved on on another node."""
        if self._context.is_shared:
            await self.catch_up(self.seq + 1)

    async def read_on(self, *, tell: bool = True) -> None:
        """Add what others have stored since, with the lock. It is sent to all readers, because no event for it will come."""
        if self.match is None and self.table.phase not in ("running", "over"):
            return
        self._context.metrics.stale_reads.inc()
        stored = (await load_logs(self._context.store, [self.id], after=self.seq))[self.id]
        try:
            await read_in_slices(self.table, stored)
            if self.match is not None and not self._fold.follows(stored):
                await self.read_again()
            elif not stored.rows:
                return
            elif self.match is None:
                self._fold.begin(self.table, stored)
            else:
                if len(self.table.human_seats) == 1:
                    self.pasts.keep(self.match)
                self._fold.go_on(self.table, stored)
        except Damaged:
            await self.read_again()  # an operator may have changed it meanwhile
        if self.match is not None and self.match.over:
            self.table = replace(self.table, phase="over")
        if tell:
            await self.encode_log()
            self.tell()
            self._events.moved(self)

    async def read_again(self) -> bool:
        """Reload everything, with the lock, after an operator changed it; False: the table no longer exists."""
        try:
            found = await self._context.store.read(partial(read_whole, match_id=self.id))
            if found is None:
                self.end()
            else:
                table, stored = found
                await read_in_slices(table, stored)
                self.reset(self._shared.presence.corrected(table, self.guests), stored)
        except Damaged as damaged:
            self._events.damaged(damaged)
            raise Refused("table_damaged") from damaged
        self._events.table_changed(self)
        return found is not None

    def end(self) -> None:
        """Local readers see it closed, and keep reading their other tables."""
        self._fold.match = None
        self.table = replace(self.table, phase="closed")
        self._events.table_changed(self)

    # Readers

    async def encode_log(self, *more: Reader) -> None:
        """Encode a long log in slices, for those who read it and for `more`, before they are sent all of it."""
        readers, encoder = {*self.readers.values(), *more}, self._fold.encoder
        while self.match is not None and not encoder.encode(self.match, readers, SLICE):
            await asyncio.sleep(0)

    @property
    def watchers(self) -> int:
        """How many watch on this node."""
        return sum(reader is None for reader in self.readers.values())

    @property
    def guests(self) -> set[str | None]:
        """Readers on this node, but for screens that nobody sits at."""
        return {client.guest_id for client in self.readers if client not in self._onlookers}

    def enter(self, client: Client, reader: Reader, *, watch: bool = False) -> None:
        if watch and client in self.readers:
            self.leave(client)  # somebody who only looks on has left their seat
        self.readers[client] = reader
        (self._onlookers.add if watch else self._onlookers.discard)(client)
        self.count_watchers()

    def leave(self, client: Client) -> None:
        self.readers.pop(client, None)
        self.count_watchers()
        guest = client.guest_id
        if client in self._onlookers:
            self._onlookers.discard(client)
        elif (
            guest is not None and guest not in self.guests
        ):  # else another connection of theirs is here
            self._set_presence(guest, here=False)
        if not self.readers:
            # Kept for a while: most who leave are back in a moment.
            self.rest()
            self._fold.encoder.forget()

    def rest(self) -> None:
        """Nothing is going on here: it may be dropped now."""
        self.idle_since = self._context.now()

    def came(self, guest: str) -> None:
        """Somebody who sits here is connected."""
        self._set_presence(guest, here=True)

    def _set_presence(self, guest: str, *, here: bool) -> None:
        table, presence = self.table, self._shared.presence
        mine = [person for person in table.people if person.guest == guest]
        if not mine or (here and all(map(presence.is_connected, mine))):
            return
        presence.note(self.id, guest, here=here)
        self.table = presence.corrected(table, self.guests)
        self._events.table_changed(self)

    def count_watchers(self) -> None:
        self._shared.watchers.count(self.id, self.watchers)

    def _place_readers(self) -> None:
        """A client who sat down reads as their seat from now on; one who stood up no longer does."""
        for client, reader in self.readers.items():
            mine = self.table.seats_of(client.guest_id)
            if reader not in mine and client not in self._onlookers:
                self.readers[client] = mine[0] if mine else None

    def tell(self) -> None:
        """Send the state to everybody who reads this table."""
        match = self.match
        if match is None or not self.readers:
            return
        states = self._fold.encoder.states(match, set(self.readers.values()), self._context.now())
        for client, reader in self.readers.items():
            client.push_state(self.id, states[reader])

    def tell_one(self, client: Client) -> None:
        match = self.match
        if match is None or client not in self.readers:
            return
        reader = self.readers[client]
        state = self._fold.encoder.states(match, {reader}, self._context.now())[reader]
        client.push_state(self.id, state)

    def refuse_all(self, refusal: ContissimoError) -> None:
        for client in self.readers:
            client.refuse(None, refusal)
