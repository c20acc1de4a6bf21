"""What every part of one process may use: settings, time, storage, the bus, metrics and background tasks.

It knows nothing about tables or games. `Node` is one, with all its parts; each of those receives only this much of it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine

from contissimo.core.game import Millis
from contissimo.server.cluster.bus import MemoryBus, open_bus
from contissimo.server.limits import Limits
from contissimo.server.log import log
from contissimo.server.metrics import Metrics
from contissimo.server.settings import Settings
from contissimo.server.storage.database import Store
from contissimo.server.storage.health import Health
from contissimo.server.storage.log_writer import Writer
from contissimo.server.support.server_time import Times


class Context:
    store: Store
    writer: Writer
    loop: asyncio.AbstractEventLoop

    def __init__(self, settings: Settings, now: Callable[[], Millis] | None = None) -> None:
        self.id = secrets.token_hex(8)
        self.settings = settings
        self.times = now if isinstance(now, Times) else Times(step=Times.step_of(settings))
        self.now = now or self.times
        self.ticks: Callable[[], float] = getattr(now, "ticks", self.times.ticks)
        """Seconds for rates: no step of the wall clock refuses anybody. A clock that is passed in may have its own."""
        self.metrics = Metrics()
        self.limits = Limits(settings, self.ticks)
        self.bus = open_bus(settings)
        self.health = Health()
        self.metrics.age.set_function(lambda: self.health.age)
        self._tasks: set[asyncio.Task[object]] = set()
        self._ended = False

    @property
    def is_shared(self) -> bool:
        """Whether other nodes may serve the same tables."""
        return not isinstance(self.bus, MemoryBus)

    async def publish(self, name: str) -> None:
        """Notify other nodes that something about a table, or a guest, has changed and is stored."""
        await self.bus.publish_alone(self.store, (name, 0))

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        """Run something in the background; a failure is logged, never lost."""
        if self._ended:
            work.close()  # the loop cancels its last tasks, and would leave what one of them begins
            return
        task = asyncio.create_task(self._metered(work))
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        # A task that is cancelled before its first step never awaits its work.
        task.add_done_callback(lambda _: work.close())

    async def _metered(self, work: Coroutine[object, object, object]) -> object:
        return await self.metrics.meter.of("task", work)

    def _finished(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error(
                "task_failed", error=type(task.exception()).__name__, exc_info=task.exception()
            )

    def end(self) -> None:
        """Everything has stopped: what is spawned from now on never begins."""
        self._ended = True

    async def end_tasks(self, seconds: float) -> None:
        """Wait this long for background tasks, and as long again for cancelled ones: a database may be unresponsive."""
        if not self._tasks:
            return
        _, late = await asyncio.wait(self._tasks, timeout=seconds)
        for task in late:
            task.cancel()
        # Their cleanup may use the same connection, which is cut when the store is closed.
        if late:
            await asyncio.wait(late, timeout=seconds)
