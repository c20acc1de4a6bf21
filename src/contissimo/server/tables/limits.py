"""How many tables a guest may have, and how many an address may list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection, func, select

from contissimo.core.game import Millis
from contissimo.server.context import Context
from contissimo.server.errors import Refused
from contissimo.server.settings import Settings
from contissimo.server.storage import schema
from contissimo.server.storage.table_rows import TableRow
from contissimo.server.storage.visits import visited

_DAY_MILLIS = 86_400_000
_ADDRESSES = 5_000
_LIVE = ("open", "giving", "running")


def check_number(
    connection: Connection, settings: Settings, host: str, now: Millis, *, listed: bool
) -> None:
    """Refuse one table more than a guest may have, within the transaction that makes it."""
    matches, guests = schema.matches, schema.guests
    # Of two that are made at once the second one waits here.
    connection.execute(select(guests.c.id).where(guests.c.id == host).with_for_update())
    theirs = select(func.count()).select_from(matches).where(matches.c.host == host)
    lately = theirs.where(matches.c.phase.in_(_LIVE), visited(now - _DAY_MILLIS))
    if connection.execute(lately).scalar_one() >= settings.tables_per_guest:
        raise Refused("too_many", limit=settings.tables_per_guest)
    shown = theirs.where(matches.c.listed, matches.c.phase == "open")
    if listed and connection.execute(shown).scalar_one() >= settings.listed_per_guest:
        raise Refused("too_many", limit=settings.listed_per_guest)


class ListedByAddress:
    """The listed tables that each address has opened on this node: it can't fill the lobby. Kept only in memory."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._made: dict[str, set[str]] = {}
        self._making: Counter[str] = Counter()
        """Those that are being made: of many at once, each is counted before it is written."""

    async def make(self, address: str, make: Callable[[], Awaitable[TableRow]]) -> TableRow:
        """Make one more listed table; Refused if the address has enough that wait for players."""
        await self._check(address)
        self._making[address] += 1
        try:
            table = await make()
        finally:
            self._making[address] -= 1
            self._making += Counter()  # forgets those without any
        if len(self._made) >= _ADDRESSES:
            self._made.clear()
        self._made.setdefault(address, set()).add(table.id)
        return table

    async def _check(self, address: str) -> None:
        if not self._is_full(address):
            return
        matches, known = schema.matches, set(self._made.get(address, ()))
        still = select(matches.c.id).where(matches.c.id.in_(known), matches.c.phase == "open")
        there = {row["id"] for row in await self._context.store.rows(still)}
        self._made.get(address, set()).difference_update(known - there)
        if self._is_full(address):
            raise Refused("too_many", limit=self._context.settings.listed_per_address)

    def _is_full(self, address: str) -> bool:
        held = len(self._made.get(address, ())) + self._making[address]
        return held >= self._context.settings.listed_per_address
