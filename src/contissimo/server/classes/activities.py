"""Activities of a class: beginning one with its chance promised, pausing it, ending it, and giving back an absence."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec import Struct
from sqlalchemy import Connection, insert, update

from contissimo.core.chance import SEED_BYTES, commitment, ruleset_digest
from contissimo.core.game import Ruleset
from contissimo.games import GAMES
from contissimo.server.classes.deals import proof_id
from contissimo.server.classes.registry import Classes
from contissimo.server.classes.room import ClassRoom
from contissimo.server.classes.steps import must_be_open, note_seen, nothing_shown, running, step
from contissimo.server.errors import Refused
from contissimo.server.storage import class_schema as s
from contissimo.study.classes import LESSON, Preset, presets
from contissimo.study.deals import DEALERS

PRESETS = presets(GAMES)


class Wish(Struct):
    """What a teacher wants to begin: a preset, and what is different from it."""

    preset: Preset
    kind: str
    rules: Ruleset
    board: str
    seconds: int | None
    rounds: int | None
    size: int


async def begin(classes: Classes, room: ClassRoom, wish: Wish) -> int:
    """A new activity in its lobby, with its chance promised; what ran before is over."""
    must_be_open(room)
    context, now = classes.context, classes.context.now()
    seed = secrets.token_bytes(SEED_BYTES)
    before = room.activity
    number = 1 if before is None else before.number + 1
    is_lesson = wish.kind == "lesson"
    row = {
        "class": room.id,
        "number": number,
        "kind": wish.kind,
        "preset": wish.preset.key,
        "game": wish.preset.game,
        "ruleset": wish.rules.name,
        "ruleset_text": wish.rules.text,
        "board": wish.board,
        "seconds": LESSON.round // 1000 if is_lesson else wish.seconds,
        "rounds": LESSON.rounds if is_lesson else wish.rounds,
        "size": wish.size,
        "pairs": wish.preset.pairs,
        "phase": "lobby",
        "round": 0,
        "since": 0,
        "until": LESSON.join if is_lesson else None,
        "began": now,
        "paused": None,
        "shift": 0,
        "credited": 0,
        "seating": "[]",
        "turns": 0,
        "won": None,
        "commitment": commitment(proof_id(room.id, number), ruleset_digest(wish.rules.text), seed),
        "ended": None,
    }

    def work(connection: Connection) -> None:
        _end_all(connection, room.id, now)
        nothing_shown(connection, room.id)
        connection.execute(insert(s.activities).values(row))
        connection.execute(
            insert(s.chances).values({"class": room.id, "activity": number, "seed": seed})
        )
        note_seen(connection, room, now)

    async with room.lock:
        await context.store.write(work)
        room.boards = []
        await classes.changed(room)
    context.spawn(room.warm_up())
    return number


def wish_of(
    key: str,
    *,
    kind: str | None,
    board: str | None,
    seconds: int | None,
    rounds: int | None,
    rules: Callable[[Preset], Ruleset],
) -> Wish:
    """A preset with what a teacher changed. `rules` gives its ruleset, with options changed."""
    preset = PRESETS.get(key)
    if preset is None:
        raise Refused("preset_unknown", preset=key)
    dealer = DEALERS[preset.game]
    what = kind or preset.kind
    on = board or preset.board or dealer.boards[0]
    is_deal = what in ("deal", "lesson", "dice")
    if on not in dealer.boards or (what == "dice" and on != "common"):
        raise Refused("board_wrong", board=on)
    ruleset = rules(preset)
    return Wish(
        preset,
        what,
        dealer.for_class(ruleset) if is_deal else dealer.at_tables(ruleset),
        on,
        preset.seconds if seconds is None else seconds or None,
        rounds or preset.rounds,
        preset.size,
    )


async def end(classes: Classes, room: ClassRoom) -> None:
    """The activity is over, after whatever round; its seed is published."""
    now = classes.context.now()
    async with room.lock:
        running(room)
        await classes.context.store.write(lambda c: _end_all(c, room.id, now))
        await classes.changed(room)


def _end_all(connection: Connection, class_id: str, now: int) -> None:
    acts = s.activities
    connection.execute(
        update(acts)
        .where(acts.c["class"] == class_id, acts.c.ended.is_(None))
        .values(phase="over", ended=now, until=None, paused=None)
    )


async def pause(classes: Classes, room: ClassRoom, *, on: bool) -> None:
    """Clocks stand, answers are refused, screens dim."""
    async with room.lock:
        activity = running(room)
        now = classes.context.now()
        if on and activity.paused is None:
            await step(classes, room, {"paused": now})
        elif not on and activity.paused is not None:
            shift = activity.shift + now - activity.paused
            await step(classes, room, {"paused": None, "shift": shift})


async def give_back(classes: Classes, away: int, last: int) -> None:
    """No server was there for so long: the clocks of all activities stood. Each absence, by when it began, counts once."""
    acts = s.activities
    await classes.context.store.execute(
        update(acts)
        .where(acts.c.ended.is_(None), acts.c.paused.is_(None), acts.c.credited < last)
        .values(shift=acts.c.shift + away, credited=last)
    )
    for room in list(classes.rooms.values()):
        await classes.changed(room)
