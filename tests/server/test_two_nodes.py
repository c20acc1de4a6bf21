"""Two processes on one real PostgreSQL serve the same tables, and one of them can be killed in the middle of a game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest

from contissimo.server.node import Node
from tests.server.helpers import (
    PATIENCE,
    Client,
    Clock,
    pair,
    serving,
    settings_for,
    until,
)
from tests.server.postgres import postgres
from tests.server.processes import Process
from tests.server.returning_crowd import (
    Crowd,
    compare_with_stored,
    more_moves,
    play,
    seated,
    verify_records,
)

pytestmark = pytest.mark.xdist_group("two nodes")  # one PostgreSQL for all
TURN = 3
"""Seconds of a turn where its end is waited for."""


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    opened = postgres()
    try:
        address = opened.__enter__()
    except Exception as error:  # noqa: BLE001  # whatever it is, it is no fault of ours
        pytest.skip(f"two nodes are left out: PostgreSQL can't be started here ({error})")
    yield address
    opened.__exit__(None, None, None)


@pytest.fixture(scope="module")
def pair_of_nodes(
    tmp_path_factory: pytest.TempPathFactory, database: str
) -> Iterator[list[Process]]:
    folder = tmp_path_factory.mktemp("nodes")
    settings = [settings_for(folder, database=database, give_seconds=60) for _ in range(2)]
    made = [Process(given, folder / f"log{number}") for number, given in enumerate(settings)]
    try:
        yield made
    finally:
        for node in made:
            node.stop()


@pytest.fixture
def nodes(pair_of_nodes: list[Process]) -> Iterator[list[Process]]:
    """Two nodes that are up, whatever the test before did to them."""
    for node in pair_of_nodes:
        if not node.is_alive:
            node.start()
    yield pair_of_nodes
    for node in pair_of_nodes:
        node.forget_clients()


def _apart(
    nodes: list[Process], game: str = "contig60", **fields: Any
) -> tuple[Client, Client, str]:
    """Ana on the first node, Bo on the second, at a running table."""
    ana, bo, match = pair(nodes[0], game, **fields)  # type: ignore[arg-type]  # it has guests, too
    bo.go_to(nodes[1].url)
    bo.done("enter", match=match)
    return ana, bo, match


def _silence(state: dict[str, Any]) -> str:
    return "decline" if state["clocks"]["wait"] == "steal" else "pass"


@pytest.mark.parametrize("game", ["contig60", "calculissimo"])
def test_players_on_different_nodes_see_the_same_log(nodes: list[Process], game: str) -> None:
    ana, bo, match = _apart(nodes, game, listed=True)
    watchers = [node.watcher().connect() for node in nodes]
    for watcher in watchers:
        watcher.done("enter", match=match)
    everybody = [ana, bo, *watchers]
    state, *_ = [client.state(match) for client in everybody]
    for _ in range(3):
        mover = (ana, bo)[state["to_act"][0] - 1]
        state = mover.move(match, state["seq"], _silence(state))
        assert state["t"] == "state", state
        seen = [client.state(match, state["seq"]) for client in everybody if client is not mover]
        assert all(other["seq"] == state["seq"] for other in seen)
    logs = []
    for watcher in watchers:
        watcher.done("enter", match=match)
        logs.append(watcher.state(match, state["seq"]))
    assert (logs[0]["view"], logs[0]["log"]) == (logs[1]["view"], logs[1]["log"])
    records = {ana.http.get(f"{node.url}/api/records/{match}").text for node in nodes}
    assert len(records) == 1
    mover = (ana, bo)[state["to_act"][0] - 1]
    mover.move(match, state["seq"], "resign")
    for client in (*watchers, ana, bo):
        assert client.wait("table", lambda t: t["phase"] == "over")["fairness"]["seed"]


def _has_told(node: Node) -> bool:
    return node.lists._soon is None


def test_a_table_is_told_again_only_when_something_of_it_has_changed(
    tmp_path: Path, database: str
) -> None:
    """Nodes look around for news that they missed; what is no news is not told."""
    given = settings_for(tmp_path, database=database, give_seconds=60)
    with serving(given) as here, serving(given) as there:
        ana, bo, match = pair(here)
        bo.go_to(there.url).done("enter", match=match)
        ana.wait("table", lambda t: t["phase"] == "running")
        for server in 3 * (here, there):
            node = server.app.node
            server.do(node.deadlines.look_around)
            until(partial(_has_told, node))
        ana.ask("ping")
        tables = [text for text in ana.raw if '"t":"table"' in text]
        assert len(tables) > 2
        assert all(one != another for one, another in pairwise(tables))
        bo.end()


# Guests


def _also_on(node: Process, client: Client) -> Client:
    """The same guest on another node, too."""
    other = node.guest()
    other.http.cookies = client.http.cookies
    return other.connect()


def test_who_is_forgotten_on_one_node_is_hung_up_on_every_node(nodes: list[Process]) -> None:
    ana, bo, match = _apart(nodes)
    eve = _also_on(nodes[1], ana)
    alone = ana.table(listed=True)["match"]
    bo.done("enter", match=alone)
    assert ana.http.delete("/api/me").status_code == 204
    for client in (ana, eve):
        assert client.wait("bye")["why"] == "forgotten"
    bo.wait("table", lambda t: t["match"] == match and t["seats"][0]["people"][0]["name"] == "")
    bo.wait("table", lambda t: t["match"] == alone and t["phase"] == "closed")


def test_home_is_told_of_what_is_done_on_other_nodes(nodes: list[Process]) -> None:
    """Whoever is at home here reads none of these tables, and neither does anybody else on this node."""
    ana, bo, match = pair(nodes[0])  # type: ignore[arg-type]  # as above
    state = ana.state(match)
    mover, other = (ana, bo) if state["to_act"] == [1] else (bo, ana)
    here = _also_on(nodes[1], other)
    here.done("home", on=True)
    assert here.wait("home")["tables"][0]["to_act"] == state["to_act"]
    mover.move(match, state["seq"], "pass")
    here.wait("home", lambda h: h["tables"][0]["to_act"] != state["to_act"])
    made = other.table()["match"]
    here.wait("home", lambda h: made in {table["match"] for table in h["tables"]})
    other.done("stand", match=made)  # the one who made it keeps it, without a seat
    here.wait("home", lambda h: [t["yours"] for t in h["tables"] if t["match"] == made] == [[]])


def test_watchers_are_counted_on_all_nodes_while_those_are_alive(nodes: list[Process]) -> None:
    ana, bo, match = _apart(nodes, listed=True)
    here, there = (node.watcher().connect() for node in nodes)
    for watcher in (here, there):
        watcher.done("enter", match=match)
    for reader in (ana, bo, here, there):
        reader.wait("table", lambda t: t["watchers"] == 2)
    for node in nodes:
        assert _watched(node, match) == 2
    for reader in (ana, bo):
        reader.unread.clear()  # one came before the other
    here.done("leave", match=match)
    for reader in (ana, bo):
        reader.wait("table", lambda t: t["watchers"] == 1)
    here.done("enter", match=match)
    for reader in (ana, bo):
        reader.wait("table", lambda t: t["watchers"] == 2)
    nodes[1].kill()
    ana.wait("table", lambda t: t["watchers"] == 1, PATIENCE)
    assert _watched(nodes[0], match) == 1


def _watched(node: Process, match: str) -> int:
    listed = node.watcher().http.get("/api/tables").json()
    found: int = next(table["watchers"] for table in listed if table["match"] == match)
    return found


# Races


async def _at_once(database: str, says: list[Any]) -> None:
    """Let nodes judge several moves while no entry can be written, so that all want the same number."""
    connection = await asyncpg.connect(database)
    held = connection.transaction()
    await held.start()
    await connection.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
    for say in says:
        await asyncio.to_thread(say)
    waiting = "SELECT count(*) FROM pg_locks WHERE relation = 'entries'::regclass AND NOT granted"
    async with asyncio.timeout(PATIENCE):
        while await connection.fetchval(waiting) < len(says):
            await asyncio.sleep(0.01)  # PostgreSQL tells nobody who waits
    await held.rollback()
    await connection.close()


def _on_both(nodes: list[Process]) -> tuple[list[Client], dict[str, Any], str]:
    """Whoever must move first, connected to both nodes, and the first state."""
    ana, bo, match = pair(nodes[0])  # type: ignore[arg-type]  # as above
    state = ana.state(match)
    here = (ana, bo)[state["to_act"][0] - 1]
    there = nodes[1].guest()
    there.http.cookies = here.http.cookies
    there.connect().done("enter", match=match)
    there.state(match)
    if here is bo:
        here.state(match)
    return [here, there], state, match


def _answer(client: Client, match: str, id_: str) -> tuple[str, dict[str, Any]]:
    """What came of a message: `taken` or the code of the refusal, and the first state after that."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        message = client.unread.pop(0) if client.unread else client.read(PATIENCE)
        if message["t"] == "refused" and message["re"] == id_:
            return message["why"], client.state(match)
        if message["t"] == "state" and any(entry[6:] == [id_] for entry in message["log"]):
            return "taken", message
    raise TimeoutError(id_)


