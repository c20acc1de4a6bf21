"""`contissimo check`: the tables of a database that can't be continued, and what is wrong with each.

Every log is folded by the rules from its first entry on and compared with its snapshot. A server reads only snapshots, so this finds more.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from sqlalchemy import Connection, select

from contissimo.server.storage import schema
from contissimo.server.storage.match_rows import (
    Stored,
    at_one_moment,
    folded,
    read_logs,
    snapshot_of,
)
from contissimo.server.storage.table_rows import Damages, TableRow, read_tables

_AT_ONCE = 100
_OF_TABLES = (
    *(schema.entries, schema.snapshots, schema.secrets, schema.people),
    *(schema.gifts, schema.votes, schema.mutes),
)


class Finding(Struct, frozen=True):
    table: str
    what: str
    """A code; the sentence is in the catalogue."""


class Checked(Struct):
    tables: int
    found: list[Finding]


def check(connection: Connection) -> Checked:
    """Check every table, as they all were at one moment."""
    at_one_moment(connection)
    matches = schema.matches
    ids = [row.id for row in connection.execute(select(matches.c.id).order_by(matches.c.id))]
    found: list[Finding] = []
    for start in range(0, len(ids), _AT_ONCE):
        found += _damaged(connection, ids[start : start + _AT_ONCE])
    found += _orphans(connection)
    return Checked(len(ids), sorted(found, key=lambda finding: (finding.table, finding.what)))


def _damaged(connection: Connection, ids: list[str]) -> Iterator[Finding]:
    damages: Damages = {}
    tables = read_tables(connection, ids, damages)
    yield from (Finding(match, "table_unreadable") for match in damages)
    logs = read_logs(connection, ids)
    for table in tables:
        what = _wrong(table, logs[table.id])
        if what is not None:
            yield Finding(table.id, what)


def _wrong(table: TableRow, stored: Stored) -> str | None:
    rows, snapshot = stored.rows, stored.snapshot
    if [row["seq"] for row in rows] != list(range(1, len(rows) + 1)):
        return "log_missing"
    if not rows:
        return "log_missing" if snapshot or table.phase in ("running", "over") else None
    try:
        match = folded(table, rows)
    except Exception:  # noqa: BLE001  # whatever it is, this log can't be read
        return "log_unreadable"
    if len(match.log) != len(rows) or (table.phase == "over" and not match.over):
        return "log_missing"
    if snapshot is None:
        return "snapshot_missing"
    fold = snapshot_of(match)
    if table.phase == "closed":
        del fold["deadline"]  # closing it removed the clock
    if snapshot["seq"] > len(rows):
        return "log_missing"
    return "snapshot_wrong" if {key: snapshot[key] for key in fold} != fold else None


def _orphans(connection: Connection) -> Iterator[Finding]:
    """Rows that belong to no table."""
    known = select(schema.matches.c.id)
    names = set[str]()
    for table in _OF_TABLES:
        lost = select(table.c.match).where(table.c.match.not_in(known)).distinct()
        names |= {row.match for row in connection.execute(lost)}
    yield from (Finding(name, "orphan") for name in names)
