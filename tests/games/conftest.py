"""The laws of one case look at the same game, so one worker plays it for all of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from contissimo.games.calculissimo.generator import PLAIN, chosen, hand_in


@pytest.fixture(autouse=True)
def plain_generator() -> Iterator[None]:
    """The rules are tested with their own generator, whatever another test has loaded."""
    before = chosen()
    hand_in(PLAIN)
    yield
    hand_in(before)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and "case" in item.fixturenames:
            case = item.callspec.params["case"]
            item.add_marker(pytest.mark.xdist_group(str(case)))
