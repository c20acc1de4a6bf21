"""What people do to a match, from being heard to being told: judge, store, keep, tell, in this order.

A move, which is most of what is said, goes its way in plain calls without a task of its own. It holds the room's lock
until it is over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

from contissimo.core.errors import IllegalMove, Unreadable
from contissimo.core.game import Millis, Seat
from contissimo.play.match import Match
from contissimo.server.jobs.pool import Turn
from contissimo.server.live.help import preview
from contissimo.server.live.waiting import last_decision
from contissimo.server.messages.inbound import Move, TakeBack, Try
from contissimo.server.messages.outbound import Done, Score, write
from contissimo.server.storage.log_writer import Conflict, Unstored
from contissimo.server.storage.match_rows import NOTE
from contissimo.server.support.locks import take

if TYPE_CHECKING:
    from contissimo.server.live.room import Room
    from contissimo.server.wire.connection import Connection


async def move(room: Room, connection: Connection, said: Move, seat: Seat) -> None:
    over = asyncio.Event()
    await room.lock.acquire()
    _move(room, connection, said, seat, over.set)
    await over.wait()


def move_at_once(
    room: Room, connection: Connection, said: Move, seat: Seat, over: Callable[[], None]
) -> bool:
    """Begin with a move; `over` is called at its end. False: something else is going on in this room."""
    if not take(room.lock):
        return False
    _move(room, connection, said, seat, over)
    return True


def _move(
    room: Room, connection: Connection, said: Move, seat: Seat, over: Callable[[], None]
) -> None:
    """With the lock, which is given back at the end."""
    began, busy = perf_counter(), thread_time()
    meter = room.node.metrics.meter
    message = f"{seat}.{said.id}"

    def end() -> None:
        room.lock.release()
        over()

    try:
        after = judged(room, connection, said, seat, message)
        step = None if after is None else room.planned(after, message)
    except Exception as error:  # noqa: BLE001  # a mistake of ours must not cost the room
        connection.failed(said, error)
        step = None
    meter.add("move", thread_time() - busy)
    if step is None:
        end()
        return

    def written(error: Exception | None) -> None:
        if error is not None:
            room.node.spawn(_not_written(room, connection, said, message, error, end))
            return
        busy = thread_time()
        try:
            room.keep_stored(step)
            room.tell()
            acknowledge(room, connection, said, seat)
        finally:
            end()
        room.node.metrics.moves.told(perf_counter() - began)
        room.node.moved(room)
        meter.add("told", thread_time() - busy)

    room.node.writer.add(step.write, written)


def judged(
    room: Room,
    connection: Connection,
    said: Move,
    seat: Seat,
    message: str,
    *,
    oldest: int | None = None,
    now: Millis | None = None,
) -> Match | None:
    """The match after a move; None: it was answered."""
    why = room.unready(connection, said, message, oldest)
    if why == "again":
        acknowledge(room, connection, said, seat)
    if why is not None:
        return None
    assert room.match is not None
    try:
        at = room.node.now() if now is None else now
        return room.match.play(seat, room.match.game.read_move(said.move), at)
    except (IllegalMove, Unreadable) as refusal:
        room.refuse(connection, said.id, refusal)
        return None


async def _not_written(
    room: Room,
    connection: Connection,
    said: Move,
    message: str,
    error: Exception,
    end: Callable[[], None],
) -> None:
    try:
        # It may be written all the same: by another node, or here, and only the answer was lost.
        await room.read_on()
        if room.has_taken(message):
            room.tell_one(connection)
        elif room.table.phase == "closed":
            room.refuse(connection, said.id, IllegalMove("closed"))
        elif isinstance(error, Conflict):
            room.refuse(connection, said.id, IllegalMove("stale", seq=room.seq))
            room.tell_one(connection)
        else:
            room.refuse(connection, said.id, IllegalMove("again"))
    except Exception as mistake:  # noqa: BLE001  # the database may be away: who moved is told to try again
        connection.failed(said, mistake)
    finally:
        end()


def acknowledge(room: Room, connection: Connection, said: Move, seat: Seat) -> None:
    """Whoever reads as that seat finds its message in the log; somebody with several seats may not."""
    if room.readers.get(connection) != seat:
        connection.push(write(Done(said.id, room.id)))


def try_out(room: Room, connection: Connection, said: Try, seat: Seat) -> None:
    if room.unready(connection, said) is not None:
        return
    assert room.match is not None
    try:
        score: Score = preview(room.match, seat, said.move, said.id)
    except (IllegalMove, Unreadable) as refusal:
        room.refuse(connection, said.id, refusal)
        return
    connection.push(write(score))


async def take_back(room: Room, connection: Connection, said: TakeBack, seat: Seat) -> None:
    """Back to where `seat` last decided something that still stands."""
    room.must_be_alone()
    message = f"{NOTE}back.{seat}.{said.id}"
    async with room.lock:
        match = room.match
        decided = 0 if match is None else last_decision(match, seat)
        why = room.unready(connection, said, message, oldest=decided)
        if why is None:
            if match is None or not decided:
                raise IllegalMove("nothing_to_take_back")
            turn = Turn(whose=connection.whose(room))
            await _go_back(room, match, decided - 1, message, turn)
            room.tell()
        if why in (None, "again"):
            connection.push(write(Done(said.id, room.id)))
    room.node.moved(room)


async def _go_back(room: Room, match: Match, to: int, message: str, turn: Turn) -> None:
    state = await room.pasts.state(match, to, turn)
    if state is None:
        raise IllegalMove("again")
    try:
        after = match.take_back(to, room.node.now(), {to: state})
        await room.store(after, message)
    except Conflict:
        await room.read_on()
        raise IllegalMove("stale", seq=room.seq) from None
    except Unstored:
        raise IllegalMove("again") from None
