"""Opening a class, joining it, coming back on another device, and what a teacher decides about pupils."""

from __future__ import annotations

import secrets

from msgspec import Struct
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from contissimo.core.game import Millis
from contissimo.i18n import ENGLISH, catalogue_for
from contissimo.server.classes import codes
from contissimo.server.classes.registry import Classes
from contissimo.server.classes.room import ClassRoom
from contissimo.server.classes.seats import seat_everywhere
from contissimo.server.classes.steps import LockedClass, lock_class
from contissimo.server.errors import Refused
from contissimo.server.live.registry import Registry
from contissimo.server.storage import class_schema as s
from contissimo.server.storage import schema
from contissimo.server.storage.class_rows import PupilRow, read_pupil
from contissimo.server.tables.create import random_letters

_ID_LETTERS = 10
_CODE_LETTERS = 6
DAY_MILLIS = 86_400_000
_LETS_IN = ("admit", "reset")
"""What may bring a removed pupil back."""


class Opened(Struct, frozen=True):
    id: str
    wall: str
    words: list[str]


async def open_class(
    classes: Classes, guest: str, address: str, lang: str, days: int
) -> tuple[ClassRoom, Opened]:
    """A new class of a teacher: one open class a guest, two an address."""
    context = classes.context
    made = Opened(random_letters(_ID_LETTERS), secrets.token_urlsafe(16), codes.new_words())
    now = context.now()
    row = {
        "id": made.id,
        "code": random_letters(_CODE_LETTERS).upper(),
        "teacher": guest,
        "lang": catalogue_for(lang) or ENGLISH,
        "phase": "open",
        "made": now,
        "seen": now,
        "days": days,
        "shown": None,
        **dict.fromkeys(("locked", "approve", "names", "ranking", "mistakes"), False),
    }
    secret = {
        "class": made.id,
        "wall": made.wall,
        "words": codes.words_hash(classes.key, made.id, made.words),
    }

    def work(connection: Connection) -> None:
        check_one_open(connection, guest)
        connection.execute(insert(s.classes).values(row))
        connection.execute(insert(s.secrets).values(secret))

    async with classes.addresses.opening:
        await classes.addresses.check(address)
        await context.store.write(work)
        classes.addresses.teaches(address, made.id)
    return await classes.find(made.id), made


def check_one_open(connection: Connection, guest: str) -> None:
    """Refuse a second open class of a guest; of two that are opened at once the second one waits here."""
    guests, classes = schema.guests, s.classes
    known = select(guests.c.id).where(guests.c.id == guest).with_for_update()
    if connection.execute(known).first() is None:
        raise Refused("no_identity")
    mine = select(classes.c.id).where(classes.c.teacher == guest, classes.c.phase == "open")
    found = connection.execute(mine).scalar()
    if found is not None:
        raise Refused("class_open", **{"class": found})


async def recover(
    classes: Classes, registry: Registry, guest: str, code: str, words: list[str]
) -> ClassRoom:
    """The class of a code becomes this guest's with its tables, if the six words are its own."""
    table, secret = s.classes, s.secrets
    row = await classes.context.store.row(
        select(table.c.id, table.c.phase, secret.c.words)
        .join(secret, secret.c["class"] == table.c.id)
        .where(table.c.code == code.upper())
    )
    given = codes.read_words(words)
    if row is None or not codes.same(codes.words_hash(classes.key, row["id"], given), row["words"]):
        raise Refused("words_wrong")

    matches, mine = schema.matches, s.tables.c["class"] == row["id"]

    def work(connection: Connection) -> list[str]:
        if row["phase"] == "open":
            _leave_other(connection, guest, row["id"])
        connection.execute(update(table).where(table.c.id == row["id"]).values(teacher=guest))
        of_class = matches.c.id.in_(select(s.tables.c.match).where(mine))
        connection.execute(update(matches).where(of_class).values(host=guest))
        live = select(matches.c.id).where(of_class, matches.c.phase != "closed")
        return list(connection.execute(live).scalars())

    tables = await classes.context.store.write(work)
    room = await classes.find(row["id"])
    await classes.changed(room)
    for match_id in tables:
        await registry.changed(match_id)
    return room


