"""The kernel against the rules: random games replayed through `Position`, compiled and as plain Python."""

from __future__ import annotations

from typing import Any

import pytest

from contissimo.core.game import NATURE, Seat
from contissimo.engine.contig60 import kernel as installed
from contissimo.engine.contig60.bits import LOW, count_of, lowest_of, word_of
from contissimo.engine.contig60.search import compact
from contissimo.engine.contig60.tables import tables_of
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.moves import Accept, Decline, First, Pass, Roll, Say, Steal
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import Ruleset
from tests.engine.contig60.compiled_and_plain import (
    INSTALLED,
    RULESETS,
    TOO_WIDE,
    USUAL,
    actor,
    between_turns,
    plain,
    put,
)

pytestmark = pytest.mark.no_cover


def replay(ruleset: Ruleset, seed: int) -> Position:
    """The random game of a seed, as its docstring tells it, through the rules."""
    tables = tables_of(ruleset)
    thrown = [roll for roll in tables.rolls for _ in range(roll.throws)]
    position = GAME.start(ruleset, 2)
    if position.begin is None:
        position = position.apply(NATURE, First(Seat(1)))
    number = 0
    while position.to_act:
        word = word_of(seed, number)
        number += 1
        roll = thrown[(word >> 32) * tables.throws >> 32]
        position = position.apply(NATURE, Roll(roll.dice))
        for refusal, kind in ((Pass(), Say), (Decline(), Steal)):
            seat = actor(position)
            by_square = {
                tables.index_of[move.sentence.square]: move
                for move in position.moves(seat)
                if isinstance(move, Say | Steal)
            }
            pick = (word & LOW) * (len(by_square) + 1) >> 32
            if pick < len(by_square):
                move = by_square[sorted(by_square)[pick]]
                assert isinstance(move, kind)
                position = position.apply(seat, move)
                if position.phase == "window":
                    position = position.apply(actor(position), Accept())
                break
            position = position.apply(seat, refusal)
            if isinstance(refusal, Pass):
                word = word_of(seed, number)
                number += 1
    return position


def check_game(kernel: Any, ruleset: Ruleset, seed: int) -> None:
    end = replay(ruleset, seed)
    winner = kernel.random_game(seed)
    first, second = (compact(bits, ruleset.layout) for bits in end.board.sides)
    assert kernel.position() == (first, second, *end.scores, end.turns, end.idle)
    assert end.outcome is not None
    winners = end.outcome.winners
    assert winner == (0 if len(winners) == 2 else 1 if winners == (1,) else -1)


@pytest.mark.parametrize("name", RULESETS)
def test_random_games_end_as_the_rules_say(name: str) -> None:
    kernel = INSTALLED.kernel(RULESETS[name])
    for seed in range(12):
        check_game(kernel, RULESETS[name], seed * 7919)


@pytest.mark.soak
@pytest.mark.parametrize("name", RULESETS)
def test_many_random_games_end_as_the_rules_say(name: str) -> None:
    kernel = INSTALLED.kernel(RULESETS[name])
    for seed in range(1500):
        check_game(kernel, RULESETS[name], seed * 104_729)


@pytest.mark.parametrize("name", ["contig60", "race", "one", "uneven"])
def test_plain_python_plays_the_same_random_games(name: str) -> None:
    kernels = INSTALLED.kernel(RULESETS[name]), plain().kernel(RULESETS[name])
    for seed in range(10):
        (one, two) = ((k.random_game(seed), k.position()) for k in kernels)
        assert one == two
    assert kernels[0].random_games(5, 20) == kernels[1].random_games(5, 20)


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("modules", [INSTALLED, plain()], ids=["installed", "plain"])
def test_laying_earns_and_ends_what_the_rules_say(name: str, modules: Any) -> None:
    """contig60 §3.1, §5.1, §6.1, §6.2: points, double points, and why a game is over."""
    ruleset = RULESETS[name]
    kernel = modules.kernel(ruleset)
    every = 1 if modules is INSTALLED else 9
    for position in between_turns(ruleset, 4, every):
        put(kernel, position)
        before = kernel.position()
        assert kernel.verdict(0) == installed.GOES_ON
        side = position.on_turn - 1
        for index, number in enumerate(kernel.tables.numbers):
            if position.board.at(number) is not None:
                continue
            for factor in (1, 2):
                points = kernel.lay(side, index, factor)
                stolen = factor == 2
                assert points == ruleset.points_for(position.board, number, stolen=stolen)
                board = position.board.toggled(position.on_turn, number)
                scores = position._less(position.scores, position.on_turn, points)
                after = position._complete(board, scores, idle=0)
                check_verdict(kernel, after)
                kernel.take_back(side, index, points, position.idle)
                assert kernel.position() == before
        kernel.skip(1)
        check_verdict(
            kernel,
            position._complete(position.board, position.scores, idle=position.idle + 1),
        )
        kernel.skip(-1)
        assert kernel.position() == before


def check_verdict(kernel: Any, after: Position) -> None:
    outcome = after.outcome
    for side, seat in enumerate((Seat(1), Seat(2))):
        if outcome is None:
            assert kernel.verdict(side) == installed.GOES_ON
        else:
            shared = 0.5 if len(outcome.winners) == 2 else 1.0
            assert kernel.verdict(side) == (shared if seat in outcome.winners else 0.0)


@pytest.mark.parametrize("name", ["contig60", "long", "loaded"])
def test_the_chance_of_a_set_is_that_of_the_tables(name: str) -> None:
    """Also with more than 64 rolls, and with faces that are there twice."""
    for modules in (INSTALLED, plain()):
        kernel = modules.kernel(RULESETS[name])
        tables = kernel.tables
        for seed in range(20):
            squares = word_of(9, seed) & word_of(10, seed) & (1 << len(tables.numbers)) - 1
            share = tables.throws_for(squares) / tables.throws
            assert kernel.chance_for(squares) == share


def test_a_board_of_more_than_64_squares_does_not_fit() -> None:
    assert installed.fits(USUAL)
    assert not installed.fits(TOO_WIDE)
    with pytest.raises(ValueError, match="90"):
        installed.Kernel(TOO_WIDE)


def test_bits_and_words() -> None:
    assert [count_of(0b1011), lowest_of(0b1000)] == [3, 3]
    # SplitMix64 with the seed 0 begins with these.
    assert [word_of(0, n) for n in range(2)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4]
