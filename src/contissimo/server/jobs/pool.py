"""Processes for long work, and the order in which waiting jobs get one.

People come before computers that play among themselves; addresses, guests and tables take turns; asking again before
the answer came replaces the first question; and a job that nobody waits for any more is not started (docs/decisions/0012).
A process that dies or hangs is replaced. Each is used by a thread, so the event loop waits for none of them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any  # what goes to a process and comes back; `process` says which

from msgspec import Struct

from contissimo.core.errors import ContissimoError
from contissimo.server.errors import Refused
from contissimo.server.jobs.process import serve

_GRACE = 10.0
"""Seconds past its budget after which a process counts as stuck."""
_START = 30.0
"""Extra seconds for a process that has just been started: it must read its tables first."""
_MOST = 32
"""Questions that may wait; moves of computer players are not counted, because a table has one at most."""
_REMEMBERED = 10_000
"""How many last turns are remembered before those who don't wait are dropped."""

Job = tuple[str, tuple[Any, ...], int]
"""The function, its arguments, and the milliseconds it may take."""


class WorkerDied(Exception):
    """The process is gone or stuck."""


class Forgotten(Exception):
    """Nobody waits for the answer any more, or the same was asked again: it was never started."""


def _always() -> bool:
    return True


def _no_rest() -> float:
    return 0.0


class Turn(Struct, frozen=True):
    """For whom a job is done, and its place in the queue."""

    whose: tuple[str, ...] = ("",)
    """Who takes turns with others: an address, a guest of it, a table of theirs."""
    people: bool = True
    """Whether a person waits for it."""
    slot: tuple[Any, ...] | None = None
    """Equal keys are the same question: a later one replaces one that waits."""
    wanted: Callable[[], bool] = _always
    """Whether somebody still waits, checked right before it starts."""
    counts: bool = True
    """Whether it is refused with `busy` when too many wait."""


class Worker:
    """One process, started when it is first needed. Used by one thread at a time."""

    def __init__(self, grace: float = _GRACE, stands_back: int = 0) -> None:
        self._grace = grace
        self._stands_back = stands_back
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self.rests = False
        """Meanwhile it only works for people."""

    def ask(self, job: Job) -> Any:
        """The answer, or the refusal that came in its place."""
        limit = job[2] / 1000 + (self._grace if self._pipe is not None else self._grace + _START)
        pipe = self._pipe or self._start()
        try:
            pipe.send(job)
            answer = pipe.recv() if pipe.poll(limit) else None
        except (EOFError, OSError):
            answer = None
        if answer is None:
            self.kill()
            raise WorkerDied
        if isinstance(answer, ContissimoError):
            raise answer
        return answer

    def _start(self) -> Connection:
        context = get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=serve, args=(other, self._stands_back), daemon=True)
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


class _Waiting(Struct, eq=False):
    job: Job
    turn: Turn
    number: int
    answer: asyncio.Future[Any]


