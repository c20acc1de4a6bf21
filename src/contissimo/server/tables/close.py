"""The one who made a table closes it: before its game, or when nobody plays any more."""

from __future__ import annotations

from sqlalchemy import Connection

from contissimo.core.game import Millis
from contissimo.server.errors import Refused
from contissimo.server.guests.identity import Guest
from contissimo.server.live.registry import Registry
from contissimo.server.live.room import Room
from contissimo.server.storage.retention import close_matches
from contissimo.server.tables.access import knows_of, locked


def closable(registry: Registry, room: Room, guest: str | None) -> Millis | None:
    """From when on this guest may close the table; None: it isn't theirs, or somebody plays.

    Who sits at a running game can give up, and the game has a result. Who doesn't can only wait until everybody has been away.
    """
    table = room.table
    if guest is None or guest != table.host:
        return None
    if table.phase == "open":
        return Millis(table.made)
    if table.phase != "running" or table.seats_of(guest):
        return None
    times = [registry.presence.away_since(person) for person in table.people]
    since = [at for at in times if at is not None]
    if len(since) < len(times):
        return None
    seconds = registry.context.settings.away_seconds if since else 0
    return Millis(max(since, default=table.made) + 1000 * seconds)


async def close(registry: Registry, room: Room, guest: Guest) -> None:
    """For those who read the table it is closed at once; the others find it closed when they come back."""
    if room.table.host != guest.id:
        raise Refused("not_host" if knows_of(room, guest) else "no_such_table")
    if room.table.phase == "closed":
        return  # a message that was repeated
    await room.refresh()  # somebody may be back, on another node
    at, now = closable(registry, room, guest.id), registry.context.now()
    if at is None or now < at:
        raise Refused("table_in_use")
    phase = room.table.phase

    def work(connection: Connection) -> None:
        locked(connection, room.id, phase)
        close_matches(connection, [room.id], now)

    await registry.context.store.write(work)
    await registry.changed(room.id)
