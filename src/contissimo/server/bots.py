"""Computer players: each move is asked of a process that gets a view and a budget, and nothing else.

A process that dies or doesn't answer is replaced and the move asked again. The event loop never waits for one.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError

from contissimo.core.game import Millis, Seat, View
from contissimo.play.match import Match
from contissimo.server.log import log
from contissimo.server.schema import jobs
from contissimo.server.worker import serve

if TYPE_CHECKING:
    from contissimo.server.node import Node
    from contissimo.server.room import Room

_GRACE = 10.0
"""Seconds past its budget after which a process counts as stuck."""
_START = 30.0
"""Seconds more for a process that has just been started: it must read its tables first."""
_LEAST = 50

Job = tuple[str, str, View, int]


class WorkerDied(Exception):
    """The process is gone or stuck."""


class Worker:
    """One process, started when it is first needed. Used by one thread at a time."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, job: Job) -> str:
        limit = job[3] / 1000 + (_GRACE if self._pipe is not None else _GRACE + _START)
        pipe = self._pipe or self._start()
        try:
            pipe.send(job)
            answer: str | None = pipe.recv() if pipe.poll(limit) else None
        except (EOFError, OSError):
            answer = None
        if answer is None:
            self.kill()
            raise WorkerDied
        return answer

    def _start(self) -> Connection:
        context = get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=serve, args=(other,), daemon=True)
        self._process.start()
        other.close()
        return self._pipe

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def kill(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._pipe = self._process = None


class Bots:
    def __init__(self, node: Node) -> None:
        self._node = node
        self.workers = [Worker() for _ in range(max(1, node.settings.workers))]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        self._threads = ThreadPoolExecutor(len(self.workers), "engine")
        self._waiting = 0

    def start(self) -> None:
        for worker in self.workers:
            self._idle.put(worker)

    async def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._kill_all)

    def _kill_all(self) -> None:
        for worker in self.workers:
            worker.kill()

    def ask(self, room: Room) -> None:
        """See to it that the computer players of a room move."""
        if not room.thinking:
            room.thinking = True
            self._node.spawn(self._play(room))

    async def _play(self, room: Room) -> None:
        failures = 0
        try:
            while (seat := room.computer_to_act()) is not None and room.match is not None:
                match = room.match
                if not await self._claim(match):
                    return  # another node has; the sweep looks again when that took too long
                text = await self._choose(room, seat, match)
                moved = await room.step(partial(_say, seat, text, match))
                if moved:
                    failures = 0
                    self._node.metrics.by_computer.inc()
                    continue
                if room.match is match:
                    failures += 1
                    if failures >= self._node.settings.bot_crash_limit:
                        log.error("engine_gave_up", game=match.game.key)
                        await room.step(partial(_give_up, seat))
                        failures = 0
        finally:
            room.thinking = False
            room.idle_since = self._node.now()

    async def _choose(self, room: Room, seat: Seat, match: Match) -> str | None:
        level = room.level_of(seat)
        if level is None:
            return None
        millis = self._node.settings.bot_millis
        left = match.clock.left(seat, self._node.now())
        if left is not None:
            millis = max(_LEAST, min(millis, left // 4))
        job = (match.game.key, level, match.position.view(seat), millis)
        self._waiting += 1
        self._node.metrics.queue.set(self._waiting)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._ask, job)
        except WorkerDied:
            self._node.metrics.crashes.inc()
            log.warning("engine_replaced", level=level)
            return None
        finally:
            self._waiting -= 1
            self._node.metrics.queue.set(self._waiting)

    def _ask(self, job: Job) -> str:
        worker = self._idle.get()
        try:
            return worker.ask(job)
        finally:
            self._idle.put(worker)

    async def _claim(self, match: Match) -> bool:
        """Whether this node shall think about this move; the claim of a dead node runs out."""
        if not self._node.is_shared:
            return True
        now = self._node.now()
        until = now + self._node.settings.bot_millis + int(1000 * _GRACE)
        mine = {"match": match.id, "seq": len(match.log), "node": self._node.id, "until": until}
        others = (jobs.c.match == match.id) & (
            (jobs.c.until < now) | (jobs.c.seq < len(match.log)) | (jobs.c.node == self._node.id)
        )
        try:
            await self._node.store.execute(delete(jobs).where(others), insert(jobs).values(mine))
        except IntegrityError:
            return False
        return True


def _say(seat: Seat, text: str | None, asked: Match, match: Match, at: Millis) -> Match:
    """The chosen move, if the match still is where the question was asked."""
    if text is None or match is not asked:
        return match
    return match.play(seat, match.game.read_move(text), at)


def _give_up(seat: Seat, match: Match, at: Millis) -> Match:
    """A player that can't move says what silence would."""
    wait = match.position.wait
    if wait is None or seat not in match.position.to_act:
        return match
    return match.play(seat, wait.silence, at)
