"""The only owner of a live match in this process: a cache of what the stored log folds to.

A room stores, and only then keeps and tells. When another node was faster it reads what that node stored and goes on from
there. What people do to the match is in `moving`; sitting down and other things about the table are in `tables`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

from contissimo.core.chance import Chance
from contissimo.core.errors import ContissimoError, IllegalMove, Unreadable
from contissimo.core.game import NATURE, Millis, Reader, Seat
from contissimo.play.log import Entry
from contissimo.play.match import Match
from contissimo.play.notes import PERSON
from contissimo.play.notes import Hand as HandNote
from contissimo.server.live.past_positions import Pasts
from contissimo.server.live.state_encoder import Teller
from contissimo.server.live.waiting import same_wait
from contissimo.server.messages.inbound import Hint, Move, Reach, TakeBack, Try
from contissimo.server.messages.outbound import Refused, write
from contissimo.server.storage.log_writer import Conflict, Unstored, Write
from contissimo.server.storage.match_rows import (
    NOTE,
    Stored,
    entry_rows,
    gone_on,
    load_logs,
    match_of,
    players_of,
    read_whole,
    snapshot_of,
)
from contissimo.server.storage.table_rows import Damaged, TableRow, load_table

if TYPE_CHECKING:
    from contissimo.server.node import Node
    from contissimo.server.wire.connection import Connection


class Step(Struct, eq=False):
    """How a match goes on, once it is written."""

    after: Match
    new: tuple[Entry, ...]
    message: str | None
    write: Write


class Room:
    def __init__(self, node: Node, table: TableRow, stored: Stored) -> None:
        self.node = node
        self.readers: dict[Connection, Reader] = {}
        self.lock = asyncio.Lock()
        self.idle_since = node.now()
        self.thinking = False
        """A computer player has been asked."""
        self.watched_elsewhere = 0
        """How many watch on other nodes."""
        self.heard = 0
        """The last phrase that was told here."""
        self.reset(table, stored)

    def reset(self, table: TableRow, stored: Stored) -> None:
        """Forget all and begin with what is stored."""
        self.table = table
        self.match: Match | None = None
        self._teller = Teller()
        self.pasts = Pasts(self)
        self._messages: set[str] = set()
        self._hands: dict[Seat, str] = {}
        self._has_computers = any(setup.level is not None for setup in table.setups)
        self._wait_seq = 0
        self._chance: Chance | None = None
        self._epoch: int | None = None
        """Of the snapshot that was read: a restore begins another, and then nothing here goes on."""
        self._place_readers()
        if stored.rows:
            self._begin_with(stored)

    def _begin_with(self, stored: Stored) -> None:
        after = match_of(self.table, stored)
        self._epoch = None if stored.snapshot is None else stored.snapshot["epoch"]
        self._remember(stored)
        self._keep_read(after)

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def seq(self) -> int:
        return 0 if self.match is None else len(self.match.log)

    # Going on

    def has_taken(self, message: str) -> bool:
        """Whether what this message asked for stands in the log."""
        return message in self._messages

    def unready(
        self,
        connection: Connection,
        said: Move | Try | Hint | Reach | TakeBack,
        message: str = "",
        oldest: int | None = None,
    ) -> str | None:
        """Answer what needs no judging: a message that was taken before, and one that is too old."""
        if self.match is None or self.table.phase != "running":
            over = self.match is not None and self.match.over
            if over and message in self._messages:
                self.tell_one(connection)
                return "again"
            why = "game_over" if over else "not_running"
            why = "closed" if self.table.phase == "closed" else why
            self.refuse(connection, said.id, IllegalMove(why))
            return why
        if message in self._messages:
            self.tell_one(connection)
            return "again"
        if not (self._wait_seq if oldest is None else oldest) <= said.seq <= self.seq:
            self.refuse(connection, said.id, IllegalMove("stale", seq=self.seq))
            self.tell_one(connection)
            return "stale"
        return None

    def must_be_alone(self) -> None:
        """Refuse what is only for one person among computer players; a seat that was handed over stays a person's."""
        if len(self.table.human_seats) != 1:
            raise IllegalMove("only_against_computers")

    async def step(
        self, change: Callable[[Match, Millis], Match], *, message: str | None = None
    ) -> bool:
        """A change that no client asked for: silence, a computer's move, a note. False: nothing came of it."""
        async with self.lock:
            match = self.match
            if match is None or match.over or self.table.phase != "running":
                return False
            if message is not None and message in self._messages:
                return False
            try:
                after = change(match, self.node.now())
                if len(after.log) == len(match.log):
                    return False
                await self.store(after, message)
            except Conflict:
                with suppress(IllegalMove):  # it was set aside
                    await self.read_on()
                return False
            except (IllegalMove, Unreadable, Unstored):
                return False
            self.tell()
        self.node.moved(self)
        return True

    async def store(self, after: Match, message: str | None) -> None:
        """Let chance move, write it all, and only then keep it."""
        step = self.planned(after, message)
        await self.node.writer.commit(step.write)
        self.keep_stored(step)

    def planned(self, after: Match, message: str | None) -> Step:
        """What is to be written, chance included."""
        after = after.advance(self.chance)
        new = after.log[self.seq :]
        write = Write(
            self.id,
            len(after.log),
            entry_rows(self.id, new, message),
            self._snapshot(after, new),
            self.node.now() if after.over else None,
        )
        return Step(after, new, message, write)

    def keep_stored(self, step: Step) -> None:
        """It is written: from now on it holds."""
        message, write = step.message, step.write
        if message is not None:
            self._messages.add(message)
            for row in write.entries:
                if row["message"] is not None and row["seat"] != NATURE:
                    self._teller.ids[row["seq"]] = message.partition(".")[2]
        if write.ended is not None:
            self.table.phase, self.table.ended = "over", write.ended
        self._keep(step.after, step.new)

    @property
    def chance(self) -> Chance:
        if self._chance is None:
            self._chance = self.node.chance_of(self.table)
        return self._chance

    def _snapshot(self, match: Match, new: Iterable[Entry]) -> dict[str, object]:
        """As a row, and what it goes on from."""
        # Computers among themselves play when somebody comes to watch, not when nodes look for work.
        due = bool(self.table.human_seats) and bool(self._computers(match, new))
        return {
            "computer": due,
            **snapshot_of(match),
            "m": self.id,
            "before": self.seq,
            "epoch": self._epoch,
        }

    def _keep(self, after: Match, new: Iterable[Entry]) -> None:
        before = self.match
        for entry in new:
            if isinstance(entry.move, HandNote):
                self._hands[entry.move.seat] = entry.move.who
        self.match = after
        if before is not None and len(self.table.human_seats) == 1:
            self.pasts.keep(before)  # it may be taken back
        if before is None or not same_wait(before, after):
            self._wait_seq = len(after.log)

    def _keep_read(self, after: Match) -> None:
        """It was written by another, or before."""
        self._keep(after, after.log[self.seq :])

    # Who plays a seat

    def level_of(self, seat: Seat) -> str | None:
        """The computer player that moves for a seat now; None: a person does."""
        who = self._hands.get(seat)
        if who is not None:
            return None if who == PERSON else who
        return self.table.setups[seat - 1].level

    def is_handed(self, seat: Seat) -> bool:
        return self._hands.get(seat, PERSON) != PERSON and self.table.setups[seat - 1].level is None

    @property
    def _may_have_computers(self) -> bool:
        return self._has_computers or bool(self._hands)

    def _computers(self, match: Match, new: Iterable[Entry] = ()) -> list[Seat]:
        """The seats that a computer player must move for, when the match has come to this."""
        handed = {e.move.seat: e.move.who for e in new if isinstance(e.move, HandNote)}
        if not self._may_have_computers and not handed:
            return []  # people among themselves: most tables, most of the time
        return [
            seat
            for seat in match.position.to_act
            if seat != NATURE and handed.get(seat, self.level_of(seat) or PERSON) != PERSON
        ]

    def computer_to_act(self) -> Seat | None:
        """A seat for which a computer player must move now."""
        if not self._may_have_computers or self.match is None or self.match.over:
            return None
        if self.table.phase != "running":
            return None  # somebody has closed it
        return min(self._computers(self.match), default=None)

    @property
    def has_company(self) -> bool:
        """Whether somebody plays here, or watches: computers don't play for nobody."""
        return bool(self.table.human_seats or self.readers or self.watched_elsewhere)

    def needed_for(self, target: Seat) -> list[Seat]:
        """Whose consent it takes to hand a seat over: the other seats with a person who is here."""
        here = self.node.presence.away_since
        return [
            seat
            for seat in self.table.human_seats
            if seat != target
            and self.level_of(seat) is None
            and any(here(person) is None for person in self.table.at(seat))
        ]

    # What other nodes did

    async def refresh(self) -> None:
        """Read the table again, and its log as far as it has gone on."""
        async with self.lock:
            table = await load_table(self.node.store, self.id)
            if table is None:
                self.end()
                return
            self.table = table
            self.node.presence.correct(table, self)
            self._place_readers()
            if self.match is not None:  # somebody may have been forgotten
                self.match = replace(self.match, players=players_of(table))
            await self.read_on(tell=False)  # whoever refreshes tells the table first

    async def catch_up(self, seq: int) -> None:
        async with self.lock:
            if seq > self.seq:
                await self.read_on()

    async def catch_up_if_behind(self) -> None:
        """After a change came to nothing: the log may have gone on elsewhere."""
        if self.node.is_shared:
            await self.catch_up(self.seq + 1)

    async def read_on(self, *, tell: bool = True) -> None:
        """What others have stored since, with the lock. Everybody who reads here is told: no news of it will come."""
        if self.match is None and self.table.phase not in ("running", "over"):
            return
        self.node.metrics.stale_reads.inc()
        stored = (await load_logs(self.node.store, [self.id], after=self.seq))[self.id]
        try:
            if self.match is not None and not self._goes_on(stored):
                await self.read_again()
            elif not stored.rows:
                return
            elif self.match is None:
                self._begin_with(stored)
            else:
                after = gone_on(self.table, self.match, stored.rows)
                self._remember(stored)
                self._keep_read(after)
        except Damaged:
            await self.read_again()  # an operator may have changed it while it was read
        if self.match is not None and self.match.over:
            self.table.phase = "over"
        if tell:
            self.tell()
            self.node.moved(self)

    def _goes_on(self, stored: Stored) -> bool:
        """Whether what is stored is this match, as far as it has come here or further."""
        snapshot = stored.snapshot
        return (
            snapshot is not None
            and snapshot["epoch"] == self._epoch
            and snapshot["seq"] >= self.seq
        )

    async def read_again(self) -> bool:
        """All of it, with the lock, after an operator changed it; False: there is no such table any more."""
        try:
            found = await self.node.store.read(partial(read_whole, match=self.id))
            if found is None:
                self.end()
            else:
                self.node.presence.correct(found[0], self)
                self.reset(*found)
        except Damaged as damaged:
            self.node.set_aside(damaged)
            raise IllegalMove("table_damaged") from damaged
        self.node.lists.tell_table(self)
        return found is not None

    def end(self) -> None:
        """Those who read here see it closed, and read their other tables on."""
        self.match, self.table.phase = None, "closed"
        self.node.lists.tell_table(self)

    def _remember(self, stored: Stored) -> None:
        for row in stored.rows:
            message: str | None = row["message"]
            if message is not None:
                self._messages.add(message)
                if not message.startswith(NOTE):
                    self._teller.ids[row["seq"]] = message.partition(".")[2]

    # Telling

    def lines(self, match: Match) -> bytes:
        """The whole log of this match as JSON."""
        return self._teller.lines(match)

    def tell(self) -> None:
        """The state to everybody who reads this table."""
        if self.match is None or not self.readers:
            return
        states = self._teller.states(self.match, set(self.readers.values()), self.node.now())
        for connection, reader in self.readers.items():
            connection.push_state(self.id, states[reader])

    def tell_one(self, connection: Connection) -> None:
        if self.match is None or connection not in self.readers:
            return
        reader = self.readers[connection]
        state = self._teller.states(self.match, {reader}, self.node.now())[reader]
        connection.push_state(self.id, state)

    def refuse(self, connection: Connection, re: str | None, refusal: ContissimoError) -> None:
        self.node.metrics.refused(refusal.why)
        connection.push(write(Refused(re, refusal.why, refusal.details)))

    def enter(self, connection: Connection, reader: Reader) -> None:
        self.readers[connection] = reader

    def _place_readers(self) -> None:
        """Whoever sat down reads as their seat from now on; whoever stood up no longer does."""
        for connection, reader in self.readers.items():
            mine = self.table.seats_of(connection.guest_id)
            if reader not in mine:
                self.readers[connection] = mine[0] if mine else None

    def leave(self, connection: Connection) -> None:
        self.readers.pop(connection, None)
        if not self.readers:
            # Kept for a while: most who leave are back in a moment.
            self.idle_since = self.node.now()
            self._teller.forget()
