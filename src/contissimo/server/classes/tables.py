"""Tables of a class: seating pupils at once, at random, by result or by hand, rotating them, and how their boards stand."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import suppress
from fractions import Fraction
from itertools import chain, combinations

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from contissimo.core.game import AnyPosition, Seat
from contissimo.engine.registry import players_of
from contissimo.server.classes.registry import Classes
from contissimo.server.classes.room import ClassRoom, TableBoard
from contissimo.server.classes.screen_parts import match_of, tables_now
from contissimo.server.classes.seats import seat as seat_pupil
from contissimo.server.classes.steps import lock_class, running, step
from contissimo.server.errors import Refused
from contissimo.server.live.registry import Registry
from contissimo.server.storage import class_schema as s
from contissimo.server.storage import schema
from contissimo.server.storage.class_rows import ActivityRow, read_pupil
from contissimo.server.storage.retention import close_matches
from contissimo.server.storage.table_rows import Setup
from contissimo.server.tables.create import insert_table
from contissimo.server.tables.start import commit_seed
from contissimo.study.classes import percent, standing
from contissimo.study.seating import (
    PAIR,
    Table,
    by_result,
    least_met,
    rotated,
    seated,
    shuffled,
    tables_of,
    unrotated,
)

DEFAULT_LEVEL = "level-3"
_LIVE = ("open", "giving", "running")
_WON = 101
"""More than any share in percent."""


class _Rng:
    """Who sits with whom is nobody's chance to verify."""

    def below(self, bound: int) -> int:
        return secrets.randbelow(bound)


async def seat(
    classes: Classes,
    registry: Registry,
    room: ClassRoom,
    *,
    how: str,
    size: int | None,
    by_hand: Sequence[Sequence[int]],
    level: str | None,
) -> None:
    """Seat everybody who is in, and close what was played before; or, `late`, those who have no table yet, next to all others."""
    async with room.lock:
        activity = running(room)
        if activity.kind != "tables":
            raise Refused("not_now")
        computer = level or DEFAULT_LEVEL
        if computer not in players_of(activity.game):
            raise Refused("level_unknown", level=computer)
        pupils = [pupil.number for pupil in room.admitted]
        before = msgspec.json.decode(activity.seating, type=list[int])
        many = size or activity.size
        shared = _is_shared(room, activity, many)
        also = how == "late" and bool(tables_now(room))
        if how == "hand":
            circle = unrotated([number for table in by_hand for number in table])
            tables = _by_hand(room, by_hand, pupils, activity)
        elif also:
            late = [number for number in pupils if match_of(room, number) is None]
            circle = [*before, *(number for number in late if number not in before)]
            tables = tables_of(late, many, pairs=shared)
        else:
            circle = await _circle(classes, room, pupils, before, how)
            times = least_met(circle, many, _met(room)) if how == "rotate" else 0
            tables = tables_of(rotated(circle, times), many, pairs=shared)
        _check(room, tables)
        values: dict[str, object] = {"seating": msgspec.json.encode(circle).decode()}
        if not also:
            await close_tables(classes, registry, room)
            values |= {"turns": activity.turns + 1, "round": activity.round + 1, "phase": "open"}
        await step(classes, room, values)
        for table in tables:
            await _make(classes, registry, room, table, computer)
        await classes.changed(room)


async def _circle(
    classes: Classes, room: ClassRoom, pupils: list[int], before: list[int], how: str
) -> list[int]:
    """The pupils in the order that is rotated from game to game."""
    if how == "rotate" and before:
        stayed = [number for number in before if number in pupils]
        return [*stayed, *(n for n in pupils if n not in stayed)]
    if how == "result":
        return unrotated(by_result(pupils, await _last_results(classes, room)))
    return shuffled(pupils, _Rng())


def _met(room: ClassRoom) -> Counter[frozenset[int]]:
    """How often two pupils sat at one table in this lesson."""
    tables = ([pupil for seat in table.pupils for pupil in seat] for table in room.stored.tables)
    return Counter(frozenset(two) for table in tables for two in combinations(table, 2))


async def _last_results(classes: Classes, room: ClassRoom) -> dict[int, int]:
    """By pupil, the mean share of the rounds that were marked last, and first of all whether they won at their table."""
    answers, activity = s.answers, running(room)
    marked = answers.c["class"] == room.id, answers.c.share.is_not(None)
    last = select(func.max(answers.c.activity)).where(*marked).scalar_subquery()
    rows = await classes.context.store.rows(
        select(answers.c.pupil, answers.c.points, answers.c.share).where(
            *marked, answers.c.activity == last
        )
    )
    rounds: dict[int, list[tuple[int, Fraction]]] = defaultdict(list)
    for row in rows:
        rounds[row["pupil"]].append((row["points"] or 0, Fraction(row["share"])))
    results = {pupil: percent(standing(some).mean) for pupil, some in rounds.items()}
    winners = {board.match: board.winners for board in room.boards}
    for table in room.stored.tables:
        for seat in winners.get(table.match, ()) if table.turn == activity.turns else ():
            for pupil in table.pupils[seat - 1]:
                results[pupil] = results.get(pupil, 0) + _WON
    return results


def _is_shared(room: ClassRoom, activity: ActivityRow, pupils: int) -> bool:
    """Whether so many pupils at a table sit in pairs: as the lesson has it, or because the game has fewer seats."""
    return activity.pairs or pupils > max(room.deals.play.game.seat_counts)


