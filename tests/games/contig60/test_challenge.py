"""Challenge judging: right or wrong, a sentence is laid, and the other side has the word."""

from __future__ import annotations

import pytest

from contissimo.core.game import NATURE, Points
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.moves import Accept, Challenge
from contissimo.games.contig60.rules import PRESETS
from tests.games.contig60.helpers import (
    ONE,
    SHEET,
    TWO,
    actor,
    begin,
    play,
    refused,
    ruled,
    with_markers,
)

WRONG = ["2+3+4=20", "23+4=27", "-2+3+4=5", "2/(3-3)=1", "2+3=5", "2*3/4=1", "20=20"]


@pytest.mark.parametrize("text", ["2+3+4=9", *WRONG])
def test_a_sentence_right_or_wrong_is_laid_and_opens_a_window(text: str) -> None:
    """contig60 §4.2: the side covers a square, right or not; then the other side says its word."""
    position = begin(SHEET, "roll 2 3 4", text)
    square = int(text.partition("=")[2])
    assert position.board.at(square) == ONE
    assert (position.phase, actor(position)) == ("window", TWO)
    assert list(position.moves(TWO)) == [Challenge(), Accept()]
    after = play(position, "accept")
    assert after.board.at(square) == ONE
    assert (actor(after), after.turns, after.idle) == (NATURE, 1, 0)


def test_an_occupied_or_unknown_square_is_always_refused() -> None:
    """contig60 §4.2: whatever the sentence."""
    position = play(with_markers(SHEET, o=(9,)), "roll 2 3 4")
    assert refused(position, "2+3+4=9").why == "square_occupied"
    assert refused(position, "2*3*4=216").why == "square_unknown"


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_sentence_that_is_accused_is_taken_back(text: str) -> None:
    """contig60 §4.2: the accuser's total falls by 2, marker and points go back, the turn is over."""
    before = with_markers(SHEET, x=(0, 26, 28), o=(21, 6, 2, 44))
    window = play(before, "roll 2 3 4", text)
    after = play(window, "challenge")
    assert after.board == before.board
    assert after.markers == before.markers
    assert after.scores == (60, 58)
    # No second try and no steal: the accuser's own throw comes next.
    assert (after.phase, after.on_turn, after.idle) == ("roll", TWO, 1)
    assert GAME.tally(window, TWO, Challenge(), after) == (2, 58)


def test_the_points_of_a_wrong_sentence_are_counted_until_it_is_accused() -> None:
    """contig60 §4.2: and given back exactly."""
    before = play(with_markers(SHEET, x=(0,), o=(1, 27)), "roll 2 3 4")
    window = play(before, "2+3+4=28")
    assert window.scores == (57, 60)
    assert GAME.tally(before, ONE, GAME.read_move("2+3+4=28"), window) == (3, 57)
    assert play(window, "challenge").scores == (60, 58)
    assert play(window, "accept").scores == (57, 60)


def test_a_false_accusation_costs_nothing() -> None:
    """contig60 §4.2: a right sentence stands, and by default nothing changes."""
    window = begin(SHEET, "roll 2 3 4", "2+3+4=9")
    after = play(window, "challenge")
    assert (after.board.at(9), after.scores, after.idle) == (ONE, (60, 60), 0)
    assert after == play(window, "accept")
    assert GAME.tally(window, TWO, Challenge(), after) == (0, 60)


def test_a_false_accusation_may_cost_points() -> None:
    """contig60 §4.2: option `false_accusation_cost`, added to the accuser's total."""
    window = begin(ruled(SHEET, false_accusation_cost=5), "roll 2 3 4", "2+3+4=9")
    after = play(window, "challenge")
    assert (after.board.at(9), after.scores) == (ONE, (60, 65))
    assert GAME.tally(window, TWO, Challenge(), after) == (-5, 65)


def test_an_operation_that_is_left_out_can_be_accused() -> None:
    """contig60 §4.2: wrong is also what breaks 2.1, here the option `operations`."""
    ruleset = ruled(SHEET, operations="+-")
    assert play(begin(ruleset, "roll 2 3 4", "2+3*4=14"), "challenge").board.at(14) is None


def test_the_window_has_its_own_limit_and_silence_accepts() -> None:
    """contig60 §4.2: 20 s in timed games; silence accepts."""
    wait = begin(SHEET, "roll 2 3 4", "2+3+4=9").wait
    assert wait is not None
    assert (wait.kind, wait.limit, wait.silence) == ("window", None, Accept())
    timed = ruled(PRESETS["timed"], judging="challenge")
    wait = begin(timed, "roll 2 3 4", "2+3+4=9").wait
    assert wait is not None
    assert wait.limit == 20_000


def test_only_the_other_side_may_speak_in_the_window() -> None:
    """contig60 §4.2: not the side that said the sentence, and not chance."""
    window = begin(SHEET, "roll 2 3 4", "2+3+4=9")
    assert refused(window, "challenge", ONE).why == "not_your_turn"
    assert refused(window, "roll 1 1 1", NATURE).why == "not_your_turn"


def test_a_line_counts_only_when_the_window_closes() -> None:
    """contig60 §6.4: in challenge judging an end takes effect when the window closes."""
    window = play(with_markers(SHEET, x=(0, 1, 2, 3)), "roll 2 3 5", "2+5-3=4")
    assert window.outcome is None
    for word in ("accept", "challenge"):
        over = play(window, word)
        assert over.outcome is not None
        assert (over.outcome.reason, over.outcome.winners) == ("line", (ONE,))


def test_a_removed_marker_undoes_the_end() -> None:
    """contig60 §6.4: line, race and last marker alike."""
    line = play(with_markers(SHEET, x=(0, 1, 2, 3)), "roll 2 3 6", "2+3+6=4")
    assert play(line, "challenge").outcome is None
    ruleset = ruled(SHEET, race_to_zero=True)
    near = (Points(1), Points(9))
    race = play(with_markers(ruleset, x=(0,), scores=near), "roll 2 3 6", "2+3+6=1")
    assert race.scores == (0, 9)
    after = play(race, "challenge")
    assert (after.outcome, after.scores) == (None, (1, 7))
    won = play(race, "accept").outcome
    assert won is not None
    assert (won.reason, won.winners) == ("zero", (ONE,))
    stock = play(begin(ruled(SHEET, markers=1)), "roll 2 3 6", "2+3+6=1")
    assert stock.markers == (0, 1)
    assert play(stock, "challenge").outcome is None


def test_the_accusers_2_points_can_win_the_race() -> None:
    """contig60 §6.4: the accuser's 2 points can win `race_to_zero`."""
    ruleset = ruled(SHEET, race_to_zero=True)
    scores = (Points(9), Points(2))
    window = play(with_markers(ruleset, scores=scores), "roll 2 3 6", "2+3+6=1")
    over = play(window, "challenge").outcome
    assert over is not None
    assert (over.reason, over.winners, over.scores) == ("zero", (TWO,), (9, 0))


def test_a_last_marker_ends_the_game_when_the_window_closes() -> None:
    """contig60 §6.4: the last marker too waits for the verdict."""
    window = play(begin(ruled(SHEET, markers=1)), "roll 2 3 4", "2+3+4=9")
    assert window.outcome is None
    over = play(window, "challenge").outcome
    assert over is not None
    assert over.reason == "markers"
