from __future__ import annotations

from pathlib import Path

from tests.server.helpers import pair, serving, settings_for


def test_two_people_play(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as running:
        ana, bo, match = pair(running)
        first = ana.state(match)
        who = ana if first["to_act"] == [1] else bo
        state = who.move(match, first["seq"], "pass")
        assert state["t"] == "state"
