"""What is due by the clock of a class: rounds that close, the lesson of ten minutes, and what a killed server left undone."""

from __future__ import annotations

from contissimo.core.errors import ContissimoError
from contissimo.server.classes.activities import end
from contissimo.server.classes.marking import mark_round
from contissimo.server.classes.registry import Classes
from contissimo.server.classes.room import ClassRoom
from contissimo.server.classes.rounds import (
    close_round,
    open_round,
    reveal_closed,
    reveal_round,
    show_example,
)
from contissimo.server.storage.class_rows import ActivityRow
from contissimo.study.classes import LESSON, moment


async def tick(classes: Classes, room: ClassRoom) -> None:
    """What is due by the clock of a class."""
    activity = room.activity
    if room.gone or activity is None or activity.phase == "over" or room.lock.locked():
        return
    if activity.paused is not None or room.stored.row.phase != "open":
        return
    now = activity.time(classes.context.now())
    try:
        if activity.phase == "closed" and not room.stored.rounds[activity.round].marked:
            async with room.lock:
                await mark_round(classes, room)  # the server was killed in between
        elif activity.kind == "lesson":
            await _lesson(classes, room, activity, now)
        elif activity.phase == "open" and activity.until is not None and now >= activity.until:
            await close_round(classes, room)
    except ContissimoError:
        await room.reload()  # another node was faster


async def _lesson(classes: Classes, room: ClassRoom, activity: ActivityRow, now: int) -> None:
    """The lesson of ten minutes runs by itself."""
    if activity.phase == "closed":
        async with room.lock:
            await reveal_closed(classes, room)
        return
    if activity.until is None or now < activity.until:
        return
    due = moment(LESSON, now)
    if activity.phase == "lobby" and due.phase == "example":
        async with room.lock:
            await show_example(classes, room)
    elif activity.phase == "open":
        await reveal_round(classes, room)
    elif activity.round >= LESSON.rounds:
        await end(classes, room)
    else:
        await open_round(classes, room)
