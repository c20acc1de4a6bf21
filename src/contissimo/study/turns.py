"""A turn of a review: what an entry of a log did to everybody's win share, and which part of that was luck, skill or rest.

Each term is computed from the values before and after the entry; none is what is left over (`identity.py` checks that):

    chance     luck  = after − before
    a decision skill = played − best, where the difference is established, else 0
               rest  = (best − before) + (after − played) + (played − best, where it is not established)
    all else   rest  = after − before
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from contissimo.core.game import Seat
from contissimo.study.judge import Fact, Shares, Valued

Kind = Literal["chance", "decision", "forced", "resign", "note", "end", "undone"]
"""`forced`: a player's entry that was no decision. `note`: nothing that a rule knows. `undone`: it was taken back."""
Size = Literal["none", "small", "medium", "large"]
Stage = str

SMALL, MEDIUM = 0.03, 0.07
"""Up to here a mistake is small, up to here medium; above it is large."""
LEAST_LOSS = 0.0025
"""A smaller loss is none."""
LEAST_SPREAD = 0.005
"""With less between the best class and the worst there is nothing to decide."""
SETTLED = 0.005
"""With less than this, or less than this missing, a game is settled."""
ERRORS = 2.0
"""A difference of at least this many standard errors is established."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The parts of what an entry did, for every seat."""

    luck: Shares
    skill: Shares
    rest: Shares


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player could have done, and did."""

    classes: tuple[Valued, ...]
    """Best first."""
    played: int
    """Which of them was played."""
    error: float
    """The standard error of the difference between the best class and the one played."""
    loss: float
    """What the decision cost in win share; 0 where that is not established."""
    established: bool
    """Whether best and played can be distinguished."""
    counts: bool
    """Whether it counts as a decision: two classes, a spread, a game that is not settled."""
    most: int | None
    """The most points that could be had at once."""
    kinds: tuple[str, ...] = ()
    """What there was to see: `division`, `line` …"""
    facts: tuple[Fact, ...] = ()
    """Why the best is better: at most three."""

    @property
    def best(self) -> Valued:
        return self.classes[0]

    @property
    def made(self) -> Valued:
        """The class that was played."""
        return self.classes[self.played]

    @property
    def size(self) -> Size:
        return size_of(self.loss)


@dataclass(frozen=True, slots=True)
class Turn:
    """An entry of a log, judged."""

    seq: int
    seat: Seat
    """Who made the entry; NATURE for chance and notes."""
    owner: Seat | None
    """Whose decision or luck it was."""
    move: str
    kind: Kind
    stage: Stage
    points: int
    """What the entry earned at once."""
    before: Shares
    after: Shares
    terms: Terms
    exact: bool
    """Whether the values before and after are proved."""
    decision: Decision | None = None


def size_of(loss: float) -> Size:
    if loss <= 0.0:
        return "none"
    if loss <= SMALL:
        return "small"
    return "medium" if loss <= MEDIUM else "large"


def is_decision(classes: Sequence[Valued]) -> bool:
    """Whether something depends on the choice, in a game that is not settled."""
    best, worst = classes[0].share, min(each.share for each in classes)
    open_game = best >= SETTLED and worst <= 1.0 - SETTLED
    return open_game and best - worst >= LEAST_SPREAD


def loss_of(classes: Sequence[Valued], played: int) -> float:
    """What a choice cost: nothing where nothing depends on it, where too little was lost, or where that is not established."""
    raw = classes[0].share - classes[played].share
    lost = raw >= LEAST_LOSS and is_established(classes, played) and is_decision(classes)
    return raw if lost else 0.0


def is_established(classes: Sequence[Valued], played: int) -> bool:
    """Whether the best class and the one that was played can be distinguished."""
    made = classes[played]
    return not played or classes[0].share - made.share > ERRORS * made.gap_error


def nothing(seats: int) -> Shares:
    return (0.0,) * seats


def less(first: Shares, second: Shares) -> Shares:
    return tuple(a - b for a, b in zip(first, second, strict=True))


def chance_terms(before: Shares, after: Shares) -> Terms:
    none = nothing(len(before))
    return Terms(less(after, before), none, none)


def other_terms(before: Shares, after: Shares) -> Terms:
    none = nothing(len(before))
    return Terms(none, none, less(after, before))


def decision_terms(before: Shares, after: Shares, decision: Decision) -> Terms:
    best, played = decision.best.shares, decision.made.shares
    missed = less(played, best)
    skill = missed if decision.loss > 0.0 else nothing(len(before))
    found, kept = less(best, before), less(after, played)
    rest = tuple(f + k + (m - s) for f, k, m, s in zip(found, kept, missed, skill, strict=True))
    return Terms(nothing(len(before)), skill, rest)
