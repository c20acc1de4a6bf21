"""The judge of Contig 60: against a plain solver on small boards, what decisions are, and replies."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contissimo.core.game import NATURE, AnyPosition, Seat
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.moves import (
    Accept,
    Challenge,
    Decline,
    First,
    LastRound,
    Pass,
    Roll,
    Steal,
)
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import PRESETS, Ruleset
from contissimo.study.budget import DEEP, QUICK, Budget
from contissimo.study.contig60 import judge as judging
from contissimo.study.contig60.judge import ContigJudge
from contissimo.study.contig60.values import Depth, Values
from contissimo.study.judge import NotJudged, any_judge
from contissimo.study.judges import judge_for
from contissimo.study.review import decide, review
from tests.engine.contig60.expectimax import Plain, small
from tests.study.games import played

FEW = Budget(deep=True, nodes=0)
"""Deep, without solved endings."""


def begun(rules: Ruleset, *moves: str, begin: int = 1) -> Position:
    """A game in which these entries were made, chance among them."""
    position = GAME.start(rules, 2)
    if position.begin is None:
        position = position.apply(NATURE, First(Seat(begin)))
    for text in moves:
        (seat,) = position.to_act
        position = position.apply(seat, GAME.read_move(text))
    return position


@pytest.mark.parametrize("name", ["three squares", "two rounds", "a line of two", "a race"])
def test_small_games_are_worth_what_a_plain_solver_says(name: str) -> None:
    """contig60 §5.1, §6.2: passes on purpose, steals and declining included."""
    rules = small(name)
    plain = Plain(rules)
    judge = ContigJudge(rules, Budget(deep=True, nodes=1 << 40))
    seen = set[str]()
    position = begun(rules)
    for step in range(12):
        worth = judge.worth(position)
        assert worth.exact
        assert worth.shares[0] == pytest.approx(plain.worth(position), abs=1e-9)
        (seat,) = position.to_act
        seen.add(position.phase)
        if seat == NATURE:
            position = position.apply(NATURE, plain.rolls[(5 * step) % len(plain.rolls)][0])
            continue
        classes = judge.value(position, seat)
        for each in classes:
            after = position.apply(seat, GAME.read_move(each.move))
            expected = plain.worth(after) if seat == 1 else 1.0 - plain.worth(after)
            assert each.exact
            assert each.share == pytest.approx(expected, abs=1e-9)
        move = Pass() if position.phase == "turn" and step % 4 == 1 else None
        position = position.apply(seat, move or GAME.read_move(classes[-1].move))
        if position.over is not None:
            break
    assert {"roll", "turn"} <= seen


def test_before_the_first_side_is_known_both_have_half() -> None:
    judge = ContigJudge(PRESETS["contig60"], QUICK)
    assert judge.worth(GAME.start(PRESETS["contig60"], 2)).shares == (0.5, 0.5)


def test_an_ending_that_is_too_large_is_looked_at_instead() -> None:
    """The guess how many boards there are may be too low: then nothing half solved is used."""
    rules = small("two rounds")
    values = Values(rules, Depth(2, 1 << 40))
    position = begun(rules)
    exact = values.throw(position, Seat(1))
    values = Values(rules, Depth(2, 1 << 40))
    values.endgame.limit = 0
    values._small_enough = lambda: True  # type: ignore[method-assign]
    looked = values.throw(position, Seat(1))
    assert exact.exact
    assert not looked.exact
    assert looked.laid.keys() == exact.laid.keys()
    # The same if only what could be stolen was too much.
    values = Values(rules, Depth(2, 1 << 40))
    look = values._rob
    unseen = 2.0
    values._rob = lambda throw, square, expect: (  # type: ignore[method-assign]
        unseen if expect == values._solve else look(throw, square, expect)
    )
    assert values.throw(position, Seat(1)).laid == looked.laid


def test_what_is_remembered_is_bounded() -> None:
    values = Values(PRESETS["junior"], Depth(1, 0))
    start = begun(PRESETS["junior"])
    first = values.throw(start, Seat(1))
    for turns in range(0, 200, 2):
        values.throw(replace(start, turns=turns % 14, idle=turns // 14), Seat(1))
    assert len(values._known) <= 65
    assert values.throw(start, Seat(1)).mean == first.mean


CHALLENGED = PRESETS["sheet-pt"]


def test_a_wrong_sentence_is_a_class_and_worth_what_a_challenge_leaves() -> None:
    """contig60 §4.2"""
    position = begun(CHALLENGED, "roll 1 2 3")
    judge = ContigJudge(CHALLENGED, DEEP)
    lie = GAME.read_move("1+2+3=7")
    decision = decide(any_judge(judge), cast("AnyPosition", position), Seat(1), lie)
    assert decision is not None
    assert decision.made.key == "wrong 7"
    assert decision.made.share < decision.best.share
    assert judge.class_of(position, Seat(1), GAME.read_move("3+2+1=6")) == "6"
    codes = [f.code for f in judge.facts(position, Seat(1), decision.best, decision.made)]
    assert "sum-wrong" in codes
    assert "contest" in judge.kinds(position, Seat(1), decision.best, decision.made)
    reply = judge.reply(position, Seat(1), lie)
    assert reply is not None
    assert (reply.seat, reply.move) == (2, "challenge")


@pytest.mark.parametrize(
    ("said", "best", "code"),
    [("1+2+3=7", "challenge", "contest-right"), ("1+2+3=6", "accept", "contest-wrong")],
)
def test_a_verdict_is_a_decision(said: str, best: str, code: str) -> None:
    """contig60 §4.2"""
    position = begun(CHALLENGED, "roll 1 2 3", said)
    judge = ContigJudge(CHALLENGED, QUICK)
    classes = judge.value(position, Seat(2), (Accept(), Challenge()))
    assert {each.key for each in classes} == {"accept", "challenge"}
    assert (classes[0].key, classes[0].share >= classes[1].share) == (best, True)
    assert judge.facts(position, Seat(2), classes[0], classes[1])[0].code == code
    assert judge.kinds(position, Seat(2), classes[0], classes[1]) == ("contest",)
    assert judge.top(position, Seat(2)) is None


def test_stealing_and_declining_are_decisions() -> None:
    """contig60 §5.1"""
    position = begun(PRESETS["contig60"], "roll 1 2 3", "pass")
    judge = ContigJudge(PRESETS["contig60"], QUICK)
    classes = judge.value(position, Seat(2), (Decline(),))
    assert "decline" in {each.key for each in classes}
    steal = next(each for each in classes if each.key.isdecimal())
    assert isinstance(GAME.read_move(steal.move), Steal)
    decline = next(each for each in classes if each.key == "decline")
    assert "steal" in judge.kinds(position, Seat(2), steal, decline)
    assert judge.top(position, Seat(2)) is not None


def test_nobody_decides_out_of_turn() -> None:
    judge = ContigJudge(PRESETS["contig60"], QUICK)
    with pytest.raises(NotJudged):
        judge.value(begun(PRESETS["contig60"], "roll 1 2 3"), Seat(2))


def test_replies_to_a_square_and_to_a_pass() -> None:
    rules = PRESETS["contig60"]
    position = begun(rules, "roll 1 2 3", "1+2+3=6", "roll 2 3 4")
    judge = ContigJudge(rules, QUICK)
    square = judge.reply(position, Seat(2), GAME.read_move("2+3+4=9"))
    assert square is not None
    assert (square.seat, square.of) == (1, 216)
    assert square.throws == judge.values.kernel.tables.throws_for(
        1 << judge.index_of[int(square.move)]
    )
    passed = judge.reply(position, Seat(2), Pass())
    assert passed is not None
    assert (passed.seat, passed.throws) == (1, None)


def test_nobody_replies_once_it_is_over() -> None:
    match = played("contig60", "level-3 level-6", 1)
    last = [entry for entry in match.standing if entry.seat != NATURE][-1]
    position = match.begun().fold(match.log[: last.seq - 1]).position
    judge = judge_for("contig60", match.ruleset, QUICK)
    assert judge.reply(position, last.seat, last.move) is None


def test_luck_belongs_to_who_threw_and_the_last_round_to_nobody() -> None:
    judge = ContigJudge(PRESETS["contig60"], QUICK)
    before = begun(PRESETS["contig60"])
    assert judge.owner(before, Roll((1, 2, 3)), before) == 1
    assert judge.owner(before, First(Seat(2)), before) == 2
    assert judge.owner(before, LastRound(), before) is None


def test_the_last_round_is_a_note() -> None:
    """contig60 §6.3"""
    rules = GAME.change_ruleset(PRESETS["contig60"], {"minutes": 10})
    position = begun(rules, "roll 1 2 3")
    judge = ContigJudge(rules, QUICK)
    told = judge.worth(position.apply(NATURE, LastRound()))
    assert told.shares != judge.worth(position).shares


def test_a_board_without_room_is_refused() -> None:
    numbers = "\n".join(" ".join(str(9 * y + x) for x in range(9)) for y in range(9))
    rules = GAME.read_ruleset(f'layout = "\\n{numbers!s}\\n"'.replace("\n", "\\n"))
    with pytest.raises(NotJudged) as refused:
        judging.judge(rules, QUICK)
    assert refused.value.why == "review_board_large"


def test_a_deep_review_looks_again_until_the_first_is_looked_at() -> None:
    found = review(played("contig60", "level-2 level-4", 3, "times"), DEEP)
    for turn in found.turns:
        if turn.decision is not None:
            assert turn.decision.best.looked
            assert turn.decision.made.looked


@settings(max_examples=25)
@given(seed=st.integers(1, 6), number=st.integers(0, 10_000), budget=st.sampled_from([QUICK, FEW]))
def test_over_all_throws_luck_is_zero(seed: int, number: int, budget: Budget) -> None:
    """What a position is worth before the throw is the mean of what all throws make of it."""
    match = played("contig60", "level-5 level-6", seed)
    rolls = [entry for entry in match.standing if isinstance(entry.move, Roll)]
    entry = rolls[number % len(rolls)]
    position = cast("Position", match.begun().fold(match.log[: entry.seq - 1]).position)
    judge = ContigJudge(position.ruleset, budget)
    before = judge.worth(position).shares[0]
    after = [
        roll.throws * judge.worth(position.apply(NATURE, Roll(roll.dice))).shares[0]
        for roll in judge.values.rolls
    ]
    assert sum(after) / judge.values.kernel.tables.throws == pytest.approx(before, abs=1e-9)
