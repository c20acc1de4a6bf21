"""The identity of a review: one value changed anywhere is found."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contissimo.core.game import NATURE, Seat
from contissimo.play.match import Match
from contissimo.play.record import RecordError
from contissimo.study import review as reviewing
from contissimo.study.budget import QUICK
from contissimo.study.identity import faults
from contissimo.study.review import Review, review
from contissimo.study.turns import Turn
from tests.study.games import NOW, played

KEYS = ["contig60", "calculissimo"]
FOUND = {key: review(played(key, "level-3 level-6", 1), QUICK) for key in KEYS}
AMOUNT = 1e-6


def with_turn(whole: Review, at: int, turn: Turn) -> Review:
    return replace(whole, turns=(*whole.turns[:at], turn, *whole.turns[at + 1 :]))


def changed(whole: Any, name: str, value: object) -> Any:
    """A value with another one in a field that the test names."""
    return replace(whole, **{name: value})


def moved(shares: tuple[float, ...]) -> tuple[float, ...]:
    return (shares[0] + AMOUNT, shares[1] - AMOUNT, *shares[2:])


@pytest.mark.parametrize("key", KEYS)
@given(number=st.integers(0, 10_000), name=st.sampled_from(["before", "after"]))
def test_a_value_around_any_turn(key: str, number: int, name: str) -> None:
    whole = FOUND[key]
    at = number % len(whole.turns)
    turn = whole.turns[at]
    for wrong in (moved(getattr(turn, name)), (0.5, 0.4)):
        assert faults(with_turn(whole, at, changed(turn, name, wrong)))


@pytest.mark.parametrize("key", KEYS)
@given(number=st.integers(0, 10_000), name=st.sampled_from(["luck", "skill", "rest"]))
def test_a_term_of_any_turn(key: str, number: int, name: str) -> None:
    whole = FOUND[key]
    at = number % len(whole.turns)
    turn = whole.turns[at]
    terms = changed(turn.terms, name, moved(getattr(turn.terms, name)))
    assert faults(with_turn(whole, at, replace(turn, terms=terms)))


@pytest.mark.parametrize("key", KEYS)
def test_what_a_decision_says(key: str) -> None:
    whole = FOUND[key]
    for at, turn in enumerate(whole.turns):
        decision = turn.decision
        if decision is None or decision.loss == 0.0:
            continue
        wrong = replace(turn, decision=replace(decision, loss=decision.loss + AMOUNT))
        assert f"loss {turn.seq}" in faults(with_turn(whole, at, wrong))
        for name, value in (
            ("share", decision.best.share + AMOUNT),
            ("shares", moved(decision.best.shares)),
            ("shares", tuple(share / 2 for share in decision.best.shares)),
        ):
            best = changed(decision.best, name, value)
            classes = (best, *decision.classes[1:])
            wrong = replace(turn, decision=replace(decision, classes=classes))
            assert faults(with_turn(whole, at, wrong))


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("name", ["start", "end", "luck", "luck_others", "skill", "rest"])
def test_a_total(key: str, name: str) -> None:
    whole = FOUND[key]
    first = whole.totals[0]
    assert name in {field.name for field in fields(first)}
    wrong = changed(first, name, getattr(first, name) + AMOUNT)
    assert faults(replace(whole, totals=(wrong, *whole.totals[1:])))


@pytest.mark.parametrize("key", KEYS)
def test_the_ends(key: str) -> None:
    whole = FOUND[key]
    assert faults(whole) == []
    assert faults(replace(whole, start=moved(whole.start)))
    assert "end" in faults(replace(whole, end=moved(whole.end)))


def resigned() -> Match:
    """A game in which a move was taken back, time was given back, and somebody gave up."""
    match = played("contig60", "level-3 level-6", 1)
    entries = [entry for entry in match.standing if entry.seat != NATURE]
    early = match.begun().fold(match.log[: entries[5].seq])
    back = early.take_back(entries[5].seq - 1, NOW)
    again = back.enter(entries[5].seat, entries[5].move, NOW)
    roll = match.game.read_move("roll 1 2 3")
    thrown = again.enter(NATURE, roll, NOW)
    seat = min(thrown.position.to_act)
    return thrown.enter(Seat(3 - seat), match.game.read_move("resign"), NOW)


def test_what_was_taken_back_counts_for_nothing_and_giving_up_is_no_mistake() -> None:
    found = review(resigned(), QUICK)
    assert faults(found) == []
    kinds = [turn.kind for turn in found.turns]
    assert kinds.count("undone") == 2
    assert kinds[-2:] == ["resign", "end"]
    gave_up = found.turns[-2]
    assert gave_up.decision is None
    assert any(gave_up.terms.rest)
    assert not any(gave_up.terms.skill)


def test_a_match_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MAX_ENTRIES", 5)
    with pytest.raises(RecordError) as refused:
        review(played("contig60", "level-3 level-6", 1))
    assert refused.value.why == "review_too_long"
