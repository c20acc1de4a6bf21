"""What may be asked about a position of Calculissimo: score cards, moves with their points, what can be reached."""

from __future__ import annotations

from collections.abc import Iterator

from contissimo.core.answers import NOTHING, CameTo, Card, CardLine, Reach, Scored, Verdict
from contissimo.core.errors import IllegalMove
from contissimo.core.game import Points, Seat
from contissimo.games.calculissimo.board import Board
from contissimo.games.calculissimo.generator import Generator
from contissimo.games.calculissimo.moves import Accept, Challenge, Move, Pass, Placement
from contissimo.games.calculissimo.phases import Window
from contissimo.games.calculissimo.placing import (
    bonuses_of,
    judge,
    judge_again,
    lines_through,
    without_tiles,
)
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.scoring import WITHOUT_BONUS, LineScore, Score, worked
from contissimo.games.calculissimo.tiles import tile_of
from contissimo.games.calculissimo.turns import exchanges
from contissimo.games.calculissimo.view import View


def card(position: Position, seat: Seat, move: Move) -> Card:
    if not isinstance(move, Placement):
        return Card()
    return card_of(position.score(seat, move), move)


def card_of(score: Score, move: Placement) -> Card:
    """The card of a placement that has been judged."""
    return Card(
        points=Points(score.total),
        lines=tuple(map(_line, score.lines)),
        covers=tuple(str(square) for square, _ in move.tiles),
        pieces=tuple(tile_of(letter) for _, letter in move.tiles),
        announced=move.total,
    )


def _line(scored: LineScore) -> CardLine:
    return CardLine(
        text=str(scored.line),
        squares=tuple(map(str, scored.line.squares)),
        steps=scored.steps,
        points=Points(scored.points),
        value=scored.value,
        multipliers=scored.multipliers,
        numbers=tuple(zip(scored.numbers, scored.factors, strict=True)),
    )


def verdict(position: Position, move: Move) -> Verdict | None:
    """§7.2: with every line, or with the one that can't be admitted."""
    window = position.phase
    if not isinstance(move, Challenge) or not isinstance(window, Window):
        return None
    laid = window.move
    try:
        score = judge_again(position.board, position.ruleset, laid)
    except IllegalMove as fault:
        card = Card(lines=(_faulty(position, laid, fault),), announced=laid.total)
        return Verdict(window.seat, str(laid), "taken_back", card, fault)
    came_to: CameTo = "right" if score.total == laid.total else "corrected"
    return Verdict(window.seat, str(laid), came_to, card_of(score, laid))


def _faulty(position: Position, laid: Placement, fault: IllegalMove) -> CardLine:
    """The line at fault; one that is right but for its bonuses is worked out without them."""
    squares = fault.details["squares"]
    lines = lines_through(position.board, laid)
    (line,) = [line for line in lines if tuple(map(str, line.squares)) == squares]
    before = without_tiles(position.board, laid)
    of_line = [b for b in bonuses_of(before, position.ruleset, laid) if b.square in line.squares]
    bonuses = () if fault.why.endswith(WITHOUT_BONUS) else tuple(of_line)
    steps = worked(line, bonuses, position.ruleset)
    return CardLine(str(line), squares, steps, points=NOTHING, value=0)


def scored(view: View, generator: Generator) -> Iterator[Scored[Move]]:
    """In a window: first what is just. In a turn: placements, then exchanges of many tiles first, then passing."""
    rack = _to_play(view)
    if rack is None:
        return
    if isinstance(view.phase, Window):
        just = announced_rightly(view.board, view.ruleset, view.phase.move)
        words: tuple[Move, Move] = (Accept(), Challenge()) if just else (Challenge(), Accept())
        yield from (Scored(word, NOTHING) for word in words)
        return
    yield from generator.ranked(view.board, view.ruleset, rack)
    swaps = list(exchanges(view.ruleset, view.board, rack, view.bag_size))
    for swap in sorted(swaps, key=lambda swap: -len(swap.tiles)):
        yield Scored(swap, NOTHING)
    yield Scored(Pass(), NOTHING)


def reach(view: View, generator: Generator) -> Reach:
    rack = _to_play(view)
    if rack is None or isinstance(view.phase, Window):
        return Reach(placements=0)
    count, best = generator.count(view.board, view.ruleset, rack)
    return Reach(placements=count, best=best)


def _to_play(view: View) -> str | None:
    """The rack of the reader if it is to act."""
    return view.rack if view.reader in view.to_act else None


def announced_rightly(board: Board, rules: Ruleset, move: Placement) -> bool:
    """§7.2: whether what lies in the window can be admitted and its total is true; all of it is there for everybody to see."""
    before = without_tiles(board, move)
    tiles = "".join(tile_of(letter) for _, letter in move.tiles)
    try:
        return judge(before, rules, tiles, move).total == move.total
    except IllegalMove:
        return False
