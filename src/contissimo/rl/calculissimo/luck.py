"""The luck of the draws of Calculissimo, in points: what the drawn tiles are worth, less what as many of the bag's are on average.

A tile is worth what keeping it alone is worth to the evaluation. Whatever its worth, the term is 0 on average, because
every tile of the bag is as likely to be drawn: it may be taken off a result without changing its mean.
"""

from __future__ import annotations

from contissimo.engine.calculissimo.evaluate import evaluator_of
from contissimo.engine.calculissimo.kernel import rack_of
from contissimo.engine.calculissimo.learned import UNIT
from contissimo.games.calculissimo.moves import Draw
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import FACES


class Luck:
    """The sums over a running game, seat by seat."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        evaluator = evaluator_of(ruleset)
        self._worth = {face: evaluator.worth_of_kept(rack_of(face)) / UNIT for face in FACES}
        self._own = [0.0] * seats

    def begin(self) -> None:
        self._own = [0.0] * len(self._own)

    def draw(self, bag: str, move: Draw) -> None:
        """Tiles drawn from a bag."""
        mean = sum(self._worth[face] for face in bag) / len(bag)
        drawn = sum(self._worth[face] for face in move.tiles)
        self._own[move.seat - 1] += drawn - mean * len(move.tiles)

    def shares(self) -> list[float]:
        """Each seat's own luck, less the mean of the others'."""
        total, others = sum(self._own), len(self._own) - 1
        return [own - (total - own) / others for own in self._own]
