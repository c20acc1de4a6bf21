"""Playouts against the rules: every one is replayed through `Position`, compiled and as plain Python."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from contissimo.core.chance import small_stream
from contissimo.core.game import NATURE, Seat
from contissimo.engine.calculissimo import playout as installed
from contissimo.engine.calculissimo.kernel import LEAVES, rack_of, tiles_of
from contissimo.engine.calculissimo.playout import TO_THE_END, WHOLE_WIN, Playout
from contissimo.engine.calculissimo.simulate import prepare
from contissimo.engine.calculissimo.stages import FADING, FIRST, STAGES, Stage, stage_of
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.moves import Accept, Draw, Pass, Resign, Swap
from contissimo.games.calculissimo.phases import Drawing, Over, Turn, Window
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import PRESETS, Ruleset
from contissimo.games.calculissimo.tiles import FACES, in_order
from contissimo.games.calculissimo.turns import announces
from tests.engine.calculissimo.engines import plain_playout, simple_leaves

pytestmark = pytest.mark.no_cover

SHORT = PRESETS["short"]
CHANGING = tuple(
    Stage(
        900 - 100 * stage,
        50 * stage,
        7 * stage - 30,
        tuple(range(-stage, 15 - stage)),
        (stage,) * 8,
    )
    for stage in range(STAGES)
)
"""Every stage differs from the others in everything."""


def dealt(rules: Ruleset, seats: int, seed: int) -> Position:
    position: Position = GAME.start(rules, seats)
    rng = small_stream(seed)
    while NATURE in position.to_act:
        position = position.apply(NATURE, position.chance(rng))
    return position


def in_world(playout: Any, position: Position, seed: int, world: int) -> Position:
    """The position with the hidden tiles of a world, to which the playout is set as well."""
    (seat,) = position.to_act
    prepare(playout, position.view(seat), seed)
    playout.deal(world)
    racks = tuple(tiles_of(playout.rack_of_seat(i)) for i in range(len(position.racks)))
    return replace(position, racks=racks, bag=in_order(playout.bag_tiles()))


def follow(playout: Any, position: Position) -> Position:
    """Plays one turn in the playout and the same in the position."""
    (seat,) = position.to_act
    assert isinstance(position.phase, Turn)
    assert playout.seat == seat - 1
    move = playout.choose()
    if move > 0:
        placement = playout.kernel.placement(move)
        if announces(position.ruleset):
            placement = placement.announcing(playout.kernel.top_score(0))
        after = position.apply(seat, placement)
    else:
        after = position.apply(seat, Swap(tiles_of(-move)) if move else Pass())
    playout.apply(move, playout.kernel.top_score(0) if move > 0 else 0)
    while isinstance(after.phase, Window):
        after = after.apply(min(after.to_act), Accept())
    if isinstance(after.phase, Drawing):
        after = after.apply(NATURE, Draw(seat, playout.drawn_tiles()))
    assert tuple(playout.standing()) == after.scores
    assert playout.over == isinstance(after.phase, Over)
    return after


def replayed(playout: Any, position: Position, world: int, most: int = 10_000) -> Position:
    position = in_world(playout, position, 77, world)
    for _ in range(most):
        if isinstance(position.phase, Over):
            break
        position = follow(playout, position)
        for i in range(len(position.racks)):
            assert tiles_of(playout.rack_of_seat(i)) == position.racks[i]
        assert in_order(playout.bag_tiles()) == position.bag
    return position


def small(rules: Ruleset) -> Ruleset:
    """The same rules with about half of the tiles: `Position` is slow."""
    return replace(rules, tiles=SHORT.tiles)


@pytest.mark.parametrize(
    ("preset", "seats"),
    [("classic", 4), *[(preset, 2 + i % 3) for i, preset in enumerate(PRESETS)]],
)
def test_a_playout_ends_with_the_scores_of_the_rules(preset: str, seats: int) -> None:
    """calculissimo §3.3-§3.6, §6.1-§6.2: draws, extra turns, exchanges, passes, ends and leftovers."""
    rules = small(PRESETS[preset])
    playout = Playout(rules)
    playout.set_leaves(simple_leaves(), 10)
    position = replayed(playout, dealt(rules, seats, len(preset)), seats)
    assert position.outcome is not None


@pytest.mark.soak
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_playouts_end_with_the_scores_of_the_rules(preset: str, seats: int) -> None:
    playout = Playout(PRESETS[preset])
    for world in range(10):
        playout.set_leaves(
            simple_leaves() if world % 2 else None, 10, FADING if world % 3 else CHANGING
        )
        assert replayed(playout, dealt(PRESETS[preset], seats, world), world).outcome is not None


def test_somebody_who_resigned_is_skipped_and_their_tiles_are_gone() -> None:
    """calculissimo §3.7."""
    position = dealt(SHORT, 3, 5)
    (seat,) = position.to_act
    position = position.apply(seat, Resign())
    playout = Playout(SHORT)
    over = replayed(playout, position, 1)
    assert over.outcome is not None
    assert seat not in over.outcome.winners


def test_exchanges_until_nobody_goes_on() -> None:
    """calculissimo §6.1 c: the bag is full at the end of 6n turns without a placement."""
    playout = Playout(SHORT)
    # A tile kept costs a fortune, and so does a placement that keeps any: everybody exchanges for ever.
    values = [0 if i == 0 else -(10**6) for i in range(LEAVES)]
    playout.set_leaves(values, 1, [Stage(1000)] * STAGES)
    position = replayed(playout, dealt(SHORT, 2, 3), 0)
    assert position.outcome is not None
    assert position.outcome.reason in ("idle", "out")


def test_plain_python_plays_the_same() -> None:
    rules = small(PRESETS["sheet-ja"])
    position = dealt(rules, 2, 11)
    (seat,) = position.to_act
    both = []
    for module in (installed, plain_playout()):
        playout = module.Playout(rules)
        playout.set_leaves(simple_leaves(), 10, CHANGING)
        playout.set_outlook(60.0, 2.9, 1.3)
        prepare(playout, position.view(seat), 12345678901234567)
        win = playout.sample(3, 0, 0, 2)
        both.append((win, playout.margin, playout.standing(), playout.nodes))
    assert both[0] == both[1]


def test_what_tiles_are_worth_depends_on_the_stage_of_the_bag() -> None:
    playout = Playout(SHORT)
    playout.set_leaves(simple_leaves(), 10, CHANGING)
    table = simple_leaves()[playout.kernel.leave_index(rack_of("9*"))]
    for bag_size in range(100):
        stage = stage_of(bag_size)
        assert FIRST[stage] <= bag_size
        assert stage == STAGES - 1 or bag_size < FIRST[stage + 1]
        said = CHANGING[stage]
        # calculissimo §6.2: a 9 costs 9 at the end, an operator 10; here in tenths of a point.
        costs = 90 * said.costs // 1000 + 100 * said.costs // 1000
        worth = table * said.table // 1000 + said.faces[9] + said.faces[12] + said.sizes[2] - costs
        assert playout.worth(rack_of("9*"), bag_size) == worth
        assert playout.worth_of_exchange(rack_of("9*"), bag_size) == worth + said.exchange
        assert playout.worth_of_exchange(0, bag_size) == said.exchange


def test_an_exchange_is_made_where_it_is_worth_more_than_a_placement() -> None:
    position = dealt(SHORT, 2, 6)
    exchanges = []
    for worth in (0, 10_000):
        playout = Playout(SHORT)
        playout.set_leaves(simple_leaves(), 10, [Stage(1000, exchange=worth)] * STAGES)
        in_world(playout, position, 1, 1)
        moves = []
        while not playout.over:
            moves.append(playout.turn())
        exchanges.append(sum(move < 0 for move in moves))
    assert exchanges[0] < exchanges[1]


def test_worlds_are_fair() -> None:
    """Every unseen tile is as often in an opponent's rack as its share of the unseen tiles says."""
    position = dealt(PRESETS["classic"], 2, 2)
    (seat,) = position.to_act
    view = position.view(seat)
    playout = Playout(PRESETS["classic"])
    prepare(playout, view, 9)
    count, jokers, rounds = 0, 0, 4000
    for world in range(rounds):
        playout.deal(world)
        rack = playout.rack_of_seat(2 - seat)
        count += (rack >> (4 * FACES.index("+"))) & 15
        jokers += rack >> (4 * FACES.index("?"))
    unseen = view.unseen
    for found, face in ((count, "+"), (jokers, "?")):
        expected = rounds * 7 * unseen.count(face) / len(unseen)
        assert abs(found - expected) < 5 * expected**0.5


def test_a_sample_leaves_nothing_behind() -> None:
    position = dealt(SHORT, 2, 4)
    (seat,) = position.to_act
    playout = Playout(SHORT)
    prepare(playout, position.view(seat), 1)
    first = [(playout.sample(w, 0, 0, TO_THE_END), playout.margin) for w in range(6)]
    again = [(playout.sample(w, 0, 0, TO_THE_END), playout.margin) for w in range(6)]
    assert first == again
    assert all(win in (0, WHOLE_WIN // 2, WHOLE_WIN) for win, _ in first)
    playout.deal(0)
    assert playout.kernel.board() == position.board
    assert Seat(playout.seat + 1) == seat
