"""From an open table to a running match: the commitment is shown, bytes are collected, then chance begins."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from contissimo.core.chance import CONTRIBUTION_BYTES, SEED_BYTES, commitment, ruleset_digest
from contissimo.core.errors import IllegalMove
from contissimo.core.game import Millis, Seat
from contissimo.server import schema
from contissimo.server.identity import Guest
from contissimo.server.loading import begun, entry_rows, snapshot_of
from contissimo.server.rows import load_table
from contissimo.server.tables import locked

if TYPE_CHECKING:
    from contissimo.server.node import Node
    from contissimo.server.room import Room


async def start(node: Node, room: Room, guest: Guest) -> None:
    """Fix the seed and show its commitment; from now on nobody sits down or stands up."""
    table = room.table
    if not table.seats_of(guest.id) and table.host != guest.id:
        raise IllegalMove("not_seated")
    if table.phase == "open" and not table.is_full:
        raise IllegalMove("seats_open")
    await commit_seed(node, table.id, node.settings.give_seconds)
    await node.changed(table.id)
    if not table.human_seats:
        await begin(node, table.id)


async def commit_seed(node: Node, match: str, seconds: float) -> None:
    seed = secrets.token_bytes(SEED_BYTES)
    people, matches = schema.people, schema.matches
    async with node.store.writing() as connection:
        row = await locked(connection, match, "open")
        table = await load_table(node.store, match)
        seated = select(people.c.seat).where(people.c.match == match)
        held = {found.seat for found in await connection.execute(seated)}
        if table is None or not set(table.human_seats) <= held:
            raise IllegalMove("seats_open")
        promised = commitment(match, ruleset_digest(row["ruleset_text"]), seed)
        await connection.execute(
            update(matches)
            .where(matches.c.id == match)
            .values(phase="giving", commitment=promised, give_by=node.now() + int(1000 * seconds))
        )
        secret = schema.secrets
        await connection.execute(
            update(secret)
            .where(secret.c.match == match)
            .values(seed=seed, code=None, code_until=None)
        )


async def give(node: Node, room: Room, seat: Seat, given: bytes) -> None:
    """A seat's bytes; the first ones stand. When all are there the match begins."""
    if room.table.phase != "giving":
        raise IllegalMove("not_giving")
    try:
        async with node.store.writing() as connection:
            await locked(connection, room.id, "giving")
            await connection.execute(
                insert(schema.gifts).values(match=room.id, seat=seat, bytes=given, filled=False)
            )
    except IntegrityError:
        raise IllegalMove("given_already", seat=seat) from None
    await node.changed(room.id)
    given_by = {gift.seat for gift in room.table.gifts}
    if given_by >= set(room.table.human_seats):
        await begin(node, room.id)


async def begin(node: Node, match: str) -> None:
    """The first entries, with server bytes for whoever sent none; done once, by whichever node is first."""
    gifts, matches = schema.gifts, schema.matches
    now = node.now()
    async with node.store.writing() as connection:
        try:
            await locked(connection, match, "giving")
        except IllegalMove:
            return
        table = await load_table(node.store, match)
        assert table is not None
        there = select(gifts.c.seat).where(gifts.c.match == match)
        given = {row.seat for row in await connection.execute(there)}
        missing = [
            {
                "match": match,
                "seat": seat,
                "bytes": secrets.token_bytes(CONTRIBUTION_BYTES),
                "filled": True,
            }
            for seat in table.human_seats
            if seat not in given
        ]
        if missing:
            await connection.execute(insert(gifts), missing)
    table = await load_table(node.store, match)
    assert table is not None
    table.began = now
    first = begun(table).advance(node.chance_of(table))
    acting = first.position.to_act
    snapshot = {
        "match": match,
        "computer": any(table.setups[seat - 1].level is not None for seat in acting),
        **snapshot_of(first),
    }
    try:
        async with node.store.writing() as connection:
            changed = await connection.execute(
                update(matches)
                .where(matches.c.id == match, matches.c.phase == "giving")
                .values(phase="running", began=now, give_by=None)
            )
            if changed.rowcount != 1:
                return
            await connection.execute(insert(schema.snapshots).values(snapshot))
            await connection.execute(insert(schema.entries), entry_rows(first, 0, None))
    except IntegrityError:
        return
    await node.changed(match)


async def begin_overdue(node: Node, now: Millis) -> None:
    """Tables whose bytes have been waited for long enough."""
    matches = schema.matches
    rows = await node.store.rows(
        select(matches.c.id).where(matches.c.phase == "giving", matches.c.give_by <= now)
    )
    for row in rows:
        await begin(node, row["id"])
