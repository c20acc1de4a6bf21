"""Sitting down at an open table and standing up again."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from contissimo.server.errors import Refused
from contissimo.server.guests.identity import Guest, known_guests
from contissimo.server.guests.names import listed_name
from contissimo.server.live.registry import Registry
from contissimo.server.live.room import Room
from contissimo.server.storage import schema
from contissimo.server.storage.table_rows import TableRow
from contissimo.server.tables.access import knows_of, locked, must_sit, opens, same


async def sit(
    registry: Registry, room: Room, guest: Guest, token: str | None, seat: int | None
) -> None:
    table = room.table
    if table.seats_of(guest.id):
        if seat is None or seat in table.seats_of(guest.id):
            return  # a message that was repeated
        raise Refused("seat_taken", seat=seat)
    wanted, place = _free_place(
        table, token, seat, knows=knows_of(room, guest) or opens(table, token)
    )
    taken = {person.name for person in table.people}
    listed = listed_name(guest.id, taken) if table.listed else None
    people = schema.people
    person = {"seat": wanted, "place": place, "guest": guest.id, "node": ""}

    def work(connection: Connection) -> None:
        # The guest first: `erase` locks them in this order. The current name: a connection may be old.
        own = known_guests(connection, [guest.id]).get(guest.id)
        if own is None:
            raise Refused("no_identity")
        locked(connection, table.id, "open")
        held = select(people.c.seat).where(people.c.match == table.id, people.c.guest == guest.id)
        if connection.execute(held).first() is not None:
            raise Refused("seat_taken", seat=wanted)
        connection.execute(
            insert(people).values(
                match=table.id,
                name=listed or own.name,
                face=own.face,
                left_at=registry.context.now(),
                **person,
            )
        )

    try:
        await registry.context.store.write(work)
    except IntegrityError:
        await registry.refresh(table.id)
        raise Refused("seat_taken", seat=wanted) from None
    await registry.changed(table.id)
    if any(client.guest_id == guest.id for client in room.readers):
        room.came(guest.id)


def _free_place(
    table: TableRow, token: str | None, seat: int | None, *, knows: bool
) -> tuple[int, int]:
    """The seat and place that somebody with this token may take."""
    for pair, partner in table.secret.partners.items():
        if token is not None and same(token, partner) and seat in (None, int(pair)):
            places = {person.place for person in table.at(int(pair))}
            if 1 in places:
                raise Refused("seat_taken", seat=int(pair))
            return int(pair), 1
    if not table.listed and (token is None or not same(token, table.secret.invite)):
        raise Refused("token_wrong" if knows else "no_such_table")
    free = [int(s) for s in table.human_seats if not any(p.place == 0 for p in table.at(s))]
    if seat is not None:
        if seat > len(table.setups) or table.setups[seat - 1].level is not None:
            raise Refused("no_seat_open")
        if seat not in free:
            raise Refused("seat_taken", seat=seat)
        return seat, 0
    if not free:
        raise Refused("no_seat_open")
    return free[0], 0


async def stand(registry: Registry, room: Room, guest: Guest) -> None:
    people = schema.people
    must_sit(room, guest)

    def work(connection: Connection) -> None:
        locked(connection, room.id, "open")
        mine = (people.c.match == room.id, people.c.guest == guest.id)
        if not connection.execute(delete(people).where(*mine)).rowcount:
            raise Refused("not_seated")

    await registry.context.store.write(work)
    await registry.changed(room.id)
    await registry.guest_changed(guest.id)  # a client no longer at the table would not be sent it
