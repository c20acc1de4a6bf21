"""What one guest or one address can't take from everybody else: tables, the lobby, codes, the disk."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update

from contissimo.server.api import tables
from contissimo.server.storage import schema
from contissimo.server.support.server_time import Times
from tests.server.helpers import Client, Running, serving, settings_for

ME, OPEN = {"kind": "me"}, {"kind": "open"}
GREEDY = {"kind": "computer", "level": "greedy"}
DAY = 86_400_000


def standing() -> Times:
    """A clock that stands: however slow the machine is, no rate fills up again."""
    return Times(ticks=lambda: 0.0)


def on(server: Running, work: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(60)


def make(client: Client, **fields: Any) -> int:
    given = {"game": "contig60", "seats": [ME, OPEN], **fields}
    return client.http.post("/api/tables", json=given).status_code


def lobby(client: Client) -> list[str]:
    return [table["match"] for table in client.http.get("/api/tables").json()]


def test_tables_made_at_once_are_counted_as_well(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, tables_per_guest=5)) as server:
        ana = server.guest()
        with ThreadPoolExecutor(20) as many:
            codes = list(many.map(lambda _: make(ana), range(20)))
        assert sorted(codes) == [201] * 5 + [429] * 15


def test_tables_that_nobody_was_at_for_a_day_don_t_count(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, tables_per_guest=2)) as server:
        ana = server.guest()
        assert [make(ana), make(ana), make(ana)] == [201, 201, 429]
        node = server.app.node
        long_ago = node.now() - 2 * DAY
        on(server, node.store.execute(update(schema.matches).values(made=long_ago)))
        assert make(ana) == 429  # its maker was there today
        on(server, node.store.execute(update(schema.people).values(left_at=long_ago)))
        assert make(ana) == 201


def test_a_rematch_counts_as_a_new_table(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, tables_per_address_hour=3)
    with serving(settings, now=standing()) as server:
        ana = server.guest().connect()
        match = ana.table(seats=[ME, GREEDY])["match"]
        ana.done("enter", match=match)
        ana.done("start", match=match)
        made = 0
        while True:
            ana.give(match)
            state = ana.wait("state", lambda s, m=match: s["match"] == m and s["to_act"] == [1])  # type: ignore[misc]  # bound at once
            assert ana.move(match, state["seq"], "resign")["outcome"] is not None
            answer = ana.ask("rematch", match=match)
            if answer["t"] == "refused":
                break
            made += 1
            told = ana.wait("table", lambda t, m=match: t["match"] == m and t["next"])  # type: ignore[misc]  # bound at once
            match = told["next"]
            ana.done("enter", match=match)
        assert answer["why"] == "too_many"
        assert made == 3


def test_one_guest_and_one_address_can_list_only_some_open_tables(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, listed_per_guest=2, listed_per_address=3)
    with serving(settings) as server:
        ana, bo = server.guest(), server.guest()
        assert [make(ana, listed=True) for _ in range(3)] == [201, 201, 429]
        assert [make(bo, listed=True) for _ in range(2)] == [201, 429]
        assert make(bo) == 201  # one that is not listed
        node = server.app.node
        on(server, node.store.execute(update(schema.matches).values(phase="closed")))
        assert make(bo, listed=True) == 201


def test_listed_tables_made_at_once_are_counted_for_their_address_too(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, listed_per_address=3)) as server:
        crowd = [server.guest() for _ in range(12)]
        with ThreadPoolExecutor(len(crowd)) as threads:
            answers = list(threads.map(lambda guest: make(guest, listed=True), crowd))
        assert sorted(answers) == [201] * 3 + [429] * 9


def test_running_tables_hide_no_open_one_in_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("contissimo.server.tables.lists._MOST", 3)
    with serving(settings_for(tmp_path)) as server:
        ana, crowd = server.guest().connect(), server.guest().connect()
        mine = ana.table(listed=True)["match"]
        ana.done("enter", match=mine)
        for _ in range(5):
            match = crowd.table(seats=[ME, GREEDY], listed=True)["match"]
            crowd.done("enter", match=match)
            crowd.done("start", match=match)
            crowd.give(match)
            crowd.state(match)
        on(server, server.app.node.presence._flush())
        assert lobby(crowd)[0] == mine


def test_the_lobby_shows_tables_with_somebody_at_them_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("contissimo.server.tables.lists._MOST", 3)
    with serving(settings_for(tmp_path)) as server:
        ana, crowd = server.guest().connect(), server.guest()
        mine = ana.table(listed=True)["match"]
        ana.done("enter", match=mine)
        for _ in range(5):
            crowd.table(listed=True)
        ana.done("lobby", on=True)
        ana.wait("lobby", lambda told: mine in [table["match"] for table in told["tables"]])
        shown = lobby(crowd)
        assert shown[0] == mine
        assert len(shown) == 3


def test_an_empty_listed_table_is_closed_after_minutes(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as server:
        node = server.app.node
        ana, bo = server.guest().connect(), server.guest()
        waits, left, hidden = (
            ana.table(listed=True)["match"],
            bo.table(listed=True)["match"],
            bo.table()["match"],
        )
        ana.done("enter", match=waits)
        before = node.now() - 11 * 60_000
        on(server, node.presence._flush())
        on(server, node.store.execute(update(schema.matches).values(made=before)))
        on(server, node.deadlines.tidy_often())
        assert sorted(lobby(ana)) == sorted([waits, left])  # somebody was there a moment ago
        people = schema.people
        gone = update(people).where(people.c.match != waits).values(left_at=before)
        on(server, node.store.execute(gone))
        on(server, node.deadlines.tidy_often())
        assert lobby(ana) == [waits]
        assert [t["match"] for t in bo.http.get("/api/me/tables").json()] == [hidden]


@pytest.mark.parametrize(("days", "forgotten", "phase"), [
    (89, False, "running"), (91, False, "closed"), (6, True, "running"), (8, True, "closed"),
])  # fmt: skip
def test_a_running_table_that_nobody_comes_back_to_is_closed(
    tmp_path: Path, days: int, forgotten: bool, phase: str
) -> None:
    with serving(settings_for(tmp_path)) as server:
        node, people = server.app.node, schema.people
        ana = server.guest().connect()
        match = ana.table(seats=[ME, GREEDY])["match"]
        ana.done("enter", match=match)
        ana.done("start", match=match)
        ana.give(match)
        ana.state(match)
        ana.done("leave", match=match)
        on(server, node.presence._flush())
        then = node.now() - days * DAY
        on(server, node.store.execute(update(schema.matches).values(made=then)))
        given: dict[str, Any] = {"left_at": then} | ({"guest": None} if forgotten else {})
        on(server, node.store.execute(update(people).values(**given)))
        on(server, node.deadlines.tidy())
        room = on(server, node.registry.room(match))
        assert room.table.phase == phase
        assert (room.computer_to_act() is None) or phase == "running"


@pytest.mark.parametrize(
    ("hours", "phase"), [(0.02, "running"), (2, "running"), (24 * 91, "closed")]
)
def test_who_was_at_a_table_when_its_node_died_left_then(
    tmp_path: Path, hours: float, phase: str
) -> None:
    """A table of long ago that was played at until a moment ago is not one that nobody comes back to."""
    with serving(settings_for(tmp_path)) as server:
        node, people = server.app.node, schema.people
        ana = server.guest().connect()
        match = ana.table(seats=[ME, GREEDY])["match"]
        ana.done("enter", match=match)
        ana.done("start", match=match)
        ana.give(match)
        ana.state(match)
        ana.done("leave", match=match)
        on(server, node.presence._flush())
        died = round(node.now() - hours / 24 * DAY)
        old = update(schema.matches).values(made=node.now() - 100 * DAY)
        dead = insert(schema.nodes).values(id="dead", beat=died)
        on(server, node.store.execute(old, dead, update(people).values(node="dead", left_at=None)))
        for _ in range(2):
            on(server, node.deadlines.tidy())
            (row,) = on(server, node.store.rows(select(schema.matches.c.phase)))
            assert row["phase"] == phase
        on(server, node.store.execute(delete(schema.nodes).where(schema.nodes.c.id == "dead")))
        (person,) = on(server, node.store.rows(select(people.c.node, people.c.left_at)))
        late = hours > 1
        assert (person["node"], person["left_at"]) == (("", died) if late else ("dead", None))


def test_a_game_without_an_end_is_closed(tmp_path: Path) -> None:
    """Against a computer player moves can be taken back for ever, and each reader is sent the whole log each time."""
    with serving(settings_for(tmp_path, log_entries=40, asks_per_second=10_000)) as server:
        node = server.app.node
        ana, bo = server.guest().connect(), server.guest().connect()
        match = ana.table(seats=[ME, GREEDY])["match"]
        ana.done("enter", match=match)
        ana.done("start", match=match)
        ana.give(match)
        state = ana.wait("state", lambda s: s["to_act"] == [1])
        on(server, node.deadlines.tidy_often())
        told = ana.move(match, state["seq"], "pass")
        while told["t"] == "state":
            assert told["seq"] <= 40
            told = ana.ask("takeback", match=match, seq=told["seq"])
            if told["t"] == "done":
                back = ana.wait("state", lambda s: s["log"][-1][2].startswith("back"))
                told = ana.move(match, back["seq"], "pass")
        assert told["why"] == "closed"
        on(server, node.deadlines.tidy_often())
        assert ana.wait("table", lambda t: t["phase"] == "closed")["match"] == match
        assert ana.refused("move", match=match, seq=state["seq"], move="pass") == "closed"
        assert bo.table()["match"]


def test_a_right_code_works_while_others_guess_from_many_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "_SLOWER", 0.0)
    settings = settings_for(
        tmp_path, proxy=True, code_guesses_minute=5, code_guesses_per_address_minute=10
    )
    with serving(settings, now=standing()) as server:
        ana = server.guest()
        code = ana.table()["links"]["code"]

        def guess(said: str, address: str) -> str:
            headers = {"x-forwarded-for": address, "x-forwarded-host": server.address}
            answer = ana.http.post("/api/codes", json={"code": said}, headers=headers).json()
            return str(answer.get("why", "right"))

        wrong = [guess("AAAAAA", f"10.0.0.{n % 4}") for n in range(9)]
        assert wrong == ["code_wrong"] * 5 + ["too_fast"] * 4
        assert guess(code, "10.0.0.9") == "right"  # an address that made no mistake
        assert guess("AAAAAA", "10.0.0.8") == "code_wrong"
        assert guess(code, "10.0.0.1") == "too_fast"


def test_what_is_stored_beside_moves_has_a_rate(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, writes_per_second=1)
    with serving(settings, now=standing()) as server:
        ana, bo = server.guest().connect(), server.guest().connect()
        match = ana.table(listed=True)["match"]
        for client in (ana, bo):
            client.done("enter", match=match)
        told = [ana.ask("mute", match=match, seat=2, on=n % 2 == 0) for n in range(30)]
        assert [answer.get("why") for answer in told] == [None] * 19 + ["too_fast"] * 11
        picture = ana.http.put("/api/me/face", json={"animal": "fox", "colour": "red"})
        assert (picture.status_code, picture.json()["why"]) == (429, "too_fast")
        bo.done("sit", match=match)


def test_a_stranger_does_not_learn_that_a_table_exists(server: Running) -> None:
    ana, eve = server.guest().connect(), server.guest().connect()
    made = ana.table()
    there, nowhere = made["match"], "zzzzzzzzzz"
    for fields in ({}, {"token": "x" * 22}, {"seat": 9}):
        for word in ("sit", "stand", "start"):
            given = fields if word == "sit" else {}
            answers = {eve.refused(word, match=match, **given) for match in (there, nowhere)}
            assert answers == {"no_such_table"}, (word, fields)
    eve.done("enter", match=there, token=made["links"]["watch"])
    assert eve.refused("sit", match=there) == "token_wrong"
    assert eve.refused("stand", match=there) == "not_seated"
    eve.done("sit", match=there, token=made["links"]["invite"])
