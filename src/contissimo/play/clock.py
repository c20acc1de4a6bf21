"""The clock of a match: pure, so `now` is always an argument and nothing here ever ticks.

What is waited for, how long, and what silence means is said by the position (`Wait`); a main time is said by
its ruleset. Saying the silence is left to the match.
"""

from __future__ import annotations

from dataclasses import replace

from contissimo.core.game import NATURE, AnyPosition, Millis, Seat
from contissimo.core.values import value_class

_NOBODY: frozenset[Seat] = frozenset()


@value_class(frozen=True, slots=True)
class Clock:
    """The running wait, and each seat's main time as it was when that wait began."""

    main: tuple[Millis, ...]
    """By seat; empty where the ruleset has no main time."""
    increment: Millis
    kind: str | None
    """What is waited for; None while chance moves and once the game is over."""
    acting: frozenset[Seat]
    limit: Millis | None
    since: Millis

    @classmethod
    def start(cls, position: AnyPosition, now: Millis) -> Clock:
        main, increment = position.ruleset.main_time or (None, Millis(0))
        times = () if main is None else (main,) * len(position.seats)
        return Clock(times, increment, None, _NOBODY, None, now).step(position, NATURE, now)

    def step(self, after: AnyPosition, seat: Seat, now: Millis) -> Clock:
        """The clock after `seat` moved (or NATURE did) and `after` came of it."""
        wait = after.wait
        if wait is None:
            return Clock(self._spent(seat, now), self.increment, None, _NOBODY, None, now)
        to_act = after.to_act
        if wait.kind == self.kind and self._goes_on(to_act, seat):
            return replace(self, acting=to_act)
        return Clock(self._spent(seat, now), self.increment, wait.kind, to_act, wait.limit, now)

    def credit(self, given: Millis, now: Millis) -> Clock:
        """The running wait began later by `given`: never more than it has lasted."""
        return replace(self, since=Millis(self.since + min(given, self._elapsed(now))))

    @property
    def deadline(self) -> Millis | None:
        """When silence begins to speak; None: never."""
        if not self.main or self.kind != "turn":
            return None if self.limit is None else Millis(self.since + self.limit)
        limits = [] if self.limit is None else [self.limit]
        limits += [self.main[seat - 1] for seat in self.acting]
        return Millis(self.since + min(limits)) if limits else None

    def expired(self, now: Millis) -> bool:
        deadline = self.deadline
        return deadline is not None and now >= deadline

    def left(self, seat: Seat, now: Millis) -> Millis | None:
        """How long `seat` may still be silent; None where it isn't asked, or asked without limit."""
        deadline = self.deadline if seat in self.acting else None
        if deadline is None:
            return None
        return Millis(max(0, min(deadline - now, deadline - self.since)))

    def main_left(self, seat: Seat, now: Millis) -> Millis | None:
        """The main time of `seat`, which falls in its own turns only; None without main time."""
        if not self.main:
            return None
        runs = self.kind == "turn" and seat in self.acting
        return Millis(max(0, self.main[seat - 1] - (self._elapsed(now) if runs else 0)))

    def _elapsed(self, now: Millis) -> Millis:
        return Millis(max(0, now - self.since))

    def _goes_on(self, to_act: frozenset[Seat], seat: Seat) -> bool:
        """Whether the same wait goes on, if the next one is of the same kind: it has lost at most the seat that spoke.

        So it is in a window that one of several has accepted, and when a move comes from outside a turn. The
        next turn of the seat that moved is another wait: an extra turn has a new limit.
        """
        return to_act <= self.acting - {seat}

    def _spent(self, seat: Seat, now: Millis) -> tuple[Millis, ...]:
        """The main times at the end of a wait: a turn costs what it took, a completed one earns."""
        if not self.main or self.kind != "turn":
            return self.main
        times = list(self.main)
        for acting in self.acting:
            left = max(0, times[acting - 1] - self._elapsed(now))
            # Used up is used up: the increment rewards a turn that was in time.
            earned = self.increment if acting == seat and left > 0 else 0
            times[acting - 1] = Millis(left + earned)
        return tuple(times)
