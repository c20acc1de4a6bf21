"""One step of an activity: from the phase that a room knows to the next one, in one transaction, unless somebody was faster."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, select, update

from contissimo.i18n import Catalogue
from contissimo.server.classes.registry import Classes
from contissimo.server.classes.room import ClassRoom
from contissimo.server.errors import Refused
from contissimo.server.storage import class_schema as s
from contissimo.server.storage.class_rows import ActivityRow, PupilRow

_SEEN_MILLIS = 60_000
"""How often it is noted that something happens in a class."""
_READ_BY_EVERYBODY = {"ja": "ja-Hira"}
"""Children who can't read kanji yet sit at the same tables as those who can."""


def must_be_open(room: ClassRoom) -> None:
    if room.stored.row.phase != "open":
        raise Refused("class_closed")


def running(room: ClassRoom) -> ActivityRow:
    must_be_open(room)
    activity = room.activity
    if activity is None or activity.phase == "over":
        raise Refused("no_activity")
    return activity


async def step(
    classes: Classes,
    room: ClassRoom,
    values: dict[str, object],
    also: Callable[[Connection], None] = lambda _: None,
) -> None:
    """From the phase that the room knows to the next one, unless somebody was faster."""
    activity = running(room)
    acts = s.activities

    def work(connection: Connection) -> bool:
        touched = connection.execute(
            update(acts)
            .where(
                acts.c["class"] == room.id,
                acts.c.number == activity.number,
                acts.c.phase == activity.phase,
                acts.c.round == activity.round,
            )
            .values(values)
        )
        if touched.rowcount:
            also(connection)
        return bool(touched.rowcount)

    done = await classes.context.store.write(work)
    await classes.changed(room)
    if not done:
        raise Refused("stale", seq=0)


class LockedClass(Struct, frozen=True):
    phase: str
    locked: bool
    approve: bool


def lock_class(connection: Connection, class_id: str) -> LockedClass:
    """Until the transaction ends nobody joins it, or comes back."""
    classes = s.classes
    found = connection.execute(
        select(classes.c.phase, classes.c.locked, classes.c.approve)
        .where(classes.c.id == class_id)
        .with_for_update()
    ).first()
    if found is None:
        raise Refused("no_such_class")
    return LockedClass(*found)


def note_seen(connection: Connection, room: ClassRoom, now: int) -> None:
    """Something happens here: the class is not idle."""
    if now - room.stored.row.seen >= _SEEN_MILLIS:
        table = s.classes
        connection.execute(update(table).where(table.c.id == room.id).values(seen=now))
        room.stored.row = replace(room.stored.row, seen=now)


def nothing_shown(connection: Connection, class_id: str) -> None:
    """Something new begins: the wall has that, and no answer that was collected before."""
    table = s.classes
    connection.execute(update(table).where(table.c.id == class_id).values(shown=None))


def pupil_name(lang: str, pupil: PupilRow) -> str:
    """How a pupil is called at a table, in the language of the class."""
    words = Catalogue(_READ_BY_EVERYBODY.get(lang, lang))
    animal, colour = words.text(f"animal-{pupil.animal}"), words.text(f"colour-{pupil.colour}")
    return words.text("pupil-name", animal=animal, colour=colour)
