"""Making tables, coming to them, and who may sit where."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from contissimo.server.storage.database import Store
from contissimo.server.storage.match_rows import Stored, load_logs
from contissimo.server.tables import start
from tests.server.helpers import PATIENCE, Client, Clock, Running, pair, serving, settings_for

OPEN, ME = {"kind": "open"}, {"kind": "me"}


def make(client: Client, **fields: Any) -> tuple[int, dict[str, Any]]:
    answer = client.http.post(
        "/api/tables", json={"game": "contig60", "seats": [ME, OPEN], **fields}
    )
    return answer.status_code, answer.json()


def test_links_are_three_different_tokens_of_128_bits_and_a_code(server: Running) -> None:
    ana = server.guest("Ana").connect()
    links = ana.table(seats=[{"kind": "me", "places": 2}, OPEN])["links"]
    tokens = [links["invite"], links["watch"], links["partners"]["1"]]
    assert len(set(tokens)) == 3
    assert all(len(token) == 22 for token in tokens)
    assert re.fullmatch(r"[A-Z2-9]{6}", links["code"])


def test_a_code_leads_to_the_invitation_while_seats_are_open(server: Running) -> None:
    ana, bo = server.guest("Ana").connect(), server.guest("Bo").connect()
    made = ana.table()
    found = bo.http.post("/api/codes", json={"code": made["links"]["code"].lower()})
    assert found.json() == {"match": made["match"], "invite": made["links"]["invite"]}
    bo.done("sit", match=made["match"], token=found.json()["invite"])
    full = bo.http.post("/api/codes", json={"code": made["links"]["code"]})
    assert (full.status_code, full.json()["why"]) == (404, "code_wrong")


def test_guessing_codes_is_throttled(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, code_guesses_per_address_minute=5), now=Clock()) as running:
        ana = running.guest()
        whys = [
            ana.http.post("/api/codes", json={"code": "AAAAA2"}).json()["why"] for _ in range(7)
        ]
    assert whys[:5] == ["code_wrong"] * 5
    assert whys[5:] == ["too_fast"] * 2


def test_guessing_from_many_addresses_is_throttled_too(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, code_guesses_minute=3, proxy=True)
    with serving(settings, now=Clock()) as running:
        whys = [
            httpx.post(
                f"{running.url}/api/codes",
                json={"code": "AAAAA2"},
                headers={"x-forwarded-for": f"198.51.100.{number % 3}"},
                timeout=PATIENCE,
            ).json()["why"]
            for number in range(5)
        ]
    assert whys == ["code_wrong"] * 3 + ["too_fast"] * 2  # though each address has some left


def test_guessing_tokens_of_other_devices_is_throttled(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, code_guesses_per_address_minute=3), now=Clock()) as running:
        ana = running.guest()
        whys = [
            ana.http.post("/api/me/adopt", json={"token": f"device-{number}"}).json()["why"]
            for number in range(5)
        ]
    assert whys == ["token_wrong"] * 3 + ["too_fast"] * 2


def test_a_whole_class_types_the_same_code(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, code_guesses_per_address_minute=2), now=Clock()) as running:
        ana = running.guest()
        right = {"code": ana.table()["links"]["code"]}
        wrong = {"code": "AAAAA2"}
        asked = [right] * 6 + [wrong, right, wrong, right]
        answers = [ana.http.post("/api/codes", json=code).status_code for code in asked]
    assert answers == [200] * 6 + [404, 200, 404, 429]  # only what was wrong counts


def test_a_table_by_link_does_not_exist_for_strangers(server: Running) -> None:
    ana, eve = server.guest("Ana").connect(), server.guest("Eve").connect()
    made = ana.table()
    match = made["match"]
    assert eve.refused("enter", match=match) == "no_such_table"
    assert eve.refused("enter", match=match, token="a" * 22) == "no_such_table"
    assert eve.refused("enter", match=match, seat=1) == "no_such_table"
    assert eve.refused("sit", match=match) == "no_such_table"
    assert eve.refused("sit", match=match, token=made["links"]["watch"]) == "token_wrong"
    eve.done("enter", match=match, token=made["links"]["watch"])
    table = eve.wait("table")
    assert table["links"]["invite"] is None
    assert table["yours"] == []
    assert eve.refused("start", match=match) == "not_seated"


def test_two_want_the_same_seat(server: Running) -> None:
    ana, bo, eve = (server.guest(name).connect() for name in ("Ana", "Bo", "Eve"))
    made = ana.table()
    match, token = made["match"], made["links"]["invite"]
    assert bo.refused("sit", match=match, token=token, seat=1) == "seat_taken"
    bo.done("sit", match=match, token=token, seat=2)
    bo.done("sit", match=match, token=token)  # said twice is harmless
    assert eve.refused("sit", match=match, token=token, seat=2) == "seat_taken"
    assert eve.refused("sit", match=match, token=token) == "no_seat_open"
    assert eve.refused("sit", match=match, token=token, seat=9) == "no_seat_open"
    bo.done("stand", match=match)
    assert bo.refused("stand", match=match) == "no_such_table"  # a stranger again
    eve.done("sit", match=match, token=token)
    assert ana.refused("start", match="zzzzzzzzzz") == "no_such_table"


def test_nobody_reads_a_seat_that_they_gave_back(server: Running) -> None:
    ana, bo, eve = (server.guest(name).connect() for name in ("Ana", "Bo", "Eve"))
    made = ana.table("calculissimo", ruleset="relaxed")
    match, token = made["match"], made["links"]["invite"]
    bo.done("sit", match=match, token=token)
    bo.done("enter", match=match)
    bo.done("stand", match=match)
    eve.done("sit", match=match, token=token)
    eve.done("enter", match=match)
    ana.done("enter", match=match)
    ana.done("start", match=match)
    states = {client: client.state(match) for client in (ana, bo, eve)}
    assert states[bo]["you"] is None
    assert states[bo]["view"].split(" ")[1] == "_7,_7"
    assert states[eve]["you"] == 2
    assert bo.refused("move", match=match, seq=states[bo]["seq"], move="pass") == "not_seated"


def test_a_pair_shares_a_seat(server: Running) -> None:
    ana, bo, cy = (server.guest(name).connect() for name in ("Ana", "Bo", "Cy"))
    made = ana.table(seats=[{"kind": "me", "places": 2}, OPEN])
    match, links = made["match"], made["links"]
    bo.done("sit", match=match, token=links["invite"])
    cy.done("sit", match=match, token=links["partners"]["1"])
    for client in (ana, bo, cy):
        client.done("enter", match=match)
    bo.done("start", match=match)
    for client in (ana, bo):
        client.give(match, bytes="ab" * 16)
    first, second = ana.state(match), cy.state(match)
    assert first["you"] == second["you"] == 1
    if first["to_act"] == [2]:
        bo.move(match, first["seq"], "pass")
        first = cy.wait("state", lambda s: s["to_act"] == [1])
    moved = cy.move(
        match, first["seq"], "decline" if first["clocks"]["wait"] == "steal" else "pass"
    )
    assert moved["t"] == "state"
    seen = ana.state(match, moved["seq"])
    assert seen["view"] == moved["view"]
    names = ana.wait("table", lambda t: t["phase"] == "running")["seats"][0]["people"]
    assert [person["name"] for person in names] == ["Ana", "Cy"]


def test_a_table_has_one_room_however_it_is_loaded(server: Running) -> None:
    _, _, match = pair(server)
    node = server.app.node

    async def load() -> bool:
        node.rooms.pop(match, None)
        registry = node.registry
        several, one = await asyncio.gather(registry.load_rooms([match]), registry.room(match))
        return several == [one]

    for _ in range(20):
        assert server.do(load)


@pytest.mark.parametrize("together", [False, True])
def test_what_changes_while_a_table_is_read_is_not_missed(
    server: Running, monkeypatch: pytest.MonkeyPatch, together: bool
) -> None:
    """The game begins while the first of its people comes in: nobody would be told of it any more."""
    ana, bo = server.guest("Ana").connect(), server.guest("Bo").connect()
    made = ana.table(seats=[ME, OPEN])
    match, registry = made["match"], server.app.node.registry
    bo.done("sit", match=match, token=made["links"]["invite"])
    ana.done("start", match=match)

    async def load() -> str:
        registry.rooms.pop(match, None)
        is_read, has_begun = asyncio.Event(), asyncio.Event()

        async def slow(store: Store, ids: list[str]) -> dict[str, Stored]:
            is_read.set()
            await has_begun.wait()
            return await load_logs(store, ids)

        with monkeypatch.context() as patch:
            patch.setattr("contissimo.server.live.registry.load_logs", slow)
            reading = registry.load_rooms([match]) if together else registry.room(match)
            loading = asyncio.ensure_future(reading)
            await is_read.wait()
            await start.begin(registry, match)
            has_begun.set()
            await loading
        return registry.rooms[match].table.phase

    assert server.do(load) == "running"
    ana.done("enter", match=match)
    assert ana.wait("table")["phase"] == "running"
    assert ana.state(match)["seq"] > 0


def test_a_side_gets_the_link_for_its_own_partner_alone(server: Running) -> None:
    ana, bo = server.guest("Ana").connect(), server.guest("Bo").connect()
    made = ana.table(seats=[{"kind": "me", "places": 2}, {"kind": "open", "places": 2}])
    match = made["match"]
    assert made["links"]["partners"].keys() == {"1"}
    bo.done("sit", match=match, token=made["links"]["invite"])
    for client, own in ((ana, "1"), (bo, "2")):
        client.done("enter", match=match)
        links = client.wait("table")["links"]
        assert links["partners"].keys() == {own}
    host = server.guest("Cy").connect()
    open_pair = {"kind": "open", "places": 2}
    assert host.table(seats=[open_pair, open_pair])["links"]["partners"].keys() == {"1", "2"}


def test_one_connection_holds_several_seats(server: Running) -> None:
    ana = server.guest("Ana").connect()
    match = ana.table("calculissimo", seats=[ME, ME, ME], ruleset="relaxed")["match"]
    ana.done("enter", match=match)
    ana.done("start", match=match)
    for seat in (1, 2, 3):
        ana.give(match, bytes="0f" * 16, seat=seat)
    state = ana.state(match)
    for _ in range(3):
        (seat,) = state["to_act"]
        ana.done("enter", match=match, seat=seat)
        mine = ana.seen_as(seat)
        racks = mine["view"].split(" ")[1].split(",")
        assert [rack[0] == "_" for rack in racks] == [other != seat for other in (1, 2, 3)]
        state = ana.move(match, mine["seq"], "pass", seat=seat)
        assert state["t"] == "state"
    assert ana.refused("enter", match=match, seat=4) == "not_seated"


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"game": "chess"}, "game_unknown"),
        ({"ruleset": "nonsense"}, "ruleset_unknown"),
        ({"ruleset_text": "points = 'many'"}, "option_wrong"),
        ({"ruleset_text": "points = "}, "toml_unreadable"),
        ({"seats": [ME, OPEN, OPEN]}, "seat_count"),
        ({"seats": [ME, {"kind": "computer", "level": "god"}]}, "level_unknown"),
        ({"seats": [ME, {"kind": "computer"}]}, "level_unknown"),
        ({"clock": {"main": 60}}, "clock_unknown"),
        ({"seats": []}, "unreadable"),
        ({"seats": [ME, {"kind": "open", "places": 3}]}, "unreadable"),
        ({"more": 1}, "unreadable"),
    ],
)
def test_a_table_that_can_not_be_is_refused(
    server: Running, fields: dict[str, Any], why: str
) -> None:
    status, answer = make(server.guest(), **fields)
    assert (status, answer["why"]) == (400, why)


def test_a_clock_of_ones_own(server: Running) -> None:
    ana = server.guest("Ana").connect()
    clock = {"main": 60, "increment": 5}
    match = ana.table("calculissimo", seats=[ME, ME], clock=clock)["match"]
    ana.done("enter", match=match)
    options = ana.wait("table")["ruleset"]["options"]
    assert (options["main_seconds"], options["increment_seconds"]) == (60, 5)
    assert options["turn_seconds"] == "none"
    ana.done("start", match=match)
    clocks = ana.state(match)["clocks"]
    assert clocks["whole"] == [60_000, 60_000]
    assert clocks["main"][0] == 60_000 or clocks["main"][1] == 60_000


def test_tables_are_limited_for_each_guest_and_address(tmp_path: Path) -> None:
    limits = {"tables_per_guest": 2, "tables_per_address_hour": 4}
    with serving(settings_for(tmp_path, **limits), now=Clock()) as running:
        ana, bo = running.guest(), running.guest()
        assert [make(ana)[0] for _ in range(3)] == [201, 201, 429]
        assert [make(bo)[0] for _ in range(2)] == [201, 429]


def test_a_start_takes_all_seats_and_is_done_once(server: Running) -> None:
    ana, bo = server.guest("Ana").connect(), server.guest("Bo").connect()
    made = ana.table()
    match = made["match"]
    ana.done("enter", match=match)
    assert ana.refused("start", match=match) == "seats_open"
    assert ana.refused("give", match=match, bytes="00" * 16) == "not_giving"
    bo.done("sit", match=match, token=made["links"]["invite"])
    ana.done("start", match=match)
    assert bo.refused("start", match=match) == "not_open"
    assert bo.refused("stand", match=match) == "not_open"
    ana.give(match, bytes="00" * 16)
    assert ana.refused("give", match=match, bytes="11" * 16) in ("given_already", "not_giving")


def test_home_lists_my_tables_and_whose_turn_it_is(server: Running) -> None:
    ana, bo, match = pair(server)
    state = ana.state(match)
    mover = ana if state["to_act"] == [1] else bo
    other = bo if mover is ana else ana
    listed = mover.http.get("/api/me/tables").json()
    assert [(t["match"], t["yours"] == t["to_act"]) for t in listed] == [(match, True)]
    other.done("home", on=True)
    assert other.wait("home")["tables"][0]["to_act"] == state["to_act"]
    mover.move(match, state["seq"], "pass")
    changed = other.wait("home", lambda h: h["tables"][0]["to_act"] != state["to_act"])
    assert changed["tables"][0]["to_act"] == changed["tables"][0]["yours"]


def test_home_is_told_when_a_table_is_made_and_when_one_stands_up(server: Running) -> None:
    ana = server.guest("Ana").connect()
    ana.done("home", on=True)
    assert ana.wait("home")["tables"] == []
    match = ana.table()["match"]
    assert [table["match"] for table in ana.wait("home")["tables"]] == [match]
    ana.done("stand", match=match)
    told = ana.wait("home", lambda h: all(table["yours"] == [] for table in h["tables"]))
    assert [table["match"] for table in told["tables"]] == [match]  # she made it
