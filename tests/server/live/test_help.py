"""What may be asked beside moving: hints, help, and what a move scored."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from contissimo.games import GAMES
from contissimo.games.calculissimo.moves import Placement
from contissimo.server.jobs.pool import Worker, WorkerDied
from contissimo.server.live.computer_players import ComputerPlayers
from tests.server.helpers import (
    PATIENCE,
    Clock,
    Running,
    pair,
    serving,
    settings_for,
    small_chance,
)
from tests.server.live.helpers import MANY, ME, alone, on, passed, silence


@pytest.fixture(scope="module")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the same chance for every match: its first racks make a line."""
    settings = settings_for(tmp_path_factory.mktemp("dealt"), asks_per_second=1000)
    with serving(settings, chance=small_chance(7)) as running:
        yield running


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_hint_is_a_move_with_its_points(dealt: Running, game: str) -> None:
    ana, match, state = alone(dealt, game)
    hint = ana.ask("hint", match=match, seq=state["seq"])
    assert (hint["t"], hint["seq"]) == ("hint", state["seq"])
    assert hint["reason"] is None
    after = ana.move(match, state["seq"], hint["move"])
    assert after["log"][state["seq"]][2:4] == [hint["move"], [hint["points"]]]


def test_a_hint_in_calculissimo_is_what_help_calls_the_best(dealt: Running) -> None:
    """Of two answers to the same question a beginner would believe neither."""
    ana, match, state = alone(dealt, ruleset="junior", help=True)
    for _ in range(4):
        best = ana.ask("reach", match=match, seq=state["seq"])["best"]
        hint = ana.ask("hint", match=match, seq=state["seq"])
        assert hint["points"] == (best or 0)
        assert (hint["reason"] is None) == (best is not None)
        state = on(ana, state, hint["move"])


@pytest.mark.parametrize(
    ("options", "says"),
    [({"tiles": "1 40\n"}, "swap"), ({"tiles": "1 40\n", "exchange": "never"}, "pass")],
)
def test_a_hint_that_lays_nothing_has_a_reason(
    server: Running, options: dict[str, str], says: str
) -> None:
    """Seven ones and no sign."""
    ana, match, state = alone(server, ruleset="short", options=options)
    hint = ana.ask("hint", match=match, seq=state["seq"])
    assert (hint["move"].split(" ")[0], hint["points"]) == (says, 0)
    assert hint["reason"] == "nothing_fits"


@pytest.mark.parametrize("game", ["calculissimo", "contig60"])
def test_where_players_judge_nothing_that_can_be_asked_holds_points_or_a_move(
    tmp_path: Path, game: str
) -> None:
    """calculissimo §7.2, contig60 §4.2: neither a preview nor help nor a hint gives points or a best move."""
    with serving(settings_for(tmp_path, tries_per_second=1000, **MANY)) as server:
        ana, match, state = alone(server, game, ruleset="sheet-pt", help=True)
        asked = set()
        while state["seq"] < 60 and state["outcome"] is None:
            wait = state["clocks"]["wait"]
            asked.add(wait)
            for what in ("hint", "reach", "try"):
                said = {"move": _said(game)} if what == "try" else {}
                answer = ana.ask(what, match=match, seq=state["seq"], **said)
                assert answer["t"] == "refused", answer
                assert answer["why"] in ("hint_refused", "help_refused", "try_refused")
                assert set(answer["details"]) == {"because"}
                because = "window" if wait == "window" and what != "try" else "judging"
                assert answer["details"]["because"] == because
            state = on(ana, state, silence(state))
        assert asked >= {"turn", "window"}


def _said(game: str) -> str:
    """Something that may or may not be right."""
    return "8d 9+6/2=48" if game == "calculissimo" else "1+1+1=3"


def test_a_hint_does_not_say_whether_to_contest(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, **MANY)) as server:
        ana, match, state = alone(server, "contig60", ruleset="sheet-pt")
        while state["clocks"]["wait"] != "window":
            assert state["outcome"] is None
            state = on(ana, state, silence(state))
        assert ana.refused("hint", match=match, seq=state["seq"]) == "hint_refused"


def test_hints_and_moves_back_are_only_against_computers(server: Running) -> None:
    ana, bo, match = pair(server)
    seq = ana.state(match)["seq"]
    for client in (ana, bo):
        for what in ("hint", "takeback"):
            assert client.refused(what, match=match, seq=seq) == "only_against_computers"
    both = ana.table(seats=[ME, ME])["match"]
    ana.done("enter", match=both)
    assert ana.refused("hint", match=both, seq=0) == "only_against_computers"
    watcher = server.watcher().connect()
    assert watcher.refused("hint", match=match, seq=seq) == "not_reading"


async def by_another_node(*_: Any) -> bool:
    """Somebody else thinks about this move, and is in no hurry."""
    return False


