"""A real cluster: a scheduler and two worker processes on this machine."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import dask
import pytest
from distributed import LocalCluster

from contissimo.engine.cluster import NoCluster, on_cluster
from contissimo.engine.match_plan import Plan
from contissimo.engine.match_result import MatchResult
from contissimo.engine.match_runner import run
from tests.engine.match_helpers import contig_plan, make_deadly
from tests.ports import HOST, Port

PLAN = contig_plan("greedy", "random", rounds=14, nodes=30)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two workers with a core each, which a nanny starts again when they die."""
    quiet = logging.CRITICAL
    # Forked from a process that has loaded the library once, workers are there much sooner.
    dask.config.set({"distributed.worker.multiprocessing-method": "forkserver"})
    local: Any = LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=quiet
    )
    with local:
        yield local


@pytest.fixture(scope="module")
def alone() -> MatchResult:
    return run(PLAN)


def kill_one(cluster: Any) -> int:
    """The way a machine dies: without a word."""
    pid: int = next(iter(cluster.workers.values())).pid
    os.kill(pid, signal.SIGKILL)
    return pid


def test_two_workers_find_what_one_process_finds(cluster: Any, alone: MatchResult) -> None:
    assert run(PLAN, work=on_cluster(cluster.scheduler_address)) == alone


def test_a_worker_that_is_killed_loses_nothing(cluster: Any, alone: MatchResult) -> None:
    killed: list[int] = []

    def progress(result: MatchResult) -> None:
        if not killed:
            killed.append(kill_one(cluster))

    result = run(PLAN, work=on_cluster(cluster.scheduler_address), progress=progress)
    assert killed
    assert result == alone


def test_a_round_that_the_scheduler_suspects_is_handed_in_again(
    cluster: Any, alone: MatchResult, tmp_path: Path
) -> None:
    """Here it suspects a round at the first death of a worker that played it."""
    cluster.scheduler.allowed_failures = 0
    result = run(deadly(tmp_path, deaths=1), work=on_cluster(cluster.scheduler_address))
    assert not (tmp_path / "deaths").read_text()
    assert [player.win_rate for player in result.players] == [p.win_rate for p in alone.players]


def test_a_round_that_kills_every_worker_ends_the_match(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("contissimo.engine.cluster.ATTEMPTS", 1)
    cluster.scheduler.allowed_failures = 0
    with pytest.raises(NoCluster, match="cluster_round_lost"):
        run(deadly(tmp_path, deaths=1), work=on_cluster(cluster.scheduler_address))


def deadly(folder: Path, *, deaths: int) -> Plan:
    """The same match, in which the first player kills its worker a few times."""
    (folder / "deaths").write_text("x" * deaths)
    players = (f"greedy@{folder / 'deaths'}", "random")
    return replace(PLAN, players=players, make_player=make_deadly)


def test_no_scheduler_no_match(monkeypatch: pytest.MonkeyPatch, port: Port) -> None:
    monkeypatch.setattr("contissimo.engine.cluster.CONNECT", "300ms")
    with pytest.raises(NoCluster, match="cluster_unreachable"):
        run(PLAN, work=on_cluster(f"tcp://{HOST}:{port.number}"))


def test_without_the_extra_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match="cluster_not_installed"):
        run(PLAN, work=on_cluster("tcp://127.0.0.1:9"))
