"""The top of a deal: computed once, in another process, and stored."""

from __future__ import annotations

from sqlalchemy import update

from contissimo.core.game import AnyPosition
from contissimo.server.classes.deals import write_top
from contissimo.server.classes.registry import Classes
from contissimo.server.classes.room import ClassRoom
from contissimo.server.storage import class_schema as s
from contissimo.study.deals.dealer import Top


async def ask_top(room: ClassRoom, position: AnyPosition) -> Top | None:
    found = await room.ask("class_top", room.deals.play.game.key, position)
    assert found is None or isinstance(found, Top)
    return found


async def find_top(classes: Classes, room: ClassRoom, number: int) -> Top | None:
    """The top of a round, computed once and stored."""
    activity, found = room.activity, room.stored.rounds.get(number)
    position = room.deals.common_position(number)
    if activity is None or found is None or position is None:
        return None
    if found.top is not None:
        return room.deals.top_of(number)
    top = await ask_top(room, position)
    rounds = s.rounds
    await classes.context.store.execute(
        update(rounds)
        .where(
            rounds.c["class"] == room.id,
            rounds.c.activity == activity.number,
            rounds.c.number == number,
        )
        .values(top=write_top(top))
    )
    await classes.changed(room)
    return top
