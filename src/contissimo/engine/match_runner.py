"""Runs a match of computer players: round after round, here, in several processes or on a cluster.

Who plays the rounds is a `Work`; which of them count is decided here, in their order, so that the result is the same
for every kind and number of workers.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from functools import partial
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Protocol, TypeVar

from contissimo.engine.match_plan import Plan, Round
from contissimo.engine.match_result import Ended, MatchResult, Tally
from contissimo.engine.table import play_round

PlayRound = Callable[[int], Round]
Work = Callable[[PlayRound, Iterator[int]], Generator[Round]]
"""Plays the rounds with these numbers and gives each when it is there, in any order. Closing it ends the work."""
Progress = Callable[[MatchResult], None]
T = TypeVar("T")


class AnyWork(Protocol):
    """A `Work` that doesn't mind what is made of each number."""

    def __call__(self, play: Callable[[int], T], numbers: Iterator[int], /) -> Generator[T]: ...


BATCH = 25
"""After how many rounds each time the question is asked whether the error is small enough."""
AHEAD = 3
"""How many rounds a worker has waiting, so that it never waits itself."""
PATIENCE = 5.0
"""Seconds that a process has to end when its work is no longer wanted."""


def run(
    plan: Plan,
    *,
    work: Work | None = None,
    until_error: float | None = None,
    progress: Progress | None = None,
) -> MatchResult:
    """The result of a match. An interruption (Ctrl-C) ends it with the rounds that were played."""
    tally = Tally(plan.players)
    early: dict[int, Round] = {}
    rounds = (work or one_by_one)(partial(play_round, plan), iter(range(plan.rounds)))
    ended: Ended = "complete"
    try:
        with closing(rounds):
            for played in rounds:
                early[played.number] = played
                if _count(tally, early, until_error):
                    return tally.result("precise")
                if progress is not None:
                    progress(tally.result(ended))
    except KeyboardInterrupt:
        ended = "interrupted"
        for number in sorted(early):
            tally.add(early[number])
    return tally.result(ended)


def _count(tally: Tally, early: dict[int, Round], until_error: float | None) -> bool:
    """Count the rounds whose turn has come; whether that is enough."""
    while tally.rounds in early:
        tally.add(early.pop(tally.rounds))
        asked = until_error is not None and tally.rounds % BATCH == 0
        if asked and until_error is not None and tally.careful_error() <= until_error:
            return True
    return False


def one_by_one(play: Callable[[int], T], numbers: Iterator[int]) -> Generator[T]:
    """Work in this process."""
    for number in numbers:
        yield play(number)


def in_processes(jobs: int, begin: Callable[[], object] | None = None) -> AnyWork:
    """Work in `jobs` processes; each calls `begin` first, where one is given."""

    def work(play: Callable[[int], T], numbers: Iterator[int], /) -> Generator[T]:
        others = set(active_children())
        # Started afresh, not forked: the same on every system, and safe alongside threads.
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), begin)
        waiting: set[Future[T]] = set()
        try:
            waiting |= {pool.submit(play, number) for number in islice(numbers, AHEAD * jobs)}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(play, number) for number in islice(numbers, len(done))}
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=not waiting, cancel_futures=True)
            if waiting:  # Nobody wants these rounds any more, and one can take minutes.
                for child in set(active_children()) - others:
                    child.terminate()
                    child.join(PATIENCE)
                    child.kill()

    return work
