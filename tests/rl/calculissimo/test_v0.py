"""Calculissimo as an environment: the tests of PettingZoo and Gymnasium, and the rules beside every action."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count, pairwise
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
from contissimo.core.chance import small_stream
from contissimo.core.game import Seat
from contissimo.engine.player import UNLIMITED
from contissimo.engine.registry import player
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.moves import Move, Placement
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import PRESETS
from contissimo.games.calculissimo.tiles import FACES
from contissimo.rl import calculissimo_v0
from contissimo.rl.calculissimo.v0 import AGENTS, CalculissimoEnv
from tests.rl.warned import only_real_warnings

ALLOWED = [name for name, rules in PRESETS.items() if rules.judging == "referee"]
FEW = 3_000
"""Of more moves than these, which jokers make, no test looks at every one."""
TURNS = 250
"""For each preset and number of seats. Every agent's observation and some ten beginnings of moves are looked at in each, so thousands of every preset."""
Moves = Mapping[tuple[int, ...], Move]
"""The moves of a turn by the rules, each by its actions."""


def test_pettingzoo_finds_nothing_to_say() -> None:
    with only_real_warnings():
        api_test(calculissimo_v0.env("junior"), num_cycles=20)
        api_test(calculissimo_v0.env("short", 4, reward="shares", luck=True), num_cycles=10)
        seed_test(lambda: calculissimo_v0.env("junior", 3), num_cycles=12)
        render_test(lambda render_mode: calculissimo_v0.env("junior", render_mode=render_mode))


def test_gymnasium_finds_nothing_to_say() -> None:
    env = gymnasium.make("contissimo/Calculissimo-v0", opponent="greedy", ruleset="junior")
    check_env(env.unwrapped)


def walk(preset: str, seats: int, seed: int, turns: int) -> Iterator[tuple[CalculissimoEnv, Moves]]:
    """An environment before each turn of a game, in which greedy and random agents take turns."""
    env = calculissimo_v0.env(preset, seats)
    env.reset(seed=seed)
    rng, greedy = np.random.default_rng(seed), player("calculissimo", "greedy", 1)
    for turn in range(turns):
        agent = env.agent_selection
        if env.terminations[agent]:
            return
        moves = moves_of(env)
        yield env, moves
        if turn % 3:
            actions = env.actions_of(greedy.choose(env.view(agent), UNLIMITED))
        else:
            actions = list(moves)[int(rng.integers(len(moves)))]
        for action in actions:
            assert env.agent_selection == agent  # the same agent acts until it commits
            env.step(action)


def moves_of(env: CalculissimoEnv) -> Moves:
    position = env.position()
    (seat,) = position.to_act
    listed = list(position.moves(seat))
    moves = {env.actions_of(move): move for move in listed}
    assert len(moves) == len(listed)
    return moves


def check_turn(env: CalculissimoEnv, moves: Moves, rng: np.random.Generator, walks: int) -> int:
    """Every mask on the way through some of the moves has what the moves of the rules begin with, and nothing else.

    Returns how many masks these were.
    """
    position, agent = env.position(), env.agent_selection
    (seat,) = position.to_act
    chosen, masks = list(moves), 0
    for _ in range(walks):
        actions = chosen[int(rng.integers(len(chosen)))]
        again = calculissimo_v0.env(env.ruleset, len(position.seats))
        again.reset(seed=1, options={"position": str(position)})
        assert again.agent_selection == agent
        for done, action in enumerate(actions):
            seen = again.observe(agent)
            legal = {way[done] for way in moves if way[:done] == actions[:done]}
            assert set(np.flatnonzero(seen["action_mask"]).tolist()) == legal
            assert again.observation_space(agent).contains(seen)
            check_tiles(seen, position, seat, done)
            again.step(action)
        masks += len(actions)
        after = position.apply(seat, moves[actions])
        assert again.position().board == after.board
        assert again.infos[agent]["points"] == GAME.tally(position, seat, moves[actions], after)[0]
    return masks


