"""A real server with the built page, a real browser, and visitors who are gone when a test is."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from contissimo.server.run import built_page
from tests.page.browser import chromium, the_browser
from tests.page.stage import Stage
from tests.page.visitor import Visitor
from tests.server.helpers import PATIENCE, settings_for
from tests.server.processes import Process, process

HERE = Path(__file__).parent
PICTURES = HERE.parent.parent / "build" / "failed"
"""What was shown when a test failed."""

LONGEST = ("test_languages", "test_screens", "test_class_screens", "test_classroom")
"""Begun first: a walk past every screen that begins last is what everybody waits for."""

_reports = pytest.StashKey[pytest.TestReport]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        # A worker has one browser and one server for all files that it gets; a long walk is for whoever has time.
        if HERE in item.path.parents and item.get_closest_marker("soak") is None:
            item.add_marker(pytest.mark.xdist_group(f"page {item.path.stem}"))
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    """The page's tests come before others, which are short and fill what time is left."""
    if HERE not in item.path.parents:
        return len(LONGEST) + 1
    return LONGEST.index(item.path.stem) if item.path.stem in LONGEST else len(LONGEST)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None]:
    yield
    if nextitem is None or HERE not in nextitem.path.parents:
        the_browser.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[_reports] = report
    return report


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """The real server and its real computer players, in processes of their own."""
    if chromium() is None:
        pytest.skip("the page is not played on: there is no Chromium here, see .ci/bring")
    page = built_page()
    if page is None:
        pytest.skip("the page is not played on: it is not built, see `make page`")
    folder = tmp_path_factory.mktemp("page")
    settings = settings_for(
        folder, page=page, give_seconds=5.0, tables_per_address_hour=2000, hints_per_minute=600
    )
    with process(settings, folder / "log", chance=7) as node:
        yield node


@pytest.fixture
def server(running: Process) -> Iterator[Process]:
    """A test may have killed it. What it logged as its own mistake fails the test."""
    if not running.is_alive:
        running.start()
    before = len(running.mistakes())
    yield running
    running.forget_clients()
    assert running.mistakes()[before:] == []


@pytest.fixture
def visit(server: Process, request: pytest.FixtureRequest) -> Iterator[Stage]:
    stage = Stage(server.url)
    yield stage
    if (report := request.node.stash.get(_reports, None)) is None or report.failed:
        stage.draw(PICTURES, re.sub(r"\W+", "-", request.node.name)[:80])
    mistakes = stage.close()
    end_all_games(server)
    assert mistakes == []


def end_all_games(server: Process) -> None:
    """A game that goes on has no review and is known by its board; all games here have the same chance, so that one may look like another."""
    file = server.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as database, database:
        database.execute("UPDATE matches SET phase = 'closed' WHERE phase = 'running'")


@pytest.fixture
def visitor(visit: Stage) -> Visitor:
    """Somebody at a desk, on the first screen."""
    return visit("/")
