"""Contig 60 as environments: the tests of PettingZoo and Gymnasium, and the rules beside every step."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (  # type: ignore[import-untyped]  # it ships no types
    api_test,
    render_test,
    seed_test,
)

import contissimo.rl  # noqa: F401  # it registers the environments
from contissimo.core.errors import ContissimoError
from contissimo.core.game import Seat
from contissimo.games.contig60.rules import PRESETS
from contissimo.rl import contig60_v0
from contissimo.rl.contig60.v0 import AGENTS, Contig60Env
from contissimo.rl.contig60.vec import ContigVec
from tests.rl.warned import only_real_warnings

ALLOWED = [name for name, rules in PRESETS.items() if rules.judging == "referee"]


def test_pettingzoo_finds_nothing_to_say() -> None:
    with only_real_warnings():
        api_test(contig60_v0.env(), num_cycles=400)
        api_test(contig60_v0.env("junior", reward="shares", luck=True), num_cycles=40)
        seed_test(contig60_v0.env, num_cycles=150)
        render_test(lambda render_mode: contig60_v0.env(render_mode=render_mode))


def test_gymnasium_finds_nothing_to_say() -> None:
    check_env(gymnasium.make("contissimo/Contig60-v0", opponent="greedy").unwrapped)


@pytest.mark.parametrize("preset", ALLOWED)
def test_masks_and_rewards_are_the_rules_and_each_side_sees_itself_first(preset: str) -> None:
    check_games(preset, range(4))


@pytest.mark.soak
@pytest.mark.parametrize("preset", ALLOWED)
def test_masks_and_rewards_are_the_rules_in_many_games(preset: str) -> None:
    check_games(preset, range(4, 104))


def check_games(preset: str, seeds: range) -> None:
    env, rng = contig60_v0.env(preset), np.random.default_rng(2)
    for seed in seeds:
        env.reset(seed=seed)
        while not env.terminations[env.agent_selection]:
            agent = env.agent_selection
            position = env.position()
            assert position.to_act == {Seat(AGENTS.index(agent) + 1)}
            legal = sorted(env.actions_of(move)[0] for move in position.moves(min(position.to_act)))
            seen = env.observe(agent)
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
            assert env.observation_space(agent).contains(seen)
            check_other_side(env, agent, seen)
            action = int(rng.choice(legal))
            after = position.apply(min(position.to_act), env.move_of(action))
            env.step(action)
            earned = position.scores[AGENTS.index(agent)] - after.scores[AGENTS.index(agent)]
            if after.outcome is None:
                assert env.infos[agent]["points"] == earned
            else:
                shared = len(after.outcome.winners) == 2
                assert env._cumulative_rewards == {
                    name: 0.0 if shared else 1.0 if Seat(side) in after.outcome.winners else -1.0
                    for side, name in enumerate(AGENTS, 1)
                }


def check_other_side(env: Contig60Env, agent: str, seen: Any) -> None:
    (other,) = set(AGENTS) - {agent}
    theirs = env.observe(other)
    assert not theirs["action_mask"].any()
    assert (theirs["observation"][:, :, 0] == seen["observation"][:, :, 1]).all()
    assert (theirs["observation"][:, :, 1] == seen["observation"][:, :, 0]).all()
    assert theirs["scores"].tolist() == seen["scores"].tolist()[::-1]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = contig60_v0.env()
    env.reset(seed=1)
    before = str(env.position())
    for wrong in (-1, 65, 66, int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])):
        with pytest.raises(ValueError, match="illegal"):
            env.step(wrong)
        assert str(env.position()) == before


def test_games_without_a_seed_differ_and_follow_from_the_last_one() -> None:
    env = contig60_v0.env("junior")
    told = []
    for _ in range(2):
        env.reset(seed=3)
        games = []
        for _ in range(3):
            games.append(str(env.position()))
            env.reset()
        told.append(games)
    assert told[0] == told[1]
    assert len(set(told[0])) == 3


def test_against_a_level_the_agent_sits_anywhere_and_wins_or_loses() -> None:
    env, rng = contig60_v0.against("random", "junior", render_mode="ansi"), np.random.default_rng(4)
    seats, rewards = set(), set()
    for seed in range(12):
        seen, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            assert seen["action_mask"].any()
            assert (seen["action_mask"] == env.action_masks()).all()
            seen, reward, over, cut, info = env.step(
                rng.choice(np.flatnonzero(seen["action_mask"]))
            )
            assert not cut
            assert over or reward == 0
        rewards.add(reward)
    assert seats == {1, 2}
    assert {-1.0, 1.0} <= rewards
    assert "begin" in str(env.render())


def test_an_illegal_action_loses_against_a_level() -> None:
    env = contig60_v0.against("greedy")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(65)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_an_opponent_that_nobody_knows_is_refused_at_once() -> None:
    with pytest.raises(ContissimoError):
        contig60_v0.against("kasparov")


def test_many_boards_say_when_they_can_not_be() -> None:
    for count, ruleset in ((0, "contig60"), (2, "sheet-pt")):
        with pytest.raises(ValueError, match=r"boards|referee"):
            ContigVec(count, ruleset=ruleset)


def test_many_boards_play_on() -> None:
    boards, rng = ContigVec(64, seed=5), np.random.default_rng(1)
    ended = 0
    for _ in range(120):
        assert boards.observations.shape == (64, 8, 8, 6)
        boards.step((rng.random(boards.masks.shape) * boards.masks).argmax(1))
        ended += int(boards.over.sum())
        assert (boards.rewards.sum(1) == 0).all()
    assert ended > 32


def test_shares_are_rewards_that_sum_to_one() -> None:
    env = contig60_v0.env("junior", reward="shares")
    env.reset(seed=1)
    while not env.terminations[env.agent_selection]:
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert sum(env.rewards.values()) == 1.0


def test_luck_is_nothing_on_average_over_all_throws() -> None:
    """The mean over the rolls is exact, so the term may be taken off a result: for any position, whatever it is worth."""
    env = contig60_v0.env("times", luck=True)
    env.reset(seed=3)
    lucks = [env.infos[agent]["luck"] for agent in AGENTS]
    assert lucks[0] == -lucks[1] != 0.0
    for _ in range(6):
        luck, position = env._luck_sums, env.position()
        assert luck is not None
        if not position.passed:
            total = 0.0
            for dice in product(position.ruleset.faces, repeat=3):
                before = luck.shares[0]
                luck.throw(replace(position, dice=dice))
                total += luck.shares[0] - before
            assert total == pytest.approx(0.0, abs=1e-6)
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))


def test_taking_the_luck_off_leaves_less_variance_and_the_same_mean() -> None:
    env, results, lucks = contig60_v0.env("junior", reward="shares", luck=True), [], []
    rng = np.random.default_rng(7)
    for seed in range(40):
        env.reset(seed=seed)
        while not env.terminations[env.agent_selection]:
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int((rng.random(mask.shape) * mask).argmax()))
        results.append(env.rewards["side_1"])
        lucks.append(env.infos["side_1"]["luck"])
    assert np.corrcoef(results, lucks)[0, 1] > 0.2
