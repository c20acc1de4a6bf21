"""How many tables a guest may have, and how many an address may list."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from contissimo.core.game import Millis
from contissimo.server.context import Context
from contissimo.server.errors import Refused
from contissimo.server.settings import Settings
from contissimo.server.storage import schema
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
    lately = theirs.where(matches.c.phase.in_(_LIVE), visited(now - _DAY_MILLIS, now))
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

    async def check(self, address: str) -> None:
        matches, made = schema.matches, self._made.get(address, set())
        limit = self._context.settings.listed_per_address
        if len(made) < limit:
            return
        still = select(matches.c.id).where(matches.c.id.in_(made), matches.c.phase == "open")
        self._made[address] = {row["id"] for row in await self._context.store.rows(still)}
        if len(self._made[address]) >= limit:
            raise Refused("too_many", limit=limit)

    def add(self, address: str, match_id: str) -> None:
        if len(self._made) >= _ADDRESSES:
            self._made.clear()
        self._made.setdefault(address, set()).add(match_id)
