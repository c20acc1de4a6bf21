"""A game without a clock that waits for somebody who stays away: after long enough, those who stay can end the wait."""

from __future__ import annotations

from contissimo.core.errors import IllegalMove
from contissimo.core.game import NATURE, Seat
from contissimo.play.match import RESIGN, Match
from contissimo.server.errors import Refused
from contissimo.server.live.presence import Presence
from contissimo.server.live.registry import Registry
from contissimo.server.live.room import Room
from contissimo.server.messages.inbound import Abandon
from contissimo.server.messages.outbound import Abandonment
from contissimo.server.storage.match_rows import NOTE


async def abandon(registry: Registry, room: Room, seat: Seat, said: Abandon) -> None:
    """All seats that have been away for long resign; one who comes back in the same moment is in the log first, or too late."""
    await room.refresh()  # somebody may be back, on another node

    def away(match: Match) -> list[Seat]:
        offer = offered(registry, room)
        if offer is None or registry.context.now() < offer.at or not _is_in(match, seat):
            raise Refused("not_abandoned")
        return [Seat(number) for number in offer.seats]

    await room.abandon(said.seq, f"{NOTE}gone.{seat}.{said.id}", away)


def offered(registry: Registry, room: Room) -> Abandonment | None:
    """Which seats would resign, and from when on; None: nobody is waited for who is away, or a clock decides."""
    match = room.match
    if match is None or room.table.phase != "running" or match.clock.deadline is not None:
        return None
    acting = match.position.to_act - {NATURE}
    absent = {seat: _away_since(registry.presence, room, seat) for seat in acting}
    since = [at for at in absent.values() if at is not None]
    if not acting or len(since) < len(acting):
        return None
    millis = 1000 * registry.context.settings.abandon_seconds
    # Before it was their turn, nobody waited for them.
    at = max(match.clock.since, *since) + millis
    limit = max(at, registry.context.now()) - millis
    return Abandonment(sorted({*acting, *_also_away(registry.presence, room, match, limit)}), at)


def _also_away(presence: Presence, room: Room, match: Match, limit: int) -> list[Seat]:
    """The seats that are not waited for now, and would be next."""
    times = {seat: _away_since(presence, room, seat) for seat in room.table.human_seats}
    return [
        seat
        for seat, since in times.items()
        if since is not None and since <= limit and _is_in(match, seat)
    ]


def _away_since(presence: Presence, room: Room, seat: Seat) -> int | None:
    """Since when everybody at a seat has been away; None: somebody is there, or a computer player moves for it."""
    if room.level_of(seat) is not None:
        return None
    times = [presence.away_since(person) for person in room.table.at(seat)]
    known = [at for at in times if at is not None]
    return max(known, default=0) if len(known) == len(times) else None


def _is_in(match: Match, seat: Seat) -> bool:
    """Whether a seat has not resigned yet."""
    try:
        match.position.apply(seat, match.game.read_move(RESIGN))
    except IllegalMove:
        return False
    return True
