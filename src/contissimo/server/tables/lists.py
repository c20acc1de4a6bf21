"""Lists and tables as they are sent: the lobby, everybody's own tables, and a table to its readers.

Everything is sent whole, at a limited rate, and only to clients that want it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Literal, cast
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, case, exists, select, union

from contissimo.core.game import Seat, name_today
from contissimo.server.live.client import Client
from contissimo.server.live.registry import Registry
from contissimo.server.live.room import Room
from contissimo.server.messages.outbound import HomeTables, ListedTable, LobbyTables, Phase, write
from contissimo.server.storage import class_schema, schema
from contissimo.server.storage.fetch_rows import fetch
from contissimo.server.storage.table_rows import TableRow, load_tables
from contissimo.server.storage.visits import is_here
from contissimo.server.support.periodic import Repeating
from contissimo.server.tables.describe import seat_infos, table_message

_EVERY = 0.5
_SOON = 0.03
_MOST = 100
_AT_ONCE = 100
"""Tables that are sent before others get their turn: each takes some 15 µs."""

Topic = Literal["lobby", "home"]


class Lists:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._context = registry.context
        self._sending = Repeating(
            _EVERY, self._send, needed=self._has_news, meter=self._context.metrics.meter
        )
        self._wanted_by: dict[Topic, set[Client]] = {"lobby": set(), "home": set()}
        self._sent: WeakKeyDictionary[Client, dict[str, int]] = WeakKeyDictionary()
        """By client and match, the hash of the table as it was last sent."""
        self._rooms: set[Room] = set()
        self._soon: asyncio.TimerHandle | None = None
        self._lobby_changed = False
        self._guests: set[str] = set()
        self._unread: set[str] = set()
        """Matches that have changed and have no room on this node: the database knows whose they are."""
        self._last_lobby = b""
        self._version = 0
        """Changes of the lobby that this node knows of."""
        self._kept: tuple[int, float, list[ListedTable]] = (-1, 0.0, [])
        events = registry.events
        events.moved.connect(self._moved)
        events.table_changed.connect(self._table_changed)
        events.unread_changed.connect(self._unread_changed)
        events.lobby_changed.connect(self._touch_lobby)
        events.guests_changed.connect(self._guests_changed)

    def start(self) -> None:
        self._sending.start()

    async def stop(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
        await self._sending.stop()

    # What happened

    def _moved(self, room: Room) -> None:
        self._touch(room)  # lists show whose turn it is
        # Other nodes are notified of the last entry only, and whether somebody who is away is waited for has changed.
        if room.table.phase == "over" or self._registry.presence.is_away(room.table):
            self._send_soon(room)

    def _table_changed(self, room: Room) -> None:
        self._send_soon(room)
        self._touch(room)

    def _touch(self, room: Room) -> None:
        if room.table.listed:
            self._touch_lobby()
        if self._wanted_by["home"]:  # a client that comes later is sent all
            self._guests |= {person.guest for person in room.table.people if person.guest}
            if room.table.host is not None:
                self._guests.add(room.table.host)

    def _touch_lobby(self, _: None = None) -> None:
        self._lobby_changed = True
        self._version += 1

    def _unread_changed(self, match_id: str) -> None:
        self._touch_lobby()
        if self._wanted_by["home"]:
            self._unread.add(match_id)

    def _guests_changed(self, guests: Collection[str]) -> None:
        if self._wanted_by["home"]:
            self._guests.update(guests)

    # A table to its readers

    def _send_soon(self, room: Room) -> None:
        """Soon, so that ten arrivals at once are one change."""
        self._rooms.add(room)
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(_SOON, self._begin_tables)

    def _begin_tables(self) -> None:
        self._soon = None
        rooms, self._rooms = self._rooms, set()
        self._context.spawn(self._send_tables(rooms))

    async def _send_tables(self, rooms: Collection[Room]) -> None:
        """Somebody who leaves may have been at many tables, each with many readers: others get their turn in between."""
        pairs = [(room, client) for room in rooms for client in room.readers]
        for number, (room, client) in enumerate(pairs, 1):
            if client in room.readers:
                self.send_table(client, room, again=False)
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)

    def send_table(self, client: Client, room: Room, *, again: bool = True) -> None:
        """The table; unless `again`, only if it differs from what this client has."""
        text = write(table_message(self._registry, room, client.guest_id))
        sent = self._sent.setdefault(client, {})
        if again or sent.get(room.id) != hash(text):
            sent[room.id] = hash(text)
            client.push(text)

    def left(self, client: Client, room: Room) -> None:
        """A client no longer reads a table."""
        self._sent.get(client, {}).pop(room.id, None)

    # Lists

    def want(self, client: Client, topic: Topic, *, on: bool) -> None:
        (self._wanted_by[topic].add if on else self._wanted_by[topic].discard)(client)

    def forget(self, client: Client) -> None:
        for clients in self._wanted_by.values():
            clients.discard(client)

    async def send_lists(self, client: Client) -> None:
        """All lists that a client wants, at once."""
        if client in self._wanted_by["lobby"]:
            client.tell(LobbyTables(await self.lobby()))
        if client in self._wanted_by["home"] and client.guest_id is not None:
            client.tell(HomeTables(await self.home(client.guest_id)))

    def _has_news(self) -> bool:
        """Whether somebody may want what has changed; other nodes don't report every change of the lobby."""
        lobby = self._lobby_changed or self._context.is_shared
        return bool(self._guests or self._unread or (lobby and self._wanted_by["lobby"]))

    async def _send(self) -> None:
        guests, self._guests = self._guests, set()
        if self._unread:
            unread, self._unread = list(self._unread), set()
            guests |= await self._context.store.read(lambda c: _whose(c, unread))
        for client in [c for c in self._wanted_by["home"] if c.guest_id in guests]:
            assert client.guest_id is not None
            client.tell(HomeTables(await self.home(client.guest_id)))
        if not self._wanted_by["lobby"] or not (self._lobby_changed or self._context.is_shared):
            return
        self._lobby_changed = False
        text = write(LobbyTables(await self.lobby()))
        if text != self._last_lobby:
            self._last_lobby = text
            for client in self._wanted_by["lobby"]:
                client.push(text)

    async def lobby(self) -> list[ListedTable]:
        """The listed tables that are open or running: occupied ones first, of these the open ones, then the newest.

        An address may have few open tables, but many that run, which would hide the open ones of others.
        Anyone may ask, so a list is cached for a moment while nothing has changed.
        """
        context, matches, version = self._context, schema.matches, self._version
        known, at, tables = self._kept
        if known == version and context.ticks() - at < _EVERY:
            return tables
        rows = await context.store.rows(
            select(matches.c.id)
            .where(matches.c.listed, matches.c.phase.in_(("open", "giving", "running")))
            .order_by(
                case((is_here(context.now()), 0), else_=1),
                case((matches.c.phase == "open", 0), else_=1),
                matches.c.made.desc(),
                matches.c.id,
            )
            .limit(_MOST)
        )
        self._kept = version, context.ticks(), await self._listed([row["id"] for row in rows], None)
        return self._kept[2]

    async def home(self, guest: str) -> list[ListedTable]:
        """The tables that are not over at which a guest sits, or that they made; those that wait for them first.

        A teacher's class has tables of its own, and its desk lists them.
        """
        matches, people = schema.matches, schema.people
        made, of_class = matches.alias(), class_schema.tables.c.match
        theirs = union(
            select(people.c.match).where(people.c.guest == guest),
            select(made.c.id).where(made.c.host == guest, ~exists().where(of_class == made.c.id)),
        )
        rows = await self._context.store.rows(
            select(matches.c.id)
            .where(matches.c.id.in_(theirs), matches.c.phase.in_(("open", "giving", "running")))
            .limit(_MOST)
        )
        tables = await self._listed([row["id"] for row in rows], guest)
        return sorted(tables, key=lambda t: (not set(t.yours) & set(t.to_act), t.match))

    async def _listed(self, ids: Sequence[str], guest: str | None) -> list[ListedTable]:
        if not ids:
            return []
        tables = {table.id: table for table in await load_tables(self._context.store, ids)}
        snapshots = schema.snapshots
        query = select(snapshots.c.match, snapshots.c.acting).where(snapshots.c.match.in_(ids))
        acting: dict[str, str] = {
            row["match"]: row["acting"] for row in await self._context.store.rows(query)
        }
        elsewhere = await self._registry.watchers.read_elsewhere(ids)
        return [
            self._row(
                tables[match_id],
                guest,
                _seats(acting.get(match_id, "")),
                elsewhere.get(match_id, 0),
            )
            for match_id in ids
            if match_id in tables
        ]

    def _row(
        self, stored: TableRow, guest: str | None, to_act: list[int], elsewhere: int
    ) -> ListedTable:
        presence, room = self._registry.presence, self._registry.rooms.get(stored.id)
        table = presence.corrected(stored, set() if room is None else room.guests)
        return ListedTable(
            table.id,
            table.game,
            name_today(table.rules, table.ruleset),
            cast("Phase", table.phase),
            seat_infos(presence, table, room),
            (0 if room is None else room.watchers) + elsewhere,
            to_act,
            [int(seat) for seat in table.seats_of(guest)],
        )


def _whose(connection: Connection, ids: list[str]) -> set[str]:
    """Who sits at these tables, or made them."""
    seated = {row["guest"] for row in fetch(connection, schema.people, ids)}
    made = {row["host"] for row in fetch(connection, schema.matches, ids, key="id")}
    return (seated | made) - {None}


def _seats(text: str) -> list[int]:
    return [Seat(int(part)) for part in text.split(",") if part.isdecimal()]
