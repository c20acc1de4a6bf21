"""What an environment of a version shows and pays is kept as a hash: a change needs a new version, as its users pin it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from contissimo.rl import ContigVec, calculissimo_v0, contig60_v0
from contissimo.rl.turns import TurnsEnv

WALKS: dict[str, tuple[Callable[[], TurnsEnv], int]] = {
    "contig60": (contig60_v0.env, 160),
    "contig60-junior-shares": (lambda: contig60_v0.env("junior", reward="shares"), 60),
    "calculissimo": (calculissimo_v0.env, 12),
    "calculissimo-junior-3": (lambda: calculissimo_v0.env("junior", 3), 40),
}
KEPT = {
    "contig60": "6e9eaa0d94db1e15",
    "contig60-junior-shares": "cdbeefbb68ab5420",
    "calculissimo": "40d7c28ccda5f32f",
    "calculissimo-junior-3": "0a516e3fd524ae28",
    "ContigVec": "67730bbded0ec893",
}
CHANGED = "raise the version (_v0 to _v1) in names, docs and changelog, and keep the new hash"


@pytest.mark.parametrize("name", WALKS)
def test_an_environment_of_this_version_is_as_it_was(name: str) -> None:
    made, steps = WALKS[name]
    assert seen_on_a_walk(made(), steps) == KEPT[name], CHANGED


def test_many_boards_of_this_version_are_as_they_were() -> None:
    boards, digest = ContigVec(8, seed=3), hashlib.sha256()
    for step in range(90):
        for array in (
            *(boards.observations, boards.masks, boards.dice, boards.scores),
            *(boards.rewards, boards.over, boards.to_act),
        ):
            digest.update(told(array))
        boards.step(np.array([nth_legal(mask, step) for mask in boards.masks]))
    assert digest.hexdigest()[:16] == KEPT["ContigVec"], CHANGED


def seen_on_a_walk(env: TurnsEnv, steps: int) -> str:
    """A hash of all that agents see and earn in some steps, into the next game if one ends."""
    digest = hashlib.sha256()
    env.reset(seed=11)
    for step in range(steps):
        agent = env.agent_selection
        for name, array in sorted(env.observe(agent).items()):
            digest.update(name.encode() + told(array))
        digest.update(f"{agent} {env.rewards} {env.infos[agent]['points']}".encode())
        if env.terminations[agent]:
            env.reset()
        else:
            env.step(nth_legal(env.observe(agent)["action_mask"], step))
    return digest.hexdigest()[:16]


def nth_legal(mask: np.ndarray[Any, Any], number: int) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[7 * number % len(legal)])


def told(array: np.ndarray[Any, Any]) -> bytes:
    return f"{array.dtype.name} {array.shape}".encode() + np.ascontiguousarray(array).tobytes()
