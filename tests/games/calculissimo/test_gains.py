"""Whose totals a log of Calculissimo changed."""

from __future__ import annotations

from contissimo.core.game import Deed, Gain, Points, Seat
from contissimo.games.calculissimo import GAME

SEATS = 3


def gain(seat: int, points: int, total: int) -> Gain:
    return Gain(Seat(seat), Points(points), Points(total))


def gains(*log: tuple[str, Gain]) -> list[tuple[Gain, ...]]:
    deeds = [Deed(GAME.read_move(text), tallied) for text, tallied in log]
    return list(GAME.gains(deeds, SEATS))


def test_a_contest_corrects_the_total_of_the_seat_that_laid_the_tiles() -> None:
    """calculissimo §7.2: whoever contests, the points are those of the placement's player."""
    found = gains(
        ("8d 9+6/2=50", gain(2, 50, 50)),
        ("accept", gain(3, 0, 0)),
        ("challenge", gain(1, -2, 48)),
        ("pass", gain(1, 0, 0)),
    )
    assert found == [
        (gain(2, 50, 50),),
        (gain(3, 0, 0),),
        (gain(2, -2, 48),),
        (gain(1, 0, 0),),
    ]
