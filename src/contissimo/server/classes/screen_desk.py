"""What the teacher is sent: everyone's state, the answers, and what to do next. Never projected."""

from __future__ import annotations

from typing import cast

from contissimo.server.classes.room import ClassRoom
from contissimo.server.classes.screen_parts import (
    Now,
    example_of,
    match_of,
    moment_of,
    tables_now,
    tasks_done,
)
from contissimo.server.classes.standings import (
    Places,
    answers_now,
    desk_groups,
    mistake_of,
)
from contissimo.server.messages.class_outbound import (
    ClassCause,
    ClassDesk,
    ClassSeats,
    ClassSetInfo,
    ClassSnapshot,
    DeskAction,
    DeskPupil,
    PupilStatus,
)
from contissimo.server.storage.class_rows import ActivityRow, PupilRow
from contissimo.study.classes import percent


def desk(room: ClassRoom, places: Places) -> ClassDesk:
    now, stored, activity = Now(room), room.stored, room.activity
    number = now.round if activity is not None else 0
    return ClassDesk(
        **moment_of(room, 0, now),
        top=None if not number else room.deals.shown(number, room.deals.top_of(number)),
        example=example_of(room),
        present=sum(room.is_online(pupil) for pupil in room.admitted),
        answered=len(answers_now(room)),
        groups=desk_groups(room),
        mistake=mistake_of(room),
        pupils=[_desk_pupil(room, pupil, places, now.now) for pupil in stored.pupils.values()],
        tables=[
            ClassSeats(table.match, table.pupils, *_over(room, table.match))
            for table in tables_now(room)
        ],
        sets=[
            ClassSetInfo(set_, len(tasks), tasks_done(room, set_))
            for set_, tasks in stored.sets.items()
        ],
        snapshots=[
            ClassSnapshot(
                number=each.number,
                activity=each.activity,
                round=each.round,
                pupil=each.pupil,
                game=each.game,
                move=each.move,
                points=each.points,
                right=each.right,
                shown=each.number == stored.row.shown,
            )
            for each in stored.snapshots
        ],
        won=None if activity is None else activity.won,
        next=next_actions(room),
        approve=stored.row.approve,
        days=stored.row.days,
        missed=any(not each.right and each.source == "round" for each in stored.attempts),
    )


def next_actions(room: ClassRoom) -> list[DeskAction]:
    """What can be done now; the first is what is usually done."""
    activity = room.activity
    if room.stored.row.phase != "open":
        return []
    if activity is None or activity.phase == "over":
        return ["begin"]
    if activity.kind == "tables":
        return ["end", "seat"] if room.stored.tables else ["seat", "end"]
    if activity.kind == "set":
        return ["end"]
    if activity.phase == "open":
        everybody = len(answers_now(room)) >= max(1, len(room.admitted))
        return ["close", "reveal", "end"] if everybody else ["close", "end"]
    if activity.phase == "closed":
        return ["reveal", "end"]
    is_last = activity.won is not None or (
        activity.rounds is not None and activity.round >= activity.rounds
    )
    return ["end"] if is_last and activity.phase == "revealed" else ["open", "end"]


def _desk_pupil(room: ClassRoom, pupil: PupilRow, places: Places, now: int) -> DeskPupil:
    standing = places.standings.get(pupil.number)
    answer, found = room.answer_of(pupil.number), room.profiles.get(pupil.number)
    has_answered = answer is not None and answer.move is not None
    return DeskPupil(
        number=pupil.number,
        animal=pupil.animal,
        colour=pupil.colour,
        status=cast("PupilStatus", pupil.status),
        online=room.is_online(pupil),
        idle=_idle(pupil, room.activity, now),
        answered=has_answered,
        right=answer.right if has_answered and answer is not None else None,
        help=pupil.help,
        shut_out=pupil.tries >= room.context.settings.class_tries,
        sum=0 if standing is None else standing.sum,
        mean=0 if standing is None else percent(standing.mean),
        played=0 if standing is None else standing.played,
        causes=[] if found is None else [ClassCause(*cause) for cause in found.causes],
        slips=0 if found is None else found.slips,
        match=match_of(room, pupil.number),
    )


def _idle(pupil: PupilRow, activity: ActivityRow | None, now: int) -> int | None:
    """Nobody is quiet from before their round, nor in a pause."""
    if pupil.seen is None:
        return None
    since = now - pupil.seen
    if activity is not None and activity.phase == "open":
        since = min(since, activity.time(now) - activity.since)
    return max(0, since)


def _over(room: ClassRoom, match_id: str) -> tuple[bool, list[int]]:
    for board in room.boards:
        if board.match == match_id:
            return board.over, board.winners
    return False, []
