"""Those who make a table and don't sit at it, and seats that only look on: they get what watchers get."""

from __future__ import annotations

from typing import Any

from tests.server.helpers import Client, Running, begin, pair

OPEN = {"kind": "open"}


def racks(state: dict[str, Any]) -> str:
    text: str = state["view"].split(" ")[1]
    return text


def hosted(server: Running, **fields: Any) -> tuple[Client, list[Client], dict[str, Any]]:
    """A table for two others; nobody has come yet."""
    teacher = server.guest("Eve").connect()
    made = teacher.table("calculissimo", [OPEN, OPEN], **fields)
    return teacher, [server.guest(name).connect() for name in ("Ana", "Bo")], made


def filled(host: Client, guests: list[Client], made: dict[str, Any]) -> str:
    match: str = made["match"]
    host.done("enter", match=match)
    for client in guests:
        client.done("sit", match=match, token=made["links"]["invite"])
        client.done("enter", match=match)
    return match


def started(host: Client, guests: list[Client], made: dict[str, Any]) -> str:
    """The host starts it."""
    match = filled(host, guests, made)
    host.done("start", match=match)
    for client in guests:
        client.wait("table", lambda t: t["phase"] == "giving")
        client.give(match)
    return match


def test_a_host_who_does_not_sit_has_code_and_links_and_starts(server: Running) -> None:
    host, guests, made = hosted(server)
    host.done("enter", match=made["match"])
    table = host.wait("table")
    assert (table["host"], table["yours"]) == (True, [])
    assert table["links"] == made["links"]
    assert table["links"]["code"] is not None
    match = started(host, guests, made)
    assert host.state(match)["you"] is None
    assert guests[0].wait("table", lambda t: t["phase"] == "running")["host"] is False


def test_a_host_who_stands_up_keeps_them_and_the_table_stays_in_their_list(
    server: Running,
) -> None:
    ana = server.guest("Ana").connect()
    made = ana.table()
    match = made["match"]
    ana.done("enter", match=match)
    ana.done("home", on=True)
    assert [table["match"] for table in ana.wait("home")["tables"]] == [match]
    ana.done("stand", match=match)
    table = ana.wait("table", lambda t: t["yours"] == [])
    assert table["links"] == made["links"]
    home = ana.wait("home", lambda h: all(t["yours"] == [] for t in h["tables"]))
    assert [table["match"] for table in home["tables"]] == [match]
    ana.done("sit", match=match, token=table["links"]["invite"])
    assert ana.wait("table", lambda t: t["yours"] == [1])


def test_the_list_of_a_host_follows_the_game(server: Running) -> None:
    host, guests, made = hosted(server)
    host.done("home", on=True)
    match = started(host, guests, made)
    listed = host.wait("home", lambda h: any(t["phase"] == "running" for t in h["tables"]))
    assert [(t["match"], t["yours"]) for t in listed["tables"]] == [(match, [])]
    guests[0].move(match, guests[0].state(match)["seq"], "resign")
    host.wait("home", lambda h: h["tables"] == [])


def test_a_host_who_does_not_sit_is_sent_what_a_watcher_is(server: Running) -> None:
    """Byte by byte, from the first state to the last before the end."""
    host, guests, made = hosted(server, unseen=True)
    match = started(host, guests, made)
    watcher = server.watcher().connect()
    watcher.done("enter", match=match, token=made["links"]["watch"])
    state = guests[0].state(match)
    for _ in range(2):
        mover = guests[state["to_act"][0] - 1]
        state = mover.move(match, state["seq"], "pass")
        for client in (host, watcher, *(guest for guest in guests if guest is not mover)):
            client.state(match, state["seq"])
    last = f'"seq":{state["seq"]},'
    sent = [
        next(text for text in client.raw if '"t":"state"' in text and last in text)
        for client in (host, watcher)
    ]
    assert sent[0].partition('"now"')[0] == sent[1].partition('"now"')[0]
    assert racks(host_state(host, match)) == "_7,_7"
    for question in ("hint", "takeback", "reach"):
        assert host.refused(question, match=match, seq=state["seq"]) == "not_seated"
    assert host.refused("move", match=match, seq=state["seq"], move="pass") == "not_seated"
    assert host.refused("enter", match=match, seat=1) == "no_such_table"


def host_state(host: Client, match: str) -> dict[str, Any]:
    host.done("enter", match=match)
    return host.state(match)


def test_a_watcher_gets_the_link_to_watch_and_no_other(server: Running) -> None:
    ana, eve = server.guest("Ana").connect(), server.guest("Eve").connect()
    made = ana.table(seats=[{"kind": "me", "places": 2}, OPEN])
    for token in (made["links"]["watch"], made["links"]["invite"]):
        eve.done("enter", match=made["match"], token=token)
        links = eve.wait("table")["links"]
        only = {"invite": None, "watch": made["links"]["watch"], "partners": {}, "code": None}
        assert links == only
        eve.done("leave", match=made["match"])


def test_who_came_with_an_invitation_to_a_full_table_follows_its_rematch(server: Running) -> None:
    ana, bo, eve = (server.guest(name).connect() for name in ("Ana", "Bo", "Eve"))
    made = ana.table()
    match = made["match"]
    ana.done("enter", match=match)
    bo.done("sit", match=match, token=made["links"]["invite"])
    bo.done("enter", match=match)
    eve.done("enter", match=match, token=made["links"]["invite"])
    ana.done("start", match=match)
    for client in (ana, bo):
        client.wait("table", lambda t: t["phase"] == "giving")
        client.give(match)
    ana.move(match, ana.state(match)["seq"], "resign")
    for client in (ana, bo):
        client.done("rematch", match=match)
    over = eve.wait("table", lambda t: t["next"] is not None)
    assert eve.refused("enter", match=over["next"]) == "no_such_table"
    eve.done("enter", match=over["next"], token=over["links"]["watch"])


# Only to look on


def test_a_seat_that_only_looks_on_is_sent_what_a_watcher_is(server: Running) -> None:
    ana, bo, match = pair(server, "calculissimo", listed=True)
    screen = server.guest().connect()
    screen.http.cookies.update(ana.http.cookies)
    screen.close()
    screen.connect()
    screen.done("enter", match=match, watch=True)
    state = screen.state(match)
    assert (state["you"], racks(state)) == (None, "_7,_7")
    # It stays so when the table is read again, and when its person moves.
    bo.done("mute", match=match, seat=1, on=True)
    state = ana.state(match)
    mover = ana if state["to_act"] == [1] else bo
    moved = mover.move(match, state["seq"], "pass")
    state = screen.state(match, moved["seq"])
    assert (state["you"], racks(state)) == (None, "_7,_7")
    own = racks(ana.state(match, 1) if mover is bo else moved).split(",")[0]
    assert not [text for text in screen.raw if f'"{own},' in text or f" {own}," in text]
    assert screen.refused("move", match=match, seq=state["seq"], move="pass") == "not_seated"


def test_a_screen_is_nobody_at_the_table(server: Running) -> None:
    """Who leaves their seat is away, although a large screen of theirs shows the table."""
    ana, bo = server.guest("Ana").connect(), server.guest("Bo").connect()
    match = begin(ana, bo, listed=True)
    ana.done("enter", match=match, watch=True)
    bo.sees_gone(1)
    ana.done("enter", match=match)
    bo.wait("table", lambda t: t["seats"][0]["people"][0]["online"])
