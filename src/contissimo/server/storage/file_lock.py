"""One server for one SQLite file: a second one is refused, because neither would be notified of what the other writes.

The lock is the system's and is released with the process, however that ends. It is on a file next to the database: opening and closing the
database itself would release the locks that SQLite has on it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from contissimo.server.errors import BadSetting
from contissimo.server.log import log
from contissimo.server.settings import Settings

try:
    import fcntl
except ImportError:  # pragma: no cover  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]


@contextmanager
def held_alone(settings: Settings) -> Iterator[None]:
    """Hold the database as long as this lasts; `database_in_use` if another server does. PostgreSQL allows many nodes."""
    path = _path(settings)
    if path is None or fcntl is None:
        yield
        return
    try:
        file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        yield  # the database can't be created there either: opening it reports that
        return
    try:
        _lock(file, path)
        yield
    finally:
        os.close(file)


def _path(settings: Settings) -> str | None:
    try:
        path = make_url(settings.database_url).database
    except ArgumentError:
        return None
    return path if settings.is_sqlite and path != ":memory:" else None


def _lock(file: int, path: str) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadSetting("database_in_use", place=path) from None
    except OSError as error:  # a file system without locks
        log.warning("unlocked", error=type(error).__name__)