def test_a_race_is_decided_once_and_the_loser_gets_the_new_state(
    nodes: list[Process], database: str
) -> None:
    clients, state, match = _on_both(nodes)
    says = [
        lambda c=client, n=n: c.send("move", id=f"r{n}", match=match, seq=state["seq"], move="pass")
        for n, client in enumerate(clients)
    ]
    asyncio.run(_at_once(database, says))
    answers = [_answer(client, match, f"r{n}") for n, client in enumerate(clients)]
    assert sorted(why for why, _ in answers) == ["stale", "taken"]
    logs = [after["log"] for _, after in answers]
    assert logs[0] == logs[1]
    assert [entry[2] for entry in logs[0]].count("pass") == 1


@pytest.mark.parametrize("time_and_again", range(3))
def test_whoever_watches_on_either_node_sees_what_a_race_came_to(
    nodes: list[Process], database: str, time_and_again: int
) -> None:
    clients, state, match = _on_both(nodes)
    token = clients[0].wait("table", lambda t: t["phase"] == "running")["links"]["watch"]
    watchers = [node.guest().connect() for node in nodes]
    for watcher in watchers:
        watcher.done("enter", match=match, token=token)
        watcher.state(match)
    says = [
        lambda c=client: c.send("move", match=match, seq=state["seq"], move="pass")
        for client in clients
    ]
    asyncio.run(_at_once(database, says))
    for watcher in watchers:
        after = watcher.wait("state", lambda s: s["seq"] > state["seq"])
        assert [entry[2] for entry in after["log"]].count("pass") == 1


