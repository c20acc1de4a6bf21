"""The same deal of Calculissimo for a whole class: one rack for all, and the top placement goes onto the board.

The rest of the rack stays and is filled up. In class a rack has at least two numbers and one operator, jokers not counted,
while rack and bag together have them; otherwise all of it goes back and is drawn again from the same stream.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import takewhile

from contissimo.core.chance import draw
from contissimo.core.errors import IllegalMove
from contissimo.core.game import Points, Rng
from contissimo.core.grid import Square
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.asking import card_of
from contissimo.games.calculissimo.board import NUMBER_FACTOR, OPERATION_FACTOR, START
from contissimo.games.calculissimo.lines import SCHOOL as SCHOOL_ORDER
from contissimo.games.calculissimo.moves import Draw, Placement
from contissimo.games.calculissimo.notation import read_move
from contissimo.games.calculissimo.phases import Turn
from contissimo.games.calculissimo.placing import Laid, lay
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import GAME_KEY, Ruleset
from contissimo.games.calculissimo.scoring import LineScore, score
from contissimo.games.calculissimo.tiles import (
    FACE_OF,
    JOKER,
    NUMBERS,
    OPERATORS,
    RACK_SIZE,
    in_order,
    tile_of,
    without,
)
from contissimo.games.calculissimo.turns import MAX_TOTAL
from contissimo.study.deals.dealer import PUPIL, REDRAWS, Dealt, Judged, Top
from contissimo.study.sums import SCHOOL, SHEET, Group, Line, Sum

_NUMBERS_NEEDED = 2


class CalculissimoDealer:
    key = GAME_KEY
    boards = ("top",)

    def for_class(self, rules: Ruleset) -> Ruleset:
        """The program is the referee, totals are announced, and the class has its own clock."""
        said = {
            "judging": "referee",
            "announce": True,
            "turn_seconds": "none",
            "main_seconds": "none",
        }
        return GAME.change_ruleset(rules, said)

    def at_tables(self, rules: Ruleset) -> Ruleset:
        """No turn is limited: the teacher has the clock, and can pause."""
        return GAME.change_ruleset(rules, {"turn_seconds": "none", "main_seconds": "none"})

    def begin(self, rules: Ruleset) -> Position:
        first = GAME.start(rules, 2)
        return replace(first, phase=Turn(PUPIL), scores=(Points(0), Points(0)))

    def deal(self, before: Position, rng: Rng) -> Dealt[Position] | None:
        rack, bag = before.rack(PUPIL), before.bag
        everything = in_order(rack + bag)
        if not everything:
            return None
        drawn = ["".join(draw(bag, min(RACK_SIZE - len(rack), len(bag)), rng))]
        rack = in_order(rack + drawn[0])
        while not _is_useful(rack) and _is_useful(everything) and len(drawn) <= REDRAWS:
            drawn.append("".join(draw(everything, len(rack), rng)))
            rack = in_order(drawn[-1])
        dealt = replace(before, racks=(rack, ""), bag=without(everything, rack) or "")
        return Dealt(dealt, tuple(str(Draw(PUPIL, tiles)) for tiles in drawn))

    def judge(self, position: Position, text: str) -> Judged:
        rules, move = position.ruleset, read_move(text)
        if not isinstance(move, Placement):
            raise IllegalMove("not_now", move=str(move))
        if move.total is None:
            raise IllegalMove("total_missing")
        if move.total > MAX_TOTAL:
            raise IllegalMove("total_too_large", limit=MAX_TOTAL)
        laid = lay(position.board, rules, position.rack(PUPIL), move)
        scored = score(laid.lines, laid.bonuses, rules)
        return Judged(
            move=str(move),
            points=Points(scored.total),
            right=move.total == scored.total,
            said=move.total,
            sum=_sum(position, move, laid, scored.lines),
            card=card_of(scored, move),
        )

    def top(self, position: Position) -> Top | None:
        """Of equal ones the one without a joker, with the fewest tiles, first in notation."""
        ranked = GAME.scored(position.view(PUPIL))
        first = next(ranked)
        if not isinstance(first.move, Placement):
            return None
        points = first.points
        equal = takewhile(lambda found: found.points == points and found.move.puts, ranked)
        best = [first.move, *(found.move for found in equal if isinstance(found.move, Placement))]
        move = min(best, key=_preference)
        return Top(str(move), points, GAME.card(position, PUPIL, move))

    def after(self, position: Position, move: str | None) -> Position:
        rack = position.rack(PUPIL)
        if move is None:  # nobody could use this rack
            return replace(position, racks=("", ""), bag=in_order(position.bag + rack))
        placement = read_move(move)
        assert isinstance(placement, Placement)
        laid = lay(position.board, position.ruleset, rack, placement)
        return replace(position, board=laid.board, racks=(laid.rack, ""))


def _is_useful(rack: str) -> bool:
    numbers = sum(tile in NUMBERS for tile in rack)
    return numbers >= _NUMBERS_NEEDED and any(tile in OPERATORS for tile in rack)


def _preference(move: Placement) -> tuple[int, int, str]:
    jokers = sum(tile_of(letter) == JOKER for _, letter in move.tiles)
    return jokers, len(move.tiles), str(move)


def _sum(position: Position, move: Placement, laid: Laid, lines: tuple[LineScore, ...]) -> Sum:
    """The lines of a placement with what counts in them, and with what a pupil may take to count."""
    order = SCHOOL if position.ruleset.order == SCHOOL_ORDER else SHEET
    squares = [square for line in lines for square in line.line.squares]
    crossings = {square for square, count in Counter(squares).items() if count > 1}
    new = {square for square, _ in move.tiles}
    return Sum(tuple(_line(position, line, laid, _Where(new, crossings)) for line in lines), order)


@dataclass(frozen=True, slots=True)
class _Where:
    new: set[Square]
    """The squares that are covered now."""
    crossings: set[Square]
    """Those of them that lie in two lines."""


def _line(position: Position, scored: LineScore, laid: Laid, where: _Where) -> Line:
    squares, layout = scored.line.squares, position.ruleset.layout
    used: list[int] = []
    again: list[int] = []
    for square, letter in zip(squares, scored.line.letters, strict=True):
        kind = layout.rows[square.y][square.x]
        covered_before = square not in where.new and tile_of(letter) != JOKER
        if FACE_OF[letter] in NUMBERS:
            used.append(NUMBER_FACTOR.get(kind, 1) if covered_before else 1)
        if covered_before and kind in OPERATION_FACTOR:
            again.append(OPERATION_FACTOR[kind])
    here = [b for b in laid.bonuses if not b.of_number and b.square in squares]
    own = Counter(b.factor for b in here if b.square not in where.crossings)
    shared = Counter(b.factor for b in here if b.square in where.crossings)
    elsewhere = shared - (Counter(scored.multipliers) - own)
    is_first = position.board.is_empty and layout.start in squares
    return Line(
        Group(scored.numbers, scored.signs),
        factors=_or_none(scored.factors),
        multipliers=scored.multipliers,
        start=OPERATION_FACTOR[START] if is_first else 1,
        used=_or_none(used),
        used_multipliers=tuple(again),
        elsewhere=tuple(sorted(elsewhere.elements())),
    )


def _or_none(factors: tuple[int, ...] | list[int]) -> tuple[int, ...]:
    """Empty where no number is multiplied."""
    return tuple(factors) if any(factor > 1 for factor in factors) else ()
