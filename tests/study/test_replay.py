"""Records gone through again: cards, what stands, and the best move at a moment."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from contissimo.core.answers import Card
from contissimo.core.chance import Chance, match_key, small_seed
from contissimo.core.errors import IllegalMove
from contissimo.core.game import NATURE, Seat
from contissimo.games import GAMES
from contissimo.play.match import Match
from contissimo.play.record import RecordError
from contissimo.study.replay import Moment, best, best_after, best_at, decides, moments, read

PLAYTHROUGHS = Path(__file__).parents[1] / "data" / "playthroughs"
CHANCE = Chance(match_key(small_seed(1), ()))


def printed(key: str) -> Match:
    return read(GAMES[key].shipped("printed-examples.record") or "", GAMES)[1]


def placed(match: Match) -> list[Moment]:
    return [moment for moment in moments(match) if moment.entry.move.puts]


def test_every_entry_comes_with_the_positions_around_it() -> None:
    match = printed("calculissimo")
    told = list(moments(match))
    assert [moment.entry for moment in told] == list(match.log)
    assert told[0].before == match.begun().position
    assert told[-1].after == match.position
    assert all(one.after == two.before for one, two in pairwise(told))
    assert all(moment.stands for moment in told)


def test_placements_come_with_their_cards() -> None:
    """calculissimo §8: the printed examples."""
    cards = [moment.card for moment in placed(printed("calculissimo"))]
    assert [card.points for card in cards] == [48, 12, 33, 38, 19]
    assert cards[0].lines[0].steps == ("(6×2) ÷ 2 = 6", "6 + (9×2) = 24", "24 × 2 = 48")


def test_sentences_have_points_and_a_square() -> None:
    """contig60 §8"""
    cards = {str(m.entry.move): m.card for m in placed(printed("contig60"))}
    assert (cards["4*6+4=28"].points, cards["4*6+4=28"].covers) == (3, ("28",))


def test_what_can_not_be_admitted_has_an_empty_card() -> None:
    """calculissimo §7.2"""
    text = (PLAYTHROUGHS / "calculissimo-contest.record").read_text("utf-8")
    told = placed(read(text, GAMES)[1])
    assert Card() in [moment.card for moment in told]
    assert [moment for moment in told if moment.card.lines]


def test_what_was_taken_back_does_not_stand() -> None:
    game = GAMES["contig60"]
    match = Match.begin(game, game.rulesets["contig60"], 2).advance(CHANCE)
    back = match.play(min(match.position.to_act), game.read_move("pass"), match.time)
    back = back.take_back(len(match.log), back.time)
    told = list(moments(back))
    assert [moment.stands for moment in told[-2:]] == [False, False]
    assert told[-1].after == match.position


def test_the_best_move_of_a_turn() -> None:
    match = printed("calculissimo")
    first = placed(match)[0]
    found = best_at(match, first.entry.seq)
    assert (str(found.move), found.seat, found.card.points) == ("8b 3+6*9/2", first.entry.seat, 444)


def test_the_best_moves_of_all_later_turns_are_those_of_each() -> None:
    match = printed("calculissimo")
    turns = [m.entry.seq for m in moments(match) if decides(m.before, m.entry)]
    found = dict(best_after(match, turns[0]))
    assert list(found) == turns[1:]
    assert found[turns[2]] == best_at(match, turns[2])


def test_nobody_decides_in_a_window_or_where_chance_moves() -> None:
    text = (PLAYTHROUGHS / "calculissimo-contest.record").read_text("utf-8")
    match = read(text, GAMES)[1]
    for moment in moments(match):
        windows = moment.before.wait is not None and moment.before.wait.kind == "window"
        nobody = windows or moment.entry.seat == NATURE
        assert decides(moment.before, moment.entry) == (not nobody)
        if nobody:
            with pytest.raises(IllegalMove, match="no_decision"):
                best_at(match, moment.entry.seq)
    with pytest.raises(IllegalMove, match="no_decision"):
        best_at(match, 999)


def test_where_nothing_can_be_said_there_is_no_best_move() -> None:
    game = GAMES["contig60"]
    rules = game.change_ruleset(game.rulesets["contig60"], {"layout": "216 1000\n1001 1002\n"})
    match = Match.begin(game, rules, 2).advance(CHANCE)
    (side,) = match.position.to_act
    found = best(game, match.position, side)
    assert (found.move, found.card) == (None, Card())
    assert best(game, match.position, Seat(3 - side)).move is None


def test_a_record_that_is_wrong_is_refused() -> None:
    with pytest.raises(RecordError):
        read("nonsense", GAMES)
