"""The kernel and the plain generator on the same greedy self-play positions: `python bench/bench_kernel.py [--games N]`.

Times are CPU times of one core, for each position the best of three runs; the board is already loaded, the
arrangements of the rack are made anew each time. The plain generator lists placements without their scores;
it runs once, and for the ratio so does the kernel.
"""

from __future__ import annotations

import argparse
import itertools
import random
import time
from collections.abc import Callable

from contissimo.engine.calculissimo.kernel import COMPILED, PASS, Kernel, rack_of, tiles_of
from contissimo.games.calculissimo.board import Board, empty_board
from contissimo.games.calculissimo.movegen import placements
from contissimo.games.calculissimo.rules import PRESETS

RULES = PRESETS["classic"]
JOKER = rack_of("?")
EMPTY = empty_board(RULES.layout)
Turn = tuple[Board, int]


def play(kernel: Kernel, rng: random.Random, turns: list[Turn] | None = None) -> None:
    """One greedy game of two; whoever can't place exchanges all tiles, or passes with an empty bag."""
    bag = [rack_of(tile) for tile in RULES.bag]
    rng.shuffle(bag)
    racks = [sum(bag.pop() for _ in range(7)) for _ in range(2)]
    kernel.load(EMPTY)
    seat = idle = 0
    while idle < 4:
        rack = racks[seat]
        if turns is not None:
            turns.append((kernel.board(), rack))
        move = kernel.best(rack)
        count = 0
        if move == PASS:
            idle += 1
            if bag:
                back = [rack_of(tile) for tile in tiles_of(rack)]
                rack = 0
                count = len(back)
                bag[:0] = back
        else:
            idle = 0
            kernel.play(move)
            rack -= kernel.used(move)
            count = ((move >> 35) & 7) + ((move >> 38) & 7)
        for _ in range(min(count, len(bag))):
            rack += bag.pop()
        racks[seat] = rack
        if not rack:
            return
        seat = 1 - seat


def timed(work: Callable[[int], object], kernel: Kernel, turns: list[Turn], runs: int = 3) -> float:
    """Microseconds a position."""
    total = 0.0
    for board, rack in turns:
        kernel.load(board)
        best = float("inf")
        for _ in range(runs):
            kernel.can_place(0)  # forgets the arrangements
            begun = time.thread_time_ns()
            work(rack)
            best = min(best, time.thread_time_ns() - begun)
        total += best
    return total / len(turns) / 1000


def plain(turns: list[Turn]) -> float:
    begun = time.thread_time_ns()
    for board, rack in turns:
        for _ in placements(board, RULES, tiles_of(rack)):
            pass
    return (time.thread_time_ns() - begun) / len(turns) / 1000


def row(name: str, kernel: Kernel, turns: list[Turn], sample: int) -> None:
    """One line of the table; the plain generator runs on the first `sample` positions only, as does the ratio."""
    few = turns[:sample]
    slow, fast = plain(few), timed(kernel.generate, kernel, few, runs=1)
    all_moves = timed(kernel.generate, kernel, turns)
    best = timed(kernel.best, kernel, turns)
    ten = timed(lambda rack: kernel.search(rack, 10), kernel, turns)
    moves = 0
    for board, rack in turns:
        kernel.load(board)
        moves += kernel.generate(rack)
    mean = moves / len(turns)
    print(
        f"{name:<24}{len(turns):>7}{mean:>9.0f}{all_moves:>10.1f}{mean / all_moves:>10.1f}"
        f"{best:>10.1f}{ten:>10.1f}{slow:>12.0f}{slow / fast:>9.0f}"
    )


def clock_cost() -> float:
    """What reading the clock adds to each time, in microseconds."""
    times = [time.thread_time_ns() for _ in range(2000)]
    return min(b - a for a, b in itertools.pairwise(times)) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    games = parser.parse_args().games
    kernel = Kernel(RULES)
    rng = random.Random(1)
    turns: list[Turn] = []
    for _ in range(games):
        play(kernel, rng, turns)
    rng.shuffle(turns)
    print(
        f"kernel {'compiled' if COMPILED else 'plain Python'}; {games} games, {len(turns)} positions"
    )
    print(f"microseconds a position; reading the clock is {clock_cost():.1f} of them")
    print(
        f"{'rack':<24}{'places':>7}{'moves':>9}{'all':>10}{'moves/us':>10}{'best':>10}{'best 10':>10}"
        f"{'movegen':>12}{'ratio':>9}"
    )
    row("as they come", kernel, turns[:3000], 150)
    full = [turn for turn in turns if len(tiles_of(turn[1])) == 7]
    for jokers, most, sample in ((0, 2000, 100), (1, 400, 12), (2, 60, 1)):
        some = [turn for turn in full if turn[1] // JOKER == jokers][:most]
        if some:
            row(f"7 tiles, {jokers} jokers", kernel, some, sample)
    for pace in range(2):  # the first warms up
        begun = time.thread_time()
        for _ in range(games):
            play(kernel, rng)
        spent = time.thread_time() - begun
        if pace:
            print(f"greedy games a second on one core, players in Python: {games / spent:.0f}")


if __name__ == "__main__":
    main()
