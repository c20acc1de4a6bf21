"""Beside the game: watching, the lobby, phrases, absence, another game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.helpers import Client, Clock, Running, pair, serving, settings_for, until

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def finish(ana: Client, bo: Client, match: str) -> None:
    state = ana.state(match)
    (ana if state["to_act"] == [1] else bo).move(match, state["seq"], "resign")


def test_spectators_see_no_rack_and_are_counted(server: Running) -> None:
    ana, bo = server.guest("Ana").connect(), server.guest("Bo").connect()
    made = ana.table("calculissimo", ruleset="relaxed")
    match = made["match"]
    bo.done("sit", match=match, token=made["links"]["invite"])
    watcher = server.watcher().connect()
    for client, fields in ((ana, {}), (bo, {}), (watcher, {"token": made["links"]["watch"]})):
        client.done("enter", match=match, **fields)
    ana.wait("table", lambda t: t["watchers"] == 1)
    ana.done("start", match=match)
    seen = watcher.state(match)
    assert seen["you"] is None
    assert seen["view"].split(" ")[1] == "_7,_7"
    draws = [entry[2] for entry in seen["log"] if entry[2].startswith("draw")]
    assert sorted(draws) == ["draw 1:_7", "draw 2:_7"]
    mine = ana.state(match)
    assert mine["view"].split(" ")[1].split(",")[1] == "_7"
    watcher.close()
    ana.wait("table", lambda t: t["watchers"] == 0)


def test_the_lobby_is_live(server: Running) -> None:
    ana, watcher = server.guest("Ana").connect(), server.watcher().connect()
    watcher.done("lobby", on=True)
    watcher.wait("lobby")
    match = ana.table(listed=True)["match"]
    unlisted = ana.table()["match"]
    shown = watcher.wait("lobby", lambda m: any(t["match"] == match for t in m["tables"]))
    assert all(table["match"] != unlisted for table in shown["tables"])  # it is by link only
    assert watcher.http.get("/api/tables").json() == shown["tables"]
    ana.done("stand", match=match)
    bo, cy = server.guest("Bo").connect(), server.guest("Cy").connect()
    for client in (bo, cy):
        client.done("sit", match=match)
        client.done("enter", match=match)
    bo.done("start", match=match)
    watcher.wait("lobby", lambda m: any(t["phase"] == "running" for t in m["tables"]))
    first, second = (bo, cy) if bo.state(match)["you"] == 1 else (cy, bo)
    first.done("enter", match=match)
    finish(first, second, match)
    watcher.wait("lobby", lambda m: all(t["match"] != match for t in m["tables"]))


def test_the_lobby_is_told_of_watchers_who_come_and_go(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as server:
        bo, watcher = server.watcher().connect(), server.watcher().connect()
        match = server.guest("Ana").table(listed=True)["match"]
        bo.done("lobby", on=True)

        def told(number: int) -> None:
            bo.wait("lobby", lambda m: [t["watchers"] for t in m["tables"]] == [number])

        told(0)
        watcher.done("enter", match=match)
        told(1)
        watcher.done("leave", match=match)
        told(0)
        watcher.done("enter", match=match)
        told(1)
        watcher.close()
        told(0)


def test_set_phrases_reach_everybody_but_those_who_muted(still_server: Running) -> None:
    ana, bo, match = pair(still_server)
    ana.done("say", match=match, phrase="good_luck")
    assert bo.wait("said") == {"t": "said", "match": match, "seat": 1, "phrase": "good_luck"}
    bo.done("mute", match=match, seat=1, on=True)
    assert bo.wait("table", lambda t: t["muted"] == [1])
    ana.done("say", match=match, phrase="hello")
    ana.wait("said", lambda s: s["phrase"] == "hello")
    bo.ask("ping")
    assert all(message["t"] != "said" for message in bo.unread)
    bo.done("mute", match=match, seat=1, on=False)
    ana.done("say", match=match, phrase="thank_you")
    assert bo.wait("said")["phrase"] == "thank_you"
    whys = [ana.ask("say", match=match, phrase="hello").get("why") for _ in range(6)]
    assert "too_fast" in whys


def test_an_absent_seat_is_handed_over_by_consent_and_given_back(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path), now=clock) as server:
        people = [server.guest(name).connect() for name in ("Ana", "Bo", "Cy")]
        ana, bo, cy = people
        made = ana.table("calculissimo", seats=[ME, OPEN, OPEN], ruleset="relaxed")
        match = made["match"]
        for client in (bo, cy):
            client.done("sit", match=match, token=made["links"]["invite"])
        for client in people:
            client.done("enter", match=match)
        ana.done("start", match=match)
        for client in people:
            client.give(match)
        ana.state(match)
        assert ana.refused("hand", match=match, seat=3, level="greedy") == "not_away"
        assert ana.refused("hand", match=match, seat=1, level="greedy") == "own_seat"
        cy.close()
        ana.sees_gone(3)
        assert ana.refused("hand", match=match, seat=3, level="greedy") == "not_away"
        clock.pass_time(61)
        assert ana.refused("hand", match=match, seat=3, level="god") == "level_unknown"
        ana.done("hand", match=match, seat=3, level="greedy")
        vote = bo.wait("table", lambda t: t["votes"] != [])["votes"][0]
        assert vote == {"seat": 3, "level": "greedy", "agreed": [1], "needed": [1, 2]}
        bo.done("hand", match=match, seat=3, level="greedy")
        table = bo.wait("table", lambda t: t["seats"][2]["handed"])
        assert table["seats"][2]["level"] == "greedy"
        assert table["votes"] == []
        said = bo.wait("state", lambda s: any(e[2] == "hand 3 greedy" for e in s["log"]))
        for seat, client in ((1, ana), (2, bo)):  # until the computer's turn has been
            if said["to_act"] == [seat]:
                client.move(match, said["seq"], "pass")
                said = bo.state(match, said["seq"] + 1)
        cy.connect().done("enter", match=match)
        back = cy.wait("state", lambda s: any(e[2] == "hand 3 person" for e in s["log"]))
        assert back["you"] == 3
        assert not cy.wait("table", lambda t: not t["seats"][2]["handed"])["votes"]


def test_who_holds_several_seats_agrees_for_all_of_them(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, away_seconds=0)) as server:
        ana, bo = server.guest("Ana").connect(), server.guest("Bo").connect()
        made = ana.table("calculissimo", seats=[ME, ME, OPEN], ruleset="relaxed")
        match = made["match"]
        bo.done("sit", match=match, token=made["links"]["invite"])
        for client in (ana, bo):
            client.done("enter", match=match)
        ana.done("start", match=match)
        ana.state(match)
        ana.wait("table", lambda t: t["phase"] == "running")
        bo.close()
        ana.sees_gone(3)
        ana.done("hand", match=match, seat=3, level="greedy")
        assert ana.wait("table", lambda t: t["seats"][2]["handed"])["votes"] == []


def test_a_rematch_has_the_same_seats(server: Running) -> None:
    ana, bo, match = pair(server)
    assert ana.refused("rematch", match=match) == "not_over"
    finish(ana, bo, match)
    bo.done("mute", match=match, seat=1, on=True)
    ana.done("rematch", match=match)
    assert bo.wait("table", lambda t: t["rematch"] == [1])["next"] is None
    ana.done("rematch", match=match)
    bo.done("rematch", match=match)
    follows = ana.wait("table", lambda t: t["next"] is not None)["next"]
    assert bo.wait("table", lambda t: t["next"] is not None)["next"] == follows
    for client, seat, muted in ((ana, 1, []), (bo, 2, [1])):
        client.done("enter", match=follows)
        table = client.wait("table", lambda t: t["match"] == follows)
        assert (table["yours"], table["muted"]) == ([seat], muted)
        client.give(follows)
    assert ana.state(follows)["to_act"]


def test_in_a_rematch_of_agreed_sides_the_other_side_is_side_1(server: Running) -> None:
    """contig60 §1.4: side 1 begins; in a rematch the other side is side 1, and a head start stays with its people."""
    options = {"first": "agreed", "head_start": [0, 7]}
    ana, bo, match = pair(server, game="contig60", ruleset="contig60", options=options)
    finish(ana, bo, match)
    bo.done("mute", match=match, seat=1, on=True)
    for client in (ana, bo):
        client.done("rematch", match=match)
    follows = ana.wait("table", lambda t: t["next"] is not None)["next"]
    for client, seat, muted in ((ana, 2, []), (bo, 1, [2])):
        client.done("enter", match=follows)
        table = client.wait("table", lambda t: t["match"] == follows)
        assert (table["yours"], table["muted"]) == ([seat], muted)
        assert table["ruleset"]["options"]["head_start"] == [7]
        client.give(follows)
    state = bo.state(follows)
    assert state["to_act"] == [1]
    assert [entry[2].split(" ")[0] for entry in state["log"]] == ["roll"]


@pytest.mark.parametrize("first", ["lot", "agreed"])
def test_a_table_whose_board_nobody_can_play_on_is_over_as_it_begins(
    server: Running, first: str
) -> None:
    """contig60 §6.2: no throw can make a free square, before the first throw."""
    options = {"first": first, "head_start": [0, 7], "layout": "43\n"}
    ana, bo, match = pair(server, options=options)
    state = bo.state(match)
    assert (state["outcome"]["reason"], state["outcome"]["winners"]) == ("no_throw", [2])
    for client in (ana, bo):
        table = client.wait("table", lambda t: t["phase"] == "over")
        assert table["fairness"]["seed"]
        client.done("rematch", match=match)
    assert ana.wait("table", lambda t: t["next"] is not None)["next"]


def test_a_rematch_has_the_names_of_now(server: Running) -> None:
    ana, bo, match = pair(server)
    finish(ana, bo, match)
    bo.http.put("/api/me", json={"name": "Zoë"})
    for client in (ana, bo):
        client.done("rematch", match=match)
    follows = ana.wait("table", lambda t: t["next"] is not None)["next"]
    ana.done("enter", match=follows)
    table = ana.wait("table", lambda t: t["match"] == follows)
    names = [person["name"] for seat in table["seats"] for person in seat["people"]]
    assert names == ["Ana", "Zoë"]


def test_who_was_forgotten_has_no_seat_in_the_rematch(server: Running) -> None:
    ana, bo, match = pair(server)
    finish(ana, bo, match)
    ana.done("rematch", match=match)
    assert ana.http.delete("/api/me").status_code == 204
    bo.done("rematch", match=match)
    follows = bo.wait("table", lambda t: t["next"] is not None)["next"]
    bo.done("enter", match=follows)
    table = bo.wait("table", lambda t: t["match"] == follows)
    assert (table["phase"], table["seats"][0]["people"]) == ("open", [])
    assert table["links"]["invite"]


def test_leaving_and_coming_back_is_the_same_state(server: Running) -> None:
    ana, bo, match = pair(server)
    state = ana.state(match)
    ana.done("leave", match=match)
    bo.sees_gone(1)
    ana.close()
    ana.connect()
    ana.done("enter", match=match)
    again = ana.state(match)
    for key in ("seq", "view", "you", "log", "to_act"):
        assert again[key] == state[key]
    bo.wait("table", lambda t: t["seats"][0]["people"][0]["online"] is True)


def test_metrics_count_what_happens(still_server: Running) -> None:
    ana, bo, match = pair(still_server)
    state = ana.state(match)
    mover = ana if state["to_act"] == [1] else bo
    before = figures(ana)
    mover.move(match, state["seq"], "pass")
    mover.move(match, 0, "pass")
    after = figures(ana)
    for name in (
        'contissimo_moves_total{by="person"}',
        'contissimo_refusals_total{why="stale"}',
        'contissimo_move_seconds_bucket{le="+Inf"}',
        "contissimo_move_seconds_count",
    ):
        assert after[name] == before.get(name, 0) + 1
    assert after['contissimo_tables{phase="closed"}'] == 0
    assert after["contissimo_move_seconds_sum"] > before["contissimo_move_seconds_sum"]
    assert after["contissimo_connections"] >= 2
    assert after.keys() >= {
        'contissimo_tables{phase="running"}',
        'contissimo_moves_total{by="computer"}',
        'contissimo_move_seconds_bucket{le="0.01"}',
        "contissimo_engine_queue",
    }


def figures(person: Client) -> dict[str, float]:
    text: str = person.http.get("/api/metrics").text
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_a_room_that_nobody_reads_is_dropped(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path), now=clock) as server:
        node = server.app.node
        ana, bo, match = pair(server)
        seq = ana.state(match)["seq"]
        ana.close()
        bo.close()
        until(lambda: not node.rooms[match].readers)
        server.do(node.deadlines.look_around)
        assert list(node.rooms) == [match]
        clock.pass_time(4)
        server.do(node.deadlines.look_around)
        assert not node.rooms
        ana.connect().done("enter", match=match)
        assert ana.state(match)["seq"] == seq
