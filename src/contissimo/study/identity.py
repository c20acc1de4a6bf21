"""The identity of a review: `end − start = luck(own) − luck(others) + skill + rest`, checked from its values.

Nothing is taken on trust: every term is computed again from the values of its turn, the values of neighbouring turns must
be the same, and the sums must be those of the turns. One value changed anywhere is found, a win share, a loss or a headline number.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum

from contissimo.study.budget import DEEP, Budget
from contissimo.study.review import Review
from contissimo.study.totals import Totals, totals_of
from contissimo.study.turns import (
    Decision,
    Terms,
    Turn,
    chance_terms,
    decision_terms,
    is_decision,
    is_established,
    loss_of,
    other_terms,
)

TOLERANCE = 1e-9


def faults(review: Review) -> list[str]:
    """What does not add up; nothing in a right review."""
    return list(_faults(review))


def _faults(review: Review) -> Iterator[str]:
    before = review.start
    for turn in review.turns:
        if not _same(turn.before, before):
            yield f"before {turn.seq}"
        if not _whole(turn.before) or not _whole(turn.after):
            yield f"whole {turn.seq}"
        terms = _terms_again(turn)
        for name in ("luck", "skill", "rest"):
            if not _same(getattr(terms, name), getattr(turn.terms, name)):
                yield f"{name} {turn.seq}"
        if turn.decision is not None:
            yield from (f"{what} {turn.seq}" for what in _wrong(turn.decision, turn))
        before = turn.after
    if not _same(review.end, before):
        yield "end"
    again = totals_of(
        review.game,
        review.headline,
        Budget(deep=review.budget.startswith(str(DEEP))),
        review.start,
        review.end,
        review.turns,
    )
    if review.totals != again:
        yield "totals"
    for totals in review.totals:
        yield from (f"{what} of seat {totals.seat}" for what in _sums(review, totals))


def _terms_again(turn: Turn) -> Terms:
    if turn.kind == "chance":
        return chance_terms(turn.before, turn.after)
    if turn.decision is not None:
        return decision_terms(turn.before, turn.after, turn.decision)
    return other_terms(turn.before, turn.after)


def _wrong(decision: Decision, turn: Turn) -> Iterator[str]:
    """What in a decision contradicts the rest of it."""
    classes, played = decision.classes, decision.played
    if abs(decision.loss - loss_of(classes, played)) > TOLERANCE:
        yield "loss"
    if decision.counts != is_decision(classes):
        yield "counts"
    if decision.established != is_established(classes, played):
        yield "established"
    if decision.error != decision.made.gap_error:
        yield "error"
    if list(classes) != sorted(classes, key=lambda each: (not each.looked, -each.share)):
        yield "order"
    at = -1 if turn.owner is None else turn.owner - 1
    for valued in classes:
        if abs(valued.share - valued.shares[at]) > TOLERANCE:
            yield "share"
        if not _whole(valued.shares):
            yield "whole"


def _sums(review: Review, totals: Totals) -> Iterator[str]:
    at, seat = totals.seat - 1, totals.seat
    own = fsum(turn.terms.luck[at] for turn in review.turns if turn.owner == seat)
    others = -fsum(turn.terms.luck[at] for turn in review.turns if turn.owner != seat)
    skill = fsum(turn.terms.skill[at] for turn in review.turns)
    rest = fsum(turn.terms.rest[at] for turn in review.turns)
    given = (totals.luck, totals.luck_others, totals.skill, totals.rest)
    names = ("luck", "luck_others", "skill", "rest")
    for name, again, sum_given in zip(names, (own, others, skill, rest), given, strict=True):
        if abs(again - sum_given) > TOLERANCE:
            yield name
    if abs(totals.start - review.start[at]) > TOLERANCE or (
        abs(totals.end - review.end[at]) > TOLERANCE
    ):
        yield "ends"
    change = totals.luck - totals.luck_others + totals.skill + totals.rest
    if abs(totals.end - totals.start - change) > TOLERANCE:
        yield "identity"


def _same(first: tuple[float, ...], second: tuple[float, ...]) -> bool:
    return all(abs(a - b) <= TOLERANCE for a, b in zip(first, second, strict=True))


def _whole(shares: tuple[float, ...]) -> bool:
    return abs(fsum(shares) - 1.0) <= TOLERANCE
