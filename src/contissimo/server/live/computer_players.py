"""Computer players: each move is requested from a process that gets a view and a budget, and nothing else.

A process that dies or doesn't answer is replaced and the move requested again. The event loop never waits for one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from contissimo.core.game import Millis, Seat
from contissimo.play.match import Match
from contissimo.server.context import Context
from contissimo.server.errors import Refused
from contissimo.server.jobs.pool import Forgotten, Pool, Turn, WorkerDied
from contissimo.server.live.presence import ALIVE, Presence
from contissimo.server.live.room import Room
from contissimo.server.log import log
from contissimo.server.settings import Settings
from contissimo.server.storage.schema import jobs, nodes

_CLAIM = 10_000
"""Milliseconds past its budget after which another node may think about a move."""
_LEAST = 50
_LOOK_AGAIN = 100


class ComputerPlayers:
    def __init__(self, context: Context, presence: Presence) -> None:
        self._context = context
        self._presence = presence
        self._settings = context.settings
        count = max(1, context.settings.workers)
        self.pool = Pool(
            count,
            "engine",
            told=context.metrics.queue.set,
            stands_back=context.settings.jobs_stand_back,
        )
        self.thinking: set[Room] = set()
        """Rooms where a computer player has been asked."""

    @property
    def millis(self) -> int:
        """The budget of one move."""
        return self._settings.bot_millis

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        """Run a question in the background."""
        self._context.spawn(work)

    def may_hint(self, guest: str) -> None:
        if not self._context.limits.hints.take(guest):
            raise Refused("too_fast")

    async def stop(self) -> None:
        await self.pool.stop()

    def look(self, room: Room) -> None:
        """Make the computer players of a room move, if one must."""
        due = room.computer_to_act() is not None and room.has_company
        if due and room not in self.thinking:
            self.thinking.add(room)
            self._context.spawn(self._play(room))

    async def _play(self, room: Room) -> None:
        failures = 0
        try:
            while room.has_company and (seat := room.computer_to_act()) is not None:
                assert room.match is not None
                match = room.match
                if not await self._claim(match):
                    return  # another node does; the sweep checks again if that takes too long
                try:
                    text = await self._choose(room, seat, match)
                except Forgotten:
                    continue  # the match has moved on, or nobody is there any more
                await self._hold_back(room, seat, match)
                moved = await room.step(partial(_say, seat, text, match))
                if moved:
                    failures = 0
                    self._context.metrics.moves.by_computer += 1
                    continue
                if room.match is match:
                    failures += 1
                    if failures >= self._settings.bot_crash_limit:
                        log.error("engine_gave_up", game=match.game.key)
                        await room.step(partial(_give_up, seat))
                        failures = 0
        finally:
            self.thinking.discard(room)
            room.rest()

    async def _choose(self, room: Room, seat: Seat, match: Match) -> str | None:
        level = room.level_of(seat)
        if level is None:
            return None
        millis = self._settings.bot_millis
        left = match.clock.left(seat, self._context.now())
        if left is not None:
            millis = max(_LEAST, min(millis, left // 4))
        return await self.think(match, seat, level, millis, self._turn(room, match))

    def _turn(self, room: Room, match: Match) -> Turn:
        """Where people play, they wait; at other tables it is not urgent."""
        here = [c for c, reader in room.readers.items() if reader is not None] or [*room.readers]
        whose = here[0].whose(room.id) if here else ("", room.table.host or "", room.id)
        away = self._presence.away_since
        return Turn(
            whose=whose,
            people=any(away(person) is None for person in room.table.people),
            wanted=lambda: room.match is match and room.has_company,
            counts=False,  # a table has one at most
        )

    async def _hold_back(self, room: Room, seat: Seat, match: Match) -> None:
        """No process waits here, and a player who takes a move back meanwhile is not kept waiting either."""
        while room.match is match:
            rest = patience(match, seat, self._settings, self._context.now())
            if rest <= 0:
                return
            await asyncio.sleep(min(rest, _LOOK_AGAIN) / 1000)

    async def think(
        self, match: Match, seat: Seat, level: str, millis: int, turn: Turn
    ) -> str | None:
        """The move of a level for a seat, from what that seat may know; None: the process died."""
        view = match.position.view(seat)
        try:
            move: str = await self.pool.ask(
                "choose", match.game.key, level, view, millis=millis, turn=turn
            )
        except WorkerDied:
            self._context.metrics.crashes.inc()
            log.warning("engine_replaced", level=level)
            return None
        return move

    async def _claim(self, match: Match) -> bool:
        """Whether this node should think about this move; a claim of a dead node does not count."""
        if not self._context.is_shared:
            return True
        now = self._context.now()
        until = now + self._settings.bot_millis + _at_least(match, self._settings) + _CLAIM
        mine = {"match": match.id, "seq": len(match.log), "node": self._context.id, "until": until}
        alive = select(nodes.c.id).where(nodes.c.beat > now - ALIVE)
        others = (jobs.c.match == match.id) & (
            (jobs.c.until < now)
            | (jobs.c.seq < len(match.log))
            | (jobs.c.node == self._context.id)
            | jobs.c.node.not_in(alive)
        )
        try:
            await self._context.store.execute(delete(jobs).where(others), insert(jobs).values(mine))
        except IntegrityError:
            return False
        return True


def patience(match: Match, seat: Seat, settings: Settings, now: Millis) -> int:
    """The milliseconds until a computer player may answer, counted from when the wait for it began.

    People should see what happens. An instant answer to a placement would reveal that there is nothing to doubt,
    so a contest and an acceptance take the same time. Where a clock runs, half of the remaining time is the most.
    """
    rest = match.clock.since + _at_least(match, settings) - now
    left = match.clock.left(seat, now)
    return max(0, rest if left is None else min(rest, left // 2))


def _at_least(match: Match, settings: Settings) -> int:
    return settings.bot_window_millis if match.clock.kind == "window" else settings.bot_pause_millis


def _say(seat: Seat, text: str | None, asked: Match, match: Match, at: Millis) -> Match:
    """Make the chosen move, if the match is still where the question was asked."""
    if text is None or match is not asked:
        return match
    return match.play(seat, match.game.read_move(text), at)


def _give_up(seat: Seat, match: Match, at: Millis) -> Match:
    """A player that can't move does what a time-out would do."""
    wait = match.position.wait
    if wait is None or seat not in match.position.to_act:
        return match
    return match.play(seat, wait.silence, at)
