"""A resignation, which may come at any time: it answers no question, so it is never too old, and no other move is faster.

What is already overdue goes first. Chance moves as soon as it is to move, so whoever resigns never waits for it.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from contissimo.core.errors import IllegalMove
from contissimo.core.game import Seat
from contissimo.server.live.moves import acknowledge, judged
from contissimo.server.messages.inbound import Move
from contissimo.server.storage.log_writer import Conflict, Unstored

if TYPE_CHECKING:
    from contissimo.server.live.room import Room
    from contissimo.server.wire.connection import Connection

RESIGN = "resign"
_TRIES = 8
"""How often other nodes may be faster; each time it was a move of another seat."""


async def resign(room: Room, connection: Connection, said: Move, seat: Seat) -> None:
    began = perf_counter()
    for _ in range(_TRIES):
        async with room.lock:
            try:
                taken = await _resign(room, connection, said, seat)
            except Conflict:
                await room.read_on()
                continue
            except Unstored:
                await room.read_on()
                if room.has_taken(f"{seat}.{said.id}"):
                    continue  # it is written all the same, and only the answer was lost
                raise IllegalMove("again") from None
        if taken:
            room.node.metrics.moves.told(perf_counter() - began)
        room.node.moved(room)
        return
    raise IllegalMove("again")


async def _resign(room: Room, connection: Connection, said: Move, seat: Seat) -> bool:
    """With the lock. False: it was answered, and nothing came of it but what was overdue."""
    now = room.node.now()
    if room.match is not None and not room.match.over:
        due = room.match.expire(now)
        if due is not room.match:
            await room.store(due, None)
            room.tell()
    message = f"{seat}.{said.id}"
    after = judged(room, connection, said, seat, message, oldest=0, now=now)
    if after is None:
        return False
    await room.store(after, message)
    room.tell()
    acknowledge(room, connection, said, seat)
    return True
