"""The ends of a game, their order, and who wins."""

from __future__ import annotations

import pytest

from contissimo.core.game import NATURE, Outcome, Points
from contissimo.games import GAMES
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.board import read_layout
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import PRESETS
from contissimo.play.record import RecordError
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay
from tests.games.contig60.helpers import (
    DEFAULT,
    ONE,
    SHEET,
    TWO,
    Dice,
    begin,
    play,
    refused,
    ruled,
    with_markers,
)


def end_of(position: Position) -> Outcome:
    assert position.outcome is not None
    assert position.to_act == frozenset()
    assert list(position.moves(ONE)) == []
    return position.outcome


def points(first: int, second: int) -> tuple[Points, Points]:
    return Points(first), Points(second)


@pytest.mark.parametrize(
    ("four", "roll", "fifth"),
    [
        ((0, 1, 2, 3), "2 3 5", "2+5-3=4"),
        ((0, 2, 3, 4), "1 1 1", "1+1-1=1"),
        ((0, 27, 26, 25), "4 6 1", "4*6*1=24"),
        ((0, 28, 55, 125), "5 6 5", "5*6*5=150"),
        ((7, 33, 66, 144), "6 6 5", "6*6*5=180"),
    ],
)
def test_five_in_a_line_win_at_once(four: tuple[int, ...], roll: str, fifth: str) -> None:
    """contig60 §6.1: five own markers on adjacent squares, horizontally, vertically or diagonally."""
    position = with_markers(DEFAULT, x=four, scores=points(60, 3))
    over = end_of(play(position, f"roll {roll}", fifth))
    assert (over.reason, over.winners, over.ranks) == ("line", (ONE,), (1, 2))


def test_a_gap_or_a_strange_marker_makes_no_line() -> None:
    """contig60 §6.1: adjacent squares, and one's own markers only."""
    position = with_markers(DEFAULT, x=(0, 1, 3, 4), o=(2,))
    assert play(position, "roll 2 3 5", "5*3-2=13").outcome is None
    position = with_markers(DEFAULT, x=(0, 1, 3), o=(2,))
    assert play(position, "roll 2 3 5", "2+5-3=4").outcome is None


def test_the_length_of_a_line_is_an_option() -> None:
    """contig60 §6.1: option `line_length`, 0 = off."""
    position = with_markers(ruled(line_length=3), x=(0, 1))
    assert end_of(play(position, "roll 1 1 1", "1+1*1=2")).reason == "line"
    position = with_markers(ruled(line_length=0), x=(0, 1, 2, 3))
    assert play(position, "roll 2 3 5", "2+5-3=4").outcome is None


def test_the_last_marker_ends_the_game_and_the_lower_total_wins() -> None:
    """contig60 §6.2: when a side has laid its last marker."""
    position = with_markers(ruled(markers=2), x=(0,), o=(10,), scores=points(50, 40))
    over = end_of(play(position, "roll 1 1 1", "1+1*1=2"))
    assert (over.reason, over.winners, over.scores) == ("markers", (TWO,), (50, 40))


def test_equal_totals_share_the_win() -> None:
    """contig60 §6.2: equal totals share the win."""
    over = end_of(play(begin(ruled(markers=1)), "roll 1 1 1", "1+1*1=2"))
    assert (over.winners, over.ranks) == ((ONE, TWO), (1, 1))


def test_no_free_square_ends_the_game() -> None:
    """contig60 §6.2: when no free square is left."""
    ruleset = ruled(layout=read_layout("1 2\n", file="two"))
    position = with_markers(ruleset, x=(1,))
    over = end_of(play(position, "roll 1 1 1", "1+1*1=2"))
    assert (over.reason, over.winners, over.scores) == ("full", (ONE,), (59, 60))


def test_the_game_ends_when_no_throw_can_make_a_free_square() -> None:
    """contig60 §6.2: 43 is free, but no throw makes it; other operations or faces change that."""
    layout = read_layout("1 43 30\n", file="three")
    assert (
        end_of(play(with_markers(ruled(layout=layout), x=(1,)), "roll 5 6 1", "5*6*1=30")).reason
        == "no_throw"
    )
    plus = ruled(operations="+-", layout=layout)
    assert end_of(play(begin(plus), "roll 1 1 1", "1+1-1=1")).reason == "no_throw"
    large = ruled(layout=layout, faces=(1, 42))
    assert play(with_markers(large, x=(30,)), "roll 1 1 1", "1+1-1=1").outcome is None


