"""The log of the operator: what comes often is counted, and written once a second."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import structlog
from uvicorn.lifespan.on import LifespanOn

from contissimo.server import log as logs
from contissimo.server import node
from contissimo.server.app import create_app
from contissimo.server.log import Calm, hear_libraries, log
from contissimo.server.run import config_of
from tests.server.helpers import PATIENCE, settings_for


@pytest.fixture
def calm() -> tuple[Calm, Callable[[float], None]]:
    at = [0.0]

    def pass_(seconds: float) -> None:
        at[0] += seconds

    return Calm(lambda: at[0]), pass_


def said(calm: Calm, **event: Any) -> dict[str, Any] | None:
    try:
        return dict(calm(None, "warning", event))
    except structlog.DropEvent:
        return None


def test_of_each_kind_there_is_one_line_a_second_and_the_next_has_the_count(
    calm: tuple[Calm, Callable[[float], None]],
) -> None:
    lines, wait = calm
    assert said(lines, event="bus_away") == {"event": "bus_away"}
    assert [said(lines, event="bus_away") for _ in range(218)] == [None] * 218
    assert said(lines, event="failed", error="ValueError") is not None, "another kind"
    assert said(lines, event="failed", error="TypeError") is not None
    wait(0.9)
    assert said(lines, event="bus_away") is None
    wait(0.1)
    assert said(lines, event="bus_away") == {"event": "bus_away", "more": 219}
    wait(5)
    assert said(lines, event="bus_away") == {"event": "bus_away"}


def test_each_damaged_table_is_named(calm: tuple[Calm, Callable[[float], None]]) -> None:
    lines, _ = calm
    for table in ("k3x", "m4y"):
        assert said(lines, event="table_set_aside", error="KeyError", table=table) is not None


def test_the_servers_own_steps_are_all_logged(
    calm: tuple[Calm, Callable[[float], None]],
) -> None:
    lines, _ = calm
    for _ in range(2):
        assert lines(None, "info", {"event": "ready"}) == {"event": "ready"}


def test_kinds_are_not_remembered_for_ever(
    calm: tuple[Calm, Callable[[float], None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "_KINDS", 10)
    lines, _ = calm
    for number in range(100):
        said(lines, event=f"kind {number}")
        assert len(lines._last) <= 10


def fail(secret: str) -> ValueError:
    try:
        raise ValueError(secret)  # noqa: TRY301  # it is to have a place
    except ValueError as failed:
        return failed


def in_groups(secret: str) -> ExceptionGroup[Exception]:
    inner = ExceptionGroup(secret, [fail(secret), KeyError(secret)])
    return ExceptionGroup(secret, [fail(secret), inner])


PLACE = f"ValueError at {__name__}:{fail.__code__.co_firstlineno + 2} fail"


def test_of_a_group_of_failures_kinds_and_last_places_are_written_and_not_what_they_are_about(
    capfd: pytest.CaptureFixture[str],
) -> None:
    log.error("in_groups", exc_info=in_groups("rack 1 2 3"))
    said = capfd.readouterr().err
    assert "rack" not in said
    assert json.loads(said)["error"] == "ExceptionGroup"
    assert json.loads(said)["inner"] == [PLACE, PLACE, "KeyError"]


def test_of_many_failures_the_first_are_written(capfd: pytest.CaptureFixture[str]) -> None:
    log.error("many_failed", exc_info=ExceptionGroup("", [ValueError()] * 1000))
    assert json.loads(capfd.readouterr().err)["inner"] == ["ValueError"] * 6


def test_a_start_that_fails_says_where(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def open_store(_: Any) -> None:
        raise in_groups("rack 1 2 3")

    async def start() -> bool:
        settings = settings_for(tmp_path)
        config = config_of(create_app(settings), settings)
        config.load()
        life = LifespanOn(config)
        await life.startup()
        return life.should_exit

    monkeypatch.setattr(node, "open_store", open_store)
    assert asyncio.run(start())
    said = capfd.readouterr().err
    assert "rack" not in said
    (line,) = [one for one in map(json.loads, said.splitlines()) if one["event"] == "start_failed"]
    assert line["inner"] == [PLACE, PLACE, "KeyError"]


def test_the_last_of_a_flood_is_written_a_second_later_with_the_count(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "_PAUSE", 0.05)
    hear_libraries()

    async def flood() -> list[dict[str, Any]]:
        for _ in range(1000):
            logging.getLogger("uvicorn.error").warning("It is flooded")
        lines: list[dict[str, Any]] = []
        async with asyncio.timeout(PATIENCE):
            while sum(1 + line.get("more", 0) for line in lines) < 1000:
                await asyncio.sleep(0.01)  # the line comes by a timer
                lines += map(json.loads, capfd.readouterr().err.splitlines())
        return lines

    lines = asyncio.run(flood())
    assert len(lines) < 100
    assert all(line["text"] == "It is flooded" for line in lines)
    assert sum(1 + line.get("more", 0) for line in lines) == 1000
