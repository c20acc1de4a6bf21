from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contissimo.core.errors import IllegalMove
from contissimo.core.game import Millis, Seat
from contissimo.play.match import Match
from tests.play.helpers import CHANCE, begin, say, toy
from tests.play.toy import TOY, ToyRules

ONE, TWO, THREE = Seat(1), Seat(2), Seat(3)


def with_racks(match: Match, *racks: str) -> Match:
    """The match with other tiles on the racks: a test writes the chance it wants."""
    start = match.begun()
    for seat, rack in enumerate(racks, start=1):
        start = start.enter(Seat(-1), TOY.read_move(f"draw {seat}:{rack}"), start.time)
    return start


def test_without_limits_no_clock_ever_runs_out() -> None:
    clock = begin("plain").clock
    assert clock.deadline is None
    assert not clock.expired(Millis(10**12))
    assert clock.left(ONE, Millis(5)) is None
    assert clock.main_left(ONE, Millis(5)) is None


def test_each_turn_has_a_fresh_limit() -> None:
    """calculissimo §3.1: 120 s a turn; contig60 §2.4: a time limit for a turn."""
    match = begin("timed", now=1_000)
    assert match.clock.deadline == 61_000
    assert match.clock.left(ONE, Millis(31_000)) == 30_000
    assert match.clock.left(ONE, Millis(99_000)) == 0
    assert match.clock.left(TWO, Millis(31_000)) is None
    match = say(match, 1, "pass", 31_000)
    assert match.clock.left(TWO, Millis(31_000)) == 60_000


def test_an_overdue_turn_is_a_pass() -> None:
    """calculissimo §3.1: when it runs out the turn is a pass; contig60 §2.4: overtime is a pass."""
    match = begin("timed")
    assert match.expire(Millis(59_999)) is match
    late = match.expire(Millis(60_000))
    assert (late.log[-1].seat, str(late.log[-1].move)) == (ONE, "pass")
    assert late.clock.left(TWO, Millis(60_000)) == 60_000


def test_a_move_after_the_limit_is_refused() -> None:
    """calculissimo §3.1"""
    with pytest.raises(IllegalMove, match="too_late"):
        say(begin("timed"), 1, "pass", 60_000)


def test_an_extra_turn_has_a_fresh_limit() -> None:
    """calculissimo §3.4: another whole turn at once, with a new time limit."""
    match = with_racks(begin("timed"), "91", "22")
    match = say(match, 1, "lay 9", 50_000)
    match = say(match, 2, "accept", 55_000)
    assert match.position.to_act == {ONE}
    assert match.clock.left(ONE, Millis(55_000)) == 60_000


def test_a_refused_move_leaves_the_clock_running() -> None:
    """calculissimo §7.1: nothing changes and the clock runs on; calculissimo §3.2: what is announced stands."""
    match = begin("timed")
    with pytest.raises(IllegalMove):
        say(match, 1, "challenge", 30_000)
    assert match.clock.left(ONE, Millis(30_000)) == 30_000
    laid = say(match, 1, f"lay {toy(match).racks[0][0]}", 30_000)
    with pytest.raises(IllegalMove):
        say(laid, 1, "pass", 31_000)  # it can't be taken back


def test_a_window_that_goes_on_keeps_its_deadline() -> None:
    """calculissimo §7.2: it closes after `window_seconds`, however many have accepted."""
    match = with_racks(begin("timed", 3), "11", "22", "33")
    match = say(match, 1, "lay 1", 10_000)
    assert match.clock.deadline == 30_000
    match = say(match, 2, "accept", 25_000)
    assert match.position.to_act == {THREE}
    assert match.clock.deadline == 30_000
    assert match.clock.left(TWO, Millis(25_000)) is None


def test_a_window_closes_for_all_who_are_silent() -> None:
    """calculissimo §7.2: silence accepts."""
    match = with_racks(begin("timed", 3), "11", "22", "33")
    match = say(match, 1, "lay 1", 10_000).expire(Millis(30_000))
    assert [(e.seat, str(e.move)) for e in match.log[-2:]] == [(TWO, "accept"), (THREE, "accept")]
    assert match.clock.deadline is None, "chance takes no time"
    assert match.advance(CHANCE).clock.deadline == 90_000


