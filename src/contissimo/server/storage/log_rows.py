"""The rows that every move writes, and the statements that write them: defined once, for both databases.

The order of the fields is the order of the values on their way to SQLite.
"""

from __future__ import annotations

from typing import NamedTuple

from contissimo.server.storage import schema


class EntryRow(NamedTuple):
    match: str
    seq: int
    seat: int
    move: str
    points: str
    total: str
    clock: int
    message: str | None


class SnapshotRow(NamedTuple):
    """The new snapshot, and the one that it replaces: of a match, after entry `before`, of an epoch."""

    computer: bool
    seq: int
    position: str
    clock: str
    acting: str
    deadline: int | None
    match: str
    before: int
    epoch: int | None


class EndRow(NamedTuple):
    """A match that is over."""

    ended: int
    match: str


_CHANGED = SnapshotRow._fields[:6]
_KNOWN_BY = {"match": "match", "before": "seq", "epoch": "epoch"}
"""Fields of the row that identify the snapshot to be replaced, with their columns."""


def _entries() -> str:
    names, places = ", ".join(EntryRow._fields), ", ".join("?" for _ in EntryRow._fields)
    return f"INSERT OR ROLLBACK INTO entries ({names}) VALUES ({places})"  # noqa: S608  # names of our own


def _snapshots() -> str:
    changes = ", ".join(f"{name} = ?" for name in _CHANGED)
    which = " AND ".join(f"{column} = ?" for column in _KNOWN_BY.values())
    return f"UPDATE OR ROLLBACK snapshots SET {changes} WHERE {which}"  # noqa: S608  # as above


# A snapshot is updated in place: REPLACE would rewrite it and all its indexes. It has to be the one that the
# writer has seen (docs/decisions/0010).
SQLITE = (
    _entries(),
    _snapshots(),
    "UPDATE OR ROLLBACK matches SET phase = 'over', ended = ? WHERE id = ?",
)
"""The statement for the rows of each kind, in this order."""


def _postgres_snapshots() -> str:
    """One statement for all rows, because only then does the database report how many it has changed."""
    columns = schema.snapshots.c
    kinds = {name: columns[_KNOWN_BY.get(name, name)].type for name in SnapshotRow._fields}
    typed = ", ".join(f'"{name}" {kind}' for name, kind in kinds.items())
    changes = ", ".join(f"{name} = r.{name}" for name in _CHANGED)
    which = " AND ".join(f's.{column} = r."{name}"' for name, column in _KNOWN_BY.items())
    rows = f"json_to_recordset(CAST(:rows AS json)) AS r({typed})"
    return f"UPDATE snapshots AS s SET {changes} FROM {rows} WHERE {which}"  # noqa: S608  # as above


POSTGRES_SNAPSHOTS = _postgres_snapshots()
