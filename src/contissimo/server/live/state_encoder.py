"""A match as bytes for its readers. Each distinct view is encoded once, and a reader's log only ever grows.

Only `Entry.seen_by` and `Position.shown_to` hide anything; nothing is removed here.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from contissimo.core.game import NATURE, Millis, Reader, Seat
from contissimo.play.log import Entry
from contissimo.play.match import Match
from contissimo.play.totals import gains_of
from contissimo.server.messages.encoding import outcome_of
from contissimo.server.messages.outbound import Clocks, EntryGain, OutcomeInfo, Totals

_encode = msgspec.json.Encoder().encode


class StateEncoder:
    """The encoded logs of one room."""

    def __init__(self) -> None:
        self._lines: list[bytes] = []
        """Every entry for a reader who may know everything."""
        self._logs: dict[Reader, bytearray] = {}
        self._over = False
        self.ids: dict[int, str] = {}
        """By entry, the id of its message, as its sender calls it."""

    def forget(self) -> None:
        self._lines.clear()
        self._logs.clear()

    def encode(self, match: Match, most: int) -> bool:
        """Encode entries of a long log before anybody asks, at most so many; returns whether all are encoded."""
        self._grow(match, len(self._lines) + most)
        return len(self._lines) >= len(match.log)

    def lines(self, match: Match) -> bytes:
        """The whole log for a reader who may know everything."""
        self._grow(match)
        return b",".join(self._lines)

    def states(self, match: Match, readers: set[Reader], now: Millis) -> dict[Reader, bytes]:
        """The state for each of these readers, as text that is ready to send."""
        self._grow(match)
        seq = len(match.log)
        common = _common(match, now)
        states = {}
        for reader in readers:
            you = "null" if reader is None else reader
            head = f'{{"t":"state","match":"{match.id}","seq":{seq},"you":{you},"view":'
            parts = (
                head.encode(),
                _encode(match.position.shown_to(reader)),
                common,
                self._log(match, reader),
                b"]}",
            )
            states[reader] = b"".join(parts)
        return states

    def _log(self, match: Match, reader: Reader) -> bytearray:
        log = self._logs.get(reader)
        if log is None:
            lines = zip(match.log, self._lines, strict=True)
            whole = b",".join([self._seen_by(reader, entry, line) for entry, line in lines])
            log = self._logs[reader] = bytearray(whole)
        return log

    def _grow(self, match: Match, to: int | None = None) -> None:
        """Append new entries to every cached log; once the game is over nothing is hidden any more."""
        if match.over and not self._over:
            self._over = True
            self._logs.clear()
        for entry in match.log[len(self._lines) : to]:
            line = _line(entry)
            self._lines.append(line)
            for reader, log in self._logs.items():
                seen = self._seen_by(reader, entry, line)
                log.extend(b"," + seen if log else seen)

    def _seen_by(self, reader: Reader, entry: Entry, line: bytes) -> bytes:
        """The line of an entry for one reader."""
        if entry.seat == reader:
            mine = self.ids.get(entry.seq)
            return line if mine is None else b"%b,%b]" % (line[:-1], _encode(mine))
        seen = entry if self._over else entry.seen_by(reader)
        return line if seen is entry else _line(seen)


def _line(entry: Entry) -> bytes:
    seat = None if entry.seat == NATURE else entry.seat
    return _encode((entry.seq, seat, str(entry.move), entry.points, entry.total, entry.clock))


def _common(match: Match, now: Millis) -> bytes:
    """The part that is the same for all readers, up to where the log begins."""
    position = match.position
    common = _Common(
        position.scores,
        sorted([seat for seat in position.to_act if seat != NATURE]),
        clocks_of(match, now),
        outcome_of(position.outcome),
        totals_of(match) if match.over else None,
    )
    return b',%b,"log":[' % _encode(common)[1:-1]


class _Common(Struct):
    scores: tuple[int, ...]
    to_act: list[Seat]
    clocks: Clocks
    outcome: OutcomeInfo | None
    totals: Totals | None


def clocks_of(match: Match, now: Millis) -> Clocks:
    clock = match.clock
    seats = match.position.seats
    main: list[int] = [clock.main_left(seat, now) or 0 for seat in seats] if clock.main else []
    return Clocks(clock.kind, [clock.left(seat, now) for seat in seats], main or None, now)


def totals_of(match: Match) -> Totals:
    gains = [EntryGain(seq, *gain) for seq, gain in gains_of(match)]
    return Totals(list(match.begun().position.scores), gains)
