"""A damaged table costs nobody but those who sit at it: it is set aside, and `contissimo check` names it."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from contissimo.cli import main
from contissimo.server.storage import admin, backup
from tests.server.helpers import Client, Running, pair, serving, settings_for, until

HOUR = 3_600_000
LAST_ENTRY = """
DELETE FROM entries WHERE match = ?1 AND seq = (SELECT MAX(seq) FROM entries WHERE match = ?1)
"""
DAMAGES: dict[str, tuple[str, str]] = {
    "the first entry is gone": ("DELETE FROM entries WHERE match = ? AND seq = 1", "log_missing"),
    "the last entry is gone": (LAST_ENTRY, "log_missing"),
    "the snapshot can't be read": (
        "UPDATE snapshots SET position = 'x' WHERE match = ?",
        "snapshot_wrong",
    ),
    "the snapshot is gone": ("DELETE FROM snapshots WHERE match = ?", "snapshot_missing"),
    "the rules can't be read": (
        "UPDATE matches SET ruleset_text = '=' WHERE id = ?",
        "table_unreadable",
    ),
    "the seats can't be read": ("UPDATE matches SET seats = '{' WHERE id = ?", "table_unreadable"),
    "the secrets are gone": ("DELETE FROM secrets WHERE match = ?", "table_unreadable"),
    "a game that nobody knows": ("UPDATE matches SET game = 'go' WHERE id = ?", "table_unreadable"),
}
"""What is done to a table, and what `check` says about it."""


def damage(folder: Path, match: str, statement: str) -> None:
    with sqlite3.connect(folder / "contissimo.db") as file:
        assert file.execute(statement, (match,)).rowcount == 1
    file.close()


def set_aside(said: str) -> list[str]:
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    return [line["table"] for line in lines if line["event"] == "table_set_aside"]


def play_on(players: tuple[Client, Client], match: str) -> None:
    for client in players:
        client.done("enter", match=match)
    state = players[0].state(match)
    while state["to_act"] not in ([1], [2]):
        state = players[0].state(match, state["seq"] + 1)
    word = "decline" if state["clocks"]["wait"] == "steal" else "pass"
    after = players[state["to_act"][0] - 1].move(match, state["seq"], word)
    assert after["t"] == "state", after


@pytest.mark.parametrize("name", DAMAGES)
def test_a_server_starts_with_a_damaged_table_and_everybody_else_plays_on(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], name: str
) -> None:
    """A day has passed, so time is given back to every table with a clock: all are loaded at the start."""
    statement, what = DAMAGES[name]
    later = [0]
    settings = settings_for(tmp_path, give_seconds=60)
    with serving(settings) as running:
        bad = pair(running, clock={"turn": 3600})
        good = pair(running, clock={"turn": 3600})
        for ana, _, match in (bad, good):
            ana.state(match)
        now = running.app.node.now()
    damage(tmp_path, bad[2], statement)
    capfd.readouterr()
    later[0] = now + 24 * HOUR
    with serving(settings, now=lambda: later[0]) as running:  # type: ignore[arg-type,return-value]  # millis
        for client in (*bad[:2], *good[:2]):
            client.go_to(running.url)
        assert bad[0].refused("enter", match=bad[2]) == "table_damaged"
        assert bad[0].http.get(f"/api/records/{bad[2]}").json()["why"] == "table_damaged"
        play_on(good[:2], good[2])
        later[0] += 24 * HOUR  # both clocks have run out: one table is swept
        good[0].wait("state", lambda s: s["log"][-1][5] > 24 * HOUR)
        for client in (*bad[:2], *good[:2]):
            client.end()
    assert set_aside(capfd.readouterr().err) == [bad[2]]
    found = admin.check(settings.database).found
    assert [(finding.table, finding.what) for finding in found] == [(bad[2], what)]


@pytest.mark.parametrize("name", ["the first entry is gone", "the snapshot is gone"])
def test_a_table_that_is_damaged_while_it_is_read_is_set_aside_and_everybody_else_plays_on(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], name: str
) -> None:
    with serving(settings_for(tmp_path, give_seconds=60)) as running:
        bad, good = pair(running), pair(running)
        state = bad[0].state(bad[2])
        damage(tmp_path, bad[2], DAMAGES[name][0])
        if name == "the first entry is gone":  # the snapshot is whole: make the room look
            damage(tmp_path, bad[2], "UPDATE snapshots SET seq = 1 WHERE match = ?")
        mover = bad[state["to_act"][0] - 1]
        assert isinstance(mover, Client)
        mover.send("move", match=bad[2], seq=state["seq"], move="pass")
        assert mover.wait("refused")["why"] == "table_damaged"
        bad[1].wait("table", lambda t: t["phase"] == "closed")
        assert bad[0].refused("enter", match=bad[2]) == "table_damaged"
        play_on(good[:2], good[2])
    assert set_aside(capfd.readouterr().err) == [bad[2]]


def test_a_room_in_which_something_of_ours_breaks_costs_no_other_its_clock(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings_for(tmp_path, give_seconds=60)) as running:
        bad, good = (pair(running, clock={"turn": 2}) for _ in range(2))
        seqs = {match: ana.state(match)["seq"] for ana, _, match in (bad, good)}
        room = running.app.node.rooms[bad[2]]

        async def broken(*_: Any, **__: Any) -> bool:
            raise RuntimeError

        monkeypatch.setattr(room, "step", broken)
        good[0].state(good[2], seqs[good[2]] + 1)
        bad[0].wait("table", lambda t: t["phase"] == "closed")
    assert bad[2] in set_aside(capfd.readouterr().err)


def test_a_restore_brings_a_table_back_that_was_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    with serving(settings_for(tmp_path, give_seconds=60)) as running:
        ana, bo, match = pair(running)
        ana.state(match)
        database = running.settings.database
        admin.operate(database, lambda c: backup.backup(c, file), write=False)
        for client in (ana, bo):
            client.done("leave", match=match)
        damage(tmp_path, match, DAMAGES["the seats can't be read"][0])
        _until_refused(running, ana, match)
        admin.restore(database, file)
        until(lambda: ana.ask("enter", match=match)["t"] == "done")
        play_on((ana, bo), match)


def _until_refused(running: Running, client: Client, match: str) -> None:
    """A room that nobody reads is kept for three seconds."""
    running.loop.call_soon_threadsafe(running.app.node.rooms.pop, match, None)
    until(lambda: client.ask("enter", match=match).get("why") == "table_damaged")


# contissimo check


def checked(capsys: pytest.CaptureFixture[str], *tokens: str) -> tuple[int, dict[str, Any]]:
    capsys.readouterr()
    code = main(["check", *tokens, "--json"])
    shown = capsys.readouterr()
    lines = [line for line in (shown.out + shown.err).splitlines() if '"event"' not in line]
    answer: dict[str, Any] = json.loads(lines[-1])
    return code, answer


def test_check_names_damaged_tables_in_a_database_and_in_a_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.gz"
    settings = settings_for(tmp_path, give_seconds=60)
    with serving(settings) as running:
        (ana, _, bad), (bo, _, good) = pair(running), pair(running)
        ana.state(bad)
        bo.state(good)
        whole = checked(capsys, "--database", settings.database)
        assert whole == (0, {"tables": 2, "found": []})
    damage(tmp_path, bad, LAST_ENTRY)
    damage(tmp_path, good, "UPDATE people SET match = 'nosuch' WHERE match = ? AND seat = 1")
    found = [{"table": bad, "what": "log_missing"}, {"table": "nosuch", "what": "orphan"}]
    answer = {"tables": 2, "found": sorted(found, key=lambda one: one["table"])}
    assert checked(capsys, "--database", settings.database) == (1, answer)
    admin.operate(settings.database, lambda c: backup.backup(c, file), write=False)
    assert checked(capsys, str(file)) == (1, answer)
    assert main(["check", str(file)]) == 1
    assert f"Table {bad}: entries of its log are missing." in capsys.readouterr().out


def test_check_says_that_it_cannot_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = f"sqlite:///{tmp_path}/missing.db"
    code, answer = checked(capsys, "--database", missing)
    assert (code, answer["error"]) == (2, "database_missing")
    code, answer = checked(capsys, str(tmp_path / "missing.gz"))
    assert (code, answer["error"]) == (2, "backup_missing")
    other = tmp_path / "other"
    other.write_text("other")
    code, answer = checked(capsys, str(other))
    assert (code, answer["error"]) == (2, "backup_unreadable")
    code, answer = checked(capsys, str(other), "--database", missing)
    assert (code, answer["error"]) == (2, "check_either")
    assert {path.name for path in tmp_path.iterdir()} == {"other"}


def test_export_leaves_a_damaged_table_out_and_names_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = settings_for(tmp_path, give_seconds=60)
    with serving(settings) as running:
        (ana, _, bad), (bo, _, good) = pair(running), pair(running)
        ana.state(bad)
        bo.state(good)
    damage(tmp_path, bad, LAST_ENTRY)
    folder = tmp_path / "records"
    assert main(["export", str(folder), "--all", "--database", settings.database]) == 1
    assert f"Table {bad} can’t be read" in capsys.readouterr().out
    assert [path.name for path in folder.iterdir()] == [f"{good}.record"]
