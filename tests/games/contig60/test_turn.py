"""A turn under a referee: throwing, saying, passing, resigning, and what a marker earns."""

from __future__ import annotations

import pytest

from contissimo.core.errors import IllegalMove
from contissimo.core.game import NATURE, Points, Seat
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.moves import Pass, Roll, Say
from contissimo.games.contig60.notation import read_sentence
from contissimo.games.contig60.rules import PRESETS
from tests.games.contig60.helpers import (
    DEFAULT,
    ONE,
    SHEET,
    TWO,
    Dice,
    actor,
    begin,
    play,
    refused,
    ruled,
    with_markers,
)


def test_three_dice_with_six_faces() -> None:
    """contig60 §1.2: three six-sided dice; the throw keeps its order; other faces are an option."""
    position = begin()
    rolls = {str(position.chance(Dice(seed))) for seed in range(50)}
    assert {int(die) for roll in rolls for die in roll.split()[1:]} == {1, 2, 3, 4, 5, 6}
    assert play(position, "roll 4 2 3").dice == (4, 2, 3)
    assert refused(position, "roll 2 3 7").why == "roll_impossible"
    odd = begin(ruled(faces=(0, 7)))
    assert play(odd, "roll 7 0 7").dice == (7, 0, 7)
    assert refused(odd, "roll 1 0 7").why == "roll_impossible"
    with pytest.raises(IllegalMove):
        position.apply(NATURE, Roll((1, 2)))


def test_where_it_is_agreed_side_1_begins_and_no_lot_is_drawn() -> None:
    """contig60 §1.4: option `first`."""
    start = GAME.start(ruled(first="agreed"), 2)
    assert (start.phase, start.begin, start.on_turn) == ("roll", ONE, ONE)
    assert refused(start, "first 1").why == "not_now"
    assert isinstance(start.chance(Dice(1)), Roll)
    assert actor(play(start, "roll 2 3 4")) == ONE
    assert GAME.start(ruled(first="lot"), 2).begin is None


def test_a_head_start_is_taken_off_each_sides_points() -> None:
    """contig60 §1.4: option `head_start`; 60 less 59 is 1."""
    assert GAME.start(ruled(head_start=(5, 0)), 2).scores == (55, 60)
    assert GAME.start(ruled(head_start=(0, 59)), 2).scores == (60, 1)
    assert GAME.start(ruled(points=3, head_start=(2, 1)), 2).scores == (1, 2)


def test_two_sides_with_25_markers_each() -> None:
    """contig60 §1.3: two sides; each has 25 markers, or as many as the option says."""
    start = GAME.start(DEFAULT, 2)
    assert start.seats == (ONE, TWO)
    assert start.markers == (25, 25)
    assert GAME.start(ruled(markers=3), 2).markers == (3, 3)
    assert play(begin(), "roll 2 3 4", "2+3+4=9").markers == (24, 25)
    for seats in (0, 1, 3, 4):
        with pytest.raises(IllegalMove) as error:
            GAME.start(DEFAULT, seats)
        assert error.value.why == "seat_count"


def test_each_side_starts_with_60_points_and_a_lot_says_who_begins() -> None:
    """contig60 §1.4: 60 points each, the beginner drawn by lot (or agreed), sides alternate."""
    start = GAME.start(DEFAULT, 2)
    assert start.scores == (60, 60)
    assert GAME.start(ruled(points=100), 2).scores == (100, 100)
    assert start.to_act == {NATURE}
    assert {str(start.chance(Dice(seed))) for seed in range(9)} == {"first 1", "first 2"}
    assert refused(start, "first 3").why == "seat_unknown"
    for first, second in (("1", TWO), ("2", ONE)):
        position = play(start, f"first {first}", "roll 1 1 1")
        assert str(actor(position)) == first
        position = play(position, "1+1+1=3", "roll 1 1 1")
        assert actor(position) == second
        assert str(actor(play(position, "1+1-1=1", "roll 1 1 1"))) == first


def test_a_side_says_a_sentence_and_covers_its_square() -> None:
    """contig60 §2.1: with 2, 3 and 4, (2+3)×4 = 20 (§8) covers 20."""
    position = play(begin(DEFAULT, "roll 2 3 4"), "(2+3)*4=20")
    assert position.board.at(20) == ONE
    assert position.board.count(ONE) == 1
    assert position.to_act == {NATURE}


