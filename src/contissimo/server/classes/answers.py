"""What pupils do in a round: answer, keep a draft, add to the chance, ask for help. Stored before it is acknowledged."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Connection, insert, select, update

from contissimo.server.classes.registry import Classes
from contissimo.server.classes.room import ClassRoom
from contissimo.server.classes.steps import note_seen, running
from contissimo.server.errors import Refused
from contissimo.server.storage import class_schema as s
from contissimo.server.storage.class_rows import ActivityRow, AnswerRow, AttemptRow, PupilRow


async def answer(
    classes: Classes, room: ClassRoom, pupil: PupilRow, activity: int, number: int, move: str
) -> None:
    """An answer, stored before it is acknowledged. What has another fault than a wrong result is refused."""
    now = classes.context.now()
    current = _open_round(room, activity, number, now)
    position = room.deals.position_of(pupil.number, number)
    if position is None:
        raise Refused("no_round")
    judged = room.deals.play.dealer.judge(position, move)
    before = room.answer_of(pupil.number)
    if before is not None and before.move == judged.move:
        return  # a message that was repeated
    room.must_take_answers()
    row = AnswerRow(
        activity=activity,
        round=number,
        pupil=pupil.number,
        move=judged.move,
        draft="" if before is None else before.draft,
        at=now,
        points=judged.points,
        right=judged.right,
    )
    attempt: dict[str, object] = {
        "pupil": pupil.number,
        "activity": activity,
        "round": number,
        "source": "round",
        "move": judged.move,
        "text": str(judged.sum),
        "said": judged.said,
        "value": str(judged.sum.value),
        "right": judged.right,
        "causes": "",
        "cause": None,
        "at": now,
    }

    def work(connection: Connection) -> int:
        _still_open(connection, room.id, current)
        _upsert_answer(connection, room.id, row)
        _pupil_seen(connection, room, pupil.number, now)
        done = connection.execute(insert(s.attempts).values({"class": room.id, **attempt}))
        key = done.inserted_primary_key
        return int(key[0]) if key else 0

    id_ = await classes.context.store.write(work)
    room.put_attempt(AttemptRow(id=id_, **attempt))  # type: ignore[arg-type]  # as written above
    room.put_answer(row, now)
    await classes.publish_if_shared(room.id)


async def draft(
    classes: Classes, room: ClassRoom, pupil: PupilRow, activity: int, number: int, text: str
) -> None:
    """What is half laid, for the pupil's next visit or other device."""
    now = classes.context.now()
    current = _open_round(room, activity, number, now)
    before = room.answer_of(pupil.number)
    row = AnswerRow(activity, number, pupil.number, None, text, now)
    if before is not None:
        row = replace(before, draft=text)

    def work(connection: Connection) -> None:
        _still_open(connection, room.id, current)
        _upsert_answer(connection, room.id, row)
        _pupil_seen(connection, room, pupil.number, now)

    await classes.context.store.write(work)
    room.put_answer(row, now)
    await classes.publish_if_shared(room.id)


def _open_round(room: ClassRoom, activity: int, number: int, now: int) -> ActivityRow:
    """The current activity, if this round of it is open."""
    current = running(room)
    if current.paused is not None:
        raise Refused("paused")
    if (activity, number) != (current.number, current.round):
        raise Refused("stale", seq=current.round)
    if current.phase != "open" or (
        current.until is not None and current.time(now) >= current.until
    ):
        raise Refused("too_late")
    return current


def _still_open(connection: Connection, class_id: str, activity: ActivityRow) -> None:
    """Closing the round waits for this transaction, or this one is too late."""
    acts = s.activities
    found = connection.execute(
        select(acts.c.phase, acts.c.round, acts.c.paused)
        .where(acts.c["class"] == class_id, acts.c.number == activity.number)
        .with_for_update(read=True)
    ).first()
    if found is None or (found[0], found[1]) != ("open", activity.round):
        raise Refused("too_late")
    if found[2] is not None:
        raise Refused("paused")


def _upsert_answer(connection: Connection, class_id: str, row: AnswerRow) -> None:
    answers = s.answers
    values = {
        name: getattr(row, name) for name in ("move", "draft", "at", "points", "share", "right")
    }
    key = {"class": class_id, "activity": row.activity, "round": row.round, "pupil": row.pupil}
    is_it = [answers.c[name] == value for name, value in key.items()]
    if not connection.execute(update(answers).where(*is_it).values(values)).rowcount:
        connection.execute(insert(answers).values(key | values))


def _pupil_seen(connection: Connection, room: ClassRoom, number: int, now: int) -> None:
    pupils = s.pupils
    connection.execute(
        update(pupils)
        .where(pupils.c["class"] == room.id, pupils.c.number == number)
        .values(seen=now)
    )
    note_seen(connection, room, now)


async def give(
    classes: Classes, room: ClassRoom, pupil: PupilRow, activity: int, given: bytes
) -> None:
    """A pupil's bytes for the chance; the first ones count, and only before the first deal."""
    current = running(room)
    if current.number != activity or current.phase != "lobby":
        raise Refused("too_late")
    if pupil.number in room.stored.gifts:
        return
    acts, gifts = s.activities, s.gifts

    def work(connection: Connection) -> None:
        found = connection.execute(
            select(acts.c.phase)
            .where(acts.c["class"] == room.id, acts.c.number == activity)
            .with_for_update(read=True)
        ).scalar()
        if found != "lobby":
            raise Refused("too_late")
        row = {"class": room.id, "activity": activity, "pupil": pupil.number, "bytes": given}
        connection.execute(insert(gifts).values(row))

    await classes.context.store.write(work)
    room.put_gift(pupil.number, given)
    await classes.publish_if_shared(room.id)


async def help_wanted(classes: Classes, room: ClassRoom, pupil: PupilRow, *, on: bool) -> None:
    now, pupils = classes.context.now(), s.pupils
    await classes.context.store.execute(
        update(pupils)
        .where(pupils.c["class"] == room.id, pupils.c.number == pupil.number)
        .values(help=on, seen=now)
    )
    room.put_pupil(pupil.number, help=on, seen=now)
    await classes.publish_if_shared(room.id)
