"""A review in parts, and the value of one more move: what a process does for those who look back at a game.

A part is some turns. What was judged before comes along with the request, so any process can go on, and one that has just judged the
same record still knows its judge.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Sequence
from functools import lru_cache
from time import process_time
from typing import NamedTuple

from contissimo.core.game import NATURE, AnyGame, AnyPosition, Millis, Move, Seat
from contissimo.games import GAMES
from contissimo.play.match import Match
from contissimo.play.record import RecordError
from contissimo.server.messages.encoding import lines_of
from contissimo.server.messages.outbound import write
from contissimo.server.messages.reviews import ReviewClass, ReviewReply, TriedMove
from contissimo.study import again
from contissimo.study.budget import DEEP, QUICK, Budget
from contissimo.study.json_form import head_json, turn_json, valued_json
from contissimo.study.judge import AnyJudge, NotJudged, Valued
from contissimo.study.judges import judge_for
from contissimo.study.lessons import card_or_none
from contissimo.study.review import RESIGN, decide, gathered, judged, open_record
from contissimo.study.running import is_running
from contissimo.study.turns import Turn

_KNOWN = 2
"""Records whose judge a process remembers."""


class ReviewPart(NamedTuple):
    """Some turns more."""

    turns: list[bytes]
    """Each as JSON."""
    head: bytes
    """What all turns so far come to, as JSON."""
    done: bytes
    """To be handed in with the next request."""
    judged: int
    entries: int
    cpu_millis: int
    """What this part took."""


def judged_part(
    text: str,
    done: bytes,
    *,
    deep: bool,
    running: Sequence[str],
    millis: int,
    clock: Callable[[], Millis],
) -> ReviewPart:
    """The next turns, as many as are judged in this time, and at least one. RecordError and NotJudged: there is no review."""
    began, until = process_time(), clock() + millis
    match, judge = _opened(text, deep)
    must_not_run(match, running)
    budget = budget_of(deep)
    before: tuple[Turn, ...] = pickle.loads(done) if done else ()  # noqa: S301  # written by this function alone
    new: list[Turn] = []
    for turn in judged(match, judge, budget, done=len(before)):
        new.append(turn)
        if clock() >= until:
            break
    turns = (*before, *new)
    return ReviewPart(
        turns=[_bytes(turn_json(turn)) for turn in new],
        head=_bytes(head_json(gathered(match, judge, budget, turns))),
        done=pickle.dumps(turns),
        judged=len(turns),
        entries=len(match.log),
        cpu_millis=round(1000 * (process_time() - began)),
    )


def tried(text: str, seq: int, written: str, *, deep: bool, running: Sequence[str]) -> bytes:
    """What another move would have been worth at an entry, as JSON; IllegalMove or Unreadable if it is none."""
    match, judge = _opened(text, deep)
    must_not_run(match, running)
    entry = next((entry for entry in match.log if entry.seq == seq), None)
    if entry is None or entry.seat == NATURE:
        raise NotJudged("no_decision", seq=seq)
    position = again.position_before(match, seq)
    move = match.game.read_move(written)
    if str(move) == RESIGN:
        raise NotJudged("no_decision", seq=seq)
    position.apply(entry.seat, move)  # refuses what is no move, before anything is judged
    decision = decide(judge, position, entry.seat, entry.move)
    if decision is None:
        raise NotJudged("no_decision", seq=seq)
    return write(
        tried_move(match.game, judge, position, entry.seat, decision.classes, move, seq=seq)
    )


def tried_move(
    game: AnyGame,
    judge: AnyJudge,
    position: AnyPosition,
    seat: Seat,
    classes: Sequence[Valued],
    move: Move,
    *,
    seq: int = 0,
) -> TriedMove:
    """What a move is worth to a seat, compared with classes that are valued; IllegalMove if it is none."""
    after = position.apply(seat, move)
    answer = again.answer_to(judge, position, seat, classes, move)
    card = card_or_none(game, position, seat, move) if move.puts else None
    reply = answer.reply
    return TriedMove(
        seq=seq,
        move=str(move),
        right=answer.right,
        valued=class_of(answer.valued),
        loss=max(0.0, answer.as_good[0].share - answer.valued.share),
        as_good=[class_of(each) for each in answer.as_good],
        reply=None
        if reply is None
        else ReviewReply(reply.seat, reply.move, reply.points, reply.throws, reply.of),
        position=str(after),
        lines=[] if card is None else lines_of(card),
    )


@lru_cache(_KNOWN)
def _opened(text: str, deep: bool) -> tuple[Match, AnyJudge]:
    match = open_record(text, GAMES)[1]
    return match, judge_for(match.game.key, match.ruleset, budget_of(deep))


def must_not_run(match: Match, running: Sequence[str]) -> None:
    """These are the boards of the games that are being played; RecordError if the record is of one of them."""
    if is_running(match, running):
        raise RecordError("review_running", file="record")


def budget_of(deep: bool) -> Budget:
    return DEEP if deep else QUICK


def class_of(valued: Valued) -> ReviewClass:
    return ReviewClass(**valued_json(valued))  # type: ignore[arg-type]  # the same fields, which a test compares


def _bytes(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode("ascii")
