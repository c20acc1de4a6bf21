"""Unseen tiles: the whole set without the board and one's own rack, where the table shows it, and nothing anywhere else."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from contissimo.games.calculissimo.tiles import tile_of
from tests.server.helpers import Client, Running, pair, serving, settings_for, small_chance

ME, GREEDY = {"kind": "me"}, {"kind": "computer", "level": "greedy"}


def counted(table: dict[str, Any], state: dict[str, Any]) -> dict[str, int]:
    """What is left of the set, counted from what the reader was sent."""
    board, racks, *_ = state["view"].split(" ")
    laid = [tile_of(letter) for letter in board if letter not in "|."]
    own = "" if state["you"] is None else racks.split(",")[state["you"] - 1]
    left = Counter(table["ruleset"]["material"]["tiles"])
    left.subtract(laid)
    left.subtract(own)
    return {face: count for face, count in left.items() if count}


def table_of(client: Client) -> dict[str, Any]:
    return client.wait("table", lambda t: t["phase"] == "running")


def test_each_reader_is_sent_the_set_without_the_board_and_their_own_rack(server: Running) -> None:
    ana, bo, match = pair(server, "calculissimo", listed=True, unseen=True, ruleset="short")
    eve = server.watcher().connect()
    eve.done("enter", match=match)
    states = [client.state(match) for client in (ana, bo, eve)]
    tables = [table_of(ana), table_of(bo), eve.wait("table")]
    assert all(table["unseen"] for table in tables)
    for table, state in zip(tables, states, strict=True):
        assert state["unseen"] == counted(table, state)
    in_all = sum(tables[0]["ruleset"]["material"]["tiles"].values())
    assert [sum(state["unseen"].values()) for state in states] == [in_all - 7, in_all - 7, in_all]
    mover, other = (ana, bo) if states[0]["to_act"] == [1] else (bo, ana)
    moved = mover.move(match, states[0]["seq"], "resign")
    assert moved["unseen"] is None  # the game is over: everything is in sight
    assert other.state(match, moved["seq"])["unseen"] is None


def test_what_is_laid_is_in_sight(tmp_path: Path) -> None:
    """Turn by turn against a computer player, which lays tiles of its own."""
    with serving(settings_for(tmp_path), chance=small_chance(7)) as dealt:
        ana = dealt.guest("Ana").connect()
        match = ana.table("calculissimo", seats=[ME, GREEDY], unseen=True)["match"]
        ana.done("enter", match=match)
        ana.done("start", match=match)
        ana.give(match)
        table = table_of(ana)
        state = ana.wait("state", lambda s: s["to_act"] == [1])
        for _ in range(3):
            assert state["unseen"] == counted(table, state)
            hint = ana.ask("hint", match=match, seq=state["seq"])
            state = ana.move_and_wait(match, state["seq"], hint["move"])
        assert (
            sum(state["unseen"].values()) < sum(table["ruleset"]["material"]["tiles"].values()) - 7
        )


@pytest.mark.parametrize(
    ("game", "fields"),
    [("calculissimo", {}), ("calculissimo", {"help": True}), ("contig60", {"unseen": True})],
)
def test_nobody_is_sent_any_where_it_is_off_or_nothing_is_hidden(
    server: Running, game: str, fields: dict[str, Any]
) -> None:
    ana, bo, match = pair(server, game, listed=True, **fields)
    eve = server.watcher().connect()
    eve.done("enter", match=match)
    state = ana.state(match)
    mover = ana if state["to_act"] == [1] else bo
    mover.move(match, state["seq"], "pass")
    for client in (ana, bo, eve):
        assert client.ask("ping")["t"] == "pong"
        told = [text for text in client.raw if '"t":"state"' in text]
        assert told
        assert all('"unseen":null' in text for text in told)


def test_a_rematch_shows_them_too(server: Running) -> None:
    ana, bo, match = pair(server, "calculissimo", unseen=True)
    ana.move(match, ana.state(match)["seq"], "resign")
    for client in (ana, bo):
        client.done("rematch", match=match)
    after = ana.wait("table", lambda t: t["next"] is not None)["next"]
    ana.done("enter", match=after)
    assert ana.wait("table", lambda t: t["match"] == after)["unseen"]
