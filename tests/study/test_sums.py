"""A calculation as a pupil sees it: read, worked out in an order, and written as one expression."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contissimo.core import arithmetic
from contissimo.core.errors import Unreadable
from contissimo.study.sums import SCHOOL, SHEET, Group, Line, Sum, read_sum, value

EXPRESSIONS = st.recursive(
    st.integers(0, 20).map(str),
    lambda inner: st.builds(
        lambda a, sign, b, brackets: f"({a}{sign}{b})" if brackets else f"{a}{sign}{b}",
        inner,
        st.sampled_from("+-*/"),
        inner,
        st.booleans(),
    ),
    max_leaves=5,
)


@given(EXPRESSIONS)
def test_a_sum_makes_what_the_expression_makes(text: str) -> None:
    assert read_sum(text).value == arithmetic.value(arithmetic.read(text))


@given(EXPRESSIONS)
def test_the_written_sum_makes_the_same(text: str) -> None:
    sum_ = read_sum(text)
    assert read_sum(str(sum_)).value == sum_.value
    assert str(sum_.lines[0].group) == text


@pytest.mark.parametrize(
    "text", ["", "2+", "+2", "2 3+", "(2+3", "2+3)", "2++3", "a+2", "()", "2+(3+"]
)
def test_what_is_no_sum_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_sum(text)


def test_signs_of_tiles_and_schools_are_read() -> None:
    assert read_sum("2 × 3 · 4 : 2 − 1").value == 11


def test_a_long_text_is_refused() -> None:
    with pytest.raises(Unreadable, match="expression_too_long"):
        read_sum("1+" * 100 + "1")


def test_bonuses_and_lines_count_as_on_the_sheet() -> None:
    """calculissimo §8: the first printed example, and a second line."""
    line = Line(Group((9, 6, 2), "+/"), factors=(2, 2, 1), multipliers=(2,), start=2)
    assert Sum((line,)).value == 48
    assert str(Sum((line,))) == "(9*2+6*2/2)*2"
    both = Sum((line, Line(Group((3, 4), "+"), multipliers=(2, 3))))
    assert both.value == 48 + 42
    assert read_sum(str(both)).value == both.value


def test_the_order_of_the_sheet_is_spelled_out_in_brackets() -> None:
    """calculissimo §4.5: 8÷2×3 is 8÷(2×3) on the sheets."""
    group = Group((8, 2, 3), "/*")
    assert value(group, SHEET) == Fraction(4, 3)
    assert value(group, SCHOOL) == 12
    assert str(Sum((Line(group),), SHEET)) == "8/(2*3)"
    assert str(Sum((Line(group),), SCHOOL)) == "8/2*3"


def test_a_division_by_zero_makes_nothing() -> None:
    assert read_sum("3/(2-2)").value is None
    assert read_sum("(3/0)+1").value is None
