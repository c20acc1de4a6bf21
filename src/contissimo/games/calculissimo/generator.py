"""Where placements with their points come from: the plain way here, or a faster one that is handed in.

`games` must not import `engine`, so the engine hands its generator to the game (`Calculissimo.hand_in`).
Any generator must answer as the plain one does; tests compare them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from contissimo.core.answers import Scored
from contissimo.core.game import Points
from contissimo.games.calculissimo.board import Board
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.turns import honest_placements


class Generator(Protocol):
    """The honest placements of a rack: announced where totals are, and only those that may be announced."""

    def ranked(self, board: Board, rules: Ruleset, rack: str) -> Iterator[Scored[Placement]]:
        """All of them, the most points first, equal ones in text order."""
        ...

    def count(self, board: Board, rules: Ruleset, rack: str) -> tuple[int, Points | None]:
        """How many there are, and the points of the best."""
        ...


class Plain:
    """Every placement of the plain generator, judged one by one."""

    def ranked(self, board: Board, rules: Ruleset, rack: str) -> Iterator[Scored[Placement]]:
        found = [Scored(*pair) for pair in honest_placements(board, rules, rack)]
        return iter(sorted(found, key=lambda scored: (-scored.points, str(scored.move))))

    def count(self, board: Board, rules: Ruleset, rack: str) -> tuple[int, Points | None]:
        points = [points for _, points in honest_placements(board, rules, rack)]
        return len(points), max(points, default=None)


PLAIN = Plain()
