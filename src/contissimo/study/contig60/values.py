"""What the throws of a position of Contig 60 are worth: every square once, then every roll by the best square that it makes.

A square's worth does not depend on the dice, so one look at the free squares values all rolls, and luck is exact:
what this roll allows, less the mean over all rolls of what they allow. A passed turn is worth what the others can make
of the same dice, stealing included.

The evaluation is the neutral one (`neutral.toml`): both sides are taken for good players.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from contissimo.core.game import Seat
from contissimo.engine.contig60.endgame import Endgame, size
from contissimo.engine.contig60.evaluate import weights_for
from contissimo.engine.contig60.kernel import Kernel
from contissimo.engine.contig60.learned import NEUTRAL_FILE
from contissimo.engine.contig60.lookahead import Lookahead
from contissimo.engine.contig60.search import compact
from contissimo.engine.contig60.tables import bits_of
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import Ruleset
from contissimo.games.contig60.sentences import Dice

STEAL_MARGIN = 0.05
"""A pass that the evaluation puts this far below the best square is not looked at again, deeper."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How far to look."""

    plies: int
    """Markers ahead, the one that is laid included."""
    boards: int
    """A position from which at most this many boards can arise is solved."""


@dataclass(slots=True)
class Throw:
    """A position in which a side throws, and what is known of it. All values are that side's chances to win."""

    roller: int
    position: tuple[int, int, int, int, int, int]
    last_turn: int
    exact: bool = False
    laid: dict[int, float] = field(default_factory=dict)
    """What a marker on each free square is worth."""
    skipped: float = 0.0
    """What a turn without any marker is worth."""
    robbed: dict[int, float] = field(default_factory=dict)
    """What is left if the others steal a square."""
    glanced: dict[int, float] = field(default_factory=dict)
    """The same by the evaluation alone."""
    mean: float = 0.0
    """Over all throws."""


