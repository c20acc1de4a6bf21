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
from contissimo.study.levels import Level
from contissimo.study.review import Review, review
from contissimo.study.totals import Lost
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
def test_a_headline_number(key: str) -> None:
    whole = FOUND[key]
    last = whole.totals[-1]
    assert last.accuracy is not None
    level = Level(1, 1, 1) if last.level != Level(1, 1, 1) else None
    for name, value in (
        *((name, getattr(last, name) + 1) for name in ("decisions", "points", "most")),
        *((name, getattr(last, name) + AMOUNT) for name in ("loss", "loss_error", "accuracy")),
        *((name, {"else": Lost(1, 1, 1.0)}) for name in ("mistakes", "stages", "kinds")),
        ("level", level),
    ):
        wrong = changed(last, name, value)
        assert "totals" in faults(replace(whole, totals=(*whole.totals[:-1], wrong))), name


@pytest.mark.parametrize("key", KEYS)
@given(number=st.integers(0, 10_000))
def test_any_class_and_what_is_concluded_from_it(key: str, number: int) -> None:
    whole = FOUND[key]
    decided = [at for at, turn in enumerate(whole.turns) if turn.decision is not None]
    at = decided[number % len(decided)]
    turn = whole.turns[at]
    decision = turn.decision
    assert decision is not None
    some = number % len(decision.classes)
    one = decision.classes[some]
    wrong = [
        changed(decision, "counts", not decision.counts),
        changed(decision, "established", not decision.established),
        changed(decision, "error", decision.error + AMOUNT),
    ]
    for name, value in (
        ("share", one.share + AMOUNT),
        ("shares", moved(one.shares)),
        ("looked", not one.looked),
    ):
        classes = list(decision.classes)
        classes[some] = changed(one, name, value)
        if name != "looked" or some < len(classes) - 1:
            wrong.append(replace(decision, classes=tuple(classes)))
    for each in wrong:
        assert faults(with_turn(whole, at, replace(turn, decision=each)))


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
