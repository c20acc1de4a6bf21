"""One process of the server: assembles, starts and stops its parts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from functools import partial

from contissimo.core.chance import Chance, match_key
from contissimo.core.game import Millis
from contissimo.server.classes.activities import give_back
from contissimo.server.classes.clock import tick
from contissimo.server.classes.registry import Classes
from contissimo.server.classes.room import CLASS
from contissimo.server.classes.upkeep import Upkeep
from contissimo.server.guests.identity import Identity
from contissimo.server.jobs.pdf_cache import Printer
from contissimo.server.jobs.pool import Pool
from contissimo.server.jobs.review_cache import Reviews
from contissimo.server.live.client import Client
from contissimo.server.live.computer_players import ComputerPlayers
from contissimo.server.live.deadlines import Deadlines
from contissimo.server.live.events import Events
from contissimo.server.live.presence import Presence
from contissimo.server.live.registry import Registry
from contissimo.server.live.room import Room, Shared
from contissimo.server.live.watchers import Watchers
from contissimo.server.log import log
from contissimo.server.services import Services
from contissimo.server.settings import Settings
from contissimo.server.storage.database import Store, open_store
from contissimo.server.storage.log_writer import Writer
from contissimo.server.storage.running import running_boards
from contissimo.server.storage.table_rows import TableRow
from contissimo.server.tables.limits import ListedByAddress
from contissimo.server.tables.lists import Lists
from contissimo.server.tables.start import begin_overdue

GivenChance = Callable[[str], Chance]
"""For tests and benches: the chance of a match by its id, whatever anyone contributed."""

_GOODBYE = 1.0
"""Seconds for the last message to everybody, and then for the last work."""


class Node(Services):
    def __init__(
        self,
        settings: Settings,
        chance: GivenChance | None = None,
        now: Callable[[], Millis] | None = None,
    ) -> None:
        super().__init__(settings, now)
        self._chance = chance
        self.ready = False
        self.connections: set[Client] = set()
        self.identity = Identity(settings)
        self.reading = Pool(
            1,
            "reading",
            grace=0,
            most=settings.replays_waiting,
            stands_back=settings.jobs_stand_back,
        )
        self.printer = Printer(settings, self.ticks)
        self.reviews = Reviews(
            settings, self.limits, self.ticks, lambda: running_boards(self.store)
        )
        events: Events[Room] = Events()
        self.presence = Presence(self, events.lobby_changed)
        self.watchers = Watchers(self)
        self.registry = Registry(
            Shared(self, events, self.presence, self.watchers, self.reading, self._chance_of)
        )
        self.computer_players = ComputerPlayers(self, self.presence)
        self.lists = Lists(self.registry)
        self.listed = ListedByAddress(self)
        self.classes = Classes(self, self.presence, tick)
        self.upkeep = Upkeep(self.classes, self.registry)
        self.deadlines = Deadlines(
            self.registry,
            self.computer_players,
            self.identity,
            begin_overdue=partial(begin_overdue, self.registry),
            reload=self._reload,
            given_back=partial(give_back, self.classes),
        )
        events.moved.connect(self.computer_players.look)
        events.table_changed.connect(self.computer_players.look)
        events.guests_erased.connect(self._hang_up_on)

    @property
    def rooms(self) -> dict[str, Room]:
        return self.registry.rooms

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.store = await open_store(self.settings)
        await self.identity.open(self.store)
        self.writer = Writer(self.store, self.bus, self.metrics)
        await self.bus.start(self._heard, self.missed)
        await self.deadlines.start()
        await self.classes.start()
        self.upkeep.start()
        self.lists.start()
        self.presence.start()
        self.watchers.start()
        self.ready = True
        log.info("ready", node=self.id, database="sqlite" if self.store.sqlite else "postgresql")

    async def say_goodbye(self) -> None:
        """Let nobody else in, and ask all clients to come back. Slow readers are not waited for long."""
        self.ready = False
        for connection in self.connections:
            connection.hang_up("shutdown", 1012)
        limit = self.loop.time() + _GOODBYE
        while self.connections and self.loop.time() < limit:
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        await self.say_goodbye()
        await self.lists.stop()
        await self.deadlines.stop()
        for last in (self.presence.stop, self.watchers.stop):
            self.spawn(last())
        await self.end_tasks(_GOODBYE)
        await self.upkeep.stop()
        await self.classes.stop()
        await self.computer_players.stop()
        await self.reading.stop()
        await self.printer.stop()
        await self.reviews.stop()
        await self.bus.stop()
        await self.writer.stop()
        await self.store.close()
        self.end()

    def abandon(self) -> None:
        """The process is about to exit by force: no child process may be left holding the database."""
        store: Store | None = vars(self).get("store")
        if store is not None and store.scribe is not None:
            store.scribe.kill()

    def _heard(self, name: str, seq: int) -> None:
        """A notification from another node: about a class, or about a table or a guest."""
        if name.startswith(CLASS):
            self.classes.heard(name)
        else:
            self.registry.heard(name, seq)

    def missed(self) -> None:
        """Events of other nodes may have been lost: reload what is read here, and check which guests still exist."""
        guests = {connection.guest_id for connection in self.connections}
        self.spawn(self.registry.look_for([guest for guest in guests if guest is not None]))
        self.registry.refresh_all()
        self.spawn(self.classes.reload())

    async def _reload(self) -> None:
        await self.identity.open(self.store)
        await self.registry.reload()
        await self.classes.reload()

    def _hang_up_on(self, guests: Collection[str]) -> None:
        for connection in list(self.connections):
            if connection.guest_id in guests:
                connection.hang_up("forgotten", 1000)

    def _chance_of(self, table: TableRow) -> Chance:
        if self._chance is not None:
            return self._chance(table.id)
        assert table.secret.seed is not None
        gifts = (gift.bytes for gift in sorted(table.gifts, key=lambda gift: gift.seat))
        return Chance(match_key(table.secret.seed, gifts))
