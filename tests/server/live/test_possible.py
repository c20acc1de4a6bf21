"""What was possible on a roll: told afterwards, as of that moment, to everybody who may know."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from contissimo.games import GAMES
from contissimo.games.contig60.moves import Say
from contissimo.server.jobs.pool import Worker
from contissimo.server.live.past_positions import Pasts
from contissimo.server.support.server_time import Times
from tests.server.helpers import (
    Running,
    pair,
    serving,
    settings_for,
)
from tests.server.live.helpers import alone, jobs_of, my_turn, on, passed, silence


def test_what_was_possible_is_told_once_the_steal_is_over(server: Running) -> None:
    mover, other, watcher, match, state = passed(server)
    everybody = (mover, other, watcher)
    for client in everybody:
        for seq in (state["seq"], state["seq"] - 1):
            assert client.refused("possible", match=match, seq=seq) == "not_yet"
    after = other.move(match, state["seq"], "decline")
    dice = [int(die) for die in str(state["log"][-2][2]).split(" ")[1:]]
    for client in everybody:
        told = [
            client.ask("possible", id="p", match=match, seq=state["seq"] + n) for n in (-1, 0, 1)
        ]
        assert [t.pop("seq") for t in told] == [state["seq"] + n for n in (-1, 0, 1)]
        assert told[0] == told[1] == told[2]
        assert told[0]["dice"] == dice
        game, rules = GAMES["contig60"], GAMES["contig60"].rulesets["contig60"]
        for made in told[0]["squares"]:
            move: Any = game.read_move(made["sentence"])
            assert str(move.sentence.square) == made["square"]
            assert made["points"] == 0
        first = game.read_position(state["view"], rules)
        assert len(told[0]["squares"]) == len(list(first.moves(min(first.to_act)))) - 1
        assert client.refused("possible", match=match, seq=after["seq"]) == "not_yet"
        assert client.refused("possible", match=match, seq=1) == "no_such_entry"
        assert client.refused("possible", match=match, seq=0) == "no_such_entry"
        assert client.refused("possible", match=match, seq=99) == "no_such_entry"


def test_points_are_those_of_that_moment(server: Running) -> None:
    ana, bo, match = pair(server)
    state = ana.state(match)
    game, rules = GAMES["contig60"], GAMES["contig60"].rulesets["contig60"]
    for _ in range(8):
        position: Any = game.read_position(state["view"], rules)
        says = [m for m in position.moves(state["to_act"][0]) if isinstance(m, Say)]
        best = max(says, key=lambda m: position.score(m.sentence), default=silence(state))
        mover = (ana, bo)[state["to_act"][0] - 1]
        state = mover.move(match, state["seq"], str(best))
    said = [entry for entry in state["log"] if "=" in entry[2]]
    assert said
    for entry in said:
        told = ana.ask("possible", match=match, seq=entry[0])
        points = {made["sentence"]: made["points"] for made in told["squares"]}
        assert points[entry[2]] == entry[3][0] == max(points.values())


def test_where_people_judge_a_sentence_is_not_judged_afterwards(server: Running) -> None:
    mover, other, _, match, state = passed(server, ruleset="sheet-pt")
    declined = other.move(match, state["seq"], "decline")
    assert mover.ask("possible", match=match, seq=state["seq"])["t"] == "possible"
    mover, other = other, mover
    free = next(n for n in range(64) if n > 40)
    said = mover.move(match, declined["seq"], f"6*6+6={free}")
    assert said["t"] == "state", said
    accepted = other.move(match, said["seq"], "accept")
    for seq in (declined["seq"], said["seq"]):
        assert mover.refused("possible", match=match, seq=seq) == "possible_refused"
    assert accepted["to_act"] != [said["log"][-1][1]]
    assert other.move(match, accepted["seq"], "resign")["outcome"] is not None
    assert other.ask("possible", match=match, seq=said["seq"])["t"] == "possible"


def test_what_was_taken_back_is_not_told(server: Running) -> None:
    """The dice may be in hand again."""
    ana, match, state = alone(server, "contig60")
    again = on(ana, state, "pass")
    ana.done("takeback", match=match, seq=again["seq"])
    back = my_turn(ana, again["seq"] + 1)
    assert ana.refused("possible", match=match, seq=state["seq"] + 1) == "no_such_entry"
    assert ana.refused("possible", match=match, seq=state["seq"]) == "not_yet"
    assert ana.refused("possible", match=match, seq=back["seq"]) == "no_such_entry"


def test_in_calculissimo_it_can_not_be_asked(server: Running) -> None:
    ana, match, state = alone(server)
    assert ana.refused("possible", match=match, seq=state["seq"]) == "possible_refused"
    waiting = ana.table()["match"]
    ana.done("enter", match=waiting)
    assert ana.refused("possible", match=waiting, seq=1) == "not_running"


def test_a_log_is_folded_once_for_all_who_ask_what_was_possible(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs = jobs_of(monkeypatch)
    with serving(settings_for(tmp_path, asks_per_second=1000)) as server:
        ana, bo, carl, match, state = passed(server)
        at_seat = {state["you"]: ana, 3 - state["you"]: bo}
        for _ in range(5):
            state = at_seat[state["to_act"][0]].move(match, state["seq"], silence(state))
        rolls = [e[0] for e in state["log"] if e[2].startswith("roll")][:-1]
        first = {roll: ana.ask("possible", match=match, seq=roll) for roll in rolls}
        for client in (ana, bo, carl) * 3:
            for roll in rolls:
                told = client.ask("possible", match=match, seq=roll)
                assert told["squares"] == first[roll]["squares"] != []
    assert len(rolls) == 3
    assert jobs == ["pasts"]


def test_a_turn_that_ended_while_the_log_is_folded_is_told_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free, heard = threading.Event(), threading.Semaphore(0)
    ask, after_roll = Worker.ask, Pasts.after_roll

    def later(self: Worker, job: Any) -> Any:
        assert job[0] != "pasts" or free.wait(60)
        return ask(self, job)

    async def noted(self: Pasts, *given: Any) -> Any:
        heard.release()  # what comes of it comes after this step of the loop
        return await after_roll(self, *given)

    monkeypatch.setattr(Worker, "ask", later)
    monkeypatch.setattr(Pasts, "after_roll", noted)
    with serving(settings_for(tmp_path, asks_per_second=1000)) as server:
        ana, bo, carl, match, state = passed(server)
        at_seat = {state["you"]: ana, 3 - state["you"]: bo}
        dora = server.watcher().connect()
        dora.done("enter", match=match)
        asked = []
        for client in (carl, dora):
            roll = max(e[0] for e in state["log"] if e[2].startswith("roll"))
            state = at_seat[state["to_act"][0]].move(match, state["seq"], "decline")
            client.wait("state", lambda s, seq=state["seq"]: s["seq"] >= seq)  # type: ignore[misc]  # bound at once
            client.send("possible", match=match, seq=roll)
            assert heard.acquire(timeout=60)
            asked.append((client, roll))
            state = at_seat[state["to_act"][0]].move(match, state["seq"], "pass")
        free.set()
        for client, roll in asked:
            told = client.wait("possible")
            assert told["seq"] == roll
            assert told["squares"]


def test_who_has_no_name_asks_at_the_rate_of_an_address(tmp_path: Path) -> None:
    standing = Times(ticks=lambda: 0.0)  # however slow the machine is, no time passes
    with serving(settings_for(tmp_path, asks_per_second=1), now=standing) as server:
        _, other, _, match, state = passed(server)
        state = other.move(match, state["seq"], "decline")
        roll = next(e[0] for e in state["log"] if e[2].startswith("roll"))
        told = []
        for _ in range(4):
            watcher = server.watcher().connect()
            watcher.done("enter", match=match)
            told.append(watcher.ask("possible", match=match, seq=roll))
        assert [answer.get("why") for answer in told] == [None, None, "too_fast", "too_fast"]
