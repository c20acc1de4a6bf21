"""Another game for the same people, when all of them ask for it."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import case, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from contissimo.core.game import Ruleset, Seat
from contissimo.games import GAMES
from contissimo.server.errors import Refused
from contissimo.server.guests.identity import Guest
from contissimo.server.live.registry import Registry
from contissimo.server.live.room import Room
from contissimo.server.storage import schema
from contissimo.server.storage.schema import insert_at
from contissimo.server.storage.table_rows import TableRow
from contissimo.server.tables.create import Seated, insert_table
from contissimo.server.tables.handover import table_votes
from contissimo.server.tables.start import commit_seed

_REMATCH_SECONDS = 15.0
"""How long those who asked for a rematch have to come to its table with their bytes."""


async def rematch(registry: Registry, room: Room, guest: Guest) -> None:
    """One more seat wants to play again; when all people do, there is a new table with the same seats."""
    mine = room.table.seats_of(guest.id)
    if not mine:
        raise Refused("not_seated")
    if room.table.phase != "over":
        raise Refused("not_over")
    votes = schema.votes
    asked = {vote.seat for vote in table_votes(room, "rematch", 0)}
    rows = [
        insert_at(room.id, votes, kind="rematch", target=0, seat=seat, level="")
        for seat in mine
        if seat not in asked
    ]
    with suppress(IntegrityError):  # a partner asked too, or the same message arrived twice
        await registry.context.store.execute(*rows)
    await room.refresh()
    asked = {vote.seat for vote in table_votes(room, "rematch", 0)}
    if asked >= set(room.table.human_seats) and room.table.next is None:
        if not registry.context.limits.new_tables.take(guest.id):
            raise Refused("too_many")
        await _play_again(registry, room)
    await registry.changed(room.id)


def _seats_again(old: TableRow) -> tuple[dict[Seat, Seat], Ruleset]:
    """Which seat each seat has in a rematch, and its rules: swapped if the game says so.

    From a position it is the same task once more, so nothing changes.
    """
    seats = [Seat(number) for number in range(1, len(old.setups) + 1)]
    turned = GAMES[old.game].turned(old.ruleset) if old.position is None else None
    if turned is None:
        return dict(zip(seats, seats, strict=True)), old.ruleset
    return dict(zip(seats, reversed(seats), strict=True)), turned


async def _play_again(registry: Registry, room: Room) -> None:
    old = room.table
    seat_of, rules = _seats_again(old)
    new = await insert_table(
        registry,
        game=old.game,
        rules=rules,
        position=old.position,
        setups=[old.setups[seat_of[seat] - 1] for seat in seat_of],
        seated=[
            Seated(seat_of[Seat(p.seat)], p.place, p.guest, p.name if old.listed else None)
            for p in old.people
        ],
        flags={
            "listed": old.listed,
            "help": old.help,
            "unseen": old.unseen,
            "host": old.host,
            "before": old.id,
        },
        watch=old.secret.watch,
    )
    matches = schema.matches
    first = await registry.context.store.execute(
        update(matches).where(matches.c.id == old.id, matches.c.next.is_(None)).values(next=new.id)
    )
    if first != 1:  # another node made one: ours was never sent to anybody
        await registry.context.store.execute(
            update(matches).where(matches.c.id == new.id).values(phase="closed")
        )
        return
    mutes = schema.mutes
    seat = case(dict(seat_of), value=mutes.c.seat)
    asked_for = select(literal(new.id), mutes.c.guest, seat).where(mutes.c.match == old.id)
    await registry.context.store.execute(
        insert(mutes).from_select(["match", "guest", "seat"], asked_for)
    )
    if new.is_full:  # otherwise somebody was erased, and the seat is open to others
        await commit_seed(registry, new.id, _REMATCH_SECONDS)
