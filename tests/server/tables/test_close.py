"""The one who made a table closes it: before its game, or when nobody plays any more."""

from __future__ import annotations

from pathlib import Path

from tests.server.helpers import Clock, Running, begin, pair, serving, settings_for, until
from tests.server.tables.test_hosts import OPEN, hosted, started

GREEDY = {"kind": "computer", "level": "greedy"}


def test_a_table_that_waits_is_closed_for_all_who_are_there(server: Running) -> None:
    host, (ana, _), made = hosted(server)
    match = made["match"]
    ana.done("sit", match=match, token=made["links"]["invite"])
    ana.done("enter", match=match)
    host.done("enter", match=match)
    assert host.wait("table")["close"] is not None
    assert ana.wait("table")["close"] is None
    host.done("home", on=True)
    host.done("close", match=match)
    assert ana.wait("table", lambda t: t["phase"] == "closed")
    assert host.wait("home", lambda h: h["tables"] == [])
    host.done("close", match=match)  # a message that was repeated
    assert ana.refused("start", match=match) == "closed"
    code = host.http.post("/api/codes", json={"code": made["links"]["code"]})
    assert code.json()["why"] == "code_wrong"


def test_nobody_else_closes_it_and_to_strangers_it_does_not_exist(server: Running) -> None:
    _, (ana, bo), made = hosted(server)
    match = made["match"]
    ana.done("sit", match=match, token=made["links"]["invite"])
    assert ana.refused("close", match=match) == "not_host"
    assert bo.refused("close", match=match) == "no_such_table"
    assert server.watcher().connect().refused("close", match=match) == "no_identity"


def test_whoever_plays_gives_up_instead(server: Running) -> None:
    ana, bo, match = pair(server)
    assert ana.wait("table", lambda t: t["phase"] == "running")["close"] is None
    assert ana.refused("close", match=match) == "table_in_use"
    bo.close()
    ana.sees_gone(2)
    assert ana.refused("close", match=match) == "table_in_use"


def test_a_running_game_is_closed_when_everybody_has_been_away_for_a_while(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path, give_seconds=600), now=clock) as server:
        host, guests, made = hosted(server)
        match = started(host, guests, made)
        host.wait("table", lambda t: t["phase"] == "running" and t["close"] is None)
        assert host.refused("close", match=match) == "table_in_use"
        guests[0].close()
        host.sees_gone(1)
        assert host.refused("close", match=match) == "table_in_use"
        guests[1].close()
        at = host.wait("table", lambda t: t["phase"] == "running" and t["close"])["close"]
        assert at == clock() + 1000 * server.settings.away_seconds
        clock.pass_time(server.settings.away_seconds - 1)
        assert host.refused("close", match=match) == "table_in_use"
        clock.pass_time(1)
        host.done("close", match=match)
        host.wait("table", lambda t: t["phase"] == "closed")
        back = guests[0].connect()
        back.done("enter", match=match)
        assert back.wait("table")["phase"] == "closed"
        state = back.state(match)
        assert back.refused("move", match=match, seq=state["seq"], move="pass") == "closed"
        assert back.http.get("/api/me/games").json() == {"games": [], "next": None}


def test_a_game_among_computer_players_is_closed_at_once(server: Running) -> None:
    eve = server.guest("Eve").connect()
    match = eve.table(seats=[GREEDY, GREEDY])["match"]
    eve.done("start", match=match)
    eve.done("enter", match=match)
    assert eve.wait("table", lambda t: t["phase"] == "running")["close"] is not None
    eve.done("close", match=match)
    eve.wait("table", lambda t: t["phase"] == "closed")


def test_a_table_that_begins_at_that_moment_is_not_closed(server: Running) -> None:
    host, guests, made = hosted(server)
    match = started(host, guests, made)
    host.wait("table", lambda t: t["phase"] == "running")
    assert host.refused("close", match=match) == "table_in_use"
    assert guests[0].state(match)["outcome"] is None


def test_who_is_not_connected_finds_it_closed(server: Running) -> None:
    ana, bo = server.guest("Ana").connect(), server.guest("Bo").connect()
    made = ana.table(seats=[{"kind": "me"}, OPEN])
    match = made["match"]
    bo.done("sit", match=match, token=made["links"]["invite"])
    bo.done("home", on=True)
    assert [t["match"] for t in bo.wait("home")["tables"]] == [match]
    ana.done("close", match=match)
    bo.wait("home", lambda h: h["tables"] == [])
    assert begin(ana, bo) != match
    until(lambda: ana.http.get("/api/me/tables").json() != [])
