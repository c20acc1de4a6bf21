"""Steps a second of PettingZoo's connect_four and OpenSpiel's backgammon by random agents. It is run by bench_rl.py, in an environment of its own."""

from __future__ import annotations

import json
import random
import sys
import time

import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3


def connect_four(seconds: float) -> float:
    """Observation and mask are read for each step."""
    env, rng = connect_four_v3.env(), random.Random(1)
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


def backgammon(seconds: float) -> float:
    """The same: the observation of the player, and the legal actions. Throws are no steps."""
    game, rng = pyspiel.load_game("backgammon"), random.Random(1)
    state = game.new_initial_state()
    steps, since = 0, time.process_time()
    while (spent := time.process_time() - since) < seconds:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            actions, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, shares)[0])
        else:
            np.array(state.observation_tensor(state.current_player()), np.float32)
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
    return steps / spent


if __name__ == "__main__":
    print(json.dumps([connect_four(float(sys.argv[1])), backgammon(float(sys.argv[1]))]))
