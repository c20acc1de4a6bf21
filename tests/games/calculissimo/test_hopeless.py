"""The bound that lets the search give up early must never give up what could be admitted."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contissimo.games.calculissimo.lines import SCHOOL, SHEET, fault, hopeless

OPEN = st.none()
LINES = st.integers(1, 4).flatmap(
    lambda n: st.tuples(
        st.lists(st.integers(0, 9) | OPEN, min_size=n + 1, max_size=n + 1),
        st.text("+-*/", min_size=n, max_size=n),
    )
)


@given(LINES, st.booleans(), st.sampled_from([SHEET, SCHOOL]))
def test_what_is_hopeless_is_admitted_with_no_numbers_at_all(
    line: tuple[list[int | None], str], zero: bool, order: str
) -> None:
    numbers, signs = line
    if numbers.count(None) > 2 or not hopeless(numbers, signs, zero=zero, order=order):
        return
    for filled in product(*[range(10) if n is None else (n,) for n in numbers]):
        assert fault(filled, signs, zero=zero, whole_steps=False, order=order) is not None


@pytest.mark.parametrize(
    ("numbers", "signs", "expected"),
    [
        ([None, 0], "/", True),  # nothing mends a division by zero
        ([5, 2, 0], "/*", True),  # 5÷(2×0)
        ([1, 2, None], "/+", True),  # a half stays a half
        ([1, 2, None, 2], "/+/", False),  # unless another half may come
        ([1, 9, None], "--", True),
        ([1, 9, None], "-+", False),  # 1−9+9
        ([1, None, None], "//", False),
        ([1, 2, None], "//", True),
        ([None, None], "-", False),
    ],
)
def test_hopeless_lines(numbers: list[int | None], signs: str, expected: bool) -> None:
    assert hopeless(numbers, signs, zero=False) is expected


def test_in_school_order_what_follows_the_quotient_multiplies_it() -> None:
    """calculissimo §4.5: 5÷2×0 is 0, and 1÷2×2 is 1."""
    assert not hopeless([5, 2, 0], "/*", zero=True, order=SCHOOL)
    assert not hopeless([1, 2, None], "/*", zero=False, order=SCHOOL)
    assert hopeless([1, 2, None], "/*", zero=False)
    assert hopeless([None, 0, 3], "/*", zero=True, order=SCHOOL)


def test_zero_may_be_enough() -> None:
    assert hopeless([1, 1, None], "--", zero=False)
    assert not hopeless([1, 1, None], "--", zero=True)
