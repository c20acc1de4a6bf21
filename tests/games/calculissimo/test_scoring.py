"""§4.5, 4.6 and 5 case by case (tests/data/calculissimo-scoring.txt), and the itemised score."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from contissimo.core.errors import IllegalMove
from contissimo.core.game import Seat
from contissimo.games.calculissimo.scoring import Score
from tests.games.calculissimo.helpers import PLENTY, at, lane, placement, points, rules_of
from tests.games.calculissimo.oracle import Oracle, board_of

GOLDEN = Path(__file__).parents[2] / "data" / "calculissimo-scoring.txt"


@dataclass(frozen=True)
class Case:
    clause: str
    layout: str
    rack: str
    move: str
    expected: str
    rules: str = ""
    board: str = ""

    def __str__(self) -> str:
        return f"{self.clause} {self.board or 'empty'} {self.move} {self.rules}"


def read_cases() -> list[Case]:
    cases = []
    for paragraph in GOLDEN.read_text("utf-8").split("\n\n"):
        lines = [line for line in paragraph.splitlines() if not line.startswith("#")]
        fields = dict(line.split(" ", 1) for line in lines if line)
        if fields:
            cases.append(Case(expected=fields.pop("is"), **fields))
    return cases


CASES = read_cases()


def options(case: Case) -> dict[str, object]:
    pairs = (pair.split("=") for pair in case.rules.split())
    return {key: value == "true" if value in {"true", "false"} else value for key, value in pairs}


def result(case: Case) -> str:
    rules = rules_of(layout=case.layout, tiles=PLENTY, **options(case))
    return str(points(rules, case.rack, case.move, case.board))


@pytest.mark.parametrize("case", [c for c in CASES if c.clause == "4.5"], ids=str)
def test_value_of_a_line(case: Case) -> None:
    """calculissimo §4.5: multiplications first, then divisions, then sums; exact."""
    assert result(case) == case.expected


@pytest.mark.parametrize("case", [c for c in CASES if c.clause == "4.6"], ids=str)
def test_the_value_is_positive_and_whole_with_and_without_bonuses(case: Case) -> None:
    """calculissimo §4.6: both with the number bonuses of this turn and without any."""
    assert result(case) == case.expected


@pytest.mark.parametrize("case", [c for c in CASES if c.clause == "5.1"], ids=str)
def test_every_line_with_a_placed_tile_scores(case: Case) -> None:
    """calculissimo §5.1: every such line scores its value; the move scores their sum."""
    assert result(case) == case.expected


@pytest.mark.parametrize("case", [c for c in CASES if c.clause == "5.2"], ids=str)
def test_number_bonuses_count_inside_the_calculation(case: Case) -> None:
    """calculissimo §5.2: green and blue multiply the number; nothing under an operator."""
    assert result(case) == case.expected


@pytest.mark.parametrize("case", [c for c in CASES if c.clause == "5.3"], ids=str)
def test_operation_bonuses_multiply_the_value(case: Case) -> None:
    """calculissimo §5.3: yellow and purple; several multiply together, or the highest only."""
    assert result(case) == case.expected


@pytest.mark.parametrize("case", [c for c in CASES if c.clause == "5.4"], ids=str)
def test_a_bonus_counts_only_in_the_turn_that_covers_its_square(case: Case) -> None:
    """calculissimo §5.4: only in the turn that covers its square."""
    assert result(case) == case.expected


@pytest.mark.parametrize("case", [c for c in CASES if c.clause == "5.5"], ids=str)
def test_a_joker_earns_no_bonus(case: Case) -> None:
    """calculissimo §5.5: of either kind, and uses the square up; option for operation squares."""
    assert result(case) == case.expected


@pytest.mark.parametrize("case", [c for c in CASES if c.clause == "5.6"], ids=str)
def test_a_shared_bonus_counts_in_one_line_only(case: Case) -> None:
    """calculissimo §5.6: of the allocations that make every line legal, the one with the highest total."""
    assert result(case) == case.expected


@pytest.mark.parametrize("case", [c for c in CASES if c.clause == "5.7"], ids=str)
def test_the_first_placement_is_doubled_once(case: Case) -> None:
    """calculissimo §5.7: the start square's x2, the same doubling; also under a joker."""
    assert result(case) == case.expected


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_oracle_of_the_tests_knows_every_case(case: Case) -> None:
    """calculissimo §4.5, §4.6, §5.6: the hand-made cases hold the tests' own oracle too."""
    given = options(case)
    oracle = Oracle(
        layout=case.layout,
        zero_counts=bool(given.get("zero_counts")),
        every_step_whole=bool(given.get("every_step_whole")),
        highest_only=given.get("operation_bonuses") == "highest_only",
        joker_bonus=given.get("joker_on_operation_square") == "bonus",
        school=given.get("order") == "school",
        start_alone=given.get("start_bonus") == "alone",
    )
    tiles = {(square.x, square.y): letter for square, letter in placement(case.move).tiles}
    total = oracle.total(board_of(case.board), tiles)
    assert total == (int(case.expected) if case.expected.isdigit() else None)


