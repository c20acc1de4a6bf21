"""How hypothesis runs: the same examples every time for `make test`, many fresh ones for `make soak`. And what is forgotten between tests."""

import os
import signal
import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper

import pytest
from hypothesis import HealthCheck, settings

from tests.ports import Port

_SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile(
    "test",
    max_examples=100,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=_SLOW_IS_FINE,
)
settings.register_profile(
    "soak", max_examples=2_000, database=None, deadline=None, suppress_health_check=_SLOW_IS_FINE
)


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Begun in the background of a shell: programs that we start would be deaf to Ctrl+C, and tests wait for them for ever.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    for name in ("NO_PROXY", "no_proxy"):
        # Whatever proxy this machine has: our servers are on it.
        os.environ[name] = ",".join(filter(None, (os.environ.get(name), "127.0.0.1", "localhost")))
    settings.load_profile("soak" if config.getoption("markexpr") == "soak" else "test")


@pytest.fixture
def port() -> Iterator[Port]:
    """A port on which nobody listens, until the test does."""
    held = Port()
    yield held
    held.give_back()


_WATCHED = ("contissimo.core", "contissimo.games", "contissimo.play", "contissimo.study")


def pytest_runtest_teardown(item: pytest.Item) -> None:
    """What a test keeps in a cache while nobody watches which lines run would hide those lines from the tests that are watched."""
    if item.get_closest_marker("no_cover") is None:
        return
    for name, module in list(sys.modules.items()):
        if name.startswith(_WATCHED):
            for thing in vars(module).values():
                if isinstance(thing, _lru_cache_wrapper):
                    thing.cache_clear()
