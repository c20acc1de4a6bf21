"""Sets of the class's own mistakes: made from its attempts, worked on in class or at home, with results on the same wall."""

from __future__ import annotations

import asyncio

from sqlalchemy import insert, update

from contissimo.server.classes.registry import Classes
from contissimo.server.classes.room import ClassRoom
from contissimo.server.errors import Refused
from contissimo.server.storage import class_schema as s
from contissimo.server.storage.class_rows import AttemptRow, PupilRow, TaskRow
from contissimo.study.mistakes import explanations, named
from contissimo.study.sums import read_sum

MOST = 100


async def make_set(classes: Classes, room: ClassRoom, most: int) -> tuple[int, int]:
    """A set of what was missed most often; its number, and how many tasks it has."""
    if len(room.stored.sets) >= MOST:
        raise Refused("too_many", limit=MOST)
    tasks = await room.missed(most)
    async with room.lock:
        number = max(room.stored.sets, default=0) + 1
        rows = [
            {"class": room.id, "set": number, "number": n, "text": task.text, "value": task.value}
            for n, task in enumerate(tasks, 1)
        ]
        await classes.context.store.execute(insert(s.sets).values(rows))
        await classes.changed(room)
    return number, len(tasks)


def tasks_of(room: ClassRoom, number: int) -> list[TaskRow]:
    tasks = room.stored.sets.get(number)
    if tasks is None:
        raise Refused("no_such_set")
    return tasks


async def work_on(
    classes: Classes, room: ClassRoom, pupil: PupilRow, set_: int, task: int, said: int
) -> tuple[bool, str | None]:
    """A pupil's answer to a task: whether it is right, and the cause if there is one."""
    found = next((each for each in tasks_of(room, set_) if each.number == task), None)
    if found is None:
        raise Refused("no_such_set")
    room.must_take_answers()
    right = found.value == said
    # In a thread: a long calculation has many explanations.
    causes = (
        frozenset[str]()
        if right
        else await asyncio.to_thread(explanations, read_sum(found.text), said)
    )
    now, pupils = classes.context.now(), s.pupils
    attempt: dict[str, object] = {
        "pupil": pupil.number,
        "activity": set_,
        "round": task,
        "source": "set",
        "move": f"{found.text}={said}"[:200],
        "text": found.text,
        "said": said,
        "value": str(found.value),
        "right": right,
        "causes": " ".join(sorted(causes)),
        "cause": named(causes),
        "at": now,
    }
    seen = (
        update(pupils)
        .where(pupils.c["class"] == room.id, pupils.c.number == pupil.number)
        .values(seen=now)
    )
    await classes.context.store.execute(
        seen, insert(s.attempts).values({"class": room.id, **attempt})
    )
    room.put_attempt(AttemptRow(id=0, **attempt))  # type: ignore[arg-type]  # as written above
    room.put_pupil(pupil.number, seen=now)
    await classes.publish_if_shared(room.id)
    return right, named(causes)
