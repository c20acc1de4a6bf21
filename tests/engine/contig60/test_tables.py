"""The tables against the rules' own words and against counting all throws."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from contissimo.engine.contig60.tables import Tables, bits_of, numbers_of, tables_of
from contissimo.games.contig60.rules import PRESETS
from contissimo.games.contig60.sentences import roll_table
from tests.engine.contig60.compiled_and_plain import RULESETS, TOO_WIDE, USUAL

pytestmark = pytest.mark.no_cover

TABLES = tables_of(USUAL)


def test_the_usual_dice_have_56_rolls_in_216_throws() -> None:
    assert len(TABLES.rolls) == 56
    assert sum(roll.throws for roll in TABLES.rolls) == TABLES.throws == 216
    assert {roll.dice: roll.throws for roll in TABLES.rolls}[(1, 1, 2)] == 3


def test_squares_have_the_chances_that_the_rules_state() -> None:
    """contig60 §8: out of 216 rolls, 2 is made by 171, 0 by 138, 28 by 27, 64 and 125 by 1."""
    throws = dict(zip(TABLES.numbers, TABLES.square_throws, strict=True))
    assert [throws[n] for n in (2, 0, 28, 64, 125)] == [171, 138, 27, 1, 1]
    assert min(throws.values()) == 1


def test_a_roll_offers_what_the_rules_state() -> None:
    """contig60 §8: on an empty board a roll offers from 4 (1,1,1) to 19 numbers."""
    offers = [len(TABLES.sentences(roll.dice)) for roll in TABLES.rolls]
    assert (min(offers), max(offers)) == (4, 19)
    assert len(TABLES.sentences((1, 1, 1))) == 4
    assert str(TABLES.sentences((4, 3, 2))[20]) == "(2+3)*4=20"


@pytest.mark.parametrize(
    "name", ["contig60", "contig-us", "junior", "times", "few", "tiny", "loaded"]
)
def test_the_quick_way_agrees_with_the_roll_tables(name: str) -> None:
    tables = tables_of(RULESETS[name])
    for roll in tables.rolls:
        right = set(roll_table(roll.dice, tables.operations))
        assert numbers_of(roll.dice, tables.operations) == right
        squares = {tables.numbers[index] for index in bits_of(roll.squares)}
        assert squares == right & set(tables.numbers) == set(tables.sentences(roll.dice))


def test_the_chance_of_a_set_is_that_of_counting_all_throws() -> None:
    for name, wanted in (("contig60", {20, 24, 28}), ("loaded", {0, 5, 7}), ("plus", {18, 3})):
        tables = tables_of(RULESETS[name])
        hits = sum(
            not wanted.isdisjoint(roll_table(dice, tables.operations))
            for dice in product(tables.faces, repeat=3)
        )
        assert tables.chance(wanted) == Fraction(hits, tables.throws)
    assert TABLES.chance([]) == 0
    assert TABLES.chance(TABLES.numbers) == 1


def test_twenty_faces_and_ninety_squares_have_tables_too() -> None:
    tables = Tables(USUAL.layout, tuple(range(1, 21)), "+-*/")
    assert len(tables.rolls) == 1540
    assert sum(roll.throws for roll in tables.rolls) == 8000
    assert tables_of(TOO_WIDE).chance([2]) == Fraction(171, 216)


def test_rulesets_that_share_layout_dice_and_operations_share_their_tables() -> None:
    assert tables_of(PRESETS["timed"]) is TABLES
    assert tables_of(PRESETS["contig-us"]) is not TABLES
