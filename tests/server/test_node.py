"""One process of the server: what it lets go on by itself."""

from __future__ import annotations

import asyncio
import inspect
from pathlib import Path

import pytest

from contissimo.server.node import Node
from tests.server.helpers import settings_for


def test_work_that_is_cancelled_before_its_first_step_is_closed(tmp_path: Path) -> None:
    """Else Python warns, at some later moment, that it was never awaited."""

    async def waits() -> None:
        await asyncio.Event().wait()

    async def spawn_and_cancel() -> str:
        node = Node(settings_for(tmp_path))
        work = waits()
        node.spawn(work)
        tasks = list(node._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)
        return inspect.getcoroutinestate(work)

    assert asyncio.run(spawn_and_cancel()) == inspect.CORO_CLOSED


def test_what_is_spawned_after_the_end_never_begins(tmp_path: Path) -> None:
    """The last tasks are cancelled, and what one of them wakes would be left pending in a loop that is closed."""

    async def work() -> None:
        pytest.fail("begun")

    async def spawn_late() -> str:
        node = Node(settings_for(tmp_path))
        await node.start()
        await node.stop()
        late = work()
        node.spawn(late)
        assert not node._tasks
        return inspect.getcoroutinestate(late)

    assert asyncio.run(spawn_late()) == inspect.CORO_CLOSED
