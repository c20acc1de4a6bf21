"""The simulation and the champion: the same answer for any number of workers, from a view alone, always a legal one."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from itertools import count
from multiprocessing import get_context

import pytest

from contissimo.core.chance import small_stream
from contissimo.core.game import NATURE, Millis, Seat
from contissimo.engine.calculissimo.champion import Champion, make_playout
from contissimo.engine.calculissimo.simulate import (
    SETTINGS,
    Result,
    candidates,
    simulate,
)
from contissimo.engine.player import Budget
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.moves import Accept, Challenge, Pass, Placement, Swap
from contissimo.games.calculissimo.phases import Over, Turn, Window
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import PRESETS, Ruleset
from contissimo.games.calculissimo.view import deal_unseen
from tests.engine.calculissimo.test_playout import SHORT, dealt, follow, in_world, small

pytestmark = pytest.mark.no_cover

CLASSIC = PRESETS["classic"]


def later(rules: Ruleset, seats: int, seed: int, turns: int) -> Position:
    """A position some turns into a greedy game."""
    playout = make_playout(rules)
    position = in_world(playout, dealt(rules, seats, seed), 5, seed)
    for _ in range(turns):
        following = follow(playout, position)
        if isinstance(following.phase, Over):
            break
        position = following
    return position


def told(result: Result) -> list[tuple[int, list[int]]]:
    return [(tried.candidate.move, tried.worths) for tried in result.tried]


def test_a_node_budget_gives_the_same_for_any_number_of_workers() -> None:
    position = later(CLASSIC, 2, 1, 4)
    (seat,) = position.to_act
    view = position.view(seat)
    budget = Budget(nodes=800)
    alone = simulate(make_playout, view, budget, 5)
    assert alone.nodes >= 800
    with ThreadPoolExecutor(3) as threads:
        shared = simulate(make_playout, view, budget, 5, workers=threads, parts=3)
    assert told(shared) == told(alone)
    assert (shared.worlds, shared.nodes) == (alone.worlds, alone.nodes)
    with ProcessPoolExecutor(2, get_context("spawn")) as processes:
        spread = simulate(make_playout, view, budget, 5, workers=processes, parts=2)
    assert told(spread) == told(alone)


def test_fewer_candidates_go_on_the_more_is_spent() -> None:
    """Nothing is ever certain here, so only the shares of the budget thin them out."""
    position = later(CLASSIC, 2, 1, 4)
    (seat,) = position.to_act
    doubtful = replace(SETTINGS, certain=10**6, thinning=((0.25, 5), (0.5, 2)))
    found = simulate(make_playout, position.view(seat), Budget(nodes=6000), 5, settings=doubtful)
    worlds = [len(tried.worths) for tried in found.tried]
    assert len(worlds) > 5
    assert worlds == sorted(worlds, reverse=True)
    assert worlds[1] == worlds[0] > worlds[2] == worlds[4] > worlds[5] == worlds[-1]


def test_an_outsider_is_not_believed_after_a_few_worlds() -> None:
    """Here nobody but the evaluation's first is near, and after one batch others lead."""
    position = later(CLASSIC, 2, 1, 4)
    (seat,) = position.to_act
    view, budget = position.view(seat), Budget(nodes=1)
    first = candidates(make_playout(CLASSIC), view)[0]
    far, near = (
        simulate(make_playout, view, budget, 5, settings=replace(SETTINGS, near=points))
        for points in (SETTINGS.gap, 0)
    )
    assert far.worlds == near.worlds == SETTINGS.batch
    assert far.best != first
    assert near.best == first
    assert sorted(told(near)) == sorted(told(far))


def test_how_much_of_a_budget_is_spent() -> None:
    now = [0]
    budget = Budget(time=Millis(200), nodes=50, clock=lambda: Millis(now[0]))
    share = budget.share()
    assert share(10) == 0.2
    now[0] = 100
    assert share(10) == 0.5
    assert Budget().share()(10) == 0


