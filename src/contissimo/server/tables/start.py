"""From an open table to a running match: the commitment is shown, bytes are collected, then chance begins."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from msgspec.structs import replace
from sqlalchemy import Connection, insert, update
from sqlalchemy.exc import IntegrityError

from contissimo.core.chance import CONTRIBUTION_BYTES, SEED_BYTES, commitment, ruleset_digest
from contissimo.core.game import Seat
from contissimo.server.errors import Refused
from contissimo.server.guests.identity import Guest
from contissimo.server.live.registry import Registry
from contissimo.server.live.room import Room
from contissimo.server.storage import schema
from contissimo.server.storage.match_rows import begun, entry_rows, new_epoch, snapshot_of
from contissimo.server.storage.table_rows import Damaged, Gift, read_table
from contissimo.server.tables.access import locked, must_sit


async def start(registry: Registry, room: Room, guest: Guest) -> None:
    """Fix the seed and show its commitment; from now on nobody sits down or stands up."""
    table = room.table
    if table.host != guest.id:
        must_sit(room, guest)
    if table.phase == "open" and not table.is_full:
        raise Refused("seats_open")
    await commit_seed(registry, table.id, registry.context.settings.give_seconds)
    await registry.changed(table.id)
    if not table.human_seats:
        await begin(registry, table.id)


async def commit_seed(registry: Registry, match_id: str, seconds: float) -> None:
    seed = secrets.token_bytes(SEED_BYTES)
    give_by = registry.context.now() + int(1000 * seconds)
    matches, secret = schema.matches, schema.secrets

    def work(connection: Connection) -> None:
        row = locked(connection, match_id, "open")
        if not read_table(connection, match_id).is_full:
            raise Refused("seats_open")
        digest = ruleset_digest(row["ruleset_text"], row["position"] or "")
        promised = commitment(match_id, digest, seed)
        connection.execute(
            update(matches)
            .where(matches.c.id == match_id)
            .values(phase="giving", commitment=promised, give_by=give_by)
        )
        connection.execute(
            update(secret)
            .where(secret.c.match == match_id)
            .values(seed=seed, code=None, code_until=None)
        )

    await registry.context.store.write(work)


async def give(registry: Registry, room: Room, seat: Seat, given: bytes) -> None:
    """A seat's bytes; the first ones count. When all have arrived the match begins."""
    if room.table.phase != "giving":
        raise Refused("not_giving")

    def work(connection: Connection) -> bool:
        locked(connection, room.id, "giving")
        connection.execute(
            insert(schema.gifts).values(match=room.id, seat=seat, bytes=given, filled=False)
        )
        return _begin_if(connection, registry, room.id, everybody=True)

    try:
        await registry.context.store.write(work)
    except IntegrityError:
        raise Refused("given_already", seat=seat) from None
    await registry.changed(room.id)


async def begin(registry: Registry, match_id: str) -> None:
    """The first entries, with server bytes for seats that sent none; done once, by whichever node is first."""

    def work(connection: Connection) -> bool:
        try:
            locked(connection, match_id, "giving")
        except Refused:
            return False
        return _begin_if(connection, registry, match_id, everybody=False)

    if await registry.context.store.write(work):
        await registry.changed(match_id)


def _begin_if(
    connection: Connection, registry: Registry, match_id: str, *, everybody: bool
) -> bool:
    """Begin a match whose row is locked: when all bytes have arrived, or else with the server's own for the rest."""
    table = read_table(connection, match_id)
    given = {gift.seat for gift in table.gifts}
    missing = [seat for seat in table.human_seats if seat not in given]
    gifts, began = list(table.gifts), registry.context.now()
    if missing and everybody:
        return False
    for seat in missing:
        gift = Gift(seat, secrets.token_bytes(CONTRIBUTION_BYTES), filled=True)
        gifts.append(gift)
        connection.execute(
            insert(schema.gifts).values(match=match_id, seat=seat, bytes=gift.bytes, filled=True)
        )
    table = replace(table, gifts=gifts, began=began)
    first = begun(table).advance(registry.chance_of(table))
    computer = bool(table.human_seats) and any(
        table.setups[seat - 1].level is not None for seat in first.position.to_act
    )
    matches = schema.matches
    # contig60 §6.2: on an unplayable board, a game is over before anyone throws.
    phase, ended = ("over", began) if first.over else ("running", None)
    connection.execute(
        update(matches)
        .where(matches.c.id == match_id)
        .values(phase=phase, began=began, ended=ended, give_by=None)
    )
    snapshot = {"match": match_id, "computer": computer, "epoch": new_epoch(), **snapshot_of(first)}
    connection.execute(insert(schema.snapshots).values(snapshot))
    rows = [row._asdict() for row in entry_rows(match_id, first.log, None)]
    connection.execute(insert(schema.entries), rows)
    return True


async def begin_overdue(registry: Registry, ids: Iterable[str]) -> None:
    """Tables that have waited long enough for bytes."""
    for match_id in ids:
        if match_id in registry.aside:
            continue
        try:
            await begin(registry, match_id)
        except Damaged as damaged:
            registry.set_aside(damaged)
