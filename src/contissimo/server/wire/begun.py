"""A coroutine that begins at once, where it is called, and not in the next turn of the loop.

It gets a task only if it waits twice, or if what it waited for has failed. A move, which is most of what clients send, waits
once, for the disk. Without its rules it takes 7.0 µs, and 9.7 through the connection's queue and task (bench/bench_short_cuts.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any  # what a coroutine and its loop hand each other

from contissimo.server.support.answer import Answer

Work = Coroutine[Any, Any, None]
Waiting = asyncio.Future[Any]


class Begun:
    """`work` must not raise, and before it first waits it must not need a task: for a time limit, say."""

    __slots__ = ("_over", "_spawn", "_work")

    def __init__(
        self, work: Work, over: Callable[[], None], spawn: Callable[[Work], object]
    ) -> None:
        """`over` is called at its end; `spawn` makes a task."""
        self._work = work
        self._over = over
        self._spawn = spawn
        try:
            waits_for = work.send(None)
        except StopIteration:
            over()
            return
        if asyncio.isfuture(waits_for):
            waits_for._asyncio_future_blocking = False  # noqa: SLF001  # what a task does
            if isinstance(waits_for, Answer):
                waits_for.then = self._go_on
            else:
                waits_for.add_done_callback(self._go_on)
        else:
            spawn(self._rest(waits_for))

    def _go_on(self, waited_for: Waiting) -> None:
        if waited_for.cancelled() or waited_for.exception() is not None:
            waited_for._asyncio_future_blocking = True  # noqa: SLF001  # as it was found
            self._spawn(self._rest(waited_for))
            return
        try:
            waits_for = self._work.send(None)
        except StopIteration:
            self._over()
        else:
            self._spawn(self._rest(waits_for))

    async def _rest(self, waits_for: Waiting | None) -> None:
        try:
            await _resumed(self._work, waits_for)
        finally:
            self._over()


@coroutine
def _resumed(work: Work, waits_for: Waiting | None) -> Generator[Any, Any, None]:
    """A coroutine that already waits for something."""
    go_on: Any = work.send
    value: Any = None
    while True:
        try:
            value, go_on = (yield waits_for), work.send
        except GeneratorExit:
            work.close()  # whose end may have come already: the collector goes in any order
            raise
        except BaseException as error:  # noqa: BLE001  # whatever it is, it is for the work
            value, go_on = error, work.throw
        try:
            waits_for = go_on(value)
        except StopIteration:
            return
