"""A passed turn: the others may build a sentence with the same dice, for double points."""

from __future__ import annotations

from contissimo.core.game import NATURE
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.moves import Decline
from contissimo.games.contig60.notation import read_sentence
from contissimo.games.contig60.rules import PRESETS
from tests.games.contig60.helpers import (
    DEFAULT,
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


def test_the_opponents_steal_with_their_own_marker_for_double_points() -> None:
    """contig60 §5.1: same dice, their marker, double points; then their own turn with a new throw."""
    before = play(with_markers(DEFAULT, x=(0,), o=(1, 27)), "roll 4 4 6", "pass")
    assert before.score(read_sentence("4+4*6=28")) == 6
    after = play(before, "steal 4+4*6=28")
    assert after.board.at(28) == TWO
    assert after.scores == (60, 54)
    assert GAME.tally(before, TWO, GAME.read_move("steal 4+4*6=28"), after) == (6, 54)
    assert (actor(after), after.dice) == (NATURE, None)
    assert play(after, "roll 1 1 1").to_act == {TWO}


def test_the_square_itself_counts_double_too() -> None:
    """contig60 §3.1: `own_square_counts` is doubled in a steal."""
    position = begin(ruled(own_square_counts=True), "roll 2 3 4", "pass", "steal 2+3+4=9")
    assert position.scores == (60, 58)


def test_they_may_decline() -> None:
    """contig60 §5.1: they may decline, and play their own turn."""
    position = begin(DEFAULT, "roll 2 3 4", "pass", "decline")
    assert (position.scores, position.board.occupied, position.turns) == ((60, 60), 0, 1)
    assert play(position, "roll 1 1 1").to_act == {TWO}


def test_the_window_is_offered_even_if_nothing_is_possible() -> None:
    """contig60 §5.1: always offered, and nobody is told."""
    position = play(with_markers(DEFAULT, x=(0, 1, 2), o=(3,)), "roll 1 1 1", "pass")
    assert position.to_act == {TWO}
    assert list(position.moves(TWO)) == [Decline()]


def test_the_limit_is_the_turns_and_silence_declines() -> None:
    """contig60 §5.1: its limit is the turn's limit, silence declines."""
    wait = begin(PRESETS["timed"], "roll 2 3 4", "pass").wait
    assert wait is not None
    assert (wait.kind, wait.limit, wait.silence) == ("steal", 60_000, Decline())
    wait = begin(DEFAULT, "roll 2 3 4", "pass").wait
    assert wait is not None
    assert wait.limit is None


def test_a_wrong_claim_is_refused_and_can_be_tried_again() -> None:
    """contig60 §5.1: in referee judging, within the limit."""
    position = begin(DEFAULT, "roll 2 3 4", "pass")
    assert refused(position, "steal 2+3+4=8").why == "value_is_not_square"
    assert refused(position, "steal 2*3*4=216").why == "square_unknown"
    assert refused(position, "decline", ONE).why == "not_your_turn"
    assert play(position, "steal 2+3+4=9").board.at(9) == TWO


def test_moves_lists_a_steal_for_each_free_square() -> None:
    position = play(with_markers(DEFAULT, x=(3,)), "roll 1 1 1", "pass")
    listed = [str(m) for m in position.moves(TWO)]
    assert listed == ["steal 1-1*1=0", "steal 1+1-1=1", "steal 1+1*1=2", "decline"]
    assert list(position.moves(ONE)) == []


def test_the_side_that_passed_may_accuse_a_steal() -> None:
    """contig60 §5.1: in challenge judging as in 4.2, and the stealers still play their own turn."""
    before = play(with_markers(SHEET, x=(0,), o=(1, 27)), "roll 2 3 4", "pass")
    window = play(before, "steal 2+3+4=28")
    assert (window.phase, actor(window), window.scores) == ("window", ONE, (60, 54))
    accused = play(window, "challenge")
    assert (accused.scores, accused.board) == ((58, 60), before.board)
    assert (accused.turns, accused.idle) == (1, 1)
    assert play(accused, "roll 1 1 1").to_act == {TWO}
    accepted = play(window, "accept")
    assert (accepted.scores, accepted.board.at(28)) == ((60, 54), TWO)
    assert play(accepted, "roll 1 1 1").to_act == {TWO}


def test_a_right_steal_stands_against_an_accusation() -> None:
    """contig60 §5.1: a false accusation of a steal costs as in 4.2."""
    ruleset = ruled(SHEET, false_accusation_cost=1)
    after = play(begin(ruleset), "roll 2 3 4", "pass", "steal 2+3+4=9", "challenge")
    assert (after.board.at(9), after.scores) == (TWO, (61, 60))


def test_a_steal_can_end_the_game_before_the_stealers_own_turn() -> None:
    """contig60 §6.4: here with a line."""
    position = play(with_markers(DEFAULT, o=(0, 1, 2, 3)), "roll 2 3 5", "pass", "steal 2+5-3=4")
    assert position.outcome is not None
    assert (position.outcome.reason, position.outcome.winners) == ("line", (TWO,))