def test_another_seed_gives_other_worlds() -> None:
    position = later(CLASSIC, 2, 1, 4)
    (seat,) = position.to_act
    first, second = (
        simulate(make_playout, position.view(seat), Budget(nodes=300), seed) for seed in (1, 2)
    )
    assert told(first) != told(second)


def test_time_is_kept_to_a_world() -> None:
    position = later(CLASSIC, 2, 3, 4)
    (seat,) = position.to_act
    ticks = count()
    budget = Budget(time=Millis(10), clock=lambda: Millis(next(ticks)))
    assert simulate(make_playout, position.view(seat), budget, 1).worlds <= 11


def test_candidates_are_placements_exchanges_and_the_pass_alike() -> None:
    position = replace(dealt(CLASSIC, 2, 1))
    (seat,) = position.to_act
    # Nothing can be laid without a number: an exchange comes first, and a pass is the last thing.
    racks = tuple("+++----" if s == seat else position.rack(s) for s in position.seats)
    view = replace(position, racks=racks).view(seat)
    assert isinstance(Champion(small_stream(1)).choose(view, Budget(nodes=500)), Swap)
    never = replace(CLASSIC, exchange="never")
    view = replace(view, ruleset=never)
    assert isinstance(Champion(small_stream(1)).choose(view, Budget(nodes=500)), Pass)


def test_an_exchange_only_when_stuck_is_no_candidate_while_something_fits() -> None:
    """calculissimo §3.5."""
    rules = replace(CLASSIC, exchange="only_when_stuck")
    position = later(rules, 2, 2, 2)
    (seat,) = position.to_act
    found = candidates(make_playout(rules), position.view(seat))
    assert found[0].move > 0
    assert all(c.move >= 0 for c in found)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("turns", [3, 14])
def test_twins_get_the_same_choice(seats: int, turns: int) -> None:
    """What is hidden makes no difference: positions with the same view, the same move."""
    position = later(SHORT, seats, seats, turns)
    (seat,) = position.to_act
    chosen = []
    for twin in range(2):
        racks, bag = deal_unseen(position.view(seat), small_stream(twin))
        hidden = replace(position, racks=racks, bag=bag)
        chosen.append(Champion(small_stream(3)).choose(hidden.view(seat), Budget(nodes=200)))
    assert str(chosen[0]) == str(chosen[1])


def play(rules: Ruleset, seats: int, nodes: int) -> Position:
    position: Position = GAME.start(rules, seats)
    rng = small_stream(seats)
    champion = Champion(small_stream(1))
    while not isinstance(position.phase, Over):
        seat = min(position.to_act)
        if seat == NATURE:
            position = position.apply(NATURE, position.chance(rng))
            continue
        move = champion.choose(position.view(seat), Budget(nodes=nodes))
        if isinstance(position.phase, Window):
            assert isinstance(move, Accept), "an honest total is contested"
        position = position.apply(seat, move)
    return position


@pytest.mark.parametrize(("preset", "seats"), [("sheet-de", 2), ("sheet-ja", 3), ("junior", 4)])
def test_the_champion_plays_whole_games_legally(preset: str, seats: int) -> None:
    assert play(small(PRESETS[preset]), seats, 40).outcome is not None


@pytest.mark.soak
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_champion_plays_every_preset_legally(preset: str, seats: int) -> None:
    assert play(PRESETS[preset], seats, 150).outcome is not None


def test_a_total_is_contested_only_where_that_costs_whoever_announced_it() -> None:
    """calculissimo §7.2."""
    rules = small(PRESETS["sheet-pt"])
    position = dealt(rules, 2, 1)
    champion = Champion(small_stream(1))
    (seat,) = position.to_act
    assert isinstance(position.phase, Turn)
    move = champion.choose(position.view(seat), Budget(nodes=50))
    assert isinstance(move, Placement)
    assert move.total is not None
    other = Seat(3 - seat)
    for total, answer in (
        (move.total, Accept),
        (move.total + 1, Challenge),
        (move.total - 1, Accept),
    ):
        laid = position.apply(seat, move.announcing(total))
        assert isinstance(champion.choose(laid.view(other), Budget(nodes=50)), answer)
