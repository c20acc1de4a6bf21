"""One server for all tests that need nothing special of it, and guests who are gone when a test is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from contissimo.server.log import calm
from contissimo.server.support.server_time import wall_clock
from tests.server.helpers import Clock, Running, serving, settings_for


@pytest.fixture(autouse=True)
def _log_of_its_own() -> None:
    """What another test logged a moment ago neither silences nor counts in this one's log."""
    calm.forget()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    # With a clock that is handed in nobody is given time back when the machine stands still: not even a line of the log depends on it.
    # Watchers without a name share the questions of an address, and so do the tests: there are enough for all.
    settings = settings_for(tmp_path_factory.mktemp("server"), asks_per_second=1000)
    with serving(settings, now=wall_clock) as running:
        yield running


@pytest.fixture
def server(shared_server: Running) -> Iterator[Running]:
    yield shared_server
    shared_server.forget_clients()
    shared_server.settle()


@pytest.fixture
def still_server(tmp_path: Path) -> Iterator[Running]:
    """One of a test's own, for which no time passes: what is allowed so often is used up by counting."""
    with serving(settings_for(tmp_path), now=Clock()) as running:
        yield running
