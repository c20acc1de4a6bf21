"""The same throw of Contig 60 for a whole class: each pupil covers on an own board, or one common board takes the commonest right answer.

Nobody steals, lines don't win, and side 2 stays empty: points are counted down by §3.1 alone.
"""

from __future__ import annotations

from dataclasses import replace

from contissimo.core.answers import Card
from contissimo.core.arithmetic import write
from contissimo.core.errors import IllegalMove
from contissimo.core.game import NATURE, Points, Rng
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.board import Board
from contissimo.games.contig60.moves import Say
from contissimo.games.contig60.notation import read_move
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import GAME_KEY, Ruleset
from contissimo.games.contig60.sentences import Sentence, fault
from contissimo.study.deals.dealer import PUPIL, Dealt, Judged, Top
from contissimo.study.sums import read_sum

_WRONG_RESULT = "value_is_not_square"


class ContigDealer:
    key = GAME_KEY
    boards = ("own", "common")

    def for_class(self, rules: Ruleset) -> Ruleset:
        """The program is the referee, no line ends it, and the class has its own clock and number of rounds."""
        none = dict.fromkeys(("turn_seconds", "rounds", "minutes"), "none")
        return GAME.change_ruleset(rules, {"judging": "referee", "line_length": 0, **none})

    def at_tables(self, rules: Ruleset) -> Ruleset:
        """No turn is limited: the teacher has the clock, and can pause."""
        return GAME.change_ruleset(rules, {"turn_seconds": "none", "minutes": "none"})

    def begin(self, rules: Ruleset) -> Position:
        return Position(rules, Board(rules.layout), rules.start_totals, begin=PUPIL)

    def deal(self, before: Position, rng: Rng) -> Dealt[Position] | None:
        if not before.board.free & before.ruleset.reachable or not before.markers[0]:
            return None
        roll = before.chance(rng)
        return Dealt(before.apply(NATURE, roll), (str(roll),))

    def judge(self, position: Position, text: str) -> Judged:
        sentence, rules = _sentence(text), position.ruleset
        assert position.dice is not None
        _check_square(position, sentence)
        wrong = fault(sentence, position.dice, rules.operations)
        if wrong is not None and wrong.why != _WRONG_RESULT:
            raise wrong
        points = Points(0) if wrong else rules.points_for(position.board, sentence.square)
        return Judged(
            move=str(sentence),
            points=points,
            right=wrong is None,
            said=sentence.square,
            sum=read_sum(write(sentence.expression)),
            card=Card(points, covers=(str(sentence.square),)),
        )

    def top(self, position: Position) -> Top | None:
        best = next(GAME.scored(position.view(PUPIL)))
        if not best.move.puts:
            return None
        return Top(str(best.move), best.points, GAME.card(position, PUPIL, best.move))

    def after(self, position: Position, move: str | None) -> Position:
        if move is None:
            return replace(position, dice=None)
        square = _sentence(move).square
        points = position.ruleset.points_for(position.board, square)
        first, second = position.scores
        board = position.board.toggled(PUPIL, square)
        return replace(position, board=board, scores=(Points(first - points), second), dice=None)


def _sentence(text: str) -> Sentence:
    move = read_move(text)
    if not isinstance(move, Say):
        raise IllegalMove("not_now", move=str(move))
    return move.sentence


def _check_square(position: Position, sentence: Sentence) -> None:
    """Before the result is judged, so that a refusal says nothing about it."""
    bit = position.board.layout.bit_of.get(sentence.square)
    if bit is None:
        raise IllegalMove("square_unknown", squares=(sentence.square,))
    if bit & position.board.occupied:
        raise IllegalMove("square_occupied", squares=(sentence.square,))
