"""A game without a clock waits for somebody who stays away: those who stay may end it, and the log says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from contissimo.games import GAMES
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay
from contissimo.play.verify import verify
from tests.server.helpers import Client, Clock, Running, pair, serving, settings_for

ME, OPEN = {"kind": "me"}, {"kind": "open"}
DAY = 86_400


def leave(who: Client, seat: int, seeing: Client) -> dict[str, Any]:
    """The table as the other sees it then."""
    who.close()
    return seeing.wait(
        "table",
        lambda t: (
            t["phase"] == "running" and not any(p["online"] for p in t["seats"][seat - 1]["people"])
        ),
    )


def turned(ana: Client, bo: Client, match: str) -> dict[str, Any]:
    """Ana passes if she is to move: then the game waits for Bo."""
    state = ana.state(match)
    if state["to_act"] == [1]:
        state = ana.move(match, state["seq"], "pass")
        bo.state(match, state["seq"])
    assert state["to_act"] == [2]
    return state


def offer(client: Client) -> dict[str, Any]:
    found: dict[str, Any] = client.wait("table", lambda t: t["abandon"] is not None)["abandon"]
    return found


def entries(state: dict[str, Any], number: int) -> list[tuple[int | None, str]]:
    return [(entry[1], entry[2]) for entry in state["log"][-number:]]


@pytest.mark.parametrize(
    ("game", "ruleset"), [("contig60", "contig60"), ("calculissimo", "relaxed")]
)
def test_who_waited_a_day_may_end_the_game(tmp_path: Path, game: str, ruleset: str) -> None:
    """contig60 §2.5, calculissimo §3.7: those who are away resign, and the last one wins."""
    clock = Clock()
    with serving(settings_for(tmp_path), now=clock) as server:
        ana, bo, match = pair(server, game, ruleset=ruleset)
        state = turned(ana, bo, match)
        assert ana.refused("abandon", match=match, seq=state["seq"]) == "not_abandoned"
        told = leave(bo, 2, ana)["abandon"]
        assert told == {"seats": [2], "at": state["clocks"]["now"] + 1000 * DAY}
        clock.pass_time(DAY - 1)
        assert ana.refused("abandon", match=match, seq=state["seq"]) == "not_abandoned"
        clock.pass_time(1)
        ana.done("abandon", id="end", match=match, seq=state["seq"])
        over = ana.wait("state", lambda s: s["outcome"] is not None)
        assert over["outcome"]["winners"] == [1]
        noted, resigned, _ = entries(over, 3)
        assert (noted, resigned) == ((None, "gone 2"), (2, "resign"))
        ana.done("abandon", id="end", match=match, seq=state["seq"])  # the same message again
        assert ana.refused("abandon", match=match, seq=over["seq"]) == "game_over"
        text = ana.http.get(f"/api/records/{match}").text
        assert '[Termination "abandoned"]' in text
        record = read_record(text, GAMES)
        assert replay(record, GAMES[game]).abandoned
        assert verify(record, GAMES[game]).why == ""
        bo.connect().done("enter", match=match)
        assert entries(bo.state(match), 3) == entries(over, 3)
        for client in (ana, bo):
            client.done("rematch", match=match)
        assert ana.wait("table", lambda t: t["next"] is not None)["abandon"] is None


def test_a_day_begins_when_it_is_their_turn_and_not_before(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path), now=clock) as server:
        ana, bo, match = pair(server, "calculissimo", ruleset="relaxed")
        state = ana.state(match)
        if state["to_act"] == [2]:
            state = bo.move(match, state["seq"], "pass")
            ana.state(match, state["seq"])
        leave(bo, 2, ana)
        clock.pass_time(2 * DAY)
        # It is Ana's own turn: nobody waits for Bo.
        assert ana.refused("abandon", match=match, seq=state["seq"]) == "not_abandoned"
        after = ana.move(match, state["seq"], "pass")
        assert offer(ana)["at"] == after["clocks"]["now"] + 1000 * DAY
        clock.pass_time(DAY - 1)
        assert ana.refused("abandon", match=match, seq=after["seq"]) == "not_abandoned"
        clock.pass_time(1)
        assert ana.refused("abandon", match=match, seq=state["seq"]) == "stale"
        ana.done("abandon", match=match, seq=after["seq"])


def test_who_comes_back_for_a_moment_has_another_day(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path), now=clock) as server:
        ana, bo, match = pair(server)
        state = turned(ana, bo, match)
        leave(bo, 2, ana)
        clock.pass_time(DAY)
        bo.connect().done("enter", match=match)
        assert ana.refused("abandon", match=match, seq=state["seq"]) == "not_abandoned"
        ana.unread.clear()
        assert leave(bo, 2, ana)["abandon"]["at"] == state["clocks"]["now"] + 2000 * DAY
        assert ana.refused("abandon", match=match, seq=state["seq"]) == "not_abandoned"


def test_a_clock_decides_by_itself(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path, sweep_seconds=3600), now=clock) as server:
        ana, bo, match = pair(server, clock={"turn": 3600})
        state = turned(ana, bo, match)
        token = leave(bo, 2, ana)["links"]["watch"]
        clock.pass_time(2 * DAY)
        assert ana.refused("abandon", match=match, seq=state["seq"]) == "not_abandoned"
        watcher = server.watcher().connect()
        watcher.done("enter", match=match, token=token)
        assert watcher.wait("table")["abandon"] is None
        assert watcher.refused("abandon", match=match, seq=state["seq"]) == "not_seated"


def seated(
    server: Running, seats: list[dict[str, Any]], names: tuple[str, ...]
) -> tuple[list[Client], str]:
    """People at a running table of Calculissimo, in the order of their seats."""
    people = [server.guest(name).connect() for name in names]
    made = people[0].table("calculissimo", seats=seats, ruleset="relaxed")
    match: str = made["match"]
    for client in people[1:]:
        client.done("sit", match=match, token=made["links"]["invite"])
    for client in people:
        client.done("enter", match=match)
    people[0].done("start", match=match)
    for client in people:
        client.give(match)
    return people, match


def until_turn(people: dict[int, Client], match: str, seat: int) -> dict[str, Any]:
    """Everybody passes until it is this seat's turn; the state, which all have seen."""
    state = people[1].state(match)
    while state["to_act"] != [seat]:
        (now,) = state["to_act"]
        seq = state["seq"]
        if now in people:
            state = people[now].move(match, seq, "pass")
        if now != 1:
            state = people[1].state(match, seq + 1)
    return state


