"""docs/upgrading.md, walked through with a database that version 0.1 made (tests/data/v0.1/README.md)."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import zipfile
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


VERSION_0_1 = "139292d"
RUN = """
import sys, contissimo
assert contissimo.__file__.startswith(sys.argv[1]), contissimo.__file__
from contissimo.cli import main
sys.exit(main(sys.argv[2:]))
"""


@pytest.fixture
def former(tmp_path: Path) -> Path:
    """The source of version 0.1, out of the history of this repository."""
    git, here = shutil.which("git"), PAGE.parent.parent
    packed = tmp_path / "former.zip"
    command = [str(git), "-C", str(here), "archive", "-o", str(packed), VERSION_0_1, "src"]
    if git is None or subprocess.run(command, check=False).returncode:
        pytest.skip("no history of this repository here")
    with zipfile.ZipFile(packed) as archive:
        archive.extractall(tmp_path / "former")
    return tmp_path / "former" / "src"


@pytest.mark.soak
def test_version_0_1_itself_reads_the_backup_and_no_database_of_this_version(
    tmp_path: Path, former: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The way back of the page: what it says of version 0.1, that version does."""

    def old(*tokens: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-P", "-c", RUN, str(former), *tokens],
            env=os.environ | {"PYTHONPATH": str(former), "LANG": "C.UTF-8"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    monkeypatch.chdir(tmp_path)
    (tmp_path / "contissimo.db").write_bytes(
        gzip.decompress((DATA / "server.sqlite.gz").read_bytes())
    )
    assert main(["backup", "before.gz", "--database", "sqlite:///contissimo.db"]) == 0
    with serving(settings_for(tmp_path)):
        pass
    refused = old("serve", "--port", "0", "--database", "sqlite:///contissimo.db")
    said, _ = refused.communicate(timeout=PATIENCE)
    assert (refused.returncode, "newer version" in said) == (2, True), said
    back = "sqlite:///contissimo-0.1.db"
    restores = old("restore", "before.gz", "--database", back)
    said, _ = restores.communicate(timeout=PATIENCE)
    assert restores.returncode == 0, said
    serves = old("serve", "--port", "0", "--database", back)
    try:
        assert serves.stdout is not None
        told = next(line for line in serves.stdout if "http://" in line)
    finally:
        serves.terminate()
        serves.communicate(timeout=PATIENCE)
    assert "127.0.0.1" in told
