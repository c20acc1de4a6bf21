"""The laws of what a game is asked: its cards, its moves with their points, its material, what can be reached."""

from __future__ import annotations

from typing import Any

import pytest

from contissimo.core.answers import Card
from contissimo.core.errors import IllegalMove
from contissimo.core.game import NATURE, Seat
from tests.games.mutating import pick, refusal
from tests.games.playouts import CASES, SOAK, Case, first, playout, positions, readable, turns

pytestmark = pytest.mark.no_cover  # a line is covered by the test of its clause, not by luck

FEW = 400
"""Of more moves than these the plain generator would take long to give all."""


def asked(case: Case, count: int) -> list[tuple[Any, Seat, list[Any]]]:
    """Positions in which a seat must act and has few moves, with that seat and those moves."""
    found = [(p, seat, first(p.moves(seat), FEW)) for p, seat in turns(case, count)]
    return [(p, seat, moves) for p, seat, moves in found if len(moves) < FEW]


def scored_moves_are_the_listed_ones_best_first(case: Case, count: int = 6) -> None:
    for position, seat, moves in asked(case, count):
        scored = list(case.game.scored(position.view(seat)))
        assert len(scored) == len(moves)
        assert {each.move for each in scored} == set(moves)
        order = [each.move.puts for each in scored]
        assert order == sorted(order, reverse=True)
        played = [(-each.points, str(each.move)) for each in scored if each.move.puts]
        assert played == sorted(played)
        assert list(case.game.scored(position.view(seat))) == scored


def a_card_has_the_points_of_the_scored_move(case: Case, count: int = 6) -> None:
    rng = case.stream(61)
    for position, seat, _ in asked(case, count):
        scored = list(case.game.scored(position.view(seat)))
        text = str(position)
        for each in [scored[0], scored[-1], *(pick(scored, rng) for _ in range(6))]:
            card = case.game.card(position, seat, each.move)
            if not each.move.puts:
                assert card == Card()
                continue
            assert card.points == each.points
            assert card.covers
            assert not card.lines or sum(line.points for line in card.lines) == card.points
            # What the window is for comes later; the points are counted when it opens.
            after = position.apply(seat, each.move)
            assert case.game.tally(position, seat, each.move, after)[0] in (0, card.points)
        assert str(position) == text


def nobody_else_has_scored_moves_or_cards(case: Case) -> None:
    for step in playout(case):
        before = step.before
        for reader in case.readers:
            if reader not in before.to_act:
                view = before.view(reader)
                assert not list(case.game.scored(view))
                reach = case.game.reach(view)
                assert (reach.squares, reach.placements or 0, reach.best) == ((), 0, None)
        if step.move.puts:
            for seat in set(before.seats) - before.to_act:
                with pytest.raises(IllegalMove, match="not_your_turn"):
                    case.game.card(before, seat, step.move)


def what_a_referee_refuses_has_no_card(case: Case) -> None:
    rng = case.stream(62)
    for position, seat in turns(case, 8):
        texts = [case.known.wild(position, seat, rng) for _ in range(4)]
        for move in readable(case, texts):
            if not move.puts:
                continue
            error = refusal(case.known.by_referee(position), seat, move)
            why = no_card(case, position, seat, move)
            # A total that is missing or too large stops a move, and no card.
            stops = error is not None and not error.why.startswith("total_")
            if why is not None:
                assert error is not None, str(move)
                assert not stops or error.why == why, str(move)
            else:
                assert case.contested or not stops, str(move)


def no_card(case: Case, position: Any, seat: Seat, move: Any) -> str | None:
    """Why a move has no card, or None."""
    try:
        case.game.card(position, seat, move)
    except IllegalMove as refused:
        return refused.why
    return None


def reach_agrees_with_the_scored_moves(case: Case, count: int = 6) -> None:
    for position, seat, _ in asked(case, count):
        view = position.view(seat)
        played = [each for each in case.game.scored(view) if each.move.puts]
        reach = case.game.reach(view)
        if reach.placements is None:
            earned = {made.square: made.points for made in reach.squares}
            cards = [case.game.card(position, seat, each.move) for each in played]
            assert earned == {card.covers[0]: card.points for card in cards}
            assert len(reach.squares) == len(earned)
        else:
            assert reach.placements == len(played)
            assert reach.best == max((each.points for each in played), default=None)


def the_material_is_enough_to_draw_the_table(case: Case) -> None:
    material = case.game.material(case.ruleset)
    assert material == case.game.material(case.game.read_ruleset(case.ruleset.text))
    assert len(material.squares) == material.height > 0
    assert {len(row) for row in material.squares} == {material.width}
    covered = set()
    for step in playout(case)[-20:]:
        if (
            step.move.puts
            and refusal(case.known.by_referee(step.before), step.seat, step.move) is None
        ):
            card = case.game.card(step.before, step.seat, step.move)
            covered |= set(card.covers)
            assert set(card.pieces) <= material.tiles.keys()
    assert len(covered) <= material.width * material.height


def dice_are_thrown_where_there_are_dice(case: Case) -> None:
    material = case.game.material(case.ruleset)
    thrown = [(step.seat, case.game.thrown(step.move)) for step in playout(case)]
    assert any(dice for _, dice in thrown) == bool(material.dice)
    for seat, dice in thrown:
        assert not dice or (seat == NATURE and len(dice) == material.dice)
        assert set(dice) <= set(material.faces)


def no_move_of_chance_puts_anything(case: Case) -> None:
    for step in playout(case):
        assert step.seat != NATURE or not step.move.puts
        for reader in case.readers:
            assert step.move.seen_by(reader).puts == step.move.puts


def laws_of_asking(case: Case, count: int = 6) -> None:
    scored_moves_are_the_listed_ones_best_first(case, count)
    a_card_has_the_points_of_the_scored_move(case, count)
    nobody_else_has_scored_moves_or_cards(case)
    what_a_referee_refuses_has_no_card(case)
    reach_agrees_with_the_scored_moves(case, count)
    the_material_is_enough_to_draw_the_table(case)
    dice_are_thrown_where_there_are_dice(case)
    no_move_of_chance_puts_anything(case)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_answers_for_itself(case: Case) -> None:
    laws_of_asking(case)


def test_the_laws_look_at_something() -> None:
    """Else racks with too many moves would leave nothing to look at."""
    for case in CASES:
        if len(case.game.seat_counts) == 1 or case.seats == 2:
            assert asked(case, 6) or not positions(case), str(case)


@pytest.mark.soak
@pytest.mark.parametrize("case", SOAK, ids=str)
def test_asking_over_many_games(case: Case) -> None:
    laws_of_asking(case, 40)
