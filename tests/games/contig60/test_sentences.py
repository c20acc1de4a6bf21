"""The roll table against a second, plain implementation, and the facts of the rules page."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, permutations, product

import pytest

from contissimo.games.contig60.notation import read_sentence
from contissimo.games.contig60.rules import PRESETS
from contissimo.games.contig60.sentences import (
    OPERATIONS,
    every_sentence,
    fault,
    reachable_numbers,
    roll_table,
)

SIX = (1, 2, 3, 4, 5, 6)
ROLLS = list(combinations_with_replacement(SIX, 3))


def reckon(a: Fraction | None, sign: str, b: Fraction | None) -> Fraction | None:
    if a is None or b is None:
        return None
    if sign == "/":
        return a / b if b else None
    return {"+": a + b, "-": a - b, "*": a * b}[sign]


def plain_sentences(
    dice: tuple[int, ...], operations: str, *, every_step_whole: bool = False
) -> Iterator[tuple[str, Fraction]]:
    """Every text with no or one pair of brackets over the dice in any order, and its value."""
    for a, b, c in permutations(dice):
        x, y, z = Fraction(a), Fraction(b), Fraction(c)
        for p, q in product(operations, repeat=2):
            left_first = reckon(reckon(x, p, y), q, z), reckon(x, p, y)
            right_first = reckon(x, p, reckon(y, q, z)), reckon(y, q, z)
            bare = right_first if p in "+-" and q in "*/" else left_first
            for text, (worth, step) in (
                (f"{a}{p}{b}{q}{c}", bare),
                (f"({a}{p}{b}){q}{c}", left_first),
                (f"{a}{p}({b}{q}{c})", right_first),
            ):
                if worth is None or step is None:
                    continue
                if not every_step_whole or (step >= 0 and step.denominator == 1):
                    yield text, worth


def order_of_simplicity(text: str) -> tuple[int, list[int], str]:
    signs = [OPERATIONS.index(sign) for sign in re.sub(r"[^-+*/]", "", text)]
    return text.count("("), signs, text


def plain_table(
    dice: tuple[int, ...], operations: str, *, every_step_whole: bool = False
) -> dict[int, str]:
    found: dict[int, list[str]] = {}
    for text, worth in plain_sentences(dice, operations, every_step_whole=every_step_whole):
        if worth >= 0 and worth.denominator == 1:
            found.setdefault(int(worth), []).append(text)
    return {number: min(texts, key=order_of_simplicity) for number, texts in found.items()}


def written(dice: tuple[int, ...], operations: str) -> dict[int, str]:
    table = roll_table(dice, operations)
    assert list(table) == sorted(table)
    assert all(sentence.square == number for number, sentence in table.items())
    return {number: str(sentence).partition("=")[0] for number, sentence in table.items()}


@pytest.mark.parametrize("operations", ["+-*/", "+-", "*/", "-", "/"])
def test_the_table_equals_a_brute_force_enumeration_for_every_roll(operations: str) -> None:
    """contig60 §2.1: each die exactly once, in any order, two operations, brackets as wanted."""
    assert len(ROLLS) == 56
    for dice in ROLLS:
        assert written(dice, operations) == plain_table(dice, operations)


@pytest.mark.parametrize("dice", [(0, 0, 0), (0, 1, 20), (0, 7, 7), (8, 9, 10), (20, 19, 1)])
def test_the_table_holds_for_other_faces(dice: tuple[int, ...]) -> None:
    """contig60 §1.2: dice may have other faces, 0 and two-digit ones among them."""
    assert written(dice, OPERATIONS) == plain_table(dice, OPERATIONS)


def test_the_order_of_the_dice_changes_nothing() -> None:
    assert {id(roll_table(dice)) for dice in permutations((2, 3, 4))} == {id(roll_table((2, 3, 4)))}


def test_the_same_operation_twice_is_allowed() -> None:
    """contig60 §2.1: without the same operation twice twelve squares could never be covered."""
    different = set()
    for dice in ROLLS:
        for text, worth in plain_sentences(dice, OPERATIONS):
            if len(set(re.sub(r"[^-+*/]", "", text))) == 2:
                different.add(worth)
    squares = set(PRESETS["contig60"].layout.bit_of)
    assert len(squares - different) == 12
    assert squares <= reachable_numbers(SIX)


def test_the_simplest_sentence_has_few_brackets_then_early_operations_then_early_text() -> None:
    table = roll_table((2, 3, 4))
    assert str(table[9]) == "2+3+4=9"
    assert str(table[14]) == "2+3*4=14"
    assert str(table[20]) == "(2+3)*4=20"
    assert str(table[1]) == "2+3-4=1"


@cache
def _rolls_that_make() -> Counter[int]:
    return Counter(number for dice in product(SIX, repeat=3) for number in roll_table(dice))


def test_three_dice_reach_the_64_squares_and_216() -> None:
    """contig60 §8: exactly 65 whole numbers ≥ 0 can be made; 43 can't."""
    squares = set(PRESETS["contig60"].layout.bit_of)
    assert len(squares) == 64
    assert set(_rolls_that_make()) == squares | {216}
    assert reachable_numbers(SIX) == squares | {216}
    assert 43 not in reachable_numbers(SIX)


