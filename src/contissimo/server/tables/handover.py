"""What happens beside the game: set phrases, seats that change hands, another game."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import case, delete, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from contissimo.core.errors import IllegalMove
from contissimo.core.game import Millis, Seat
from contissimo.games import GAMES
from contissimo.play.match import Match
from contissimo.play.notes import PERSON
from contissimo.server.guests.identity import Guest
from contissimo.server.levels import levels_of
from contissimo.server.storage import schema
from contissimo.server.storage.table_rows import TableRow, VoteRow
from contissimo.server.tables.seating import insert_table
from contissimo.server.tables.start import commit_seed

if TYPE_CHECKING:
    from contissimo.server.live.room import Room
    from contissimo.server.node import Node

_REMATCH_SECONDS = 15.0
"""How long those who asked for a rematch have to come to its table with their bytes."""


def _seat_of(room: Room, guest: Guest) -> Seat:
    mine = room.table.seats_of(guest.id)
    if not mine:
        raise IllegalMove("not_seated")
    return mine[0]


async def say(node: Node, room: Room, guest: Guest, phrase: str) -> None:
    seat = _seat_of(room, guest)
    if not node.phrases.take(guest.id):
        raise IllegalMove("too_fast")
    await node.store.execute(
        insert(schema.phrases).values(match=room.id, seat=seat, phrase=phrase, at=node.now())
    )
    await node.lists.phrases(room)
    await node.bus.publish_alone(node.store, (room.id, 0))


async def mute(node: Node, room: Room, guest: Guest, seat: int, *, on: bool) -> None:
    _seat_of(room, guest)
    if seat > len(room.table.setups):
        raise IllegalMove("not_seated")
    table = schema.mutes
    is_it = (table.c.match == room.id, table.c.guest == guest.id, table.c.seat == seat)
    forget = delete(table).where(*is_it)
    if on:
        row = insert(table).values(match=room.id, guest=guest.id, seat=seat)
        await node.store.execute(forget, row)
    else:
        await node.store.execute(forget)
    await node.changed(room.id)


async def hand(node: Node, room: Room, guest: Guest, target: Seat, level: str) -> None:
    """One more who agrees; the last one's word hands the seat over."""
    _seat_of(room, guest)
    table = room.table
    mine = table.seats_of(guest.id)
    if room.match is None or room.match.over:
        raise IllegalMove("not_running")
    if target > len(table.setups) or room.level_of(target) is not None:
        raise IllegalMove("seat_is_computer", seat=target)
    if target in mine:
        raise IllegalMove("own_seat")
    if level not in levels_of(table.game):
        raise IllegalMove("level_unknown", level=level)
    seconds = node.settings.away_seconds
    since = [node.presence.away_since(person) for person in table.at(target)]
    if any(at is None or node.now() - at < 1000 * seconds for at in since):
        raise IllegalMove("not_away", seat=target, seconds=seconds)
    votes = schema.votes
    is_it = (votes.c.match == room.id, votes.c.kind == "hand", votes.c.target == target)
    word = {"match": room.id, "kind": "hand", "target": target, "level": level}
    await node.store.execute(
        delete(votes).where(*is_it, votes.c.seat.in_(mine)),
        *(insert(votes).values(seat=seat, **word) for seat in mine),
    )
    await room.refresh()
    agreed = {v.seat for v in table_votes(room, "hand", target) if v.level == level}
    if agreed >= set(room.needed_for(target)):
        await room.step(lambda match, now: match.hand(target, level, now))
        await node.store.execute(delete(votes).where(*is_it))
    await node.changed(room.id)


def table_votes(room: Room, kind: str, target: int) -> list[VoteRow]:
    return [v for v in room.table.votes if v.kind == kind and v.target == target]


async def come_back(node: Node, room: Room, guest: str) -> None:
    """Whoever comes back gets their seats back, and nobody's vote to take them counts any more."""
    votes = schema.votes
    for seat in room.table.seats_of(guest):
        handed = room.is_handed(seat)
        if handed:
            await room.step(partial(_give_back, seat))
        if handed or table_votes(room, "hand", seat):
            is_it = (votes.c.match == room.id, votes.c.kind == "hand", votes.c.target == seat)
            await node.store.execute(delete(votes).where(*is_it))
            await node.changed(room.id)


def _give_back(seat: Seat, match: Match, now: Millis) -> Match:
    return match.hand(seat, PERSON, now)


async def rematch(node: Node, room: Room, guest: Guest) -> None:
    """One more who wants to play again; when all people do, there is a new table with the same seats."""
    mine = room.table.seats_of(guest.id)
    if not mine:
        raise IllegalMove("not_seated")
    if room.table.phase != "over":
        raise IllegalMove("not_over")
    votes = schema.votes
    asked = {vote.seat for vote in table_votes(room, "rematch", 0)}
    rows = [
        insert(votes).values(match=room.id, kind="rematch", target=0, seat=seat, level="")
        for seat in mine
        if seat not in asked
    ]
    with suppress(IntegrityError):  # a partner asked too, or the same message came twice
        await node.store.execute(*rows)
    await room.refresh()
    asked = {vote.seat for vote in table_votes(room, "rematch", 0)}
    if asked >= set(room.table.human_seats) and room.table.next is None:
        if not node.new_tables.take(guest.id):
            raise IllegalMove("too_many")
        await _play_again(node, room)
    await node.changed(room.id)


def _seats_again(old: TableRow) -> tuple[dict[Seat, Seat], Any]:
    """Which seat each seat has in a rematch, and its rules.

    contig60 §1.4: where side 1 begins by agreement, the other side is side 1 now. A head start stays with its people.
    """
    seats = [Seat(number) for number in range(1, len(old.setups) + 1)]
    rules = old.ruleset
    if getattr(rules, "first", None) != "agreed":
        return dict(zip(seats, seats, strict=True)), rules
    swapped = GAMES[old.game].change_ruleset(rules, {"head_start": [*reversed(rules.head_start)]})
    return dict(zip(seats, reversed(seats), strict=True)), swapped


async def _play_again(node: Node, room: Room) -> None:
    old = room.table
    seat_of, rules = _seats_again(old)
    new = await insert_table(
        node,
        game=old.game,
        rules=rules,
        setups=[old.setups[seat_of[seat] - 1] for seat in seat_of],
        seated=[
            (seat_of[Seat(p.seat)], p.place, p.guest, p.name if old.listed else None)
            for p in old.people
        ],
        flags={"listed": old.listed, "help": old.help, "host": old.host, "before": old.id},
    )
    matches = schema.matches
    first = await node.store.execute(
        update(matches).where(matches.c.id == old.id, matches.c.next.is_(None)).values(next=new.id)
    )
    if first != 1:  # another node made one: ours was never shown to anybody
        await node.store.execute(
            update(matches).where(matches.c.id == new.id).values(phase="closed")
        )
        return
    mutes = schema.mutes
    seat = case(dict(seat_of), value=mutes.c.seat)
    asked_for = select(literal(new.id), mutes.c.guest, seat).where(mutes.c.match == old.id)
    await node.store.execute(insert(mutes).from_select(["match", "guest", "seat"], asked_for))
    if new.is_full:  # else somebody was forgotten, and the seat is open to others
        await commit_seed(node, new.id, _REMATCH_SECONDS)
