"""How hypothesis runs: the same examples every time for `make test`, many fresh ones for `make soak`."""

import pytest
from hypothesis import HealthCheck, settings

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
    settings.load_profile("soak" if config.getoption("markexpr") == "soak" else "test")