def test_how_many_of_the_216_rolls_make_a_number() -> None:
    """contig60 §8: 2 is made by 171 rolls, 0 by 138, 28 by 27, 64 and 125 by 1."""
    counts = _rolls_that_make()
    assert [counts[n] for n in (2, 0, 28, 64, 125)] == [171, 138, 27, 1, 1]


def test_a_roll_offers_from_4_to_19_numbers_on_an_empty_board() -> None:
    """contig60 §8: 1, 1, 1 offers the fewest, four; no roll more than nineteen."""
    squares = PRESETS["contig60"].layout.bit_of
    offers = {dice: sum(n in squares for n in roll_table(dice)) for dice in ROLLS}
    assert min(offers, key=offers.__getitem__) == (1, 1, 1)
    assert (min(offers.values()), max(offers.values())) == (4, 19)


def test_fractions_and_negatives_on_the_way_change_no_roll() -> None:
    """contig60 §8: the reachable numbers are the same with whole steps only."""
    for dice in ROLLS:
        whole = plain_table(dice, OPERATIONS, every_step_whole=True)
        assert set(whole) == set(roll_table(dice))


def test_plus_and_minus_make_0_to_18() -> None:
    """contig60 §8: with + and − only 0 to 18 can be made."""
    assert reachable_numbers(SIX, "+-") == frozenset(range(19))


@pytest.mark.parametrize("faces", [(0,), (0, 7), (1, 2, 20), (3, 3, 5)])
@pytest.mark.parametrize("operations", ["+-*/", "/", "-*"])
def test_the_union_agrees_with_the_tables(faces: tuple[int, ...], operations: str) -> None:
    tables = (roll_table(dice, operations) for dice in product(faces, repeat=3))
    assert reachable_numbers(faces, operations) == {n for table in tables for n in table}


def test_every_sentence_that_was_possible() -> None:
    sentences = every_sentence((4, 2, 3), 20)
    assert [str(s) for s in sentences] == [
        "(2+3)*4=20",
        "(3+2)*4=20",
        "4*(2+3)=20",
        "4*(3+2)=20",
    ]
    assert every_sentence((2, 3, 4), 43) == ()
    assert every_sentence((2, 3, 4), 24, "+-") == ()


def test_every_sentence_is_complete_and_right() -> None:
    for dice in [(2, 3, 4), (1, 1, 2), (6, 6, 6), (1, 3, 6)]:
        by_value: dict[Fraction, set[str]] = {}
        for text, worth in plain_sentences(dice, OPERATIONS):
            sentence = read_sentence(f"{text}=0")
            by_value.setdefault(worth, set()).add(str(sentence).partition("=")[0])
        for number, sentence in roll_table(dice).items():
            ways = every_sentence(dice, number)
            assert ways[0] == sentence
            assert {str(way).partition("=")[0] for way in ways} == by_value[Fraction(number)]
            assert all(fault(way, dice, OPERATIONS) is None for way in ways)


@pytest.mark.parametrize(
    ("text", "dice", "operations", "why", "details"),
    [
        ("-2+3+4=5", (2, 3, 4), "+-*/", "leading_sign", {}),
        ("2+(-3)+4=3", (2, 3, 4), "+-*/", "leading_sign", {}),
        ("23+4=27", (2, 3, 4), "+-*/", "dice_not_used_once", {"numbers": (23, 4)}),
        ("2+3=5", (2, 3, 4), "+-*/", "dice_not_used_once", {"dice": (2, 3, 4)}),
        ("2+3+4+4=13", (2, 3, 4), "+-*/", "dice_not_used_once", {}),
        ("20=20", (2, 3, 4), "+-*/", "dice_not_used_once", {}),
        ("2*3/4=1", (2, 3, 4), "+-", "operation_not_allowed", {"operations": ("*", "/")}),
        ("2/(3-3)=1", (3, 2, 3), "+-*/", "division_by_zero", {}),
        ("2+3*4=20", (2, 3, 4), "+-*/", "value_is_not_square", {"value": "14", "squares": (20,)}),
        ("2*3/4=1", (2, 3, 4), "+-*/", "value_is_not_square", {"value": "3/2", "squares": (1,)}),
        ("2-3-4=5", (2, 3, 4), "+-*/", "value_is_not_square", {"value": "-5"}),
    ],
)
def test_each_way_to_be_wrong_has_its_code(
    text: str, dice: tuple[int, ...], operations: str, why: str, details: dict[str, object]
) -> None:
    """contig60 §2.2: what is wrong with a sentence is told by a code."""
    wrong = fault(read_sentence(text), dice, operations)
    assert wrong is not None
    assert wrong.why == why
    assert wrong.details.items() >= details.items()


@pytest.mark.parametrize("text", ["4*(3+2)=20", "((2+3))*4=20", "(3+2)×4=20"])
def test_a_right_sentence_need_not_be_the_simplest(text: str) -> None:
    """contig60 §2.1: in any order, with brackets as wanted."""
    assert fault(read_sentence(text), (2, 3, 4), OPERATIONS) is None
