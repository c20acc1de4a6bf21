"""The evaluation: score, plus the worth of the tiles kept, plus what the placement opens for the next player.

No search and no chance. Placements come from the kernel, which adds the learned worth of the tiles kept by itself;
the best of them are looked at again for what they open: what two typical racks could make of the board afterwards.
An exchange is worth the tiles kept, and a pass nothing that could tempt.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from contissimo.core.errors import IllegalMove
from contissimo.core.game import AnyView
from contissimo.engine.calculissimo.kernel import Kernel, rack_of, tiles_of
from contissimo.engine.calculissimo.learned import UNIT, Learned, shipped
from contissimo.engine.player import Budget
from contissimo.games.calculissimo import moves as laying
from contissimo.games.calculissimo.board import EMPTY, Board
from contissimo.games.calculissimo.phases import Window
from contissimo.games.calculissimo.placing import judge
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import FACES, tile_of
from contissimo.games.calculissimo.turns import MAX_TOTAL, announces
from contissimo.games.calculissimo.view import View

PROBES = ("1789+*+", "2357++-")
"""Typical racks: one that looks for a place for its ×, and one without."""
LOOKED_AT = 12
"""How many placements are looked at for what they open."""
STAGES = 5
TILES_A_STAGE = 7
"""With fewer than STAGES times this number in the bag, the worth of tiles kept fades: there is less time to use them."""
_TIMES_AT = 4 * FACES.index("*")
_ALL_TILES = 7


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move as the kernel counts: a placement's integer, minus the tiles of an exchange, or 0 for a pass."""

    move: int
    score: int
    worth: int
    """In `UNIT`s of a point."""


