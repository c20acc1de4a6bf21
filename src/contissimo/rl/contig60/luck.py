"""The luck of the throws of Contig 60: what this roll allows, less the mean over all rolls, in shares of the win.

All 56 rolls are looked at, so the mean is no estimate, and the term is 0 on average however well positions are valued: it
may be taken off a result without changing its mean. How much of the result's variance goes with it depends on the valuing.
"""

from __future__ import annotations

from contissimo.games.contig60.board import SIDES
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import Ruleset
from contissimo.study.contig60.judge import QUICK
from contissimo.study.contig60.values import Values


class Luck:
    """The sum over a running game, for both sides. It belongs to one environment."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._values = Values(ruleset, QUICK)
        self._by_lot = ruleset.first == "lot"
        self.shares = (0.0, 0.0)

    def begin(self, position: Position) -> None:
        """The lot that says who begins, and the first throw."""
        self.shares = (0.0, 0.0)
        if self._by_lot:
            first, second = (self._values.throw(position, side).mean for side in SIDES)
            share = first if position.on_turn == SIDES[0] else 1.0 - second
            self._add(share - (first + 1.0 - second) / 2)
        self.throw(position)

    def throw(self, position: Position) -> None:
        """A throw has been made, and the side on turn may answer it."""
        roller = position.on_turn
        throw = self._values.throw(position, roller)
        assert position.dice is not None
        gained = self._values.best(throw, position.dice) - throw.mean
        self._add(gained if roller == SIDES[0] else -gained)

    def _add(self, to_first: float) -> None:
        first, second = self.shares
        self.shares = (first + to_first, second - to_first)
