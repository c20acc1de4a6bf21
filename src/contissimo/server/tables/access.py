"""Who may find, read and change a table; to everybody else it doesn't exist."""

from __future__ import annotations

import hmac

from sqlalchemy import Connection, RowMapping, select

from contissimo.core.game import Reader, Seat
from contissimo.server.errors import Refused
from contissimo.server.guests.identity import Guest
from contissimo.server.live.registry import Registry
from contissimo.server.live.room import Room
from contissimo.server.storage import schema
from contissimo.server.storage.table_rows import TableRow, load_table


async def find(registry: Registry, match_id: str) -> Room:
    room = await registry.room(match_id)
    if room is None:
        raise Refused("no_such_table")
    return room


def may_read(room: Room, guest: str | None, token: str | None, seat: int | None) -> Reader:
    """As whom a guest may read a table; one that they may not know of doesn't exist for them."""
    table = room.table
    mine = table.seats_of(guest)
    if seat is not None:
        if seat not in mine:
            raise Refused("not_seated" if mine or table.listed else "no_such_table")
        return Seat(seat)
    if mine:
        return mine[0]
    if (
        not table.listed
        and not opens(table, token)
        and not (guest is not None and guest == table.host)
    ):
        raise Refused("no_such_table")
    return None


def opens(table: TableRow, token: str | None) -> bool:
    """Whether somebody was given this token, to sit or to watch."""
    secret = table.secret
    doors = (secret.watch, secret.invite, *secret.partners.values())
    return token is not None and any(same(token, door) for door in doors)


def same(said: str, secret: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(said.encode(), secret.encode())


def locked(connection: Connection, match_id: str, *phases: str) -> RowMapping:
    """The row of a table, locked until the transaction ends, if the table is in one of these phases."""
    matches = schema.matches
    query = select(matches).where(matches.c.id == match_id).with_for_update()
    row = connection.execute(query).mappings().first()
    if row is None:
        raise Refused("no_such_table")
    if row["phase"] not in phases:
        raise Refused("closed" if row["phase"] == "closed" else f"not_{phases[0]}")
    return row


def knows_of(room: Room, guest: Guest) -> bool:
    """Whether somebody may know that this table exists; for others it doesn't."""
    table = room.table
    return (
        table.listed
        or table.host == guest.id
        or bool(table.seats_of(guest.id))
        or any(connection.guest_id == guest.id for connection in room.readers)
    )


def must_sit(room: Room, guest: Guest) -> None:
    """Refuse a client that holds no seat, without revealing a table that they can't know of."""
    if not room.table.seats_of(guest.id):
        raise Refused("not_seated" if knows_of(room, guest) else "no_such_table")


def seat_of(room: Room, guest: Guest) -> Seat:
    """The first seat of somebody who must have one."""
    mine = room.table.seats_of(guest.id)
    if not mine:
        raise Refused("not_seated")
    return mine[0]


async def redeem(registry: Registry, code: str) -> tuple[str, str]:
    """The match and the invitation of a code, while seats are open."""
    table = schema.secrets
    row = await registry.context.store.row(
        select(table.c.match, table.c.invite)
        .join(schema.matches, schema.matches.c.id == table.c.match)
        .where(
            table.c.code == code.upper(),
            table.c.code_until > registry.context.now(),
            schema.matches.c.phase == "open",
        )
    )
    found = None if row is None else await load_table(registry.context.store, row["match"])
    if row is None or found is None or found.is_full:
        raise Refused("code_wrong")
    return row["match"], row["invite"]
