"""What goes away by itself: codes, tables that nobody starts, finished games, phrases."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import func, insert, select

from contissimo.cli import main
from contissimo.core.game import Millis
from contissimo.server import schema
from contissimo.server.node import wall_clock
from tests.server.helpers import Running, pair, serving, settings_for

HOUR, DAY = 3_600_000, 86_400_000


class Clock:
    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> Millis:
        return Millis(wall_clock() + self.ahead)


def tidy(server: Running) -> None:
    """What the server does by itself every hour."""
    asyncio.run_coroutine_threadsafe(server.app.node.clocks.tidy(), server.loop).result(10)


def count(server: Running, table: object) -> int:
    query = select(func.count()).select_from(table)  # type: ignore[arg-type]  # any table
    store = server.app.node.store
    work = store.read(lambda connection: int(connection.execute(query).scalar_one()))
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(10)


def test_a_code_runs_out(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path), now=clock) as server:
        ana = server.guest()
        code = ana.table()["links"]["code"]
        assert ana.http.post("/api/codes", json={"code": code}).status_code == 200
        clock.ahead = HOUR + 1000
        assert ana.http.post("/api/codes", json={"code": code}).json()["why"] == "code_wrong"


def test_a_table_that_nobody_starts_is_closed_after_a_day(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path), now=clock) as server:
        ana = server.guest("Ana").connect()
        match = ana.table()["match"]
        clock.ahead = 25 * HOUR
        tidy(server)
        assert ana.http.get("/api/me/tables").json() == []
        ana.done("enter", match=match)
        assert ana.wait("table")["phase"] == "closed"


def test_finished_games_are_kept_as_long_as_the_operator_says(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path, keep_days=30), now=clock) as server:
        ana, bo, over = pair(server)
        state = ana.state(over)
        (ana if state["to_act"] == [1] else bo).move(over, state["seq"], "resign")
        _, _, running = pair(server)
        clock.ahead = 29 * DAY
        tidy(server)
        assert ana.http.get(f"/api/records/{over}").status_code == 200
        clock.ahead = 31 * DAY
        server.app.node.rooms.pop(over, None)
        tidy(server)
        assert ana.http.get(f"/api/records/{over}").status_code == 404
        assert count(server, schema.matches) == 1
        assert running in server.app.node.rooms


def test_tables_that_the_operator_closed_are_kept_no_longer(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path, keep_days=30), now=clock) as server:
        ana, _, match = pair(server)
        ana.state(match)
        assert main(["close", match, "--database", server.settings.database]) == 0
        ana.wait("table", lambda t: t["phase"] == "closed")
        clock.ahead = 29 * DAY
        tidy(server)
        assert count(server, schema.matches) == 1
        clock.ahead = 31 * DAY
        tidy(server)
        assert count(server, schema.matches) == 0


def test_what_a_node_that_is_gone_counted_is_not_kept(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as server:
        node = server.app.node
        rows = [{"match": "k3x", "node": name, "number": 2} for name in ("gone", node.id)]
        work = node.store.execute(insert(schema.watchers).values(rows))
        asyncio.run_coroutine_threadsafe(work, server.loop).result(10)
        tidy(server)
        assert count(server, schema.watchers) == 1


def test_phrases_are_not_kept(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path), now=clock) as server:
        ana, _, match = pair(server)
        ana.done("say", match=match, phrase="hello")
        assert count(server, schema.phrases) == 1
        clock.ahead = 61_000
        tidy(server)
        assert count(server, schema.phrases) == 0
