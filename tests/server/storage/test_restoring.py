"""A restore under load: a write goes on from what stands, so no log gets a hole, and nothing is left of what was taken away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from contissimo.server.live.deadlines import Deadlines
from contissimo.server.settings import Settings
from contissimo.server.storage import admin, backup, schema
from tests.server.helpers import PATIENCE, Client, Running, pair, serving, settings_for
from tests.server.postgres import postgres
from tests.server.processes import Process
from tests.server.returning_crowd import until

TABLES = 6
GAME = "contig60"
UNSAVED, MOST = 300, 600
"""How long logs get before the backup, and at most: no game may end, and after a restore there is always more to play."""


def save(settings: Settings, file: Path) -> None:
    admin.operate(
        settings.database, lambda connection: backup.backup(connection, file), write=False
    )


@pytest.fixture
def unaware(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that never looks whether an operator was there: its rooms hold what they held."""

    async def blind(_: Deadlines, __: bytes) -> None:
        return

    monkeypatch.setattr(Deadlines, "_look_for_operator", blind)
    with serving(settings_for(tmp_path, give_seconds=60)) as running:
        yield running


def silence(state: dict[str, Any]) -> str:
    return "decline" if state["clocks"]["wait"] == "steal" else "pass"


def mover_of(players: tuple[Client, Client], state: dict[str, Any]) -> Client:
    return players[state["to_act"][0] - 1]


def test_a_move_on_what_a_restore_took_away_is_refused_and_what_stands_is_shown(
    unaware: Running, tmp_path: Path
) -> None:
    ana, bo, match = pair(unaware)
    players = ana, bo
    first = ana.state(match)
    save(unaware.settings, tmp_path / "backup.gz")
    later = mover_of(players, first).move(match, first["seq"], "pass")
    assert later["t"] == "state"
    admin.restore(unaware.settings.database, tmp_path / "backup.gz")
    mover = mover_of(players, later)
    assert mover.move(match, later["seq"], silence(later))["why"] == "stale"
    again = mover.wait("state", lambda s: s["seq"] == first["seq"])
    after = mover_of(players, again).move(match, again["seq"], "pass")
    assert after["t"] == "state", after
    assert admin.check(unaware.settings.database).found == []


def test_a_move_at_a_table_that_a_restore_took_away_leaves_nothing(
    unaware: Running, tmp_path: Path
) -> None:
    unaware.guest("Cleo")
    save(unaware.settings, tmp_path / "backup.gz")
    ana, bo, match = pair(unaware)
    state = ana.state(match)
    admin.restore(unaware.settings.database, tmp_path / "backup.gz")
    assert mover_of((ana, bo), state).move(match, state["seq"], "pass")["why"] == "closed"
    ana.wait("table", lambda t: t["phase"] == "closed")
    assert admin.check(unaware.settings.database).found == []


def test_a_phrase_and_a_mute_at_a_table_that_a_restore_took_away_leave_nothing(
    unaware: Running, tmp_path: Path
) -> None:
    unaware.guest("Cleo")
    save(unaware.settings, tmp_path / "backup.gz")
    ana, _, match = pair(unaware)
    admin.restore(unaware.settings.database, tmp_path / "backup.gz")
    ana.ask("say", match=match, phrase="hello")
    ana.ask("mute", match=match, seat=2, on=True)
    node = unaware.app.node
    for table in (schema.phrases, schema.mutes):
        assert unaware.do(partial(node.store.rows, select(table))) == []
    assert admin.check(unaware.settings.database).found == []


def test_a_move_at_a_table_that_an_operator_closed_is_refused_before_the_server_knows_of_it(
    unaware: Running,
) -> None:
    ana, bo, match = pair(unaware)
    state = ana.state(match)
    database, now = unaware.settings.database, unaware.app.node.now()
    admin.operate(database, lambda c: admin.close_table(c, match, now))
    assert mover_of((ana, bo), state).move(match, state["seq"], "pass")["why"] == "closed"
    assert admin.check(database).found == []


