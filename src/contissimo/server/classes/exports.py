"""What is exported of a class: its attempts, its pupils, and for each activity that is over the proof of its deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import Connection, select

from contissimo.server.classes.deals import proof_id
from contissimo.server.classes.registry import Classes
from contissimo.server.classes.room import ClassRoom
from contissimo.server.errors import Refused
from contissimo.server.jobs.class_files import ClassFile, Kept
from contissimo.server.storage import class_schema as s
from contissimo.study.class_proof import FORMAT

FORMS = {"csv": "csv", "excel": "csv", "json": "jsonl"}
"""The forms of an export, and how their files end."""


async def attempts(classes: Classes, room: ClassRoom, form: str, lang: str) -> str:
    """The file with a row an attempt."""
    acts = s.activities
    rows = await classes.context.store.rows(
        select(acts.c.number, acts.c.preset, acts.c.game).where(acts.c["class"] == room.id)
    )
    await room.reload()
    activities = {row["number"]: (row["preset"], row["game"]) for row in rows}
    wanted = _file(room, form, lang, activities=activities)
    return await _made(room, "class_attempts", wanted)


async def pupils(classes: Classes, room: ClassRoom, form: str, lang: str) -> str:
    """The file with a row a pupil."""
    table = s.answers
    query = select(table.c.pupil, table.c.points, table.c.share).where(
        table.c["class"] == room.id, table.c.move.is_not(None), table.c.share.is_not(None)
    )

    def read(connection: Connection) -> list[Kept]:
        return [Kept(*row) for row in connection.execute(query)]

    kept = await classes.context.store.read(read)
    await room.compute_profiles()
    return await _made(room, "class_pupils", _file(room, form, lang, kept=kept))


def _file(
    room: ClassRoom,
    form: str,
    lang: str,
    *,
    activities: Mapping[int, tuple[str, str]] | None = None,
    kept: Sequence[Kept] = (),
) -> ClassFile:
    stored, known = room.stored, activities or {}
    pupils, attempts = dict(stored.pupils), stored.attempts[:]
    return ClassFile(form, lang, pupils, attempts, known, kept, room.profiles)


async def _made(room: ClassRoom, what: str, wanted: ClassFile) -> str:
    text = await room.ask(what, wanted)
    assert isinstance(text, str)
    return text


async def deals(classes: Classes, room: ClassRoom, activity: int) -> str:
    """The proof of an activity's deals, for `contissimo verify`: only of one that is over."""
    store, acts, chances, gifts, rounds = (
        classes.context.store,
        s.activities,
        s.chances,
        s.gifts,
        s.rounds,
    )
    row = await store.row(
        select(acts, chances.c.seed)
        .join(
            chances,
            (chances.c["class"] == acts.c["class"]) & (chances.c.activity == acts.c.number),
        )
        .where(acts.c["class"] == room.id, acts.c.number == activity)
    )
    if row is None:
        raise Refused("no_activity")
    if row["ended"] is None:
        raise Refused("not_now")
    given = await store.rows(
        select(gifts)
        .where(gifts.c["class"] == room.id, gifts.c.activity == activity)
        .order_by(gifts.c.pupil)
    )
    dealt = await store.rows(
        select(rounds)
        .where(rounds.c["class"] == room.id, rounds.c.activity == activity)
        .order_by(rounds.c.number)
    )
    lines: list[dict[str, object]] = [
        {
            "format": FORMAT,
            "id": proof_id(room.id, activity),
            "game": row["game"],
            "ruleset": row["ruleset_text"],
            "commitment": bytes(row["commitment"]).hex(),
            "contributions": [
                {"pupil": gift["pupil"], "bytes": bytes(gift["bytes"]).hex()} for gift in given
            ],
            "seed": bytes(row["seed"]).hex(),
        }
    ]
    lines += [
        {
            "round": deal["number"],
            "chance": msgspec.json.decode(deal["chance"], type=list[str]),
            "put": deal["put"],
        }
        for deal in dealt
    ]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)