def test_several_who_are_away_resign_together(tmp_path: Path) -> None:
    """calculissimo §3.7: the last player left wins at once."""
    clock = Clock()
    with serving(settings_for(tmp_path), now=clock) as server:
        (ana, bo, cy), match = seated(server, [ME, OPEN, OPEN], ("Ana", "Bo", "Cy"))
        state = until_turn({1: ana, 2: bo, 3: cy}, match, 2)
        leave(cy, 3, ana)
        clock.pass_time(3600)
        told = leave(bo, 2, ana)["abandon"]
        # Cy, who isn't waited for yet, has been away for longer than Bo.
        assert told == {"seats": [2, 3], "at": state["clocks"]["now"] + 1000 * (DAY + 3600)}
        clock.pass_time(DAY)
        ana.done("abandon", match=match, seq=state["seq"])
        over = ana.wait("state", lambda s: s["outcome"] is not None)
        assert over["outcome"]["winners"] == [1]
        assert entries(over, 5)[:4] == [
            (None, "gone 3"),
            (3, "resign"),
            (None, "gone 2"),
            (2, "resign"),
        ]


def test_the_game_goes_on_while_two_are_left_and_who_resigned_has_no_say(tmp_path: Path) -> None:
    """calculissimo §3.7: the seat is skipped from now on."""
    clock = Clock()
    with serving(settings_for(tmp_path), now=clock) as server:
        people, match = seated(server, [ME, OPEN, OPEN, OPEN], ("Ana", "Bo", "Cy", "Dé"))
        ana, bo, cy, de = people
        state = until_turn(dict(enumerate(people, 1)), match, 2)
        state = de.move(match, state["seq"], "resign")
        leave(bo, 2, ana)
        clock.pass_time(DAY)
        assert de.refused("abandon", match=match, seq=state["seq"]) == "not_abandoned"
        cy.done("abandon", match=match, seq=state["seq"])
        after = ana.wait("state", lambda s: s["to_act"] == [3])
        assert after["outcome"] is None
        assert entries(after, 2) == [(None, "gone 2"), (2, "resign")]
        assert ana.wait("table", lambda t: t["abandon"] is None)
        cy.move(match, after["seq"], "resign")
        over = ana.wait("state", lambda s: s["outcome"] is not None)
        assert over["outcome"]["winners"] == [1]
        assert "Termination" not in ana.http.get(f"/api/records/{match}").text