class Load:
    """Tables at which one device has both seats, and passes as fast as it is answered."""

    def __init__(self, urls: list[str]) -> None:
        self.urls = urls
        self.seqs: dict[str, int] = {}
        """By match, the last entry that was shown."""
        self.resumed: dict[str, int] = {}
        """By match that went back, which only a restore does: how many moves were shown since."""
        self.saved = asyncio.Event()
        self._ids = count()

    async def play(self, client: Client, match: str, node: int) -> None:
        cookies = "; ".join(f"{k}={v}" for k, v in client.http.cookies.items())
        while True:
            with suppress(WebSocketException, OSError):
                await self._connected(cookies, match, self.urls[node % len(self.urls)])
            await asyncio.sleep(0.05)  # the server may just be starting

    async def _connected(self, cookies: str, match: str, url: str) -> None:
        address = url.replace("http", "ws", 1) + "/ws"
        async with connect(
            address,
            additional_headers={"cookie": cookies},
            compression=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        ) as socket:
            said = f'{{"t":"enter","id":"e","match":"{match}"}}'
            await socket.send(said)
            async for text in socket:
                state = msgspec.json.decode(text)
                if state["t"] == "refused" and state["why"] == "again":
                    await socket.send(said)  # as a page does: it counts once
                if state["t"] != "state":
                    continue
                before = self.seqs.get(match, 0)
                if state["seq"] < before:
                    self.resumed[match] = 0
                elif state["seq"] > before and match in self.resumed:
                    self.resumed[match] += 1
                self.seqs[match] = state["seq"]
                if state["seq"] >= UNSAVED:
                    await self.saved.wait()
                if state["seq"] < MOST:
                    fields = {"t": "move", "id": f"m{next(self._ids)}", "match": match}
                    fields |= {"seq": state["seq"], "move": silence(state)}
                    fields |= {"seat": state["to_act"][0]}
                    said = msgspec.json.encode(fields).decode()
                    await socket.send(said)

    async def go_on(self, matches: list[str], since: dict[str, int]) -> None:
        """All of them have moves that a backup made then has not, nor what was stored and not shown yet."""
        enough = {match: since.get(match, 0) + 8 for match in matches}
        await until(lambda: all(self.seqs.get(m, 0) >= seq for m, seq in enough.items()), PATIENCE)

    async def resume(self, matches: list[str]) -> None:
        """All of them went back and on from there."""
        await until(lambda: all(self.resumed.get(each, 0) >= 4 for each in matches), PATIENCE)


def begun(client: Client) -> str:
    """A table of one device that runs, with a clock, so that a start looks at it."""
    made: str = client.table(
        GAME,
        seats=[{"kind": "me"}, {"kind": "me"}],
        options={"idle_turns": 999},
        clock={"turn": 3600},
    )["match"]
    client.connect()
    client.done("enter", match=made)
    client.done("start", match=made)
    for seat in (1, 2):
        client.give(made, seat=seat)
    client.state(made)
    client.close()
    return made


def restored_under_load(nodes: list[Process], file: Path) -> None:
    client = nodes[0].guest("Ana")
    kept = [begun(client) for _ in range(TABLES)]
    later: list[str] = []
    load = Load([node.url for node in nodes])

    async def run() -> None:
        async with asyncio.TaskGroup() as group:
            tasks = [
                group.create_task(load.play(client, match, number))
                for number, match in enumerate(kept)
            ]
            await load.go_on(kept, {})
            await asyncio.to_thread(save, nodes[0].settings, file)
            saved = dict(load.seqs)
            load.saved.set()
            later.append(await asyncio.to_thread(begun, client))
            tasks.append(group.create_task(load.play(client, later[0], 0)))
            await load.go_on([*kept, *later], saved)
            await asyncio.to_thread(admin.restore, nodes[0].settings.database, file)
            await load.resume(kept)
            for task in tasks:
                task.cancel()

    asyncio.run(run())
    checked = admin.check(nodes[0].settings.database)
    assert (checked.found, checked.tables) == ([], TABLES)
    for node in nodes:
        node.kill()
        node.start()
    client.go_to(nodes[-1].url)
    for match in kept:
        client.done("enter", match=match)
        client.state(match)
    client.close()
    assert [line for node in nodes for line in node.mistakes()] == []


def test_a_restore_under_load_leaves_no_hole_and_the_server_starts_again(tmp_path: Path) -> None:
    node = Process(settings_for(tmp_path, give_seconds=60), tmp_path / "log")
    try:
        restored_under_load([node.start()], tmp_path / "backup.gz")
    finally:
        node.stop()


def test_a_restore_under_load_of_two_nodes_leaves_no_hole_on_postgresql(tmp_path: Path) -> None:
    with postgres() as database:
        given = [settings_for(tmp_path, database=database, give_seconds=60) for _ in range(2)]
        nodes = [Process(each, tmp_path / f"log{number}") for number, each in enumerate(given)]
        try:
            restored_under_load([node.start() for node in nodes], tmp_path / "backup.gz")
        finally:
            for node in nodes:
                node.stop()
