"""What Calculissimo answers about itself: cards, moves with points, material, reach; and the generator that is handed in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from contissimo.core.answers import Card, CardLine, Reach, Scored, SquareKind
from contissimo.core.errors import IllegalMove
from contissimo.core.game import Points, Seat
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.board import Board
from contissimo.games.calculissimo.generator import PLAIN, hand_in
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import PRESETS, Ruleset
from tests.games.calculissimo.helpers import at, lane, placement, play, rules_of

ONE, TWO = Seat(1), Seat(2)


def ranked(position: Position, seat: Seat = ONE) -> list[tuple[str, int]]:
    return [(str(each.move), each.points) for each in GAME.scored(position.view(seat))]


def test_the_card_of_a_placement_has_its_lines_steps_and_factors() -> None:
    """calculissimo §5.1-5.3: the first printed example, with the start square doubling the line."""
    position = at(PRESETS["classic"], "269+/", "1", bag="345")
    card = GAME.card(position, ONE, placement("8d 9+6/2"))
    assert card == Card(
        points=Points(48),
        lines=(
            CardLine(
                text="9+6/2",
                squares=("d8", "e8", "f8", "g8", "h8"),
                steps=("(6×2) ÷ 2 = 6", "6 + (9×2) = 24", "24 × 2 = 48"),
                points=Points(48),
                value=24,
                multipliers=(2,),
                numbers=((9, 2), (6, 2), (2, 1)),
            ),
        ),
        covers=("d8", "e8", "f8", "g8", "h8"),
        pieces=("9", "+", "6", "/", "2"),
    )


def test_a_card_shows_the_joker_and_what_was_announced() -> None:
    """calculissimo §4.7 and §7.3: the piece is a joker, and the total is what the player said."""
    position = at(lane(announce=True), "1?+", "1", bag="345")
    card = GAME.card(position, ONE, placement("2e 1+?2=5"))
    assert (card.points, card.pieces, card.announced) == (6, ("1", "+", "?"), 5)


def test_a_card_is_refused_for_what_may_not_be_laid_and_out_of_turn() -> None:
    position = at(lane(), "12-", "45", bag="789")
    for seat, move, why in (
        (ONE, "2e 1-2", "not_positive"),
        (ONE, "2e 1-3", "not_on_rack"),
        (TWO, "2e 2-1", "not_your_turn"),
    ):
        with pytest.raises(IllegalMove, match=why):
            GAME.card(position, seat, placement(move))
    assert GAME.card(position, ONE, GAME.read_move("pass")) == Card()


def test_scored_moves_are_placements_by_points_then_exchanges_of_many_tiles_then_passing() -> None:
    """calculissimo §3.2: everything that a turn can be."""
    assert ranked(at(lane(), "12+", "45", bag="7")) == [
        *[(f"2{x} {text}", 6) for x, text in sorted((x, t) for x in "cde" for t in ("1+2", "2+1"))],
        *[(f"{x}1 {text}", 6) for x, text in (("e", "1+2"), ("e", "2+1"))],
        ("swap 12+", 0),
        ("swap 1+", 0),
        ("swap 12", 0),
        ("swap 2+", 0),
        ("swap +", 0),
        ("swap 1", 0),
        ("swap 2", 0),
        ("pass", 0),
    ]


def test_scored_moves_announce_where_totals_are_said() -> None:
    """calculissimo §7.3: the true total."""
    best, *_ = GAME.scored(at(lane(announce=True), "12+", "45").view(ONE))
    assert (str(best.move), best.points) == ("2c 1+2=6", 6)


def test_in_a_window_the_just_answer_comes_first() -> None:
    """calculissimo §7.2: a wrong total and a wrong line are contested, what is right is not."""
    position = at(lane(judging="challenge"), "12+-", "45", bag="789")
    for said, first in (
        ("2e 1+2=6", "accept"),
        ("2e 1+2=7", "challenge"),
        ("2e 1-2=2", "challenge"),
    ):
        window = play(position, f"1 {said}")
        assert next(move for move, _ in ranked(window, TWO)) == first
        assert len(ranked(window, TWO)) == 2
        assert ranked(window, ONE) == []
        assert GAME.reach(window.view(TWO)) == Reach(placements=0)


def test_reach_counts_placements_and_says_what_the_best_earns() -> None:
    position = at(lane(), "12+", "45", bag="7")
    assert GAME.reach(position.view(ONE)) == Reach(placements=8, best=Points(6))
    assert GAME.reach(position.view(TWO)) == Reach(placements=0)
    assert GAME.reach(position.view(None)) == Reach(placements=0)
    assert GAME.reach(at(lane(), "12", "45").view(ONE)) == Reach(placements=0)


def test_the_material_of_the_printed_game() -> None:
    """calculissimo §1.1-1.4: the coloured board, the bag, racks of seven."""
    material = GAME.material(PRESETS["classic"])
    assert (material.width, material.height, material.rack) == (15, 15, 7)
    assert material.squares[7][7] == "*"
    assert material.kinds["*"] == SquareKind("operation", 2, start=True)
    assert material.kinds["b"] == SquareKind("number", 3)
    assert sum(material.tiles.values()) == len(PRESETS["classic"].bag)
    assert (material.signs, material.dice) == ("+-*/", 0)
    assert GAME.thrown(GAME.read_move("draw 1:123")) == ()


def test_the_material_follows_the_rules() -> None:
    material = GAME.material(rules_of("relaxed", tiles="1 4\n2 4\n+ 4\n? 1\n"))
    assert material.tiles == {"1": 4, "2": 4, "+": 4, "?": 1}


class _Loud:
    """A generator that knows one placement."""

    def listed(self, board: Board, rules: Ruleset, rack: str) -> Iterator[Placement]:
        yield placement("2e 1+2")

    def notation(self, board: Board, rules: Ruleset, rack: str) -> Iterator[tuple[str, Points]]:
        yield "2e 1+2", Points(99)

    def ranked(self, board: Board, rules: Ruleset, rack: str) -> Iterator[Scored[Placement]]:
        yield Scored(placement("2e 1+2"), Points(99))

    def count(self, board: Board, rules: Ruleset, rack: str) -> tuple[int, Points | None]:
        return 1, Points(99)


def test_a_generator_that_is_handed_in_is_asked() -> None:
    position = at(lane(), "12+", "45")
    view = position.view(ONE)
    hand_in(_Loud())
    assert ranked(position) == [("2e 1+2", 99), ("pass", 0)]
    assert GAME.reach(view) == Reach(placements=1, best=Points(99))
    assert list(map(str, position.moves(ONE))) == list(map(str, view.moves())) == ["2e 1+2", "pass"]
    hand_in(PLAIN)
    assert GAME.reach(view).placements == 8


def test_the_notation_of_placements_comes_in_the_order_of_their_ranks() -> None:
    for rules in (lane(), lane(announce=True)):
        board = at(rules, "12+", "45").board
        wanted = [(str(move), points) for move, points in PLAIN.ranked(board, rules, "12+")]
        assert list(PLAIN.notation(board, rules, "12+")) == wanted
        assert sorted(map(str, PLAIN.listed(board, rules, "12+"))) == sorted(t for t, _ in wanted)


def test_in_a_rematch_everybody_keeps_their_seat() -> None:
    """calculissimo §2.1: who begins is drawn for."""
    assert GAME.turned(PRESETS["classic"]) is None


def test_texts_come_with_the_game() -> None:
    assert "[[task]]" in (GAME.shipped("lesson.toml") or "")
    assert GAME.shipped("nothing.toml") is None


def test_a_move_is_previewed_only_where_nobody_has_to_find_its_total() -> None:
    """calculissimo §7.2, §7.3"""
    assert lane().previews
    assert not lane(announce=True).previews
    assert not lane(judging="challenge").previews
