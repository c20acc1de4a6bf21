"""The review of a game: every entry judged, and what luck, skill and the rest made of the result.

`open_record` reads and refuses, `judged` goes through a match turn by turn, `gathered` adds up, `review` does all of it. Nothing
here knows which game it is, and nothing reads a clock: a caller that wants to stop sets the budget's `stop`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from contissimo.core.game import NATURE, AnyGame, AnyPosition, Move, Seat
from contissimo.play.log import Entry
from contissimo.play.match import Match
from contissimo.play.notes import End, Note
from contissimo.play.record import Record, RecordError
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay
from contissimo.study import graph
from contissimo.study.budget import QUICK, Budget
from contissimo.study.judge import AnyJudge, Fact, Shares, Worth, result_shares
from contissimo.study.judges import judge_for
from contissimo.study.totals import Totals, totals_of
from contissimo.study.turns import (
    LEAST_LOSS,
    Decision,
    Kind,
    Terms,
    Turn,
    chance_terms,
    decision_terms,
    is_decision,
    is_established,
    loss_of,
    nothing,
    other_terms,
)

MAX_CHARACTERS = 2_000_000
MAX_ENTRIES = 3_000
"""Of the longest games there are some 400: more is no game that somebody wants to study."""
MOST_FACTS = 3
RESIGN = "resign"

Progress = Callable[[int, int, Turn], None]
"""Called after each turn with how many are judged, of how many, and the turn."""


@dataclass(frozen=True, slots=True)
class Review:
    """A game, judged. While it is not complete, `end` is what the last judged turn came to."""

    game: str
    ruleset: str
    judge: str
    """The version of the judge."""
    budget: str
    headline: str
    """Which of the totals comes first: `accuracy` or `top_share`."""
    players: tuple[str, ...]
    """As the record has them; empty where it has none."""
    seats: int
    entries: int
    """How many the log has; there is a turn for each that was judged."""
    complete: bool
    start: Shares
    end: Shares
    reason: str
    """Why the game ended."""
    turns: tuple[Turn, ...]
    totals: tuple[Totals, ...]
    """By seat."""
    turning: tuple[int, ...]
    """The entries at which the game turned, in order."""

    def _repr_svg_(self) -> str:
        return graph.svg(self)


def open_record(
    text: str, games: Mapping[str, AnyGame], *, file: str = "record"
) -> tuple[Record, Match]:
    """A record that can be reviewed and its match, or RecordError."""
    if len(text) > MAX_CHARACTERS:
        raise RecordError("review_too_large", file=file, limit=MAX_CHARACTERS)
    record = read_record(text, games, file=file)
    if len(record.entries) > MAX_ENTRIES:
        raise RecordError("review_too_long", file=file, limit=MAX_ENTRIES)
    match = replay(record, games[record.value("Game")])
    must_be_over(match, file=file)
    return record, match


def must_be_over(match: Match, *, file: str = "record") -> None:
    """Of a running game there is no review: a hint is something else."""
    if not match.over:
        raise RecordError("review_running", file=file)
    if len(match.log) > MAX_ENTRIES:
        raise RecordError("review_too_long", file=file, limit=MAX_ENTRIES)


def review(match: Match, budget: Budget = QUICK, *, progress: Progress | None = None) -> Review:
    """The review of a match that is over. If it is stopped, by the budget or by Ctrl-C, it has what was judged by then."""
    must_be_over(match)
    judge = judge_for(match.game.key, match.ruleset, budget)
    turns: list[Turn] = []
    try:
        for turn in judged(match, judge, budget):
            turns.append(turn)
            if progress is not None:
                progress(len(turns), len(match.log), turn)
    except KeyboardInterrupt:
        pass  # it keeps what is judged
    return gathered(match, judge, budget, turns)


def judged(match: Match, judge: AnyJudge, budget: Budget, *, done: int = 0) -> Iterator[Turn]:
    """The turns of a match, one by one, as far as the budget goes. The first `done` are there already and left out."""
    standing = {entry.seq for entry in match.standing}
    position = match.begun().position
    for entry in match.log[:done]:
        if entry.seq in standing and not isinstance(entry.move, Note):
            position = position.apply(entry.seat, entry.move)
    now = _worth(judge, position)
    for entry in match.log[done:]:
        if budget.stopped:
            return
        if entry.seq not in standing:
            yield _idle(entry, "undone", judge.stage(position), now)
        elif isinstance(entry.move, Note):
            kind: Kind = "end" if isinstance(entry.move, End) else "note"
            yield _idle(entry, kind, judge.stage(position), now)
        else:
            after = position.apply(entry.seat, entry.move)
            then = _worth(judge, after)
            yield _turn(judge, entry, position, after, now, then)
            position, now = after, then


def gathered(match: Match, judge: AnyJudge, budget: Budget, turns: Iterable[Turn]) -> Review:
    """The review that these turns, the first ones of a match, add up to."""
    done = tuple(turns)
    outcome = match.position.outcome
    assert outcome is not None
    start = done[0].before if done else judge.worth(match.begun().position).shares
    end = done[-1].after if done else start
    return Review(
        game=match.game.key,
        ruleset=match.ruleset.name,
        judge=judge.version,
        budget=str(budget),
        headline=judge.headline,
        players=match.players,
        seats=match.seats,
        entries=len(match.log),
        complete=len(done) == len(match.log),
        start=start,
        end=end,
        reason=outcome.reason,
        turns=done,
        totals=totals_of(match.game.key, judge.headline, budget, start, end, done),
        turning=turning_points(done),
    )


_LEAST_SWING = 0.08
_MOST_SWINGS = 3


def turning_points(turns: Iterable[Turn]) -> tuple[int, ...]:
    """Where the game turned: the entries that changed a win share the most, in order."""
    swings = [(max(map(abs, _change(turn))), turn.seq) for turn in turns]
    large = sorted((-swing, seq) for swing, seq in swings if swing >= _LEAST_SWING)
    return tuple(sorted(seq for _, seq in large[:_MOST_SWINGS]))


def _change(turn: Turn) -> Shares:
    return tuple(b - a for a, b in zip(turn.before, turn.after, strict=True))


def _worth(judge: AnyJudge, position: AnyPosition) -> Worth:
    outcome = position.outcome
    if outcome is None:
        return judge.worth(position)
    return Worth(result_shares(outcome), exact=True)


def _idle(entry: Entry, kind: Kind, stage: str, now: Worth) -> Turn:
    """An entry that changed nothing."""
    none = nothing(len(now.shares))
    return Turn(
        seq=entry.seq,
        seat=entry.seat,
        owner=None,
        move=str(entry.move),
        kind=kind,
        stage=stage,
        points=0,
        before=now.shares,
        after=now.shares,
        terms=Terms(none, none, none),
        exact=now.exact,
    )


def _turn(
    judge: AnyJudge, entry: Entry, before: AnyPosition, after: AnyPosition, now: Worth, then: Worth
) -> Turn:
    kind: Kind = "chance"
    owner: Seat | None = entry.seat
    decision: Decision | None = None
    if entry.seat == NATURE:
        owner = judge.owner(before, entry.move, after)
        kind = "note" if owner is None else "chance"
    elif str(entry.move) == RESIGN:
        kind = "resign"
    else:
        decision = decide(judge, before, entry.seat, entry.move)
        kind = "forced" if decision is None else "decision"
    if kind == "chance":
        terms = chance_terms(now.shares, then.shares)
    elif decision is not None:
        terms = decision_terms(now.shares, then.shares, decision)
    else:
        terms = other_terms(now.shares, then.shares)
    return Turn(
        seq=entry.seq,
        seat=entry.seat,
        owner=owner,
        move=str(entry.move),
        kind=kind,
        stage=judge.stage(before),
        points=entry.points[0] if entry.points else 0,
        before=now.shares,
        after=then.shares,
        terms=terms,
        exact=now.exact and then.exact,
        decision=decision,
    )


def decide(judge: AnyJudge, position: AnyPosition, seat: Seat, move: Move) -> Decision | None:
    """What a move was among all that could be done; None if there was nothing else."""
    classes = tuple(judge.value(position, seat, (move,)))
    if len(classes) < 2:
        return None
    key = judge.class_of(position, seat, move)
    played = next(index for index, each in enumerate(classes) if each.key == key)
    best, made = classes[0], classes[played]
    counts = is_decision(classes)
    loss = loss_of(classes, played)
    facts: tuple[Fact, ...] = ()
    kinds: tuple[str, ...] = ()
    if loss > 0.0:
        facts = tuple(judge.facts(position, seat, best, made))[:MOST_FACTS]
        kinds = judge.kinds(position, seat, best, made)
    elif played and counts and best.share - made.share >= LEAST_LOSS:
        facts = (Fact("not-established"),)
    return Decision(
        classes=classes,
        played=played,
        error=made.gap_error,
        loss=loss,
        established=is_established(classes, played),
        counts=counts,
        most=judge.top(position, seat),
        kinds=kinds,
        facts=facts,
    )
