"""Between different ages: points to begin with, and help for single seats. Both are said to everybody."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.helpers import Client, Running

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def uneven(
    server: Running, game: str = "calculissimo", **fields: Any
) -> tuple[Client, Client, str]:
    """Ana may ask for help and begins ahead; Bo has neither."""
    ana, bo = server.guest("Ana").connect(), server.guest("Bo").connect()
    seats = [ME | {"help": True}, OPEN]
    made = ana.table(game, seats, options={"head_start": [30, 0]}, listed=True, **fields)
    match = made["match"]
    ana.done("enter", match=match)
    bo.done("sit", match=match)
    bo.done("enter", match=match)
    ana.done("start", match=match)
    for client in (ana, bo):
        client.wait("table", lambda t: t["phase"] == "giving")
        client.give(match)
    return ana, bo, match


def told(table: dict[str, Any]) -> list[tuple[bool, int]]:
    return [(seat["help"], seat["head_start"]) for seat in table["seats"]]


def test_everybody_is_told_before_and_during_the_game(server: Running) -> None:
    ana, bo, match = uneven(server, ruleset="short")
    eve = server.watcher().connect()
    eve.done("enter", match=match)
    eve.done("lobby", on=True)
    expected = [(True, 30), (False, 0)]
    for client in (ana, bo, eve):
        assert told(client.wait("table")) == expected
    listed = eve.wait("lobby")["tables"]
    assert [told(table) for table in listed if table["match"] == match] == [expected]
    assert ana.state(match)["scores"] == [30, 0]


def test_a_preset_with_a_head_start_keeps_its_name(server: Running) -> None:
    ana = server.guest("Ana").connect()
    for options, name in (
        ({"head_start": [30]}, "short"),
        ({"head_start": [30], "zero_counts": True}, "custom"),
    ):
        made = ana.table("calculissimo", ruleset="short", options=options)
        ana.done("enter", match=made["match"])
        table = ana.wait("table")
        assert table["ruleset"]["name"] == name
        assert table["ruleset"]["options"]["head_start"] == [30]


def test_only_the_seat_that_has_help_is_helped(server: Running) -> None:
    ana, bo, match = uneven(server)
    state = ana.state(match)
    assert bo.refused("reach", match=match, seq=state["seq"]) == "help_off"
    if state["to_act"] == [2]:
        bo.move(match, bo.state(match)["seq"], "pass")
        state = ana.wait("state", lambda s: s["to_act"] == [1])
    answer = ana.ask("reach", match=match, seq=state["seq"])
    assert (answer["t"], answer["placements"] >= 0) == ("reach", True)
    assert bo.refused("reach", match=match, seq=state["seq"]) == "help_off"


def test_where_the_players_judge_there_is_no_help_for_any_seat(server: Running) -> None:
    """calculissimo §7.2: help would reveal what may be laid, and for how much."""
    ana, bo, match = uneven(server, ruleset="sheet-pt")
    state = ana.state(match)
    if state["to_act"] == [2]:
        bo.move(match, bo.state(match)["seq"], "pass")
        state = ana.wait("state", lambda s: s["to_act"] == [1])
    assert ana.refused("reach", match=match, seq=state["seq"]) == "help_refused"


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("calculissimo", {}, [(True, 30), (False, 0)]),
        ("contig60", {"first": "agreed"}, [(False, 0), (True, 30)]),
    ],
)
def test_a_rematch_keeps_it_with_the_people_whom_it_is_for(
    server: Running, game: str, options: dict[str, str], seats: list[tuple[bool, int]]
) -> None:
    """contig60 §1.4: where it is agreed who begins, the sides change places."""
    ana, bo = server.guest("Ana").connect(), server.guest("Bo").connect()
    made = ana.table(game, [ME | {"help": True}, OPEN], options={"head_start": [30], **options})
    match = made["match"]
    ana.done("enter", match=match)
    bo.done("sit", match=match, token=made["links"]["invite"])
    bo.done("enter", match=match)
    ana.done("start", match=match)
    for client in (ana, bo):
        client.wait("table", lambda t: t["phase"] == "giving")
        client.give(match)
    ana.move(match, ana.state(match)["seq"], "resign")
    for client in (ana, bo):
        client.done("rematch", match=match)
    after = ana.wait("table", lambda t: t["next"] is not None)["next"]
    ana.done("enter", match=after)
    table = ana.wait("table", lambda t: t["match"] == after)
    assert told(table) == seats
    assert table["seats"][table["yours"][0] - 1]["help"]
