"""Lists of placements from the kernel, for everybody who asks the game (decision 14).

It answers as `games.calculissimo.generator.PLAIN` does, in the same order. Each question has a kernel of its own, so that
lists may be read at the same time and in any thread.
"""

from __future__ import annotations

from collections.abc import Iterator

from contissimo.core.answers import Scored
from contissimo.core.game import Points
from contissimo.engine.calculissimo.evaluate import announceable
from contissimo.engine.calculissimo.kernel import Kernel, rack_of
from contissimo.games.calculissimo.board import Board
from contissimo.games.calculissimo.generator import hand_in
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.turns import announces


class Fast:
    """The fulfilment of `Generator` by the kernel."""

    def listed(self, board: Board, rules: Ruleset, rack: str) -> Iterator[Placement]:
        kernel, groups = _found(board, rules, rack)
        said = announces(rules)
        moves = [(move, points if said else None) for points in groups for move in groups[points]]
        moves.sort(key=lambda pair: kernel.list_key(pair[0]))
        for move, total in moves:
            yield kernel.placement(move, total)

    def ranked(self, board: Board, rules: Ruleset, rack: str) -> Iterator[Scored[Placement]]:
        kernel, groups = _found(board, rules, rack)
        said = announces(rules)
        for points in sorted(groups, reverse=True):
            total, ending = (points, f"={points}") if said else (None, "")
            for _, move in sorted([(kernel.text(move) + ending, move) for move in groups[points]]):
                yield Scored(kernel.placement(move, total), Points(points))

    def notation(self, board: Board, rules: Ruleset, rack: str) -> Iterator[tuple[str, Points]]:
        kernel, groups = _found(board, rules, rack)
        said = announces(rules)
        for points in sorted(groups, reverse=True):
            ending = f"={points}" if said else ""
            for text in sorted([kernel.text(move) + ending for move in groups[points]]):
                yield text, Points(points)

    def count(self, board: Board, rules: Ruleset, rack: str) -> tuple[int, Points | None]:
        _, groups = _found(board, rules, rack)
        best = max(groups, default=None)
        return sum(map(len, groups.values())), None if best is None else Points(best)


def _found(board: Board, rules: Ruleset, rack: str) -> tuple[Kernel, dict[int, list[int]]]:
    """The placements of a rack by what they score, and the kernel that knows them."""
    kernel = Kernel(rules)
    kernel.load(board)
    kernel.generate(rack_of(rack))
    groups, most = kernel.found_by_score(), announceable(rules)
    for points in [points for points in groups if points > most]:
        del groups[points]
    return kernel, groups


FAST = Fast()
hand_in(FAST)
