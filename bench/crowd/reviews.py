"""People who look back at games: as many deep reviews as are wanted, one after the other, over REST.

They are a process of their own that is idle by name and reads no more of an answer than it needs: their browsers would not be on the
server's machine, and those who play must not wait for them.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from subprocess import PIPE

import httpx

from crowd.ours import Server, guest

_BENCH = Path(__file__).parents[1]
_RECORDS = _BENCH.parent / "tests" / "data" / "playthroughs"
_BEGUN = re.compile(rb'\{"id":"(\w+)","first":\d+,"judged":(\d+)')
_ENTRIES = re.compile(rb'"entries":(\d+)')
FORGOTTEN = 7.0
"""Seconds after which the server judges nothing more for people who are gone."""


@asynccontextmanager
async def reviewing(server: Server, number: int) -> AsyncIterator[list[int]]:
    """So many reviews at any time; the entries that were judged are counted in the list."""
    judged = [0] * number
    readers = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "crowd.reviews", server.url, str(number)), cwd=_BENCH, stdout=PIPE
    )
    counting = asyncio.create_task(_count(readers, judged))
    try:
        # The processes that judge are started by the first request: nothing is measured before they do.
        while not all(judged) and not counting.done():
            await asyncio.sleep(0.1)
        judged[:] = [0] * number
        yield judged
        assert readers.returncode is None, "the readers of reviews are gone"
    finally:
        if readers.returncode is None:
            readers.kill()
        await readers.wait()
        await counting
        await asyncio.sleep(FORGOTTEN)


async def _count(readers: asyncio.subprocess.Process, judged: list[int]) -> None:
    assert readers.stdout is not None
    async for line in readers.stdout:
        at, turns = map(int, line.split())
        judged[at] += turns


async def _look_back(url: str, record: str, at: int, numbers: count[int]) -> None:
    async with httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=120) as http:
        cookie = {"cookie": await guest(http)}
        while True:
            # A record that was not asked for yet: another number of empty lines.
            text = record + "\n" * next(numbers)
            answer = await http.post(
                "/api/reviews", json={"text": text, "deep": True}, headers=cookie
            )
            before = 0
            while True:
                begun = _BEGUN.match(answer.content)
                entries = _ENTRIES.search(answer.content)
                assert begun is not None, answer.text[:200]
                judged = int(begun[2])
                print(at, judged - before, flush=True)
                before = judged
                if entries is not None and judged == int(entries[1]):
                    break
                path = f"/api/reviews/{begun[1].decode()}?after={judged}"
                answer = await http.get(path, headers=cookie)


async def _look_back_all(url: str, number: int) -> None:
    texts = [
        (_RECORDS / f"{name}.record").read_text("utf-8")
        for name in ("calculissimo-short", "contig60")
    ]
    numbers = count(os.getpid() % 1000)  # other texts than the readers of the round before
    async with asyncio.TaskGroup() as group:
        for at in range(number):
            group.create_task(_look_back(url, texts[at % len(texts)], at, numbers))


if __name__ == "__main__":
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    asyncio.run(_look_back_all(sys.argv[1], int(sys.argv[2])))
