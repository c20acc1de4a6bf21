"""Computer players: what they are told, and what becomes of a process that dies."""

from __future__ import annotations

import os
import signal
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from contissimo.core.errors import ContissimoError
from contissimo.core.game import Millis
from contissimo.engine.registry import players_of
from contissimo.games import GAMES
from contissimo.games.calculissimo.view import View as CalculissimoView
from contissimo.play.match import Match
from contissimo.server.jobs.pool import Worker, WorkerDied
from contissimo.server.live.computer_players import ComputerPlayers, patience
from contissimo.server.settings import Settings
from tests.server.helpers import PATIENCE, Client, Running, serving, settings_for, small_chance

SHE_BEGINS = 1
"""The chance with which the first seat begins at Calculissimo."""
ME, GREEDY = {"kind": "me"}, {"kind": "computer", "level": "greedy"}


def against(
    server: Running, *levels: dict[str, Any], game: str = "calculissimo"
) -> tuple[Client, str]:
    ana = server.guest("Ana").connect()
    rules = {"ruleset": "relaxed"} if game == "calculissimo" else {}
    match = ana.table(game, seats=[ME, *(levels or (GREEDY,))], **rules)["match"]
    ana.done("enter", match=match)
    ana.done("start", match=match)
    ana.give(match, bytes="00" * 16)
    return ana, match


def test_a_worker_is_handed_a_view_and_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs: list[Any] = []
    ask = Worker.ask

    def noted(self: Worker, job: Any) -> Any:
        jobs.append(job)
        return ask(self, job)

    monkeypatch.setattr(Worker, "ask", noted)
    with serving(settings_for(tmp_path)) as server:
        ana, match = against(server)
        state = ana.wait("state", lambda s: s["to_act"] == [1])
        ana.move_and_wait(match, state["seq"], "pass")
    for job in jobs:
        what, (game, level, view), millis = job
        assert (what, game, level) == ("choose", "calculissimo", "greedy")
        assert isinstance(millis, int)
        assert isinstance(view, CalculissimoView)
        assert view.reader == 2
        assert view.racks[0] is None
        assert view.bag is None
    assert jobs


def pid_of(worker: Worker) -> int:
    """Once it is up, which any answer shows."""
    with pytest.raises(ContissimoError):
        worker.ask(("best_at", ("no record", 1, ()), 1000))
    assert worker.pid is not None
    return worker.pid


def test_whoever_thinks_stands_back_for_whoever_serves(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, jobs_stand_back=Settings().jobs_stand_back)) as server:
        (worker, *_) = server.app.node.computer_players.pool.workers
        mine, its = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, pid_of(worker)))
        assert its == min(19, mine + Settings().jobs_stand_back)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a policy for who is idle")
def test_whoever_judges_finished_games_is_stopped_at_once_by_whoever_serves() -> None:
    worker = Worker(stands_back=Settings().review_stands_back)
    try:
        assert os.sched_getscheduler(pid_of(worker)) == os.SCHED_IDLE
    finally:
        worker.kill()


def test_a_crashed_worker_is_replaced_and_the_move_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = Worker.ask
    killed: list[int] = []

    def ask_and_die(self: Worker, job: Any) -> Any:
        if len(killed) < 2 and self.pid is not None:
            killed.append(self.pid)
            os.kill(self.pid, signal.SIGKILL)
            assert self._process is not None
            self._process.join(PATIENCE)
        return ask(self, job)

    with serving(settings_for(tmp_path)) as server:
        ana, match = against(server)
        state = ana.wait("state", lambda s: s["to_act"] == [1])
        state = ana.move_and_wait(match, state["seq"], "pass")
        monkeypatch.setattr(Worker, "ask", ask_and_die)
        ana.move_and_wait(match, state["seq"], "pass")
        metrics = ana.http.get("/api/metrics").text
    assert killed
    assert f"contissimo_engine_crashes_total {float(len(killed))}" in metrics


def test_an_engine_that_always_fails_passes_and_the_table_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(self: Worker, job: Any) -> str:
        raise WorkerDied

    monkeypatch.setattr(Worker, "ask", never)
    with serving(settings_for(tmp_path)) as server:
        ana, match = against(server)
        state = ana.wait("state", lambda s: s["to_act"] == [1])
        later = ana.move_and_wait(match, state["seq"], "pass")
        assert [entry[2] for entry in later["log"] if entry[1] == 2][-1] == "pass"


