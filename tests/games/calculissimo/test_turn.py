from __future__ import annotations

import pytest

from contissimo.core.game import NATURE, Seat, Wait
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.moves import Accept, Pass, Resign
from contissimo.games.calculissimo.phases import Drawing, Over, Turn
from contissimo.games.calculissimo.rules import PRESETS
from tests.games.calculissimo.helpers import PLENTY, at, lane, play, rules_of, why

# Time


def test_a_turn_lasts_120_seconds_and_then_is_a_pass() -> None:
    """calculissimo §3.1: 120 s a turn; when it runs out the turn is a pass."""
    position = at(PRESETS["classic"], "1", "2", bag="3")
    assert position.wait == Wait("turn", 120_000, Pass())  # type: ignore[arg-type]  # a plain number


@pytest.mark.parametrize(
    ("options", "limit", "main"),
    [
        ({"turn_seconds": 45}, 45_000, None),
        ({"turn_seconds": "none"}, None, None),
        ({"main_seconds": 900, "increment_seconds": 10}, None, (900_000, 10_000)),
        ({"main_seconds": 900}, None, (900_000, 0)),
    ],
)
def test_another_limit_none_or_a_main_time_with_increment(
    options: dict[str, object], limit: int | None, main: tuple[int, int] | None
) -> None:
    """calculissimo §3.1: another limit, none, or a main time; a used-up main time is a resignation."""
    rules = rules_of(**options)
    wait = at(rules, "1", "2", bag="3").wait
    assert wait is not None
    assert (wait.kind, wait.limit, rules.main_time) == ("turn", limit, main)
    assert wait.silence == (Resign() if main else Pass())


def test_nobody_waits_while_chance_moves_or_once_the_game_is_over() -> None:
    """calculissimo §3.1: only turns and windows have a time."""
    rules = PRESETS["classic"]
    assert at(rules, "1", "2", bag="3", to_move="-", flags="draw:1:1").wait is None
    assert at(rules, "1", "2", to_move=".", flags="over:passes").wait is None


def test_a_window_waits_with_a_limit_of_its_own() -> None:
    """calculissimo §3.1, §7.2: in a window silence accepts."""
    position = play(at(rules_of(judging="challenge"), "12+", "2", bag="3"), "1 8h 1+2=6")
    assert position.wait == Wait("window", 20_000, Accept())  # type: ignore[arg-type]  # a plain number


# What is announced stands


@pytest.mark.parametrize("judging", ["referee", "challenge"])
def test_a_placed_move_can_not_be_taken_back_by_its_player(judging: str) -> None:
    """calculissimo §3.2: what is announced stands."""
    position = play(at(lane(judging=judging), "123+", "2", bag="3"), "1 2e 1+2=6")
    for entry in ("1 pass", "1 2e 1+3=8", "1 challenge", "1 accept", "1 swap 3"):
        assert why(position, entry) == "not_your_turn"


# Drawing


def test_a_player_draws_as_many_tiles_as_were_placed() -> None:
    """calculissimo §3.3: as many tiles as were placed."""
    position = play(at(lane(), "1234+", "2", bag="567890"), "1 2e 1+2")
    assert position.phase == Drawing(Seat(1), 3)
    assert position.to_act == {NATURE}
    assert why(position, "- draw 1:56") == "chance_impossible"
    assert why(position, "- draw 2:567") == "chance_impossible"
    assert why(position, "- draw 1:111") == "chance_impossible"
    position = play(position, "- draw 1:750")
    assert (position.racks, position.bag) == (("03457", "2"), "689")
    assert position.phase == Turn(Seat(2))


def test_a_player_draws_what_is_left_in_the_bag() -> None:
    """calculissimo §3.3: or what is left in the bag."""
    position = play(at(lane(), "1234+", "2", bag="5"), "1 2e 1+2")
    assert position.phase == Drawing(Seat(1), 1)
    empty_bag = play(at(lane(), "1234+", "2+2"), "1 2e 1+2")
    assert empty_bag.phase == Turn(Seat(2))
    assert empty_bag.rack(Seat(1)) == "34"


# Another turn after seven tiles


def test_seven_tiles_in_one_placement_give_another_whole_turn() -> None:
    """calculissimo §3.4: another whole turn at once, with the tiles that could be drawn."""
    position = play(at(lane(), "1234+++", "5", bag="12345678"), "1 2b 1+2+3+4")
    assert position.phase == Drawing(Seat(1), 7, extra=True)
    position = play(position, "- draw 1:1234567")
    assert position.phase == Turn(Seat(1), extra=True)
    assert position.wait is not None
    assert position.wait.limit == 120_000  # a new time limit
    assert play(position, "1 pass").phase == Turn(Seat(2))


def test_the_extra_turn_is_a_whole_turn() -> None:
    """calculissimo §3.4: another whole turn: place, exchange or pass, and then the next player's."""
    position = at(lane(), "123+", "5", bag="456", flags="extra")
    assert play(position, "1 swap 1", "- draw 1:4").phase == Turn(Seat(2))
    assert play(position, "1 2e 1+2", "- draw 1:456").phase == Turn(Seat(2))


def test_extra_turns_may_repeat() -> None:
    """calculissimo §3.4: it may repeat."""
    bridge = ".........|1.......1|+.......+|2.......2"
    rules = rules_of(layout="....*....|.........|.........|.........", tiles=PLENTY)
    position = at(rules, "111++++", "5", board=bridge, bag="12345678", flags="extra")
    position = play(position, "1 2a (1)+1+1+1+(1)")
    assert position.phase == Drawing(Seat(1), 7, extra=True)
    assert play(position, "- draw 1:1234567").phase == Turn(Seat(1), extra=True)


