# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Temporal differences for the evaluation of `lookahead`: games against itself, and what they say of the weights.

Compiled like `kernel.py`, the same answers uncompiled. Each side takes the square that the evaluation likes best. Then,
from the end of the game back, the goal of each position is a mix of what the game came to and what the mean over all rolls
promised on the way (`trace`: how much of the former), and the weights go a little way towards it.

So that the weights know more than games between equals, some moves are odd (any square; they say nothing of the position
before them), and in half of the games one side plays crudely part of the time: it completes and blocks lines
if it can and else takes the most points.

*One-sided*, there is a crude side in every game, and only the positions that the other one leaves to it teach: what they are
worth against somebody who errs like people.

Weights of windows are learned in two ways. *Tied*, patterns share a weight by how many squares they lack and
how likely those are (`kind_of`): such weights fit every board and all dice. Untied, each window has its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from contissimo.engine.contig60.weights import SHARED

try:
    import cython
except ImportError:
    from contissimo.engine import cython_types as cython

if TYPE_CHECKING:
    from contissimo.engine.contig60.lookahead import Lookahead

if not cython.compiled:
    from contissimo.engine.contig60.bits import LOW, count_of, lowest_of, word_of
    from contissimo.engine.contig60.weights import HEAT, LEAD, TEMPO, THREAT

# How fast each sort of weight learns: they differ in size and in how often they count.
_TIED_PACE = 0.1
_HEAT_PACE = 0.3
_LEAD_PACE = 0.02