class Pool:
    """Several processes, and the jobs that wait for one."""

    def __init__(
        self,
        count_: int,
        name: str,
        *,
        grace: float = _GRACE,
        most: int = _MOST,
        told: Callable[[int], None] | None = None,
        stands_back: int = 0,
        rest: Callable[[], float] = _no_rest,
    ) -> None:
        """`rest`: how many times as long as it worked a process rests when nobody waits for the answer."""
        self.workers = [Worker(grace, stands_back) for _ in range(count_)]
        self._idle = list(self.workers)
        self._most = most
        self._told = told
        self._rest = rest
        self._waiting: list[_Waiting] = []
        self._numbers = count(1)
        self._served: dict[tuple[str, ...], int] = {}
        """When each key that takes turns last had one."""
        self._threads = ThreadPoolExecutor(count_, name)
        self._stopped = False

    @property
    def waiting(self) -> int:
        """How many jobs are running or waiting."""
        return len(self._waiting) + len(self.workers) - len(self._idle)

    async def stop(self) -> None:
        self._stopped = True
        for waiting in self._waiting:
            waiting.answer.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._kill_all)

    def _kill_all(self) -> None:
        for worker in self.workers:
            worker.kill()

    async def ask(self, what: str, *given: Any, millis: int, turn: Turn | None = None) -> Any:
        """The result of a job. WorkerDied: none; Forgotten: it was not started; `busy`: too many wait."""
        turn = turn or Turn()
        self._make_room(turn)
        answer = asyncio.get_running_loop().create_future()
        waiting = _Waiting((what, given, millis), turn, next(self._numbers), answer)
        self._waiting.append(waiting)
        self._go_on()
        try:
            return await answer
        finally:
            if waiting in self._waiting:  # the client is gone
                self._drop(waiting)

    def _make_room(self, turn: Turn) -> None:
        if turn.slot is not None:
            for other in [w for w in self._waiting if w.turn.slot == turn.slot]:
                self._forget(other)
        if not turn.counts:
            return
        self._forget_unwanted()
        counted = [w for w in self._waiting if w.turn.counts]
        if len(counted) < self._most:
            return
        # Asking a lot must not hold a place in the queue: the address with the most waiting gives way.
        held = Counter(w.turn.whose[0] for w in counted)
        greedy, number = held.most_common(1)[0]
        if number <= held[turn.whose[0]] + 1:
            raise Refused("busy")
        last = max((w for w in counted if w.turn.whose[0] == greedy), key=lambda w: w.number)
        self._drop(last)
        last.answer.set_exception(Refused("busy"))

    def _forget_unwanted(self) -> None:
        for waiting in [w for w in self._waiting if not w.turn.wanted()]:
            self._forget(waiting)

    def _forget(self, waiting: _Waiting) -> None:
        self._drop(waiting)
        if not waiting.answer.done():
            waiting.answer.set_exception(Forgotten)

    def _drop(self, waiting: _Waiting) -> None:
        self._waiting.remove(waiting)
        self._tell()

    def _tell(self) -> None:
        if self._told is not None:
            self._told(self.waiting)

    def _go_on(self) -> None:
        """Start what comes next, while a process is free."""
        while self._idle and self._waiting and not self._stopped:
            following = min(self._waiting, key=self._order)
            worker = self._ready_for(following.turn)
            if worker is None:
                break
            self._waiting.remove(following)
            if following.answer.done():
                continue
            if not following.turn.wanted():
                following.answer.set_exception(Forgotten)
                continue
            self._note(following.turn.whose)
            self._idle.remove(worker)
            self._begin(worker, following)
        self._tell()

    def _ready_for(self, turn: Turn) -> Worker | None:
        """The process that was used last and may do it: one that rests works for people alone."""
        ready = (each for each in reversed(self._idle) if turn.people or not each.rests)
        return next(ready, None)

    def _rested(self, worker: Worker) -> None:
        """Called by a timer alone: a loop may ring one a little too early by its own clock, and nobody would ring again."""
        worker.rests = False
        self._go_on()

    def _order(self, waiting: _Waiting) -> tuple[Any, ...]:
        """People first; then the address, guest and table without a turn for the longest time."""
        whose, served = waiting.turn.whose, self._served
        turns = [served.get(whose[:length], 0) for length in range(1, len(whose) + 1)]
        return not waiting.turn.people, turns, waiting.number

    def _note(self, whose: tuple[str, ...]) -> None:
        number = next(self._numbers)
        for length in range(1, len(whose) + 1):
            self._served[whose[:length]] = number
        if len(self._served) > _REMEMBERED:
            here = {w.turn.whose[:n] for w in self._waiting for n in range(1, 4)}
            self._served = {key: at for key, at in self._served.items() if key in here}

    def _begin(self, worker: Worker, waiting: _Waiting) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        doing = loop.run_in_executor(self._threads, worker.ask, waiting.job)

        def done(result: asyncio.Future[Any]) -> None:
            self._idle.append(worker)
            if not waiting.turn.people and (times := self._rest()) > 0:
                worker.rests = True
                loop.call_later(times * (loop.time() - began), self._rested, worker)
            if not waiting.answer.done():
                if result.cancelled():
                    waiting.answer.cancel()
                elif (error := result.exception()) is not None:
                    waiting.answer.set_exception(error)
                else:
                    waiting.answer.set_result(result.result())
            elif not result.cancelled():
                result.exception()  # nobody waits for it any more
            self._go_on()

        doing.add_done_callback(done)
