"""What an operator can't break by a mistyped name, a cut file or a second server; and that secrets are for their owner alone."""

from __future__ import annotations

import gzip
import json
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from contissimo.cli import main
from contissimo.server.storage import schema
from contissimo.server.storage.admin import operate, prepare
from contissimo.server.storage.database import bring_up
from tests.server.helpers import PATIENCE, pair, serving, settings_for

VERBS = [
    ["backup", "backup.gz"],
    ["export", "records"],
    ["close", "abc"],
    ["clear", "Ana"],
    ["check"],
]


def run(capsys: pytest.CaptureFixture[str], database: str, *tokens: str) -> dict[str, Any]:
    capsys.readouterr()
    code = main([*tokens, "--database", database, "--json"])
    shown = capsys.readouterr()
    answer: dict[str, Any] = json.loads((shown.out + shown.err).splitlines()[-1])
    return answer | {"code": code}


@pytest.mark.parametrize("tokens", VERBS, ids=lambda tokens: tokens[0])
def test_only_serve_and_restore_make_a_database(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tokens: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "backup.gz").write_text("the one before")
    answer = run(capsys, f"sqlite:///{tmp_path}/folder/mistyped.db", *tokens)
    assert (answer["code"], answer["error"]) == (2, "database_missing")
    (tmp_path / "empty.db").touch()
    answer = run(capsys, f"sqlite:///{tmp_path}/empty.db", *tokens)
    assert (answer["code"], answer["error"]) == (2, "database_missing")
    assert {path.name for path in tmp_path.iterdir()} - {"empty.db-wal", "empty.db-shm"} == {
        "backup.gz",
        "empty.db",
    }
    assert (tmp_path / "backup.gz").read_text() == "the one before"


def older(folder: Path, revision: str = "0003") -> str:
    """A database of the version before, with one guest in it."""
    database = f"sqlite:///{folder}/older.db"
    prepare(database)
    (folder / "older.db").unlink()
    for beside in folder.glob("older.db-*"):
        beside.unlink()
    from sqlalchemy import create_engine  # noqa: PLC0415  # for this alone

    engine = create_engine(database)
    with engine.begin() as connection:
        bring_up(connection, revision)
        connection.exec_driver_sql(
            "INSERT INTO guests (id, name, made, seen) VALUES ('g', 'Ana', 1, 2)"
        )
    engine.dispose()
    return database


def revision_in(path: Path) -> str:
    with sqlite3.connect(path) as file:
        (revision,) = file.execute("SELECT version_num FROM alembic_version").fetchone()
    file.close()
    return str(revision)


@pytest.mark.parametrize("revision", schema.REVISIONS[:-1])
def test_a_database_of_an_older_version_is_backed_up_as_it_is_and_restored_brought_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], revision: str
) -> None:
    database, file = older(tmp_path, revision), tmp_path / "backup.gz"
    assert run(capsys, database, "backup", str(file))["rows"] == 1
    assert revision_in(tmp_path / "older.db") == revision
    head, row = gzip.decompress(file.read_bytes()).splitlines()
    assert json.loads(head) == {"format": "contissimo-backup-1", "revision": revision, "rows": 1}
    table, guest = json.loads(row)
    assert (table, guest.pop("face", None)) == ("guests", None)  # which older ones don't have
    assert guest == {"id": "g", "name": "Ana", "made": 1, "seen": 2}
    assert run(capsys, database, "check") == {"tables": 0, "found": [], "code": 0}
    assert run(capsys, database, "close", "abc")["error"] == "database_older"
    assert revision_in(tmp_path / "older.db") == revision
    restored = f"sqlite:///{tmp_path}/new.db"
    assert run(capsys, restored, "restore", str(file))["rows"] == 1
    assert revision_in(tmp_path / "new.db") == schema.REVISIONS[-1]
    assert run(capsys, restored, "clear", "Ana")["people"] == 1


def test_a_database_with_nothing_in_it_is_no_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path}/empty.db"
    prepare(database)
    file = tmp_path / "backup.gz"
    answer = run(capsys, database, "backup", str(file))
    assert (answer["code"], answer["error"]) == (2, "backup_empty")
    assert not list(tmp_path.glob("backup*"))


@pytest.fixture
def saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[str, bytes]:
    """A database with a running game, and a backup of it."""
    with serving(settings_for(tmp_path)) as running:
        ana, _, match = pair(running)
        ana.state(match)
        database = running.settings.database
        assert run(capsys, database, "backup", str(tmp_path / "whole.gz"))["code"] == 0
    return database, (tmp_path / "whole.gz").read_bytes()


