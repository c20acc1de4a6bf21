"""What the server looks for again and again: each look is one read, with statements that are built once.

On an idle server this is nearly all of the work.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, func, select

from contissimo.server.storage.schema import OPERATOR, keys, matches, snapshots

# A subquery, not a join: that would read all running tables to find the few that are due.
_is_running = (
    select(matches.c.phase).where(matches.c.id == snapshots.c.match).scalar_subquery() == "running"
)
_overdue = (
    select(snapshots.c.match)
    .where(snapshots.c.deadline <= bindparam("now"), _is_running)
    .limit(bindparam("most"))
)
_ungiven = select(matches.c.id).where(
    matches.c.phase == "giving", matches.c.give_by <= bindparam("now")
)
_to_think = (
    select(snapshots.c.match).where(snapshots.c.computer, _is_running).limit(bindparam("most"))
)
_mark = select(keys.c.value).where(keys.c.name == OPERATOR)
_phases = select(matches.c.phase, func.count()).group_by(matches.c.phase)


class Due(NamedTuple):
    """The ids of tables at which time has run out."""

    moves: list[str]
    """For a move or another decision of a running match."""
    gifts: list[str]
    """For the bytes that a match waits for before it begins."""


def read_due(connection: Connection, now: int, most: int) -> Due:
    """Tables that are closed are left alone."""
    moves = connection.execute(_overdue, {"now": now, "most": most}).scalars()
    gifts = connection.execute(_ungiven, {"now": now}).scalars()
    return Due([*moves], [*gifts])


class Around(NamedTuple):
    to_think: list[str]
    """The ids of running tables at which a computer player is to move."""
    mark: bytes
    """It changes whenever an operator has changed the database."""
    phases: Mapping[str, int]
    """How many tables there are in each phase."""


def read_around(connection: Connection, most: int) -> Around:
    to_think = connection.execute(_to_think, {"most": most}).scalars()
    mark = connection.execute(_mark).scalar()
    phases: dict[str, int] = dict(connection.execute(_phases).all())
    return Around([*to_think], b"" if mark is None else bytes(mark), phases)