def _leave_other(connection: Connection, guest: str, class_id: str) -> None:
    """A guest has one open class: another one must be closed first."""
    classes = s.classes
    mine = select(classes.c.id).where(
        classes.c.teacher == guest, classes.c.phase == "open", classes.c.id != class_id
    )
    found = connection.execute(mine).scalar()
    if found is not None:
        raise Refused("class_open", **{"class": found})


async def find_by_code(classes: Classes, code: str) -> ClassRoom:
    """A class that is not erased yet; closed ones too, for homework."""
    for room in classes.rooms.values():
        if room.stored.row.code == code.upper() and not room.gone:
            return room
    table = s.classes
    row = await classes.context.store.row(select(table.c.id).where(table.c.code == code.upper()))
    if row is None:
        raise Refused("code_wrong")
    return await classes.find(row["id"])


class Arrival(Struct, frozen=True):
    """Who wants to join, and as whom."""

    animal: str
    colour: str
    secret: list[str]
    guest: str
    is_new: bool
    """Whether that guest was made for this."""


class _Written(Struct, frozen=True):
    """What an arrival came to."""

    pupil: PupilRow
    before: str | None = None
    """The guest that was this pupil before; None: this is a new pupil."""
    refused: Refused | None = None
    """A refusal that is counted."""


async def join(classes: Classes, room: ClassRoom, who: Arrival) -> tuple[PupilRow, bool]:
    """The pupil, and whether they were here before. All checks are made where it is written."""
    now = classes.context.now()

    def work(connection: Connection) -> _Written:
        pupils, row = s.pupils, lock_class(connection, room.id)
        is_it = (pupils.c.animal == who.animal, pupils.c.colour == who.colour)
        same = connection.execute(
            select(pupils.c.number).where(pupils.c["class"] == room.id, *is_it)
        ).scalar()
        if same is not None:
            return _come_back(connection, classes, room, same, who, now)
        number = _new_pupil(connection, classes, room.id, row, who, now)
        return _Written(read_pupil(connection, room.id, number))

    async with room.arrivals:
        try:
            done = await classes.context.store.write(work)
        except IntegrityError:  # the same animal, at the same moment
            await classes.changed(room)
            raise Refused("animal_taken") from None
        room.put_arrival(done.pupil)
        await classes.arrived(room)
    if done.refused is not None:
        raise done.refused
    return done.pupil, done.before is not None


def _new_pupil(  # all that decides whether there can be one
    connection: Connection,
    classes: Classes,
    class_id: str,
    row: LockedClass,
    who: Arrival,
    now: Millis,
) -> int:
    pupils, limit = s.pupils, classes.context.settings.class_pupils
    mine = pupils.c["class"] == class_id
    if row.phase != "open":
        raise Refused("class_closed")
    if row.locked:
        raise Refused("class_locked")
    count = connection.execute(
        select(func.count()).select_from(pupils).where(mine, pupils.c.status != "out")
    ).scalar_one()
    if count >= limit:
        raise Refused("class_full", limit=limit)
    last = connection.execute(select(func.max(pupils.c.number)).where(mine)).scalar()
    number: int = (last or 0) + 1
    _free_guest(connection, class_id, who.guest, number)
    connection.execute(
        insert(pupils).values(
            {
                "class": class_id,
                "number": number,
                "animal": who.animal,
                "colour": who.colour,
                "secret": codes.secret_hash(classes.key, class_id, number, who.secret),
                "status": "waiting" if row.approve else "in",
                "tries": 0,
                "guest": who.guest,
                "is_new": who.is_new,
                "node": "",
                "joined": now,
                "seen": now,
                "help": False,
            }
        )
    )
    return number