def rows_of(database: str) -> int:
    count: int = operate(
        database,
        lambda c: c.exec_driver_sql("SELECT COUNT(*) FROM entries").scalar_one(),
        write=False,
    )
    return count


def test_a_backup_that_is_not_whole_is_refused_and_changes_nothing(
    saved: tuple[str, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, whole = saved
    before = rows_of(database)
    lines = gzip.decompress(whole).splitlines(keepends=True)
    cut = {
        "half of the bytes": whole[: len(whole) // 2],
        "the last byte": whole[:-1],
        "the last line": gzip.compress(b"".join(lines[:-1])),
        "half of the lines": gzip.compress(b"".join(lines[: len(lines) // 2])),
        "a line in the middle": gzip.compress(b"".join(lines[:3] + lines[4:])),
        "all but the head": gzip.compress(lines[0]),
        "half a line": gzip.compress(b"".join(lines)[:-9]),
        "a table that nobody knows": gzip.compress(b"".join([*lines[:-1], b'["no",{}]\n'])),
        "a column that nobody knows": gzip.compress(
            b"".join([*lines[:-1], b'["guests",{"no":1}]\n'])
        ),
        "bytes that are none": gzip.compress(
            b"".join([*lines[:-1], b'["keys",{"name":"x","value":7}]\n'])
        ),
        "a line twice": gzip.compress(b"".join([*lines[:-1], lines[-2]])),
    }
    file = tmp_path / "cut.gz"
    for name, content in cut.items():
        file.write_bytes(content)
        answer = run(capsys, database, "restore", str(file))
        assert answer["code"] == 2, name
        assert answer["error"] in ("backup_cut", "backup_unreadable"), name
        assert rows_of(database) == before, name
        assert run(capsys, database, "backup", str(tmp_path / "again.gz"))["code"] == 0


def test_a_backup_of_the_first_version_has_no_count_and_is_restored_with_a_word_about_it(
    saved: tuple[str, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, whole = saved
    _, *lines = gzip.decompress(whole).splitlines(keepends=True)
    head = {"format": "contissimo-backup-1", "revision": schema.REVISIONS[-1]}
    file = tmp_path / "uncounted.gz"
    file.write_bytes(gzip.compress(b"".join([json.dumps(head).encode() + b"\n", *lines])))
    assert run(capsys, database, "restore", str(file))["counted"] is False
    assert main(["restore", str(file), "--database", database]) == 0
    assert "does not say how many rows" in capsys.readouterr().out
    assert main(["restore", str(tmp_path / "whole.gz"), "--database", database]) == 0
    assert "does not say how many rows" not in capsys.readouterr().out


def test_a_backup_that_fails_leaves_the_one_before(
    saved: tuple[str, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, whole = saved
    with sqlite3.connect(tmp_path / "contissimo.db") as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.close()
    before = {path.name for path in tmp_path.iterdir() if "db" not in path.name}
    answer = run(capsys, database, "backup", str(tmp_path / "whole.gz"))
    assert (answer["code"], answer["error"]) == (2, "database_newer")
    assert (tmp_path / "whole.gz").read_bytes() == whole
    assert {path.name for path in tmp_path.iterdir() if "db" not in path.name} == before


# Servers


def serve(folder: Path, *tokens: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "contissimo", "serve", "--port", "0", "--lang", "en", *tokens]
    return subprocess.Popen(
        command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, umask=0o022
    )


def ended(server: subprocess.Popen[str]) -> int:
    server.send_signal(signal.SIGTERM)
    try:
        return server.wait(PATIENCE)
    finally:
        server.kill()
        server.communicate()


def test_a_second_server_on_a_sqlite_file_is_refused_and_files_are_for_their_owner_alone(
    tmp_path: Path,
) -> None:
    first = serve(tmp_path)
    try:
        assert first.stdout is not None
        assert "Contissimo is at" in first.stdout.readline()
        for path in tmp_path.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path.name
        second = serve(tmp_path)
        _, said = second.communicate(timeout=PATIENCE)
        assert second.returncode == 2
        assert "Another server runs on this database" in said
        os.kill(first.pid, signal.SIGKILL)
        first.wait(PATIENCE)
        third = serve(tmp_path)
        assert third.stdout is not None
        assert "Contissimo is at" in third.stdout.readline()
        assert ended(third) in (0, -signal.SIGTERM)
    finally:
        first.kill()
        first.communicate()


def test_a_restored_database_is_for_its_owner_alone(
    saved: tuple[str, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    del saved
    assert run(capsys, f"sqlite:///{tmp_path}/new.db", "restore", f"{tmp_path}/whole.gz")["rows"]
    assert stat.S_IMODE((tmp_path / "new.db").stat().st_mode) == 0o600
