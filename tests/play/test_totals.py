"""How the totals of a match came about."""

from __future__ import annotations

from contissimo.core.game import Gain, Millis, Points, Seat
from contissimo.play.match import Match
from contissimo.play.totals import gains_of
from tests.play.helpers import begin, play_out, say


def laid(match: Match) -> str:
    """A tile that the seat on turn can lay and that is no 0 and no 9."""
    (seat,) = match.position.to_act
    moves = map(str, match.position.moves(seat))
    return next(text for text in moves if text.startswith("lay") and text[-1] not in "09")


def test_each_gain_has_its_entry_and_the_seat_that_it_counts_for() -> None:
    match = begin()
    text = laid(match)
    points = Points(int(text[-1]))
    match = say(say(match, 1, text), 2, "accept")
    lay, accept = (entry.seq for entry in match.log if entry.seat > 0)
    # The toy's tiles earn when their window closes: the other seat's answer counts for the first.
    one = Seat(1)
    assert list(gains_of(match)) == [
        (lay, Gain(one, Points(0), Points(0))),
        (accept, Gain(one, points, points)),
    ]


def test_what_was_taken_back_counts_no_more() -> None:
    match = begin()
    before = len(match.log)
    match = say(match, 1, "pass").take_back(before, Millis(0))
    assert list(gains_of(match)) == []


def test_the_last_gains_and_the_leftovers_make_the_outcome() -> None:
    match = play_out(begin())
    totals = dict(enumerate(match.begun().position.scores, 1))
    totals |= {gain.seat: gain.total for _, gain in gains_of(match)}
    outcome = match.position.outcome
    assert outcome is not None
    assert [totals[seat] - cost for seat, cost in enumerate(outcome.penalties, 1)] == list(
        outcome.scores
    )
