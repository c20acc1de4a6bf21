"""What may be asked beside moving: hints, moves taken back, help, and what was possible."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from contissimo.games import GAMES
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.contig60.moves import Say
from contissimo.play.match import Match
from contissimo.play.record_reader import read_record
from contissimo.play.verify import verify
from contissimo.server.jobs.pool import Worker, WorkerDied
from contissimo.server.live.computer_players import ComputerPlayers
from contissimo.server.live.past_positions import Pasts
from contissimo.server.storage.match_rows import folded, gone_on, load_logs, match_of
from contissimo.server.support.server_time import Times
from tests.server.helpers import (
    PATIENCE,
    Client,
    Clock,
    Running,
    pair,
    serving,
    settings_for,
    small_chance,
)

ME, OPEN, GREEDY = {"kind": "me"}, {"kind": "open"}, {"kind": "computer", "level": "greedy"}
MANY = {"hints_per_minute": 6000, "asks_per_second": 1000}


def alone(server: Running, game: str = "calculissimo", **fields: Any) -> tuple[Client, str, Any]:
    """One person against a computer player, at the person's first turn."""
    ana = server.guest("Ana").connect()
    match = ana.table(game, **({"seats": [ME, GREEDY]} | fields))["match"]
    ana.done("enter", match=match)
    ana.done("start", match=match)
    ana.give(match)
    return ana, match, my_turn(ana)


def my_turn(client: Client, seq: int = 0) -> dict[str, Any]:
    return client.wait(
        "state",
        lambda s: (s["to_act"] == [s["you"]] and s["seq"] >= seq) or s["outcome"] is not None,
    )


def on(client: Client, state: dict[str, Any], move: str) -> dict[str, Any]:
    """Move, and the state in which it is my turn again."""
    told = client.move(state["match"], state["seq"], move)
    assert told["t"] == "state", told
    mine = told["to_act"] == [told["you"]] or told["outcome"] is not None
    return told if mine else my_turn(client, told["seq"] + 1)


def silence(state: dict[str, Any]) -> str:
    return {"turn": "pass", "steal": "decline", "window": "accept"}[state["clocks"]["wait"]]


@pytest.fixture(scope="module")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the same chance for every match: its first racks make a line."""
    settings = settings_for(tmp_path_factory.mktemp("dealt"), asks_per_second=1000)
    with serving(settings, chance=small_chance(7)) as running:
        yield running


# Hints


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


# Moves taken back


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


# Help


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


# What was possible


def passed(server: Running, **fields: Any) -> tuple[Client, Client, Client, str, dict[str, Any]]:
    """A pass whose steal is still open: who passed, who may steal, a spectator."""
    ana, bo, match = pair(server, listed=True, **fields)
    watcher = server.watcher().connect()
    watcher.done("enter", match=match)
    state = ana.state(match)
    mover, other = (ana, bo) if state["to_act"] == [1] else (bo, ana)
    return mover, other, watcher, match, mover.move(match, state["seq"], "pass")


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


def test_in_calculissimo_it_can_not_be_asked(server: Running) -> None:
    ana, match, state = alone(server)
    assert ana.refused("possible", match=match, seq=state["seq"]) == "possible_refused"
    waiting = ana.table()["match"]
    ana.done("enter", match=waiting)
    assert ana.refused("possible", match=waiting, seq=1) == "not_running"


def jobs_of(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What processes are asked for from now on."""
    asked: list[str] = []
    ask = Worker.ask

    def noted(self: Worker, job: Any) -> Any:
        asked.append(job[0])
        return ask(self, job)

    monkeypatch.setattr(Worker, "ask", noted)
    return asked


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