class Learner:
    """A lookahead whose weights change. `kinds` gives each window's patterns their kind, 32 a window."""

    def __init__(self, lookahead: Lookahead, kinds: Sequence[int]) -> None:
        if not cython.compiled:
            self.shared = [0.0] * 650
            self.kind_of = [0] * 8192
            self.played = [0] * 4096
            self.goal = [0.0] * 4096
        self.lookahead = lookahead
        self.kernel = lookahead.kernel
        self.tied = False
        self.one_sided = False
        for index, kind in enumerate(kinds):
            self.kind_of[index] = kind

    def tie(self, shared: Sequence[float]) -> None:
        """Learn the weights that patterns of a kind share, from these on."""
        self.tied = True
        for index in range(SHARED):
            self.shared[index] = shared[index]
        self._spread()

    def ties(self) -> list[float]:
        return [self.shared[index] for index in range(SHARED)]

    def _spread(self) -> None:
        """Each window's weights from the shared ones. Full and empty patterns have none."""
        i: cython.int
        j: cython.int
        group: cython.int
        full: cython.int = (1 << self.kernel.line_length) - 1
        for group in range(10):
            for i in range(self.kernel.windows):
                for j in range(1, full):
                    self.lookahead.weights[(group * 256 + i) * 32 + j] = self.shared[
                        group * 65 + self.kind_of[i * 32 + j]
                    ]

    def learn(
        self,
        seed: cython.ulonglong,
        games: cython.int,
        rate: cython.double,
        trace: cython.double,
        odd: cython.double,
        crude: cython.double,
    ) -> None:
        """Play games and learn from each. `odd` and `crude` are shares of moves, `rate` is how far a step goes."""
        kernel = self.kernel
        i: cython.int
        game: cython.int
        plies: cython.int
        side: cython.int
        square: cython.int
        crude_side: cython.int
        for game in range(games):
            if self.tied and not game & 7:
                self._spread()
            # In two games out of four no side is the crude one, unless one always is.
            crude_side = game & 1 if self.one_sided else game & 3
            plies = self._play(word_of(seed, game), trace, odd, crude, crude_side)
            kernel.begin()
            side = 0
            for i in range(plies - 1):
                square = self.played[i]
                if square >= 0:
                    kernel.lay(side, square & 63, 1)
                else:
                    kernel.skip(1)
                side = 1 - side
                if not self.one_sided or side == crude_side:
                    self._adjust(side, 1.0 - self.goal[i], rate)
        if self.tied:
            self._spread()

    def _play(
        self,
        seed: cython.ulonglong,
        trace: cython.double,
        odd: cython.double,
        crude: cython.double,
        crude_side: cython.int,
    ) -> cython.int:
        """One game: `played` and, for the side that made each move, what it should have expected after it: `goal`."""
        kernel = self.kernel
        lookahead = self.lookahead
        word: cython.ulonglong
        number: cython.ulonglong = 0
        i: cython.int
        roll: cython.int
        square: cython.int
        side: cython.int = 0
        plies: cython.int = 0
        share: cython.double
        v: cython.double
        result: cython.double = -1.0
        kernel.begin()
        while result < 0.0:
            word = word_of(seed, number)
            number += 1
            roll = kernel.roll_of[((word >> 32) * kernel.throws) >> 32]
            share = (word & LOW) / 4294967296.0
            word = word_of(seed, number)
            number += 1
            lookahead.leaves(side, 1)
            square = self._best(roll)
            self.played[plies] = square
            if square >= 0 and share < odd and not (self.one_sided and side == crude_side):
                square = self._odd(roll, word)
                self.played[plies] = square | 64
            elif square >= 0 and side == crude_side and share < crude:
                square = self._crude(roll, word)
                self.played[plies] = square
            self.goal[plies] = lookahead.mean(side, 1)
            plies += 1
            if square >= 0:
                kernel.lay(side, square, 1)
            else:
                kernel.skip(1)
            side = 1 - side
            result = kernel.verdict(side)
        result = 1.0 - result
        for i in range(plies - 1, -1, -1):
            v = self.goal[i]
            self.goal[i] = result
            if self.one_sided and i & 1 == crude_side:
                v = result  # what a side that chooses well could expect is not what this one could
            elif self.played[i] < 64:
                v += trace * (result - v)
            result = 1.0 - v
        return plies

    def _best(self, roll: cython.int) -> cython.int:
        """The square that the evaluation likes best, or -1."""
        kernel = self.kernel
        i: cython.int
        square: cython.int
        best: cython.int = -1
        v: cython.double = -1.0
        for i in range(kernel.roll_start[roll], kernel.roll_start[roll + 1]):
            square = kernel.roll_square[i]
            if self.lookahead.value[64 + square] > v:
                v = self.lookahead.value[64 + square]
                best = square
        return best

    def _odd(self, roll: cython.int, word: cython.ulonglong) -> cython.int:
        """Any square."""
        kernel = self.kernel
        open_: cython.ulonglong = kernel.reach[roll] & ~(kernel.mark[0] | kernel.mark[1])
        pick: cython.int = ((word & LOW) * count_of(open_)) >> 32
        while pick:
            open_ &= open_ - 1
            pick -= 1
        return lowest_of(open_)

    def _crude(self, roll: cython.int, word: cython.ulonglong) -> cython.int:
        """The square that wins at once, else that blocks a line, else with the most points; ties by chance."""
        kernel = self.kernel
        i: cython.int
        square: cython.int
        liking: cython.int
        most: cython.int = -1
        best: cython.int = -1
        for i in range(kernel.roll_start[roll], kernel.roll_start[roll + 1]):
            square = kernel.roll_square[i]
            if self.lookahead.value[64 + square] >= 0.0:
                liking = 8 * self.lookahead.points[square] + ((word >> (i & 31)) & 7)
                if (self.lookahead.win >> square) & 1:
                    liking += 2000
                if (self.lookahead.threat >> square) & 1:
                    liking += 1000
                if liking > most:
                    most = liking
                    best = square
        return best

    def _adjust(self, roller: cython.int, goal: cython.double, rate: cython.double) -> None:
        """Move the evaluation of the position, in which `roller` throws next, towards `goal`."""
        kernel = self.kernel
        lookahead = self.lookahead
        waiting: cython.int = 1 - roller
        occupied: cython.ulonglong = kernel.mark[0] | kernel.mark[1]
        open_: cython.ulonglong = kernel.reachable & ~occupied
        todo: cython.ulonglong
        i: cython.int
        row: cython.int
        own: cython.int
        their: cython.int
        left: cython.int
        stage: cython.int
        square: cython.int
        lead: cython.int = kernel.total[waiting] - kernel.total[roller]
        step: cython.double
        here: cython.double = lookahead.static(roller)
        left = lookahead.turns_left(roller)
        stage = lookahead.stage_of[left]
        step = rate * (1.0 - lookahead.threatened) * (goal - here)
        for i in range(kernel.windows):
            own = kernel.pattern[256 * roller + i]
            their = kernel.pattern[256 * waiting + i]
            if own and not their:
                row = stage * 16384 + i * 32 + own
                if self.tied:
                    self.shared[stage * 130 + self.kind_of[i * 32 + own]] += _TIED_PACE * step
                else:
                    lookahead.weights[row] += step
            elif their and not own:
                row = stage * 16384 + 8192 + i * 32 + their
                if self.tied:
                    self.shared[stage * 130 + 65 + self.kind_of[i * 32 + their]] -= (
                        _TIED_PACE * step
                    )
                else:
                    lookahead.weights[row] -= step
        todo = open_
        while todo:
            square = lowest_of(todo)
            todo &= todo - 1
            row = HEAT + 10 * stage + count_of(kernel.near[square] & occupied)
            lookahead.weights[row] += _HEAT_PACE * step * kernel.chance_of[square]
        lookahead.weights[TEMPO + left] += step
        lookahead.weights[LEAD + left] += _LEAD_PACE * step * lead
        lookahead.weights[THREAT + stage] -= step * lookahead.winning