def test_extra_turns_come_with_what_could_be_drawn() -> None:
    """calculissimo §3.4: with the tiles that could be drawn, be they fewer than seven."""
    position = play(at(lane(), "1234+++", "5", bag="1+"), "1 2a 1+2+3+4")
    assert position.phase == Drawing(Seat(1), 2, extra=True)
    position = play(position, "- draw 1:1+")
    assert position.rack(Seat(1)) == "1+"
    assert position.phase == Turn(Seat(1), extra=True)


def test_if_nothing_can_be_drawn_the_game_ends_instead() -> None:
    """calculissimo §3.4, §6.1: with an empty bag seven tiles end the game."""
    position = play(at(lane(), "1234+++", "5"), "1 2b 1+2+3+4")
    assert position.phase == Over("out")


def test_six_tiles_are_not_seven_even_if_they_are_all() -> None:
    """calculissimo §3.4: using all 7 tiles, not merely all tiles."""
    position = at(lane(), "123+-+", "5", board=".........|.5.......|.........", bag="11")
    position = play(position, "1 2b (5)+1+2-3")
    assert position.racks == ("", "5")
    assert position.phase == Drawing(Seat(1), 2)
    assert play(position, "- draw 1:11").phase == Turn(Seat(2))


# Pass


@pytest.mark.parametrize("judging", ["referee", "challenge"])
@pytest.mark.parametrize("bag", ["", "12"])
def test_a_pass_is_always_allowed(judging: str, bag: str) -> None:
    """calculissimo §3.6: always allowed."""
    position = play(at(lane(judging=judging), "12+", "12+", bag=bag), "1 pass")
    assert position.phase == Turn(Seat(2))
    assert (position.passes, position.idle) == (1, 1)
    assert position.racks == ("12+", "12+")
    assert position.bag == bag


# Resignation


def test_a_seat_that_resigned_is_skipped_and_its_tiles_leave_the_game() -> None:
    """calculissimo §3.7: skipped from then on; its tiles leave the game."""
    position = play(at(lane(), "123", "456", "78+", bag="9"), "1 pass", "2 resign")
    assert position.racks == ("123", "", "78+")
    assert position.bag == "9"
    assert position.phase == Turn(Seat(3))
    assert play(position, "3 pass").phase == Turn(Seat(1))
    assert play(position, "3 pass", "1 pass").phase == Turn(Seat(3))
    assert why(position, "2 pass") == "not_your_turn"


def test_who_resigned_ranks_below_all_who_stayed() -> None:
    """calculissimo §3.7: ranks below all who stayed, whatever the totals."""
    position = at(lane(), "1", "1", "1", "1", scores="90,5,80,7", bag="9")
    position = play(position, "1 resign", "2 pass", "3 resign", "4 pass", "2 pass", "4 pass")
    outcome = position.outcome
    assert outcome is not None
    assert outcome.reason == "passes"
    assert outcome.ranks == (3, 2, 4, 1)
    assert outcome.winners == (4,)
    assert outcome.scores == (90, 4, 80, 6)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_player_left_wins_at_once(seats: int) -> None:
    """calculissimo §3.7: the last player left wins at once."""
    position = at(lane(), *["12"] * seats, scores=",".join(["50"] * (seats - 1) + ["-3"]), bag="9")
    for seat in range(1, seats):
        position = play(position, f"{seat} resign")
    assert position.phase == Over("resigned")
    outcome = position.outcome
    assert outcome is not None
    assert outcome.winners == (seats,)
    assert outcome.scores[-1] == -6  # its own leftovers still cost (§6.2)
    assert outcome.penalties == (0,) * (seats - 1) + (3,)
    assert position.to_act == frozenset()


def test_resigning_in_a_window_counts_as_accept() -> None:
    """calculissimo §3.7, §7.2: in a challenge window it counts as `accept`."""
    rules = lane(judging="challenge")
    position = play(at(rules, "12+", "45", "6", bag="789"), "1 2e 1+2=99")
    after = play(position, "2 resign")
    assert after.to_act == {3}
    assert after.rack(Seat(2)) == ""
    assert play(after, "3 accept").phase == Drawing(Seat(1), 3)
    assert play(position, "3 accept", "2 resign").phase == Drawing(Seat(1), 3)
    assert play(after, "3 challenge").scores == (6, 0, 0)


def test_the_last_opponent_resigning_in_a_window_ends_the_game_with_the_move_as_announced() -> None:
    """calculissimo §3.7, §7.2: it counts as `accept`, and the last player left wins at once."""
    position = play(at(lane(judging="challenge"), "12+", "45", bag="789"), "1 2e 1+2=99")
    position = play(position, "2 resign")
    assert position.phase == Over("resigned")
    assert position.scores == (99, 0)
    assert position.outcome is not None
    assert position.outcome.winners == (1,)


def test_resigning_after_the_end_is_refused() -> None:
    """calculissimo §3.7: a game that is over is over."""
    position = at(lane(), "1", "2", to_move=".", flags="over:passes;passes:4;idle:4")
    for entry in ("1 resign", "2 pass", "- draw 1:1"):
        assert why(position, entry) == "game_over"


def test_a_move_that_does_not_belong_to_the_state_is_refused() -> None:
    """calculissimo §3.2, §3.6: a turn is one of place, exchange, pass."""
    position = at(lane(), "12+", "1", bag="3")
    for entry in ("1 challenge", "1 accept", "1 swap _2", "1 draw 1:3", "1 order 1:3"):
        assert why(position, entry) == "not_now"
    assert why(position, "2 pass") == "not_your_turn"
    assert why(position, "- draw 1:3") == "not_your_turn"
    drawing = play(position, "1 2e 1+2")
    assert why(drawing, "- order 1:3") == "not_now"
    assert GAME.key == "calculissimo"