@pytest.mark.parametrize(
    ("dice", "text", "why"),
    [
        ("2 3 4", "23+4=27", "dice_not_used_once"),
        ("2 3 4", "2+3=5", "dice_not_used_once"),
        ("2 3 4", "-2+3+4=5", "leading_sign"),
        ("2 3 3", "2/(3-3)=1", "division_by_zero"),
        ("2 3 4", "2+3*4=20", "value_is_not_square"),
        ("2 3 5", "2*3/5=1", "value_is_not_square"),
        ("6 6 6", "6*6*6=216", "square_unknown"),
        ("2 3 4", "2+3+4=43", "square_unknown"),
    ],
)
def test_a_wrong_sentence_is_refused_and_nothing_changes(dice: str, text: str, why: str) -> None:
    """contig60 §4.1: a referee refuses a wrong sentence with its reason; nothing changes."""
    position = begin(DEFAULT, f"roll {dice}")
    before = str(position)
    assert refused(position, text).why == why
    assert str(position) == before
    assert actor(position) == ONE


def test_the_result_must_be_a_free_square() -> None:
    """contig60 §2.2: exact arithmetic, a free square, no division by zero."""
    position = play(begin(), "roll 2 3 4", "2+3+4=9", "roll 2 3 4")
    error = refused(position, "4+3+2=9")
    assert (error.why, error.details["squares"]) == ("square_occupied", (9,))
    error = refused(position, "2*3*4=216")
    assert (error.why, error.details["squares"]) == ("square_unknown", (216,))
    # 4 ÷ (3 ÷ 6) is 8, through a half.
    assert play(begin(), "roll 3 4 6", "4/(3/6)=8").board.at(8) == ONE


def test_operations_may_be_a_subset() -> None:
    """contig60 §2.1: option `operations`, a junior game with + and −."""
    position = begin(PRESETS["junior"], "roll 2 3 4")
    assert refused(position, "2+3*4=14").why == "operation_not_allowed"
    assert [str(m) for m in position.moves(ONE)] == [
        "2+3-4=1",
        "2+4-3=3",
        "3+4-2=5",
        "2+3+4=9",
        "pass",
    ]


def test_a_side_may_pass() -> None:
    """contig60 §2.3: or the side passes; its dice are then the others' to use."""
    position = begin(DEFAULT, "roll 2 3 4", "pass")
    assert (position.phase, position.dice, actor(position)) == ("steal", (2, 3, 4), TWO)


def test_a_turn_may_have_a_limit_and_overtime_is_a_pass() -> None:
    """contig60 §2.4: 60 s in the timed preset, none by default; overtime is a pass, and can be stolen."""
    wait = begin(DEFAULT, "roll 2 3 4").wait
    assert wait is not None
    assert (wait.kind, wait.limit) == ("turn", None)
    position = begin(PRESETS["timed"], "roll 2 3 4")
    wait = position.wait
    assert wait is not None
    assert (wait.kind, wait.limit, wait.silence) == ("turn", 60_000, Pass())
    assert position.apply(ONE, Pass()).phase == "steal"


def test_resignation_gives_the_other_side_the_win_at_once() -> None:
    """contig60 §2.5: in a turn, a steal or a window; the totals don't matter."""
    turn = begin(DEFAULT, "roll 2 3 4")
    steal = play(turn, "pass")
    window = begin(SHEET, "roll 2 3 4", "2+3+4=9")
    for position, loser, winner in ((turn, ONE, TWO), (steal, TWO, ONE), (window, TWO, ONE)):
        over = play(position, "resign")
        assert over.to_act == frozenset()
        assert over.outcome is not None
        assert over.outcome.winners == (winner,)
        assert over.outcome.ranks[loser - 1] == 2
        assert over.outcome.reason == "resign"
        assert refused(over, "pass", ONE).why == "game_over"
        assert over.wait is None
        assert over.minutes_limit is None


def test_the_side_that_waits_may_resign_too() -> None:
    """contig60 §2.5: in one's turn or not; the other side wins, though it was about to lose."""
    turn = begin(DEFAULT, "roll 2 3 4")
    window = begin(SHEET, "roll 2 3 4", "2*3+4=9")
    for position, loser in ((turn, TWO), (play(turn, "pass"), ONE), (window, ONE)):
        over = position.apply(loser, GAME.read_move("resign"))
        assert over.outcome is not None
        assert (over.outcome.winners, over.outcome.reason) == ((Seat(3 - loser),), "resign")
        assert over.resigned == loser
        assert GAME.read_position(str(over), over.ruleset) == over


@pytest.mark.parametrize("loser", [ONE, TWO])
def test_resigning_closes_a_window_without_a_verdict(loser: Seat) -> None:
    """contig60 §2.5: a wrong sentence's marker and points stay, and nobody is paid."""
    window = begin(SHEET, "roll 2 3 4", "2*3+4=9", "accept", "roll 2 3 4", "2*3+4=8")
    over = window.apply(loser, GAME.read_move("resign"))
    assert (over.board, over.scores, over.said, over.dice) == (window.board, (60, 59), None, None)
    assert over.outcome is not None
    assert over.outcome.scores == (60, 59)


