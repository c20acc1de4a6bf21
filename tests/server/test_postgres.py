from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.helpers import Client, pair, postgres, serving, settings_for


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


def test_two_nodes_serve_one_table(tmp_path: Path, database: str) -> None:
    first_node = settings_for(tmp_path, database=database)
    second_node = settings_for(tmp_path, database=database)
    with serving(first_node) as one, serving(second_node) as two:
        ana, bo, match = pair(one)
        bo.go_to(two.url)
        bo.done("enter", match=match)
        state = ana.state(match)
        players: dict[int, Client] = {1: ana, 2: bo}
        for _ in range(6):
            who = players[state["to_act"][0]]
            other = players[3 - state["to_act"][0]]
            said = "decline" if state["clocks"]["wait"] == "steal" else "pass"
            state = who.move(match, state["seq"], said)
            assert state["t"] == "state", state
            seen = other.state(match, state["seq"])
            assert seen["view"] == state["view"]
