"""Records as values and as text: a header, an empty line, one line for each entry.

A record holds texts only and judges nothing; reading is in `record_reader`, judging in `replay`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from contissimo.core.errors import BadFile
from contissimo.core.game import NATURE, Reader, Seat
from contissimo.play.log import Entry
from contissimo.play.match import Match

EMPTY = "-"
RUNNING = "*"
ABANDONED = "abandoned"
MAX_BYTES = 64_000_000
MAX_ENTRIES = 1_000_000
"""More than any match is played for (`back` has room for that many numbers): what we write is read again."""


class RecordError(BadFile):
    """A mistake in a record, with its line and the number of the entry (0: in the header)."""

    def __init__(
        self, why: str, *, file: str, line: int = 0, seq: int = 0, **details: object
    ) -> None:
        super().__init__(why, file=file, line=line, seq=seq, **details)
        self.seq = seq


@dataclass(frozen=True, slots=True)
class Header:
    key: str
    value: str
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        escaped = self.value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        return f'[{self.key} "{escaped}"]'


@dataclass(frozen=True, slots=True)
class Line:
    """An entry as it is written. Points, total and clock may be empty: then they aren't checked."""

    seq: int
    seat: Seat
    move: str
    points: str = EMPTY
    total: str = EMPTY
    clock: str = EMPTY
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        seat = EMPTY if self.seat == NATURE else str(self.seat)
        return "\t".join([str(self.seq), seat, self.move, self.points, self.total, self.clock])


@dataclass(frozen=True, slots=True)
class Record:
    headers: tuple[Header, ...]
    entries: tuple[Line, ...]
    file: str = field(default="record", compare=False)
    """What messages call it."""

    def header(self, key: str) -> Header | None:
        return next((header for header in self.headers if header.key == key), None)

    def value(self, key: str) -> str:
        """The value of a header; empty where the record hasn't got it."""
        header = self.header(key)
        return "" if header is None else header.value

    def __str__(self) -> str:
        lines = [*map(str, self.headers), "", *map(str, self.entries)]
        return "".join(f"{line}\n" for line in lines)


def record_of(match: Match, *, reader: Reader = None, seed: bytes = b"") -> Record:
    """The record of a match as `reader` may have it; the seed goes in only once the game is over."""
    headers = (Header(key, value) for key, value in _headers(match, reader, seed))
    return Record(tuple(headers), tuple(map(line_of, match.log_for(reader))))


def record_text(match: Match, *, reader: Reader = None, seed: bytes = b"") -> Iterator[str]:
    """The same as text, a line at a time: a log may be long."""
    for key, value in _headers(match, reader, seed):
        yield f"{Header(key, value)}\n"
    yield "\n"
    for entry in match.log_for(reader):
        yield f"{line_of(entry)}\n"


def line_of(entry: Entry) -> Line:
    points, total = numbers(entry.points) or EMPTY, numbers(entry.total) or EMPTY
    return Line(entry.seq, entry.seat, str(entry.move), points, total, str(entry.clock))


def numbers(values: Iterable[int]) -> str:
    return ",".join([str(value) for value in values])


def result_of(match: Match) -> str:
    outcome = match.position.outcome
    return RUNNING if outcome is None else numbers(outcome.scores)


def write_players(players: Iterable[str]) -> str:
    """Names joined with commas; a comma or a backslash inside a name has a backslash before it."""
    return ",".join(name.replace("\\", "\\\\").replace(",", "\\,") for name in players)


def _headers(match: Match, reader: Reader, seed: bytes) -> Iterable[tuple[str, str]]:
    yield "Game", match.game.key
    yield "Ruleset", match.ruleset.name
    # Also of a preset: it may change, and anyone who checks the commitment needs what it hashes.
    yield "RulesetText", match.ruleset.text
    if match.id:
        yield "Match", match.id
    if match.date:
        yield "Date", match.date
    yield "Seats", str(match.seats)
    if match.start is not None:
        yield "Position", str(match.start) if match.over else match.start.shown_to(reader)
    if match.players:
        yield "Players", write_players(match.players)
    if match.commitment:
        yield "Commitment", match.commitment.hex()
    if match.contributions:
        yield "Contributions", " ".join(f"{s}:{given.hex()}" for s, given in match.contributions)
    if seed and match.over:
        yield "Seed", seed.hex()
    if match.abandoned:
        yield "Termination", ABANDONED
    yield "Result", result_of(match)
