"""How the totals of a match came about, by its log alone: whose total each entry changed, and by how much."""

from __future__ import annotations

from collections.abc import Iterator

from contissimo.core.game import NATURE, Deed, Gain
from contissimo.play.match import Match


def gains_of(match: Match) -> Iterator[tuple[int, Gain]]:
    """With the number of its entry, each change of a total that a player's entry made and that still counts.

    What the leftovers cost is in the entry of the end.
    """
    entries = [entry for entry in match.standing if entry.seat != NATURE]
    deeds = (Deed(e.move, Gain(e.seat, e.points[0], e.total[0])) for e in entries)
    for entry, gains in zip(entries, match.game.gains(deeds, match.seats), strict=True):
        for gain in gains:
            yield entry.seq, gain
