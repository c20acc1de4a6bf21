"""Processes for what takes long: each gets a job and answers it; one that dies or is stuck is replaced.

Used by threads, so the event loop waits for none of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from typing import Any

from contissimo.core.errors import ContissimoError
from contissimo.server.worker import serve

_GRACE = 10.0
"""Seconds past its budget after which a process counts as stuck."""
_START = 30.0
"""Seconds more for a process that has just been started: it must read its tables first."""

Job = tuple[str, tuple[Any, ...], int]
"""What is to be done, with what, and the milliseconds it may take."""


class WorkerDied(Exception):
    """The process is gone or stuck."""


class Worker:
    """One process, started when it is first needed. Used by one thread at a time."""

    def __init__(self, grace: float = _GRACE) -> None:
        self._grace = grace
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

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


class Pool:
    """So many processes, and those who wait for one."""

    def __init__(
        self,
        count: int,
        name: str,
        *,
        grace: float = _GRACE,
        told: Callable[[int], None] | None = None,
    ) -> None:
        self.workers = [Worker(grace) for _ in range(count)]
        self.waiting = 0
        """How many jobs are asked or wait."""
        self._told = told
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        self._threads = ThreadPoolExecutor(count, name)
        for worker in self.workers:
            self._idle.put(worker)

    async def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._kill_all)

    def _kill_all(self) -> None:
        for worker in self.workers:
            worker.kill()

    async def ask(self, what: str, *given: Any, millis: int) -> Any:
        """What comes of a job; WorkerDied if nothing did."""
        self._count(1)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._ask, (what, given, millis))
        finally:
            self._count(-1)

    def _count(self, change: int) -> None:
        self.waiting += change
        if self._told is not None:
            self._told(self.waiting)

    def _ask(self, job: Job) -> Any:
        worker = self._idle.get()
        try:
            return worker.ask(job)
        finally:
            self._idle.put(worker)