def check_ways(env: CalculissimoEnv, moves: Moves) -> None:
    """Every way through a turn is a move of the rules, and every move is a way; jokers make many thousands."""
    ways = env._ways_now()
    found = {tuple(row[row >= 0].tolist()): at for at, row in enumerate(ways._rows)}
    assert found.keys() == moves.keys()
    for actions in list(moves)[:: max(1, len(moves) // 20)]:
        assert ways._move_at(found[actions]) == moves[actions]


def check_tiles(seen: Any, position: Position, seat: Seat, done: int) -> None:
    """No tile is lost between rack, board and what is put aside."""
    laid = int(seen["observation"][:, :, 15].sum())
    assert laid + int(seen["exchange"].sum()) == done
    assert int(seen["rack"].sum()) == len(position.rack(seat)) - done
    lying = len(position.board.letters())
    assert int(seen["observation"][:, :, :14].sum()) == lying + laid
    known = lying + len(position.rack(seat))
    assert int(seen["unseen"].sum()) == len(position.ruleset.bag) - known


def check_secrets(env: CalculissimoEnv, seed: int) -> None:
    """Whatever the others hold and the bag is, an agent sees the same; and nobody sees what is not committed."""
    position = env.position()
    twins = calculissimo_v0.env(env.ruleset, len(position.seats))
    for agent in env.possible_agents:
        view = position.view(Seat(AGENTS.index(agent) + 1))
        twin = GAME.complete(view, small_stream(seed))
        twins.reset(seed=2, options={"position": str(twin)})
        assert same(env.observe(agent), twins.observe(agent))
    others = [agent for agent in env.possible_agents if agent != env.agent_selection]
    before = [env.observe(agent) for agent in others]
    assert not any(seen["action_mask"].any() for seen in before)
    begun = calculissimo_v0.env(env.ruleset, len(position.seats))
    begun.reset(seed=3, options={"position": str(position)})
    first = np.flatnonzero(begun.observe(begun.agent_selection)["action_mask"])[0]
    if first != begun.action_space("").n - 1:
        begun.step(int(first))
        assert all(same(begun.observe(of), was) for of, was in zip(others, before, strict=True))


def same(one: Any, other: Any) -> bool:
    return all((one[key] == other[key]).all() for key in one)


@pytest.mark.parametrize("preset", ALLOWED)
def test_masks_are_the_rules_and_secrets_are_kept(preset: str) -> None:
    rng, seats = np.random.default_rng(3), 3 if preset == "junior" else 2
    for turn, (env, moves) in enumerate(walk(preset, seats, seed=4, turns=5)):
        check_ways(env, moves)
        check_secrets(env, turn)
        if len(moves) < FEW:
            check_turn(env, moves, rng, walks=1)


@pytest.mark.soak
@pytest.mark.parametrize("preset", ALLOWED)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_masks_are_the_rules_in_whole_games(preset: str, seats: int) -> None:
    rng, looked, masks = np.random.default_rng(seats), 0, 0
    for seed in count():
        for env, moves in walk(preset, seats, seed, turns=200):
            check_ways(env, moves)
            check_secrets(env, looked)
            looked += 1
            if len(moves) < FEW:
                masks += check_turn(env, moves, rng, walks=2)
        if looked >= TURNS:
            break
    assert masks > 4 * TURNS


def test_a_game_ends_with_rewards_that_sum_to_nothing_or_to_one() -> None:
    for reward, total in (("win", 0.0), ("shares", 1.0)):
        env = calculissimo_v0.env("junior", 3, reward=reward)  # type: ignore[arg-type]  # both are right
        env.reset(seed=5)
        told = dict.fromkeys(env.possible_agents, 0.0)
        players = {agent: player("calculissimo", "greedy", 1) for agent in env.possible_agents}
        for agent in env.agent_iter():
            _, earned, over, _, _ = env.last()
            told[agent] += earned
            if over:
                env.step(None)
                continue
            for action in env.actions_of(players[agent].choose(env.view(agent), UNLIMITED)):
                env.step(action)
        outcome = env.position().outcome
        assert outcome is not None
        assert sum(told.values()) == pytest.approx(total)
        best = max(told, key=lambda agent: told[agent])
        assert Seat(AGENTS.index(best) + 1) in outcome.winners
        assert told[best] == 1.0


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = calculissimo_v0.env("junior")
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.observe(agent)
    for wrong in (
        -1,
        env.action_space(agent).n,
        int(np.flatnonzero(before["action_mask"] == 0)[0]),
    ):
        with pytest.raises(ValueError, match="illegal"):
            env.step(int(wrong))
        assert same(env.observe(agent), before)
    with pytest.raises(ValueError, match="acts"):
        env.step(None)


def test_what_can_not_be_is_refused() -> None:
    for wrong in ({"ruleset": "sheet-pt"}, {"seats": 5}, {"reward": "fame"}):
        with pytest.raises(ValueError, match=r"referee|seats|reward"):
            calculissimo_v0.env(**wrong)
    env = calculissimo_v0.env("junior")
    start = GAME.start(env.ruleset, 2)
    with pytest.raises(ValueError, match="no turn"):
        env.reset(options={"position": str(start)})
    with pytest.raises(ValueError, match="no move of a turn"):
        env.actions_of(GAME.read_move("accept"))


def test_a_board_on_which_nothing_can_be_laid_is_refused() -> None:
    rules = GAME.read_ruleset('base = "junior"\nend_when_stuck = "anyone"\ntiles = """\n1 14\n"""')
    with pytest.raises(ValueError, match="nothing can be laid"):
        calculissimo_v0.env(rules)


def test_against_a_level_the_agent_acts_until_it_commits() -> None:
    env = calculissimo_v0.against("level-1", "junior", render_mode="ansi")
    seen, info = env.reset(seed=2)
    assert info["seat"] in (1, 2)
    over, steps, points = False, 0, 0
    while not over and steps < 400:
        legal = np.flatnonzero(seen["action_mask"])
        assert (env.action_masks() == seen["action_mask"]).all()
        seen, reward, over, _, info = env.step(legal[0])  # the first tile that can be laid, always
        points += info["points"]
        steps += 1
    assert over
    assert reward in (-1.0, 0.0, 1.0)
    assert points > 0


def test_the_luck_of_draws_is_nothing_on_average() -> None:
    """Over all tiles that may be drawn next, each as likely as another, the term sums to 0."""
    env = calculissimo_v0.env("short", luck=True)
    luck = env._luck_sums
    assert luck is not None
    bag = env.ruleset.bag
    sums = []
    for face in bag:
        luck.begin()
        luck.draw(bag, GAME.read_move(f"draw 1:{face}"))  # type: ignore[arg-type]  # it is one
        sums.append(luck.shares()[0])
    assert sum(sums) == pytest.approx(0.0, abs=1e-6)
    assert len({round(each, 6) for each in sums}) > len(set(bag)) / 2  # tiles differ in worth
    env.reset(seed=1)
    lucks = [env.infos[agent]["luck"] for agent in env.possible_agents]
    assert sum(lucks) == pytest.approx(0.0)
    assert all(abs(a + b) < 1e-9 for a, b in pairwise(lucks))


def test_a_joker_is_laid_as_what_it_stands_for() -> None:
    env = calculissimo_v0.env()
    start = "|".join(["." * 15] * 15)
    move = GAME.read_move("8g 2+?9")
    assert isinstance(move, Placement)
    position = f"{start} 23+-*/?,1234567 . 0,0 1 -"
    env.reset(seed=1, options={"position": position})
    actions = env.actions_of(move)
    for action in actions[:-1]:
        env.step(action)
    seen = env.observe("player_1")
    assert seen["observation"][7, 8, 14] == 1  # a joker
    assert seen["observation"][7, 8, 9] == 1  # for 9
    assert seen["rack"][FACES.index("?")] == 0
    env.step(actions[-1])
    assert env.infos["player_1"]["points"] > 0
