"""Lists and tables as they are told: the lobby, everybody's own tables, and a table to those who read it.

All of it comes whole, at most so often, and only where somebody wants it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from sqlalchemy import case, select

from contissimo.core.game import Seat, name_today
from contissimo.server.live.watchers import watchers_here
from contissimo.server.messages.outbound import (
    HomeTables,
    ListedTable,
    LobbyTables,
    Phase,
    Spoken,
    write,
)
from contissimo.server.storage import schema
from contissimo.server.storage.fetch_rows import fetch
from contissimo.server.storage.table_rows import load_tables
from contissimo.server.support.periodic import Repeating
from contissimo.server.tables.describe import seat_infos, table_message
from contissimo.server.tables.lingering import is_here

if TYPE_CHECKING:
    from contissimo.server.live.room import Room
    from contissimo.server.node import Node
    from contissimo.server.wire.connection import Connection

_EVERY = 0.5
_SOON = 0.03
_MOST = 100


class Lists:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._telling = Repeating(_EVERY, self._tell, meter=node.metrics.meter)
        self.at_lobby: set[Connection] = set()
        """Those who want to be told of the listed tables."""
        self.at_home: set[Connection] = set()
        """Those who want to be told of their own."""
        self._rooms: set[Room] = set()
        self._soon: asyncio.TimerHandle | None = None
        self._lobby_changed = False
        self._guests: set[str] = set()
        self._unread: set[str] = set()
        """Matches that have changed and have no room here: whose they are is in the database."""
        self._told = b""
        self._version = 0
        """Changes of the lobby that this node has heard of."""
        self._kept: tuple[int, float, list[ListedTable]] = (-1, 0.0, [])

    def start(self) -> None:
        self._telling.start()

    async def stop(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
        await self._telling.stop()

    # A table to its readers

    def tell_table(self, room: Room) -> None:
        """Soon, so that ten who come at once are told once."""
        self._rooms.add(room)
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(_SOON, self._tell_tables)

    def _tell_tables(self) -> None:
        self._soon = None
        rooms, self._rooms = self._rooms, set()
        for room in rooms:
            for connection in room.readers:
                self.tell_table_to(connection, room, again=False)

    def tell_table_to(self, connection: Connection, room: Room, *, again: bool = True) -> None:
        """The table; unless `again`, only if it differs from what this reader has of it."""
        text = write(table_message(self._node, room, connection))
        if again or connection.tables.get(room.id) != hash(text):
            connection.tables[room.id] = hash(text)
            connection.push(text)

    async def phrases(self, room: Room) -> None:
        """Set phrases that were said here or on another node."""
        table = schema.phrases
        if not room.readers:
            return
        rows = await self._node.store.rows(
            select(table)
            .where(table.c.match == room.id, table.c.id > room.heard)
            .where(table.c.at > self._node.now() - 10_000)
            .order_by(table.c.id)
        )
        for row in rows:
            if row["id"] <= room.heard:
                continue
            room.heard = row["id"]
            for connection in room.readers:
                if row["seat"] not in room.table.mutes_of(connection.guest_id):
                    connection.tell(Spoken(room.id, row["seat"], row["phrase"]))

    # Lists

    def touch(self, room: Room) -> None:
        """A match has gone on, so some lists differ now."""
        if room.table.listed:
            self.touch_lobby()
        if self.at_home:  # whoever comes later is told all
            self._guests |= {person.guest for person in room.table.people if person.guest}

    def touch_lobby(self) -> None:
        self._lobby_changed = True
        self._version += 1

    def touch_unread(self, match: str) -> None:
        """A match that nobody reads here has gone on, or its table has changed."""
        self.touch_lobby()
        if self.at_home:
            self._unread.add(match)

    def touch_guests(self, guests: Iterable[str]) -> None:
        if self.at_home:
            self._guests.update(guests)

    def forget(self, connection: Connection) -> None:
        self.at_lobby.discard(connection)
        self.at_home.discard(connection)

    async def tell_lists(self, connection: Connection) -> None:
        if connection in self.at_lobby:
            connection.tell(LobbyTables(await self.lobby()))
        if connection in self.at_home and connection.guest_id is not None:
            connection.tell(HomeTables(await self.home(connection.guest_id)))

    async def _tell(self) -> None:
        guests, self._guests = self._guests, set()
        if self._unread:
            unread, self._unread = list(self._unread), set()
            rows = await self._node.store.read(lambda c: fetch(c, schema.people, unread))
            guests |= {row["guest"] for row in rows}
        for connection in [c for c in self.at_home if c.guest_id in guests]:
            assert connection.guest_id is not None
            connection.tell(HomeTables(await self.home(connection.guest_id)))
        if not self.at_lobby or not (self._lobby_changed or self._node.is_shared):
            return
        self._lobby_changed = False
        text = write(LobbyTables(await self.lobby()))
        if text != self._told:
            self._told = text
            for connection in self.at_lobby:
                connection.push(text)

    async def lobby(self) -> list[ListedTable]:
        """The listed tables that are open or running: those where somebody is first, the newest first.

        Anybody may ask, so a list is kept for a moment while nothing has changed.
        """
        node, matches, version = self._node, schema.matches, self._version
        known, at, tables = self._kept
        if known == version and node.ticks() - at < _EVERY:
            return tables
        rows = await node.store.rows(
            select(matches.c.id)
            .where(matches.c.listed, matches.c.phase.in_(("open", "giving", "running")))
            .order_by(case((is_here(node.now()), 0), else_=1), matches.c.made.desc(), matches.c.id)
            .limit(_MOST)
        )
        self._kept = version, node.ticks(), await self._listed([row["id"] for row in rows], None)
        return self._kept[2]

    async def home(self, guest: str) -> list[ListedTable]:
        """The tables of a guest that are not over, those that wait for it first."""
        matches, people = schema.matches, schema.people
        rows = await self._node.store.rows(
            select(matches.c.id)
            .join(people, people.c.match == matches.c.id)
            .where(people.c.guest == guest, matches.c.phase.in_(("open", "giving", "running")))
            .distinct()
            .limit(_MOST)
        )
        tables = await self._listed([row["id"] for row in rows], guest)
        return sorted(tables, key=lambda t: (not set(t.yours) & set(t.to_act), t.match))

    async def _listed(self, ids: Sequence[str], guest: str | None) -> list[ListedTable]:
        if not ids:
            return []
        tables = {table.id: table for table in await load_tables(self._node.store, ids)}
        snapshots = schema.snapshots
        query = select(snapshots.c.match, snapshots.c.acting).where(snapshots.c.match.in_(ids))
        acting: dict[str, str] = {
            row["match"]: row["acting"] for row in await self._node.store.rows(query)
        }
        elsewhere = await self._node.watching.elsewhere(ids)
        rooms = self._node.rooms
        here = {match: watchers_here(rooms[match]) for match in ids if match in rooms}
        for table in tables.values():
            self._node.presence.correct(table, rooms.get(table.id))
        return [
            ListedTable(
                table.id,
                table.game,
                name_today(table.rules, table.ruleset),
                cast("Phase", table.phase),
                seat_infos(self._node, table, rooms.get(table.id)),
                here.get(table.id, 0) + elsewhere.get(table.id, 0),
                _seats(acting.get(table.id, "")),
                [int(seat) for seat in table.seats_of(guest)],
            )
            for table in (tables[match] for match in ids if match in tables)
        ]


def _seats(text: str) -> list[int]:
    return [Seat(int(part)) for part in text.split(",") if part.isdecimal()]
