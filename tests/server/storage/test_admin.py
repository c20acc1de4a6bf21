"""What an operator does to a server that runs: back up, restore, export, close, clear."""

from __future__ import annotations

import gzip
import json
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from contissimo.cli import main
from contissimo.games import GAMES
from contissimo.play.record_reader import read_record
from contissimo.play.verify import verify
from contissimo.server.storage.admin import prepare
from tests.ports import HOST, Port
from tests.server.helpers import Client, Running, pair, serving, settings_for


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Running]:
    with serving(settings_for(tmp_path)) as running:
        yield running


def run(capsys: pytest.CaptureFixture[str], server: Running, *tokens: str) -> dict[str, Any]:
    capsys.readouterr()
    code = main([*tokens, "--database", server.settings.database, "--json"])
    shown = capsys.readouterr()
    lines = [line for line in (shown.out + shown.err).splitlines() if '"event"' not in line]
    answer: dict[str, Any] = json.loads(lines[-1])
    return answer | {"code": code}


def moved(players: tuple[Client, Client], match: str, state: dict[str, Any]) -> dict[str, Any]:
    words = {"turn": "pass", "steal": "decline", "window": "accept"}
    return players[state["to_act"][0] - 1].move(match, state["seq"], words[state["clocks"]["wait"]])


def test_backup_and_restore_while_the_server_runs(
    own_server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, bo, match = pair(own_server)
    state = moved((ana, bo), match, ana.state(match))
    file = tmp_path / "backup.gz"
    assert run(capsys, own_server, "backup", str(file))["code"] == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    ana.done("enter", match=match)
    later = moved((ana, bo), match, ana.state(match, state["seq"]))
    assert later["seq"] > state["seq"]
    assert run(capsys, own_server, "restore", str(file))["code"] == 0
    again = ana.wait(
        "state", lambda s: s["seq"] == state["seq"] and s["clocks"]["now"] > later["clocks"]["now"]
    )
    assert again["log"][: state["seq"]] == [
        entry if len(entry) == 6 or state["you"] == 1 else again["log"][n]
        for n, entry in enumerate(state["log"])
    ]
    assert moved((ana, bo), match, again)["t"] == "state"


def test_a_table_that_a_restore_takes_away_is_closed_and_the_others_are_read_on(
    own_server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cleo = own_server.guest("Cleo").connect()
    kept = cleo.table(listed=True)["match"]
    file = tmp_path / "backup.gz"
    assert run(capsys, own_server, "backup", str(file))["code"] == 0
    ana, bo, match = pair(own_server)
    state = ana.state(match)
    ana.done("enter", match=kept)
    assert run(capsys, own_server, "restore", str(file))["code"] == 0
    assert ana.wait("table", lambda t: t["match"] == match and t["phase"] == "closed")
    mover = ana if state["to_act"] == [1] else bo
    assert mover.move(match, state["seq"], "pass")["why"] == "closed"
    assert ana.refused("enter", match=match) == "no_such_table"
    ana.done("leave", match=match)
    cleo.done("stand", match=kept)
    assert ana.wait("table", lambda t: t["match"] == kept and not t["seats"][0]["people"])


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no gzip",
        gzip.compress(b"{}\n"),
        gzip.compress(b"x"),
        gzip.compress(b'{"format":"contissimo-backup-1","revision":"0001"}\n'),
    ],
    ids=["nothing", "no gzip", "another format", "no JSON", "another revision"],
)
def test_what_is_no_backup_changes_nothing(
    own_server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    ana = own_server.guest("Ana")
    file = tmp_path / "other.gz"
    file.write_bytes(content)
    answer = run(capsys, own_server, "restore", str(file))
    assert (answer["code"], answer["error"]) == (2, "backup_unreadable")
    missing = run(capsys, own_server, "restore", str(tmp_path / "missing"))
    assert (missing["code"], missing["error"]) == (2, "backup_missing")
    assert ana.http.get("/api/me").json()["name"] == "Ana"


def test_export_writes_a_record_for_each_game(
    own_server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, bo, match = pair(own_server, "calculissimo")
    state = ana.state(match)
    players = (ana, bo)
    players[state["to_act"][0] - 1].move(match, state["seq"], "resign")
    _, _, running = pair(own_server, "calculissimo")
    folder = tmp_path / "records"
    assert run(capsys, own_server, "export", str(folder), "--all")["records"] == 2
    over = read_record((folder / f"{match}.record").read_text("utf-8"), GAMES)
    assert verify(over, GAMES["calculissimo"]).ok
    hidden = (folder / f"{running}.record").read_text("utf-8")
    assert "draw 1:_7" in hidden
    assert "Seed" not in hidden
    assert run(capsys, own_server, "export", str(tmp_path / "over"))["records"] == 1


def test_a_table_is_closed(own_server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    ana, bo, match = pair(own_server)
    state = ana.state(match)
    assert run(capsys, own_server, "close", match)["closed"] == match
    assert ana.wait("table", lambda t: t["phase"] == "closed")
    mover = ana if state["to_act"] == [1] else bo
    assert mover.move(match, state["seq"], "pass")["why"] == "closed"
    assert run(capsys, own_server, "close", match)["error"] == "no_such_table"


def test_a_name_is_cleared(own_server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    ana, bo, match = pair(own_server)
    ana.state(match)
    assert run(capsys, own_server, "clear", "Ana")["people"] == 1
    bo.wait("table", lambda t: t["seats"][0]["people"][0]["name"] not in ("Ana", ""))
    assert ana.http.get("/api/me").json()["name"] != "Ana"
    assert "Ana" not in bo.http.get(f"/api/records/{match}").text


def test_a_cleared_name_is_not_brought_back_by_a_connection_that_is_older(
    own_server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, bo = own_server.guest("Ana").connect(), own_server.guest("Badname").connect()
    made = ana.table()
    assert run(capsys, own_server, "clear", "Badname")["people"] == 1
    bo.done("sit", match=made["match"], token=made["links"]["invite"])
    bo.done("enter", match=made["match"])
    (person,) = bo.wait("table")["seats"][1]["people"]
    assert person["name"] == bo.http.get("/api/me").json()["name"] != "Badname"


def test_a_database_that_is_not_there_is_one_sentence(
    capsys: pytest.CaptureFixture[str], port: Port
) -> None:
    database = f"postgresql://nobody@{HOST}:{port.number}/none"
    code = main(["close", "abc", "--database", database])
    assert code == 2
    assert "can’t be reached" in capsys.readouterr().err


def test_a_database_of_a_newer_version_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "newer.db"
    database = f"sqlite:///{path}"
    prepare(database)
    with sqlite3.connect(path) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.close()
    for tokens in (["close", "abc"], ["serve", "--port", "0"]):
        assert main([*tokens, "--database", database]) == 2
        assert "newer version" in capsys.readouterr().err
