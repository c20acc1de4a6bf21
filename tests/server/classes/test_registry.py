"""The classes that a node has read: none is older than what another node has stored."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest
from sqlalchemy import Connection, update

from contissimo.server.classes.room import CLASS
from contissimo.server.storage import class_schema as s
from contissimo.server.storage.class_rows import Stored, read_class
from tests.server.classes.helpers import Teacher
from tests.server.helpers import PATIENCE, Running, until


def test_what_changes_while_a_class_is_read_is_not_missed(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node locks the class and says so, in the moment in which this one reads it."""
    teacher = Teacher(server)
    classes = server.app.node.classes
    is_read, is_told = Event(), Event()

    def slow(connection: Connection, class_id: str) -> Stored | None:
        found = read_class(connection, class_id)
        is_read.set()
        assert is_told.wait(PATIENCE)
        return found

    async def change() -> None:
        assert await asyncio.to_thread(is_read.wait, PATIENCE)
        here = s.classes.c.id == teacher.id
        await server.app.node.store.execute(update(s.classes).where(here).values(locked=True))
        classes.heard(CLASS + teacher.id)
        is_told.set()

    async def load() -> None:
        classes.rooms.pop(teacher.id)
        await asyncio.gather(classes.find(teacher.id), change())

    with monkeypatch.context() as patch:
        patch.setattr("contissimo.server.classes.registry.read_class", slow)
        server.do(load)
    until(lambda: classes.rooms[teacher.id].stored.row.locked)
