"""Rounds: the example, dealing, closing and revealing. The top of a deal comes from another process."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert

from contissimo.core.game import AnyPosition
from contissimo.server.classes.deals import write_top
from contissimo.server.classes.marking import mark_round
from contissimo.server.classes.registry import Classes
from contissimo.server.classes.room import ClassRoom
from contissimo.server.classes.steps import note_seen, nothing_shown, running, step
from contissimo.server.classes.tops import ask_top, find_top
from contissimo.server.errors import Refused
from contissimo.server.storage import class_schema as s
from contissimo.server.storage.class_rows import ActivityRow
from contissimo.study.classes import EXAMPLE, LESSON, dealt

_MORE_MILLIS = 30_000
PLAYED = ("deal", "lesson", "dice")
"""The kinds of activities that have rounds."""


def _playing(room: ClassRoom) -> ActivityRow:
    """The current activity, if it is one with rounds."""
    activity = running(room)
    if activity.kind not in PLAYED:
        raise Refused("not_now")
    return activity


async def show_example(classes: Classes, room: ClassRoom) -> None:
    """A deal that nobody plays, with its top: how it works."""
    chance = await room.deals.chance()
    given = list(room.stored.gifts)
    deal = dealt(room.deals.play.dealer, room.deals.play.begin, chance, EXAMPLE)
    if deal is None:
        raise Refused("nothing_to_deal")
    top = await ask_top(room, deal.position)
    row = _round_row(room, EXAMPLE, deal.chance, deal.position) | {
        "top": write_top(top),
        "marked": True,
    }
    since, until = LESSON.join, LESSON.opens(1)
    values = {"phase": "example", "round": 0, "since": since, "until": until}

    def also(connection: Connection) -> None:
        _only_these(connection, room, given)
        connection.execute(insert(s.rounds).values(row))

    await step(classes, room, values, also)


async def open_round(classes: Classes, room: ClassRoom) -> None:
    """Deal the next round; the top is computed meanwhile."""
    async with room.lock:
        activity = _playing(room)
        if activity.phase not in ("lobby", "example", "revealed") or activity.won is not None:
            raise Refused("not_now")
        number = activity.round + 1
        if activity.rounds is not None and number > activity.rounds:
            raise Refused("no_round")
        chance = await room.deals.chance()
        given = list(room.stored.gifts)
        deal = dealt(room.deals.play.dealer, _board_before(room, number), chance, number)
        if deal is None:
            raise Refused("nothing_to_deal")
        now = classes.context.now()
        at = activity.time(now)
        is_lesson = activity.kind == "lesson"
        since = LESSON.opens(number) if is_lesson else at
        until: int | None = None
        if is_lesson:
            until = LESSON.closes(number)
        elif activity.seconds is not None:
            until = since + 1000 * activity.seconds
        row = _round_row(room, number, deal.chance, deal.position)

        def also(connection: Connection) -> None:
            if activity.phase == "lobby":
                _only_these(connection, room, given)
            connection.execute(insert(s.rounds).values(row))
            nothing_shown(connection, room.id)
            note_seen(connection, room, now)

        values = {"phase": "open", "round": number, "since": since, "until": until}
        await step(classes, room, values, also)
    classes.context.spawn(find_top(classes, room, number))


def _board_before(room: ClassRoom, number: int) -> AnyPosition:
    """The board that a round is dealt to. Own boards are folded for each pupil; this one stays empty."""
    earlier = room.stored.rounds.get(number - 1)
    position = room.deals.common_position(number - 1) if number > 1 else None
    if earlier is None or position is None:
        return room.deals.play.begin
    return room.deals.play.dealer.after(position, earlier.put)


def _only_these(connection: Connection, room: ClassRoom, given: list[int]) -> None:
    """Bytes of pupils that came too late for the first deal don't count, so they are not kept: only those are of which it was made."""
    gifts, activity = s.gifts, running(room)
    connection.execute(
        delete(gifts).where(
            gifts.c["class"] == room.id,
            gifts.c.activity == activity.number,
            gifts.c.pupil.not_in(given),
        )
    )


def _round_row(
    room: ClassRoom, number: int, chance: tuple[str, ...], position: AnyPosition
) -> dict[str, object]:
    activity = running(room)
    return {
        "class": room.id,
        "activity": activity.number,
        "number": number,
        "chance": msgspec.json.encode(chance).decode(),
        "position": str(position),
        "top": None,
        "put": None,
        "marked": False,
    }


async def close_round(classes: Classes, room: ClassRoom) -> None:
    """No more answers; they are marked now."""
    async with room.lock:
        await _close(classes, room)


async def _close(classes: Classes, room: ClassRoom) -> None:
    activity = _playing(room)
    if activity.phase != "open":
        raise Refused("not_now")
    at = activity.time(classes.context.now())
    since = at if activity.until is None else min(at, activity.until)
    await step(classes, room, {"phase": "closed", "since": since, "until": None})
    await mark_round(classes, room)


async def reveal_round(classes: Classes, room: ClassRoom) -> None:
    async with room.lock:
        if _playing(room).phase == "open":
            await _close(classes, room)
        await reveal_closed(classes, room)


async def reveal_closed(classes: Classes, room: ClassRoom) -> None:
    activity = running(room)
    if activity.phase != "closed":
        raise Refused("not_now")
    if not room.stored.rounds[activity.round].marked:
        await mark_round(classes, room)
    is_lesson = activity.kind == "lesson"
    number = activity.round
    at = activity.time(classes.context.now())
    values: dict[str, object] = {"phase": "revealed", "since": at, "until": None}
    if is_lesson:
        is_last = number == LESSON.rounds
        values |= {"since": LESSON.closes(number)}
        values |= {"until": LESSON.end if is_last else LESSON.opens(number + 1)}
    if activity.kind == "dice":
        values["won"] = _won(room, activity)
    await step(classes, room, values)


def _won(room: ClassRoom, activity: ActivityRow) -> bool | None:
    """Against the dice: at 0 or below the class has won, after the last throw it has lost."""
    position = room.deals.common_position(activity.round)
    put = room.stored.rounds[activity.round].put
    assert position is not None
    if room.deals.play.dealer.after(position, put).scores[0] <= 0:
        return True
    return False if activity.round == activity.rounds else None


async def more_time(classes: Classes, room: ClassRoom) -> None:
    async with room.lock:
        activity = running(room)
        if activity.phase != "open" or activity.until is None or activity.kind == "lesson":
            raise Refused("not_now")
        await step(classes, room, {"until": activity.until + _MORE_MILLIS})
