"""Where lists of placements come from: the plain way here, or a faster one that is handed in (decision 14).

`games` must not import `engine`, so the engine hands in its generator when it is loaded. Any generator must answer
as the plain one does, move by move and in the same order; tests compare them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from contissimo.core.answers import Scored
from contissimo.core.game import Points
from contissimo.games.calculissimo.board import Board
from contissimo.games.calculissimo.movegen import placements
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.turns import announces, honest_placements


class Generator(Protocol):
    """The honest placements of a rack: announced where totals are, and only those that may be announced."""

    def listed(self, board: Board, rules: Ruleset, rack: str) -> Iterator[Placement]:
        """All of them, lazily, in the order of `movegen`."""
        ...

    def ranked(self, board: Board, rules: Ruleset, rack: str) -> Iterator[Scored[Placement]]:
        """All of them, the most points first, equal ones in text order."""
        ...

    def notation(self, board: Board, rules: Ruleset, rack: str) -> Iterator[tuple[str, Points]]:
        """As `ranked`, but their text alone: for long lists that only are to be shown."""
        ...

    def count(self, board: Board, rules: Ruleset, rack: str) -> tuple[int, Points | None]:
        """How many there are, and the points of the best."""
        ...


class Plain:
    """Every placement of the plain generator, judged one by one."""

    def listed(self, board: Board, rules: Ruleset, rack: str) -> Iterator[Placement]:
        if not announces(rules):
            return placements(board, rules, rack)
        return (placement for placement, _ in honest_placements(board, rules, rack))

    def ranked(self, board: Board, rules: Ruleset, rack: str) -> Iterator[Scored[Placement]]:
        found = [Scored(*pair) for pair in honest_placements(board, rules, rack)]
        return iter(sorted(found, key=lambda scored: (-scored.points, str(scored.move))))

    def notation(self, board: Board, rules: Ruleset, rack: str) -> Iterator[tuple[str, Points]]:
        return ((str(move), points) for move, points in self.ranked(board, rules, rack))

    def count(self, board: Board, rules: Ruleset, rack: str) -> tuple[int, Points | None]:
        points = [points for _, points in honest_placements(board, rules, rack)]
        return len(points), max(points, default=None)


PLAIN = Plain()


class _Chosen:
    generator: Generator = PLAIN


def chosen() -> Generator:
    """The generator of this process."""
    return _Chosen.generator


def hand_in(generator: Generator) -> None:
    """From now on this process lists placements with this generator."""
    _Chosen.generator = generator
