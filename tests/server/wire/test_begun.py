"""A coroutine that begins at once behaves as it would in a task, whatever it waits for and however that ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from contissimo.server.support.answer import Answer
from contissimo.server.support.loop_meter import Meter
from contissimo.server.wire.begun import Begun

Log = list[str]
Work = Coroutine[Any, Any, None]


def begun(make: Callable[[Log], Work]) -> Log:
    """What happened, in order, and how many tasks it took."""
    log: Log = []

    async def run() -> None:
        tasks: list[asyncio.Task[None]] = []
        Begun(
            make(log),
            lambda: log.append("over"),
            lambda work: tasks.append(asyncio.create_task(work)),
        )
        log.append("begun")
        while "over" not in log:
            await asyncio.sleep(0)  # others get their turn
        for task in tasks:
            await asyncio.wait([task])
        log.append(f"{len(tasks)} tasks")

    asyncio.run(run())
    return log


def test_what_never_waits_is_over_when_it_has_begun() -> None:
    async def work(log: Log) -> None:
        log.append("work")

    assert begun(work) == ["work", "over", "begun", "0 tasks"]


def test_one_wait_needs_no_task() -> None:
    async def work(log: Log) -> None:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_soon(answer.set_result, "answer")
        log.append(await answer)

    assert begun(work) == ["begun", "answer", "over", "0 tasks"]


def test_what_it_waits_for_may_let_it_go_on_where_it_is_answered() -> None:
    """And not after what has arrived meanwhile."""

    async def run(error: Exception | None) -> Log:
        log: Log = []
        tasks: list[asyncio.Task[None]] = []
        answer = Answer()

        async def work() -> None:
            try:
                await answer
            except ValueError as failed:
                log.append(str(failed))
            log.append("work")

        Begun(
            work(),
            lambda: log.append("over"),
            lambda work: tasks.append(asyncio.create_task(work)),
        )
        answer.give(error)
        answer.give(None)
        log.append("given")
        for task in tasks:
            await task
        return log

    assert asyncio.run(run(None)) == ["work", "over", "given"]
    assert asyncio.run(run(ValueError("no"))) == ["given", "no", "work", "over"]


def test_a_second_wait_takes_a_task_and_so_does_letting_others_go_first() -> None:
    async def work(log: Log) -> None:
        for number in range(3):
            answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            asyncio.get_running_loop().call_soon(answer.set_result, number)
            log.append(f"{await answer}")
        async with asyncio.timeout(60):  # which only a task may have
            await asyncio.sleep(0)

    assert begun(work) == ["begun", "0", "1", "2", "over", "1 tasks"]

    async def polite(log: Log) -> None:
        await asyncio.sleep(0)
        log.append("after others")

    assert begun(polite) == ["begun", "after others", "over", "1 tasks"]


def test_what_it_waited_for_may_fail_or_be_cancelled() -> None:
    async def fails(log: Log) -> None:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_soon(answer.set_exception, ValueError("no"))
        try:
            await answer
        except ValueError as error:
            async with asyncio.timeout(60):
                log.append(str(error))

    assert begun(fails) == ["begun", "no", "over", "1 tasks"]

    async def cancelled(log: Log) -> None:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_soon(answer.cancel)
        try:
            await answer
        except asyncio.CancelledError:
            log.append("cancelled")

    assert begun(cancelled) == ["begun", "cancelled", "over", "1 tasks"]


def test_it_is_over_even_if_its_task_is_cancelled() -> None:
    log: Log = []
    tasks: list[asyncio.Task[None]] = []

    async def work() -> None:
        await asyncio.sleep(0)
        await asyncio.Event().wait()

    async def run() -> None:
        Begun(
            work(),
            lambda: log.append("over"),
            lambda work: tasks.append(asyncio.create_task(work)),
        )
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.wait(tasks)

    asyncio.run(run())
    assert log == ["over"]


def test_the_collector_may_end_it_after_its_work() -> None:
    """It goes in any order, and an error there would be reported in the middle of something else."""

    async def run() -> None:
        waits: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            await asyncio.sleep(0)
            await waits

        inner = work()
        tasks: list[Work] = []
        Begun(inner, lambda: None, tasks.append)
        rest = Meter().of("task", tasks[0])
        for _ in range(2):
            rest.send(None)
        inner.close()
        rest.close()

    asyncio.run(run())
