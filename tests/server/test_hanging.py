"""A database that is locked or full, or a scribe that hangs: everybody is answered, nothing is lost, and health says so."""

from __future__ import annotations

import resource
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from contissimo.server.storage import sqlite_writer_process
from contissimo.server.storage.health import Health
from tests.server.helpers import PATIENCE, Client, Running, pair, serving, settings_for

QUICK = 3.0
"""Seconds for an answer: a busy machine still answers in time, and what hangs is found out soon."""
DEFAULT = 6.0

quick_and_by_default = pytest.mark.parametrize(
    "seconds", [QUICK, pytest.param(DEFAULT, marks=pytest.mark.soak)]
)


def health_comes_to(client: Client, code: int) -> dict[str, Any]:
    """What health says, once it is this."""
    limit = time.monotonic() + PATIENCE
    while (answer := client.http.get("/api/health")).status_code != code:
        assert time.monotonic() < limit, answer.text
        time.sleep(0.05)  # nobody sends word of it
    found: dict[str, Any] = answer.json()
    return found


def first_mover(running: Running, **fields: Any) -> tuple[Client, str, int]:
    """Whoever is to move at a new table, its name and the number of its last entry."""
    ana, bo, match = pair(running, **fields)
    states = [client.state(match) for client in (ana, bo)]
    return (ana, bo)[states[0]["to_act"][0] - 1], match, states[0]["seq"]


def passes(mover: Client, match: str, seq: int) -> None:
    """The same message as often as it takes; it counts once."""
    limit = time.monotonic() + PATIENCE
    while (told := mover.move(match, seq, "pass", id="pass"))["t"] == "refused":
        assert told["why"] == "again"
        assert time.monotonic() < limit
    assert [entry[2] for entry in told["log"]].count("pass") == 1


def is_told_again(mover: Client, match: str, seq: int) -> None:
    assert mover.move(match, seq, "pass", id="pass")["why"] == "again"


@contextmanager
def locked(running: Running) -> Iterator[None]:
    """Somebody else writes into the file, and does not come to an end."""
    path = running.settings.database.removeprefix("sqlite:///")
    other = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


# A lock


@quick_and_by_default
def test_while_the_file_is_locked_everybody_may_try_again_and_health_is_503(
    tmp_path: Path, seconds: float
) -> None:
    with serving(settings_for(tmp_path, give_seconds=60, answer_seconds=seconds)) as running:
        movers = [first_mover(running) for _ in range(3)]
        asking = running.watcher()
        well = health_comes_to(asking, 200)
        before = running.app.node.now()
        assert "since" not in well
        with locked(running):
            for mover, match, seq in movers:
                mover.send("move", id="pass", match=match, seq=seq, move="pass")
            for mover, _, _ in movers:
                assert mover.wait("refused")["why"] == "again"
            refused = asking.http.post("/api/me", json={})
            assert (refused.status_code, refused.json()["why"]) == (503, "again")
            unwell = health_comes_to(asking, 503)
            assert (unwell["ok"], unwell["version"]) == (False, well["version"])
            assert abs(unwell["since"] - before) < 1000 * PATIENCE
        assert health_comes_to(asking, 200) == well
        for mover, match, seq in movers:
            passes(mover, match, seq)


def test_a_lock_is_waited_for_once_by_all_batches_together(tmp_path: Path) -> None:
    path = str(tmp_path / "contissimo.db")
    other = sqlite3.connect(path, isolation_level=None)
    sqlite_writer_process.make_durable(other)
    other.execute("BEGIN IMMEDIATE")
    writing = sqlite3.connect(path, isolation_level=None)
    sqlite_writer_process.make_durable(writing, busy=1)
    tried: list[str] = []
    writing.set_trace_callback(tried.append)
    nothing = (b"[]", b"[]", b"[]")
    assert sqlite_writer_process.write_all(writing, [nothing] * 5) == ["OperationalError"] * 5
    assert tried == ["BEGIN IMMEDIATE"]
    writing.close()
    other.close()


# A scribe


@quick_and_by_default
def test_a_scribe_that_hangs_is_replaced_and_who_waited_may_try_again(
    tmp_path: Path, seconds: float
) -> None:
    with serving(settings_for(tmp_path, give_seconds=60, answer_seconds=seconds)) as running:
        mover, match, seq = first_mover(running)
        writing = running.app.node.store.scribe
        assert writing is not None
        stopped = writing.process
        assert stopped is not None
        stopped.send_signal(signal.SIGSTOP)
        is_told_again(mover, match, seq)
        assert stopped.wait(PATIENCE) == -signal.SIGKILL
        assert running.guest("Cleo").connect().ask("ping")["t"] == "pong"
        passes(mover, match, seq)
        health_comes_to(mover, 200)
        assert writing.process is not stopped


def test_a_server_whose_scribe_hangs_is_not_well_even_if_nobody_moves(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, answer_seconds=PATIENCE)) as running:
        asking = running.guest()
        health_comes_to(asking, 200)
        writing = running.app.node.store.scribe
        assert writing is not None
        assert writing.process is not None
        writing.process.send_signal(signal.SIGSTOP)
        assert health_comes_to(asking, 503)["since"] > 0
        writing.process.send_signal(signal.SIGCONT)
        health_comes_to(asking, 200)


def test_when_the_disk_is_full_who_moves_may_try_again(tmp_path: Path) -> None:
    """As far as the scribe can tell: it may write no byte into any file."""
    with serving(settings_for(tmp_path, give_seconds=60)) as running:
        mover, match, seq = first_mover(running)
        writing = running.app.node.store.scribe
        assert writing is not None
        assert writing.process is not None
        pid = writing.process.pid
        soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))
        is_told_again(mover, match, seq)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))
        passes(mover, match, seq)


# Health itself


def test_health_needs_a_heartbeat_that_came_through_lately() -> None:
    seconds = [100.0]
    health = Health(lambda: seconds[0])
    health.wrote(7000)
    assert (health.can_write, health.since, health.age) == (True, None, 0.0)
    seconds[0] += 4.9
    assert health.can_write
    seconds[0] += 0.1
    assert (health.can_write, health.since) == (False, 7000)
    health.wrote(12000)
    assert (health.can_write, health.since) == (True, None)
    health.failed()
    assert (health.can_write, health.since) == (False, 12000)
    health.wrote(13000)
    assert health.can_write