def test_a_hint_is_for_a_turn_of_ones_own_at_a_state_one_has_seen(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, match, state = alone(server, "contig60")
    assert ana.refused("hint", match=match, seq=0) == "stale"
    assert ana.refused("hint", match=match, seq=state["seq"], seat=2) == "not_seated"
    with monkeypatch.context() as patch:
        patch.setattr(ComputerPlayers, "_claim", by_another_node)
        after = ana.move(match, state["seq"], "pass")
        assert ana.refused("hint", match=match, seq=after["seq"]) == "not_your_turn"


def test_hints_are_limited(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, hints_per_minute=12), now=Clock()) as server:
        ana, match, state = alone(server, "contig60")
        for _ in range(2):
            assert ana.ask("hint", match=match, seq=state["seq"])["t"] == "hint"
        assert ana.refused("hint", match=match, seq=state["seq"]) == "too_fast"


def test_a_hint_that_comes_too_late_or_not_at_all_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings_for(tmp_path, **MANY)) as server:
        ana, match, state = alone(server, "contig60")

        def dies(self: Worker, job: Any) -> str:
            raise WorkerDied

        with monkeypatch.context() as patch:
            patch.setattr(Worker, "ask", dies)
            assert ana.refused("hint", match=match, seq=state["seq"]) == "again"
        ask, moved = Worker.ask, threading.Event()

        def after_my_move(self: Worker, job: Any) -> Any:
            assert moved.wait(PATIENCE)
            return ask(self, job)

        monkeypatch.setattr(Worker, "ask", after_my_move)
        id_ = ana.send("hint", match=match, seq=state["seq"])
        ana.move(match, state["seq"], silence(state))
        moved.set()
        assert ana.wait("refused", lambda m: m["re"] == id_)["why"] == "stale"


def test_the_process_gets_the_view_of_who_asks_and_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs: list[Any] = []
    ask = Worker.ask

    def noted(self: Worker, job: Any) -> Any:
        jobs.append(job)
        return ask(self, job)

    monkeypatch.setattr(Worker, "ask", noted)
    with serving(settings_for(tmp_path)) as server:
        ana, match, state = alone(server, help=True)
        jobs.clear()
        ana.ask("hint", match=match, seq=state["seq"])
        ana.ask("reach", match=match, seq=state["seq"])
    # A process that was too slow or died is asked once more: the same question.
    assert list(dict.fromkeys(job[0] for job in jobs)) == ["choose", "reach"]
    for job in jobs:
        view = job[1][-1]
        assert (view.reader, view.racks[1], view.bag) == (1, None, None)


def test_help_is_off_unless_the_table_has_it(server: Running) -> None:
    ana, match, state = alone(server, "contig60")
    assert ana.refused("reach", match=match, seq=state["seq"]) == "help_off"


def test_what_the_dice_can_reach(server: Running) -> None:
    ana, match, state = alone(server, "contig60", help=True)
    told = ana.ask("reach", match=match, seq=state["seq"])
    game, rules = GAMES["contig60"], GAMES["contig60"].rulesets["contig60"]
    position: Any = game.read_position(state["view"], rules)
    expected = {
        str(move.sentence.square): position.score(move.sentence)
        for move in position.moves(1)
        if hasattr(move, "sentence")
    }
    assert {found["square"]: found["points"] for found in told["squares"]} == expected
    assert (told["threats"], told["placements"], told["best"]) == ([], None, None)


def test_lines_that_lack_one_square_are_told_of_both_sides(server: Running) -> None:
    ana, bo, match = pair(server, help=True, options={"line_length": 2})
    state = ana.state(match)
    for _ in range(2):
        mover = (ana, bo)[state["to_act"][0] - 1]
        game = GAMES["contig60"]
        position = game.read_position(state["view"], game.rulesets["contig60"])
        said = next(iter(position.moves(state["to_act"][0])))
        state = mover.move(match, state["seq"], str(said))
    mover = (ana, bo)[state["to_act"][0] - 1]
    threats = mover.ask("reach", match=match, seq=state["seq"])["threats"]
    assert {threat["seat"] for threat in threats} == {1, 2}
    for threat in threats:
        assert threat["square"] in threat["line"]
        assert len(threat["line"]) == 2


def test_what_the_tiles_can_reach(server: Running) -> None:
    ana, match, state = alone(server, help=True, ruleset="relaxed")
    told = ana.ask("reach", match=match, seq=state["seq"])
    live = server.app.node.rooms[match].match
    assert live is not None
    position: Any = live.position
    moves = [move for move in position.moves(1) if isinstance(move, Placement)]
    scores = [position.score(1, move).total for move in moves]
    assert (told["placements"], told["best"]) == (len(scores), max(scores, default=None))
    assert (told["squares"], told["threats"]) == ([], [])


