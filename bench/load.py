"""How many moves a second our server takes over real sockets, and how many boardgame.io takes, driven the same way.

`python bench/load.py` is the short form, which `make bench` runs. `--full` measures longer, and also the memory, the
tables that think before they move, and many open connections.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import uvloop

from crowd import boardgame, ours
from crowd.machine import Stopwatch, described, raise_file_limit
from crowd.play import Game, Table

TABLES = (10, 100, 500)
TOO_BUSY = 0.8
"""The part of a core above which the driver itself is what is measured."""
PLACEMENTS = 0.9


@dataclass(frozen=True)
class Result:
    """One run in numbers."""

    moves_a_second: float
    percentiles: tuple[float, float, float]
    server: float
    driver: float
    placements: float
    moves: int

    @property
    def counts(self) -> bool:
        return self.driver <= TOO_BUSY and self.placements >= PLACEMENTS

    def __str__(self) -> str:
        times = " ".join(f"{1000 * t:7.1f}" for t in self.percentiles)
        note = "" if self.counts else "  DOES NOT COUNT"
        return (
            f"{self.moves_a_second:7.0f} {times} {100 * self.server:6.0f} % {1e6 * self.server / self.moves_a_second:5.0f} {100 * self.driver:5.0f} %"
            f" {100 * self.placements:5.1f} % {self.moves:7d}{note}"
        )


HEAD = f"{'moves/s':>36} {'p50':>7} {'p95':>7} {'p99':>7} {'server':>8} {'µs':>5} {'driver':>7} {'laid':>7} {'moves':>7}"


@dataclass(frozen=True)
class Kind:
    """What is driven: a server, and tables at it."""

    name: str
    serving: Callable[[], AbstractContextManager[Any]]
    seat_tables: Callable[[Any, int], Awaitable[list[Table]]]


def kinds_of(names: Sequence[str]) -> list[Kind]:
    seat = ours.seat_tables
    every = [
        Kind("calculissimo", ours.serving, lambda server, n: seat(server, "calculissimo", n)),
        Kind("contig60", ours.serving, lambda server, n: seat(server, "contig60", n)),
        Kind("boardgame.io", boardgame.serving, boardgame.seat_tables),
    ]
    return [kind for kind in every if not names or kind.name in names]


async def drive(
    kind: Kind, server: Any, at_a_time: int, *, spare: int, seconds: float, thinking: float = 0.0
) -> Result:
    """One run: tables are made, then played, and only the playing is measured."""
    tables = await kind.seat_tables(server, at_a_time + spare)
    every = list(tables)
    game = Game(tables, at_a_time, seconds, thinking)
    watches = Stopwatch(server.pid), Stopwatch()
    took = await game.play(
        lambda: [w.start() for w in watches], lambda: [w.stop() for w in watches]
    )
    for table in every:
        table.close()
    await asyncio.sleep(0.2)
    times = sorted(game.latencies)
    return Result(
        moves_a_second=len(times) / took,
        percentiles=(part(times, 0.5), part(times, 0.95), part(times, 0.99)),
        server=watches[0].cores,
        driver=watches[1].cores,
        placements=game.placements / max(1, game.moves),
        moves=len(times),
    )


def part(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0


def run(work: Awaitable[Any]) -> Any:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)  # type: ignore[arg-type]


def compare(kinds: list[Kind], tables: Sequence[int], *, spare: int, seconds: float) -> None:
    """Every kind at so many tables, side by side."""
    for number in tables:
        found: dict[str, Result] = {}
        for kind in kinds:
            begin = time.perf_counter()
            with kind.serving() as server:
                result = run(drive(kind, server, number, spare=spare, seconds=seconds))
            found[kind.name] = result
            print(
                f"{kind.name:>14} {number:5d} tables {result}  ({time.perf_counter() - begin:.0f} s)",
                flush=True,
            )
        other = found.pop("boardgame.io", None)
        if other is not None:
            for name, result in found.items():
                print(
                    f"{name:>14} {result.moves_a_second / other.moves_a_second:.2f} times boardgame.io"
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--only", nargs="*", default=[], help="calculissimo, contig60, boardgame.io"
    )
    parser.add_argument("--tables", nargs="*", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--spare", type=int, default=500)
    options = parser.parse_args()
    raise_file_limit()
    kinds = kinds_of(options.only)
    if any(kind.name == "boardgame.io" for kind in kinds):
        try:
            boardgame.install()
        except boardgame.Missing as why:
            print(f"boardgame.io is left out: {why}")
            kinds = [kind for kind in kinds if kind.name != "boardgame.io"]
    print(f"{datetime.now(UTC):%Y-%m-%d}, {described()}")
    print(HEAD)
    compare(kinds, options.tables, spare=options.spare, seconds=options.seconds)


if __name__ == "__main__":
    main()
