"""A record replayed entry by entry, and the best move at one entry: what a process does for the replay page.

Anyone can send a record. Whatever it costs, it costs a separate process, which is ended when it takes too long.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from contissimo.core.game import NATURE, Millis
from contissimo.games import GAMES
from contissimo.play.verify import verify
from contissimo.server.jobs.review_work import must_not_run
from contissimo.server.messages.encoding import lines_of, outcome_of, ruleset_info
from contissimo.server.messages.outbound import OutcomeInfo, RulesetInfo, ScoredLine, write
from contissimo.study import replay as study

_MOMENT_MILLIS = 500


class ReplayedEntry(Struct):
    """An entry of a record, with its result."""

    seq: int
    seat: int | None
    move: str
    points: list[int]
    total: list[int]
    clock: int
    position: str
    """The position after it, in notation."""
    scores: list[int]
    wait: str
    """What the players are waited for then, as in `clocks`; empty: nobody is."""
    stands: bool
    """False for entries that were taken back, and for the note that took them back."""
    lines: list[ScoredLine]
    """The score card of a placement."""


class Replayed(Struct):
    game: str
    ruleset: RulesetInfo
    ruleset_text: str
    """The rules in canonical TOML."""
    seats: int
    players: list[str]
    match: str
    date: str
    outcome: OutcomeInfo | None
    proof: str
    """`ok`, or the code of what is missing from the proof of the chance."""
    start: str
    """The position before the first entry."""
    entries: list[ReplayedEntry]


class BestMove(Struct):
    """The move that would have earned the most; null: no placement or sentence was possible."""

    seq: int
    seat: int
    move: str | None
    points: int
    lines: list[ScoredLine]


class BestMoves(BestMove):
    """The best move of one entry, and of later ones."""

    more: list[BestMove]
    """As many as were found in a moment: a page that steps on need not ask again."""


def retold(text: str) -> bytes:
    """The whole record as JSON, or RecordError with the entry at fault."""
    record, match = study.read(text, GAMES)
    told = Replayed(
        game=match.game.key,
        ruleset=ruleset_info(match.game, match.ruleset),
        ruleset_text=match.ruleset.text,
        seats=match.seats,
        players=list(match.players),
        match=match.id,
        date=match.date,
        outcome=outcome_of(match.position.outcome),
        proof=verify(record, match.game).why or "ok",
        start=str(match.begun().position),
        entries=[_entry(moment) for moment in study.moments(match)],
    )
    return write(told)


def best_at(
    text: str,
    seq: int,
    running: Sequence[str] = (),
    clock: Callable[[], Millis] | None = None,
) -> bytes:
    """The highest-scoring move of an entry's seat at that time, as JSON; with a clock also of later ones, as far as a moment goes."""
    _, match = study.read(text, GAMES)
    must_not_run(match, running)
    found = _best_move(seq, study.best_at(match, seq))
    more: list[BestMove] = []
    if clock is not None:
        until = clock() + _MOMENT_MILLIS
        for later, best in study.best_after(match, seq):
            more.append(_best_move(later, best))
            if clock() >= until:
                break
    return write(BestMoves(found.seq, found.seat, found.move, found.points, found.lines, more))


def _best_move(seq: int, best: study.Best) -> BestMove:
    move = None if best.move is None else str(best.move)
    return BestMove(seq, best.seat, move, best.card.points, lines_of(best.card))


def _entry(moment: study.Moment) -> ReplayedEntry:
    entry = moment.entry
    return ReplayedEntry(
        seq=entry.seq,
        seat=None if entry.seat == NATURE else entry.seat,
        move=str(entry.move),
        points=list(entry.points),
        total=list(entry.total),
        clock=entry.clock,
        position=str(moment.after),
        scores=list(moment.after.scores),
        wait="" if moment.after.wait is None else moment.after.wait.kind,
        stands=moment.stands,
        lines=lines_of(moment.card),
    )
