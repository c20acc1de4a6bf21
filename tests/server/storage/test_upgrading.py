"""docs/upgrading.md, walked through with a database that version 0.1 made (tests/data/v0.1/README.md)."""

from __future__ import annotations

import asyncio
import gzip
import re
import shlex
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select

from contissimo.cli import main
from contissimo.core.game import Millis
from contissimo.server.storage import schema
from tests.server.helpers import Running, serving, settings_for
from tests.server.storage.test_old_backups import DATA, NOW, PATIENCE, play_to_the_end

PAGE = Path(__file__).parent.parent.parent.parent / "docs" / "upgrading.md"
COMMANDS = [
    shlex.split(line)[1:]
    for block in re.findall(r"^```sh\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
]


def revision(file: Path) -> str:
    connection = sqlite3.connect(file)
    try:
        (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    finally:
        connection.close()
    return str(found)


def rows_of(backup: Path) -> list[bytes]:
    with gzip.open(backup, "rb") as lines:
        assert b'"revision":"0003"' in next(lines)
        return sorted(lines)


async def one_game_goes_on(running: Running) -> None:
    node = running.app.node
    query = select(schema.matches.c.id).where(schema.matches.c.phase == "running")
    matches = [row["id"] for row in await node.store.rows(query)]
    assert len(matches) > 10
    await play_to_the_end(node, min(matches))


def test_the_page_leads_from_version_0_1_to_this_one_and_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    database, backup = tmp_path / "contissimo.db", tmp_path / "before.gz"
    database.write_bytes(gzip.decompress((DATA / "server.sqlite.gz").read_bytes()))
    before = database.read_bytes()
    quiet = {"bot_pause_millis": 10**9, "bot_window_millis": 10**9, "sweep_seconds": 3600.0}
    said = []
    for command in COMMANDS:
        said.append(command[0])
        if command[0] != "serve":
            assert main(command) == 0, command
            continue
        # Up to here nothing of the database has changed, and the backup is one that 0.1 can read: the same
        # revision, and the same rows as 0.1's own backup of the same tables, but for what a server leaves there.
        assert database.read_bytes() == before
        theirs = rows_of(DATA / "sqlite.backup.gz")
        assert set(theirs) <= set(rows_of(backup))
        settings = settings_for(
            tmp_path, database=command[command.index("--database") + 1], **quiet
        )
        with serving(settings, None, lambda: Millis(NOW)) as running:
            work = one_game_goes_on(running)
            asyncio.run_coroutine_threadsafe(work, running.loop).result(PATIENCE)
        assert revision(database) == schema.REVISIONS[-1]
    assert said == ["backup", "check", "backup", "serve", "check"]
