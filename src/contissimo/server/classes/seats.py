"""The seats of pupils at the tables of their class: whichever device is a pupil's now sits there."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, insert, select, update

from contissimo.core.game import Millis
from contissimo.server.classes.steps import pupil_name
from contissimo.server.guests.faces import stored
from contissimo.server.messages.faces import Face
from contissimo.server.storage import class_schema as s
from contissimo.server.storage import schema
from contissimo.server.storage.class_rows import PupilRow

Seats = Sequence[Sequence[int]]
"""The pupils of each seat."""


def seat(
    connection: Connection, lang: str, pupil: PupilRow, match_id: str, seats: Seats, now: Millis
) -> None:
    """A pupil sits at a table with the device that they have now; without one they don't, until they are back."""
    people = schema.people
    for number, pupils in enumerate(seats, 1):
        if pupil.number not in pupils or pupil.guest is None:
            continue
        place = {"match": match_id, "seat": number, "place": pupils.index(pupil.number)}
        is_it = [people.c[name] == value for name, value in place.items()]
        moved = connection.execute(update(people).where(*is_it).values(guest=pupil.guest))
        if not moved.rowcount:
            face = stored(Face(pupil.animal, pupil.colour))
            who = {"guest": pupil.guest, "name": pupil_name(lang, pupil), "face": face}
            connection.execute(insert(people).values(place | who | {"node": "", "left_at": now}))


def seat_everywhere(
    connection: Connection, class_id: str, lang: str, pupil: PupilRow, now: Millis
) -> None:
    """The seats of a pupil at all tables of the class are this device's from now on."""
    tables = s.tables
    rows = connection.execute(
        select(tables.c.match, tables.c.seats).where(tables.c["class"] == class_id)
    )
    for match_id, text in rows.all():
        seats = msgspec.json.decode(text, type=list[list[int]])
        seat(connection, lang, pupil, match_id, seats, now)
