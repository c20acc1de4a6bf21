from __future__ import annotations

from contissimo.core.game import Millis, Seat
from contissimo.server.live.waiting import last_decision, same_wait
from tests.play.helpers import begin, say, toy

ONE, TWO = Seat(1), Seat(2)


def lay(seats: int = 2) -> tuple[str, int]:
    """A move of the first seat after which the others are asked whether they doubt it."""
    tile = next(t for t in toy(begin("timed", seats)).racks[0] if t != "0")
    return f"lay {tile}", seats


def test_a_note_asks_nobody_anything_new() -> None:
    match = begin("timed")
    assert same_wait(match, match.hand(TWO, "level-3", Millis(10)))
    assert same_wait(match, match.credit(Millis(5), Millis(10)))


def test_a_move_begins_another_wait() -> None:
    match = begin("timed")
    assert not same_wait(match, say(match, 1, "pass"))
    text, _ = lay()
    assert not same_wait(match, say(match, 1, text))


def test_the_others_are_still_asked_when_one_of_several_has_answered() -> None:
    text, seats = lay(3)
    asked = say(begin("timed", seats), 1, text)
    assert asked.clock.kind == "window"
    answered = say(asked, 2, "accept")
    assert same_wait(asked, answered)
    assert not same_wait(asked, say(answered, 3, "accept"))


def test_what_is_taken_back_asks_anew() -> None:
    match = begin("timed")
    start = len(match.log)
    after = say(match, 1, "pass")
    assert not same_wait(after, after.take_back(start, Millis(10)))


def test_the_last_decision_is_one_that_still_stands() -> None:
    match = begin("timed")
    assert last_decision(match, ONE) == 0
    start = len(match.log)
    once = say(match, 1, "pass")
    assert last_decision(once, ONE) == start + 1
    assert last_decision(once, TWO) == 0
    assert last_decision(once.take_back(start, Millis(10)), ONE) == 0
