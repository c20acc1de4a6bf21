"""What a contest comes to, with the sum worked out."""

from __future__ import annotations

import pytest

from contissimo.games.contig60 import GAME
from contissimo.games.contig60.moves import Accept, Challenge
from tests.games.contig60.helpers import ONE, SHEET, TWO, begin, play, with_markers


@pytest.mark.parametrize(
    ("text", "why", "steps"),
    [
        ("3+4*2=14", "value_is_not_square", ("4 × 2 = 8", "3 + 8 = 11")),
        ("2*3/4=1", "value_is_not_square", ("2 × 3 = 6", "6 ÷ 4 = 3/2")),
        ("2/(3-3)=1", "dice_not_used_once", ("3 − 3 = 0",)),
        ("-2+3+4=5", "leading_sign", ("−2 + 3 = 1", "1 + 4 = 5")),
        ("20=20", "dice_not_used_once", ()),
    ],
)
def test_a_wrong_sentence_is_worked_out(text: str, why: str, steps: tuple[str, ...]) -> None:
    """contig60 §4.2"""
    window = begin(SHEET, "roll 2 3 4", text)
    found = GAME.verdict(window, Challenge())
    assert found is not None
    assert (found.seat, found.move, found.came_to) == (ONE, text, "taken_back")
    assert found.fault is not None
    assert found.fault.why == why
    (line,) = found.card.lines
    assert line.steps == steps
    assert found.card.points == 0


def test_a_right_sentence_keeps_its_points() -> None:
    """contig60 §4.2, §5.1: in a steal they are doubled."""
    window = play(with_markers(SHEET, o=(0, 1, 27)), "roll 4 4 6", "4*6+4=28")
    found = GAME.verdict(window, Challenge())
    assert found is not None
    assert (found.came_to, found.card.points, found.fault) == ("right", 3, None)
    assert found.card.lines[0].steps == ("4 × 6 = 24", "24 + 4 = 28")
    window = play(with_markers(SHEET, o=(0, 1, 27)), "roll 4 4 6", "pass", "steal 4*6+4=28")
    found = GAME.verdict(window, Challenge())
    assert found is not None
    assert (found.seat, found.move, found.card.points) == (TWO, "steal 4*6+4=28", 6)


def test_nothing_else_has_a_verdict() -> None:
    window = begin(SHEET, "roll 2 3 4", "2+3+4=9")
    assert GAME.verdict(window, Accept()) is None
    assert GAME.verdict(begin(SHEET, "roll 2 3 4"), Challenge()) is None
    assert GAME.verdict(begin(SHEET), Challenge()) is None
