"""Set phrases on their way to the readers of a table, from whichever node they were sent."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from sqlalchemy import select

from contissimo.server.context import Context
from contissimo.server.live.room import Room
from contissimo.server.messages.outbound import Spoken
from contissimo.server.storage.schema import phrases

_FRESH_MILLIS = 10_000


class Phrases:
    def __init__(self, context: Context) -> None:
        self._context = context
        self._last: WeakKeyDictionary[Room, int] = WeakKeyDictionary()
        """By room, the last phrase that was sent there."""

    async def send_new(self, room: Room) -> None:
        if not room.readers:
            return
        rows = await self._context.store.rows(
            select(phrases)
            .where(phrases.c.match == room.id, phrases.c.id > self._last.get(room, 0))
            .where(phrases.c.at > self._context.now() - _FRESH_MILLIS)
            .order_by(phrases.c.id)
        )
        for row in rows:
            if row["id"] <= self._last.get(room, 0):
                continue  # another task read it meanwhile
            self._last[room] = row["id"]
            for client in room.readers:
                if row["seat"] not in room.table.mutes_of(client.guest_id):
                    client.tell(Spoken(room.id, row["seat"], row["phrase"]))
