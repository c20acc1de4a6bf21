"""Luck of throws as a known player uses them: on average it is zero, and for a perfect player it is the review's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

import pytest

from contissimo.core.game import NATURE, AnyView, Millis, Seat, any_game
from contissimo.engine.player import Budget as Thinking
from contissimo.engine.player import Player
from contissimo.engine.registry import player
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.moves import First, Move, Roll
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import Ruleset
from contissimo.games.contig60.view import View
from contissimo.play.match import Match
from contissimo.study.budget import QUICK
from contissimo.study.contig60.judge import ContigJudge
from contissimo.study.contig60.use_of_throws import used_luck
from contissimo.study.review import review
from tests.study.games import played


def judge_of(match: Match) -> ContigJudge:
    return ContigJudge(cast("Ruleset", match.ruleset), QUICK)


@dataclass
class Follows:
    """A player who does what the judge holds best; it is shown the positions of a match one after the other."""

    judge: ContigJudge
    positions: dict[str, Position]

    def choose(self, view: AnyView, budget: Thinking) -> Move:
        assert isinstance(view, View)
        assert view.dice is not None
        before = self.positions[f"{view.board} {view.turns}"]
        seat = before.on_turn
        after = before.apply(NATURE, Roll(view.dice))
        return GAME.read_move(self.judge.value(after, seat)[0].move)


def test_for_a_player_who_misses_nothing_it_is_the_luck_of_the_review() -> None:
    match = played("contig60", "level-6 level-6", 4)
    judge = judge_of(match)
    positions: dict[str, Position] = {}
    for entry in match.standing:
        if isinstance(entry.move, Roll):
            before = cast("Position", match.begun().fold(match.log[: entry.seq - 1]).position)
            positions[f"{before.board} {before.turns}"] = before
    perfect = Follows(judge, positions)
    found = review(match, QUICK)
    thrown = [
        sum(
            turn.terms.luck[at]
            for turn in found.turns
            if turn.owner == at + 1 and turn.move.startswith("roll")
        )
        for at in (0, 1)
    ]
    assert used_luck(match, [perfect, perfect], judge) == pytest.approx(thrown, abs=1e-9)


@pytest.mark.parametrize("spec", ["level-2", "level-5", "random"])
def test_over_all_throws_it_is_zero(spec: str) -> None:
    """However badly a player uses them: nothing is gained on average by being lucky."""
    begun = Match.begin(any_game(GAME), GAME.rulesets["contig60"], 2)
    if begun.position.to_act == {NATURE}:
        begun = begun.enter(NATURE, First(Seat(2)), Millis(0))
    judge = judge_of(begun)
    total = 0.0
    for roll in judge.values.rolls:
        thrown = begun.enter(NATURE, Roll(roll.dice), Millis(0))
        seated: list[Player] = [player("contig60", spec, seed) for seed in (1, 2)]
        own, other = used_luck(thrown, seated, judge)
        assert own == 0.0  # the second side began
        total += roll.throws * other
    assert total == pytest.approx(0.0, abs=1e-9)