class Values:
    """Looks at positions of one ruleset. It belongs to one thread."""

    def __init__(self, ruleset: Ruleset, depth: Depth) -> None:
        self.kernel = Kernel(ruleset)
        self.lookahead = Lookahead(self.kernel)
        self.lookahead.weigh(weights_for(ruleset, NEUTRAL_FILE))
        self.endgame = Endgame(self.kernel)
        self.depth = depth
        self.markers = ruleset.markers
        self.rolls = self.kernel.tables.rolls
        self.squares_of = {roll.dice: roll.squares for roll in self.rolls}
        self.reachable = 0
        for roll in self.rolls:
            self.reachable |= roll.squares
        self._last_turn = self.kernel.last_turn
        self._known: dict[object, Throw] = {}

    def throw(self, position: Position, roller: Seat) -> Throw:
        """The position before `roller` throws; of one with dice: before they were thrown."""
        first, second = (compact(bits, position.board.layout) for bits in position.board.sides)
        # §6.3: once the minutes are over, the game ends with the running round.
        turns = position.turns
        last = turns + 2 - turns % 2 if position.last else self._last_turn
        place = (first, second, *position.scores, turns, position.idle)
        return self._throw(place, roller - 1, min(last, self._last_turn))

    def _throw(
        self, place: tuple[int, int, int, int, int, int], roller: int, last_turn: int
    ) -> Throw:
        key = (place, roller, last_turn)
        if key not in self._known:
            if len(self._known) > 64:
                self._known.clear()
            throw = Throw(roller, place, last_turn)
            self._look(throw)
            self._known[key] = throw
        return self._known[key]

    # ------------------------------------------------------------------ what a roll allows

    def best(self, throw: Throw, dice: Dice) -> float:
        """What a roll is worth to who threw it."""
        return self._best_of(throw, self._made(throw, dice))

    def passed(self, throw: Throw, dice: Dice) -> float:
        """What a pass is worth: the others steal what is best for them, or nothing."""
        return self._passed(throw, self._made(throw, dice))

    def stolen(self, throw: Throw, square: int) -> float:
        """What is left to who passed if the others steal a square."""
        if square not in throw.robbed:
            self._place(throw)
            throw.robbed[square] = self._rob(throw, square, self._expect(throw))
        return throw.robbed[square]

    def _made(self, throw: Throw, dice: Dice) -> list[int]:
        free = ~(throw.position[0] | throw.position[1])
        return list(bits_of(self.squares_of[tuple(sorted(dice))] & free))

    def _best_of(self, throw: Throw, made: list[int]) -> float:
        if not made:
            return throw.skipped
        best = max(throw.laid[square] for square in made)
        if not throw.exact:
            glance = min(throw.skipped, *(throw.glanced[square] for square in made))
            if glance < best - STEAL_MARGIN:
                return best
        return max(best, self._passed(throw, made))

    def _passed(self, throw: Throw, made: list[int]) -> float:
        return min([throw.skipped, *(self.stolen(throw, square) for square in made)])

    # ------------------------------------------------------------------ looking

    def _look(self, throw: Throw) -> None:
        self._place(throw)
        throw.exact = self._small_enough() and self._look_at_all(throw, self._solve)
        if not throw.exact:
            self._look_at_all(throw, self._ahead)
        total = 0.0
        free = ~(throw.position[0] | throw.position[1])
        worth: dict[int, float] = {}
        for roll in self.rolls:
            made = roll.squares & free
            if made not in worth:
                worth[made] = self._best_of(throw, list(bits_of(made)))
            total += roll.throws * worth[made]
        throw.mean = total / self.kernel.tables.throws

    def _look_at_all(self, throw: Throw, expect: Callable[[int], float]) -> bool:
        """Whether all could be seen."""
        side, other = throw.roller, 1 - throw.roller
        throw.laid.clear()
        throw.robbed.clear()
        for square in bits_of(self.reachable & ~(throw.position[0] | throw.position[1])):
            value = self._laid(side, square, 1, other, expect)
            if value < 0.0:
                return False
            throw.laid[square] = 1.0 - value
            if expect == self._solve:
                value = self._rob(throw, square, expect)
                if value > 1.0:
                    return False
                throw.robbed[square] = value
            else:
                throw.glanced[square] = self._rob(throw, square, self._glance)
        self.kernel.skip(1)
        value = self._verdict(other, expect)
        self.kernel.skip(-1)
        throw.skipped = 1.0 - value
        return value >= 0.0

    def _place(self, throw: Throw) -> None:
        self.kernel.last_turn = throw.last_turn
        self.kernel.place(*throw.position)

    def _expect(self, throw: Throw) -> Callable[[int], float]:
        return self._solve if throw.exact else self._ahead

    def _rob(self, throw: Throw, square: int, expect: Callable[[int], float]) -> float:
        """What is left if the others steal a square; above 1 where that could not be seen."""
        other = 1 - throw.roller
        return 1.0 - self._laid(other, square, 2, other, expect)

    def _laid(
        self, side: int, square: int, factor: int, roller: int, expect: Callable[[int], float]
    ) -> float:
        """What a marker of a side leaves to the roller, who throws next; below 0 where that could not be seen."""
        kernel = self.kernel
        quiet = kernel.quiet
        points = kernel.lay(side, square, factor)
        chance = self._verdict(roller, expect)
        kernel.take_back(side, square, points, quiet)
        return chance

    def _verdict(self, roller: int, expect: Callable[[int], float]) -> float:
        chance = self.kernel.verdict(roller)
        return expect(roller) if chance < 0.0 else chance

    def _ahead(self, roller: int) -> float:
        return self.lookahead.expect(roller, self.depth.plies - 1)

    def _glance(self, roller: int) -> float:
        return self.lookahead.expect(roller, 0)

    def _solve(self, roller: int) -> float:
        return self.endgame.value(roller)

    def _small_enough(self) -> bool:
        first, second, *_ = self.kernel.position()
        free = (self.reachable & ~(first | second)).bit_count()
        left = self.markers - first.bit_count(), self.markers - second.bit_count()
        if not self.depth.boards or size(free, *left) > self.depth.boards:
            return False
        endgame = self.endgame
        # Nothing may depend on what was asked before.
        endgame.forget()
        endgame.nodes, endgame.limit, endgame.stop = 0, 2 * self.depth.boards, None
        endgame.counts_turns = self.kernel.last_turn < 1 << 30
        return True
