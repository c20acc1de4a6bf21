"""What the screens of a class have in common: the phase and its clock, the deal, and who is who."""

from __future__ import annotations

from typing import TypedDict, cast

from contissimo.core.game import AnyPosition
from contissimo.server.classes.room import ClassRoom
from contissimo.server.messages.class_outbound import (
    ClassPupil,
    ClassShown,
    RoundPhase,
)
from contissimo.server.storage.class_rows import PupilRow, SeatsRow
from contissimo.study.classes import EXAMPLE
from contissimo.study.deals.dealer import PUPIL


def mark_of(pupil: PupilRow) -> ClassPupil:
    return ClassPupil(pupil.number, pupil.animal, pupil.colour)


class Moment(TypedDict):
    """The fields of `ClassMoment`."""

    class_: str
    activity: int
    round: int
    phase: RoundPhase
    paused: bool
    left: int | None
    whole: int | None
    now: int
    view: str | None
    scores: list[int]


class Now:
    """The phase of the current activity, and its clock."""

    def __init__(self, room: ClassRoom) -> None:
        activity = room.activity
        self.now = room.context.now()
        self.activity = 0 if activity is None else activity.number
        self.round = 0 if activity is None else activity.round
        self.phase = cast("RoundPhase", "lobby" if activity is None else activity.phase)
        self.paused = activity is not None and activity.paused is not None
        self.left: int | None = None
        self.whole: int | None = None
        if activity is not None and activity.until is not None:
            self.left = max(0, activity.until - activity.time(self.now))
            self.whole = activity.until - activity.since

    @property
    def is_shown(self) -> bool:
        return self.phase in ("revealed", "over")

    @property
    def is_closed(self) -> bool:
        return self.phase in ("closed", "revealed", "over")


def example_of(room: ClassRoom) -> ClassShown | None:
    activity = room.activity
    if activity is None or activity.phase != "example":
        return None
    return room.deals.shown(EXAMPLE, room.deals.top_of(EXAMPLE))


def moment_of(room: ClassRoom, pupil: int, now: Now) -> Moment:
    """What every screen begins with; the deal is as a pupil (0: everybody) has it."""
    number = EXAMPLE if now.phase == "example" else now.round
    position: AnyPosition | None = None
    if now.phase != "lobby":
        position = (
            room.deals.position_of(pupil, number) if pupil else room.deals.common_position(number)
        )
    return Moment(
        class_=room.id,
        activity=now.activity,
        round=now.round,
        phase=now.phase,
        paused=now.paused,
        left=now.left,
        whole=now.whole,
        now=now.now,
        view=None if position is None else position.shown_to(PUPIL),
        scores=[] if position is None else list(position.scores),
    )


def match_of(room: ClassRoom, pupil: int) -> str | None:
    """The table at which a pupil sits now."""
    for table in tables_now(room):
        if any(pupil in seat for seat in table.pupils):
            return table.match
    return None


def tables_now(room: ClassRoom) -> list[SeatsRow]:
    """The tables of the current game, in the order of their numbers."""
    activity = room.activity
    if activity is None:
        return []
    return [table for table in room.stored.tables if table.turn == activity.turns]


def tasks_done(room: ClassRoom, set_: int) -> dict[str, int]:
    """By pupil: how many tasks of a set are right."""
    done = room.attempts.right_of(set_)
    return {
        str(pupil.number): right for pupil in room.admitted if (right := done.get(pupil.number))
    }
