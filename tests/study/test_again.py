"""Try again: which mistakes come back, what is right there, and what a wrong answer runs into."""

from __future__ import annotations

from dataclasses import replace

import pytest

from contissimo.core.errors import IllegalMove
from contissimo.core.game import Seat
from contissimo.study.again import answer, answer_to, as_good, is_as_good, mistakes, position_before
from contissimo.study.budget import QUICK
from contissimo.study.judge import NotJudged, Valued
from contissimo.study.judges import judge_for
from contissimo.study.practice import practice
from contissimo.study.review import Review, review
from contissimo.study.turns import Turn
from tests.study.games import played

KEYS = ["contig60", "calculissimo"]


def reviewed(key: str) -> Review:
    return review(played(key, "level-3 level-6", 1), QUICK)


def loss_of(turn: Turn) -> float:
    assert turn.decision is not None
    return turn.decision.loss


@pytest.mark.parametrize("key", KEYS)
def test_own_larger_mistakes_come_back_the_largest_first(key: str) -> None:
    found = mistakes(reviewed(key), Seat(1))
    assert found
    losses = [loss_of(turn) for turn in found]
    assert losses == sorted(losses, reverse=True)
    assert min(losses) > 0.03
    assert {turn.seat for turn in found} == {1}


@pytest.mark.parametrize("key", KEYS)
def test_every_class_that_is_as_good_is_right_and_a_worse_one_meets_its_reply(key: str) -> None:
    match = played(key, "level-3 level-6", 1)
    judge = judge_for(key, match.ruleset, QUICK)
    for turn in mistakes(reviewed(key), Seat(1)):
        assert turn.decision is not None
        position = position_before(match, turn.seq)
        right = as_good(turn.decision)
        assert turn.decision.best in right
        for each in turn.decision.classes:
            found = answer(judge, position, turn, match.game.read_move(each.move))
            assert found.right == (each in right)
            assert found.as_good == right
            assert found.valued == each
            if not found.right:
                assert found.reply is None or found.reply.seat in (1, 2)
            else:
                assert found.reply is None


def test_a_class_that_was_not_listed_is_valued_with_the_others() -> None:
    match = played("calculissimo", "level-3 level-6", 1)
    judge = judge_for("calculissimo", match.ruleset, QUICK)
    turn = mistakes(reviewed("calculissimo"), Seat(1))[0]
    assert turn.decision is not None
    position = position_before(match, turn.seq)
    listed = {each.key for each in turn.decision.classes}
    move = next(
        m for m in position.moves(Seat(1)) if judge.class_of(position, Seat(1), m) not in listed
    )
    found = answer(judge, position, turn, move)
    assert not found.right
    assert found.valued.move == str(move)
    assert found.reply is not None


def test_one_that_is_as_good_and_was_not_listed_is_shown_with_the_others() -> None:
    match = played("calculissimo", "level-3 level-6", 1)
    judge = judge_for("calculissimo", match.ruleset, QUICK)
    turn = next(
        turn
        for turn in reviewed("calculissimo").turns
        if turn.decision is not None and len(as_good(turn.decision)) > 1
    )
    assert turn.decision is not None
    best, second = as_good(turn.decision)[:2]
    position = position_before(match, turn.seq)
    found = answer_to(judge, position, turn.seat, [best], match.game.read_move(second.move))
    assert found.right
    assert [each.key for each in found.as_good] == [best.key, second.key]


def test_what_is_no_move_or_no_decision_is_refused() -> None:
    match = played("contig60", "level-3 level-6", 1)
    judge = judge_for("contig60", match.ruleset, QUICK)
    found = reviewed("contig60")
    turn = mistakes(found, Seat(1))[0]
    position = position_before(match, turn.seq)
    with pytest.raises(IllegalMove):
        answer(judge, position, turn, match.game.read_move("accept"))
    chance = next(turn for turn in found.turns if turn.kind == "chance")
    with pytest.raises(NotJudged):
        answer(judge, position, chance, match.game.read_move("pass"))
    for seq in (0, len(match.log) + 1):
        with pytest.raises(NotJudged):
            position_before(match, seq)


def test_as_good_is_a_hundredth_or_two_errors() -> None:
    best = Valued("a", "a", 0, 0.5, 0.0, 0.0, False, (0.5, 0.5))
    assert is_as_good(replace(best, share=0.4901), best)
    assert not is_as_good(replace(best, share=0.4899), best)
    assert is_as_good(replace(best, share=0.47, gap_error=0.02), best)


def test_several_games_say_what_to_practise() -> None:
    games = [(reviewed(key), Seat(1)) for key in KEYS]
    sums = practice(games)
    assert sums.games == 2
    assert sums.decisions == sum(r.totals[0].decisions for r, _ in games)
    assert sums.loss == pytest.approx(sum(r.totals[0].loss for r, _ in games))
    costs = [lost.loss for lost in sums.kinds.values()]
    assert costs == sorted(costs, reverse=True)
    assert {each.game for each in sums.again} == {0, 1}
    assert [each.loss for each in sums.again] == sorted((e.loss for e in sums.again), reverse=True)
    assert sums.error_rate is not None
    assert sums.top_share is not None
    nothing = practice([])
    assert (nothing.error_rate, nothing.top_share, nothing.again) == (None, None, ())
