"""What the last contest of a match came to, for as long as nobody has done anything since."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from contissimo.core.answers import Verdict
from contissimo.core.game import NATURE, Seat
from contissimo.play.log import Entry, Log
from contissimo.play.match import Match
from contissimo.play.notes import Back

CONTEST = "challenge"


@dataclass(frozen=True, slots=True)
class Contest:
    """A verdict, with the entries of the log that it is about."""

    seq: int
    """The contest."""
    by: Seat
    of: int
    """The move that was contested."""
    verdict: Verdict


def last_contest(match: Match, before: Match | None = None) -> Contest | None:
    """The contest that was the last thing a player did; None: something else was."""
    search = Search(match, before)
    search.go_on()
    return search.found


class Search:
    """Looks for the last contest some entries at a time: what it came to is known only where the log is folded up to it."""

    def __init__(self, match: Match, before: Match | None = None) -> None:
        """`before` is the match at an earlier entry, if that is known: then less is folded."""
        self.found: Contest | None = None
        contests = match.ruleset.judging == CONTEST
        last = _last_of_players(match.log) if contests else None
        self._last = last if last is not None and str(last.move) == CONTEST else None
        if self._last is not None:
            known = before is not None and len(before.log) < self._last.seq
            self._window = before if before is not None and known else match.begun()
            missing = match.log[len(self._window.log) : self._last.seq - 1]
            self._missing, self._rest = len(missing), self._window.unfold(missing)

    def go_on(self, most: int | None = None) -> bool:
        """Fold at most `most` entries; returns whether `found` is what it will be."""
        last = self._last
        if last is None:
            return True
        for after in islice(self._rest, most):
            self._window = after
        self._missing -= self._missing if most is None else min(most, self._missing)
        if self._missing:
            return False
        verdict = self._window.game.verdict(self._window.position, last.move)
        assert verdict is not None, "a contest stands in the log only where there was a window"
        made = _last_of_players(self._window.log, verdict.seat)
        assert made is not None
        self.found, self._last = Contest(last.seq, last.seat, made.seq, verdict), None
        return True


def _last_of_players(log: Log, seat: Seat | None = None) -> Entry | None:
    """The last entry that a player made and that was not taken back; of `seat` if one is given."""
    number = len(log)
    while number:
        entry = log[number - 1]
        if isinstance(entry.move, Back):
            number = entry.move.to
        elif entry.seat != NATURE and seat in (None, entry.seat):
            return entry
        else:
            number -= 1
    return None
