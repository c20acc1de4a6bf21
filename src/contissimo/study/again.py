"""Try again: the own larger mistakes of a game, what is right there, and what a wrong answer runs into.

Everything that is as good is right: each class within a hundredth of the best, or within two standard errors. What may be shown
before somebody has answered is for others to decide; here are the answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from contissimo.core.game import AnyPosition, Move, Seat
from contissimo.play.match import Match
from contissimo.study.judge import AnyJudge, NotJudged, Reply, Valued
from contissimo.study.review import Review
from contissimo.study.turns import ERRORS, Decision, Turn

AS_GOOD = 0.01
"""Win share: what is no further behind is right."""
TRIED_AGAIN = ("medium", "large")


@dataclass(frozen=True, slots=True)
class Answer:
    """What was tried at a mistake, and how good it is."""

    right: bool
    valued: Valued
    """The class that was tried."""
    as_good: tuple[Valued, ...]
    """Every class that is right, best first."""
    reply: Reply | None
    """To a wrong answer: what the next player makes of it."""


def mistakes(review: Review, seat: Seat) -> tuple[Turn, ...]:
    """The medium and large mistakes of a seat, the largest first."""
    found = [
        (turn.decision.loss, turn)
        for turn in review.turns
        if turn.owner == seat and turn.decision is not None and turn.decision.size in TRIED_AGAIN
    ]
    return tuple(turn for _, turn in sorted(found, key=lambda each: (-each[0], each[1].seq)))


def is_as_good(valued: Valued, best: Valued) -> bool:
    """Whether a class is right where another is the best."""
    return best.share - valued.share <= max(AS_GOOD, ERRORS * valued.gap_error)


def as_good(decision: Decision) -> tuple[Valued, ...]:
    """Every class of a decision that is right, best first."""
    return _as_good(decision.classes)


def _as_good(classes: Sequence[Valued]) -> tuple[Valued, ...]:
    return tuple(each for each in classes if is_as_good(each, classes[0]))


def position_before(match: Match, seq: int) -> AnyPosition:
    """The position in which an entry of a match was made."""
    if not 1 <= seq <= len(match.log):
        raise NotJudged("no_decision", seq=seq)
    return match.begun().fold(match.log[: seq - 1]).position


def answer(judge: AnyJudge, position: AnyPosition, turn: Turn, move: Move) -> Answer:
    """What a move is worth where a mistake was made; IllegalMove if the rules refuse it."""
    if turn.decision is None:
        raise NotJudged("no_decision", seq=turn.seq)
    return answer_to(judge, position, turn.seat, turn.decision.classes, move)


def answer_to(
    judge: AnyJudge, position: AnyPosition, seat: Seat, listed: Sequence[Valued], move: Move
) -> Answer:
    """The same for any decision of a seat, of which some classes are valued."""
    position.apply(seat, move)  # refuses what is no move here
    key = judge.class_of(position, seat, move)
    classes = listed
    if all(each.key != key for each in classes):
        # One that was not listed: it is valued with the others.
        classes = judge.value(position, seat, (move,))
    valued = next(each for each in classes if each.key == key)
    right = is_as_good(valued, classes[0])
    reply = None if right else judge.reply(position, seat, move)
    good = _as_good(listed or classes)
    if right and valued not in good:
        good = tuple(sorted((*good, valued), key=lambda each: -each.share))
    return Answer(right, valued, good, reply)
