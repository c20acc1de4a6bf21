"""A log folded in a worker process: positions after earlier entries, as text."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from contissimo.core.game import NATURE, Millis, Points, Seat
from contissimo.games import GAMES
from contissimo.play.log import Entry
from contissimo.play.match import Match
from contissimo.play.notes import End, read_entry
from contissimo.server.storage.match_rows import write_clock
from contissimo.server.storage.table_rows import ruleset_of

Line = tuple[int, int | None, str, tuple[int, ...], tuple[int, ...], int]


class Told(Struct):
    """Everything that a fold needs: a match as text."""

    game: str
    ruleset: str
    ruleset_text: str
    seats: int
    position: str | None
    began: int
    log: msgspec.Raw


class Past(Struct):
    position: str
    clock: str


def told_of(match: Match, lines: bytes) -> bytes:
    """The job for the process; `lines` are the entries as they are sent to clients."""
    rules = match.ruleset
    start = None if match.start is None else str(match.start)
    log = msgspec.Raw(b"[" + lines + b"]")
    return msgspec.json.encode(
        Told(match.game.key, rules.name, rules.text, match.seats, start, match.began, log)
    )


def pasts_of(text: bytes, wanted: int) -> dict[int, Past]:
    """In the process: the state after entry `wanted`, or after every throw if that is 0."""
    told = msgspec.json.decode(text, type=Told)
    game = GAMES[told.game]
    rules = ruleset_of(told.game, told.ruleset, told.ruleset_text)
    start = None if told.position is None else game.read_position(told.position, rules)
    match = Match.begin(game, rules, told.seats, now=Millis(told.began), start=start)
    found: dict[int, Past] = {}
    entries = [_entry(told.game, line) for line in msgspec.json.decode(told.log, type=list[Line])]
    for entry, after in zip(entries, match.unfold(entries), strict=True):
        if entry.seq == wanted or (not wanted and game.thrown(entry.move)):
            found[entry.seq] = Past(str(after.position), write_clock(after.clock))
        if entry.seq == wanted:
            break
    return found


def _entry(game: str, line: Line) -> Entry:
    seq, seat, text, points, total, clock = line
    ends = text.split(" ")[0] == "end"
    move = End(()) if ends else read_entry(GAMES[game], text)
    who = NATURE if seat is None else Seat(seat)
    return Entry(seq, who, move, _points(points), _points(total), Millis(clock))


def _points(numbers: Iterable[int]) -> tuple[Points, ...]:
    return tuple(map(Points, numbers))