def _come_back(  # what decides whether it is the same pupil
    connection: Connection,
    classes: Classes,
    room: ClassRoom,
    number: int,
    who: Arrival,
    now: Millis,
) -> _Written:
    pupils, class_id = s.pupils, room.id
    is_it = (pupils.c["class"] == class_id, pupils.c.number == number)
    row = read_pupil(connection, class_id, number)
    limit = classes.context.settings.class_tries
    given = codes.secret_hash(classes.key, class_id, number, who.secret)
    if row.status == "out":
        raise Refused("removed")
    if row.tries >= limit:
        raise Refused("shut_out")
    if row.secret is not None and not codes.same(given, row.secret):
        tries = row.tries + 1
        connection.execute(update(pupils).where(*is_it).values(tries=tries))
        counted = read_pupil(connection, class_id, number)
        wrong = (
            Refused("secret_wrong", left=limit - tries) if tries < limit else Refused("shut_out")
        )
        return _Written(counted, row.guest, wrong)
    _free_guest(connection, class_id, who.guest, number)
    connection.execute(
        update(pupils)
        .where(*is_it)
        .values(secret=given, tries=0, guest=who.guest, is_new=who.is_new, node="", seen=now)
    )
    pupil = read_pupil(connection, class_id, number)
    seat_everywhere(connection, class_id, room.stored.row.lang, pupil, now)
    return _Written(pupil, row.guest or "")


def _free_guest(connection: Connection, class_id: str, guest: str, number: int) -> None:
    """A cookie is one pupil of a class: on a shared tablet the former one has to come back with their pictures."""
    pupils = s.pupils
    connection.execute(
        update(pupils)
        .where(pupils.c["class"] == class_id, pupils.c.guest == guest, pupils.c.number != number)
        .values(guest=None)
    )


# What a teacher decides


async def change_class(classes: Classes, room: ClassRoom, changes: dict[str, object]) -> None:
    table = s.classes
    if changes:
        await classes.context.store.execute(
            update(table).where(table.c.id == room.id).values(changes)
        )
    await classes.changed(room)


async def change_pupil(classes: Classes, room: ClassRoom, number: int, do: str) -> None:
    pupils = s.pupils
    values: dict[str, dict[str, object]] = {
        "admit": {"status": "in", "tries": 0},
        "reset": {"status": "in", "tries": 0, "secret": None},
        "remove": {"status": "out", "help": False},
        "helped": {"help": False},
    }
    settings = classes.context.settings
    mine = pupils.c["class"] == room.id

    def work(connection: Connection) -> int:
        lock_class(connection, room.id)
        others = select(func.count()).where(
            mine, pupils.c.status != "out", pupils.c.number != number
        )
        if do in _LETS_IN and connection.execute(others).scalar_one() >= settings.class_pupils:
            raise Refused("class_full", limit=settings.class_pupils)
        is_it = pupils.c.number == number
        return connection.execute(update(pupils).where(mine, is_it).values(values[do])).rowcount

    touched = await classes.context.store.write(work)
    if not touched:
        raise Refused("no_such_pupil")
    await classes.changed(room)


async def reopen(classes: Classes, room: ClassRoom, address: str) -> None:
    """Open a closed class again; it counts like a new one."""
    async with classes.addresses.opening:
        if room.stored.row.phase != "open":
            await classes.addresses.check(address)
            await set_phase(classes, room, "open")
            classes.addresses.teaches(address, room.id)


async def set_phase(classes: Classes, room: ClassRoom, phase: str) -> None:
    """Close a class, or open it again; what runs ends with it."""
    table, acts, now = s.classes, s.activities, classes.context.now()
    teacher = room.stored.row.teacher

    def work(connection: Connection) -> None:
        if phase == "open" and teacher is not None:
            _leave_other(connection, teacher, room.id)
        connection.execute(update(table).where(table.c.id == room.id).values(phase=phase, seen=now))
        if phase == "closed":
            connection.execute(
                update(acts)
                .where(acts.c["class"] == room.id, acts.c.ended.is_(None))
                .values(phase="over", ended=now, until=None, paused=None)
            )

    await classes.context.store.write(work)
    await classes.changed(room)


def erased_at(room: ClassRoom) -> int:
    row = room.stored.row
    return row.made + row.days * DAY_MILLIS
