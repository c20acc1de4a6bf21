"""From an open table to a running match: the commitment is shown, bytes are collected, then chance begins."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from contissimo.core.chance import CONTRIBUTION_BYTES, SEED_BYTES, commitment, ruleset_digest
from contissimo.core.errors import IllegalMove
from contissimo.core.game import Millis, Seat
from contissimo.server.guests.identity import Guest
from contissimo.server.storage import schema
from contissimo.server.storage.match_rows import begun, entry_rows, new_epoch, snapshot_of
from contissimo.server.storage.table_rows import Damaged, Gift, read_table
from contissimo.server.tables.access import locked, must_sit

if TYPE_CHECKING:
    from contissimo.server.live.room import Room
    from contissimo.server.node import Node


async def start(node: Node, room: Room, guest: Guest) -> None:
    """Fix the seed and show its commitment; from now on nobody sits down or stands up."""
    table = room.table
    if table.host != guest.id:
        must_sit(room, guest)
    if table.phase == "open" and not table.is_full:
        raise IllegalMove("seats_open")
    await commit_seed(node, table.id, node.settings.give_seconds)
    await node.changed(table.id)
    if not table.human_seats:
        await begin(node, table.id)


async def commit_seed(node: Node, match: str, seconds: float) -> None:
    seed = secrets.token_bytes(SEED_BYTES)
    give_by = node.now() + int(1000 * seconds)
    matches, secret = schema.matches, schema.secrets

    def work(connection: Connection) -> None:
        row = locked(connection, match, "open")
        if not read_table(connection, match).is_full:
            raise IllegalMove("seats_open")
        promised = commitment(match, ruleset_digest(row["ruleset_text"]), seed)
        connection.execute(
            update(matches)
            .where(matches.c.id == match)
            .values(phase="giving", commitment=promised, give_by=give_by)
        )
        connection.execute(
            update(secret)
            .where(secret.c.match == match)
            .values(seed=seed, code=None, code_until=None)
        )

    await node.store.write(work)


async def give(node: Node, room: Room, seat: Seat, given: bytes) -> None:
    """A seat's bytes; the first ones stand. When all are there the match begins."""
    if room.table.phase != "giving":
        raise IllegalMove("not_giving")

    def work(connection: Connection) -> bool:
        locked(connection, room.id, "giving")
        connection.execute(
            insert(schema.gifts).values(match=room.id, seat=seat, bytes=given, filled=False)
        )
        return _begin_if(connection, node, room.id, everybody=True)

    try:
        await node.store.write(work)
    except IntegrityError:
        raise IllegalMove("given_already", seat=seat) from None
    await node.changed(room.id)


async def begin(node: Node, match: str) -> None:
    """The first entries, with server bytes for whoever sent none; done once, by whichever node is first."""

    def work(connection: Connection) -> bool:
        try:
            locked(connection, match, "giving")
        except IllegalMove:
            return False
        return _begin_if(connection, node, match, everybody=False)

    if await node.store.write(work):
        await node.changed(match)


def _begin_if(connection: Connection, node: Node, match: str, *, everybody: bool) -> bool:
    """Begin a match whose row is held: when all bytes are there, or else with the server's own for the rest."""
    table = read_table(connection, match)
    given = {gift.seat for gift in table.gifts}
    missing = [seat for seat in table.human_seats if seat not in given]
    if missing and everybody:
        return False
    for seat in missing:
        gift = Gift(seat, secrets.token_bytes(CONTRIBUTION_BYTES), filled=True)
        table.gifts.append(gift)
        connection.execute(
            insert(schema.gifts).values(match=match, seat=seat, bytes=gift.bytes, filled=True)
        )
    table.began = node.now()
    first = begun(table).advance(node.chance_of(table))
    computer = bool(table.human_seats) and any(
        table.setups[seat - 1].level is not None for seat in first.position.to_act
    )
    matches = schema.matches
    # contig60 §6.2: on a board that nobody can play on, a game is over before anyone throws.
    phase, ended = ("over", table.began) if first.over else ("running", None)
    connection.execute(
        update(matches)
        .where(matches.c.id == match)
        .values(phase=phase, began=table.began, ended=ended, give_by=None)
    )
    snapshot = {"match": match, "computer": computer, "epoch": new_epoch(), **snapshot_of(first)}
    connection.execute(insert(schema.snapshots).values(snapshot))
    connection.execute(insert(schema.entries), entry_rows(match, first.log, None))
    return True


async def begin_overdue(node: Node, now: Millis) -> None:
    """Tables whose bytes have been waited for long enough."""
    matches = schema.matches
    rows = await node.store.rows(
        select(matches.c.id).where(matches.c.phase == "giving", matches.c.give_by <= now)
    )
    for row in rows:
        if row["id"] in node.aside:
            continue
        try:
            await begin(node, row["id"])
        except Damaged as damaged:
            node.set_aside(damaged)