def test_main_time_falls_in_ones_own_turns_only() -> None:
    """calculissimo §3.1: a main time with increment; calculissimo §7.2: clocks stand still in a window."""
    match = with_racks(begin("main"), "11", "22")
    assert match.clock.deadline == 300_000
    assert match.clock.main_left(ONE, Millis(100_000)) == 200_000
    assert match.clock.main_left(TWO, Millis(100_000)) == 300_000
    match = say(match, 1, "lay 1", 100_000)
    assert match.clock.kind == "window"
    assert match.clock.main_left(ONE, Millis(119_000)) == 205_000
    assert match.clock.left(TWO, Millis(119_000)) == 1_000
    match = say(match, 2, "accept", 119_000)
    assert match.clock.main == (205_000, 300_000)
    assert match.clock.deadline == 419_000


def test_a_used_up_main_time_is_a_resignation() -> None:
    """calculissimo §3.1"""
    match = begin("main", 3).expire(Millis(300_000))
    assert str(match.log[-1].move) == "resign"
    assert match.clock.main == (0, 300_000, 300_000), "and earns no increment"
    assert match.clock.acting == {TWO}


def test_a_resignation_out_of_turn_leaves_the_running_turn_alone() -> None:
    match = say(begin("main", 3), 3, "resign", 40_000)
    assert match.clock.since == 0
    assert match.clock.main == (300_000,) * 3
    assert match.clock.acting == {ONE}


def test_a_resignation_out_of_turn_that_ends_the_game_earns_nobody_time() -> None:
    match = say(begin("main"), 2, "resign", 40_000)
    assert match.over
    assert match.clock.main == (260_000, 300_000)


def test_time_given_back_moves_the_start_of_the_wait() -> None:
    match = begin("timed").credit(Millis(15_000), Millis(20_000))
    assert match.clock.deadline == 75_000
    assert match.clock.left(ONE, Millis(20_000)) == 55_000
    assert str(match.log[-1].move) == "away 15000"


def test_no_more_time_is_given_back_than_the_wait_has_lasted() -> None:
    match = begin("timed").credit(Millis(90_000), Millis(20_000))
    assert match.clock.left(ONE, Millis(20_000)) == 60_000


def test_time_given_back_counts_for_the_main_time() -> None:
    match = begin("main").credit(Millis(15_000), Millis(20_000))
    assert match.clock.main_left(ONE, Millis(20_000)) == 295_000
    assert match.clock.deadline == 315_000


times = st.integers(0, 100_000).map(Millis)


@settings(deadline=None)
@given(
    main=times, spent=times, credit=times, increment=st.integers(0, 9_000), seats=st.integers(2, 4)
)
def test_no_clock_shows_less_than_nothing_or_more_than_it_was_given(
    main: Millis, spent: Millis, credit: Millis, increment: int, seats: int
) -> None:
    rules = ToyRules("custom", main=main + 1, increment=increment)
    match = begin(rules, seats)
    for now in range(0, 3 * spent + 1, spent + 1):
        if match.over or match.clock.expired(Millis(now)):
            break
        most = main + 1 + increment * len(match.log)
        for seat in match.position.seats:
            left = match.clock.main_left(seat, Millis(now))
            assert left is not None
            assert 0 <= left <= most
        credited = match.credit(Millis(credit + 1), Millis(now))
        assert credited.clock.since <= max(now, match.clock.since)
        match = say(match, min(match.position.to_act), "pass", now)


@settings(deadline=None)
@given(limit=st.integers(1, 10**6), before=times, now=times)
def test_a_clock_has_expired_exactly_when_nothing_is_left(
    limit: int, before: Millis, now: Millis
) -> None:
    clock = begin(ToyRules("custom", turn=limit), now=before).clock
    left = clock.left(ONE, now)
    assert left is not None
    assert left <= limit
    assert clock.expired(now) == (left == 0)
