from __future__ import annotations

import pytest

from contissimo.core.game import Outcome, Seat
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.phases import Drawing, Over, Turn
from contissimo.games.calculissimo.position import Position
from tests.games.calculissimo.helpers import at, lane, play, rules_of

DEAD = "1+2......|.........|........."
"""A board on which a rack of operators alone has nothing to do."""


def result(position: Position) -> Outcome:
    assert position.outcome is not None
    return position.outcome


def passes(position: Position, count: int) -> Position:
    for _ in range(count):
        (seat,) = position.to_act
        position = play(position, f"{seat} pass")
    return position


# Out of tiles


@pytest.mark.parametrize("judging", ["referee", "challenge"])
def test_the_game_ends_when_the_bag_is_empty_and_a_player_has_used_all_tiles(judging: str) -> None:
    """calculissimo §6.1: the bag is empty and a player has used all tiles."""
    position = play(at(lane(judging=judging), "12+", "9"), "1 2e 1+2=6")
    if judging == "challenge":
        assert position.to_act == {2}  # the last move of the game has its window too (§7.2)
        position = play(position, "2 accept")
    assert position.phase == Over("out")
    assert position.scores == (6, -9)


def test_with_tiles_in_the_bag_an_empty_rack_is_refilled() -> None:
    """calculissimo §6.1: the bag must be empty too."""
    position = play(at(lane(), "12+", "9", bag="5"), "1 2e 1+2", "- draw 1:5")
    assert position.rack(Seat(1)) == "5"


# (a) nobody can place


def test_the_game_ends_when_the_bag_is_empty_and_nobody_has_a_legal_placement() -> None:
    """calculissimo §6.1: (a) looked at after every turn, here after a placement."""
    position = play(at(lane(), "12+-", "++", "-"), "1 2e 1+2")
    assert position.phase == Over("stuck")
    assert position.scores == (6 - 10, -20, -10)


def test_the_stuck_test_comes_after_a_pass_and_after_the_last_draw_too() -> None:
    """calculissimo §6.1: (a) after every turn."""
    assert play(at(lane(), "++", "--", board=DEAD), "1 pass").phase == Over("stuck")
    drawn = at(lane(), "12+-", "++", bag="-")
    position = play(drawn, "1 2e 1+2")
    assert position.phase == Drawing(Seat(1), 1)
    assert play(position, "- draw 1:-").phase == Over("stuck")


def test_the_game_goes_on_while_one_player_has_a_placement() -> None:
    """calculissimo §6.1: (a) no player has a legal placement."""
    position = play(at(lane(), "++", "--", "3+", board=DEAD), "1 pass")
    assert position.phase == Turn(Seat(2))
    position = play(position, "2 pass", "3 1a (1+2)+3")
    assert position.phase == Over("out")


def test_tiles_in_the_bag_keep_a_stuck_game_going() -> None:
    """calculissimo §6.1: (a) the bag is empty."""
    assert play(at(lane(), "++", "--", board=DEAD, bag="1"), "1 pass").phase == Turn(Seat(2))


def test_in_challenge_judging_nobody_looks_whether_players_are_stuck() -> None:
    """calculissimo §6.1: (a) in referee judging."""
    position = at(lane(judging="challenge"), "++", "--", board=DEAD)
    assert play(position, "1 pass").phase == Turn(Seat(2))
    assert passes(position, 4).phase == Over("passes")


def test_a_resignation_leaves_the_stuck_ones_behind() -> None:
    """calculissimo §6.1, §3.7: with n players still in."""
    position = at(lane(), "3+", "--", "++", board=DEAD)
    assert play(position, "1 resign").phase == Over("stuck")


def test_the_racks_of_those_who_resigned_do_not_end_the_game() -> None:
    """calculissimo §6.1, §3.7: an empty rack of one who resigned is not a player who used all tiles."""
    position = play(at(lane(), "5", "3+", "4+", board=DEAD), "1 resign")
    assert position.phase == Turn(Seat(2))


# Passes and turns without a placement