def test_a_board_that_no_throw_can_play_on_is_over_as_it_begins() -> None:
    """contig60 §6.2: no throw can make a free square, from the start."""
    start = GAME.start(ruled(layout=read_layout("43\n", file="one")), 2)
    over = end_of(play(start, "first 2"))
    assert (over.reason, over.winners) == ("no_throw", (ONE, TWO))


def test_where_side_1_begins_such_a_board_is_over_before_anybody_throws() -> None:
    """contig60 §6.2: also before the first throw; §1.4: no lot is drawn."""
    start = GAME.start(ruled(layout=read_layout("43\n", file="one"), first="agreed"), 2)
    over = end_of(start)
    assert (over.reason, over.winners) == ("no_throw", (ONE, TWO))
    assert GAME.read_position(str(start), start.ruleset) == start


def test_a_match_that_is_over_as_it_begins_ends_at_its_beginning() -> None:
    """Its record has one entry: the end."""
    hand_written = (
        '[Game "contig60"]\n[Ruleset "x"]\n[RulesetText "first = \\"agreed\\"\\nlayout = '
        '\\"\\"\\"\\n43\\n\\"\\"\\"\\n"]\n\n1\t-\tend\t-\t60,60\t'
    )
    for clock in ("0", "-"):
        assert replay(read_record(f"{hand_written}{clock}\n", GAMES), GAMES["contig60"]).over
    with pytest.raises(RecordError, match="record_clock_wrong"):
        replay(read_record(f"{hand_written}5\n", GAMES), GAMES["contig60"])


def test_a_head_start_decides_a_board_that_no_throw_can_play_on() -> None:
    """contig60 §6.2: the lower total wins; §1.4: the head start counts."""
    ruleset = ruled(layout=read_layout("43\n", file="one"), head_start=(0, 4))
    assert end_of(play(GAME.start(ruleset, 2), "first 1")).winners == (TWO,)


@pytest.mark.parametrize("turns", [1, 3, 999])
def test_the_number_of_idle_turns_is_an_option(turns: int) -> None:
    """contig60 §6.2: option `idle_turns`; turns of both sides count."""
    position = begin(ruled(idle_turns=turns))
    for _ in range(turns - 1):
        position = play(position, "roll 1 1 1", "pass", "decline")
    assert position.outcome is None
    passed = play(position, "roll 1 1 1", "pass")
    assert passed.outcome is None
    over = end_of(play(passed, "decline"))
    assert (over.reason, over.winners) == ("idle", (ONE, TWO))


def test_a_stolen_marker_breaks_the_row_of_idle_turns() -> None:
    """contig60 §6.2: counted once the turn's steal and window are over."""
    passed = play(with_markers(ruled(idle_turns=5), turns=4, idle=4), "roll 1 1 1", "pass")
    stolen = play(passed, "steal 1+1+1=3")
    assert (stolen.idle, stolen.outcome) == (0, None)
    assert end_of(play(passed, "decline")).reason == "idle"


def test_a_stolen_marker_that_is_removed_does_not_break_it() -> None:
    """contig60 §6.2: a removed marker does not break the count; §5.1: a steal can be accused."""
    position = with_markers(ruled(SHEET, idle_turns=5), turns=4, idle=4)
    window = play(position, "roll 1 1 1", "pass", "steal 1+1+1=4")
    assert (window.idle, window.outcome) == (4, None)
    assert end_of(play(window, "challenge")).reason == "idle"
    accepted = play(window, "accept")
    assert (accepted.idle, accepted.outcome) == (0, None)


def test_a_false_accusation_leaves_the_marker_that_breaks_the_row() -> None:
    """contig60 §6.2: only a removed marker counts for nothing."""
    position = with_markers(ruled(SHEET, idle_turns=5), turns=4, idle=4)
    judged = play(position, "roll 1 1 1", "1+1+1=3", "challenge")
    assert (judged.idle, judged.outcome) == (0, None)


def test_forty_turns_in_a_row_without_a_marker_end_the_game() -> None:
    """contig60 §6.2: after forty turns without a marker, not thirty-nine."""
    position = begin()
    for _ in range(39):
        position = play(position, "roll 1 1 1", "pass", "decline")
    assert position.outcome is None
    assert play(position, "roll 1 1 1", "1+1+1=3").idle == 0
    assert play(position, "roll 1 1 1", "pass", "steal 1+1+1=3").idle == 0
    over = end_of(play(position, "roll 1 1 1", "pass", "decline"))
    assert (over.reason, over.winners) == ("idle", (ONE, TWO))


