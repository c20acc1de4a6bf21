"""Rounds of a class: shares, places, the common board, own boards, the lesson of ten minutes, sets, seating."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contissimo.core.answers import Card
from contissimo.core.chance import Chance, match_key, small_seed, small_stream
from contissimo.core.game import Points
from contissimo.games import GAMES
from contissimo.study import classes
from contissimo.study.classes import LESSON, Marked, Missed, Plan, Standing, moment
from contissimo.study.deals import DEALERS
from contissimo.study.deals.dealer import Top
from contissimo.study.pupils import ANIMALS, COLOURS, PICTURES, WORDS
from contissimo.study.seating import (
    by_result,
    least_met,
    rotated,
    seated,
    shuffled,
    tables_of,
    unrotated,
)

CHANCE = Chance(match_key(small_seed(7), ()))
THROWS = DEALERS["contig60"]
RULES = THROWS.for_class(GAMES["contig60"].rulesets["times"])


def top(points: int) -> Top:
    return Top("move", Points(points), Card())


def marked(move: str, said: int, points: int = 0, *, right: bool = True) -> Marked:
    return Marked(move, Points(points), Fraction(0), right, said, "", "", ())


def test_the_lessons_of_the_issue_are_offered_in_their_order() -> None:
    found = classes.presets(GAMES)
    assert list(found) == ["plus-minus", "times", "whole-steps", "sheet", "pairs", "dice"]
    for preset in found.values():
        game = GAMES[preset.game]
        ruleset = game.change_ruleset(game.rulesets[preset.ruleset], preset.options)
        adapted = DEALERS[preset.game].for_class(ruleset)
        order = getattr(adapted, "order", "school")
        assert order == ("sheet" if preset.key == "sheet" else "school")
        assert getattr(adapted, "announce", True)


@pytest.mark.parametrize(
    ("points", "best", "right", "share"),
    [
        (24, 48, True, Fraction(1, 2)),
        (48, 48, False, Fraction(1)),
        (0, 0, True, Fraction(1)),
        (0, 0, False, Fraction(0)),
        (0, None, True, Fraction(1)),
    ],
)
def test_a_share_is_of_the_top(points: int, best: int | None, right: bool, share: Fraction) -> None:
    found = None if best is None else top(best)
    assert classes.share(Points(points), found, right=right) == share


def test_an_answer_is_marked_with_its_causes() -> None:
    position = THROWS.deal(THROWS.begin(RULES), CHANCE.entry(3))
    assert position is not None
    best = THROWS.top(position.position)
    assert best is not None
    right = classes.mark(THROWS.judge(position.position, best.move), best)
    assert (right.right, right.share, right.cause) == (True, Fraction(1), None)
    text, _, value = best.move.partition("=")
    squares = {n for row in GAMES["contig60"].material(RULES).squares for n in row}
    off = next(n for n in (int(value) + 1, int(value) - 1) if str(n) in squares)
    wrong = classes.mark(THROWS.judge(position.position, f"{text}={off}"), best)
    assert (wrong.right, wrong.points, wrong.value, wrong.text) == (False, 0, value, text)
    assert "off_by_one" in wrong.causes


def test_the_common_board_takes_the_commonest_right_answer() -> None:
    assert classes.commonest_right([]) is None
    assert classes.commonest_right([marked("a", 1, right=False)]) is None
    answers = [
        marked("2+3=5", 5),
        marked("3+2=5", 5),
        marked("2*3=6", 6, 2),
        marked("x", 9, right=False),
    ]
    chosen = classes.commonest_right(answers)
    assert chosen is not None
    assert chosen.move == "2+3=5"
    equal = classes.commonest_right([marked("2+3=5", 5), marked("2*3=6", 6, 2)])
    assert equal is not None
    assert equal.said == 6


def test_absence_counts_nothing_for_the_sum_and_is_left_out_of_the_mean() -> None:
    assert classes.standing([]) == Standing(0, Fraction(0), 0)
    assert classes.standing([(10, Fraction(1)), (5, Fraction(1, 2))]) == Standing(
        15, Fraction(3, 4), 2
    )


def test_equal_pupils_share_a_place() -> None:
    assert classes.places({1: 10, 2: 30, 3: 10, 4: 5}) == {1: 2, 2: 1, 3: 2, 4: 4}


@given(st.fractions(0, 1))
def test_only_all_is_a_hundred_percent_and_only_nothing_none(part: Fraction) -> None:
    shown = classes.percent(part)
    assert (shown == 100) == (part == 1)
    assert (shown == 0) == (part == 0)
    assert abs(shown - 100 * part) <= 1


def test_everybody_has_the_same_throws_on_an_own_board() -> None:
    nobody = classes.own_deal(THROWS, RULES, CHANCE, 4, {})
    first = classes.own_deal(THROWS, RULES, CHANCE, 1, {})
    assert nobody is not None
    assert first is not None
    move = THROWS.top(first.position)
    assert move is not None
    somebody = classes.own_deal(THROWS, RULES, CHANCE, 4, {1: move.move})
    assert somebody is not None
    assert somebody.chance == nobody.chance
    assert somebody.position != nobody.position


def test_a_full_own_board_stays_full() -> None:
    game = GAMES["contig60"]
    rules = THROWS.for_class(game.change_ruleset(RULES, {"markers": 1}))
    first = classes.own_deal(THROWS, rules, CHANCE, 1, {})
    assert first is not None
    move = THROWS.top(first.position)
    assert move is not None
    assert classes.own_deal(THROWS, rules, CHANCE, 3, {1: move.move}) is None


# The lesson of ten minutes


def test_the_lesson_of_ten_minutes() -> None:
    assert LESSON.rounds == 6
    opens = [LESSON.opens(n) for n in range(1, 7)]
    assert opens[0] == 180_000
    assert opens[-1] == 540_000
    assert LESSON.closes(6) == LESSON.end == 600_000
    assert all(b - a == LESSON.round + LESSON.look for a, b in pairwise(opens))
    assert moment(LESSON, 0).phase == "lobby"
    assert moment(LESSON, 119_999).until == 120_000
    assert moment(LESSON, 120_000).phase == "example"
    assert moment(LESSON, 180_000) == classes.Moment("open", 1, 180_000, 240_000)
    assert moment(LESSON, 240_000) == classes.Moment("revealed", 1, 240_000, 252_000)
    assert moment(LESSON, 599_999) == classes.Moment("open", 6, 540_000, 600_000)
    assert moment(LESSON, 600_000) == classes.Moment("over", 6, 600_000, None)


@given(
    st.integers(0, 300_000),
    st.integers(0, 60_000),
    st.integers(1000, 120_000),
    st.integers(0, 30_000),
)
def test_no_round_of_any_plan_is_cut_short(join: int, example: int, length: int, look: int) -> None:
    plan = Plan(join=join, example=example, round=length, look=look)
    assert plan.rounds >= 1
    assert plan.opens(plan.rounds) <= plan.last
    assert plan.closes(plan.rounds) <= plan.end
    at = 0
    while (now := moment(plan, at)).until is not None:
        assert now.until > at
        assert now.since <= at
        if now.phase == "open":
            assert now.until - now.since == length
        at = now.until
    assert (at, moment(plan, at).phase) == (plan.end, "over")


# Sets


def test_a_set_has_what_was_missed_most() -> None:
    attempts = [
        ("2+3*4", "14", False),
        ("2+3*4", "14", False),
        ("1+1", "2", True),
        ("5-8", "-3", False),
        ("7/2", "7/2", False),
        ("3*3", "9", False),
    ]
    assert classes.missed(attempts, 2) == [Missed("2+3*4", 14, 2), Missed("3*3", 9, 1)]
    assert len(classes.missed(attempts, 10)) == 3


# Seating


@given(st.integers(0, 40), st.integers(2, 4), st.booleans())
def test_everybody_sits_once_and_nobody_alone_but_against_a_computer(
    count: int, size: int, pairs: bool
) -> None:
    tables = tables_of(range(1, count + 1), size, pairs=pairs)
    assert sorted(p for table in tables for seat in table for p in seat) == list(
        range(1, count + 1)
    )
    for table in tables:
        people = sum(map(len, table))
        assert people <= size
        assert len(table) >= 2
        assert (() in table) == (people == 1)
    assert sum(() in table for table in tables) <= 1


def test_pairs_share_a_seat() -> None:
    assert seated([1, 2, 3, 4], pairs=True) == ((1, 2), (3, 4))
    assert seated([1, 2, 3], pairs=True) == ((1, 2), (3,))
    assert seated([1], pairs=True) == ((1,), ())
    assert seated([1, 2, 3]) == ((1,), (2,), (3,))


def test_orders_of_pupils() -> None:
    assert sorted(shuffled(range(10), small_stream(1))) == list(range(10))
    assert by_result([1, 2, 3, 4], {2: 50, 3: 80, 1: 0}) == [3, 2, 1, 4]
    assert rotated([], 3) == []


@pytest.mark.parametrize("count", [2, 3, 7, 8, 35])
def test_turning_round_everybody_meets_everybody_else_once(count: int) -> None:
    pupils = list(range(1, count + 1))
    games = count - 1 + count % 2
    met = [
        frozenset(table[0] + table[1])
        for times in range(games)
        for table in tables_of(rotated(pupils, times), 2)
    ]
    assert len(met) == len(set(met))
    assert len([pair for pair in met if len(pair) == 2]) == count * (count - 1) // 2
    assert rotated(pupils, games) == rotated(pupils, 0)


def test_new_partners_are_those_who_met_least() -> None:
    """However often they were seated at random in between: the number of games alone would bring the same ones together again."""
    circle = [1, 2, 3, 4]
    met: Counter[frozenset[int]] = Counter()
    for seated_at, new in ((0, 1), (2, 1), (1, 1), (0, 1), (1, 2)):
        met.update(_met(rotated(circle, seated_at)))
        assert least_met(circle, 2, met) == new
    assert least_met([], 2, met) == 0
    assert least_met([1], 2, met) == 1


def test_the_lists_by_which_pupils_are_known() -> None:
    assert len(set(PICTURES)) >= 24
    assert len(set(ANIMALS)) == 40
    assert len(set(COLOURS)) == 8
    assert len(set(WORDS)) == 64


@pytest.mark.parametrize("count", range(1, 8))
def test_whoever_was_seated_by_hand_meets_others_in_each_later_game(count: int) -> None:
    by_hand = list(range(count, 0, -1))
    circle = unrotated(by_hand)
    first = rotated(circle, 0)
    assert _met(first) == _met(by_hand)
    games = count - 1 if count % 2 == 0 else count
    met = [pair for turn in range(games) for pair in _met(rotated(circle, turn))]
    assert len(met) == len(set(met))


def _met(order: list[int]) -> set[frozenset[int]]:
    return {frozenset(pair) for pair in zip(order[::2], order[1::2], strict=False)}