def _by_hand(
    room: ClassRoom, given: Sequence[Sequence[int]], pupils: list[int], activity: ActivityRow
) -> list[Table]:
    order = [number for table in given for number in table]
    if len(set(order)) != len(order) or not set(order) <= set(pupils):
        raise Refused("seating_wrong")
    return [seated(table, pairs=_is_shared(room, activity, len(table))) for table in given]


def _check(room: ClassRoom, tables: list[Table]) -> None:
    """Refuse tables that the game has no seats for."""
    allowed = room.deals.play.game.seat_counts
    crowded = any(len(seat) > PAIR for table in tables for seat in table)
    if not tables or crowded or any(len(table) not in allowed for table in tables):
        raise Refused("seating_wrong")


async def _make(
    classes: Classes,
    registry: Registry,
    room: ClassRoom,
    table: Table,
    level: str,
) -> None:
    """One table, begun: its people have a few seconds to add to the chance."""
    activity = running(room)
    setups = [Setup(None, len(people)) if people else Setup(level, 1) for people in table]
    made = await insert_table(
        registry,
        game=activity.game,
        rules=room.deals.play.rules,
        setups=setups,
        seated=[],
        flags={"listed": False, "help": False, "unseen": False, "host": None},
    )
    row = {
        "class": room.id,
        "match": made.id,
        "activity": activity.number,
        "turn": activity.turns,
        "seats": msgspec.json.encode(table).decode(),
    }
    matches, stored, now = schema.matches, room.stored.row, classes.context.now()
    # The teacher may watch, but a whole class counts against nobody's number of tables.
    host = update(matches).where(matches.c.id == made.id).values(host=stored.teacher)

    def work(connection: Connection) -> None:
        """At one moment: who changes the device does so before it, or finds the table."""
        lock_class(connection, room.id)
        connection.execute(insert(s.tables).values(row))
        connection.execute(host)
        for pupil in chain.from_iterable(table):
            sits = read_pupil(connection, room.id, pupil)
            seat_pupil(connection, stored.lang, sits, made.id, table, now)

    await classes.context.store.write(work)
    await _begin(classes, registry, made.id)


async def _begin(classes: Classes, registry: Registry, match_id: str) -> None:
    """Unless nobody is there for a seat: its pupils sit down as soon as they have a device again, and the table waits."""
    with suppress(Refused):
        await commit_seed(registry, match_id, classes.context.settings.give_seconds)
    await registry.changed(match_id)


async def sit_again(classes: Classes, registry: Registry, room: ClassRoom, pupil: int) -> None:
    """A pupil is back, and their seats are another device's now; a table that waited for them begins."""
    tables, matches = s.tables, schema.matches
    # The room may not have read the tables yet that are being made.
    rows = await classes.context.store.rows(
        select(tables.c.match, tables.c.seats, matches.c.phase)
        .join(matches, matches.c.id == tables.c.match)
        .where(tables.c["class"] == room.id, matches.c.phase != "closed")
    )
    for row in rows:
        seats = msgspec.json.decode(row["seats"], type=list[list[int]])
        if not any(pupil in pupils for pupils in seats):
            continue
        if row["phase"] == "open":
            await _begin(classes, registry, row["match"])
        else:
            await registry.changed(row["match"])


async def close_tables(classes: Classes, registry: Registry, room: ClassRoom) -> None:
    """The tables before are over, however they stand."""
    ids = [table.match for table in room.stored.tables]
    now, matches = classes.context.now(), schema.matches

    def work(connection: Connection) -> list[str]:
        live = select(matches.c.id).where(matches.c.id.in_(ids), matches.c.phase.in_(_LIVE))
        found = list(connection.execute(live.with_for_update()).scalars())
        close_matches(connection, found, now)
        return found

    if ids:
        for match_id in await classes.context.store.write(work):
            await registry.changed(match_id)


async def look_at_tables(classes: Classes, room: ClassRoom) -> None:
    """Read the boards that have changed, for the teacher's two screens."""
    activity = room.activity
    watched = any(reader.role != "pupil" for reader in room.readers.values())
    if activity is None or activity.kind != "tables" or not watched:
        return
    now = [table.match for table in room.stored.tables if table.turn == activity.turns]
    snapshots = schema.snapshots
    seqs = await classes.context.store.rows(
        select(snapshots.c.match, snapshots.c.seq).where(snapshots.c.match.in_(now))
    )
    known = {board.match: board.seq for board in room.boards}
    stale = [row["match"] for row in seqs if known.get(row["match"]) != row["seq"]]
    if not stale and set(known) <= set(now):
        return
    rows = await classes.context.store.rows(
        select(snapshots.c.match, snapshots.c.seq, snapshots.c.position).where(
            snapshots.c.match.in_(stale)
        )
    )
    boards = {board.match: board for board in room.boards if board.match in now}
    for row in rows:
        position = room.deals.play.game.read_position(row["position"], room.deals.play.rules)
        boards[row["match"]] = _board(row["match"], row["seq"], position)
        await asyncio.sleep(0)  # others get their turn
    room.boards = [boards[match] for match in now if match in boards]
    room.touch(0)


def _board(match_id: str, seq: int, position: AnyPosition) -> TableBoard:
    outcome = position.outcome
    winners: list[Seat] = [] if outcome is None else list(outcome.winners)
    return TableBoard(
        match=match_id,
        seq=seq,
        view=position.shown_to(None),
        scores=list(position.scores),
        over=outcome is not None,
        winners=[int(seat) for seat in winners],
    )
