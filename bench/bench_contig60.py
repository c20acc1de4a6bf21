"""Contig 60: random games a second beside a yardstick, and how long each level takes for a move. CPU times of one core.

`python bench/bench_contig60.py [--seconds S] [--games N]`. The yardstick is OpenSpiel's connect_four between two random
bots, played in C++ (`make bench` installs it from requirements/bench.txt where it can). Marks: the playout at least 4 times
the yardstick, through `Position` at least 300 games a second, a move of any level under 200 ms.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from contissimo.core.chance import small_stream
from contissimo.core.game import NATURE, Seat
from contissimo.engine.contig60.kernel import COMPILED, Kernel
from contissimo.engine.contig60.levels import LEVELS, PLAYERS
from contissimo.engine.player import UNLIMITED
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.rules import PRESETS

RULES = PRESETS["contig60"]
HERE = Path(__file__).parent
YARDSTICK = HERE.parent / ".venv" / "bench" / "bin" / "python"
TURNS = 3
"""How often each is measured, by turns; the best counts, for what else runs on the machine only ever slows down."""
BATCH = 1000


def playout_rate(seconds: float) -> float:
    kernel = Kernel(RULES)
    return _rate(seconds, lambda seed: kernel.random_games(seed, BATCH)) * BATCH


def position_rate(seconds: float) -> float:
    """The same games through the rules: any honest move of whoever is to act, or of chance."""
    return _rate(seconds, _random_game)


class Quick:
    """Chance that costs next to nothing: the rules are measured here, not verifiable chance."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def below(self, bound: int) -> int:
        return int(self._random() * bound)


def _random_game(seed: int) -> None:
    rng = Quick(seed)
    position = GAME.start(RULES, 2)
    while position.to_act:
        (seat,) = position.to_act
        if seat == NATURE:
            position = position.apply(seat, position.chance(rng))
        else:
            moves = list(position.moves(seat))
            position = position.apply(seat, moves[rng.below(len(moves))])


def _rate(seconds: float, play: Callable[[int], object]) -> float:
    since = time.process_time()
    played, spent = 0, 0.0
    while spent < seconds:
        play(played)
        played += 1
        spent = time.process_time() - since
    return played / spent


def yardstick_rate(games: int) -> float | None:
    """OpenSpiel's games a second; None where it is not installed."""
    if not YARDSTICK.exists():
        return None
    command = [str(YARDSTICK), str(HERE / "yardstick.py"), str(games)]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  # a file of our own
    return float(asked.stdout) if asked.returncode == 0 else None


def speeds(seconds: float) -> None:
    rounds = [
        (playout_rate(seconds), position_rate(seconds), yardstick_rate(int(50_000 * seconds)))
        for _ in range(TURNS)
    ]
    playout, through = (max(rates) for rates in list(zip(*rounds, strict=True))[:2])
    known = [rate for *_, rate in rounds if rate is not None]
    print(f"random games a second: playout {playout:,.0f}, through Position {through:,.0f}")
    if known:
        print(
            f"OpenSpiel connect_four: {max(known):,.0f} a second; the playout is {playout / max(known):.1f} times that"
        )
    else:
        print("OpenSpiel is not installed (requirements/bench.txt): no yardstick")


def move_times(name: str, against: str, games: int) -> list[float]:
    """Milliseconds of each move of a player, in games against another."""
    found = []
    for seed in range(games):
        rng = small_stream(seed)
        here = GAME.start(RULES, 2)
        own = Seat(1 + seed % 2)
        players = {
            seat: PLAYERS[name if seat == own else against](small_stream(seed, seat))
            for seat in (Seat(1), Seat(2))
        }
        while here.to_act:
            (seat,) = here.to_act
            if seat == NATURE:
                here = here.apply(seat, here.chance(rng))
                continue
            view = here.view(seat)
            since = time.process_time()
            move = players[seat].choose(view, UNLIMITED)
            if seat == own:
                found.append(1000 * (time.process_time() - since))
            here = here.apply(seat, move)
    return sorted(found)


def waits(games: int) -> None:
    print(f"milliseconds a move, against the level below ({games} games each)")
    for below, name in pairwise((LEVELS[1], *LEVELS)):
        times = move_times(name, below, games)
        print(
            f"{name:8}  mean {sum(times) / len(times):6.2f}  99 % {times[int(0.99 * len(times))]:6.1f}  "
            f"max {times[-1]:6.1f}  ({len(times)} moves)"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each speed")
    parser.add_argument("--games", type=int, default=10, help="for the times of each level")
    options = parser.parse_args()
    print(f"engine {'compiled' if COMPILED else 'plain Python'}; the usual rules")
    speeds(options.seconds)
    waits(options.games)


if __name__ == "__main__":
    main()
