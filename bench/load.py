"""How many moves a second our server takes over real sockets, and how many boardgame.io takes, driven the same way.

All servers run at once and are played in turns, a short stretch each, because the speed of a machine changes from one second to the next: the ratio is
the median over the rounds, each with its own. `python bench/load.py` is the short form, which `make bench` runs. `--full` measures longer, and
also tables that think before they move, the memory of a room, and many open connections. `--before CHECKOUT` plays the server of another
checkout of ours in the same rounds, and `--think` measures thinking tables alone. `--reviews` measures them with and without two reviews.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

from contissimo.server.settings import Settings
from crowd import boardgame, ours
from crowd.machine import Stopwatch, Taken, described, raise_file_limit
from crowd.play import Game, Stretch, Table
from crowd.reviews import reviewing

TABLES = (10, 100, 500)
TOO_BUSY = 0.8
"""The part of a core above which the driver itself is what is measured."""
PLACEMENTS = 0.9
GAMES_A_SECOND = 250
"""More than any of them plays to the end: so many tables are made ready."""
WAVE = 15.0
"""Seconds in which games that were begun together come to their ends, if players think."""
QUIET = 0.5
"""Seconds after people have come and gone, before anything is measured."""
THINKERS, THOUGHT, RUNS, MOST_RUNS = 500, 1.0, 5, 20
REVIEWS = 2
"""That run while tables think."""
COMPUTERS = 4
"""Tables of computer players: more than there are processes that think."""
TAKEN = 0.01
"""The part of the time for which a core may be missing: rounds with more are shown and left out of ratios and p99."""
ROOMS, BATCHES = 200, 6
CONNECTIONS = 5_000


@dataclass(frozen=True)
class Kind:
    """What is driven: a server, and tables at it."""

    name: str
    serving: Callable[[], AbstractContextManager[Any]]
    seat_tables: Callable[[Any, int], Awaitable[list[Table]]]
    before: str = ""
    """The name of the kind that this one is compared with, beside boardgame.io."""


@dataclass
class Played:
    """A kind with its stretches, and how busy server and driver were in each."""

    kind: Kind
    server: Any
    game: Game
    stretches: list[Stretch] = field(default_factory=list)
    cores: list[tuple[float, float]] = field(default_factory=list)
    taken: list[float] = field(default_factory=list)
    """The part of each stretch for which the host had given one of our cores to others."""

    async def make_ready(self, spare: int) -> None:
        """So many tables to go on with when games end."""
        missing = max(0, spare - len(self.game.tables))
        self.game.more(await self.kind.seat_tables(self.server, missing))

    async def play(self, seconds: float) -> None:
        watches = Stopwatch(self.server.pid), Stopwatch(), Taken()
        stretch = await self.game.play(
            seconds, lambda: [w.start() for w in watches], lambda: [w.stop() for w in watches]
        )
        self.stretches.append(stretch)
        self.cores.append((watches[0].cores, watches[1].cores))
        self.taken.append(watches[2].share)

    @property
    def is_calm(self) -> list[bool]:
        """Of each stretch, whether the host left us the cores."""
        return [taken < TAKEN for taken in self.taken]

    @property
    def rates(self) -> list[float]:
        return [len(stretch.latencies) / stretch.seconds for stretch in self.stretches]

    def __str__(self) -> str:
        times = sorted(time for stretch in self.stretches for time in stretch.latencies)
        moves = sum(stretch.moves for stretch in self.stretches)
        laid = sum(stretch.placements for stretch in self.stretches) / max(1, moves)
        server, driver = (median(cores) for cores in zip(*self.cores, strict=True))
        rate = median(self.rates)
        took = " ".join(f"{1000 * part(times, share):7.1f}" for share in (0.5, 0.95, 0.99))
        note = "" if driver <= TOO_BUSY and laid >= PLACEMENTS else "  DOES NOT COUNT"
        return (
            f"{self.kind.name:>20} {self.game.at_a_time:5d} tables {rate:7.0f} {took} {100 * server:6.0f} %"
            f" {1e6 * server / rate:5.0f} {100 * driver:5.0f} % {100 * laid:5.1f} % {moves:7d}{note}"
        )


HEAD = f"{'moves/s':>42} {'p50':>7} {'p95':>7} {'p99':>7} {'server':>8} {'µs':>5} {'driver':>7} {'laid':>7} {'moves':>7}"


def kinds_of(names: Sequence[str], before: Path | None = None) -> list[Kind]:
    every = []
    for game in ours.KINDS:

        def seat(server: Any, count: int, game: str = game) -> Awaitable[list[Table]]:
            return ours.seat_tables(server, game, count)

        older = f"{game} before"
        every.append(Kind(game, ours.serving, seat, older))
        if before is not None:
            every.append(Kind(older, partial(ours.serving, before), seat))
    every.append(Kind("boardgame.io", boardgame.serving, boardgame.seat_tables))
    return [kind for kind in every if not names or kind.name.removesuffix(" before") in names]


def part(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0


async def play_in_turns(
    kinds: list[Kind],
    number: int,
    most: int,
    seconds: float,
    *,
    thinking: float = 0.0,
    computers: int = 0,
    enough: Callable[[list[Played]], bool] = lambda _: False,
) -> list[Played]:
    """Every kind at so many tables, a stretch each, again and again, until it is enough or there were the most rounds."""
    games = number / WAVE if thinking else GAMES_A_SECOND
    spare = int(games * (1.2 * seconds + 0.5 + 3 * thinking))
    with ExitStack() as stack:
        every = []
        for kind in kinds:
            server = stack.enter_context(kind.serving())
            tables = await kind.seat_tables(server, number + spare)
            if computers:
                await ours.seat_computers(server, computers)
            every.append(Played(kind, server, Game(tables, number, thinking=thinking)))
        for round_ in range(most):
            for played in every:
                await played.make_ready(spare)
            await asyncio.sleep(QUIET)
            # Another one begins each time: people who leave and tables that were just made still cost the first one something.
            first = round_ % len(every)
            for played in every[first:] + every[:first]:
                await played.play(seconds)
            if enough(every):
                break
    for played in every:
        print(played, flush=True)
    return every


async def compare(kinds: list[Kind], number: int, rounds: int, seconds: float) -> None:
    """How many moves a second each of them takes, and how many times those of boardgame.io that is."""
    every = await play_in_turns(
        kinds,
        number,
        2 * rounds,
        seconds,
        enough=lambda every: (
            len(every[0].stretches) >= rounds
            and all(len(calm_rounds(*pair)) >= rounds for pair in in_pairs(every))
        ),
    )
    for played, other in in_pairs(every):
        ratios = [a / b for a, b in zip(played.rates, other.rates, strict=True)]
        calm = [ratios[number] for number in calm_rounds(played, other)]
        left_out = [
            f"{ratio:.2f} with {100 * max(taken):.1f} % missing"
            for ratio, taken in zip(
                ratios, zip(played.taken, other.taken, strict=True), strict=True
            )
            if max(taken) >= TAKEN
        ]
        found = f"{median(calm):.2f}" if calm else "not known how many"
        span = f" ({min(calm):.2f} to {max(calm):.2f})" if calm else ""
        without = f", without {', '.join(left_out)}" if left_out else ""
        print(
            f"{played.kind.name:>20} {found} times {other.kind.name}{span} in {len(calm)} rounds{without}",
            flush=True,
        )


def calm_rounds(played: Played, other: Played) -> list[int]:
    """The rounds in which the host left both of them the cores."""
    both = zip(played.is_calm, other.is_calm, strict=True)
    return [number for number, calm in enumerate(both) if all(calm)]


def in_pairs(every: list[Played]) -> list[tuple[Played, Played]]:
    """Each kind of ours with boardgame.io, and with the same kind of the other checkout."""
    by_name = {played.kind.name: played for played in every}
    return [
        (played, by_name[other])
        for played in every
        for other in ("boardgame.io", played.kind.before)
        if other in by_name and played.kind.name != "boardgame.io"
    ]


async def think(kinds: list[Kind], seconds: float, computers: int = 0) -> None:
    """Tables that think about a second before each move: how long a move takes when the server has time.

    The p99 of a kind is the median of its runs, without those in which the host took a core away for longer than `TAKEN`; with all of them it is
    printed too.
    """
    every = await play_in_turns(
        kinds,
        THINKERS,
        MOST_RUNS,
        seconds,
        thinking=THOUGHT,
        computers=computers,
        enough=lambda every: all(sum(p.is_calm) >= RUNS for p in every),
    )
    marks: dict[str, float] = {}
    for played in every:
        last = [1000 * part(sorted(s.latencies), 0.99) for s in played.stretches]
        calm = [time for time, counts in zip(last, played.is_calm, strict=True) if counts]
        runs = ", ".join(
            f"{time:.1f}{'' if counts else f' with {100 * taken:.1f} % missing'}"
            for time, counts, taken in zip(last, played.is_calm, played.taken, strict=True)
        )
        name = played.kind.name
        marks[name] = median(calm) if calm else float("nan")
        beside = f" beside {computers} of champions" if computers else ""
        print(
            f"{name:>20} {THINKERS} thinking tables{beside}: p99 {marks[name]:.1f} ms in {len(calm)} runs,"
            f" {median(last):.1f} ms in all; all runs {runs}",
            flush=True,
        )
    for played, other in in_pairs(every):
        ratio = marks[played.kind.name] / marks[other.kind.name]
        print(f"{played.kind.name:>20} p99 {ratio:.2f} times that of {other.kind.name}", flush=True)


async def think_with_reviews(kind: Kind, seconds: float, rounds: int) -> None:
    """The same tables without reviews and next to two that run, in turns: how many times as long the slowest moves take."""
    spare = int(THINKERS / WAVE * (1.2 * seconds + 0.5 + 3 * THOUGHT))
    found: dict[bool, list[float]] = {False: [], True: []}
    with kind.serving() as server:
        tables = await kind.seat_tables(server, THINKERS + spare)
        played = Played(kind, server, Game(tables, THINKERS, thinking=THOUGHT))
        for _ in range(rounds):
            for reviews in (False, True):
                await played.make_ready(spare)
                await asyncio.sleep(QUIET)
                async with AsyncExitStack() as stack:
                    judged = (
                        await stack.enter_async_context(reviewing(server, REVIEWS))
                        if reviews
                        else []
                    )
                    await played.play(seconds)
                    entries = sum(judged)
                found[reviews].append(1000 * part(sorted(played.stretches[-1].latencies), 0.99))
                print(
                    f"{kind.name:>20} {'with' if reviews else 'without'} reviews: p99 {found[reviews][-1]:.1f} ms,"
                    f" {100 * played.taken[-1]:.1f} % missing, {entries} entries judged",
                    flush=True,
                )
    ratios = [b / a for a, b in zip(found[False], found[True], strict=True)]
    print(
        f"{kind.name:>20} p99 next to {REVIEWS} reviews {median(ratios):.2f} times that without"
        f" ({min(ratios):.2f} to {max(ratios):.2f}; at most 1.2 is the aim)",
        flush=True,
    )


async def remember(kind: Kind) -> None:
    """What a table leaves in memory that was played and that nobody reads any more."""
    after: list[int] = []
    with kind.serving() as server:
        for _ in range(BATCHES):
            tables = await kind.seat_tables(server, ROOMS)
            await Game(list(tables), ROOMS).play(2.0, lambda: None, lambda: None)
            for table in tables:
                table.close()
            await asyncio.sleep(Settings().room_seconds + 3)
            after.append(int(server.ask("memory")))
    # The first ones fill what all tables share.
    each = (after[-1] - after[1]) / (BATCHES - 2) / ROOMS / 1000
    print(f"{kind.name:>20} a table without connections: {each:.1f} kB", flush=True)


async def connect_many() -> None:
    """So many open connections, each of which still answers."""
    with ours.serving() as server:
        before = int(server.ask("memory"))
        wires = await ours.connect_many(server, CONNECTIONS)
        await asyncio.sleep(30)  # every one of them has been pinged meanwhile
        after = int(server.ask("memory"))
        answered = await ours.all_answer(wires)
        for wire in wires:
            wire.close()
    each = (after - before) / CONNECTIONS / 1000
    print(
        f"{CONNECTIONS} connections: {answered} answer after 30 s, {each:.1f} kB each", flush=True
    )


async def measure(options: argparse.Namespace, kinds: list[Kind]) -> None:
    if options.reviews:
        for kind in kinds:
            if kind.before:
                await think_with_reviews(kind, 6.0, options.rounds)
        return
    print(HEAD)
    if options.think:
        await think(kinds, 6.0)
        return
    for number in options.tables:
        await compare(kinds, number, options.rounds, options.seconds)
    if options.full:
        await think(kinds, 6.0)
        our_own = [kind for kind in kinds if kind.before]
        for kind in our_own:
            await think([kind], 6.0, COMPUTERS)  # one at a time: their computers never rest
        for kind in our_own:
            await remember(kind)
        await connect_many()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--only", nargs="*", default=[], help=", ".join(k.name for k in kinds_of([]))
    )
    parser.add_argument("--tables", nargs="*", type=int, default=TABLES)
    parser.add_argument(
        "--rounds",
        type=int,
        help="that count: 7, and 21 with --full; at most twice as many are played",
    )
    parser.add_argument("--seconds", type=float, default=0.8, help="of a stretch")
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--think", action="store_true", help="thinking tables alone")
    parser.add_argument("--reviews", action="store_true", help="thinking tables next to reviews")
    parser.add_argument("--before", type=Path, help="a checkout in which `make setup` was run")
    options = parser.parse_args()
    options.rounds = options.rounds or (21 if options.full else 7)
    raise_file_limit()
    kinds = kinds_of(options.only, options.before)
    if any(kind.name == "boardgame.io" for kind in kinds):
        try:
            boardgame.install()
        except boardgame.Missing as why:
            print(f"boardgame.io is left out: {why}")
            kinds = [kind for kind in kinds if kind.name != "boardgame.io"]
    print(f"{datetime.now(UTC):%Y-%m-%d}, {described()}")
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(measure(options, kinds))


if __name__ == "__main__":
    main()
