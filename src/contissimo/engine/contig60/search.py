"""Which square to cover, when to pass on purpose, what a steal earns: every answer of a position, valued.

The root of the search. It looks deeper and deeper with `lookahead` as the budget allows, and solves late positions with
`endgame`. A passed turn is valued by the others' best answer to it with the same dice.

The others are expected to be people: half of the time they play as well as can be, half of the time as a plain player does. The
evaluation was learned against such a side, so it is asked only about positions in which the others throw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from contissimo.core.game import Seat
from contissimo.engine.contig60.endgame import Endgame, size
from contissimo.engine.contig60.evaluate import weights_for
from contissimo.engine.contig60.kernel import Kernel
from contissimo.engine.contig60.lookahead import MOST_DEPTH, Lookahead
from contissimo.engine.contig60.tables import bits_of
from contissimo.games.contig60.board import Layout
from contissimo.games.contig60.rules import Ruleset
from contissimo.games.contig60.view import View

Answer = int | None
"""The index of a square to cover or steal; None: pass, or decline."""

NODES_A_BOARD = 50
"""How many nodes a board of the endgame counts for. It takes twice as long, and an exact answer is worth that."""
MARGIN = 0.1
"""An answer that is this much worse than the best one is not looked at again, deeper."""
PASS_DOUBT = 0.02
"""How much better than the best sentence a pass must look: it gives the others a choice more, and that is misjudged easily."""
PLAIN_SHARE = 0.5
"""How often the others are expected to play plainly."""
DEEPER = 2
"""Plies: after a reply of the others and one's own next marker the others throw again."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How far to look: about how many nodes, and how many plies, at most. `stop` is asked again and again, for a budget in time."""

    nodes: int
    depth: int = MOST_DEPTH
    endgame: bool = True
    stop: Callable[[int], bool] | None = None


@dataclass(frozen=True, slots=True)
class Valued:
    """An answer, the chance to win that it leaves, and its points, which decide between equals."""

    answer: Answer
    chance: float
    points: int

    @property
    def rank(self) -> tuple[float, int, bool, int]:
        square = -1 if self.answer is None else self.answer
        return -self.chance, -self.points, self.answer is None, square


def compact(bits: int, layout: Layout) -> int:
    """A board of `games.contig60`, whose rows have a spare bit, as one in which square i is bit i."""
    width, found = layout.width, 0
    for row in range(layout.height):
        found |= (bits >> row * (width + 1) & (1 << width) - 1) << row * width
    return found


def spaced(squares: int, layout: Layout) -> int:
    """The inverse of `compact`."""
    width, found = layout.width, 0
    for row in range(layout.height):
        found |= (squares >> row * width & (1 << width) - 1) << row * (width + 1)
    return found


