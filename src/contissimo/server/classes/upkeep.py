"""Time that passes in classes without anybody doing anything: their clocks, closing idle ones, erasing old ones."""

from __future__ import annotations

from sqlalchemy import BigInteger, cast, select

from contissimo.server.classes.erase import erase
from contissimo.server.classes.joining import DAY_MILLIS, set_phase
from contissimo.server.classes.registry import Classes
from contissimo.server.classes.tables import look_at_tables
from contissimo.server.live.registry import Registry
from contissimo.server.storage import class_schema as s
from contissimo.server.support.periodic import Repeating

_HOUR_MILLIS = 3_600_000
_MINUTE_SECONDS = 60.0
_TABLES_SECONDS = 1.0


class Upkeep:
    def __init__(self, classes: Classes, registry: Registry) -> None:
        self._classes = classes
        self._registry = registry
        context = classes.context
        meter = context.metrics.meter
        self._works = [
            Repeating(
                context.settings.sweep_seconds, classes.sweep, needed=self._has_rooms, meter=meter
            ),
            Repeating(_TABLES_SECONDS, self.look_at_tables, needed=self._has_rooms, meter=meter),
            Repeating(_MINUTE_SECONDS, self.tidy, first=1.0, meter=meter),
        ]

    def start(self) -> None:
        for work in self._works:
            work.start()

    async def stop(self) -> None:
        for work in self._works:
            await work.stop()

    def _has_rooms(self) -> bool:
        return bool(self._classes.rooms)

    async def look_at_tables(self) -> None:
        """The boards of classes that play at tables, for their walls."""
        for room in list(self._classes.rooms.values()):
            await look_at_tables(self._classes, room)

    async def tidy(self) -> None:
        """Close what nobody uses any more, and erase what is old."""
        classes, now, table = self._classes, self._classes.context.now(), s.classes
        idle = now - classes.context.settings.class_idle_hours * _HOUR_MILLIS
        store = classes.context.store
        # More than 24 days in milliseconds are no INTEGER of PostgreSQL's any more.
        kept = cast(table.c.days, BigInteger) * DAY_MILLIS
        old = select(table.c.id).where(table.c.made + kept <= now)
        for row in await store.rows(old):
            await erase(classes, self._registry, row["id"])
        unused = select(table.c.id).where(table.c.phase == "open", table.c.seen < idle)
        for row in await store.rows(unused):
            await set_phase(classes, await classes.find(row["id"]), "closed")
