"""Whose totals the entries of a log changed: a contest corrects the total of the seat that laid the tiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from contissimo.core.game import Deed, Gain, Seat
from contissimo.games.calculissimo.moves import Challenge, Move


def gains(deeds: Iterable[Deed[Move]]) -> Iterator[tuple[Gain, ...]]:
    laid: Seat | None = None
    for move, gain in deeds:
        contests = isinstance(move, Challenge)  # §7.2
        yield (gain if laid is None or not contests else gain._replace(seat=laid),)
        if move.puts:
            laid = gain.seat
