"""Moves taken back against computers: to one's own last decision, drawing nothing twice, on every node and after a restart."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from contissimo.games import GAMES
from contissimo.play.match import Match
from contissimo.play.record_reader import read_record
from contissimo.play.verify import verify
from contissimo.server.jobs.pool import Worker
from contissimo.server.storage.match_rows import folded, gone_on, load_logs, match_of
from tests.server.helpers import (
    PATIENCE,
    Clock,
    Running,
    serving,
    settings_for,
    small_chance,
)
from tests.server.live.helpers import MANY, alone, jobs_of, my_turn, on, silence


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_move_is_taken_back_to_ones_own_last_decision(server: Running, game: str) -> None:
    ana, match, first = alone(server, game)
    second = on(ana, first, "pass")
    ana.done("takeback", match=match, seq=second["seq"])
    back = my_turn(ana, second["seq"] + 1)
    assert back["log"][-1][:5] == [second["seq"] + 1, None, f"back {first['seq']}", [], []]
    assert back["view"] == first["view"]
    assert back["seq"] == len(back["log"])
    assert ana.refused("takeback", match=match, seq=back["seq"]) == "nothing_to_take_back"
    # And on it goes, with a move that was not said before.
    assert on(ana, back, "pass")["log"][back["seq"]][2] == "pass"


def test_a_stale_move_does_not_count_after_a_move_back(server: Running) -> None:
    """It was meant for the state before, however alike the two are."""
    ana, match, first = alone(server, "contig60")
    second = on(ana, first, "pass")
    ana.done("takeback", match=match, seq=second["seq"])
    back = my_turn(ana, second["seq"] + 1)
    late = ana.move(match, second["seq"], silence(second))
    assert (late["t"], late["why"]) == ("refused", "stale")
    assert ana.refused("takeback", match=match, seq=back["seq"] + 1) == "stale"


def test_a_repeated_move_back_is_harmless(server: Running) -> None:
    ana, match, first = alone(server)
    second = on(ana, first, "pass")
    for _ in range(2):
        ana.done("takeback", id="once", match=match, seq=second["seq"])
    assert my_turn(ana, second["seq"] + 1)["seq"] == second["seq"] + 1


def test_the_computers_answer_to_what_was_taken_back_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings_for(tmp_path, **MANY)) as server:
        ana, match, first = alone(server)
        ask, taken_back = Worker.ask, threading.Event()

        def answers_late(self: Worker, job: Any) -> Any:
            answer = ask(self, job)
            assert taken_back.wait(PATIENCE)
            return answer

        monkeypatch.setattr(Worker, "ask", answers_late)
        passed = ana.move(match, first["seq"], "pass")
        assert passed["to_act"] == [2]
        ana.done("takeback", match=match, seq=passed["seq"])
        taken_back.set()
        back = my_turn(ana, passed["seq"] + 1)
        said = [entry[2] for entry in back["log"][first["seq"] :]]
        assert said == ["pass", f"back {first['seq']}"]
        ana.ask("ping")
        again = on(ana, back, "pass")["log"][back["seq"] :]
        assert [entry[1] for entry in again[:2]] == [1, 2]


def test_nothing_is_drawn_twice_and_what_was_hidden_stays_hidden(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, **MANY), small_chance(3)) as server:
        ana, match, state = alone(server, ruleset="relaxed")
        racks = []
        for _ in range(3):
            rack = state["view"].split(" ")[1].split(",")[0]
            racks.append(rack)
            state = on(ana, state, f"swap {rack}")
            ana.done("takeback", match=match, seq=state["seq"])
            state = my_turn(ana, state["seq"] + 1)
        assert len(set(racks)) == 1
        log = state["log"]
        mine = [e[2] for e in log if str(e[2]).startswith("draw 1:")][1:]
        assert len(mine) == len(set(mine)) == 3, "drawn anew each time, never the same again"
        assert all("_" in e[2] for e in log if str(e[2]).startswith("draw 2:"))
        live = server.app.node.rooms[match].match
        assert live is not None
        ana.move(match, state["seq"], "resign")
        ana.wait("table", lambda t: t["phase"] == "over")
        assert ana.refused("takeback", match=match, seq=state["seq"]) == "game_over"
        text = ana.http.get(f"/api/records/{match}").text
        assert text.count("\tback ") == 3


def test_a_record_with_moves_taken_back_replays_and_proves_its_chance(server: Running) -> None:
    ana, match, state = alone(server, "contig60")
    # Once: with those of the computer player, more passes may end the game.
    state = on(ana, state, silence(state))
    ana.done("takeback", match=match, seq=state["seq"])
    state = my_turn(ana, state["seq"] + 1)
    ana.move(match, state["seq"], "resign")
    ana.wait("table", lambda t: t["phase"] == "over")
    record = read_record(ana.http.get(f"/api/records/{match}").text, GAMES)
    assert verify(record, GAMES["contig60"]).ok


def test_after_a_restart_the_state_is_the_same(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as server:
        ana, match, first = alone(server)
        second = on(ana, first, "pass")
        ana.done("takeback", match=match, seq=second["seq"])
        back = my_turn(ana, second["seq"] + 1)
    with serving(settings) as server:
        ana.go_to(server.url).done("enter", match=match)
        again = ana.state(match)
        assert (again["view"], again["log"]) == (back["view"], back["log"])
        node = server.app.node
        table = node.rooms[match].table

        async def both() -> Any:
            stored = (await load_logs(node.store, [match]))[match]
            return match_of(table, stored), folded(table, stored.rows)

        by_snapshot, by_log = server.do(both)
        assert by_snapshot.position == by_log.position
        assert by_snapshot.clock == by_log.clock
        assert ana.move(match, again["seq"], "pass")["t"] == "state"
        ana.end()


def test_a_move_taken_back_on_another_node_is_read_from_the_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To fold it would hold the event loop for as long as the whole match takes."""
    with serving(settings_for(tmp_path)) as server:
        ana, match, first = alone(server)
        second = on(ana, first, "pass")
        ana.done("takeback", match=match, seq=second["seq"])
        my_turn(ana, second["seq"] + 1)
        node = server.app.node
        table = node.rooms[match].table

        async def both() -> tuple[Any, Any]:
            whole = (await load_logs(node.store, [match]))[match]
            behind = folded(table, whole.rows[: second["seq"]])
            later = (await load_logs(node.store, [match], after=second["seq"]))[match]
            expected = folded(table, whole.rows)
            with monkeypatch.context() as patched:
                patched.delattr(Match, "fold")
                return gone_on(table, behind, later), expected

        read, expected = server.do(both)
        assert (read.log, read.position, read.clock) == (
            expected.log,
            expected.position,
            expected.clock,
        )


def test_moves_back_are_limited(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, asks_per_second=1), now=Clock()) as server:
        ana, match, state = alone(server)
        seen = [ana.refused("takeback", match=match, seq=state["seq"]) for _ in range(4)]
        assert seen == ["nothing_to_take_back"] * 2 + ["too_fast"] * 2


def test_a_move_is_taken_back_without_folding_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings_for(tmp_path)) as server:
        ana, match, state = alone(server)
        state = on(ana, state, "pass")
        state = on(ana, state, "pass")
        jobs = jobs_of(monkeypatch)
        ana.done("takeback", match=match, seq=state["seq"])
        assert "pasts" not in jobs


def test_a_move_is_taken_back_after_a_restart_as_before(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as server:
        ana, match, before = alone(server)
        state = on(ana, before, "pass")
    with serving(settings) as server:
        ana.go_to(server.url).done("enter", match=match)
        ana.done("takeback", match=match, seq=state["seq"])
        told = ana.wait("state", lambda s: "back " in s["log"][-1][2])
        assert told["view"] == before["view"]
        ana.end()
