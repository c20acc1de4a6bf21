"""A review as the page gets it: the types of `study/json_form.py` (docs/review.md says what each field is), and what is around them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from contissimo.server.messages.outbound import ScoredLine

TurnKind = Literal["chance", "decision", "forced", "resign", "note", "end", "undone"]
MistakeSize = Literal["none", "small", "medium", "large"]
Headline = Literal["accuracy", "top_share"]


class ReviewFact(Struct):
    """The sentence is `review-fact-` and the code."""

    code: str
    values: dict[str, int | str]


class ReviewClass(Struct):
    """Moves that are the same decision."""

    key: str
    move: str
    moves: int
    points: int
    kept: str
    share: float
    error: float
    gap_error: float
    exact: bool
    looked: bool
    margin: float | None
    shares: list[float]


class ReviewDecision(Struct):
    played: int
    loss: float
    error: float
    established: bool
    counts: bool
    size: MistakeSize
    most: int | None
    kinds: list[str]
    facts: list[ReviewFact]
    classes: list[ReviewClass]


class ReviewTurn(Struct):
    seq: int
    seat: int | None
    owner: int | None
    move: str
    kind: TurnKind
    stage: str
    points: int
    before: list[float]
    after: list[float]
    luck: list[float]
    skill: list[float]
    rest: list[float]
    exact: bool
    decision: ReviewDecision | None


class ReviewLost(Struct):
    decisions: int
    mistakes: int
    loss: float


class ReviewLevel(Struct):
    level: int
    low: int
    high: int


class ReviewTotals(Struct):
    seat: int
    start: float
    end: float
    luck: float
    luck_others: float
    skill: float
    rest: float
    decisions: int
    mistakes: dict[str, int]
    loss: float
    loss_error: float
    error_rate: float | None
    accuracy: float | None
    points: int
    most: int
    top_share: float | None
    level: ReviewLevel | None
    stages: dict[str, ReviewLost]
    kinds: dict[str, ReviewLost]


class ReviewHead(Struct):
    """All of a review but its turns."""

    format: int
    game: str
    ruleset: str
    judge: str
    budget: str
    headline: Headline
    players: list[str]
    seats: int
    entries: int
    complete: bool
    start: list[float]
    end: list[float]
    reason: str
    turning: list[int]
    totals: list[ReviewTotals]


class Reviewing(Struct):
    """A review as far as it is made. It is final when its head is complete and all turns have come."""

    id: str
    first: int
    """How many turns come before these: as many as were asked for with `after`."""
    judged: int
    """How many turns there are by now; those that did not fit are asked for with `after`."""
    turns: list[ReviewTurn]
    head: ReviewHead | None
    """None: it waits for its turn, and nothing is judged yet."""


class ReviewReply(Struct):
    """What the next player would make of a move."""

    seat: int
    move: str
    """Where a throw comes first, the square that it would cover."""
    points: int
    throws: int | None
    of: int | None


class TriedMove(Struct):
    """What another move would have been worth."""

    seq: int
    move: str
    right: bool
    """Whether it is as good as the best."""
    loss: float
    """How far it is behind the best, in win share."""
    valued: ReviewClass
    as_good: list[ReviewClass]
    """Every class that is as good as the best."""
    reply: ReviewReply | None
    """To one that is not."""
    position: str
    """The position after it, in notation."""
    lines: list[ScoredLine]
    """The score card of a placement."""
