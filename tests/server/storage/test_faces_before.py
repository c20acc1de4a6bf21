"""Guests and seats of a database that knew no pictures have their usual ones, and can choose others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from contissimo.server.guests.faces import face_of, stored
from contissimo.server.guests.identity import known_guests
from contissimo.server.messages.faces import Face
from contissimo.server.settings import Settings
from contissimo.server.storage.database import open_store
from contissimo.server.storage.table_rows import load_table
from tests.server.storage.test_old_backups import database_of
from tests.server.storage.test_unseen_before import MATCH, SECRET

BEFORE = "0008"
GUEST = "INSERT INTO guests (id, name, made, seen) VALUES ('ana', 'Ana', 1, 1)"
PERSON = """INSERT INTO people ("match", seat, place, guest, name, node) VALUES ('k3xq7m2pab', 1, 0, 'ana', 'Ana', '')"""


def fill(connection: Connection) -> None:
    for statement in (MATCH, SECRET, GUEST, PERSON):
        connection.execute(text(statement.replace('":', '"\\:')))


async def before(database: str) -> None:
    store = await open_store(Settings(database=database), BEFORE)
    try:
        await store.write(fill)
    finally:
        await store.close()


async def look(database: str) -> None:
    store = await open_store(Settings(database=database), "head")
    try:
        table = await load_table(store, "k3xq7m2pab")
        known = await store.read(lambda connection: known_guests(connection, ["ana"]))
        assert table is not None
        [person] = table.people
        assert (person.name, person.face, known) == ("Ana", None, {"ana": ("Ana", None)})
        assert face_of(person.face, "ana") == face_of(None, "ana")
        longest = stored(Face("butterfly", "turquoise"))
        await store.write(
            lambda c: c.execute(text("UPDATE people SET face = :face"), {"face": longest}).rowcount
        )
        again = await load_table(store, "k3xq7m2pab")
        assert again is not None
        assert again.people[0].face == longest
    finally:
        await store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_whoever_was_there_before_has_a_picture(kind: str, tmp_path: Path) -> None:
    with database_of(kind, tmp_path) as database:
        asyncio.run(before(database))
        asyncio.run(look(database))