@dataclass(frozen=True)
class Evaluator:
    """The kernels of a ruleset: one that knows the worth of tiles, one for plain scores."""

    ruleset: Ruleset
    learned: Learned
    weighing: Kernel
    plain: Kernel

    @cached_property
    def tables(self) -> tuple[array[int], ...]:
        """The worth of tiles kept, by stage of the bag."""
        full = self.learned.leaves()
        return tuple(
            array("i", [worth * stage // STAGES for worth in full]) for stage in range(STAGES + 1)
        )

    def worth_of_kept(self, kept: int, stage: int = STAGES) -> int:
        """What an exchange is worth that keeps these tiles (no more than six)."""
        # The entry of the empty rack is another thing: all used, and another turn.
        return self.learned.kept[self.weighing.leave_index(kept)] * stage // STAGES if kept else 0

    def candidates(
        self, board: Board, rack: int, bag_size: int, count: int = LOOKED_AT
    ) -> list[Candidate]:
        """The best moves with what they are worth, best first; never empty: the pass is among them."""
        stage = stage_of(bag_size)
        self.weighing.set_leaves(self.tables[stage], UNIT)
        self.weighing.load(board)
        limit = announceable(self.ruleset)
        found = self.weighing.search(rack, count)
        kernel = self.weighing
        placed = [
            Candidate(kernel.top_move(i), kernel.top_score(i), kernel.top_equity(i))
            for i in range(found)
            if kernel.top_score(i) <= limit
        ]
        if self.learned.opening.weights and bag_size and len(placed) > 1:
            placed = self._with_openings(board, rack, placed)
        others = [Candidate(0, 0, -(1 << 40))]
        if self.may_exchange(bag_size, stuck=not found):
            others.append(self.best_exchange(rack, stage))
        return sorted(placed + others, key=lambda c: (-c.worth, -c.score, c.move))

    def may_exchange(self, bag_size: int, *, stuck: bool) -> bool:
        rule = self.ruleset.exchange
        return bag_size > 0 and (rule == "any_time" or (rule == "only_when_stuck" and stuck))

    def best_exchange(self, rack: int, stage: int = STAGES) -> Candidate:
        worth, given = max(
            (self.worth_of_kept(rack - given, stage), -given) for given in parts_of(rack) if given
        )
        return Candidate(given, 0, worth)

    def _with_openings(self, board: Board, rack: int, placed: list[Candidate]) -> list[Candidate]:
        self.plain.load(board)
        looked_at = []
        for c in placed:
            used = self.weighing.used(c.move)
            # After seven tiles the next player is oneself.
            opened = 0.0 if tiles_in(used) == _ALL_TILES else self._opens(c.move, rack - used)
            looked_at.append(Candidate(c.move, c.score, c.worth + round(UNIT * opened)))
        return looked_at

    def _opens(self, move: int, kept: int) -> float:
        opening = self.learned.opening
        self.plain.play(move)
        made = probe(self.plain)
        self.plain.undo()
        keeps_times = bool((kept >> _TIMES_AT) & 15)
        return sum(
            (points - mean) * (weight + keeping * keeps_times)
            for points, mean, weight, keeping in zip(
                made, opening.means, opening.weights, opening.keeping, strict=True
            )
        )

    def move_of(self, candidate: Candidate) -> laying.Move:
        """A candidate on the board that was loaded last, as the rules write it, with its total where that is said."""
        if candidate.move < 0:
            return laying.Swap(tiles_of(-candidate.move))
        if candidate.move == 0:
            return laying.Pass()
        placement = self.weighing.placement(candidate.move)
        return placement.announcing(candidate.score) if announces(self.ruleset) else placement


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The player that takes what the evaluation puts first. A budget makes no difference to it: it never searches."""

    def choose(self, view: AnyView, budget: Budget) -> laying.Move:
        assert isinstance(view, View)
        if isinstance(view.phase, Window):
            gains = gains_by_contest(view, view.phase.move)
            return laying.Challenge() if gains else laying.Accept()
        evaluator = evaluator_of(view.ruleset)
        rack = rack_of(view.rack or "")
        return evaluator.move_of(evaluator.candidates(view.board, rack, view.bag_size)[0])


@dataclass(frozen=True, slots=True)
class Greedy:
    """`baseline.Greedy` with the kernel: the most points now, ties to what is written first."""

    def choose(self, view: AnyView, budget: Budget) -> laying.Move:
        assert isinstance(view, View)
        if isinstance(view.phase, Window):
            return laying.Accept() if laid_rightly(view, view.phase.move) else laying.Challenge()
        rack = view.rack or ""
        best = most_points(view.board, view.ruleset, rack)
        if best is not None:
            return best[0]
        evaluator = evaluator_of(view.ruleset)
        stuck = not evaluator.plain.can_place(rack_of(rack))
        may = evaluator.may_exchange(view.bag_size, stuck=stuck)
        return laying.Swap(rack) if may else laying.Pass()


def stage_of(bag_size: int) -> int:
    return min(STAGES, -(-bag_size // TILES_A_STAGE))


@lru_cache(maxsize=4)
def evaluator_of(ruleset: Ruleset) -> Evaluator:
    """The evaluator of a ruleset with what is shipped, made once a process. One thread at a time may use it."""
    return Evaluator(ruleset, shipped(), Kernel(ruleset), Kernel(ruleset))


def most_points(board: Board, ruleset: Ruleset, rack: str) -> tuple[laying.Placement, int] | None:
    """The placement that scores most, with its total where that is said, and its points; of equal ones the first."""
    kernel = evaluator_of(ruleset).plain
    kernel.load(board)
    limit = announceable(ruleset)
    found = [pair for pair in best_scores(kernel, rack_of(rack)) if pair[1] <= limit]
    if not found:
        return None
    points = found[0][1]
    said = points if announces(ruleset) else None
    return min((kernel.placement(move).announcing(said) for move, _ in found), key=str), points


def best_scores(kernel: Kernel, rack: int) -> list[tuple[int, int]]:
    """All placements with the highest score there is, and that score."""
    wanted = 16
    while (found := kernel.search(rack, wanted)) == wanted:
        if kernel.top_score(found - 1) < kernel.top_score(0):
            break
        if wanted == 256:  # more equal ones than that: look at all
            kernel.generate(rack)
            every = kernel.found_moves()
            most = max(score for _, score in every)
            return [pair for pair in every if pair[1] == most]
        wanted *= 4
    pairs = [(kernel.top_move(i), kernel.top_score(i)) for i in range(found)]
    return [pair for pair in pairs if pair[1] == pairs[0][1]]


def probe(kernel: Kernel) -> tuple[int, ...]:
    """What each of the typical racks could make on a plain kernel's board."""
    return tuple(kernel.top_score(0) if kernel.search(rack, 1) else 0 for rack in _PROBE_RACKS)


_PROBE_RACKS = tuple(map(rack_of, PROBES))


def announceable(ruleset: Ruleset) -> int:
    """§7.2: more than this can't be announced where others may contest it."""
    return MAX_TOTAL if ruleset.judging == "challenge" else 1 << 30


def laid_rightly(view: View, move: laying.Placement) -> bool:
    """§7.2: whether the lines can be admitted and the total is true; the board is there for all to see."""
    total = true_total(view, move)
    return total is not None and total == move.total


def gains_by_contest(view: View, move: laying.Placement) -> bool:
    """§7.2: whether a contest hurts who placed; nobody need tell them that they have counted too little."""
    total = true_total(view, move)
    return total is None or (move.total is not None and move.total > total)


def true_total(view: View, move: laying.Placement) -> int | None:
    """What a placement that is on the board scores; None if its lines can't be admitted."""
    before = view.board.with_tiles([(square, EMPTY) for square, _ in move.tiles])
    tiles = "".join(tile_of(letter) for _, letter in move.tiles)
    try:
        return judge(before, view.ruleset, tiles, move).total
    except IllegalMove:
        return None


def parts_of(rack: int) -> Sequence[int]:
    """Every part of a rack, as racks; the first is empty."""
    found = [0]
    for face in range(len(FACES)):
        count = (rack >> (4 * face)) & 15
        found = [part + (i << (4 * face)) for part in found for i in range(count + 1)]
    return found


def tiles_in(rack: int) -> int:
    """How many tiles a rack has."""
    count = 0
    while rack:
        count += rack & 15
        rack >>= 4
    return count
