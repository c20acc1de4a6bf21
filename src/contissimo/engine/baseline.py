"""Two plain players for both games: one that guesses, and one that takes the most points now.

They see a View only. Both announce honestly; in a window the greedy one reckons for itself what was laid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from contissimo.core.errors import IllegalMove
from contissimo.core.game import Rng, View
from contissimo.engine.player import Budget, Player
from contissimo.games.calculissimo import moves as laying
from contissimo.games.calculissimo.board import EMPTY
from contissimo.games.calculissimo.phases import Window
from contissimo.games.calculissimo.placing import judge
from contissimo.games.calculissimo.tiles import tile_of
from contissimo.games.calculissimo.view import View as CalculissimoView
from contissimo.games.contig60 import moves as saying
from contissimo.games.contig60.sentences import fault
from contissimo.games.contig60.view import View as ContigView

_ONE_IN = 8
"""How seldom the guessing player does something odd: contest a move, or not play though it could."""


@dataclass(frozen=True, slots=True)
class Random:
    """Any placement or sentence is as good as another."""

    rng: Rng

    def choose(self, view: View, budget: Budget) -> Any:
        played, others = _sorted_out(view, budget)
        if played and (not others or self.rng.below(_ONE_IN)):
            return self._any(played)
        words = [move for move in others if str(move) == "accept"]
        # A window: what is contested for no reason is mostly right.
        return self._any(words if words and self.rng.below(_ONE_IN) else others)

    def _any(self, moves: list[Any]) -> Any:
        return moves[self.rng.below(len(moves))]


@dataclass(frozen=True, slots=True)
class Greedy:
    """The most points now; ties go to what is written first."""

    def choose(self, view: View, budget: Budget) -> Any:
        if isinstance(view, CalculissimoView):
            return _greedy_in_calculissimo(view, budget)
        if isinstance(view, ContigView):
            return _greedy_in_contig(view, budget)
        raise TypeError(view)


PLAYERS: Mapping[str, Callable[[Rng], Player]] = {"random": Random, "greedy": lambda _: Greedy()}
"""The built-in players by name."""


def _within(moves: Iterable[Any], budget: Budget) -> Iterator[Any]:
    """The moves as far as the budget goes, but at least one."""
    spent = budget.start()
    for looked_at, move in enumerate(moves):
        if looked_at and spent(looked_at):
            return
        yield move


def _sorted_out(view: View, budget: Budget) -> tuple[list[Any], list[Any]]:
    """What puts something on the board, and what doesn't."""
    played: list[Any] = []
    others: list[Any] = []
    for move in _within(view.moves(), budget):
        puts = isinstance(move, laying.Placement | saying.Say | saying.Steal)
        (played if puts else others).append(move)
    return played, others


def _best(moves: Iterable[Any], worth: Callable[[Any], int]) -> Any:
    return min(moves, key=lambda move: (-worth(move), str(move)), default=None)


def _greedy_in_calculissimo(view: CalculissimoView, budget: Budget) -> Any:
    if isinstance(view.phase, Window):
        right = _announced_rightly(view, view.phase.move)
        return laying.Accept() if right else laying.Challenge()
    played, others = _sorted_out(view, budget)
    rack = view.rack or ""
    best = _best(played, lambda move: judge(view.board, view.ruleset, rack, move).total)
    if best is not None:
        return best
    may_exchange = any(isinstance(move, laying.Swap) for move in others)
    return laying.Swap(rack) if may_exchange else laying.Pass()


def _announced_rightly(view: CalculissimoView, move: laying.Placement) -> bool:
    """§7.2: whether the lines can be admitted and the total is true; the board is there for all to see."""
    before = view.board.with_tiles([(square, EMPTY) for square, _ in move.tiles])
    tiles = "".join(tile_of(letter) for _, letter in move.tiles)
    try:
        return judge(before, view.ruleset, tiles, move).total == move.total
    except IllegalMove:
        return False


def _greedy_in_contig(view: ContigView, budget: Budget) -> Any:
    if view.said is not None and view.dice is not None:
        right = fault(view.said, view.dice, view.ruleset.operations) is None
        return saying.Accept() if right else saying.Challenge()
    played, others = _sorted_out(view, budget)
    best = _best(played, lambda move: view.ruleset.points_for(view.board, move.sentence.square))
    return others[0] if best is None else best
