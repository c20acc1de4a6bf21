"""People who look back at games: as many deep reviews as are wanted, one after the other, over REST."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import httpx

from crowd.ours import Server, guest

_RECORDS = Path(__file__).parents[2] / "tests" / "data" / "playthroughs"
FORGOTTEN = 7.0
"""Seconds after which the server judges nothing more for people who are gone."""
_numbers = count(1)


@asynccontextmanager
async def reviewing(server: Server, number: int) -> AsyncIterator[list[int]]:
    """So many reviews at any time; the entries that were judged are counted in the list."""
    judged = [0] * number
    texts = [
        (_RECORDS / f"{name}.record").read_text("utf-8")
        for name in ("calculissimo-short", "contig60")
    ]
    tasks = [
        asyncio.create_task(_look_back(server, texts[at % len(texts)], judged, at))
        for at in range(number)
    ]
    try:
        # The processes that judge are started by the first request: nothing is measured before they do.
        while not all(judged) and not any(task.done() for task in tasks):
            await asyncio.sleep(0.1)
        judged[:] = [0] * number
        yield judged
    finally:
        for task in tasks:
            task.cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        failed = [error for error in done if not isinstance(error, asyncio.CancelledError)]
        assert not failed, failed
        await asyncio.sleep(FORGOTTEN)


async def _look_back(server: Server, record: str, judged: list[int], at: int) -> None:
    origin = {"origin": server.url}
    async with httpx.AsyncClient(base_url=server.url, headers=origin, timeout=120) as http:
        cookie = {"cookie": await guest(http)}
        while True:
            # A record that was not asked for yet: another number of empty lines.
            text = record + "\n" * next(_numbers)
            answer = await http.post(
                "/api/reviews", json={"text": text, "deep": True}, headers=cookie
            )
            found, after = json.loads(answer.text), 0
            while True:
                after += len(found["turns"])
                judged[at] += len(found["turns"])
                if found["head"] is not None and after == found["head"]["entries"]:
                    break
                path = f"/api/reviews/{found['id']}?after={after}"
                found = (await http.get(path, headers=cookie)).json()
