"""Whole random games of connect_four a second by OpenSpiel, in C++. It is run by bench_contig60.py, in an environment of its own."""

from __future__ import annotations

import sys
import time

import pyspiel


def main() -> None:
    games = int(sys.argv[1])
    game = pyspiel.load_game("connect_four")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
    since = time.process_time()
    for seed in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    print(games / (time.process_time() - since))


if __name__ == "__main__":
    main()
