"""The laws of one case look at the same game, so one worker plays it for all of them."""

from __future__ import annotations

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and "case" in item.fixturenames:
            case = item.callspec.params["case"]
            item.add_marker(pytest.mark.xdist_group(str(case)))
