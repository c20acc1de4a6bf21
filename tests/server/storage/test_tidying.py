"""What goes away by itself: codes, tables that nobody starts, finished games, phrases."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from sqlalchemy import Connection, func, insert, select

from contissimo.cli import main
from contissimo.server.storage import schema
from tests.server.helpers import Clock, Running, pair, serving, settings_for

HOUR, DAY = 3_600, 86_400


def tidy(server: Running) -> None:
    """What the server does by itself every hour."""
    server.do(server.app.node.deadlines.tidy)


def count(server: Running, table: object) -> int:
    query = select(func.count()).select_from(table)  # type: ignore[arg-type]  # any table
    store = server.app.node.store
    return server.do(
        lambda: store.read(lambda connection: int(connection.execute(query).scalar_one()))
    )


def test_a_code_runs_out(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path), now=clock) as server:
        ana = server.guest()
        code = ana.table()["links"]["code"]
        assert ana.http.post("/api/codes", json={"code": code}).status_code == 200
        clock.pass_time(HOUR + 1)
        assert ana.http.post("/api/codes", json={"code": code}).json()["why"] == "code_wrong"


def test_a_table_that_nobody_starts_is_closed_after_a_day(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path), now=clock) as server:
        ana = server.guest("Ana").connect()
        match = ana.table()["match"]
        clock.pass_time(25 * HOUR)
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
        clock.pass_time(29 * DAY)
        tidy(server)
        assert ana.http.get(f"/api/records/{over}").status_code == 200
        clock.pass_time(2 * DAY)
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
        clock.pass_time(29 * DAY)
        tidy(server)
        assert count(server, schema.matches) == 1
        clock.pass_time(2 * DAY)
        tidy(server)
        assert count(server, schema.matches) == 0


def test_however_much_is_to_go_it_goes_at_once(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, keep_days=30)) as server:
        node = server.app.node
        long_ago = node.now() - 100 * DAY * 1000
        ana = server.guest()
        kept = ana.table()["match"]
        pattern = server.do(lambda: node.store.row(select(schema.matches)))
        assert pattern is not None
        over = {"phase": "over", "ended": long_ago, "host": None}
        tables = [dict(pattern) | over | {"id": f"t{n}"} for n in range(1100)]
        left = [
            dict(pattern) | {"phase": "running", "made": long_ago, "id": f"l{n}", "host": None}
            for n in range(1100)
        ]
        someone = server.do(lambda: node.store.row(select(schema.guests)))
        assert someone is not None
        guests = [dict(someone) | {"id": f"g{n}", "seen": long_ago} for n in range(1100)]

        def many(connection: Connection) -> None:
            connection.execute(insert(schema.matches), tables + left)
            connection.execute(insert(schema.guests), guests)

        server.do(lambda: node.store.write(many))
        tidy(server)
        assert count(server, schema.guests) == 1
        phases = server.do(
            lambda: node.store.rows(select(schema.matches.c.id, schema.matches.c.phase))
        )
        by_phase = Counter(row["phase"] for row in phases)
        assert by_phase == {"open": 1, "closed": 1100}
        assert kept in {row["id"] for row in phases}


def test_what_a_node_that_is_gone_counted_is_not_kept(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as server:
        node = server.app.node
        rows = [{"match": "k3x", "node": name, "number": 2} for name in ("gone", node.id)]
        server.do(lambda: node.store.execute(insert(schema.watchers).values(rows)))
        tidy(server)
        assert count(server, schema.watchers) == 1


def test_phrases_are_not_kept(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_for(tmp_path), now=clock) as server:
        ana, _, match = pair(server)
        ana.done("say", match=match, phrase="hello")
        assert count(server, schema.phrases) == 1
        clock.pass_time(61)
        tidy(server)
        assert count(server, schema.phrases) == 0
