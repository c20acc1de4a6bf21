"""What an operator does to a database, whether a server runs on it or not: close, clear, back up, restore, export, check."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from sqlalchemy import Connection, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from contissimo.core.game import Millis
from contissimo.play.record import record_of
from contissimo.server.errors import BadSetting
from contissimo.server.settings import DATABASES, DEFAULT_DATABASE, Settings
from contissimo.server.storage import backup, integrity, schema
from contissimo.server.storage.backup import Restored, mark
from contissimo.server.storage.database import DatabaseNewer, Work, revision_of, store_of
from contissimo.server.storage.integrity import Checked
from contissimo.server.storage.match_rows import match_of, new_epoch, read_logs
from contissimo.server.storage.table_rows import Damaged, read_table

T = TypeVar("T")

_TRIES = 10
_DEADLOCK = "40P01"
"""PostgreSQL: a deadlock, and one transaction was cancelled."""


def operate(
    database: str | None,
    work: Work[T],
    *,
    write: bool = True,
    make: bool = False,
    any_revision: bool = False,
) -> T:
    """Run one transaction on a database, and notify the servers on it.

    Only `make` creates a missing database, or migrates one; only with `any_revision` may it be an older one.
    """
    if database and database.partition("://")[0] not in DATABASES:
        raise BadSetting("database_form")

    async def run() -> T:
        settings = Settings(database=database or DEFAULT_DATABASE, answer_seconds=0)
        if not make:
            _must_be_there(settings)
        store = store_of(settings)
        try:
            if make:
                await store.upgrade()
            else:
                _must_fit(await store.read(revision_of), settings, any_revision=any_revision)
            return await (store.write(work) if write else store.read(work))
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except DatabaseNewer as error:
        raise BadSetting("database_newer") from error
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise BadSetting("database_away", reason=type(error).__name__) from error


def _must_be_there(settings: Settings) -> None:
    path = make_url(settings.database_url).database
    if settings.is_sqlite and path and path != ":memory:" and not Path(path).is_file():
        raise BadSetting("database_missing", place=path)


def _must_fit(revision: str | None, settings: Settings, *, any_revision: bool) -> None:
    if revision is None:
        place = make_url(settings.database_url).render_as_string(hide_password=True)
        raise BadSetting("database_missing", place=place)
    if revision not in schema.REVISIONS:
        raise BadSetting("database_newer")
    if not any_revision and revision != schema.REVISIONS[-1]:
        raise BadSetting("database_older")


def prepare(database: str) -> None:
    """Migrate a database, so that a server on it can start; `database_away` if there is none."""
    operate(database, lambda _: None, write=False, make=True)


def restore(database: str | None, file: Path) -> Restored:
    """Replace a whole database by the contents of a backup. It waits for writers that are in the way."""
    for left in reversed(range(_TRIES)):
        try:
            restored: Restored = operate(
                database, lambda connection: backup.restore(connection, file), make=True
            )
        except BadSetting as error:
            if not left or _sqlstate(error.__cause__) != _DEADLOCK:
                raise
        else:
            return restored
    raise AssertionError


def _sqlstate(error: BaseException | None) -> str | None:
    return getattr(getattr(error, "orig", None), "sqlstate", None)


def check(database: str | None) -> Checked:
    """Check every table; a database of an older revision is checked in a copy."""
    revision = operate(database, revision_of, write=False, any_revision=True)
    work: Work[Checked] = integrity.check
    if revision != schema.REVISIONS[-1]:
        work = partial(backup.in_copy, work=integrity.check)
    checked: Checked = operate(database, work, write=False, any_revision=True)
    return checked


def check_backup(file: Path) -> Checked:
    """Check every table of a backup."""
    checked: Checked = backup.in_backup(file, integrity.check)
    return checked


def close_table(connection: Connection, match_id: str, now: Millis) -> None:
    matches, snapshots = schema.matches, schema.snapshots
    done = connection.execute(
        update(matches)
        .where(matches.c.id == match_id, matches.c.phase.in_(("open", "giving", "running")))
        .values(phase="closed", ended=now)
    )
    if not done.rowcount:
        raise BadSetting("no_such_table")
    connection.execute(
        update(snapshots)
        .where(snapshots.c.match == match_id)
        .values(deadline=None, computer=False, epoch=new_epoch())
    )
    mark(connection)


def clear_name(connection: Connection, name: str, instead: str) -> int:
    """Replace a name wherever it occurs; returns how many people had it."""
    guests, people = schema.guests, schema.people
    found = connection.execute(select(guests.c.id).where(guests.c.name == name)).all()
    connection.execute(update(guests).where(guests.c.name == name).values(name=instead))
    seats = connection.execute(
        update(people).where(people.c.name == name).values(name=instead)
    ).rowcount
    mark(connection)
    return max(len(found), seats)


class Exported(Struct):
    records: int
    damaged: list[str]
    """Tables that can't be read."""


def export(connection: Connection, folder: Path, *, running: bool) -> Exported:
    """A record for each match that is over, and for running ones as a spectator may have them."""
    matches = schema.matches
    phases = ("over", "running") if running else ("over",)
    found = connection.execute(
        select(matches.c.id).where(matches.c.phase.in_(phases)).order_by(matches.c.began)
    )
    ids = [row.id for row in found]
    folder.mkdir(parents=True, exist_ok=True)
    damaged: list[str] = []
    for match_id in ids:
        try:
            table = read_table(connection, match_id)
            played = match_of(table, read_logs(connection, [match_id])[match_id])
        except Damaged:
            damaged.append(match_id)
            continue
        seed = (table.secret.seed or b"") if played.over else b""
        record = record_of(played, seed=seed)
        (folder / f"{match_id}.record").write_text(str(record), "utf-8")
    return Exported(len(ids) - len(damaged), damaged)
