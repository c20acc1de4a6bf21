"""Exact arithmetic as Contig 60 uses it: `core/arithmetic.py` read, reckoned and written back."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contissimo.core.arithmetic import (
    MAX_LENGTH,
    Expression,
    Number,
    Operation,
    Sign,
    numbers,
    operate,
    read,
    value,
    write,
)
from contissimo.core.errors import Unreadable


@pytest.mark.parametrize(
    ("text", "written", "worth"),
    [
        ("2+3*4", "2+3*4", 14),
        ("(2+3)*4", "(2+3)*4", 20),
        ("((2)+(3*4))", "2+3*4", 14),
        ("2-(3-4)", "2-(3-4)", 3),
        ("2-(3+4)", "2-(3+4)", -5),
        ("2+(3-4)", "2+3-4", 1),
        ("2*(3/4)", "2*3/4", Fraction(3, 2)),
        ("2/(3*4)", "2/(3*4)", Fraction(1, 6)),
        ("2/3/4", "2/3/4", Fraction(1, 6)),
        ("8/2*3", "8/2*3", 12),
        ("-2+3+4", "-2+3+4", 5),
        ("(-2)*3", "(-2)*3", -6),
        ("-2*3", "-2*3", -6),
        ("-(2+3)", "-(2+3)", -5),
        ("-(-2)", "-(-2)", 2),
        ("2+(-3)", "2+(-3)", -1),
        ("2/(3-3)", "2/(3-3)", None),
        ("-(2/0)", "-2/0", None),
        ("2/0+1", "2/0+1", None),
        ("1+2/0", "1+2/0", None),
    ],
)
def test_an_expression_is_read_reckoned_and_written_with_the_fewest_brackets(
    text: str, written: str, worth: int | Fraction | None
) -> None:
    """contig60 §2.2: arithmetic is exact, in school order, and a division by zero has no value."""
    expression = read(text)
    assert write(expression) == written
    assert read(written) == expression
    assert value(expression) == worth


@pytest.mark.parametrize(
    "text", ["", "2+", "+2", "2++3", "(2", "2)", "()", "2(3)", "2 + 3", "2^3", "٢+3", "--2", "2*-3"]
)
def test_what_is_no_expression_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read(text)
    assert refused.value.why == "expression_unreadable"


def test_a_very_long_expression_is_refused_before_it_is_read() -> None:
    with pytest.raises(Unreadable) as refused:
        read("(" * (MAX_LENGTH + 1))
    assert refused.value.why == "expression_too_long"


def test_the_numbers_of_an_expression_come_in_the_order_written() -> None:
    assert list(numbers(read("-(23-4)*5"))) == [23, 4, 5]


_EXPRESSIONS: st.SearchStrategy[Expression] = st.recursive(
    st.integers(0, 30).map(Number),
    lambda inner: (
        st.builds(Sign, inner) | st.builds(operate, inner, st.sampled_from("+-*/"), inner)
    ),
    max_leaves=6,
)


@given(_EXPRESSIONS)
def test_every_expression_round_trips_through_its_text(expression: Expression) -> None:
    text = write(expression)
    assert value(read(text)) == value(expression)
    assert write(read(text)) == text


@given(_EXPRESSIONS, st.sampled_from("+-*/"), _EXPRESSIONS)
def test_dropping_a_bracket_changes_no_value(a: Expression, sign: str, b: Expression) -> None:
    assert value(operate(a, sign, b)) == value(Operation(a, sign, b))


@given(st.text(alphabet="0123456789+-*/() =x", max_size=30))
def test_the_reader_gives_an_expression_or_its_own_error(text: str) -> None:
    try:
        expression = read(text)
    except Unreadable:
        return
    assert value(read(write(expression))) == value(expression)
