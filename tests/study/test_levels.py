"""Which level errs as much: interpolated, withheld with too few decisions, never out of the scale."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contissimo.study import levels
from contissimo.study.budget import DEEP, QUICK
from contissimo.study.levels import Level, Measured, falling, level_by_share, level_of, measured
from contissimo.study.review import review
from contissimo.study.totals import share_of
from tests.study.games import played

SCALE = tuple(Measured(level, 200.0 / 2**level) for level in range(1, 9))


@pytest.fixture
def scaled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "measured", lambda key, kind: SCALE)


@pytest.mark.usefixtures("scaled")
def test_a_rate_lies_between_its_levels() -> None:
    assert level_of("any", QUICK, 200.0 / 2**4, 0.0, 20) == Level(4, 4, 4)
    assert level_of("any", QUICK, 200.0 / 2**4.4, 5.0, 20) == Level(4, 4, 5)
    assert level_of("any", QUICK, 0.0, 0.0, 20) == Level(8, 8, 8)
    assert level_of("any", QUICK, 999.0, 0.0, 20) == Level(1, 1, 1)


@pytest.mark.usefixtures("scaled")
def test_seven_decisions_say_nothing() -> None:
    assert level_of("any", QUICK, 10.0, 1.0, 7) is None
    assert level_of("any", QUICK, 10.0, 1.0, 8) is not None


def test_a_share_of_the_top_lies_between_those_of_the_levels() -> None:
    """Measured on our own levels: 5, 8, 10, 27, 33, 47, 55 and 68 %."""
    assert level_by_share("calculissimo", 0.28, 0.0, 20) == Level(4, 4, 4)
    assert level_by_share("calculissimo", 0.17, 0.09, 20) == Level(3, 2, 4)
    assert level_by_share("calculissimo", 0.02, 0.01, 20) == Level(1, 1, 1)
    assert level_by_share("calculissimo", 0.99, 0.1, 20) == Level(8, 8, 8)
    assert level_by_share("calculissimo", 0.5, 0.0, 7) is None
    assert level_by_share("toy", 0.5, 0.0, 20) is None


def test_whoever_found_little_is_no_high_level_because_the_game_was_lost_soon() -> None:
    """In a lost game little can be lost: the error rate told level 7 of a player who found 17 of 100 points."""
    found = review(played("calculissimo", "level-3 level-6", 5), QUICK).totals[0]
    by_rate = level_of(
        "calculissimo", QUICK, found.error_rate or 0, 1000 * found.loss_error, found.decisions
    )
    assert found.top_share is not None
    assert found.top_share < 0.25
    assert found.level is not None
    assert by_rate is not None
    assert found.level.level <= 4 < by_rate.level


def test_a_share_has_the_error_of_its_turns() -> None:
    assert share_of([]) == (0.0, 0.0)
    assert share_of([(5, 10), (5, 10)]) == (0.5, 0.0)
    share, error = share_of([(0, 10), (10, 10)])
    assert share == 0.5
    assert error == pytest.approx(0.5)


def test_a_game_without_data_has_no_levels() -> None:
    assert measured("toy", "quick") == ()
    assert level_of("toy", DEEP, 10.0, 1.0, 99) is None


@pytest.mark.parametrize("key", ["contig60", "calculissimo"])
@pytest.mark.parametrize("kind", ["quick", "deep"])
def test_the_shipped_scales_fall(key: str, kind: str) -> None:
    rates = [each.rate for each in measured(key, kind)]
    assert rates == sorted(rates, reverse=True)


@given(st.lists(st.floats(0.1, 300.0), min_size=1, max_size=8))
def test_any_measurement_becomes_a_scale_that_falls(rates: list[float]) -> None:
    scale = falling([Measured(n, rate) for n, rate in enumerate(rates, 1)])
    assert [each.level for each in scale] == list(range(1, len(rates) + 1))
    found = [each.rate for each in scale]
    assert all(a >= b - 1e-9 for a, b in pairwise(found))
    assert sum(found) == pytest.approx(sum(rates))