# The itemised score


def score(layout: str, board: str, rack: str, move: str) -> Score:
    rules = rules_of(layout=layout, tiles=PLENTY)
    return at(rules, rack, "1", board=board, bag="1").score(Seat(1), placement(move))


def test_a_score_is_itemised_line_by_line_the_main_line_first() -> None:
    """calculissimo §5.1, §5.6: each line with its numbers, factors, multipliers and value."""
    scored = score(
        "*........|..by.....|.........", "...3.....|.........|...4.....", "12+", "2c 1+2"
    )
    main, crossing = scored.lines
    assert (str(main.line), main.numbers, main.factors, main.signs) == ("1+2", (1, 2), (3, 1), "+")
    assert (main.value, main.multipliers, main.points) == (5, (), 5)
    assert (crossing.value, crossing.multipliers, crossing.points) == (7, (2,), 14)
    assert [str(square) for square in crossing.line.squares] == ["d1", "d2", "d3"]
    assert scored.total == 19


def test_the_steps_are_written_as_on_the_printed_sheets() -> None:
    """calculissimo §4.5, §5.3: ×, ÷, then + and − in order; doubled, then tripled; a fraction stays one."""
    layout, board = "*........|.p..y....|.........", ".........|7........|........."
    (line,) = score(layout, board, "122//+", "2a (7)/2+1/2").lines
    assert line.steps == (
        "7 ÷ 2 = 7/2",
        "1 ÷ 2 = 1/2",
        "7/2 + 1/2 = 4",
        "4 × 2 = 8",
        "8 × 3 = 24",
    )
    plain = "*........|.........|........."
    (line,) = score(plain, ".........|2........|.........", "45-+", "2a (2)-5+4").lines
    assert line.steps == ("2 − 5 = −3", "−3 + 4 = 1")
    (line,) = score(plain, ".........|9-.......|.........", "623/*", "2a (9-)6/2*3").lines
    assert line.steps == ("2 × 3 = 6", "6 ÷ 6 = 1", "9 − 1 = 8")


def test_the_steps_follow_the_order_in_use() -> None:
    """calculissimo §4.5: in school order × and ÷ come as they stand."""
    rules = lane(order="school", layout="*........|.........|.........")
    board = ".........|8........|........."
    position = at(rules, "23/*-1", "1", board=board, bag="1")
    (line,) = position.score(Seat(1), placement("2a (8)/2*3-1")).lines
    assert line.steps == ("8 ÷ 2 = 4", "4 × 3 = 12", "12 − 1 = 11")
    position = at(rules, "63/*", "1", board=board, bag="1")
    (line,) = position.score(Seat(1), placement("2a (8)/6*3")).lines
    assert line.steps == ("8 ÷ 6 = 4/3", "4/3 × 3 = 4")


def test_a_preview_changes_nothing_and_is_for_whoever_has_the_turn() -> None:
    """calculissimo §5.1: what a placement would score, asked of the position."""
    position = at(lane(), "12+", "12+", bag="3")
    before = str(position)
    assert position.score(Seat(1), placement("2e 1+2")).total == 6
    assert str(position) == before


def test_a_preview_is_refused_to_others_and_outside_a_turn() -> None:
    """calculissimo §5.1: not to the other seat, and not while a window is open."""
    move = placement("2e 1+2=6")
    position = at(lane(judging="challenge"), "12+", "12+", bag="3")
    with pytest.raises(IllegalMove, match="not_your_turn"):
        position.score(Seat(2), move)
    window = position.apply(Seat(1), move)
    with pytest.raises(IllegalMove, match="not_now"):
        window.score(Seat(2), move)
