from __future__ import annotations

import pytest

from contissimo.core import game as core
from contissimo.core.chance import Chance, small_seed, small_stream
from contissimo.core.game import NATURE, Seat, any_game
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.moves import Move, Pass
from contissimo.games.calculissimo.phases import Dealing, Ordering, Turn
from contissimo.games.calculissimo.rules import PRESETS, Ruleset
from contissimo.games.calculissimo.view import View
from contissimo.play.match import Match
from contissimo.play.record import record_of
from contissimo.play.replay import replay
from tests.games.calculissimo.helpers import at, deal, play, rules_of, why

CLASSIC = PRESETS["classic"]


def test_the_game_follows_the_protocol() -> None:
    game = any_game(GAME)  # what mypy refuses for anything that does not
    assert (game.key, list(game.seat_counts)) == ("calculissimo", [2, 3, 4])
    assert isinstance(Pass(), core.Move)
    position: core.Position[View, Move, Ruleset] = GAME.start(CLASSIC, 2)
    shown: core.View[Move, Ruleset] = position.view(None)
    assert shown.to_act == position.to_act


def begins(position_after_order: object) -> int:
    phase = getattr(position_after_order, "phase", None)
    assert isinstance(phase, Dealing)
    return phase.first


@pytest.mark.parametrize(
    ("drawn", "first"),
    [
        ("1:5 2:9", 2),
        ("1:9 2:5", 1),
        ("1:0 2:+", 1),
        ("1:? 2:0", 2),
        ("1:1 2:8 3:3", 2),
        ("1:- 2:* 3:/ 4:0", 4),
    ],
)
def test_the_highest_number_begins(drawn: str, first: int) -> None:
    """calculissimo §2.1: the highest number begins; an operator or a joker ranks below 0."""
    seats = drawn.count(":")
    assert begins(play(GAME.start(CLASSIC, seats), f"- order {drawn}")) == first


def test_those_equal_highest_draw_again_from_the_tiles_left() -> None:
    """calculissimo §2.1: those equal highest draw again from the tiles left."""
    position = play(GAME.start(CLASSIC, 4), "- order 1:9 2:5 3:9 4:9")
    assert position.phase == Ordering((Seat(1), Seat(3), Seat(4)))
    assert position.bag == CLASSIC.bag.replace("5", "", 1).replace("9", "", 3)
    assert why(position, "- order 1:9 3:9 4:1") == "chance_impossible"  # only one 9 is left
    position = play(position, "- order 1:8 3:8 4:0")
    assert position.phase == Ordering((Seat(1), Seat(3)))
    assert begins(play(position, "- order 1:2 3:3")) == 3


def test_operators_and_jokers_are_equal_and_draw_again() -> None:
    """calculissimo §2.1: an operator or a joker ranks below 0, none above another."""
    position = play(GAME.start(CLASSIC, 2), "- order 1:+ 2:?")
    assert position.phase == Ordering((Seat(1), Seat(2)))


def test_all_tiles_go_back_before_the_deal() -> None:
    """calculissimo §2.1: then all tiles go back and the bag is mixed."""
    position = play(GAME.start(CLASSIC, 2), "- order 1:9 2:9", "- order 1:1 2:2")
    assert position.bag == CLASSIC.bag
    assert position.racks == ("", "")


def test_a_bag_too_small_to_draw_again_still_gives_a_beginner() -> None:
    """calculissimo §2.1: where no tiles are left to draw again, the lowest of those seats begins."""
    position = GAME.start(rules_of(tiles="1 14\n"), 2)
    for _ in range(6):
        position = play(position, "- order 1:1 2:1")
    assert position.phase == Ordering((Seat(1), Seat(2)))
    assert begins(play(position, "- order 1:1 2:1")) == 1


@pytest.mark.parametrize(
    "entry", ["- order 1:5", "- order 1:5 3:9", "- order 1:5 2:9 3:9", "- draw 1:1234567"]
)
def test_an_order_is_drawn_by_exactly_those_who_must(entry: str) -> None:
    """calculissimo §2.1: each player draws one tile."""
    expected = "not_now" if "draw" in entry else "chance_impossible"
    assert why(GAME.start(CLASSIC, 2), entry) == expected


