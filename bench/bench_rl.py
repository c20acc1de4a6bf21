"""Environments: steps a second, with PettingZoo's connect_four and OpenSpiel's backgammon in the same run. CPU times of one core.

`python bench/bench_rl.py [--seconds S] [--boards N]`. A step is one action of a random agent, with its observation and its mask
read before it. The yardsticks run in .venv/bench (`make bench` installs it where it can). Marks: Contig 60 as an environment of
PettingZoo at least 15,000 steps a second, `ContigVec` at least 3,000,000.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import time
from pathlib import Path

import numpy as np

from contissimo.engine.contig60.kernel import COMPILED
from contissimo.rl import ContigVec, calculissimo_v0, contig60_v0
from contissimo.rl.turns import TurnsEnv

HERE = Path(__file__).parent
YARDSTICK = HERE.parent / ".venv" / "bench" / "bin" / "python"
TURNS = 3
"""How often each is measured, by turns; the best counts, for what else runs on the machine only ever slows down."""
NAMES = (
    "contig60_v0",
    "contig60_v0 with luck",
    "calculissimo_v0 (short)",
    "ContigVec",
    "ContigVec, actions included",
    "PettingZoo connect_four",
    "OpenSpiel backgammon",
)


def turns_rate(env: TurnsEnv, seconds: float) -> float:
    rng = random.Random(1)
    env.reset(seed=1)
    steps, since = 0, time.process_time()
    while (spent := time.process_time() - since) < seconds:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            continue
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[int(rng.random() * len(legal))]))
        steps += 1
    return steps / spent


def many_rates(count: int, seconds: float) -> tuple[float, float]:
    """Of `ContigVec` itself, and with the time in which random legal actions are chosen from the masks."""
    boards, rng = ContigVec(count, seed=1), np.random.default_rng(1)
    within, steps, since = 0.0, 0, time.process_time()
    while (spent := time.process_time() - since) < seconds:
        likes = rng.random(boards.masks.shape, np.float32)
        actions = (likes * boards.masks).argmax(1)
        begun = time.process_time()
        boards.step(actions)
        within += time.process_time() - begun
        steps += count
    return steps / within, steps / spent


def yardstick_rates(seconds: float) -> list[float | None]:
    """None where they are not installed."""
    if not YARDSTICK.exists():
        return [None, None]
    command = [str(YARDSTICK), str(HERE / "yardstick_rl.py"), str(seconds)]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  # a file of our own
    return list(json.loads(asked.stdout)) if asked.returncode == 0 else [None, None]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each speed")
    parser.add_argument("--boards", type=int, default=1024, help="of ContigVec")
    options = parser.parse_args()
    print(f"engine {'compiled' if COMPILED else 'plain Python'}; steps a second")
    rounds = [
        (
            turns_rate(contig60_v0.env(), options.seconds),
            turns_rate(contig60_v0.env(luck=True), options.seconds),
            turns_rate(calculissimo_v0.env("short"), options.seconds),
            *many_rates(options.boards, options.seconds),
            *yardstick_rates(options.seconds),
        )
        for _ in range(TURNS)
    ]
    for name, rates in zip(NAMES, zip(*rounds, strict=True), strict=True):
        known = [rate for rate in rates if rate is not None]
        print(f"{name:28} {f'{max(known):>12,.0f}' if known else 'not installed'}")


if __name__ == "__main__":
    main()
