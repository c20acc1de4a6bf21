"""What an operator does to a database, whether a server runs on it or not: close, clear, back up, restore, export.

A backup is a gzip file with a line of JSON for each row, the same for SQLite and PostgreSQL. It holds
seeds and the cookie key, so it is as secret as the database.
"""

from __future__ import annotations

import asyncio
import gzip
import secrets
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from alembic.util import CommandError
from sqlalchemy import Connection, LargeBinary, Table, delete, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from contissimo.core.errors import BadFile, IllegalMove
from contissimo.core.game import Millis
from contissimo.play.record import record_of
from contissimo.server import schema
from contissimo.server.clocks import OPERATOR
from contissimo.server.loading import match_of, read_logs
from contissimo.server.names import LISTED
from contissimo.server.rows import read_tables
from contissimo.server.settings import DEFAULT_DATABASE, Settings
from contissimo.server.store import Work, open_store

FORMAT = "contissimo-backup-1"
_ROWS = 500
_PASSING = {"nodes", "jobs", "watchers"}
"""What means nothing once it is read elsewhere."""


def operate(database: str | None, work: Work[Any], *, write: bool = True) -> Any:
    """Run one transaction on a database, and let the servers on it know."""

    async def run() -> Any:
        store = await open_store(Settings(database=database or DEFAULT_DATABASE))
        try:
            return await (store.write(work) if write else store.read(work))
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except CommandError as error:  # a revision that this version has never heard of
        raise IllegalMove("database_newer") from error
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise IllegalMove("database_away", reason=type(error).__name__) from error


def prepare(database: str) -> None:
    """Bring a database up to date, so that a server on it can begin; `database_away` if there is none."""
    operate(database, lambda _: None, write=False)


def mark(connection: Connection) -> None:
    """Servers look for this every two seconds, and read everything again."""
    keys = schema.keys
    connection.execute(delete(keys).where(keys.c.name == OPERATOR))
    connection.execute(insert(keys).values(name=OPERATOR, value=secrets.token_bytes(8)))


def close_table(connection: Connection, match: str, now: Millis) -> None:
    matches, snapshots = schema.matches, schema.snapshots
    done = connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.phase.in_(("open", "giving", "running")))
        .values(phase="closed", ended=now)
    )
    if not done.rowcount:
        raise IllegalMove("no_such_table")
    connection.execute(
        update(snapshots).where(snapshots.c.match == match).values(deadline=None, computer=False)
    )
    mark(connection)


def clear_name(connection: Connection, name: str) -> int:
    """Take a name away wherever it stands; how many people had it."""
    guests, people = schema.guests, schema.people
    found = connection.execute(select(guests.c.id).where(guests.c.name == name)).all()
    connection.execute(update(guests).where(guests.c.name == name).values(name=LISTED[0]))
    seats = connection.execute(
        update(people).where(people.c.name == name).values(name=LISTED[0])
    ).rowcount
    mark(connection)
    return max(len(found), seats)


def backup(connection: Connection, file: Path) -> int:
    """All rows, as they are at one moment; how many."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
    count = 0
    with gzip.open(file, "wb") as out:
        out.write(
            msgspec.json.encode({"format": FORMAT, "revision": _revision(connection)}) + b"\n"
        )
        for table in _tables():
            for row in connection.execute(select(table)).mappings():
                out.write(msgspec.json.encode([f"{table.name}", _plain(dict(row))]) + b"\n")
                count += 1
    if connection.dialect.name == "sqlite":
        connection.rollback()
    return count


def restore(connection: Connection, file: Path) -> int:
    """Replace everything by what a backup has; how many rows."""
    count = 0
    with gzip.open(file, "rb") as lines:
        try:
            head = msgspec.json.decode(next(lines))
            is_ours = head["format"] == FORMAT and head["revision"] == _revision(connection)
        except (StopIteration, KeyError, TypeError, OSError, EOFError, msgspec.DecodeError):
            is_ours = False
        if not is_ours:
            raise BadFile("backup_unreadable", file=str(file), line=1)
        for table in reversed(_tables()):
            connection.execute(delete(table))
        tables = {table.name: table for table in _tables()}
        for name, rows in _batches(lines):
            table = tables[name]
            connection.execute(insert(table), [_bytes(table, row) for row in rows])
            count += len(rows)
    if connection.dialect.name == "postgresql":
        # Rows that bring their own number don't move the sequence on.
        connection.execute(
            text(
                "SELECT setval(pg_get_serial_sequence('phrases', 'id'), "
                "(SELECT COALESCE(MAX(id), 0) + 1 FROM phrases), false)"
            )
        )
    mark(connection)
    return count


def export(connection: Connection, folder: Path, *, running: bool) -> int:
    """A record for each match that is over, and for those that run as a spectator may have them."""
    matches = schema.matches
    phases = ("over", "running") if running else ("over",)
    found = connection.execute(
        select(matches.c.id).where(matches.c.phase.in_(phases)).order_by(matches.c.began)
    )
    ids = [row.id for row in found]
    folder.mkdir(parents=True, exist_ok=True)
    for match in ids:
        for table in read_tables(connection, [match]):
            played = match_of(table, read_logs(connection, [match])[match])
            seed = (table.secret.seed or b"") if played.over else b""
            record = record_of(played, seed=seed)
            (folder / f"{match}.record").write_text(str(record), "utf-8")
    return len(ids)


def _tables() -> list[Table]:
    return [t for t in schema.metadata.sorted_tables if t.name not in _PASSING]


def _revision(connection: Connection) -> str:
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    return {
        f"{key}": {"b64": b64encode(value).decode()} if isinstance(value, bytes) else value
        for key, value in row.items()
    }


def _bytes(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    blobs = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return {
        key: b64decode(value["b64"]) if key in blobs and value is not None else value
        for key, value in row.items()
    }


def _batches(lines: Any) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of the same table, some hundred at a time."""
    name, rows = "", list[dict[str, Any]]()
    for line in lines:
        table, row = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
        if rows and (table != name or len(rows) >= _ROWS):
            yield name, rows
            rows = []
        name = table
        rows.append(row)
    if rows:
        yield name, rows