def test_play_goes_by_rising_seat_number_then_seat_1() -> None:
    """calculissimo §2.1: play goes clockwise, by rising seat number, then seat 1."""
    position = at(CLASSIC, "1", "2", "3", bag="45", to_move="2")
    order = []
    for _ in range(5):
        seat = min(position.to_act)
        order.append(seat)
        position = play(position, f"{seat} pass")
    assert order == [2, 3, 1, 2, 3]


def test_each_player_draws_seven_tiles_in_turn_order_one_after_the_other() -> None:
    """calculissimo §2.2: 7 tiles each, in turn order, one player after the other."""
    position = play(GAME.start(CLASSIC, 3), "- order 1:1 2:5 3:0")
    assert why(position, "- draw 1:1234567") == "chance_impossible"
    assert why(position, "- draw 2:123456") == "chance_impossible"
    assert why(position, "- draw 2:000+-*/") == "chance_impossible"
    position = play(position, "- draw 2:1234567")
    assert position.racks == ("", "1234567", "")
    assert position.to_act == {NATURE}
    position = play(position, "- draw 3:?987654", "- draw 1:+-*/?12")
    assert position.racks == ("12+-*/?", "1234567", "456789?")
    assert position.phase == Turn(Seat(2))
    assert len(position.bag) == 79


def test_chance_draws_fairly_from_the_bag_in_canonical_order() -> None:
    """calculissimo §2.2: the same stream gives the same tiles, and each tile once."""
    position = play(GAME.start(CLASSIC, 2), "- order 1:1 2:5")
    assert position.chance(small_stream(5)) == position.chance(small_stream(5))
    dealt = deal(position)
    assert sorted("".join(dealt.racks) + dealt.bag) == sorted(CLASSIC.bag)


def test_nobody_but_chance_moves_before_the_deal_is_over() -> None:
    """calculissimo §2.1, §2.2: drawing comes before the first turn."""
    position = GAME.start(CLASSIC, 2)
    assert why(position, "1 pass") == "not_your_turn"
    assert list(position.moves(Seat(1))) == []
    assert list(position.moves(NATURE)) == []
    assert position.wait is None


@pytest.mark.parametrize(
    ("head_start", "seats", "scores"),
    [
        ([50, 0], 2, (50, 0)),
        ([0, 30], 4, (0, 30, 0, 0)),
        ([1, 2, 3, 4], 2, (1, 2)),
        ([], 3, (0, 0, 0)),
        ([500, 500, 500, 500], 4, (500,) * 4),
    ],
)
def test_each_seat_begins_with_its_head_start(
    head_start: list[int], seats: int, scores: tuple[int, ...]
) -> None:
    """calculissimo §1.4: points in the order of seats; missing ones are 0, surplus ones are not used."""
    position = GAME.start(rules_of(head_start=head_start), seats)
    assert position.scores == scores
    assert all(position.view(reader).scores == scores for reader in (None, *position.seats))
    dealt = deal(position)
    assert dealt.scores == scores
    assert GAME.read_position(str(dealt), dealt.ruleset) == dealt


def test_a_head_start_counts_in_the_totals_to_the_end() -> None:
    """calculissimo §1.4, §6.3: it is part of the total, in log, result and ranking."""
    rules = rules_of("short", head_start=[0, 40])
    match = Match.begin(any_game(GAME), rules, 2).advance(Chance(small_seed(3)))
    while not match.over:
        seat = min(match.position.to_act)
        match = match.play(seat, GAME.read_move("pass"), match.time)
    outcome = match.position.outcome
    assert outcome is not None
    assert outcome.scores[1] == 40 - outcome.penalties[1]
    assert outcome.winners == (2,)
    assert next(entry.total for entry in match.log if entry.seat == 2) == (40,)
    record = record_of(match)
    assert record.value("Result") == ",".join(map(str, outcome.scores))
    assert replay(record, any_game(GAME)).position == match.position
