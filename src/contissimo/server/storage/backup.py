"""Backups: a gzip file with a line of JSON for each row, the same for SQLite and PostgreSQL.

The first line has the revision of the database and the number of rows, so a truncated file is detected. A database is backed up
unchanged, whatever its revision; a backup of an older one is migrated while it is restored. It contains seeds and the cookie key, so it is as secret as
the database.
"""

from __future__ import annotations

import gzip
import secrets
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Connection,
    LargeBinary,
    MetaData,
    Table,
    create_engine,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from contissimo.core.errors import BadFile
from contissimo.server.errors import BadSetting
from contissimo.server.storage import schema
from contissimo.server.storage.database import bring_up, revision_of
from contissimo.server.storage.match_rows import at_one_moment, new_epoch

FORMAT = "contissimo-backup-1"
_ROWS = 500
_PASSING = {"nodes", "jobs", "watchers"}
"""Rows that mean nothing in another database."""

T = TypeVar("T")
Row = dict[str, Any]  # of any of the tables, of any version


class Head(Struct):
    """The first line of a backup."""

    format: str
    revision: str
    rows: int | None = None
    """None: version 0.1 did not count them."""


class Restored(Struct):
    rows: int
    is_counted: bool
    """Whether the backup says how many it has, so that it is known to be complete."""


def mark(connection: Connection) -> None:
    """Servers check this every two seconds, and reload everything."""
    keys = schema.keys
    connection.execute(delete(keys).where(keys.c.name == schema.OPERATOR))
    connection.execute(insert(keys).values(name=schema.OPERATOR, value=secrets.token_bytes(8)))


def backup(connection: Connection, file: Path) -> int:
    """All rows, as they are at one moment; returns how many."""
    at_one_moment(connection)
    tables = _stored(connection)
    counts = [connection.execute(select(func.count()).select_from(table)) for table in tables]
    rows = sum(count.scalar_one() for count in counts)
    if not rows:
        raise BadSetting("backup_empty")
    revision = revision_of(connection)
    assert revision is not None
    with gzip.open(file, "wb") as out:
        out.write(msgspec.json.encode(Head(FORMAT, revision, rows)) + b"\n")
        for table in tables:
            for row in connection.execute(select(table)).mappings():
                out.write(msgspec.json.encode([f"{table.name}", _plain(dict(row))]) + b"\n")
    return rows


def restore(connection: Connection, file: Path) -> Restored:
    """Replace everything by the contents of a backup; returns how many rows."""
    with _opened(file) as (head, rows):
        if head.revision == schema.REVISIONS[-1]:
            count = _replace(connection, rows)
        else:
            with _brought_up(head, rows) as older:
                count = _replace(connection, _rows_of(older))
    # Servers may still hold the former data: nothing that they have read is valid any more.
    connection.execute(update(schema.snapshots).values(epoch=new_epoch()))
    if connection.dialect.name == "postgresql":
        # Rows with explicit numbers don't advance the sequence.
        connection.execute(
            text(
                "SELECT setval(pg_get_serial_sequence('phrases', 'id'), "
                "(SELECT COALESCE(MAX(id), 0) + 1 FROM phrases), false)"
            )
        )
    mark(connection)
    return Restored(count, head.rows is not None)


def in_backup(file: Path, work: Callable[[Connection], T]) -> T:
    """The result of work on a temporary database with the contents of a backup."""
    with _opened(file) as (head, rows), _brought_up(head, rows) as connection:
        return work(connection)


def in_copy(connection: Connection, work: Callable[[Connection], T]) -> T:
    """The result of work on a migrated copy of a database; the database itself stays unchanged."""
    with TemporaryDirectory(prefix="contissimo-") as folder:
        file = Path(folder) / "copy.gz"
        backup(connection, file)
        return in_backup(file, work)


@contextmanager
def _opened(file: Path) -> Iterator[tuple[Head, Iterator[tuple[str, Row]]]]:
    """The head of a backup, and its rows as they are read. BadFile if it is not a backup, or incomplete."""
    with gzip.open(file, "rb") as lines:
        try:
            head = msgspec.json.decode(lines.readline(), type=Head)
        except (OSError, EOFError, zlib.error, msgspec.DecodeError):
            head = Head("", "")
        if head.format != FORMAT or head.revision not in schema.REVISIONS:
            raise BadFile("backup_unreadable", file=str(file), line=1)
        try:
            yield head, _read(file, head, lines)
        except _Unfit as error:
            raise BadFile("backup_unreadable", file=str(file)) from error


