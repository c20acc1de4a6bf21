"""How long a close look rests, by how much the event loop computes."""

from __future__ import annotations

import pytest

from contissimo.server.jobs.review_cache import rests_of


@pytest.mark.parametrize(
    ("share", "rests"), [(0.0, 0.0), (0.03, 0.0), (0.04, 1.0), (0.09, 1.5), (0.12, 2.0), (0.9, 2.0)]
)
def test_a_rest_is_longer_where_more_play(share: float, rests: float) -> None:
    assert rests_of(share) == pytest.approx(rests)