def test_the_event_loop_goes_on_while_an_engine_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask, thinks, enough = Worker.ask, threading.Event(), threading.Event()

    def slowly(self: Worker, job: Any) -> Any:
        thinks.set()
        assert enough.wait(PATIENCE)
        return ask(self, job)

    monkeypatch.setattr(Worker, "ask", slowly)
    with serving(settings_for(tmp_path)) as server:
        ana, match = against(server)
        state = ana.state(match)
        if state["to_act"] == [1]:
            ana.move(match, state["seq"], "pass")
        assert thinks.wait(PATIENCE)
        for _ in range(40):
            assert ana.ask("ping")["t"] == "pong"
        enough.set()
        assert ana.wait("state", lambda s: s["to_act"] == [1] and s["seq"] > state["seq"])


async def by_another_node(*_: Any) -> bool:
    """Somebody else thinks about this move, and is in no hurry."""
    return False


def test_after_a_restart_a_computer_player_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(tmp_path)
    with monkeypatch.context() as patch, serving(settings) as server:
        patch.setattr(ComputerPlayers, "_claim", by_another_node)
        ana, match = against(server)
        state = ana.state(match)
        if state["to_act"] == [1]:
            state = ana.move(match, state["seq"], "pass")
        assert state["to_act"] == [2]
    with serving(settings) as server:
        ana.go_to(server.url).done("enter", match=match)
        ana.wait("state", lambda s: s["to_act"] == [1])
        ana.end()


def test_two_computer_players_at_one_table_move_in_turn(server: Running) -> None:
    ana, match = against(server, GREEDY, {"kind": "computer", "level": "random"})
    state = ana.wait("state", lambda s: s["to_act"] == [1])
    after = ana.move_and_wait(match, state["seq"], "pass")
    movers = [entry[1] for entry in after["log"][state["seq"] :] if entry[1]]
    assert list(dict.fromkeys(movers)) == [1, 2, 3]  # one of them may have had an extra turn


def test_every_player_of_the_registry_can_sit_down(server: Running) -> None:
    shown = {game["game"]: game["levels"] for game in server.guest().http.get("/api/games").json()}
    assert shown == {game: list(players_of(game)) for game in GAMES}
    ana, match = against(server, {"kind": "computer", "level": shown["calculissimo"][-1]})
    state = ana.wait("state", lambda s: s["to_act"] == [1])
    assert state["match"] == match


def test_a_computer_player_takes_its_time(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, bot_pause_millis=400)) as server:
        ana, match = against(server, game="contig60")
        state = ana.wait("state", lambda s: s["to_act"] == [1])
        silence = "decline" if state["clocks"]["wait"] == "steal" else "pass"
        after = ana.move_and_wait(match, state["seq"], silence)
        clocks = {entry[1]: entry[5] for entry in after["log"][state["seq"] :] if entry[1]}
        assert clocks[2] - clocks[1] >= 400


def test_a_move_taken_back_meanwhile_is_not_waited_for(tmp_path: Path) -> None:
    chance = small_chance(SHE_BEGINS)
    with serving(settings_for(tmp_path, bot_pause_millis=3_600_000), chance) as server:
        ana, match = against(server)
        state = ana.state(match)
        assert state["to_act"] == [1]
        for _ in range(2):
            told = ana.move(match, state["seq"], "pass")
            assert told["to_act"] == [2]
            ana.done("takeback", match=match, seq=told["seq"])
            state = ana.wait("state", lambda s: "back " in s["log"][-1][2] and s["to_act"] == [1])
        said = [entry[1] for entry in state["log"][-4:]]
        assert said == [1, None, 1, None]


def test_patience_counts_from_the_beginning_of_the_wait_and_spares_the_clock() -> None:
    game = GAMES["contig60"]
    rules = game.change_ruleset(game.rulesets["contig60"], {"judging": "challenge"})
    match = Match.begin(game, rules, 2, now=Millis(1000)).advance(small_chance()(""))
    settings = Settings()
    (seat,) = match.position.to_act
    assert patience(match, seat, settings, Millis(1000)) == 700
    assert patience(match, seat, settings, Millis(1600)) == 100
    assert patience(match, seat, settings, Millis(9000)) == 0
    laid = match.play(seat, next(match.position.moves(seat)), Millis(3000))
    (judge,) = laid.position.to_act
    assert laid.clock.kind == "window"
    assert patience(laid, judge, settings, Millis(3000)) == 5000
    hasty = game.change_ruleset(rules, {"window_seconds": 4})
    timed = Match.begin(game, hasty, 2, now=Millis(1000)).advance(small_chance()(""))
    timed = timed.play(seat, next(timed.position.moves(seat)), Millis(3000))
    assert patience(timed, judge, settings, Millis(3000)) == 2000
