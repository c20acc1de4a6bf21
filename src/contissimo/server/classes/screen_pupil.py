"""What a pupil is sent: nothing of others, nothing of the top and nothing of the next deal before the reveal."""

from __future__ import annotations

from contissimo.server.classes.room import ClassRoom
from contissimo.server.classes.screen_parts import (
    Now,
    example_of,
    match_of,
    moment_of,
)
from contissimo.server.classes.standings import (
    Places,
    share_of,
)
from contissimo.server.messages.class_outbound import (
    ClassMarked,
    ClassReveal,
    ClassRound,
    ClassShown,
    ClassTask,
)
from contissimo.server.storage.class_rows import AnswerRow, PupilRow, TaskRow
from contissimo.study.classes import percent


def pupil_round(room: ClassRoom, pupil: PupilRow, places: Places) -> ClassRound:
    now, stored = Now(room), room.stored
    answer = room.answer_of(pupil.number)
    return ClassRound(
        **moment_of(room, pupil.number, now),
        draft="" if answer is None else answer.draft,
        answer=None if answer is None else answer.move,
        example=example_of(room),
        reveal=_reveal(room, pupil, places) if now.is_shown else None,
        won=None if room.activity is None or not now.is_shown else room.activity.won,
        match=match_of(room, pupil.number),
        tasks=[_task(room, pupil.number, task) for task in stored.sets.get(_set_now(room), [])],
        set=_set_now(room),
        help=pupil.help,
    )


def _set_now(room: ClassRoom) -> int:
    """The set that the current activity is about; the latest one."""
    activity = room.activity
    if activity is None or activity.kind != "set":
        return 0
    return max(room.stored.sets, default=0)


def _task(room: ClassRoom, pupil: int, task: TaskRow) -> ClassTask:
    done, tries = room.attempts.task_state(pupil, task)
    return ClassTask(task.number, task.text, done, tries)


def _reveal(room: ClassRoom, pupil: PupilRow, places: Places) -> ClassReveal | None:
    activity = room.activity
    if activity is None or not activity.round:
        return None
    own = activity.board == "own"
    top = (
        own_top(room, pupil.number)
        if own
        else room.deals.shown(activity.round, room.deals.top_of(activity.round))
    )
    standing = places.standings.get(pupil.number)
    answer = room.answer_of(pupil.number)
    is_marked = answer is not None and answer.move is not None and answer.share is not None
    ranking = room.stored.row.ranking
    return ClassReveal(
        top=top,
        yours=marked(room, answer) if is_marked and answer is not None else None,
        sum=0 if standing is None else standing.sum,
        mean=0 if standing is None else percent(standing.mean),
        place=places.by_sum.get(pupil.number) if ranking else None,
        place_by_mean=places.by_mean.get(pupil.number) if ranking else None,
        of=len(places.by_sum),
    )


def own_top(room: ClassRoom, pupil: int) -> ClassShown | None:
    """The top of a pupil's own board: there it takes no time to find."""
    activity = room.activity
    assert activity is not None
    position = room.deals.position_of(pupil, activity.round)
    if position is None:
        return None
    return room.deals.shown(activity.round, room.deals.play.dealer.top(position), pupil)


def marked(room: ClassRoom, answer: AnswerRow) -> ClassMarked:
    attempt = room.attempts.of(answer)
    return ClassMarked(
        move=answer.move or "",
        points=answer.points or 0,
        share=share_of(answer),
        right=bool(answer.right),
        said=None if attempt is None else attempt.said,
        value="" if attempt is None else attempt.value,
        cause=None if attempt is None else attempt.cause,
    )
