"""The rows of some matches, straight from the driver: what every arrival, departure and start reads.

SQLAlchemy would build, key and look up each of these queries again; they are always the same.
A log of 60 entries takes 128 µs and 369 with SQLAlchemy's `select`, no rows 20 and 91 (bench/bench_short_cuts.py).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Boolean, Connection, Table

Row = dict[str, Any]  # a column is what its table says


def fetch(
    connection: Connection, table: Table, ids: Sequence[str], *, key: str = "match", after: int = 0
) -> list[Row]:
    """The rows of these matches in the order of the primary key; of a log, those after an entry."""
    sqlite = connection.dialect.name == "sqlite"
    query, names, flags = _query(table, key, sqlite=sqlite, tail=after > 0)
    given: str | list[str] = msgspec.json.encode(list(ids)).decode() if sqlite else list(ids)
    found = connection.exec_driver_sql(query, (given, after) if after else (given,))
    rows = [dict(zip(names, row, strict=True)) for row in found]
    for name in flags:
        for row in rows:
            row[name] = bool(row[name])  # SQLite has numbers for them
    return rows


def by_match(rows: list[Row]) -> dict[str, list[Row]]:
    """Rows grouped by match, without its id."""
    groups: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        groups[row.pop("match")].append(row)
    return groups


@cache
def _query(
    table: Table, key: str, *, sqlite: bool, tail: bool
) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """The text, the names of the columns, and which of them are flags."""
    names = tuple(f"{column.name}" for column in table.columns)
    flags = tuple(f"{c.name}" for c in table.columns if isinstance(c.type, Boolean))
    columns = ", ".join(f'"{name}"' for name in names)
    order = ", ".join(f'"{column.name}"' for column in table.primary_key)
    these = "IN (SELECT value FROM json_each(?))" if sqlite else "= ANY($1)"
    more = f" AND seq > {'?' if sqlite else '$2'}" if tail else ""
    text = f'SELECT {columns} FROM {table.name} WHERE "{key}" {these}{more} ORDER BY {order}'  # noqa: S608  # names of our own schema
    return text, names, flags
