"""A match as bytes for its readers. Each distinct view is encoded once, and a reader's log only ever grows.

Only `Entry.seen_by` and `Position.shown_to` hide anything; nothing is removed here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

import msgspec
from msgspec import Struct

from contissimo.core.game import NATURE, Gain, Millis, Reader, Seat
from contissimo.play.log import Entry
from contissimo.play.match import Match
from contissimo.play.totals import gains_of
from contissimo.play.verdicts import Search
from contissimo.server.messages.encoding import outcome_of, verdict_of
from contissimo.server.messages.outbound import Clocks, EntryGain, OutcomeInfo, Totals, Verdict
from contissimo.server.storage.match_rows import seats_in_order

_encode = msgspec.json.Encoder().encode
_FOLDING = 5
"""How many times longer it takes to fold an entry than to encode it."""


class StateEncoder:
    """The encoded logs of one room."""

    def __init__(self) -> None:
        self._lines: list[bytes] = []
        """Every entry for a reader who may know everything."""
        self._logs: dict[Reader, _ReadersLog] = {}
        self._kept_from: set[Reader] = set()
        """The readers whose log leaves something out."""
        self._over = False
        self._totals = _Totals()
        self.ids: dict[int, str] = {}
        """By entry, the id of its message, as its sender calls it."""
        self.contest: Search | None = None
        """The contest that everybody is still to see the verdict of, if there is one."""
        self.late: set[int] = set()
        """The entries that a time-out made."""
        self.unseen = False
        """Whether the table shows which tiles are not in sight."""

    def forget(self) -> None:
        self._lines.clear()
        self._logs.clear()

    def encode(self, match: Match, readers: Iterable[Reader], most: int) -> bool:
        """Encode entries of a long log before it is sent, at most `most`; returns whether all are encoded."""
        self._grow(match, len(self._lines) + most)
        if len(self._lines) < len(match.log) or not self._totals.count(match, most):
            return False
        if self.contest is not None and not self.contest.go_on(most // _FOLDING):
            return False
        logs = [self._log(match, reader, most) for reader in readers]
        return all(log.number == len(match.log) for log in logs)

    def lines(self, match: Match) -> bytes:
        """The whole log for a reader who may know everything."""
        self._grow(match)
        return b",".join(self._lines)

    def states(self, match: Match, readers: set[Reader], now: Millis) -> dict[Reader, bytes]:
        """The state for each of these readers, as text that is ready to send."""
        self._grow(match)
        seq = match.log.size
        common = self._common(match, now)
        lists_unseen = self.unseen and not match.over
        states = {}
        for reader in readers:
            you = "null" if reader is None else reader
            head = f'{{"t":"state","match":"{match.id}","seq":{seq},"you":{you},"view":'
            parts = (
                head.encode(),
                _encode(match.position.shown_to(reader)),
                _unseen(match, reader) if lists_unseen else _NO_UNSEEN,
                common,
                self._log(match, reader).text,
                b"]}",
            )
            states[reader] = b"".join(parts)
        return states

    def _log(self, match: Match, reader: Reader, most: int | None = None) -> _ReadersLog:
        """The log of a reader with the entries that are new to it, at most `most`."""
        log = self._logs.get(reader)
        if log is None:
            log = self._logs[reader] = _ReadersLog()
        begin = log.number
        end = len(self._lines) if most is None else begin + most
        text, entries = log.text, match.log
        for number, line in enumerate(self._lines[begin:end], begin):
            seen = self._seen_by(reader, entries[number], line)
            text += b"," + seen if text else seen
            log.number += 1
        return log

    def _grow(self, match: Match, to: int | None = None) -> None:
        """Encode new entries; once the game is over nothing is hidden any more."""
        if match.over and not self._over:
            self._over = True
            for reader in self._kept_from:
                self._logs.pop(reader, None)
        self._lines += [_line(entry) for entry in match.log[len(self._lines) : to]]

    def _seen_by(self, reader: Reader, entry: Entry, line: bytes) -> bytes:
        """The line of an entry for one reader."""
        if entry.seq in self.late:
            return b"%b,null,true]" % line[:-1]
        if entry.seat == reader:
            mine = self.ids.get(entry.seq)
            return line if mine is None else b"%b,%b]" % (line[:-1], _encode(mine))
        seen = entry if self._over else entry.seen_by(reader)
        if seen is entry:
            return line
        self._kept_from.add(reader)
        return _line(seen)

    def _common(self, match: Match, now: Millis) -> bytes:
        """The part that is the same for all readers, up to where the log begins."""
        position = match.position
        outcome = position.outcome
        if outcome is not None:
            self._totals.count(match)
        common = _Common(
            position.scores,
            [seat for seat in seats_in_order(position.to_act)[0] if seat != NATURE],
            clocks_of(match, now),
            outcome_of(outcome),
            None if self.contest is None else _verdict(self.contest),
            self._totals.text,
        )
        return b',%b,"log":[' % _encode(common)[1:-1]


class _Totals:
    """How the totals of a finished match came about: computed once, and in slices where that takes long."""

    def __init__(self) -> None:
        self.text: msgspec.Raw | None = None
        self._gains: list[EntryGain] = []
        self._rest: Iterator[tuple[int, Gain]] | None = None

    def count(self, match: Match, most: int | None = None) -> bool:
        """Go on, at most `most` steps; returns whether `text` is what it will be."""
        if not match.over or self.text is not None:
            return True
        if self._rest is None:
            self._rest = gains_of(match)
        some = [EntryGain(seq, *gain) for seq, gain in islice(self._rest, most)]
        self._gains += some
        if len(some) == most:
            return False
        first: list[int] = list(match.begun().position.scores)
        self.text = msgspec.Raw(_encode(Totals(first, self._gains)))
        return True


class _ReadersLog:
    """The log as one reader may see it, as far as it is encoded."""

    __slots__ = ("number", "text")

    def __init__(self) -> None:
        self.text = bytearray()
        self.number = 0
        """How many entries it has."""


def _unseen(match: Match, reader: Reader) -> bytes:
    found = match.game.unseen(match.position.view(reader))
    return b',"unseen":%b' % _encode(dict(found) or None)


_NO_UNSEEN = b',"unseen":null'


def _verdict(contest: Search) -> Verdict | None:
    contest.go_on()
    return verdict_of(contest.found)


def _line(entry: Entry) -> bytes:
    seat = None if entry.seat == NATURE else entry.seat
    return _encode((entry.seq, seat, str(entry.move), entry.points, entry.total, entry.clock))


class _Common(Struct):
    scores: tuple[int, ...]
    to_act: list[Seat]
    clocks: Clocks
    outcome: OutcomeInfo | None
    verdict: Verdict | None
    totals: msgspec.Raw | None


def clocks_of(match: Match, now: Millis) -> Clocks:
    clock = match.clock
    seats = match.position.seats
    left: list[int | None] = [clock.left(seat, now) for seat in seats]
    main: list[int] = []
    at_first = None
    if clock.main:
        main = [clock.main_left(seat, now) or 0 for seat in seats]
        at_first, _ = match.ruleset.main_time or (None, None)
    whole: list[int | None] = [
        at_first if seat not in clock.acting else clock.limit or at_first for seat in seats
    ]
    return Clocks(clock.kind, left, whole, main or None, now)
