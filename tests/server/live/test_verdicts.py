"""After a contest everybody is sent what it came to, until a player does something else."""

from __future__ import annotations

from pathlib import Path

from tests.server.helpers import pair, serving, settings_for

RULES = {"judging": "challenge"}


def test_both_sides_and_a_watcher_are_sent_the_verdict_also_after_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as server:
        ana, bo, match = pair(server, options=RULES, listed=True)
        state = ana.state(match)
        (seat,) = state["to_act"]
        mover, other = (ana, bo) if seat == 1 else (bo, ana)
        dice = state["view"].split(" ")[3].split(",")
        said = f"{'+'.join(dice)}={sum(map(int, dice)) + 1}"
        window = mover.move(match, state["seq"], said)
        assert window["verdict"] is None
        after = other.move(match, window["seq"], "challenge")
        eve = server.guest("Eve").connect()
        eve.done("enter", match=match)
        verdict = eve.state(match)["verdict"]
        assert (verdict["seq"], verdict["of"]) == (window["seq"] + 1, window["seq"])
        assert (verdict["by"], verdict["seat"], verdict["move"]) == (3 - seat, seat, said)
        assert (verdict["came_to"], verdict["points"]) == ("taken_back", 0)
        assert verdict["fault"]["why"] == "value_is_not_square"
        assert verdict["lines"][0]["steps"][-1].endswith(f"= {sum(map(int, dice))}")
        assert after["verdict"] == verdict
        assert mover.state(match, after["seq"])["verdict"] == verdict
    with serving(settings) as server:
        for client in (ana, bo):
            client.go_to(server.url).done("enter", match=match)
        assert other.state(match, after["seq"])["verdict"] == verdict
        (seat,) = after["to_act"]
        assert (ana if seat == 1 else bo).move(match, after["seq"], "pass")["verdict"] is None
        ana.end()
        bo.end()
