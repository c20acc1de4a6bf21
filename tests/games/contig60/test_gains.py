"""Whose totals a log of Contig 60 changed."""

from __future__ import annotations

from contissimo.core.game import Deed, Gain, Points
from contissimo.games.contig60 import GAME
from tests.games.contig60.helpers import ONE, TWO

SEATS = 2


def gain(seat: int, points: int, total: int) -> Gain:
    return Gain((ONE, TWO)[seat - 1], Points(points), Points(total))


def gains(*log: tuple[str, Gain]) -> list[tuple[Gain, ...]]:
    deeds = [Deed(GAME.read_move(text), tallied) for text, tallied in log]
    return list(GAME.gains(deeds, SEATS))


def test_a_marker_that_goes_back_gives_its_points_back() -> None:
    """contig60 §4.2: the accuser's total falls by 2, and the points that were earned are given back."""
    said, accused = gain(2, 1, 59), gain(1, 2, 58)
    found = gains(("6*(5-1)=19", said), ("challenge", accused))
    assert found == [(said,), (accused, gain(2, -1, 60))]


def test_a_stolen_square_that_was_wrong_is_given_back_too() -> None:
    """contig60 §4.2: the side that passed may accuse a steal."""
    log = [
        ("pass", gain(1, 0, 60)),
        ("steal 1+1+1=9", gain(2, 3, 57)),
        ("challenge", gain(1, 2, 58)),
    ]
    assert gains(*log)[-1] == (gain(1, 2, 58), gain(2, -3, 60))


def test_a_false_accusation_changes_no_other_total() -> None:
    """contig60 §4.2: it may cost the accuser, and the sentence stands."""
    log = [("2+3+4=9", gain(1, 1, 59)), ("challenge", gain(2, -1, 61)), ("pass", gain(2, 0, 61))]
    assert gains(*log) == [(gained,) for _, gained in log]
