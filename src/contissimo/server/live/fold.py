"""What a room knows about its match: the fold of the stored log, and which messages are in it. No I/O.

Its owner writes first (`plan`), and keeps only what is written (`keep`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from msgspec import Struct

from contissimo.core.chance import Chance
from contissimo.core.game import NATURE, Millis, Seat
from contissimo.play.match import Match
from contissimo.play.notes import PERSON
from contissimo.play.verdicts import CONTEST, Search
from contissimo.server.errors import Refused, Stale
from contissimo.server.live.state_encoder import StateEncoder
from contissimo.server.live.waiting import same_wait
from contissimo.server.storage.log_rows import EndRow, SnapshotRow
from contissimo.server.storage.log_write import Write
from contissimo.server.storage.match_rows import (
    LATE,
    NOTE,
    Stored,
    entry_rows,
    folded_values,
    gone_on,
    match_of,
    players_of,
)
from contissimo.server.storage.table_rows import TableRow


class Step(Struct, eq=False):
    """How a match continues, once it is written."""

    after: Match
    message: str | None
    write: Write


class Fold:
    def __init__(self) -> None:
        self.match: Match | None = None
        self.encoder = StateEncoder()
        self._messages: set[str] = set()
        self._wait_seq = 0
        """When the current wait began: moves made since then are not stale."""
        self._epoch: int | None = None
        """Of the snapshot that was read: a restore begins another one, which invalidates all of this."""

    @property
    def seq(self) -> int:
        return 0 if self.match is None else self.match.log.size

    def has_taken(self, message: str) -> bool:
        """Whether this message already has an entry in the log."""
        return message in self._messages

    def ready(self, phase: str, seq: int, oldest: int | None = None) -> Match:
        """The match, if it runs and a client that has seen entry `seq` knows what is asked now."""
        match = self.match
        if match is None or phase != "running":
            why = "not_running" if match is None or not match.over else "game_over"
            raise Refused("closed" if phase == "closed" else why)
        last = match.log.size
        if not (self._wait_seq if oldest is None else oldest) <= seq <= last:
            raise Stale("stale", seq=last)
        return match

    # Reading

    def begin(self, table: TableRow, stored: Stored) -> None:
        """Begin with a stored log."""
        after = match_of(table, stored)
        self.encoder.unseen = table.unseen
        self._epoch = None if stored.snapshot is None else stored.snapshot["epoch"]
        self._remember(stored)
        self._go_to(after)

    def follows(self, stored: Stored) -> bool:
        """Whether the stored log is this match, as far as it is known here or further."""
        snapshot = stored.snapshot
        return (
            snapshot is not None
            and snapshot["epoch"] == self._epoch
            and snapshot["seq"] >= self.seq
        )

    def go_on(self, table: TableRow, stored: Stored) -> None:
        """Add what others have stored since."""
        assert self.match is not None
        after = gone_on(table, self.match, stored)
        self._remember(stored)
        self._go_to(after)

    def rename(self, table: TableRow) -> None:
        """Somebody may have been erased."""
        if self.match is not None:
            self.match = replace(self.match, players=players_of(table))

    def _remember(self, stored: Stored) -> None:
        for row in stored.rows:
            message: str | None = row["message"]
            if message is not None:
                self._messages.add(message)
                if message.startswith(LATE):
                    self.encoder.late.add(row["seq"])
                elif not message.startswith(NOTE):
                    self.encoder.ids[row["seq"]] = message.partition(".")[2]

    def _go_to(self, after: Match) -> None:
        before, self.match = self.match, after
        contests = after.ruleset.judging == CONTEST
        self.encoder.contest = Search(after, before) if contests else None
        if before is None or not same_wait(before, after):
            self._wait_seq = after.log.size

    # Writing

    def plan(
        self,
        after: Match,
        message: str | None,
        chance: Callable[[], Chance],
        due: Callable[[Match], bool],
        now: Millis,
    ) -> Step:
        """What is to be written, including chance; `due` says whether a computer player is to move then."""
        if NATURE in after.position.to_act:
            after = after.advance(chance())
        before, values = self.seq, folded_values(after)
        snapshot = SnapshotRow(due(after), *values, after.id, before, self._epoch)
        rows = entry_rows(after.id, after.log[before:], message)
        end = EndRow(now, after.id) if after.over else None
        return Step(after, message, Write(after.id, after.log.size, rows, snapshot, end))

    def keep(self, step: Step) -> None:
        """It is written: from now on it is valid."""
        message = step.message
        if message is not None:
            self._messages.add(message)
            for row in step.write.entries:
                if row.message is None or row.seat == NATURE:
                    continue
                if message.startswith(LATE):
                    self.encoder.late.add(row.seq)
                else:
                    self.encoder.ids[row.seq] = message.partition(".")[2]
        self._go_to(step.after)


def level_of(table: TableRow, match: Match | None, seat: Seat) -> str | None:
    """The computer player that moves for a seat now; None: a person does."""
    who = None if match is None else match.handed(seat)
    if who is not None:
        return None if who == PERSON else who
    return table.setups[seat - 1].level


def computers_to_act(table: TableRow, match: Match) -> list[Seat]:
    """The seats that a computer player must move for."""
    if not match.log.hands and not table.has_computers:
        return []  # only people: most tables, most of the time
    return [
        seat
        for seat in match.position.to_act
        if seat != NATURE and level_of(table, match, seat) is not None
    ]
