"""Work that is repeated: in time, only if it is needed, whatever went wrong before, and until the server stops."""

from __future__ import annotations

import asyncio

from contissimo.server.support.periodic import Repeating

SOON = 0.001


class Rounds:
    """Counts them, and can be waited for."""

    def __init__(self) -> None:
        self.number = 0
        self._came = asyncio.Event()

    async def __call__(self) -> None:
        self.number += 1
        self._came.set()

    __name__ = "rounds"

    async def more(self, number: int) -> None:
        async with asyncio.timeout(60):
            for _ in range(number):
                self._came.clear()
                await self._came.wait()


def test_work_is_repeated_until_it_is_stopped() -> None:
    async def run() -> None:
        rounds = Rounds()
        repeating = Repeating(SOON, rounds)
        repeating.start()
        await rounds.more(3)
        await repeating.stop()
        done = rounds.number
        await asyncio.sleep(20 * SOON)  # nothing reports that nothing happens
        assert rounds.number == done

    asyncio.run(run())


def test_a_round_that_is_not_needed_is_left_out_and_the_next_one_comes() -> None:
    async def run() -> None:
        rounds, asked = Rounds(), 0

        def needed() -> bool:
            nonlocal asked
            asked += 1
            return asked > 3

        repeating = Repeating(SOON, rounds, needed=needed)
        repeating.start()
        await rounds.more(1)
        await repeating.stop()
        assert rounds.number == asked - 3

    asyncio.run(run())


def test_a_failure_costs_one_round() -> None:
    async def run() -> None:
        rounds = Rounds()

        async def failing() -> None:
            await rounds()
            raise RuntimeError

        repeating = Repeating(SOON, failing)
        repeating.start()
        await rounds.more(2)
        await repeating.stop()

    asyncio.run(run())


def test_the_first_round_has_a_time_of_its_own_and_what_waits_can_be_stopped() -> None:
    async def run() -> None:
        rounds = Rounds()
        repeating = Repeating(3600, rounds, first=SOON)
        repeating.start()
        await rounds.more(1)
        await repeating.stop()
        assert rounds.number == 1

    asyncio.run(run())


def test_work_that_has_begun_is_finished() -> None:
    async def run() -> None:
        begun, go_on, ended = asyncio.Event(), asyncio.Event(), False

        async def work() -> None:
            nonlocal ended
            begun.set()
            await go_on.wait()
            ended = True

        repeating = Repeating(SOON, work)
        repeating.start()
        await begun.wait()
        asyncio.get_running_loop().call_soon(go_on.set)
        await repeating.stop()
        assert ended

    asyncio.run(run())
