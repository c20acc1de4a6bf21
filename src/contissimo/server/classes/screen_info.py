"""What every reader of a class is sent: all that changes rarely."""

from __future__ import annotations

from typing import cast

from contissimo.server.classes.deals import proof_id
from contissimo.server.classes.room import ClassRoom, Reader
from contissimo.server.classes.screen_parts import (
    mark_of,
)
from contissimo.server.messages.class_outbound import (
    ClassActivity,
    ClassBoard,
    ClassBytes,
    ClassFairness,
    ClassInfo,
    ClassKind,
    ClassPhase,
    PupilStatus,
)
from contissimo.server.messages.encoding import ruleset_info


def info(room: ClassRoom, reader: Reader, seed: bytes | None) -> ClassInfo:
    row, pupil = room.stored.row, room.stored.pupils.get(reader.pupil or 0)
    outside = pupil is not None and pupil.status != "in"
    return ClassInfo(
        class_=row.id,
        role=reader.role,
        code=row.code,
        phase=cast("ClassPhase", row.phase),
        lang=row.lang,
        locked=row.locked,
        names=row.names,
        ranking=row.ranking,
        mistakes=row.mistakes,
        you=None if pupil is None else mark_of(pupil),
        status=None if pupil is None else cast("PupilStatus", pupil.status),
        activity=None if outside else _activity(room),
        given=pupil is not None and pupil.number in room.stored.gifts,
        fairness=None if outside else _fairness(room, seed),
    )


def _activity(room: ClassRoom) -> ClassActivity | None:
    activity = room.activity
    if activity is None:
        return None
    return ClassActivity(
        number=activity.number,
        kind=cast("ClassKind", activity.kind),
        preset=activity.preset,
        game=activity.game,
        ruleset=ruleset_info(room.deals.play.game, room.deals.play.rules),
        board=cast("ClassBoard", activity.board),
        announce=True,
        seconds=activity.seconds,
        rounds=activity.rounds,
        size=activity.size,
    )


def _fairness(room: ClassRoom, seed: bytes | None) -> ClassFairness | None:
    activity = room.activity
    if activity is None:
        return None
    return ClassFairness(
        activity.number,
        proof_id(room.id, activity.number),
        activity.commitment.hex(),
        [ClassBytes(pupil, given.hex()) for pupil, given in sorted(room.stored.gifts.items())],
        None if seed is None else seed.hex(),
    )