def test_help_is_for_a_turn_of_ones_own(server: Running) -> None:
    ana, bo, match = pair(server, help=True)
    state = ana.state(match)
    mover, other = (ana, bo) if state["to_act"] == [1] else (bo, ana)
    assert other.refused("reach", match=match, seq=state["seq"]) == "not_your_turn"
    assert mover.ask("reach", match=match, seq=state["seq"])["t"] == "reach"
    after = mover.move(match, state["seq"], "pass")
    stolen = other.ask("reach", match=match, seq=after["seq"])
    assert stolen["squares"]


def test_help_does_not_say_whether_to_contest(server: Running) -> None:
    ana, bo, match = pair(server, help=True, ruleset="sheet-pt")
    state = ana.state(match)
    mover, other = (ana, bo) if state["to_act"] == [1] else (bo, ana)
    after = mover.move(match, state["seq"], "1+1+1=3")
    assert after["clocks"]["wait"] == "window"
    assert other.refused("reach", match=match, seq=after["seq"]) == "help_refused"


def test_help_that_does_not_come_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings_for(tmp_path, **MANY)) as server:
        ana, match, state = alone(server, help=True)

        def dies(self: Worker, job: Any) -> str:
            raise WorkerDied

        monkeypatch.setattr(Worker, "ask", dies)
        assert ana.refused("reach", match=match, seq=state["seq"]) == "again"


def test_what_a_move_scored_is_told_to_watchers_too(dealt: Running) -> None:
    ana, bo, match = pair(dealt, "calculissimo", ruleset="short", listed=True)
    watcher = dealt.watcher().connect()
    watcher.done("enter", match=match)
    game = GAMES["calculissimo"]
    first = ana.state(match)
    seat = first["to_act"][0]
    mover, other = (ana, bo) if seat == 1 else (bo, ana)
    state = first if mover is ana else bo.state(match)
    rules = game.rulesets["short"]
    view = game.read_view(state["view"], rules, seat)
    best = next(iter(game.scored(view)))
    after = mover.move(match, state["seq"], str(best.move))
    laid = next(entry for entry in after["log"] if entry[1] == seat)
    assert best.move.puts
    for client in (mover, other, watcher):
        told = client.ask("card", match=match, seq=laid[0])
        assert (told["t"], told["seq"], told["points"]) == ("score", laid[0], best.points)
        assert told["lines"][0]["steps"]
        for seq in (laid[0] - 1, 0, 99):
            assert client.refused("card", match=match, seq=seq) == "no_such_entry"


def test_where_people_judge_no_card_tells_what_is_right(server: Running) -> None:
    mover, other, watcher, match, state = passed(server, ruleset="sheet-pt")
    declined = other.move(match, state["seq"], "decline")
    said = other.move(match, declined["seq"], "6*6+6=41")
    mover.move(match, said["seq"], "accept")
    for client in (mover, other, watcher):
        assert client.refused("card", match=match, seq=said["seq"]) == "possible_refused"
        assert client.refused("card", match=match, seq=state["seq"]) == "no_such_entry"


def test_help_that_is_asked_again_takes_the_place_of_what_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = threading.Event()
    ask = Worker.ask
    asked: list[str] = []

    def later(self: Worker, job: Any) -> Any:
        asked.append(job[0])
        assert free.wait(60)
        return ask(self, job)

    with serving(settings_for(tmp_path, asks_per_second=1000)) as server:
        ana, match, state = alone(server, help=True)
        monkeypatch.setattr(Worker, "ask", later)
        first, *others = [ana.send("reach", match=match, seq=state["seq"]) for _ in range(6)]
        for id_ in others[:-1]:
            assert ana.wait("refused", lambda m, id_=id_: m["re"] == id_)["why"] == "too_fast"  # type: ignore[misc]  # bound at once
        free.set()
        for id_ in (first, others[-1]):
            assert ana.wait("reach", lambda m, id_=id_: m["re"] == id_)["placements"]  # type: ignore[misc]  # bound at once
    assert asked == ["reach", "reach"]


def test_who_goes_away_leaves_no_work_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free, asked = threading.Event(), []
    ask = Worker.ask

    def later(self: Worker, job: Any) -> Any:
        asked.append(job[0])
        assert free.wait(60)
        return ask(self, job)

    with serving(settings_for(tmp_path, asks_per_second=1000)) as server:
        ana, match, state = alone(server, help=True)
        bo, other, its = alone(server, help=True)
        monkeypatch.setattr(Worker, "ask", later)
        bo.send("reach", match=other, seq=its["seq"])
        bo.ask("ping")
        ana.send("reach", match=match, seq=state["seq"])
        ana.ask("ping")
        ana.close()
        until_gone(server, match)
        free.set()
        bo.wait("reach")
        assert asked == ["reach"]


def until_gone(server: Running, match: str) -> None:
    """Until nobody reads a table any more."""
    limit = time.monotonic() + 60
    while (room := server.app.node.rooms.get(match)) is not None and room.readers:
        assert time.monotonic() < limit
        time.sleep(0.01)  # nobody is sent anything about it
