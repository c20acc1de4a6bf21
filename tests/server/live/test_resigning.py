"""A resignation over the wire: from a seat that isn't to act, with an old number, after a time-out that is due."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.helpers import Client, Clock, Running, pair, serving, settings_for


def three(server: Running, **fields: Any) -> tuple[list[Client], str]:
    """Three guests at a running table of Calculissimo, by seat."""
    people = [server.guest(name).connect() for name in ("Ana", "Bo", "Cem")]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = people[0].table("calculissimo", seats, **fields)
    match: str = made["match"]
    people[0].done("enter", match=match)
    for seat, person in enumerate(people[1:], 2):
        person.done("sit", match=match, token=made["links"]["invite"], seat=seat)
        person.done("enter", match=match)
    people[0].done("start", match=match)
    for person in people:
        person.wait("table", lambda t: t["phase"] == "giving")
        person.give(match)
    return people, match


def test_a_seat_that_is_not_to_act_resigns_and_the_turn_goes_on(tmp_path: Path) -> None:
    """calculissimo §3.7: out of turn nothing else changes; and the mover's answer is not too old for it."""
    with serving(settings_for(tmp_path)) as server:
        people, match = three(server)
        state = people[0].state(match)
        (mover,) = state["to_act"]
        other = mover % 3 + 1
        after = people[other - 1].move(match, state["seq"], "resign")
        assert after["to_act"] == [mover]
        assert after["log"][-1][1:3] == [other, "resign"]
        assert people[other - 1].move(match, after["seq"], "resign")["why"] == "not_your_turn"
        passed = people[mover - 1].move(match, state["seq"], "pass")
        assert passed["t"] == "state"
        assert other not in passed["to_act"]


def test_a_resignation_is_never_too_old(tmp_path: Path) -> None:
    """calculissimo §3.7: that the others have just moved is no reason to refuse it."""
    with serving(settings_for(tmp_path)) as server:
        people, match = three(server)
        state = people[0].state(match)
        (mover,) = state["to_act"]
        passed = people[mover - 1].move(match, state["seq"], "pass")
        assert people[mover - 1].move(match, state["seq"], "pass")["why"] == "stale"
        after = people[mover - 1].move(match, state["seq"], "resign")
        assert after["t"] == "state"
        assert after["seq"] == passed["seq"] + 1
        assert people[mover % 3].move(match, after["seq"] + 5, "resign")["why"] == "stale"


def test_the_same_resignation_twice_is_one(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as server:
        people, match = three(server)
        state = people[0].state(match)
        after = people[0].move(match, state["seq"], "resign", id="once")
        again = people[0].move(match, state["seq"], "resign", id="once")
        assert again["seq"] == after["seq"]


def test_the_side_that_waits_gives_up_and_the_match_is_over(tmp_path: Path) -> None:
    """contig60 §2.5: at any time."""
    with serving(settings_for(tmp_path)) as server:
        ana, bo, match = pair(server)
        state = ana.state(match)
        waiting = bo if state["to_act"] == [1] else ana
        over = waiting.move(match, state["seq"], "resign")
        assert over["outcome"]["winners"] == state["to_act"]
        assert waiting.move(match, over["seq"], "resign", id="late")["why"] == "game_over"


def test_one_partner_resigns_for_the_pair(tmp_path: Path) -> None:
    """contig60 §2.5: also while the other side is to act."""
    with serving(settings_for(tmp_path, give_seconds=60)) as server:
        ana, bo, cy = (server.guest(name).connect() for name in ("Ana", "Bo", "Cy"))
        rules = {"first": "agreed"}
        made = ana.table(seats=[{"kind": "open"}, {"kind": "me", "places": 2}], options=rules)
        match, links = made["match"], made["links"]
        bo.done("sit", match=match, token=links["invite"])
        cy.done("sit", match=match, token=links["partners"]["2"])
        for client in (ana, bo, cy):
            client.done("enter", match=match)
        ana.done("start", match=match)
        for client in (bo, ana):
            client.give(match)
        state = cy.state(match)
        assert (state["you"], state["to_act"]) == (2, [1])
        over = cy.move(match, state["seq"], "resign")
        assert over["outcome"]["winners"] == [1]
        assert ana.state(match, over["seq"])["outcome"] == over["outcome"]


def test_a_time_out_that_is_due_comes_first(tmp_path: Path) -> None:
    """calculissimo §3.7: the turn that ran out is a pass, and then the player has resigned."""
    clock = Clock()
    with serving(settings_for(tmp_path, sweep_seconds=3600), now=clock) as server:
        people, match = three(server, clock={"turn": 1000})
        state = people[0].state(match)
        (mover,) = state["to_act"]
        clock.pass_time(1000.001)
        after = people[mover - 1].move(match, state["seq"], "resign")
        said = [entry[1:3] for entry in after["log"][state["seq"] :]]
        assert said == [[mover, "pass"], [mover, "resign"]]
        assert after["to_act"] == [mover % 3 + 1]


def test_a_person_resigns_while_the_computer_player_is_to_act(tmp_path: Path) -> None:
    """calculissimo §3.7: the one who is left has won, and is asked nothing more."""
    with serving(settings_for(tmp_path, bot_pause_millis=600_000)) as server:
        ana = server.guest("Ana").connect()
        made = ana.table("calculissimo", [{"kind": "me"}, {"kind": "computer", "level": "greedy"}])
        match = made["match"]
        ana.done("enter", match=match)
        ana.done("start", match=match)
        ana.wait("table", lambda t: t["phase"] == "giving")
        ana.give(match)
        state = ana.state(match)
        if state["to_act"] == [1]:
            state = ana.move(match, state["seq"], "pass")
        assert state["to_act"] == [2]
        over = ana.move(match, state["seq"], "resign")
        assert over["outcome"]["winners"] == [2]