class Search:
    """The searches of one ruleset. It belongs to one question at a time: see `borrowed`."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.kernel = Kernel(ruleset)
        self.lookahead = Lookahead(self.kernel)
        self.lookahead.weigh(weights_for(ruleset))
        self.endgame = Endgame(self.kernel)
        self.last_turn = self.kernel.last_turn
        self.reach = {roll.dice: roll.squares for roll in self.kernel.tables.rolls}
        self.open = 0
        self.side = 0
        self.steals = False

    def look_at(self, view: View, seat: Seat) -> None:
        """Take the position in which a side must say something with the dice, or steal."""
        assert view.dice is not None
        first, second = (compact(bits, view.board.layout) for bits in view.board.sides)
        # §6.3: once the minutes are over, the game ends with the running round.
        last = view.turns + 2 - view.turns % 2 if view.last else self.last_turn
        self.kernel.last_turn = min(last, self.last_turn)
        self.kernel.place(first, second, *view.scores, view.turns, view.idle)
        self.side = seat - 1
        self.steals = view.phase == "steal"
        self.open = self.reach[tuple(sorted(view.dice))] & ~(first | second)

    def answers(self, limits: Limits) -> list[Valued]:
        """Every answer, best first, as far as the limits allow."""
        ahead = self.lookahead
        ahead.nodes, ahead.limit, ahead.stop = 0, 1 << 60, None
        ahead.plain_side, ahead.plain_share = 1 - self.side, PLAIN_SHARE
        found = self._looked(1, self._all())
        if len(found) == 1:
            return found
        solved = self._solved(limits) if limits.endgame else None
        if solved is not None:
            return solved
        ahead.limit, ahead.stop = limits.nodes, limits.stop
        for depth in range(1 + DEEPER, limits.depth + 1, DEEPER):
            if ahead.nodes > ahead.limit:
                break
            found = self._looked(depth, found)
        return found

    def _all(self) -> list[Valued]:
        return [Valued(answer, 0.0, 0) for answer in (*bits_of(self.open), None)]

    def _looked(self, depth: int, before: list[Valued]) -> list[Valued]:
        """Every answer at a depth, best first.

        Those far behind, and those for which the limits were too tight, stay as they were, behind the others. The best
        one before is looked at first, so there is always one to compare with.
        """
        ahead = self.lookahead

        def expect(roller: int) -> float:
            return ahead.expect(roller, depth if roller == self.side else depth - 1)

        found: list[Valued] = []
        for valued in before:
            if valued.chance < before[0].chance - MARGIN:
                break
            deeper = self._valued(valued.answer, expect)
            if ahead.nodes > ahead.limit:
                break
            found.append(deeper)
        return sorted(found, key=lambda valued: valued.rank) + before[len(found) :]

    def _solved(self, limits: Limits) -> list[Valued] | None:
        """Every answer, exactly; None where the position is not late enough for that."""
        boards = limits.nodes // NODES_A_BOARD
        kernel, endgame = self.kernel, self.endgame
        if size(self.free(), *self.left()) > boards:
            return None
        # Nothing may depend on what was asked before.
        endgame.forget()
        endgame.nodes, endgame.limit, endgame.stop = 0, 2 * boards, limits.stop
        endgame.counts_turns = kernel.last_turn < 1 << 30
        found = []
        for answer in (*bits_of(self.open), None):
            found.append(self._valued(answer, endgame.value))
            if endgame.nodes > endgame.limit:
                return None
        return sorted(found, key=lambda valued: valued.rank)

    def free(self) -> int:
        first, second, *_ = self.kernel.position()
        reachable = 0
        for squares in self.reach.values():
            reachable |= squares
        return (reachable & ~(first | second)).bit_count()

    def left(self) -> tuple[int, int]:
        first, second, *_ = self.kernel.position()
        markers = self.kernel.ruleset.markers
        return markers - first.bit_count(), markers - second.bit_count()

    def _valued(self, answer: Answer, expect: Callable[[int], float]) -> Valued:
        side = self.side
        if self.steals:
            if answer is None:
                return Valued(None, self._skipped(side, expect), 0)
            chance, points = self._laid(side, answer, 2, side, expect)
            return Valued(answer, chance, points)
        if answer is None:
            chance = 1.0 - self._best_reply(1 - side, expect)
            if expect != self.endgame.value:
                chance -= PASS_DOUBT
            return Valued(None, chance, 0)
        chance, points = self._laid(side, answer, 1, 1 - side, expect)
        return Valued(answer, 1.0 - chance, points)

    def _best_reply(self, thief: int, expect: Callable[[int], float]) -> float:
        """After a pass: what the others make of it, who may steal and then throw."""
        best = self._skipped(thief, expect)
        for square in bits_of(self.open):
            best = max(best, self._laid(thief, square, 2, thief, expect)[0])
        return best

    def _laid(
        self, side: int, square: int, factor: int, roller: int, expect: Callable[[int], float]
    ) -> tuple[float, int]:
        """What a marker leaves to the roller, who throws next, and its points."""
        kernel = self.kernel
        quiet = kernel.quiet
        points = kernel.lay(side, square, factor)
        chance = self._verdict(roller, expect)
        kernel.take_back(side, square, points, quiet)
        return chance, points

    def _skipped(self, roller: int, expect: Callable[[int], float]) -> float:
        self.kernel.skip(1)
        chance = self._verdict(roller, expect)
        self.kernel.skip(-1)
        return chance

    def _verdict(self, roller: int, expect: Callable[[int], float]) -> float:
        chance = self.kernel.verdict(roller)
        return expect(roller) if chance < 0 else chance


_SPARE: dict[Ruleset, list[Search]] = {}
_MOST_SPARE = 8


@contextmanager
def borrowed(ruleset: Ruleset) -> Iterator[Search]:
    """A search that nobody else uses meanwhile. It is costly to make, so it is kept."""
    spare = _SPARE.setdefault(ruleset, [])
    try:
        search = spare.pop()
    except IndexError:
        search = Search(ruleset)
    yield search
    if len(_SPARE) > _MOST_SPARE:
        _SPARE.clear()
    spare.append(search)