def test_a_message_that_reaches_both_nodes_counts_once(nodes: list[Process], database: str) -> None:
    clients, state, match = _on_both(nodes)
    says = [
        lambda c=client: c.send("move", id="twice", match=match, seq=state["seq"], move="pass")
        for client in clients
    ]
    asyncio.run(_at_once(database, says))
    answers = [_answer(client, match, "twice") for client in clients]
    assert [why for why, _ in answers] == ["taken", "taken"]
    for _, after in answers:
        assert [entry[2] for entry in after["log"]].count("pass") == 1


def test_the_log_decides_between_who_gives_up_waiting_and_who_comes_back(
    tmp_path: Path, database: str
) -> None:
    """Ana ends the wait on one node, while Bo moves on another, of which the first hasn't heard yet."""
    # Its clock runs a day ahead, so no other test may have the database; the fixture only says that there is PostgreSQL.
    del database
    with ExitStack() as stack:
        own = stack.enter_context(postgres())
        clock, given = Clock(), settings_for(tmp_path, database=own, give_seconds=60)
        here, there = (stack.enter_context(serving(given, now=clock)) for _ in range(2))
        ana, bo, match = pair(here)
        state = ana.state(match)
        if state["to_act"] == [1]:
            state = ana.move(match, state["seq"], "pass")
        bo.close()
        at = ana.wait("table", lambda t: t["abandon"] is not None)["abandon"]["at"]
        clock.pass_time((at - state["clocks"]["now"]) / 1000)
        there.do(there.app.node.presence.stop)  # from now on it keeps to itself who is there
        bo.go_to(there.url).done("enter", match=match)
        bo.state(match)
        seq, move = state["seq"], "pass" if state["log"][-1][1] is None else "decline"
        asyncio.run(
            _at_once(
                own,
                [
                    lambda: ana.send("abandon", id="end", match=match, seq=seq),
                    lambda: bo.send("move", id="go", match=match, seq=seq, move=move),
                ],
            )
        )
        moved, after = _answer(bo, match, "go")
        ended = ana.wait("done" if moved != "taken" else "refused", lambda m: m["re"] == "end")
        moves = [entry[2] for entry in after["log"][seq:]]
        if moved == "taken":
            assert ended["why"] == "stale"
            assert (moves[0], after["outcome"]) == (move, None)
        else:
            assert moves == ["gone 2", "resign", "end"]
            assert after["outcome"]["winners"] == [1]
        bo.end()


# Loss


