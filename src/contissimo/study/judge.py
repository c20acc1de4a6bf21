"""What a judge of a game answers: what a position is worth to each seat, and what its moves are worth.

Every game has its own judge (`judges.py` is the only list). A judge may remember what it has looked at, but no answer depends
on what was asked before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar, cast

from contissimo.core.errors import ContissimoError
from contissimo.core.game import AnyPosition, Move, Outcome, Position, Seat

Shares = tuple[float, ...]
"""The win share of every seat, from 0 to 1. Together they are 1."""


class NotJudged(ContissimoError):
    """A record or a position that can't be judged, and why."""


@dataclass(frozen=True, slots=True)
class Valued:
    """A class of moves, which are the same decision, and what it is worth to the seat that decides."""

    key: str
    """What the moves of the class have in common: the game's own short text."""
    move: str
    """One of them, as it is written. If a move of the class was played, that one."""
    points: int
    """What it earns at once."""
    share: float
    """The win share of the seat that decides."""
    error: float
    """The standard error of the share; 0 where nothing was drawn by lot."""
    gap_error: float
    """The standard error of the difference to the best class, in the same worlds."""
    exact: bool
    """Whether the share is proved."""
    shares: Shares
    """The win share of every seat."""
    kept: str = ""
    """The tiles that stay on the rack, where there is one."""
    moves: int = 1
    """How many moves the class has."""
    margin: float | None = None
    """The mean lead in points that it leads to, where the judge knows one."""
    looked: bool = True
    """Whether it was looked at as closely as the budget allows: the best and the one that was played always are."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that can be said about a decision, as a code with its values; the sentence is in the catalogues."""

    code: str
    values: Mapping[str, int | str] = field(default_factory=dict)
    weight: float = 0.0
    """How much it matters, in points: at most three are shown, the weightiest first."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a position is worth before anybody decides or chance moves."""

    shares: Shares
    error: float = 0.0
    """The standard error of each share."""
    exact: bool = False


P_contra = TypeVar("P_contra", bound=Position[Any, Any, Any], contravariant=True)
M_contra = TypeVar("M_contra", bound=Move, contravariant=True)
# As in core/game.py: the bound of a variable can't name another one, hence `Any`.


@dataclass(frozen=True, slots=True)
class Reply:
    """The best answer to a move: what somebody sees who has tried a wrong one."""

    seat: Seat
    move: str
    """As it is written; where a throw comes first, the square that it would cover."""
    points: int
    throws: int | None = None
    """In how many throws it can be made, where one comes first."""
    of: int | None = None
    """Of how many."""


class Judge(Protocol[P_contra, M_contra]):
    """The judge of one game with one ruleset and one budget. It belongs to one thread."""

    @property
    def version(self) -> str:
        """Another version may answer otherwise: what is stored with it is judged again."""
        ...

    @property
    def headline(self) -> str:
        """Which of a seat's totals says the most about its play: `accuracy` or `top_share`."""
        ...

    def worth(self, position: P_contra) -> Worth:
        """What a position is worth to those who know all of it and nothing of the future."""
        ...

    def value(
        self, position: P_contra, seat: Seat, also: Sequence[M_contra] = ()
    ) -> Sequence[Valued]:
        """The classes of moves of a seat, best first, as it could know them. Those of `also` are always among them."""
        ...

    def class_of(self, position: P_contra, seat: Seat, move: M_contra) -> str:
        """The key of the class that a move belongs to."""
        ...

    def facts(self, position: P_contra, seat: Seat, best: Valued, played: Valued) -> Sequence[Fact]:
        """Why the best class is better than the one that was played: what passes its gate, the weightiest first."""
        ...

    def kinds(
        self, position: P_contra, seat: Seat, best: Valued, played: Valued
    ) -> tuple[str, ...]:
        """What somebody could practise who missed the best class: codes like `division`, at most a few."""
        ...

    def reply(self, position: P_contra, seat: Seat, move: M_contra) -> Reply | None:
        """The best answer of the next player to a move; None where nobody answers."""
        ...

    def stage(self, position: P_contra) -> str:
        """`early`, `middle` or `late`."""
        ...

    def owner(self, before: P_contra, move: M_contra, after: P_contra) -> Seat | None:
        """Whose luck a move of chance is; None: it was no chance, like the call of the last round."""
        ...

    def top(self, position: P_contra, seat: Seat) -> int | None:
        """The most points that a move of a turn earns at once; None where nobody has a turn."""
        ...


AnyJudge = Judge[AnyPosition, Move]
"""A judge for those who needn't know of which game: they hand it only what that game gave them."""


def any_judge(judge: Judge[P_contra, M_contra]) -> AnyJudge:
    """A judge as one of many, for a list of them."""
    return cast("AnyJudge", judge)


def result_shares(outcome: Outcome) -> Shares:
    """What a game was worth in the end: the winners share it."""
    each = 1.0 / len(outcome.winners)
    seats = range(1, len(outcome.scores) + 1)
    return tuple(each if seat in outcome.winners else 0.0 for seat in seats)
