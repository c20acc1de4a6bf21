"""A table as a message for one of its readers: the public part, and what only those who sit there get."""

from __future__ import annotations

from typing import cast

from contissimo.core.game import Millis, Seat
from contissimo.games import GAMES
from contissimo.server.live.presence import Presence
from contissimo.server.live.registry import Registry
from contissimo.server.live.room import Room
from contissimo.server.messages.encoding import ruleset_info
from contissimo.server.messages.outbound import (
    Contribution,
    Fairness,
    Links,
    Phase,
    SeatInfo,
    Table,
    Vote,
)
from contissimo.server.storage.table_rows import PersonRow, TableRow
from contissimo.server.tables.abandon import offered
from contissimo.server.tables.close import closable


def table_message(registry: Registry, room: Room, guest: str | None) -> Table:
    """The table, as this guest may know it."""
    table, now = room.table, registry.context.now()
    mine = table.seats_of(guest)
    return Table(
        match=table.id,
        game=table.game,
        ruleset=ruleset_info(GAMES[table.game], table.ruleset),
        phase=cast("Phase", table.phase),
        listed=table.listed,
        help=table.help,
        unseen=table.unseen,
        host=_is_host(table, guest),
        close=closable(registry, room, guest),
        seats=seat_infos(registry.presence, table, room),
        watchers=room.watchers + registry.watchers.elsewhere(room.id),
        yours=[int(seat) for seat in mine],
        muted=sorted(room.table.mutes_of(guest)),
        links=links_of(table, guest, now),
        fairness=_fairness(table),
        votes=_votes(room),
        abandon=offered(registry, room),
        rematch=sorted({vote.seat for vote in table.votes if vote.kind == "rematch"}),
        next=table.next,
    )


def _is_host(table: TableRow, guest: str | None) -> bool:
    return guest is not None and guest == table.host


def seat_infos(presence: Presence, table: TableRow, room: Room | None) -> list[SeatInfo]:
    given = {gift.seat for gift in table.gifts}
    ahead = table.ruleset.head_start
    return [
        SeatInfo(
            seat=seat,
            people=[presence.of(one, _seats_before(table, one)) for one in table.at(seat)],
            places=setup.places,
            level=setup.level if room is None else room.level_of(Seat(seat)),
            handed=room is not None and room.is_handed(Seat(seat)),
            given=seat in given,
            help=table.has_help(seat),
            head_start=next(iter(ahead[seat - 1 : seat]), 0),
        )
        for seat, setup in enumerate(table.setups, 1)
    ]


def _seats_before(table: TableRow, person: PersonRow) -> int:
    """How many seats with lower numbers the same guest holds: people around one device look different."""
    return sum(seat < person.seat for seat in table.seats_of(person.guest))


def links_of(table: TableRow, guest: str | None, now: Millis) -> Links:
    """How others come to the table. A side looks for its own partner; a host who doesn't sit, for all.

    Anyone else who reads it came by a link, and is given the one that also leads to a rematch.
    """
    secret, mine = table.secret, table.seats_of(guest)
    is_open = table.phase == "open" and (bool(mine) or _is_host(table, guest))
    partners = {s: token for s, token in secret.partners.items() if not mine or int(s) in mine}
    has_code = secret.code is not None and (secret.code_until or 0) > now
    return Links(
        invite=secret.invite if is_open else None,
        watch=secret.watch,
        partners=partners if is_open else {},
        code=secret.code if is_open and has_code else None,
    )


def _fairness(table: TableRow) -> Fairness | None:
    """The commitment first; the bytes only when no more can be added; the seed at the end."""
    if table.commitment is None:
        return None
    begun = table.phase in ("running", "over")
    gifts = [Contribution(g.seat, g.bytes.hex(), g.filled) for g in table.gifts]
    seed = table.secret.seed if table.phase == "over" else None
    return Fairness(
        table.commitment.hex(), gifts if begun else [], None if seed is None else seed.hex()
    )


def _votes(room: Room) -> list[Vote]:
    """What is still to be agreed on: the votes for a seat outlive its handover by a moment."""
    by_target: dict[tuple[int, str], list[int]] = {}
    for vote in room.table.votes:
        if vote.kind == "hand" and room.level_of(Seat(vote.target)) is None:
            by_target.setdefault((vote.target, vote.level), []).append(vote.seat)
    return [
        Vote(target, level, agreed, [int(s) for s in room.needed_for(Seat(target))])
        for (target, level), agreed in by_target.items()
    ]
