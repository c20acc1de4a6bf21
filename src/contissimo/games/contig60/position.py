"""A position of Contig 60, whole and immutable, and what each move makes of it.

NATURE says who begins and throws the dice; then a side says a sentence or passes. A passed turn waits for
a steal (§5.1), and in challenge judging a laid marker waits for a verdict (§4.2). A turn is complete when
all that is over, and only then does the game look for its end (§6.4).

§6.3, minutes: a position knows no clock. Code that runs one asks `minutes_limit` and, once that much time has
passed, lets NATURE say `last` while a side is to act: the running round becomes the last one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, replace
from functools import lru_cache
from typing import Literal, Self

from contissimo.core.errors import IllegalMove
from contissimo.core.game import (
    NATURE,
    Millis,
    Outcome,
    Points,
    Reader,
    Rng,
    Seat,
    Wait,
    may_resign,
    must_act,
)
from contissimo.core.shown import by_notation
from contissimo.core.values import value_class
from contissimo.games.contig60.board import SIDES, Board, other
from contissimo.games.contig60.ending import RESIGNED, Scores, outcome_of, why_over
from contissimo.games.contig60.moves import (
    Accept,
    Challenge,
    Decline,
    First,
    LastRound,
    Move,
    Pass,
    Phase,
    Resign,
    Roll,
    Say,
    Steal,
    honest_moves,
)
from contissimo.games.contig60.rules import Ruleset
from contissimo.games.contig60.sentences import DICE, Dice, Sentence, fault
from contissimo.games.contig60.view import View, write_position

ACCUSERS_POINTS = 2
_SILENCE = {"turn": Pass(), "steal": Decline(), "window": Accept()}
_TO_ACT = {seat: frozenset({seat}) for seat in (NATURE, *SIDES)}


@lru_cache(maxsize=64)
def _wait(kind: Literal["turn", "steal", "window"], limit: Millis | None) -> Wait:
    return Wait(kind, limit, _SILENCE[kind])


@value_class(frozen=True, slots=True)
class Position:
    ruleset: Ruleset
    board: Board
    scores: Scores
    begin: Seat | None = None
    """The side that has the first turn of every round; None: not yet known."""
    turns: int = 0
    """Complete turns, passed ones included."""
    idle: int = 0
    """How many of them, the latest, brought no marker that stayed (§6.2)."""
    last: bool = False
    """The minutes are over (§6.3)."""
    dice: Dice | None = None
    passed: bool = False
    """The side on turn has passed, and the dice are the others' to steal."""
    said: Sentence | None = None
    """The sentence that may now be challenged; its marker lies and its points are counted."""
    over: str | None = None
    resigned: Seat | None = None
    _text: str = field(init=False, repr=False, compare=False, default="")

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SIDES

    @property
    def phase(self) -> Phase:
        if self.over is not None:
            return "over"
        if self.dice is None:
            return "first" if self.begin is None else "roll"
        if self.said is not None:
            return "window"
        return "steal" if self.passed else "turn"

    @property
    def on_turn(self) -> Seat:
        """§1.4: the sides alternate."""
        begin = SIDES[0] if self.begin is None else self.begin
        return other(begin) if self.turns % 2 else begin

    @property
    def to_act(self) -> frozenset[Seat]:
        if self.over is not None:
            return frozenset()
        if self.dice is None:
            return _TO_ACT[NATURE]
        # A pass and a sentence each hand the word to the other side.
        mine = self.passed == (self.said is not None)
        return _TO_ACT[self.on_turn if mine else other(self.on_turn)]

    @property
    def markers(self) -> tuple[int, ...]:
        """What each side has left of its stock."""
        stock, (first, second) = self.ruleset.markers, self.board.sides
        return stock - first.bit_count(), stock - second.bit_count()

    @property
    def outcome(self) -> Outcome | None:
        if self.over is None:
            return None
        return outcome_of(self.ruleset, self.board, self.scores, self.over, self.resigned)

    @property
    def wait(self) -> Wait | None:
        match self.phase:
            case "turn":
                return _wait("turn", self.ruleset.turn_limit)  # §2.4
            case "steal":
                return _wait("steal", self.ruleset.turn_limit)  # §5.1
            case "window":
                return _wait("window", self.ruleset.window_limit)  # §4.2
            case _:
                return None

    @property
    def minutes_limit(self) -> Millis | None:
        """§6.3: after how much time NATURE shall say `last`; None: never, or it already did."""
        if self.ruleset.minutes is None or self.last or self.over is not None:
            return None
        return Millis(60_000 * self.ruleset.minutes)

    def due_end(self) -> str | None:
        """Why the game would be over if a turn were complete now."""
        turns, idle, last = self.turns, self.idle, self.last
        return why_over(self.ruleset, self.board, self.scores, turns=turns, idle=idle, last=last)

    def moves(self, seat: Seat) -> Iterator[Move]:
        """Every honest move of a side: the simplest sentence for each free square, or a word."""
        if seat not in self.to_act:
            return iter(())
        return honest_moves(self.phase, self.board, self.dice, self.ruleset.operations)

    def chance(self, rng: Rng) -> First | Roll:
        match self.phase:
            case "first":
                return First(SIDES[rng.below(len(SIDES))])
            case "roll":
                faces = self.ruleset.faces
                return Roll(tuple(faces[rng.below(len(faces))] for _ in range(DICE)))
            case _:
                raise IllegalMove("not_now")

    def score(self, sentence: Sentence) -> Points:
        """What a sentence would earn now, or IllegalMove. In challenge judging no verdict on it."""
        self._judge(sentence)
        return self._points_of(sentence)

    def view(self, reader: Reader) -> View:
        return View(
            reader=reader,
            ruleset=self.ruleset,
            phase=self.phase,
            to_act=self.to_act,
            board=self.board,
            scores=self.scores,
            markers=self.markers,
            dice=self.dice,
            begin=self.begin,
            turns=self.turns,
            idle=self.idle,
            last=self.last,
            passed=self.on_turn if self.passed else None,
            said=self.said,
            over=self.over,
            resigned=self.resigned,
            outcome=self.outcome,
        )

    def shown_to(self, reader: Reader) -> str:
        return str(self)

    def svg(self, last: Move | None = None) -> str:
        """The position as a picture; the square of `last` is marked."""
        return self.view(None).svg(last)

    def _repr_svg_(self) -> str:
        return self.svg()

    __repr__ = by_notation

    def __str__(self) -> str:
        if not self._text:  # the store asks for it, and then each reader
            passed = self.on_turn if self.passed else None
            object.__setattr__(self, "_text", write_position(self, passed))
        return self._text

    def apply(self, seat: Seat, move: Move) -> Self:
        if seat == NATURE and isinstance(move, LastRound):
            return self._last_round(move)
        if isinstance(move, Resign):
            may_resign(self, seat, SIDES)
            return self._resign(seat)
        must_act(self, seat)
        if seat == NATURE:
            return self._happen(move)
        match self.phase, move:
            case ("turn", Say(sentence)) | ("steal", Steal(sentence)):
                return self._cover(seat, sentence)
            case "turn", Pass():
                return self._with_dice(self.dice, passed=True)
            case "steal", Decline():
                return self._complete(self.board, self.scores, idle=self.idle + 1)
            case "window", Accept():
                return self._complete(self.board, self.scores, idle=0)
            case "window", Challenge():
                return self._challenge(seat)
            case _:
                raise IllegalMove("not_now", move=str(move))

    def _happen(self, move: Move) -> Self:
        """Chance: who begins, and the throws."""
        match self.phase, move:
            case "roll", Roll(dice):
                if not self.ruleset.can_roll(dice):
                    raise IllegalMove("roll_impossible", dice=dice)
                return self._with_dice(dice, passed=False)
            case "first", First(begin):
                if begin not in SIDES:
                    raise IllegalMove("seat_unknown", seat=begin)
                return replace(self, begin=begin, over=self.due_end())
            case _:
                raise IllegalMove("not_now", move=str(move))

    def _resign(self, seat: Seat) -> Self:
        """§2.5: in one's turn or not. What lies on the board stays; an open window closes without a verdict."""
        return replace(self, dice=None, passed=False, said=None, over=RESIGNED, resigned=seat)

    def _last_round(self, move: LastRound) -> Self:
        if self.minutes_limit is None or self.wait is None:
            raise IllegalMove("not_now", move=str(move))
        return replace(self, last=True)

    def _judge(self, sentence: Sentence) -> None:
        """Refuse what may not be laid: §2.2 and §4.2 the square, always; §4.1 the sentence, by a referee."""
        if self.dice is None or self.said is not None:
            raise IllegalMove("not_now", move=str(sentence))
        bit = self.board.layout.bit_of.get(sentence.square)
        if bit is None:
            raise IllegalMove("square_unknown", squares=(sentence.square,))
        if bit & self.board.occupied:
            raise IllegalMove("square_occupied", squares=(sentence.square,))
        if self.ruleset.judging == "referee":
            wrong = fault(sentence, self.dice, self.ruleset.operations)
            if wrong is not None:
                raise wrong

    def _points_of(self, sentence: Sentence) -> Points:
        return self.ruleset.points_for(self.board, sentence.square, stolen=self.passed)

    def _cover(self, seat: Seat, sentence: Sentence) -> Self:
        self._judge(sentence)
        board = self.board.toggled(seat, sentence.square)
        scores = self._less(self.scores, seat, self._points_of(sentence))
        if self.ruleset.judging == "challenge":
            return replace(self, board=board, scores=scores, said=sentence)
        return self._complete(board, scores, idle=0)

    def _challenge(self, accuser: Seat) -> Self:
        """§4.2: a wrong sentence is taken back and pays the accuser; a right one may cost."""
        assert self.said is not None
        assert self.dice is not None
        if fault(self.said, self.dice, self.ruleset.operations) is None:
            cost = Points(-self.ruleset.false_accusation_cost)
            return self._complete(self.board, self._less(self.scores, accuser, cost), idle=0)
        before = self.taken_back()
        scores = self._less(before.scores, accuser, Points(ACCUSERS_POINTS))
        return self._complete(before.board, scores, idle=self.idle + 1)

    def taken_back(self) -> Self:
        """In a window: as it was before the sentence was said."""
        assert self.said is not None
        (accuser,) = self.to_act
        liar = other(accuser)
        board = self.board.toggled(liar, self.said.square)
        scores = self._less(self.scores, liar, Points(-self._points_of(self.said)))
        return replace(self, board=board, scores=scores, said=None)

    @staticmethod
    def _less(scores: Scores, side: Seat, points: Points) -> Scores:
        """§3.1: earned points are subtracted."""
        first, second = scores
        return (Points(first - points), second) if side == 1 else (first, Points(second - points))

    def _complete(self, board: Board, scores: Scores, *, idle: int) -> Self:
        """The turn is over, and perhaps the game."""
        turns = self.turns + 1
        over = why_over(self.ruleset, board, scores, turns=turns, idle=idle, last=self.last)
        # Spelled out, not `replace`: engines play whole games through here and `_with_dice`.
        return type(self)(
            self.ruleset, board, scores, self.begin, turns, idle, self.last, over=over
        )

    def _with_dice(self, dice: Dice | None, *, passed: bool) -> Self:
        board, scores, turns = self.board, self.scores, self.turns
        return type(self)(
            self.ruleset, board, scores, self.begin, turns, self.idle, self.last, dice, passed
        )
