"""A record told entry by entry, and the best move at one of them: what a process does for the replay page.

Records are anybody's texts. Whatever they cost, they cost a process of their own, which is ended when it takes too long.
"""

from __future__ import annotations

from msgspec import Struct

from contissimo.core.errors import IllegalMove
from contissimo.core.game import NATURE, Position
from contissimo.engine.player import UNLIMITED
from contissimo.games import GAMES
from contissimo.play.log import Entry
from contissimo.play.match import Match
from contissimo.play.record import Record
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay
from contissimo.play.verify import verify
from contissimo.server.levels import levels_of
from contissimo.server.live.state_encoder import outcome_of
from contissimo.server.material import ruleset_info
from contissimo.server.messages.outbound import OutcomeInfo, RulesetInfo, ScoredLine, write
from contissimo.server.preview import is_scored, score_of


class ReplayedEntry(Struct):
    """An entry of a record, with what came of it."""

    seq: int
    seat: int | None
    move: str
    points: list[int]
    total: list[int]
    clock: int
    position: str
    """The position after it, in notation."""
    scores: list[int]
    stands: bool
    """False for what was taken back, and for the note that took it back."""
    lines: list[ScoredLine]
    """The score card of a placement."""


class Replayed(Struct):
    game: str
    ruleset: RulesetInfo
    seats: int
    players: list[str]
    match: str
    date: str
    outcome: OutcomeInfo | None
    proof: str
    """`ok`, or the code of what the proof of the chance lacks."""
    start: str
    """The position before the first entry."""
    entries: list[ReplayedEntry]


class BestMove(Struct):
    """What earned the most then; null: nothing could be laid or said."""

    seq: int
    seat: int
    move: str | None
    points: int
    lines: list[ScoredLine]


def retold(text: str) -> bytes:
    """All of a record as JSON, or RecordError with the entry at fault."""
    record, match = _replayed(text)
    standing = {entry.seq for entry in match.standing}
    start = match.begun()
    before, entries = start.position, []
    for entry, after in zip(match.log, start.unfold(match.log), strict=True):
        entries.append(_entry(before, after.position, entry, stands=entry.seq in standing))
        before = after.position
    told = Replayed(
        game=match.game.key,
        ruleset=ruleset_info(match.ruleset),
        seats=match.seats,
        players=list(match.players),
        match=match.id,
        date=match.date,
        outcome=outcome_of(match.position.outcome),
        proof=verify(record, match.game).why or "ok",
        start=str(start.position),
        entries=entries,
    )
    return write(told)


def best_at(text: str, seq: int) -> bytes:
    """The placement or sentence with the most points that the seat of an entry had then, as JSON."""
    _, match = _replayed(text)
    entry = next((entry for entry in match.log if entry.seq == seq), None)
    if entry is None or entry.seat == NATURE:
        raise IllegalMove("no_decision", seq=seq)
    position = match.begun().fold(match.log[: seq - 1]).position
    if position.wait is None or position.wait.kind == "window":
        raise IllegalMove("no_decision", seq=seq)
    greedy = levels_of(match.game.key)["greedy"](_NoDice())
    move = greedy.choose(position.view(entry.seat), UNLIMITED)
    if not is_scored(position, move):
        return write(BestMove(seq, entry.seat, None, 0, []))
    points, lines = score_of(position, entry.seat, move)
    return write(BestMove(seq, entry.seat, str(move), points, lines))


class _NoDice:
    """The greedy player needs no chance of its own."""

    def below(self, bound: int) -> int:
        raise AssertionError(bound)


def _replayed(text: str) -> tuple[Record, Match]:
    record = read_record(text, GAMES)
    return record, replay(record, GAMES[record.value("Game")])


def _entry(before: Position, after: Position, entry: Entry, *, stands: bool) -> ReplayedEntry:
    return ReplayedEntry(
        seq=entry.seq,
        seat=None if entry.seat == NATURE else entry.seat,
        move=str(entry.move),
        points=list(entry.points),
        total=list(entry.total),
        clock=entry.clock,
        position=str(after),
        scores=list(after.scores),
        stands=stands,
        lines=_lines(before, entry),
    )


def _lines(before: Position, entry: Entry) -> list[ScoredLine]:
    """The score card of a placement; empty for all else, and for lines that can't be admitted."""
    if not is_scored(before, entry.move):
        return []
    try:
        return score_of(before, entry.seat, entry.move)[1]
    except IllegalMove:
        return []
