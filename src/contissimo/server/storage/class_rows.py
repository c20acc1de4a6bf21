"""A class as it is stored: its rows as values, and reading all of them at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, TypeVar  # `Any`: a row of any of the tables

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, RowMapping, Select, Table, select

from contissimo.server.storage import class_schema as s
from contissimo.study.pupils import Animal, Colour

T = TypeVar("T", bound=Struct)


class PupilRow(Struct, frozen=True):
    number: int
    animal: Animal
    colour: Colour
    secret: str | None
    status: str
    tries: int
    guest: str | None
    is_new: bool
    node: str
    joined: int
    seen: int | None
    help: bool


class ActivityRow(Struct, frozen=True):
    number: int
    kind: str
    preset: str
    game: str
    ruleset: str
    ruleset_text: str
    board: str
    seconds: int | None
    rounds: int | None
    size: int
    pairs: bool
    phase: str
    round: int
    since: int
    until: int | None
    began: int
    paused: int | None
    shift: int
    credited: int
    seating: str
    turns: int
    won: bool | None
    commitment: bytes
    ended: int | None

    def time(self, now: int) -> int:
        """Milliseconds on its own clock, which stands while it is paused."""
        return (now if self.paused is None else self.paused) - self.began - self.shift


class RoundRow(Struct, frozen=True):
    activity: int
    number: int
    chance: str
    position: str
    top: str | None
    put: str | None
    marked: bool


class AnswerRow(Struct, frozen=True):
    activity: int
    round: int
    pupil: int
    move: str | None
    draft: str
    at: int
    points: int | None = None
    share: str | None = None
    right: bool | None = None

    @property
    def part(self) -> Fraction:
        return Fraction(self.share or "0")


class AttemptRow(Struct, frozen=True):
    id: int
    pupil: int
    activity: int
    round: int
    source: str
    move: str
    text: str
    said: int
    value: str
    right: bool
    causes: str
    cause: str | None
    at: int


class SnapshotRow(Struct, frozen=True):
    number: int
    place: int
    activity: int
    round: int
    pupil: int
    game: str
    move: str
    view: str
    points: int
    right: bool


class TaskRow(Struct, frozen=True):
    set: int
    number: int
    text: str
    value: int


class SeatsRow(Struct, frozen=True):
    match: str
    activity: int
    turn: int
    seats: str

    @property
    def pupils(self) -> list[list[int]]:
        return msgspec.json.decode(self.seats, type=list[list[int]])


class ClassRow(Struct, frozen=True):
    """The class itself, without its secrets."""

    id: str
    code: str
    teacher: str | None
    lang: str
    phase: str
    made: int
    seen: int
    days: int
    locked: bool
    approve: bool
    names: bool
    ranking: bool
    mistakes: bool
    shown: int | None


class Stored(Struct):
    """All that a room knows of its class. Rounds, answers and gifts are those of the current activity."""

    row: ClassRow
    pupils: dict[int, PupilRow]
    activity: ActivityRow | None
    rounds: dict[int, RoundRow]
    answers: dict[tuple[int, int], AnswerRow]
    """By round and pupil."""
    attempts: list[AttemptRow]
    snapshots: list[SnapshotRow]
    shown_rules: str | None
    """The ruleset by which the snapshot on the wall was played."""
    sets: dict[int, list[TaskRow]]
    tables: list[SeatsRow]
    gifts: dict[int, bytes]
    """By pupil."""


def read_class(connection: Connection, class_id: str) -> Stored | None:
    """A class with everything in it, or None."""
    mine = select(s.classes).where(s.classes.c.id == class_id)
    row = next(iter(_rows(connection, mine, ClassRow)), None)
    if row is None:
        return None
    acts = s.activities
    latest = _of(acts, class_id).order_by(acts.c.number.desc()).limit(1)
    activity = next(iter(_rows(connection, latest, ActivityRow)), None)
    number = 0 if activity is None else activity.number
    return Stored(
        row=row,
        pupils={p.number: p for p in _rows(connection, _of(s.pupils, class_id), PupilRow)},
        activity=activity,
        rounds={r.number: r for r in _rows(connection, _of(s.rounds, class_id, number), RoundRow)},
        answers={
            (a.round, a.pupil): a
            for a in _rows(connection, _of(s.answers, class_id, number), AnswerRow)
        },
        attempts=_rows(connection, _of(s.attempts, class_id).order_by(s.attempts.c.id), AttemptRow),
        snapshots=_rows(
            connection, _of(s.snapshots, class_id).order_by(s.snapshots.c.place), SnapshotRow
        ),
        shown_rules=_rules_of(connection, class_id, row.shown),
        sets=_by_set(
            _rows(
                connection, _of(s.sets, class_id).order_by(s.sets.c.set, s.sets.c.number), TaskRow
            )
        ),
        tables=sorted(
            _rows(connection, _of(s.tables, class_id, number), SeatsRow),
            key=lambda table: (table.turn, min(pupil for seat in table.pupils for pupil in seat)),
        ),
        gifts={
            row["pupil"]: bytes(row["bytes"])
            for row in connection.execute(_of(s.gifts, class_id, number)).mappings()
        },
    )


def read_pupil(connection: Connection, class_id: str, number: int) -> PupilRow:
    query = _of(s.pupils, class_id).where(s.pupils.c.number == number)
    (pupil,) = _rows(connection, query, PupilRow)
    return pupil


def _of(table: Table, class_id: str, activity: int | None = None) -> Select[Any]:
    query = select(table).where(table.c["class"] == class_id)
    return query if activity is None else query.where(table.c.activity == activity)


def _rows(connection: Connection, query: Select[Any], kind: type[T]) -> list[T]:
    names = kind.__struct_fields__
    return [
        kind(**{name: _plain(row, name) for name in names})
        for row in connection.execute(query).mappings()
    ]


def _plain(row: RowMapping, name: str) -> object:
    value = row[name]
    return bytes(value) if isinstance(value, memoryview) else value


def _rules_of(connection: Connection, class_id: str, snapshot: int | None) -> str | None:
    """The ruleset of the activity that a snapshot is from."""
    acts, shown = s.activities, s.snapshots
    is_it = (shown.c["class"] == acts.c["class"]) & (shown.c.activity == acts.c.number)
    query = select(acts.c.ruleset_text).join(shown, is_it)
    found = query.where(shown.c["class"] == class_id, shown.c.number == snapshot)
    return None if snapshot is None else connection.execute(found).scalar()


def _by_set(tasks: Sequence[TaskRow]) -> dict[int, list[TaskRow]]:
    found: dict[int, list[TaskRow]] = {}
    for task in tasks:
        found.setdefault(task.set, []).append(task)
    return found