def test_a_removed_marker_is_a_turn_without_one() -> None:
    """contig60 §6.2: a marker that was taken back does not break the row of forty turns."""
    position = with_markers(SHEET, turns=39, idle=39)
    window = play(position, "roll 1 1 1", "1+1+1=4")
    assert end_of(play(window, "challenge")).reason == "idle"
    assert play(window, "accept").idle == 0


def test_the_race_to_zero() -> None:
    """contig60 §3.1: option `race_to_zero`, a side at 0 or below wins at once."""
    ruleset = ruled(race_to_zero=True)
    position = with_markers(ruleset, x=(0,), o=(1, 27), scores=points(3, 1))
    over = end_of(play(position, "roll 4 4 6", "4+4*6=28"))
    assert (over.reason, over.winners, over.scores) == ("zero", (ONE,), (0, 1))
    below = with_markers(ruleset, x=(0,), o=(1, 27), scores=points(1, 1))
    assert end_of(play(below, "roll 4 4 6", "4+4*6=28")).scores == (-2, 1)


def test_the_game_may_end_after_some_rounds() -> None:
    """contig60 §6.3: option `rounds`; the running round is finished, and the lower total wins."""
    position = begin(ruled(rounds=2))
    turn = ("roll 1 1 1", "pass", "decline")
    position = play(position, *turn, *turn, *turn)
    assert position.outcome is None
    stealing = play(position, "roll 1 1 1", "pass")
    assert stealing.outcome is None
    over = end_of(play(stealing, "decline"))
    assert (over.reason, over.winners) == ("rounds", (ONE, TWO))


def test_the_american_game_has_eight_rounds() -> None:
    """contig60 §7: `contig-us`, 8 rounds, the square itself counts, no lines."""
    position = begin(PRESETS["contig-us"])
    rng = Dice(8)
    while position.to_act:
        (seat,) = position.to_act
        move = position.chance(rng) if seat == NATURE else next(position.moves(seat))
        position = position.apply(seat, move)
    assert position.turns == 16
    assert end_of(position).reason == "rounds"


def test_the_game_may_end_after_some_minutes() -> None:
    """contig60 §6.3: option `minutes`; NATURE says `last`, the running round is finished."""
    position = begin(ruled(minutes=30))
    turn = ("roll 1 1 1", "pass", "decline")
    assert position.minutes_limit == 30 * 60_000
    assert refused(position, "last", NATURE).why == "not_now"
    flagged = play(position, "roll 1 1 1", "last")
    assert flagged.minutes_limit is None
    assert flagged.to_act == {ONE}
    assert refused(flagged, "last", NATURE).why == "not_now"
    assert refused(position, "last", ONE).why == "not_your_turn"
    second = play(flagged, "pass", "decline")
    assert second.outcome is None
    assert end_of(play(second, *turn)).reason == "minutes"
    late = play(position, *turn, "roll 1 1 1", "pass", "last", "decline")
    assert end_of(late).reason == "minutes"


def test_without_minutes_there_is_no_last_round() -> None:
    """contig60 §6.3: by default there is no limit."""
    position = begin(DEFAULT, "roll 1 1 1")
    assert position.minutes_limit is None
    assert refused(position, "last", NATURE).why == "not_now"


def test_a_line_goes_before_the_race_and_the_race_before_the_rest() -> None:
    """contig60 §6.4: order 6.1, then `race_to_zero`, then 6.2."""
    ruleset = ruled(race_to_zero=True, markers=5, rounds=1)
    behind = with_markers(ruleset, x=(0, 1, 2, 3), scores=points(1, 60), turns=1, begin=TWO)
    everything = play(behind, "roll 2 3 5", "2+5-3=4")
    assert end_of(everything).reason == "line"
    no_line = ruled(ruleset, line_length=0)
    behind = with_markers(no_line, x=(0, 1, 2, 3), scores=points(1, 60), turns=1, begin=TWO)
    assert end_of(play(behind, "roll 2 3 5", "2+5-3=4")).reason == "zero"
    no_race = ruled(no_line, race_to_zero=False)
    behind = with_markers(no_race, x=(0, 1, 2, 3), scores=points(1, 60), turns=1, begin=TWO)
    assert end_of(play(behind, "roll 2 3 5", "2+5-3=4")).reason == "markers"
