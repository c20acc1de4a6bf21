"""Who is here. Kept in the rooms at once and in the database a little later, many people together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, update

from contissimo.server.messages.outbound import Person
from contissimo.server.storage.schema import people
from contissimo.server.storage.table_rows import PersonRow, TableRow
from contissimo.server.support.periodic import Repeating

if TYPE_CHECKING:
    from contissimo.server.live.room import Room
    from contissimo.server.node import Node

_EVERY = 0.2
ALIVE = 5_000
"""A node that has not been heard of for so long is gone, and so are the people it had."""

_update = (
    update(people)
    .where(people.c.match == bindparam("m"), people.c.guest == bindparam("g"))
    .values(node=bindparam("n"), left_at=bindparam("l"))
)


class Presence:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._changed: dict[tuple[str, str], tuple[str, int | None]] = {}
        self._flushing = Repeating(_EVERY, self._flush)
        self.beats: dict[str, int] = {}
        """When each node was last heard of."""

    def start(self) -> None:
        self._flushing.start()

    async def stop(self) -> None:
        await self._flushing.stop()
        await self._flush()

    def came(self, room: Room, guest: str) -> None:
        self._set(room, guest, self._node.id, None)

    def left(self, room: Room, guest: str) -> None:
        """A connection went; somebody may still be here with another."""
        if not any(connection.guest_id == guest for connection in room.readers):
            self._set(room, guest, "", self._node.now())

    def _set(self, room: Room, guest: str, node: str, left_at: int | None) -> None:
        changed = False
        for person in room.table.people:
            if person.guest == guest and (person.node, person.left_at) != (node, left_at):
                person.node, person.left_at = node, left_at
                changed = True
        if changed:
            self._changed[room.id, guest] = node, left_at
            self._node.lists.tell_table(room)
            self._node.lists.touch(room)

    def correct(self, table: TableRow, room: Room | None) -> None:
        """What was just read may be older than what this node knows: who reads here, and what is yet to be written."""
        here = set() if room is None else {connection.guest_id for connection in room.readers}
        for person in table.people:
            known = self._changed.get((table.id, person.guest or ""))
            if person.guest is not None and person.guest in here:
                person.node, person.left_at = self._node.id, None
            elif known is not None:
                person.node, person.left_at = known

    def of(self, person: PersonRow) -> Person:
        away = self.away_since(person)
        return Person(person.name, away is None, away)

    def away_since(self, person: PersonRow) -> int | None:
        """Since when somebody has been away; None: they are here."""
        now = self._node.now()
        if person.node == self._node.id:
            return None
        beat = self.beats.get(person.node, 0)
        if person.node and now - beat < ALIVE:
            return None
        return max(person.left_at or 0, beat)

    async def _flush(self) -> None:
        if not self._changed:
            return
        changed = dict(self._changed)
        rows = [
            {"m": match, "g": guest, "n": node, "l": left_at}
            for (match, guest), (node, left_at) in changed.items()
        ]
        await self._node.store.write(lambda connection: connection.execute(_update, rows).rowcount)
        for key, written in changed.items():
            if self._changed.get(key) == written:
                del self._changed[key]
        for match in {match for match, _ in changed}:
            await self._node.bus.publish_alone(self._node.store, (match, 0))
        # The lobby's order is read from what is stored: who looked before this saw the one before.
        self._node.lists.touch_lobby()
