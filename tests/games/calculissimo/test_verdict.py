"""What a contest comes to, with the worked sum that everybody is shown."""

from __future__ import annotations

import pytest

from contissimo.core.answers import Verdict
from contissimo.core.game import Seat
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.moves import Accept, Challenge
from contissimo.games.calculissimo.rules import PRESETS
from tests.games.calculissimo.helpers import at, lane, play


def verdict(move: str, rack: str, **fields: str) -> Verdict:
    """Of the classic board, contested by the other seat."""
    rules = GAME.change_ruleset(PRESETS["classic"], {"judging": "challenge"})
    window = play(at(rules, rack, "45", bag="789", **fields), f"1 {move}")
    found = GAME.verdict(window, Challenge())
    assert found is not None
    assert (found.seat, found.move) == (Seat(1), move)
    return found


def test_a_right_total_has_its_sum() -> None:
    """calculissimo §7.2: all was right."""
    found = verdict("8d 9+6/2=48", "269+/")
    assert (found.came_to, found.card.points, found.fault) == ("right", 48, None)
    assert found.card.lines[0].steps == ("(6×2) ÷ 2 = 6", "6 + (9×2) = 24", "24 × 2 = 48")


def test_a_wrong_total_has_the_true_sum() -> None:
    """calculissimo §7.2: the lines hold, the total is put right."""
    found = verdict("8g 3+5=20", "35+")
    assert (found.came_to, found.card.points, found.card.announced) == ("corrected", 16, 20)
    assert found.card.lines[0].steps == ("3 + 5 = 8", "8 × 2 = 16")


@pytest.mark.parametrize(
    ("move", "rack", "why", "steps"),
    [
        ("8f 8/2*3=24", "238*/", "not_whole", ("2 × (3×2) = 12", "(8×2) ÷ 12 = 4/3")),
        ("8g 5-7=10", "57-", "not_positive", ("5 − 7 = −2",)),
        ("8g 5+=5", "5+", "line_incomplete", ()),
        ("8g 5/0=5", "05/", "division_by_zero", ()),
        ("8e 1*2*3=6", "123**", "times_twice", ("1 × 2 = 2", "2 × 3 = 6")),
    ],
)
def test_a_line_that_cannot_be_admitted_is_worked_out_as_far_as_it_goes(
    move: str, rack: str, why: str, steps: tuple[str, ...]
) -> None:
    """calculissimo §7.2: the player takes all tiles back."""
    found = verdict(move, rack)
    assert found.came_to == "taken_back"
    assert found.fault is not None
    assert found.fault.why == why
    (line,) = found.card.lines
    assert line.steps == steps
    assert line.squares == found.fault.details["squares"]
    assert found.card.points == 0


def test_a_line_that_only_its_bonus_made_right_is_worked_out_without_it() -> None:
    """calculissimo §4.6: the value must hold without any number bonus too."""
    found = verdict("8f 3/2=3", "23/")
    assert found.fault is not None
    assert found.fault.why == "not_whole_without_bonus"
    assert found.card.lines[0].steps == ("3 ÷ 2 = 3/2",)


def test_nothing_else_has_a_verdict() -> None:
    position = at(lane(judging="challenge"), "12+", "45", bag="789")
    window = play(position, "1 2e 1+2=6")
    assert GAME.verdict(window, Accept()) is None
    assert GAME.verdict(position, Challenge()) is None
    assert PRESETS["classic"].judging == "referee"
