"""The rounds of a match on a `dask.distributed` cluster (the extra `cluster`), whose workers have this package too.

The scheduler plays a dead worker's rounds elsewhere. When it suspects a round itself, because it was there at several
deaths, the round is handed in again, a few times.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from itertools import islice
from typing import Any  # most of dask.distributed has no types

from contissimo.core.errors import ContissimoError
from contissimo.engine.match_plan import Round
from contissimo.engine.match_runner import AHEAD, PlayRound, Work

ATTEMPTS = 5
CONNECT = "10s"


class NoCluster(ContissimoError):
    """There is no cluster to play on."""


def on_cluster(address: str) -> Work:
    """Work for the workers of the scheduler at `address`, as many as there are at any time."""

    def work(play: PlayRound, numbers: Iterator[int]) -> Generator[Round]:
        distributed = _library()
        try:
            client = distributed.Client(address, timeout=CONNECT, set_as_default=False)
        except (OSError, ValueError):
            raise NoCluster("cluster_unreachable", address=address) from None
        try:
            yield from _rounds(distributed, client, play, numbers)
        finally:
            # What nobody waits for any more, the scheduler drops.
            client.close()

    return work


def _library() -> Any:
    """The library, which is an extra. Most of it has no types."""
    try:
        import distributed  # noqa: PLC0415  # only needed when a cluster is asked for
    except ImportError:
        raise NoCluster("cluster_not_installed") from None
    return distributed


def _rounds(
    distributed: Any, client: Any, play: PlayRound, numbers: Iterator[int]
) -> Generator[Round]:
    attempts: Counter[int] = Counter()
    number_of: dict[str, int] = {}

    def submit(number: int) -> Any:
        attempts[number] += 1
        # Not pure: a later match with the same plan shall be played, not remembered.
        future = client.submit(play, number, pure=False)
        number_of[future.key] = number
        return future

    waiting = AHEAD * max(1, sum(client.ncores().values()))
    first = [submit(number) for number in islice(numbers, waiting)]
    done = distributed.as_completed(first, loop=client.loop)
    for future in done:
        number = number_of.pop(future.key)
        try:
            played: Round = future.result()
        except distributed.KilledWorker:
            if attempts[number] == ATTEMPTS:
                raise NoCluster("cluster_round_lost", round=number) from None
            done.add(submit(number))
            continue
        for following in islice(numbers, 1):
            done.add(submit(following))
        yield played
