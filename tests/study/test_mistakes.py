"""Naming a mistake: generated ones of every kind, and what may be said of a pupil."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from contissimo.study.mistakes import (
    Attempt,
    Common,
    Profile,
    cause_of,
    commonest,
    explanations,
    named,
    priors,
    profile,
)
from contissimo.study.sums import SHEET, Group, Line, Sum, read_sum
from contissimo.study.wrong_arithmetic import ARITHMETIC
from contissimo.study.wrong_bonuses import BONUS
from contissimo.study.wrong_rules import CAUSES, FAMILIES, FAMILY_OF, results
from tests.study.pupils_at_work import OTHER, many, of_dice, of_placements

ON_DICE = tuple(ARITHMETIC)
ON_TILES = tuple(rule for rule in CAUSES if rule != "brackets_ignored")  # tiles have none


@pytest.mark.parametrize(
    ("text", "said", "cause"),
    [
        ("2*3+4", 10, None),
        ("2+3*4", 20, "order"),
        ("9-2*3", 21, "order"),
        ("4-2+1", 1, None),
        ("2*(3+4)", 10, "brackets_ignored"),
        ("9-2*3", 10, "times_as_plus"),
        ("2+5", 10, "plus_as_times"),
        ("9-4", 13, "minus_as_plus"),
        ("9+4", 5, "plus_as_minus"),
        ("12/4", 8, "divide_as_minus"),
        ("6*7", 48, "table_neighbour"),
        ("6*7", 43, "off_by_one"),
        ("6*7", 52, "off_by_ten"),
        ("52-28", 36, "smaller_from_larger"),
        ("2-5+4", 7, "smaller_from_larger"),
        ("2/6*3", 9, "division_turned"),
        ("6*7", 99, None),
    ],
)
def test_a_cause_is_named_where_there_is_one(text: str, said: int, cause: str | None) -> None:
    assert cause_of(read_sum(text), said) == cause


def test_both_readings_of_a_matter_of_order_are_known() -> None:
    assert explanations(read_sum("2+3*4"), 20) == {"left_to_right", "plus_before_times"}


def test_what_only_one_order_knows() -> None:
    sheet = Sum((Line(Group((8, 4, 2), "/*")),), SHEET)
    assert sheet.value == 1
    assert "times_before_divide" in explanations(read_sum("8/4*2"), 1)
    assert "times_before_divide" not in explanations(sheet, 4)
    assert "left_to_right" in explanations(sheet, 4)


@pytest.mark.parametrize("rule", ON_DICE)
def test_a_mistake_with_dice_is_explained_by_its_rule(rule: str) -> None:
    rng = Random(rule)
    for _ in range(40):
        mistake = of_dice(rng, (rule,))
        assert rule in explanations(mistake.sum, mistake.said), mistake


@pytest.mark.parametrize("rule", ON_TILES)
def test_a_mistake_with_tiles_is_explained_by_its_rule(rule: str) -> None:
    rng = Random(rule)
    for _ in range(15):
        mistake = of_placements(rng, (rule,))
        assert rule in explanations(mistake.sum, mistake.said), mistake


@pytest.mark.parametrize(
    "rule", ["left_to_right", "off_by_one", "times_as_plus", "table_neighbour"]
)
def test_a_bonus_and_an_arithmetic_mistake_together_are_explained(rule: str) -> None:
    rng, seen = Random(rule), 0
    for _ in range(25):
        mistake = of_placements(rng, (f"bonus_after+{rule}",))
        found = explanations(mistake.sum, mistake.said)
        alone = found & set(CAUSES)
        assert alone or mistake.rule in found, mistake
        seen += not alone
    assert seen


def test_of_generated_mistakes_the_named_causes_are_right() -> None:
    named_right, named_wrong = judged(400)
    assert named_right >= 0.95 * (named_right + named_wrong)
    assert named_right >= 200
    assert named_wrong <= 0.02 * 400


@pytest.mark.soak
def test_of_ten_thousand_generated_mistakes_the_named_causes_are_right() -> None:
    named_right, named_wrong = judged(10_000)
    assert named_right >= 0.95 * (named_right + named_wrong)
    assert named_wrong <= 0.02 * 10_000


def judged(count: int) -> tuple[int, int]:
    right = wrong = 0
    for mistake in many(60, count, CAUSES):
        cause = cause_of(mistake.sum, mistake.said)
        if cause is not None:
            is_right = cause in (mistake.rule, FAMILY_OF.get(mistake.rule))
            right, wrong = right + is_right, wrong + (not is_right)
    return right, wrong


def test_every_rule_is_of_one_family_and_leads_somewhere() -> None:
    assert set(CAUSES) == {*ARITHMETIC, *BONUS}
    assert [FAMILY_OF[cause] for cause in CAUSES] == [
        family for family, causes in FAMILIES.items() for _ in causes
    ]
    assert results(read_sum("2+3*4"), "left_to_right") == {20}


def test_a_sum_that_makes_nothing_explains_nothing() -> None:
    assert explanations(read_sum("3/0"), 3) == {"divide_as_minus"}
    assert explanations(read_sum("3/0+1"), 99) == set()


def test_bonuses_of_lines_that_cross() -> None:
    main = Line(Group((3, 4), "+"), multipliers=(2,), used=(3, 1), used_multipliers=(3,))
    across = Line(Group((5, 1), "+"), elsewhere=(2,))
    sum_ = Sum((main, across))
    assert sum_.value == 20
    assert results(sum_, "bonus_in_both") == {26}
    assert results(sum_, "bonus_again") == {26 + 6, 42 + 6, 78 + 6}
    assert results(sum_, "line_forgotten") == {14, 6}
    assert results(sum_, "bonus_after") == set()
    assert results(sum_, "start_forgotten") == set()
    only_lines = Sum((Line(Group((3, 4), "+"), used_multipliers=(2,)),))
    assert results(only_lines, "bonus_again") == {14}
    assert results(only_lines, "line_forgotten") == set()


def wrong(task: str, *causes: str) -> Attempt:
    return Attempt(task, right=False, causes=frozenset(causes))


RIGHT = Attempt("1+1", right=True)


def test_one_sighting_names_nothing_of_a_pupil() -> None:
    assert profile([wrong("2+3*4", "left_to_right")], {}) == Profile((), 0, 1)


def test_two_independent_sightings_name_a_cause() -> None:
    seen = [wrong("2+3*4", "left_to_right"), wrong("1+5*6", "left_to_right")]
    assert profile(seen, {}) == Profile((("left_to_right", 2),), 0, 0)


def test_the_same_task_twice_is_one_sighting() -> None:
    assert profile([wrong("2+3*4", "left_to_right")] * 2, {}).causes == ()


def test_right_the_next_time_is_a_slip() -> None:
    slip = [wrong("2+3*4", "left_to_right"), RIGHT]
    assert profile(slip * 3, {}) == Profile((), 3, 0)


def test_of_two_explanations_the_class_decides_only_with_evidence() -> None:
    seen = [wrong("a", "left_to_right", "off_by_ten"), wrong("b", "left_to_right", "off_by_ten")]
    assert profile(seen, {}).causes == ()
    assert profile(seen, {"left_to_right": 40}).causes == (("left_to_right", 2),)


def test_two_rules_of_one_family_name_the_family() -> None:
    order = ("left_to_right", "plus_before_times")
    seen = [wrong("2+3*4", *order), wrong("1+5*6", *order)]
    assert profile(seen, {}) == Profile((("order", 2),), 0, 0)


def test_mistakes_of_all_kinds_name_none() -> None:
    seen = [wrong("a", "off_by_one"), wrong("b", "times_as_plus"), wrong("c")]
    assert profile(seen, {}) == Profile((), 0, 3)
    pair = [wrong("a", "bonus_after+off_by_one"), wrong("b", "off_by_ten")]
    assert profile(pair, {}) == Profile((), 0, 2)


def test_the_prior_counts_what_was_unique() -> None:
    seen = [wrong("a", "off_by_one"), wrong("b", "off_by_one", "off_by_ten"), RIGHT]
    assert priors(seen) == Counter({"off_by_one": 1})


@pytest.mark.parametrize(
    ("found", "cause"),
    [
        ((), None),
        (("off_by_one",), "off_by_one"),
        (("off_by_one", "off_by_ten"), "counting"),
        (("off_by_one", "left_to_right"), None),
        (("bonus_after+off_by_one", "bonus_after+off_by_ten"), None),
        (("bonus_after+off_by_one",), "bonus_after+off_by_one"),
    ],
)
def test_a_set_of_explanations_comes_to_a_rule_a_family_or_nothing(
    found: tuple[str, ...], cause: str | None
) -> None:
    assert named(found) == cause


def test_pupils_with_a_rule_are_recognised_and_others_are_not() -> None:
    """A class of pupils with one wrong rule each, and some who only guess."""
    rng = Random(7)
    classroom = [
        ("left_to_right", 5),
        ("brackets_ignored", 5),
        ("smaller_from_larger", 5),
        (OTHER, 8),
    ]
    histories = [
        (rule, [attempt_of(rng, rule) for _ in range(8)])
        for rule, count in classroom
        for _ in range(count)
    ]
    of_class = priors(attempt for _, history in histories for attempt in history)
    for rule, history in histories:
        causes = {cause for cause, _ in profile(history, of_class).causes}
        if rule == OTHER:
            assert not causes
        else:
            assert causes & {rule, FAMILY_OF[rule]}
            assert causes <= {rule, FAMILY_OF[rule]}


def attempt_of(rng: Random, rule: str) -> Attempt:
    mistake = of_dice(rng, (rule,))
    return Attempt(str(mistake.sum), right=False, causes=explanations(mistake.sum, mistake.said))


def test_the_commonest_mistake_is_the_largest_group_and_named_before_unnamed() -> None:
    assert commonest([]) is None
    answers: list[tuple[str, int, str | None]] = [
        ("2+3*4", 20, "order"),
        ("2+3*4", 20, "order"),
        ("2*3*4", 25, "off_by_one"),
    ]
    assert commonest(answers) == Common("2+3*4", 20, 2, "order")
    assert commonest([("1+1", 9, None), ("2+3", 6, "counting")]) == Common("2+3", 6, 1, "counting")
