from __future__ import annotations

import pytest

from contissimo.core.errors import IllegalMove
from contissimo.core.game import Seat, must_act, next_seat, ranks_of
from tests.play.helpers import begin, play_out


def test_only_those_who_may_act_do() -> None:
    match = begin()
    must_act(match.position, Seat(1))
    with pytest.raises(IllegalMove, match="not_your_turn"):
        must_act(match.position, Seat(2))
    with pytest.raises(IllegalMove, match="game_over"):
        must_act(play_out(match).position, Seat(1))


def test_play_goes_by_rising_seat_number_then_seat_one() -> None:
    still_in = (Seat(1), Seat(3), Seat(4))
    assert [next_seat(Seat(s), still_in) for s in (1, 2, 3, 4)] == [3, 3, 4, 1]


def test_equal_totals_share_a_rank_and_those_out_rank_below() -> None:
    assert ranks_of((5, 9, 9, 1), high_wins=True, out=frozenset()) == (3, 1, 1, 4)
    assert ranks_of((5, 9, 9, 1), high_wins=False, out=frozenset()) == (2, 3, 3, 1)
    assert ranks_of((5, 9, 1), high_wins=True, out=frozenset({Seat(2)})) == (1, 3, 2)
