"""Where pupils stand, how answers group, and what the commonest mistake was: from what is stored of the current activity."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from contissimo.server.classes.room import ClassRoom
from contissimo.server.messages.class_outbound import ClassGroup, ClassMistake, DeskGroup
from contissimo.server.storage.class_rows import AnswerRow
from contissimo.study.classes import Standing, percent, places, standing
from contissimo.study.mistakes import commonest


class Places(Struct):
    """All pupils with a result, by number."""

    standings: dict[int, Standing]
    by_sum: dict[int, int]
    by_mean: dict[int, int]


def places_of(room: ClassRoom) -> Places:
    """After the rounds that are revealed. One that the bell ended before it was closed counts for nobody."""
    rounds = room.revealed_rounds()
    standings = {
        pupil.number: standing(
            [
                (answer.points or 0, answer.part)
                for number in rounds
                if (answer := room.answer_of(pupil.number, number)) is not None
                and answer.move is not None
                and answer.share is not None
            ]
        )
        for pupil in room.admitted
    }
    played = {number: each for number, each in standings.items() if each.played}
    return Places(
        standings,
        places({number: each.sum for number, each in played.items()}),
        places({number: each.mean for number, each in played.items()}),
    )


def answers_now(room: ClassRoom) -> list[AnswerRow]:
    """The answers of the current round, by pupil; drafts are not among them."""
    activity = room.activity
    if activity is None:
        return []
    return [
        answer
        for (number, _), answer in sorted(room.stored.answers.items())
        if number == activity.round and answer.move is not None
    ]


def said_of(answer: AnswerRow) -> str:
    """The result that an answer names; every answer in class does."""
    return (answer.move or "").rpartition("=")[2]


def wall_groups(room: ClassRoom, *, revealed: bool) -> list[ClassGroup]:
    """Answers by what they say, the commonest first; whether they are right only after the reveal."""
    counts = Counter(
        (said_of(answer), answer.right if revealed else None) for answer in answers_now(room)
    )
    ranked = sorted(counts.items(), key=lambda item: (-item[1], _in_order(item[0][0])))
    return [ClassGroup(text, count, right) for (text, right), count in ranked]


def desk_groups(room: ClassRoom) -> list[DeskGroup]:
    groups: dict[tuple[str, bool | None], list[AnswerRow]] = {}
    for answer in answers_now(room):
        groups.setdefault((said_of(answer), answer.right), []).append(answer)
    ranked = sorted(groups.items(), key=lambda item: (-len(item[1]), _in_order(item[0][0])))
    return [
        DeskGroup(
            text=text,
            count=len(some),
            right=right,
            move=some[0].move or "",
            points=some[0].points or 0,
            pupils=[answer.pupil for answer in some],
            cause=_shared_cause(room, some),
        )
        for (text, right), some in ranked
    ]


def _in_order(text: str) -> tuple[int, str]:
    return (int(text), "") if text.isdecimal() else (0, text)


def _shared_cause(room: ClassRoom, answers: list[AnswerRow]) -> str | None:
    causes = {attempt.cause if (attempt := room.attempts.of(a)) else None for a in answers}
    return causes.pop() if len(causes) == 1 else None


def mistake_of(room: ClassRoom) -> ClassMistake | None:
    """The commonest mistake of the current round, without anybody's name."""
    answers = answers_now(room)
    wrong = [
        attempt
        for answer in answers
        if answer.right is False and (attempt := room.attempts.of(answer)) is not None
    ]
    found = commonest((attempt.text, attempt.said, attempt.cause) for attempt in wrong)
    if found is None:
        return None
    value = next(attempt.value for attempt in wrong if attempt.text == found.text)
    return ClassMistake(found.cause, found.text, found.said, value, found.count, len(answers))


def share_of(answer: AnswerRow) -> int:
    return percent(answer.part)
