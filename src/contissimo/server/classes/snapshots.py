"""Snapshots: answers that the teacher collects in a round, orders, and shows on the wall one by one."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, update

from contissimo.core.errors import IllegalMove
from contissimo.server.classes.registry import Classes
from contissimo.server.classes.room import ClassRoom
from contissimo.server.classes.steps import must_be_open
from contissimo.server.errors import Refused
from contissimo.server.storage import class_schema as s
from contissimo.study.deals.dealer import PUPIL

MOST = 200


async def collect(classes: Classes, room: ClassRoom, pupil: int) -> int:
    """Keep a pupil's answer as it is now; its number. Also when the bell has ended the lesson."""
    async with room.lock:
        must_be_open(room)
        activity = room.activity
        if activity is None:
            raise Refused("no_activity")
        answer, position = room.answer_of(pupil), room.deals.position_of(pupil, activity.round)
        if answer is None or answer.move is None or position is None:
            raise Refused("no_such_answer")
        number = max((each.number for each in room.stored.snapshots), default=0) + 1
        if len(room.stored.snapshots) >= MOST:
            raise Refused("too_many", limit=MOST)
        try:
            shown = (
                room.deals.play.dealer.after(position, answer.move) if answer.right else position
            )
        except IllegalMove:
            shown = position
        row = {
            "class": room.id,
            "number": number,
            "place": number,
            "activity": activity.number,
            "round": activity.round,
            "pupil": pupil,
            "game": activity.game,
            "move": answer.move,
            "view": shown.shown_to(PUPIL),
            "points": answer.points or 0,
            "right": bool(answer.right),
        }
        await classes.context.store.execute(insert(s.snapshots).values(row))
        await classes.changed(room)
    return number


async def arrange(
    classes: Classes, room: ClassRoom, order: Sequence[int], shown: int | None
) -> None:
    """The snapshots that stay, in their order, and the one on the wall."""
    known = {each.number for each in room.stored.snapshots}
    if len(set(order)) != len(order) or not set(order) <= known:
        raise Refused("no_such_snapshot")
    if shown is not None and shown not in order:
        raise Refused("no_such_snapshot")
    table = s.snapshots

    def work(connection: Connection) -> None:
        mine = table.c["class"] == room.id
        connection.execute(delete(table).where(mine, table.c.number.not_in(order)))
        for place, number in enumerate(order, 1):
            connection.execute(
                update(table).where(mine, table.c.number == number).values(place=place)
            )
        connection.execute(update(s.classes).where(s.classes.c.id == room.id).values(shown=shown))

    async with room.lock:
        await classes.context.store.write(work)
        await classes.changed(room)
