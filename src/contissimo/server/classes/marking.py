"""Marking a closed round: points, shares and causes of all answers, and what goes onto the board that all share."""

from __future__ import annotations

from collections import defaultdict

from sqlalchemy import Connection, update

from contissimo.core.game import AnyPosition
from contissimo.server.classes.registry import Classes
from contissimo.server.classes.room import ClassRoom
from contissimo.server.classes.steps import running
from contissimo.server.classes.tops import find_top
from contissimo.server.storage import class_schema as s
from contissimo.server.storage.class_rows import ActivityRow
from contissimo.study.classes import Marked, commonest_right
from contissimo.study.deals.dealer import Top
from contissimo.study.mistakes import named

_MOST_CHANGED = 5
"""Of one pupil in a round: a class waits while they are explained."""


async def mark_round(classes: Classes, room: ClassRoom) -> None:
    """Points, shares and causes of all answers of a closed round. Done twice it does the same."""
    activity = running(room)
    number = activity.round
    top = await find_top(classes, room, number)
    answers = [
        (answer.pupil, position, answer.move)
        for (round_, pupil), answer in sorted(room.stored.answers.items())
        if round_ == number
        and answer.move is not None
        and (position := room.deals.position_of(pupil, number)) is not None
    ]
    own = activity.board == "own"
    marks = await room.ask("class_marked", room.deals.play.game.key, answers, top, own)
    assert isinstance(marks, dict)
    put = _put(activity, marks, top)
    changed = _changed(room, activity)
    causes = await room.ask("class_explained", room.deals.play.game.key, changed) if changed else {}
    assert isinstance(causes, dict)

    def work(connection: Connection) -> None:
        _write_marks(connection, room.id, activity, marks, put)
        for id_, found in causes.items():
            wrong = update(s.attempts).where(s.attempts.c.id == id_)
            connection.execute(wrong.values(causes=" ".join(found), cause=named(found)))

    await classes.context.store.write(work)
    await classes.changed(room)
    classes.context.spawn(_profiles(room))


async def _profiles(room: ClassRoom) -> None:
    await room.compute_profiles()
    room.touch(0)


def _changed(room: ClassRoom, activity: ActivityRow) -> list[tuple[int, AnyPosition, str]]:
    """Wrong answers that were changed before the round was closed: they say as much of a pupil as the last one."""
    number = activity.round
    found: dict[int, list[tuple[int, AnyPosition, str]]] = defaultdict(list)
    for each in room.stored.attempts:
        where = each.source, each.activity, each.round
        if each.right or where != ("round", activity.number, number):
            continue
        answer, position = room.answer_of(each.pupil), room.deals.position_of(each.pupil, number)
        if answer is not None and answer.move != each.move and position is not None:
            found[each.pupil].append((each.id, position, each.move))
    return [each for some in found.values() for each in some[-_MOST_CHANGED:]]


def _put(activity: ActivityRow, marks: dict[int, Marked], top: Top | None) -> str | None:
    """What goes onto the board that all share."""
    if activity.board == "top":
        return None if top is None else top.move
    if activity.board == "common":
        chosen = commonest_right(marks.values())
        return None if chosen is None else chosen.move
    return None


def _write_marks(
    connection: Connection,
    class_id: str,
    activity: ActivityRow,
    marks: dict[int, Marked],
    put: str | None,
) -> None:
    answers, attempts, rounds = s.answers, s.attempts, s.rounds
    number = activity.round
    for pupil, mark in marks.items():
        connection.execute(
            update(answers)
            .where(
                answers.c["class"] == class_id,
                answers.c.activity == activity.number,
                answers.c.round == number,
                answers.c.pupil == pupil,
            )
            .values(points=mark.points, share=str(mark.share), right=mark.right)
        )
        if not mark.right:
            connection.execute(
                update(attempts)
                .where(
                    attempts.c["class"] == class_id,
                    attempts.c.activity == activity.number,
                    attempts.c.round == number,
                    attempts.c.pupil == pupil,
                    attempts.c.source == "round",
                    attempts.c.move == mark.move,
                )
                .values(causes=" ".join(mark.causes), cause=mark.cause)
            )
    connection.execute(
        update(rounds)
        .where(
            rounds.c["class"] == class_id,
            rounds.c.activity == activity.number,
            rounds.c.number == number,
        )
        .values(put=put, marked=True)
    )
