"""What Contig 60 answers about itself: cards, sentences with their points, material, reach."""

from __future__ import annotations

import pytest

from contissimo.core.answers import Card, Made, Reach, Threat
from contissimo.core.errors import IllegalMove
from contissimo.core.game import Points
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.position import Position
from tests.games.contig60.helpers import DEFAULT, ONE, TWO, actor, begin, play, ruled, with_markers


def ranked(position: Position) -> list[tuple[str, int]]:
    return [(str(each.move), each.points) for each in GAME.scored(position.view(actor(position)))]


def test_the_card_of_a_sentence_has_points_and_a_square_and_no_lines() -> None:
    """contig60 §3.1: a point for each occupied neighbour."""
    position = play(with_markers(DEFAULT, x=(2,), o=(4,)), "roll 1 1 1")
    points = DEFAULT.points_for(position.board, 3)
    assert points > 0
    card = GAME.card(position, ONE, GAME.read_move("1+1+1=3"))
    assert card == Card(points, covers=("3",))
    assert GAME.card(position, ONE, GAME.read_move("pass")) == Card()


def test_a_card_is_refused_for_what_may_not_be_said_now() -> None:
    """contig60 §2.1-2.2, §5.1: by another seat, of a wrong value, or as a steal before anybody passed."""
    position = begin(DEFAULT, "roll 2 3 4")
    for seat, text, why in (
        (TWO, "2+3+4=9", "not_your_turn"),
        (ONE, "2+3+4=10", "value_is_not_square"),
        (ONE, "steal 2+3+4=9", "not_now"),
    ):
        with pytest.raises(IllegalMove, match=why):
            GAME.card(position, seat, GAME.read_move(text))
    with pytest.raises(IllegalMove, match="not_now"):
        GAME.card(play(position, "pass"), TWO, GAME.read_move("2+3+4=9"))


def test_scored_moves_are_sentences_by_points_then_passing() -> None:
    """contig60 §2.1, §3.1: equal ones in text order; a steal counts twice (§5.1)."""
    position = play(with_markers(DEFAULT, x=(10,)), "roll 2 3 4")
    found = ranked(position)
    assert found[-1] == ("pass", 0)
    earned = [(-points, text) for text, points in found[:-1]]
    assert earned == sorted(earned)
    assert found[0][1] == 1
    stolen = ranked(play(position, "pass"))
    assert stolen[-1] == ("decline", 0)
    assert stolen[0] == (f"steal {found[0][0]}", 2)


def test_in_a_window_the_just_answer_comes_first_with_what_it_earns() -> None:
    """contig60 §4.2: two points for a right accusation, a cost for a false one."""
    rules = ruled(judging="challenge", false_accusation_cost=3)
    position = begin(rules, "roll 2 3 4")
    assert ranked(play(position, "2+3+4=9")) == [("accept", 0), ("challenge", -3)]
    lie = play(position, "2+3+4=10")
    assert ranked(lie) == [("challenge", 2), ("accept", 0)]
    assert list(GAME.scored(lie.view(ONE))) == []
    assert list(GAME.scored(lie.view(None))) == []


def test_reach_has_the_squares_of_the_dice_and_the_lines_that_lack_one() -> None:
    """contig60 §2.2, §6.1."""
    rules = ruled(line_length=3)
    first, second, third = rules.layout.rows[0][:3]
    position = play(with_markers(rules, x=(first, second)), "roll 1 1 1")
    reach = GAME.reach(position.view(ONE))
    assert Threat(ONE, str(third), (str(first), str(second), str(third))) in reach.threats
    assert (reach.placements, reach.best) == (None, None)
    points = rules.points_for(position.board, 3)
    assert Made("3", "1+1+1=3", points) in reach.squares
    assert all(GAME.read_move(made.how) for made in reach.squares)
    assert GAME.reach(position.view(TWO)).squares == ()
    assert GAME.reach(begin(DEFAULT).view(ONE)) == Reach()


def test_the_material_is_a_board_of_numbers_dice_and_markers() -> None:
    """contig60 §1.1-1.3."""
    material = GAME.material(DEFAULT)
    assert (material.width, material.height) == (8, 8)
    assert {number for row in material.squares for number in row} == {
        str(number) for row in DEFAULT.layout.rows for number in row
    }
    assert (material.dice, material.faces, material.markers, material.line) == (
        3,
        (1, 2, 3, 4, 5, 6),
        25,
        5,
    )
    assert (material.kinds, material.tiles, material.signs) == ({}, {}, "+-*/")


def test_only_a_roll_throws_dice() -> None:
    assert GAME.thrown(GAME.read_move("roll 2 3 4")) == (2, 3, 4)
    assert GAME.thrown(GAME.read_move("first 1")) == ()
    assert Points(0) == GAME.card(begin(DEFAULT), ONE, GAME.read_move("accept")).points


def test_in_a_rematch_the_sides_turn_round_where_one_begins_by_agreement() -> None:
    """contig60 §1.4: a head start stays with its people."""
    assert GAME.turned(DEFAULT) is None
    turned = GAME.turned(ruled(first="agreed", head_start=(5, 7)))
    assert turned is not None
    assert (turned.first, turned.head_start) == ("agreed", (7, 5))


def test_texts_come_with_the_game() -> None:
    assert "[[task]]" in (GAME.shipped("lesson.toml") or "")
    assert GAME.shipped("nothing.toml") is None


def test_a_sentence_is_previewed_only_where_a_referee_judges() -> None:
    """contig60 §4.2"""
    assert GAME.rulesets["contig60"].previews
    assert not GAME.rulesets["sheet-pt"].previews


def test_nothing_is_hidden() -> None:
    """contig60 §1.1: all markers and dice lie open."""
    assert GAME.unseen(begin(DEFAULT, "roll 2 3 4").view(ONE)) == {}