def test_computer_players_are_never_away(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path), now=clock) as server:
        computer = {"kind": "computer", "level": "greedy"}
        (ana, bo), match = seated(server, [ME, OPEN, computer], ("Ana", "Bo"))
        state = until_turn({1: ana, 2: bo}, match, 2)
        leave(bo, 2, ana)
        clock.pass_time(DAY)
        ana.done("hand", match=match, seat=2, level="greedy")
        state = ana.wait("state", lambda s: s["to_act"] == [1] and s["seq"] > state["seq"])
        assert ana.wait("table", lambda t: t["seats"][1]["handed"])["abandon"] is None
        clock.pass_time(DAY)
        assert ana.refused("abandon", match=match, seq=state["seq"]) == "not_abandoned"


def test_a_pair_is_away_when_both_are(tmp_path: Path) -> None:
    """contig60 §2.5: in a pair, one partner resigns for both."""
    clock = Clock()
    with serving(settings_for(tmp_path), now=clock) as server:
        ana, bo, cy = (server.guest(name).connect() for name in ("Ana", "Bo", "Cy"))
        made = ana.table(seats=[ME, {"kind": "open", "places": 2}])
        match = made["match"]
        ana.done("enter", match=match)
        bo.done("sit", match=match, token=made["links"]["invite"])
        bo.done("enter", match=match)
        partner = bo.wait("table", lambda t: t["links"]["partners"])["links"]["partners"]["2"]
        cy.done("sit", match=match, token=partner)
        cy.done("enter", match=match)
        ana.done("start", match=match)
        for client in (ana, bo, cy):
            client.wait("table", lambda t: t["phase"] == "giving")
        for client in (ana, bo):
            client.give(match)
        state = turned(ana, bo, match)
        bo.close()
        clock.pass_time(2 * DAY)
        assert ana.refused("abandon", match=match, seq=state["seq"]) == "not_abandoned"
        cy.close()
        assert offer(ana)["at"] == state["clocks"]["now"] + 3000 * DAY
        clock.pass_time(DAY)
        ana.done("abandon", match=match, seq=state["seq"])
        assert ana.wait("state", lambda s: s["outcome"] is not None)["outcome"]["winners"] == [1]


def test_time_without_a_server_is_no_absence(tmp_path: Path) -> None:
    clock, settings = Clock(), settings_for(tmp_path)
    with serving(settings, now=clock) as server:
        ana, bo, match = pair(server, "calculissimo", ruleset="relaxed")
        state = ana.state(match)
        if state["to_act"] == [2]:
            state = bo.move(match, state["seq"], "pass")
            ana.state(match, state["seq"])
        leave(bo, 2, ana)
        clock.pass_time(3 * DAY)  # Bo has been away for long when it becomes Bo's turn
        state = ana.move(match, state["seq"], "pass")
        server.do(server.app.node.deadlines.beat)
    clock.pass_time(2 * DAY)
    with serving(settings, now=clock) as server:
        ana.go_to(server.url).done("enter", match=match)
        ana.state(match)
        assert ana.refused("abandon", match=match, seq=state["seq"]) == "not_abandoned"
        assert offer(ana)["at"] == state["clocks"]["now"] + 3000 * DAY
        ana.end()
        bo.end()
