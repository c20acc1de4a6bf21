"""Seats that change hands: to a computer player by consent, and back to a person who comes back."""

from __future__ import annotations

from functools import partial

from sqlalchemy import delete

from contissimo.core.game import Millis, Seat
from contissimo.engine.registry import players_of
from contissimo.play.match import Match
from contissimo.play.notes import PERSON
from contissimo.server.errors import Refused
from contissimo.server.guests.identity import Guest
from contissimo.server.live.registry import Registry
from contissimo.server.live.room import Room
from contissimo.server.storage import schema
from contissimo.server.storage.schema import insert_at
from contissimo.server.storage.table_rows import VoteRow
from contissimo.server.tables.access import seat_of


async def hand(registry: Registry, room: Room, guest: Guest, target: Seat, level: str) -> None:
    """One more seat agrees; the last one to agree hands the seat over."""
    seat_of(room, guest)
    table = room.table
    mine = table.seats_of(guest.id)
    if room.match is None or room.match.over:
        raise Refused("not_running")
    if target > len(table.setups) or room.level_of(target) is not None:
        raise Refused("seat_is_computer", seat=target)
    if target in mine:
        raise Refused("own_seat")
    if level not in players_of(table.game):
        raise Refused("level_unknown", level=level)
    seconds = registry.context.settings.away_seconds
    since = [registry.presence.away_since(person) for person in table.at(target)]
    if any(at is None or registry.context.now() - at < 1000 * seconds for at in since):
        raise Refused("not_away", seat=target, seconds=seconds)
    votes = schema.votes
    is_it = (votes.c.match == room.id, votes.c.kind == "hand", votes.c.target == target)
    word = {"kind": "hand", "target": target, "level": level}
    await registry.context.store.execute(
        delete(votes).where(*is_it, votes.c.seat.in_(mine)),
        *(insert_at(room.id, votes, seat=seat, **word) for seat in mine),
    )
    await room.refresh()
    agreed = {v.seat for v in table_votes(room, "hand", target) if v.level == level}
    if agreed >= set(room.needed_for(target)):
        await room.step(lambda match, now: match.hand(target, level, now))
        await registry.context.store.execute(delete(votes).where(*is_it))
    await registry.changed(room.id)


def table_votes(room: Room, kind: str, target: int) -> list[VoteRow]:
    return [v for v in room.table.votes if v.kind == kind and v.target == target]


async def come_back(registry: Registry, room: Room, guest: str) -> None:
    """People who come back get their seats back, and votes to take them no longer count."""
    votes = schema.votes
    for seat in room.table.seats_of(guest):
        handed = room.is_handed(seat)
        if handed:
            await room.step(partial(_give_back, seat))
        if handed or table_votes(room, "hand", seat):
            is_it = (votes.c.match == room.id, votes.c.kind == "hand", votes.c.target == seat)
            await registry.context.store.execute(delete(votes).where(*is_it))
            await registry.changed(room.id)


def _give_back(seat: Seat, match: Match, now: Millis) -> Match:
    return match.hand(seat, PERSON, now)
