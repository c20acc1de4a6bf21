"""What two states of a match have in common: whose turn goes on, and what a seat last decided."""

from __future__ import annotations

from contissimo.core.game import NATURE, Seat
from contissimo.play.match import Match
from contissimo.play.notes import Back


def last_decision(match: Match, seat: Seat) -> int:
    """The last entry of a seat that still stands; 0: there is none."""
    return max((entry.seq for entry in match.standing if entry.seat == seat), default=0)


def same_wait(before: Match, after: Match) -> bool:
    """Whether the same question is still open: after a note, or after one of several answers."""
    then, now = before.clock, after.clock
    if then.kind != now.kind or not now.acting <= then.acting:
        return False
    answered = set()
    for entry in after.log[before.log.size :]:
        if isinstance(entry.move, Back):
            return False
        if entry.seat != NATURE:
            answered.add(entry.seat)
    return now.acting <= then.acting - answered if answered else now.acting == then.acting
