"""Which boards are those of running games, in both databases."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from contissimo.server.settings import Settings
from contissimo.server.storage import running, schema
from contissimo.server.storage.database import Store, open_store
from tests.server.storage.test_database import begin
from tests.server.storage.test_old_backups import database_of

POSITIONS = {
    "begun": ("running", None, "..x|.o. 12+3 7"),
    "later": ("running", None, "ab.|... secret"),
    "bare": ("running", None, "..."),
    "over": ("over", None, "xxx|xxx 5"),
    "alone": ("running", "x.. 1", "x.o|... 1"),
}
"""Match: its phase, with what it began, and where it is; they began in this order."""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_boards_of_running_games_come_without_racks_the_last_begun_first(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        assert await running.running_boards(store) == []
        await begin(store, *POSITIONS)
        for began, (match, (phase, start, position)) in enumerate(POSITIONS.items()):
            matches, snapshots = schema.matches, schema.snapshots
            found = {"phase": phase, "position": start, "began": began}
            await store.execute(
                update(matches).where(matches.c.id == match).values(**found),
                update(snapshots).where(snapshots.c.match == match).values(position=position),
            )
        assert sorted(await running.running_boards(store)) == ["...", "..x|.o.", "ab.|..."]
        monkeypatch.setattr(running, "MOST", 2)
        assert sorted(await running.running_boards(store)) == ["...", "ab.|..."]

    async def run(database: str) -> None:
        store = await open_store(Settings(database=database))
        try:
            await work(store)
        finally:
            await store.close()

    with database_of(kind, tmp_path) as database:
        asyncio.run(run(database))