def _read(file: Path, head: Head, lines: Iterable[bytes]) -> Iterator[tuple[str, Row]]:
    number = 1
    try:
        for number, line in enumerate(lines, 2):  # noqa: B007  # the last one is wanted
            yield msgspec.json.decode(line, type=tuple[str, Row])
    except (OSError, EOFError, zlib.error):
        raise BadFile("backup_cut", file=str(file), line=number + 1) from None
    except msgspec.DecodeError:
        raise BadFile("backup_unreadable", file=str(file), line=number) from None
    if number == 1:
        raise BadFile("backup_unreadable", file=str(file), line=2)
    if head.rows is not None and head.rows != number - 1:
        raise BadFile("backup_cut", file=str(file), line=number + 1)


class _Unfit(Exception):
    """A row that no table accepts."""


def _replace(connection: Connection, rows: Iterator[tuple[str, Row]]) -> int:
    _hold_all(connection)
    for table in reversed(_ours()):  # referencing rows first
        connection.execute(delete(table))
    return _insert(connection, _ours(), rows)


def _hold_all(connection: Connection) -> None:
    """Nobody else writes until this is done. SQLite has one writer in any case."""
    if connection.dialect.name == "postgresql":
        # In the order in which moves lock them: entries, then matches for the key, then snapshots. Otherwise there could be a deadlock.
        names = ", ".join(sorted(table.name for table in _ours()))
        connection.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))


def _insert(connection: Connection, tables: list[Table], rows: Iterator[tuple[str, Row]]) -> int:
    named = {table.name: table for table in tables}
    count = 0
    for name, some in _batches(rows):
        try:
            table = named[name]
            columns = {column.name for column in table.columns}
            if any(row.keys() != columns for row in some):
                raise LookupError(name)  # noqa: TRY301  # as what the next line may raise
            connection.execute(insert(table), [_bytes(table, row) for row in some])
        except OperationalError:
            raise
        except (SQLAlchemyError, LookupError, TypeError, ValueError) as error:
            raise _Unfit from error
        count += len(some)
    return count


@contextmanager
def _brought_up(head: Head, rows: Iterator[tuple[str, Row]]) -> Iterator[Connection]:
    """A separate database with the rows of a backup, migrated to this version."""
    with TemporaryDirectory(prefix="contissimo-") as folder:
        engine = create_engine(f"sqlite+pysqlite:///{folder}/copy.db", hide_parameters=True)
        try:
            with engine.begin() as connection:
                bring_up(connection, head.revision)
                _insert(connection, _stored(connection), rows)
                bring_up(connection)
            with engine.connect() as connection:
                yield connection
        finally:
            engine.dispose()


def _rows_of(connection: Connection) -> Iterator[tuple[str, Row]]:
    for table in _ours():
        for row in connection.execute(select(table)).mappings():
            yield f"{table.name}", _plain(dict(row))


def _ours() -> list[Table]:
    """The tables of this version."""
    return [t for t in schema.metadata.sorted_tables if t.name not in _PASSING]


def _stored(connection: Connection) -> list[Table]:
    """The tables of a database, as they are in it."""
    found = MetaData()
    found.reflect(connection)
    return [
        table
        for table in found.sorted_tables
        if table.name in schema.metadata.tables and table.name not in _PASSING
    ]


def _plain(row: Row) -> Row:
    return {
        f"{key}": {"b64": b64encode(value).decode()} if isinstance(value, bytes) else value
        for key, value in row.items()
    }


def _bytes(table: Table, row: Row) -> Row:
    blobs = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return {
        key: b64decode(value["b64"]) if key in blobs and value is not None else value
        for key, value in row.items()
    }


def _batches(rows: Iterable[tuple[str, Row]]) -> Iterator[tuple[str, list[Row]]]:
    """Rows of the same table, some hundred at a time."""
    name, some = "", list[Row]()
    for table, row in rows:
        if some and (table != name or len(some) >= _ROWS):
            yield name, some
            some = []
        name = table
        some.append(row)
    if some:
        yield name, some
