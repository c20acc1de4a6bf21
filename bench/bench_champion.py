"""Playouts and endings a second: `python bench/bench_champion.py [--games N] [--seconds S]`. CPU times of one core."""

from __future__ import annotations

import argparse
import random
import time

from contissimo.core.game import Millis
from contissimo.engine.calculissimo.champion import make_playout
from contissimo.engine.calculissimo.endgame import Endgame
from contissimo.engine.calculissimo.kernel import COMPILED
from contissimo.engine.calculissimo.playout import Playout
from contissimo.engine.player import Budget
from contissimo.games.calculissimo.board import Board, empty_board
from contissimo.games.calculissimo.rules import PRESETS
from contissimo.games.calculissimo.tiles import FACES

RULES = PRESETS["classic"]
Ending = tuple[Board, int, int, int, int]


def begin(playout: Playout, seed: int) -> None:
    """A whole game of two from the first turn on; the first rack is fair as well."""
    tiles = [FACES.index(tile) for tile in RULES.bag]
    random.Random(seed).shuffle(tiles)
    rack = sum(1 << (4 * face) for face in tiles[:7])
    board, sizes, left = empty_board(RULES.layout), (7, 7), len(tiles) - 14
    playout.set_up(board, 0, rack, sizes, tiles[7:], left, (0, 0), (True, True), 0, 0, seed)
    playout.deal(0)


def endings(playout: Playout, games: int) -> list[Ending]:
    """The first position with an empty bag of each game."""
    found = []
    for seed in range(games):
        begin(playout, seed)
        while not playout.over and playout.bag_tiles():
            playout.turn()
        if not playout.over:
            own, other = (playout.rack_of_seat(seat) for seat in (playout.seat, 1 - playout.seat))
            found.append((playout.kernel.board(), own, other, playout.passes, playout.idle))
    return found


def cpu_millis() -> Millis:
    return Millis(time.thread_time_ns() // 1_000_000)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each ending")
    options = parser.parse_args()
    print(f"kernel {'compiled' if COMPILED else 'plain Python'}; classic bag, two players")
    playout = make_playout(RULES)
    for _ in range(2):  # the first warms up
        before, since = playout.nodes, time.thread_time()
        for seed in range(options.games):
            begin(playout, seed)
            while not playout.over:
                playout.turn()
        spent, turns = time.thread_time() - since, playout.nodes - before
    print(
        f"whole games a second {options.games / spent:.0f}, turns a second {turns / spent:.0f}, "
        f"turns a game {turns / options.games:.1f}"
    )
    for plies in (2, 4):
        begin(playout, 1)
        before, since = playout.nodes, time.thread_time()
        for world in range(10 * options.games):
            playout.sample(world, 0, 0, plies)
        spent, turns = time.thread_time() - since, playout.nodes - before
        print(
            f"samples of {plies} turns a second {10 * options.games / spent:.0f}, turns {turns / spent:.0f}"
        )
    search = Endgame(RULES)
    nodes = proved = 0
    found = endings(playout, max(1, options.games // 10))
    since = time.thread_time()
    for ending in found:
        budget = Budget(Millis(int(1000 * options.seconds)), clock=cpu_millis)
        proved += search.solve(*ending, budget.start())[3]
        nodes += search.nodes
    spent = time.thread_time() - since
    print(
        f"endings of {len(found)} games: {nodes / spent:.0f} nodes a second, {proved} proved "
        f"within {options.seconds:g} s, {spent / len(found):.2f} s each"
    )


if __name__ == "__main__":
    main()
