"""The verdict that is shown after a contest, until somebody does something else."""

from __future__ import annotations

from contissimo.core.game import Millis, Seat
from contissimo.play.match import Match
from contissimo.play.verdicts import Search, last_contest
from tests.play.helpers import begin, say
from tests.play.test_totals import laid


def contested() -> tuple[Match, Match, Match]:
    """Before the window, in it, and after the contest."""
    first = begin()
    window = say(first, 1, laid(first))
    return first, window, say(window, 2, "challenge")


def test_it_names_the_contest_and_the_move_that_it_is_about() -> None:
    first, window, after = contested()
    found = last_contest(after)
    assert found is not None
    assert (found.seq, found.by) == (len(window.log) + 1, Seat(2))
    assert (found.of, found.verdict.seat) == (len(first.log) + 1, Seat(1))
    assert found.verdict.move == str(window.log[-1].move)
    # It is the same however much of the log is folded for it.
    assert found == last_contest(after, window) == last_contest(after, first)
    assert found == last_contest(after, after)


def test_it_is_found_some_entries_at_a_time() -> None:
    _, window, after = contested()
    search = Search(after)
    rounds = 1
    while not search.go_on(2):
        assert search.found is None
        rounds += 1
    assert rounds == (len(window.log) + 1) // 2 > 1
    assert search.found == last_contest(after)
    assert search.go_on(2)


def test_there_is_none_before_and_none_after_the_next_move() -> None:
    first, window, after = contested()
    assert last_contest(first) is None
    assert last_contest(window) is None
    assert last_contest(say(after, 2, "pass")) is None
    assert last_contest(begin("referee")) is None


def test_a_contest_that_was_taken_back_has_none() -> None:
    _, window, after = contested()
    assert last_contest(after.take_back(len(window.log), Millis(0))) is None