def test_a_killed_node_is_survived_and_the_clock_goes_on(nodes: list[Process]) -> None:
    ana, bo, match = _apart(nodes, clock={"turn": TURN}, listed=True)
    states = {1: ana.state(match), 2: bo.state(match)}
    nodes[0].kill()
    ana.go_to(nodes[1].url)
    ana.done("enter", match=match)
    back = ana.state(match)
    assert back["log"][: len(states[1]["log"])] == states[1]["log"]
    # Both go on, and then both are silent: the node that is left says what silence means.
    state = back
    for _ in range(4):
        seat = state["to_act"][0]
        mover, other = (ana, bo) if seat == 1 else (bo, ana)
        after = mover.move(match, state["seq"], _silence(state))
        if after["t"] == "refused":  # a busy machine: the turn was over before
            assert after["why"] in ("stale", "too_late")
            after = mover.state(match, state["seq"] + 1)
        state = other.state(match, after["seq"])
    quiet = other.state(match, state["seq"] + 1)
    first = quiet["log"][state["seq"]]
    assert first[1] == state["to_act"][0]
    assert first[5] - state["log"][-1][5] >= 1000 * TURN
    assert not [entry for entry in quiet["log"] if entry[2].startswith("away")]


def test_a_turn_ends_though_everybody_was_on_the_node_that_died(nodes: list[Process]) -> None:
    ana, bo, match = pair(nodes[0], clock={"turn": TURN}, listed=True)  # type: ignore[arg-type]  # as above
    seq = ana.state(match)["seq"]
    bo.close()
    nodes[0].kill()
    reader = nodes[1].watcher()
    limit = time.monotonic() + PATIENCE
    while len(_entries(reader, match)) <= seq:
        assert time.monotonic() < limit
        time.sleep(0.1)  # nobody is there who would be told of it
    ana.go_to(nodes[1].url)
    ana.done("enter", match=match)
    assert not [entry for entry in ana.state(match)["log"] if entry[2].startswith("away")]


def _entries(client: Client, match: str) -> list[str]:
    text = client.http.get(f"/api/records/{match}").text
    return text.split("\n\n")[1].splitlines()


@pytest.mark.soak
def test_a_computer_player_moves_on_though_the_node_that_asked_it_died(
    nodes: list[Process],
) -> None:
    seats = [{"kind": "me"}, {"kind": "computer", "level": "random"}]
    ana = nodes[0].guest("Ana").connect()
    match = ana.table("contig60", seats)["match"]
    ana.done("enter", match=match)
    ana.done("start", match=match)
    ana.wait("table", lambda t: t["phase"] == "giving")
    ana.done("give", match=match, bytes="00" * 16)
    for node in (nodes[0], nodes[1], nodes[0]):
        state = ana.wait("state", lambda s: s["to_act"] == [1], PATIENCE)
        ana.send("move", match=match, seq=state["seq"], move=_silence(state))
        node.kill()
        other = nodes[1 - nodes.index(node)]
        ana.go_to(other.url)
        ana.done("enter", match=match)
        seen = ana.wait("state", lambda s: s["to_act"] == [1], PATIENCE)
        assert seen["seq"] >= state["seq"]
        node.start()
        ana.done("enter", match=match)


# A crowd

TABLES = [("contig60", "contig60"), ("calculissimo", "short")]


def test_a_crowd_survives_the_loss_of_either_node(nodes: list[Process]) -> None:
    _survives(nodes, kills=2, tables=TABLES)


@pytest.mark.soak
def test_a_crowd_survives_twenty_losses(nodes: list[Process]) -> None:
    _survives(nodes, kills=20, tables=3 * TABLES)


def _survives(nodes: list[Process], *, kills: int, tables: list[tuple[str, str]]) -> None:
    crowd = Crowd([node.url for node in nodes], Random(kills))
    members = [member for table in tables for member in seated(nodes, crowd, *table)]
    meanwhile = partial(_kill_one_after_the_other, nodes, crowd, kills)
    asyncio.run(play(crowd, members, meanwhile))
    verify_records(nodes[0], crowd)
    asyncio.run(compare_with_stored(nodes[0].settings, crowd))
    assert [line for node in nodes for line in node.mistakes()] == []


async def _kill_one_after_the_other(nodes: list[Process], crowd: Crowd, kills: int) -> None:
    for kill in range(kills):
        for change in (nodes[kill % 2].kill, nodes[kill % 2].start):
            await more_moves(crowd, 10)
            await asyncio.to_thread(change)
