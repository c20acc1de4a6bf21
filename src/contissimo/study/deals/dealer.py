"""What a game must be able to do so that a class can play the same deal with it: deal, judge, find the top, go on.

A deal is a position in which seat 1 is to move; every pupil sits there. `DEALERS` in this package has the dealer of each game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, cast

from contissimo.core.answers import Card
from contissimo.core.game import AnyPosition, Points, Position, Rng, Ruleset, Seat
from contissimo.study.sums import Sum

PUPIL = Seat(1)
REDRAWS = 20
"""How often a deal that nobody could use is drawn again at most."""


# The bound of a variable can't name another one, hence `Any`, as in core/game.py.
P = TypeVar("P", bound=Position[Any, Any, Any])
R = TypeVar("R", bound=Ruleset)


@dataclass(frozen=True, slots=True)
class Dealt(Generic[P]):
    """A deal, and the moves of chance that made it, in notation and in order."""

    position: P
    chance: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """An answer that the rules allow, or whose only fault is a wrong result."""

    move: str
    """In canonical notation."""
    points: Points
    """What it earns; nothing where a wrong result can't be laid."""
    right: bool
    said: int
    """The result or total that it names."""
    sum: Sum
    """What was to be calculated."""
    card: Card


@dataclass(frozen=True, slots=True)
class Top:
    move: str
    points: Points
    card: Card


class Dealer(Protocol[P, R]):
    """It is handed only positions that it has made itself."""

    @property
    def key(self) -> str: ...
    @property
    def boards(self) -> tuple[str, ...]:
        """What can go onto the board after a round: `top`, `common`, `own`; the first is the usual one."""
        ...

    def for_class(self, rules: R) -> R:
        """The ruleset as a class plays it: the program judges, answers name their results, nothing has a clock of its own."""
        ...

    def at_tables(self, rules: R) -> R:
        """The ruleset as tables of a class play it: without a clock, so that nothing runs while the class is paused."""
        ...

    def begin(self, rules: R) -> P:
        """Before the first deal."""
        ...

    def deal(self, before: P, rng: Rng) -> Dealt[P] | None:
        """The next deal; None: there is nothing left to play with."""
        ...

    def judge(self, position: P, text: str) -> Judged:
        """An answer. Unreadable or IllegalMove for what has another fault than a wrong result."""
        ...

    def top(self, position: P) -> Top | None:
        """The best answer; None: nothing can be made. Takes long, so the server asks another process."""
        ...

    def after(self, position: P, move: str | None) -> P:
        """The board after an answer that is right, ready for the next deal; None: nothing was put on it."""
        ...


AnyDealer = Dealer[AnyPosition, Ruleset]


def any_dealer(dealer: Dealer[P, R]) -> AnyDealer:
    """A dealer as one of many, for a list of them, as `any_game`."""
    return cast("AnyDealer", dealer)
