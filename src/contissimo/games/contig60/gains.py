"""Whose totals the entries of a log changed: a marker that goes back takes its points with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from contissimo.core.game import Deed, Gain, Points
from contissimo.games.contig60.moves import Challenge, Move


def gains(deeds: Iterable[Deed[Move]]) -> Iterator[tuple[Gain, ...]]:
    said: Gain | None = None
    for move, gain in deeds:
        caught = isinstance(move, Challenge) and gain.points > 0  # §4.2: the accuser earns
        yield (gain,) if said is None or not caught else (gain, _taken_back(said))
        if move.puts:
            said = gain


def _taken_back(said: Gain) -> Gain:
    """Points are subtracted, so the total goes up again."""
    return Gain(said.seat, Points(-said.points), Points(said.total + said.points))
