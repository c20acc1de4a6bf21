"""The game as the core's protocol sees it: views, completion, tallies, immutable positions."""

from __future__ import annotations

import pytest

from contissimo.core import game as core
from contissimo.core.game import NATURE, any_game
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.moves import Challenge, Move, Pass
from contissimo.games.contig60.rules import PRESETS, Ruleset
from contissimo.games.contig60.view import View
from tests.games.contig60.helpers import (
    DEFAULT,
    ONE,
    SHEET,
    TWO,
    Dice,
    begin,
    play,
    random_game,
)


def test_the_game_follows_the_protocol() -> None:
    game = any_game(GAME)  # what mypy refuses for anything that does not
    assert (game.key, list(game.seat_counts)) == ("contig60", [2])
    assert isinstance(Pass(), core.Move)
    position: core.Position[View, Move, Ruleset] = GAME.start(DEFAULT, 2)
    shown: core.View[Move, Ruleset] = position.view(None)
    assert shown.to_act == position.to_act


@pytest.mark.parametrize("name", PRESETS)
def test_views_show_everything_and_complete_to_the_position(name: str) -> None:
    for position in random_game(PRESETS[name], 11):
        for reader in (None, ONE, TWO):
            view = position.view(reader)
            assert position.shown_to(reader) == str(view)
            assert GAME.complete(view, Dice(0)) == position
            assert str(view) == str(position)
            assert view.reader == reader
            assert (view.scores, view.outcome) == (position.scores, position.outcome)
            listed = [] if reader is None else list(position.moves(reader))
            assert list(view.moves()) == listed
        assert str(NATURE) not in str(position).split(" ")[4]


def test_a_view_tells_nothing_of_the_verdict() -> None:
    """contig60 §4.2: a right and a wrong sentence look alike but for their words."""
    right = begin(SHEET, "roll 2 3 4", "2+3+4=9").view(TWO)
    wrong = begin(SHEET, "roll 2 3 4", "2*3+4=9").view(TWO)
    assert list(right.moves()) == list(wrong.moves())
    assert str(right).replace("2+3+4=9", "2*3+4=9") == str(wrong)


def test_positions_stay_as_they_are() -> None:
    position = begin(DEFAULT, "roll 2 3 4")
    before = str(position)
    for move in position.moves(ONE):
        position.apply(ONE, move)
    assert str(position) == before


def test_chance_has_no_tally() -> None:
    before = begin()
    roll = GAME.read_move("roll 2 3 4")
    assert GAME.tally(before, NATURE, roll, before.apply(NATURE, roll)) == (0, 0)


def test_a_pass_earns_nothing() -> None:
    before = begin(DEFAULT, "roll 2 3 4")
    assert GAME.tally(before, ONE, Pass(), play(before, "pass")) == (0, 60)


@pytest.mark.parametrize("name", PRESETS)
def test_every_listed_move_is_honest(name: str) -> None:
    """contig60 §4.2: what `moves` lists is right, so accusing it takes nothing back."""
    for position in random_game(PRESETS[name], 5):
        for seat in position.to_act - {NATURE}:
            for move in position.moves(seat):
                after = position.apply(seat, move)
                if position.phase in ("turn", "steal") and after.phase == "window":
                    judged = after.apply(next(iter(after.to_act)), Challenge())
                    assert judged.board == after.board


def test_the_material_says_which_squares_no_throw_can_make() -> None:
    """contig60 §8: with + and − alone, the numbers from 0 to 18 can be made, and no others."""
    classic = GAME.rulesets["contig60"]
    assert GAME.material(classic).dead == ()
    dead = GAME.material(GAME.change_ruleset(classic, {"operations": "+-"})).dead
    assert len(dead) == 64 - 19
    assert min(map(int, dead)) == 19
