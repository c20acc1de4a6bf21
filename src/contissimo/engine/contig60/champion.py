"""The strongest player of Contig 60, and a plain one that wins and blocks lines when it can."""

from __future__ import annotations

from dataclasses import dataclass

from contissimo.core.game import AnyView, Rng, Seat
from contissimo.engine.contig60 import search
from contissimo.engine.contig60.kernel import fits
from contissimo.engine.contig60.search import Limits
from contissimo.engine.player import Budget
from contissimo.games.contig60.board import other
from contissimo.games.contig60.moves import Accept, Challenge, Move, Say, Steal
from contissimo.games.contig60.sentences import fault
from contissimo.games.contig60.view import View as ContigView

WITHOUT_BUDGET = 100_000
"""Nodes to look at when nobody says how long to think: a move then takes some 5 ms on one core, and at most 50."""
NODES_A_MILLI = 10_000
"""About how many nodes a millisecond has. A budget in time is one in nodes that the clock may end early."""
_WITHOUT_END = 1 << 60
"""More nodes than anybody can wait for; larger numbers have no place in the compiled search."""


@dataclass(frozen=True, slots=True)
class Champion:
    """Search, evaluation and exact endings, for as long as it may."""

    most: int | None = None
    """Nodes that are enough, however large the budget is."""

    def choose(self, view: AnyView, budget: Budget) -> Move:
        assert isinstance(view, ContigView)
        if view.said is not None:
            return verdict_on(view)
        if not fits(view.ruleset):
            return Blocker().choose(view, budget)
        moves = moves_by_square(view)
        with search.borrowed(view.ruleset) as found:
            found.look_at(view, min(view.to_act))
            best = found.answers(self._limits(budget))[0].answer
            numbers = found.kernel.tables.numbers
        return moves[None if best is None else numbers[best]]

    def _limits(self, budget: Budget) -> Limits:
        in_time = None if budget.time is None else budget.time * NODES_A_MILLI
        given = [nodes for nodes in (budget.nodes, in_time) if nodes is not None]
        nodes = min(given, default=WITHOUT_BUDGET)
        most = _WITHOUT_END if self.most is None else self.most
        return Limits(min(nodes, most), stop=None if budget.time is None else budget.start())


@dataclass(frozen=True, slots=True)
class Blocker:
    """One ply: it completes its line, else blocks one, else takes the most points; ties by chance."""

    rng: Rng | None = None

    def choose(self, view: AnyView, budget: Budget) -> Move:
        assert isinstance(view, ContigView)
        if view.said is not None:
            return verdict_on(view)
        moves = moves_by_square(view)
        squares = [square for square in moves if square is not None]
        if not squares:
            return moves[None]
        seat = min(view.to_act)
        for side in (seat, other(seat)):
            lines = [square for square in squares if completes(view, side, square)]
            if lines:
                squares = lines
                break
        most = max(view.board.neighbours(square) for square in squares)
        best = [square for square in squares if view.board.neighbours(square) == most]
        return moves[best[self.rng.below(len(best)) if self.rng is not None else 0]]


def completes(view: ContigView, side: Seat, square: int) -> bool:
    """Whether a side's marker on a free square would complete its line."""
    length = view.ruleset.line_length
    return bool(length) and view.board.toggled(side, square).has_line(side, length)


def verdict_on(view: ContigView) -> Move:
    """The true verdict on the sentence in the window."""
    assert view.said is not None
    assert view.dice is not None
    right = fault(view.said, view.dice, view.ruleset.operations) is None
    return Accept() if right else Challenge()


def moves_by_square(view: ContigView) -> dict[int | None, Move]:
    """The honest moves by the number of the square; None for the word that covers none."""
    return {
        move.sentence.square if isinstance(move, Say | Steal) else None: move
        for move in view.moves()
    }