def test_nobody_resigns_while_chance_is_to_move() -> None:
    """contig60 §2.5: only not while chance is to move; and chance itself never does."""
    for position in (GAME.start(DEFAULT, 2), begin()):
        for seat in (ONE, TWO):
            assert refused(position, "resign", seat).why == "resign_wait"
        assert refused(position, "resign", NATURE).why == "not_your_turn"
    turn = begin(DEFAULT, "roll 2 3 4")
    for stranger in (NATURE, Seat(0), Seat(3)):
        assert refused(turn, "resign", stranger).why == "not_your_turn"
    assert refused(play(turn, "resign"), "resign", TWO).why == "game_over"


def test_covering_28_beside_0_1_and_27_earns_3() -> None:
    """contig60 §3.1: the sheet's example (§8); the points are subtracted from the total."""
    position = play(with_markers(DEFAULT, x=(0,), o=(1, 27)), "roll 4 4 6")
    sentence = read_sentence("4+4*6=28")
    assert position.score(sentence) == 3
    after = position.apply(ONE, Say(sentence))
    assert after.scores == (57, 60)
    assert GAME.tally(position, ONE, Say(sentence), after) == (3, 57)


def test_a_total_may_fall_below_0() -> None:
    """contig60 §3.1: below 0, unless the race to zero ended the game."""
    scores = (Points(1), Points(5))
    position = with_markers(DEFAULT, x=(0,), o=(1, 27), scores=scores)
    after = play(position, "roll 4 4 6", "4+4*6=28")
    assert after.scores == (-2, 5)
    assert after.outcome is None


def test_the_square_itself_may_count() -> None:
    """contig60 §3.1: option `own_square_counts`, one more point."""
    ruleset = ruled(own_square_counts=True)
    assert play(begin(ruleset), "roll 1 1 1", "1+1+1=3").scores == (59, 60)
    position = with_markers(ruleset, x=(0,), o=(1, 27))
    assert play(position, "roll 4 4 6", "4+4*6=28").scores == (56, 60)


def test_moves_lists_one_simplest_sentence_for_each_free_square_and_pass() -> None:
    position = play(with_markers(DEFAULT, x=(3,)), "roll 1 1 1")
    assert [str(m) for m in position.moves(ONE)] == ["1-1*1=0", "1+1-1=1", "1+1*1=2", "pass"]
    assert list(position.moves(TWO)) == []
    assert list(begin().moves(NATURE)) == []
    for move in position.moves(ONE):
        position.apply(ONE, move)


@pytest.mark.parametrize("text", ["steal 2+3+4=9", "decline", "challenge", "accept", "first 1"])
def test_what_belongs_to_another_phase_is_refused(text: str) -> None:
    assert refused(begin(DEFAULT, "roll 2 3 4"), text).why == "not_now"


def test_each_phase_refuses_the_words_of_the_others() -> None:
    start = GAME.start(DEFAULT, 2)
    assert refused(start, "roll 2 3 4").why == "not_now"
    assert refused(begin(), "first 1").why == "not_now"
    assert refused(begin(), "pass").why == "not_now"
    steal = begin(DEFAULT, "roll 2 3 4", "pass")
    assert refused(steal, "2+3+4=9").why == "not_now"
    assert refused(steal, "pass").why == "not_now"
    window = begin(SHEET, "roll 2 3 4", "2+3+4=9")
    assert refused(window, "2+3+4=9").why == "not_now"
    assert refused(window, "pass").why == "not_now"


def test_the_wrong_seat_is_refused() -> None:
    position = begin(DEFAULT, "roll 2 3 4")
    for seat in (TWO, NATURE, Seat(3), Seat(0)):
        assert refused(position, "pass", seat).why == "not_your_turn"
    assert refused(begin(), "roll 2 3 4", ONE).why == "not_your_turn"


def test_chance_moves_only_where_it_is_natures_turn() -> None:
    with pytest.raises(IllegalMove):
        begin(DEFAULT, "roll 2 3 4").chance(Dice(1))


def test_a_preview_is_judged_like_the_move() -> None:
    position = begin(DEFAULT, "roll 2 3 4")
    assert position.score(read_sentence("2+3+4=9")) == 0
    with pytest.raises(IllegalMove) as error:
        position.score(read_sentence("2+3+4=10"))
    assert error.value.why == "value_is_not_square"
    for nothing_to_say in (begin(), begin(SHEET, "roll 2 3 4", "2+3+4=9")):
        with pytest.raises(IllegalMove) as error:
            nothing_to_say.score(read_sentence("2+3+4=9"))
        assert error.value.why == "not_now"


def test_a_preview_in_challenge_judging_tells_no_verdict() -> None:
    position = begin(SHEET, "roll 2 3 4")
    assert position.score(read_sentence("2+3+4=10")) == position.score(read_sentence("2+2*4=10"))
