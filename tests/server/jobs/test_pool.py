"""The order in which those who wait get a process: people first, turn by turn, and nothing for nobody."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from contextvars import Context
from typing import Any, TypeVarTuple

import pytest

from contissimo.core.errors import ContissimoError
from contissimo.server.errors import Refused
from contissimo.server.jobs.pool import Forgotten, Pool, Turn, Worker

Ts = TypeVarTuple("Ts")


class Desk:
    """A pool with one worker, busy until a test lets it go on, and what was begun, in order."""

    def __init__(self, pool: Pool, free: threading.Event) -> None:
        self.pool = pool
        self.begun: list[str] = []
        self._free = free
        self._tasks: list[asyncio.Task[Any]] = []

    async def ask(self, name: str, turn: Turn | None = None) -> asyncio.Task[Any]:
        task = asyncio.create_task(self.pool.ask(name, millis=0, turn=turn))
        self._tasks.append(task)
        await asyncio.sleep(0)
        return task

    def go_on(self) -> None:
        self._free.set()

    async def finish(self) -> list[str]:
        self.go_on()
        await asyncio.wait_for(asyncio.gather(*self._tasks, return_exceptions=True), 60)
        return self.begun[1:]


@asynccontextmanager
async def desk(monkeypatch: pytest.MonkeyPatch, **given: Any) -> AsyncIterator[Desk]:
    free = threading.Event()
    pool = Pool(1, "test", **given)
    found = Desk(pool, free)

    def ask(_: Worker, job: Any) -> str:
        found.begun.append(job[0])
        assert free.wait(60)
        return f"{job[0]} done"

    monkeypatch.setattr(Worker, "ask", ask)
    await found.ask("first")
    try:
        yield found
    finally:
        free.set()
        await pool.stop()


def run(test: Callable[[], Any]) -> None:
    asyncio.run(test())


def at(address: str, guest: str = "", table: str = "", **more: Any) -> Turn:
    return Turn((address, guest, table), **more)


def test_a_person_comes_before_tables_of_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(monkeypatch) as it:
            for number in range(120):
                await it.ask(f"computers {number}", at("crowd", "g", f"{number}", people=False))
            await it.ask("person", at("home"))
            assert (await it.finish())[0] == "person"

    run(test)


def test_addresses_guests_and_tables_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(monkeypatch) as it:
            for number in range(4):
                await it.ask(f"a1 {number}", at("a", "1", f"t{number}", counts=False))
            for number in range(2):
                await it.ask(f"a2 {number}", at("a", "2", f"u{number}", counts=False))
            for number in range(2):
                await it.ask(f"b {number}", at("b", "3", "v", counts=False))
            order = await it.finish()
        assert order == ["a1 0", "b 0", "a2 0", "b 1", "a1 1", "a2 1", "a1 2", "a1 3"]

    run(test)


def test_whoever_asks_again_has_taken_the_first_question_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        async with desk(monkeypatch) as it:
            old = await it.ask("reach 1", at("a", slot=("reach", 1)))
            other = await it.ask("reach of another seat", at("a", slot=("reach", 2)))
            new = await it.ask("reach 2", at("a", slot=("reach", 1)))
            with pytest.raises(Forgotten):
                await old
            assert await it.finish() == ["reach of another seat", "reach 2"]
            assert (await new, await other) == ("reach 2 done", "reach of another seat done")

    run(test)


def test_what_nobody_waits_for_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(monkeypatch) as it:
            here = [True]
            unwanted = await it.ask("of somebody who left", at("a", wanted=lambda: here[0]))
            cancelled = await it.ask("given up", at("b"))
            await it.ask("wanted", at("c"))
            here[0] = False
            cancelled.cancel()
            assert await it.finish() == ["wanted"]
            with pytest.raises(Forgotten):
                await unwanted

    run(test)


def test_a_process_that_rests_works_for_people_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(monkeypatch, rest=lambda: 1e9) as it:
            looks = [await it.ask(f"close look {n}", at("a", people=False)) for n in range(2)]
            person = await it.ask("person", at("b"))
            it.go_on()
            await looks[0]
            await person
            await (await it.ask("another person", at("c")))
            assert it.begun == ["first", "person", "close look 0", "another person"]
            assert not looks[1].done()

    run(test)


def test_after_its_rest_a_process_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(monkeypatch, rest=lambda: 0.001) as it:
            for number in range(3):
                await it.ask(f"close look {number}", at("a", people=False))
            assert len(await it.finish()) == 3

    run(test)


class EarlyTimers(asyncio.SelectorEventLoop):
    """Timers ring 5 ms before their time has come by its clock; those of uvloop may be half a millisecond early."""

    def call_at(
        self,
        when: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return super().call_at(when - 0.005, callback, *args, context=context)


def test_a_rest_that_a_timer_ends_too_early_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(monkeypatch, rest=lambda: 10.0) as it:
            for number in range(3):
                await it.ask(f"close look {number}", at("a", people=False))
            assert len(await it.finish()) == 3

    with asyncio.Runner(loop_factory=EarlyTimers) as runner:
        runner.run(test())


def test_past_its_bound_it_is_busy_for_who_asks_most(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(monkeypatch, most=4) as it:
            many = [await it.ask(f"crowd {n}", at("crowd")) for n in range(5)]
            with pytest.raises(Refused, match="busy"):
                await many[4]
            await it.ask("person", at("home"))
            with pytest.raises(Refused, match="busy"):
                await many[3]
            await it.ask("a move of a computer", at("crowd", counts=False))
            order = await it.finish()
        assert order == ["crowd 0", "person", "crowd 1", "crowd 2", "a move of a computer"]

    run(test)


def test_a_question_that_nobody_waits_for_keeps_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(monkeypatch, most=2) as it:
            gone = [await it.ask(f"gone {n}", at("a", wanted=lambda: False)) for n in range(2)]
            mine = await it.ask("mine", at("a"))
            for task in gone:
                with pytest.raises(Forgotten):
                    await task
            assert await it.finish() == ["mine"]
            assert await mine == "mine done"

    run(test)


def test_the_number_of_those_who_wait_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []

    async def test() -> None:
        async with desk(monkeypatch, told=told.append) as it:
            await it.ask("one", at("a"))
            await it.ask("two", at("a"))
            assert it.pool.waiting == 3
            await it.finish()
            assert it.pool.waiting == 0

    run(test)
    assert (max(told), told[-1]) == (3, 0)


def test_whose_turn_it_was_is_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("contissimo.server.jobs.pool._REMEMBERED", 10)

    async def test() -> None:
        async with desk(monkeypatch) as it:
            for number in range(100):
                await it.ask(f"{number}", at(f"{number}", counts=False))
            await it.finish()
            assert len(it.pool._served) <= 10

    run(test)


def test_a_real_process_answers_a_person_before_computers() -> None:
    """One process, so that answers come in the order in which they were begun: of two, one may stand still for long."""

    async def test() -> None:
        pool = Pool(1, "test")
        order: list[str] = []

        async def ask(name: str, turn: Turn) -> None:
            with suppress(ContissimoError):  # a refusal is an answer as well
                await pool.ask("best_at", "no record", 1, (), millis=60_000, turn=turn)
            order.append(name)

        try:
            crowd = [
                asyncio.create_task(
                    ask("computers", at("crowd", "g", f"{n}", people=False, counts=False))
                )
                for n in range(60)
            ]
            await asyncio.sleep(0)
            person = asyncio.create_task(ask("person", at("home")))
            await asyncio.wait_for(asyncio.gather(person, *crowd), 120)
        finally:
            await pool.stop()
        assert order.index("person") == 1, "only what had begun when it came may come before it"

    run(test)