@pytest.mark.parametrize("judging", ["referee", "challenge"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twice_as_many_passes_in_a_row_as_players_end_the_game(seats: int, judging: str) -> None:
    """calculissimo §6.1: (b) 2n turns in a row were passes."""
    position = at(lane(judging=judging), *["12+"] * seats, bag="1")
    position = passes(position, 2 * seats - 1)
    assert position.phase == Turn(Seat(seats))
    assert passes(position, 1).phase == Over("passes")


def test_passes_count_with_the_players_still_in() -> None:
    """calculissimo §6.1, §3.7: n players still in."""
    position = at(lane(), "12", "12", "12", bag="1")
    position = play(passes(position, 3), "1 resign")
    assert position.phase == Turn(Seat(2))
    assert passes(position, 1).phase == Over("passes")


def test_a_placement_breaks_both_counts() -> None:
    """calculissimo §6.1: turns in a row."""
    position = at(lane(), "123+", "12", bag="1567", flags="passes:3;idle:11")
    position = play(position, "1 2e 1+2", "- draw 1:156")
    assert (position.passes, position.idle) == (0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_turns_each_without_a_placement_end_the_game(seats: int) -> None:
    """calculissimo §6.1: (c) 6n turns in a row brought no standing placement; exchanges do not break it."""
    position = at(lane(), *["12"] * seats, bag="3")
    for turn in range(6 * seats):
        assert position.phase == Turn(Seat(turn % seats + 1))
        (seat,) = position.to_act
        if turn % 2:
            position = play(position, f"{seat} pass")
        else:
            tile = position.rack(seat)[0]
            position = play(position, f"{seat} swap {tile}", f"- draw {seat}:{tile}")
    assert position.phase == Over("idle")


def test_a_placement_taken_back_counts_as_a_pass() -> None:
    """calculissimo §6.1: in (b) and in (c)."""
    position = at(lane(judging="challenge"), "12-", "9", bag="1", flags="passes:2;idle:5")
    position = play(position, "1 2e 1-2=5", "2 challenge")
    assert (position.passes, position.idle) == (3, 6)
    last = at(lane(judging="challenge"), "12-", "9", bag="1", flags="passes:3;idle:3")
    assert play(last, "1 2e 1-2=5", "2 challenge").phase == Over("passes")
    idle = at(lane(judging="challenge"), "12-", "9", bag="1", flags="idle:11")
    assert play(idle, "1 2e 1-2=5", "2 challenge").phase == Over("idle")


def test_an_open_window_keeps_the_counts_until_it_is_known_whether_the_move_stands() -> None:
    """calculissimo §6.1, §7.2: no standing placement yet."""
    position = at(lane(judging="challenge"), "12+", "9", bag="1", flags="passes:3;idle:11")
    window = play(position, "1 2e 1+2=6")
    assert (window.passes, window.idle) == (3, 11)
    stands = play(window, "2 accept")
    assert (stands.passes, stands.idle) == (0, 0)


# anyone


def test_anyone_stuck_ends_the_game_when_that_players_turn_begins() -> None:
    """calculissimo §6.1: `anyone`: the bag is empty and the player whose turn begins has no legal placement."""
    rules = lane(end_when_stuck="anyone")
    # seat 2 has nothing, seat 3 could place
    position = at(rules, "123+4", "++", "3+")
    assert play(position, "1 2e 1+2").phase == Over("stuck")
    # seat 2 can place; seat 1, who is stuck, is not asked yet
    position = play(at(rules, "12+-", "3+", "--"), "1 2e 1+2")
    assert position.phase == Turn(Seat(2))
    # seat 2 passes although it could place; then seat 3 is stuck
    assert play(position, "2 pass").phase == Over("stuck")


def test_anyone_needs_an_empty_bag() -> None:
    """calculissimo §6.1: `anyone`: it is enough that the bag is empty and …"""
    position = at(lane(end_when_stuck="anyone"), "++", "--", board=DEAD, bag="1")
    assert play(position, "1 pass").phase == Turn(Seat(2))


def test_anyone_asks_the_same_player_before_an_extra_turn() -> None:
    """calculissimo §6.1, §3.4: the player whose turn begins, be it an extra one."""
    position = at(lane(end_when_stuck="anyone"), "1234+++", "3+", bag="+-")
    assert play(position, "1 2a 1+2+3+4", "- draw 1:+-").phase == Over("stuck")


@pytest.mark.parametrize("stuck", ["anyone", "nobody"])
def test_anyone_in_challenge_judging_ends_at_the_first_pass_with_an_empty_bag(stuck: str) -> None:
    """calculissimo §6.1: `anyone` in challenge judging: the first pass with an empty bag."""
    rules = lane(end_when_stuck=stuck, judging="challenge")
    end = Over("stuck") if stuck == "anyone" else Turn(Seat(2))
    assert play(at(rules, "12+", "12+"), "1 pass").phase == end
    assert play(at(rules, "12+", "12+", bag="1"), "1 pass").phase == Turn(Seat(2))
    # a placement taken back counts as a pass
    assert play(at(rules, "12-", "12+"), "1 2e 1-2=5", "2 challenge").phase == end
    # a placement that stands is none
    assert play(at(rules, "123-", "12+"), "1 2e 3-1=4", "2 challenge").phase == Turn(Seat(2))


def test_anyone_is_asked_before_the_very_first_turn_too() -> None:
    """calculissimo §6.1: `anyone`: the player whose turn begins, with a bag that the deal has emptied."""
    rules = rules_of(tiles="+ 7\n1 7\n", end_when_stuck="anyone")
    position = play(GAME.start(rules, 2), "- order 1:1 2:+", "- draw 1:1111111", "- draw 2:+++++++")
    assert position.phase == Over("stuck")


# Leftovers and the winner


@pytest.mark.parametrize(
    ("leftover", "rack", "cost"),
    [
        ("face_value", "0279", 18),
        ("face_value", "+-*/?", 50),
        ("face_value", "9?", 19),
        ("tile_count", "0279", 4),
        ("tile_count", "+-*/?", 50),
        ("tile_count", "9?", 11),
    ],
)
def test_each_player_loses_the_tiles_left_on_the_rack(leftover: str, rack: str, cost: int) -> None:
    """calculissimo §6.2: numbers by value (or 1 each), operators and jokers 10 each."""
    position = at(lane(leftover=leftover), "12+", rack, scores="0,5")
    outcome = result(play(position, "1 2e 1+2"))
    assert outcome.scores == (6, 5 - cost)  # totals may be negative; nobody receives them
    assert outcome.penalties == (0, cost)
    assert outcome.leftovers == (".", "".join(sorted(rack, key="0123456789+-*/?".index)))


def test_tiles_left_in_the_bag_cost_nobody() -> None:
    """calculissimo §6.2: tiles left in the bag cost nobody."""
    position = passes(at(lane(), "1", "2", bag="999??"), 4)
    assert position.scores == (-1, -2)
    assert position.bag == "999??"


def test_the_highest_total_wins() -> None:
    """calculissimo §6.3: after the leftovers are taken off."""
    outcome = result(passes(at(lane(), "9", "2", "1", bag="1", scores="30,25,10"), 6))
    assert outcome.scores == (21, 23, 9)
    assert outcome.winners == (2,)
    assert outcome.ranks == (2, 1, 3)


def test_equal_totals_share_the_win() -> None:
    """calculissimo §6.3: equal totals share the win."""
    outcome = result(passes(at(lane(), "5", "1", "0", "2", bag="1", scores="15,11,3,12"), 8))
    assert outcome.scores == (10, 10, 3, 10)
    assert outcome.winners == (1, 2, 4)
    assert outcome.ranks == (1, 1, 4, 1)


def test_there_is_no_outcome_before_the_end() -> None:
    """calculissimo §6.3: nobody has won a game that goes on."""
    assert at(lane(), "1", "2", bag="3").outcome is None


def test_the_tally_of_the_last_entry_leaves_the_leftovers_out() -> None:
    """calculissimo §6.2: leftovers are an entry of their own."""
    before = at(lane(), "12+", "9", scores="10,20")
    move = GAME.read_move("2e 1+2")
    after = before.apply(Seat(1), move)
    assert GAME.tally(before, Seat(1), move, after) == (6, 16)
