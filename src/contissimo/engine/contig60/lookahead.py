# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Expectation over the dice: what a position of Contig 60 is worth to the side that throws next.

Compiled like `kernel.py`, the same answers uncompiled. It searches the position that a `Kernel` holds.

Why it is cheap. After a throw a side covers one of at most 64 squares, whatever the dice, so a position has 64 children
and not 56 × 12: each is valued once, and each of the 56 rolls then takes the best of the squares that it makes.

The evaluation is a chance to win, from weights that `evaluate` provides. With `roller` the side that throws next and
`waiting` the other: the chance that the roller completes a line at once is exact; for the rest it is a logistic
function of the sum of

- a weight for each window in which only one side has markers, by window, pattern, side and *stage*;
- the lead in points and a constant (the tempo), each by the number of turns left;
- for each free square its chance times a weight for the number of its occupied neighbours (the *heat*);
- the chance that the waiting side would complete a line with its next throw.

Deeper, only squares that are the best of some roll one ply less deep are looked at again. One side may be taken for a
plain player now and then (`Lookahead.plain_side`): then those that such a player chooses are looked at too. Passes are searched where a side can
say nothing, and where its last marker would end the game; others on purpose are for the root (`search`) and for
`endgame`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from contissimo.engine.contig60.weights import TURNS, WEIGHTS, stage_of

try:
    import cython
except ImportError:
    from contissimo.engine import cython_types as cython

if TYPE_CHECKING:
    from contissimo.engine.contig60.kernel import Kernel

if not cython.compiled:
    from math import exp

    from contissimo.engine.contig60.bits import ONE, count_of, lowest_of
    from contissimo.engine.contig60.weights import HEAT, LEAD, TEMPO, THREAT

MOST_DEPTH = 6


class Lookahead:
    """A search with its evaluation. It counts the squares it values in `nodes`, and gives up past `limit`.

    `stop`, if there is one, is called with the nodes now and then; when it says yes, the limit is reached.

    `plain_side`, if it is a side, is expected to answer a share of the throws (`plain_share`) as a plain player does, who
    completes lines, else blocks them, else takes the most points, and the others as well as can be.
    """

    def __init__(self, kernel: Kernel) -> None:
        if not cython.compiled:
            self.weights = [0.0] * 82104
            self.stage_of = [0] * 64
            self.value = [0.0] * 512
            self.settled = [0] * 8
            self.delta = [0.0] * 64
            self.lure = [0.0] * 64
            self.points = [0] * 64
            self.fresh = [0] * 64
            self.stolen = [0.0] * 64
            self.liked = [0] * 12320
            self.here = self.base = self.winning = self.threatened = 0.0
            self.win = self.threat = 0
        self.kernel = kernel
        self.nodes = 0
        self.limit = 1 << 60
        self.stop: Callable[[int], bool] | None = None
        self.asked = 0
        self.plain_side = -1
        self.plain_share = 0.0
        for turns in range(TURNS):
            self.stage_of[turns] = stage_of(turns)

    def weigh(self, weights: Sequence[float]) -> None:
        """Take the weights of the evaluation."""
        for index in range(WEIGHTS):
            self.weights[index] = weights[index]

    def weighed(self) -> list[float]:
        return [self.weights[index] for index in range(WEIGHTS)]

    def _turns_left(
        self,
        roller_left: cython.int,
        waiting_left: cython.int,
        free: cython.int,
        turn: cython.int,
    ) -> cython.int:
        """How many turns the game can last if every throw brings a marker, and no line is made."""
        kernel = self.kernel
        turns: cython.int = 2 * roller_left - 1
        if 2 * waiting_left < turns:
            turns = 2 * waiting_left
        if kernel.last_turn - turn < turns:
            turns = kernel.last_turn - turn
        if free < turns:
            turns = free
        if kernel.race:
            # A turn earns about two points, so both sides together take about as many turns as points are left.
            if kernel.total[0] < turns:
                turns = kernel.total[0]
            if kernel.total[1] < turns:
                turns = kernel.total[1]
        if turns > 63:
            return 63
        return max(turns, 0)

    def _lines(self, side: cython.int, stage: cython.int) -> None:
        """Where `side` has laid and the other throws: the windows' part of the sum, as it is and by square.

        `base` is the sum as the board stands, `delta` what a marker of `side` on a square would change. `win` and
        `threat` are the squares with which `side` and the other complete a line, `fresh` the further ones
        with which `side` could complete one after a marker on a square.
        """
        kernel = self.kernel
        other: cython.int = 256 * (1 - side)
        same: cython.int = 256 * side
        free: cython.ulonglong = kernel.board & ~(kernel.mark[0] | kernel.mark[1])
        gap: cython.ulonglong
        length: cython.int = kernel.line_length
        roller: cython.int = stage * 16384
        waiting: cython.int = roller + 8192
        i: cython.int
        j: cython.int
        row: cython.int
        square: cython.int
        twin: cython.int
        own: cython.int
        their: cython.int
        held: cython.double
        for square in range(kernel.squares):
            self.delta[square] = 0.0
            self.fresh[square] = 0
        self.base = 0.0
        self.win = 0
        self.threat = 0
        for i in range(kernel.windows):
            own = kernel.pattern[same + i]
            their = kernel.pattern[other + i]
            if their == 0:
                row = waiting + i * 32 + own
                held = self.weights[row]
                self.base -= held
                gap = 0
                for j in range(length):
                    square = kernel.window_square[i * length + j]
                    if (free >> square) & 1:
                        self.delta[square] += held - self.weights[row + kernel.step_of[j]]
                        gap |= ONE << square
                if kernel.filled[own] == length - 1:
                    self.win |= gap
                elif kernel.filled[own] == length - 2:
                    square = lowest_of(gap)
                    twin = lowest_of(gap & (gap - 1))
                    self.fresh[square] |= ONE << twin
                    self.fresh[twin] |= ONE << square
            elif own == 0:
                held = self.weights[roller + i * 32 + their]
                self.base += held
                gap = 0
                for j in range(length):
                    square = kernel.window_square[i * length + j]
                    if (free >> square) & 1:
                        self.delta[square] -= held
                        gap |= ONE << square
                if kernel.filled[their] == length - 1:
                    self.threat |= gap

    def _survey(self, side: cython.int, left: cython.int) -> None:
        """The board as it stands, where `side` has laid and the other throws, `left` turns before the end: `here`.

        The rest of what it finds is for `leaves`: the sum without the lead (`base`), what a square's neighbours
        would do to it (`lure`), and the `points` of each square.
        """
        kernel = self.kernel
        occupied: cython.ulonglong = kernel.mark[0] | kernel.mark[1]
        open_: cython.ulonglong = kernel.reachable & ~occupied
        todo: cython.ulonglong = open_
        square: cython.int
        count: cython.int
        stage: cython.int = self.stage_of[left]
        heat: cython.int = HEAT + 10 * stage
        held: cython.double
        self._lines(side, stage)
        while todo:
            square = lowest_of(todo)
            todo &= todo - 1
            count = count_of(kernel.near[square] & occupied)
            held = kernel.chance_of[square] * self.weights[heat + count]
            self.base += held
            self.delta[square] -= held
            self.lure[square] = kernel.chance_of[square] * self.weights[heat + count + 1] - held
            self.points[square] = count + kernel.own_square
        self.base += self.weights[TEMPO + left]
        self.win &= open_
        self.threat &= open_
        self.winning = kernel.chance(self.win) if self.win else 0.0
        self.threatened = kernel.chance(self.threat) if self.threat else 0.0
        held = self.base - self.weights[THREAT + stage] * self.winning
        held += self.weights[LEAD + left] * (kernel.total[side] - kernel.total[1 - side])
        self.here = self.threatened + (1.0 - self.threatened) / (1.0 + exp(-held))

    def leaves(self, side: cython.int, depth: cython.int) -> None:
        """What each free square is worth to `side`, which covers it now: `value`, or -1 where it can't."""
        kernel = self.kernel
        at: cython.int = 64 * depth
        open_: cython.ulonglong = kernel.reachable & ~(kernel.mark[0] | kernel.mark[1])
        todo: cython.ulonglong = open_
        near: cython.ulonglong
        bit: cython.ulonglong
        square: cython.int
        points: cython.int
        left: cython.int
        lead: cython.int = kernel.total[side] - kernel.total[1 - side]
        last: cython.bint
        x: cython.double
        slope: cython.double
        danger: cython.double
        chance: cython.double
        left = count_of(open_) - 1
        self.nodes += left + 1
        left = self._turns_left(kernel.left[1 - side], kernel.left[side] - 1, left, kernel.turn + 1)
        self._survey(side, left)
        slope = self.weights[LEAD + left]
        danger = self.weights[THREAT + self.stage_of[left]]
        self.settled[depth] = self.win
        last = (
            kernel.left[side] == 1 or kernel.turn + 1 >= kernel.last_turn or not open_ & (open_ - 1)
        )
        for square in range(kernel.squares):
            self.value[at + square] = -1.0
        while todo:
            square = lowest_of(todo)
            bit = ONE << square
            todo ^= bit
            points = self.points[square]
            if self.win & bit or (kernel.race and kernel.total[side] - points <= 0):
                self.value[at + square] = 1.0
                self.settled[depth] |= bit
                continue
            if last:
                self.value[at + square] = 1.0 if lead < points else 0.5 if lead == points else 0.0
                self.settled[depth] |= bit
                continue
            x = self.base + self.delta[square] + slope * (lead - points)
            near = kernel.near[square] & open_
            while near:
                x += self.lure[lowest_of(near)]
                near &= near - 1
            near = self.fresh[square] & open_
            chance = kernel.chance(near | self.win) if near else self.winning
            x -= danger * chance
            chance = self.threatened
            if self.threat & bit:
                chance = kernel.chance(self.threat ^ bit)
            self.value[at + square] = (1.0 - chance) * (1.0 - 1.0 / (1.0 + exp(-x)))

    def static(self, roller: cython.int) -> cython.double:
        """The evaluation alone: the chance to win of the side that throws next."""
        self.nodes += 1
        self._survey(1 - roller, self.turns_left(roller))
        return self.here

    def turns_left(self, roller: cython.int) -> cython.int:
        """How many turns the game can still last, with `roller` to throw."""
        kernel = self.kernel
        free: cython.int = count_of(kernel.reachable & ~(kernel.mark[0] | kernel.mark[1]))
        return self._turns_left(kernel.left[roller], kernel.left[1 - roller], free, kernel.turn)

    def leaf(self, square: cython.int) -> cython.double:
        """What a square was worth to the side of the last `expect(side, 1)`."""
        return self.value[64 + square]

    def expect(self, side: cython.int, depth: cython.int) -> cython.double:
        """The chance to win of `side`, which throws next, looking `depth` markers ahead; ½ past the limit."""
        if depth == 0:
            return self.static(side)
        if self.nodes > self.limit:
            return 0.5
        if depth > 1 and self.stop is not None:
            self._ask()
        self.leaves(side, depth)
        if side == self.plain_side:
            self._find_liked(depth)
        if depth > 1:
            self._deepen(side, depth)
        return self.mean(side, depth)

    def _ask(self) -> None:
        """Now and then: a question costs as much as a few nodes."""
        stop = self.stop
        if stop is not None and not 0 <= self.nodes - self.asked < 2000:
            self.asked = self.nodes
            if stop(self.nodes):
                self.limit = -1

    def _find_liked(self, depth: cython.int) -> None:
        """For each roll the squares between which a plain player chooses, where `leaves` has just looked."""
        kernel = self.kernel
        at: cython.int = 64 * depth
        i: cython.int
        j: cython.int
        square: cython.int
        liking: cython.int
        most: cython.int
        found: cython.ulonglong
        for i in range(kernel.rolls):
            most = -1
            found = 0
            for j in range(kernel.roll_start[i], kernel.roll_start[i + 1]):
                square = kernel.roll_square[j]
                if self.value[at + square] >= 0.0:
                    liking = self.points[square]
                    if (self.win >> square) & 1:
                        liking += 2000
                    if (self.threat >> square) & 1:
                        liking += 1000
                    if liking > most:
                        most = liking
                        found = ONE << square
                    elif liking == most:
                        found |= ONE << square
            self.liked[1540 * depth + i] = found

    def _deepen(self, side: cython.int, depth: cython.int) -> None:
        """Look again, one ply deeper, at the squares that are the best of some roll; the others are out."""
        kernel = self.kernel
        at: cython.int = 64 * depth
        i: cython.int
        j: cython.int
        square: cython.int
        best: cython.int
        points: cython.int
        quiet: cython.int = kernel.quiet
        chosen: cython.ulonglong = 0
        for i in range(kernel.rolls):
            best = -1
            for j in range(kernel.roll_start[i], kernel.roll_start[i + 1]):
                square = kernel.roll_square[j]
                if self.value[at + square] >= 0.0 and (
                    best < 0 or self.value[at + square] > self.value[at + best]
                ):
                    best = square
            if best >= 0:
                chosen |= ONE << best
                if side == self.plain_side:
                    chosen |= self.liked[1540 * depth + i]
        for square in range(kernel.squares):
            if not (chosen >> square) & 1:
                self.value[at + square] = -1.0
            elif not (self.settled[depth] >> square) & 1:
                points = kernel.lay(side, square, 1)
                self.value[at + square] = 1.0 - self.expect(1 - side, depth - 1)
                kernel.take_back(side, square, points, quiet)

    def _passed(self, side: cython.int, depth: cython.int) -> cython.double:
        """What a turn without a marker is worth to `side`, if nothing is stolen."""
        kernel = self.kernel
        v: cython.double
        if kernel.quiet + 1 >= kernel.idle_turns or kernel.turn + 1 >= kernel.last_turn:
            return kernel.compare(side)
        kernel.skip(1)
        v = 1.0 - self.expect(1 - side, depth - 1)
        kernel.skip(-1)
        return v

    def _steals(self, side: cython.int) -> None:
        """What stealing each free square is worth to `side`, by the evaluation: it throws next."""
        kernel = self.kernel
        square: cython.int
        points: cython.int
        quiet: cython.int = kernel.quiet
        v: cython.double
        for square in range(kernel.squares):
            if ((kernel.reachable & ~(kernel.mark[0] | kernel.mark[1])) >> square) & 1:
                points = kernel.lay(side, square, 2)
                v = kernel.verdict(side)
                self.stolen[square] = self.static(side) if v < 0.0 else v
                kernel.take_back(side, square, points, quiet)

    def mean(self, side: cython.int, depth: cython.int) -> cython.double:
        """The mean over the rolls of the best that each allows, from the values at this depth."""
        kernel = self.kernel
        at: cython.int = 64 * depth
        i: cython.int
        j: cython.int
        square: cython.int
        best: cython.double
        answer: cython.double
        total: cython.double = 0.0
        passed: cython.double = -1.0
        chooses: cython.bint = kernel.left[side] == 1
        occupied: cython.ulonglong
        if chooses:
            passed = self._passed(side, depth)
            self._steals(1 - side)
        for i in range(kernel.rolls):
            best = -1.0
            for j in range(kernel.roll_start[i], kernel.roll_start[i + 1]):
                square = kernel.roll_square[j]
                if self.value[at + square] > best:
                    best = self.value[at + square]
            if best < 0.0:
                if passed < 0.0:
                    passed = self._passed(side, depth)
                best = passed
            elif chooses and best < 1.0:
                answer = 1.0 - passed
                for j in range(kernel.roll_start[i], kernel.roll_start[i + 1]):
                    square = kernel.roll_square[j]
                    occupied = ((kernel.mark[0] | kernel.mark[1]) >> square) & 1
                    if not occupied and self.stolen[square] > answer:
                        answer = self.stolen[square]
                if 1.0 - answer > best:
                    best = 1.0 - answer
            elif side == self.plain_side:
                best += self.plain_share * (self._mean_liked(depth, i) - best)
            total += kernel.weight[i] * best
        return total / kernel.throws

    def _mean_liked(self, depth: cython.int, roll: cython.int) -> cython.double:
        """What a plain player's choice is worth to it: one of several squares that it likes as much, by chance."""
        liked: cython.ulonglong = self.liked[1540 * depth + roll]
        total: cython.double = 0.0
        count: cython.int = count_of(liked)
        while liked:
            total += self.value[64 * depth + lowest_of(liked)]
            liked &= liked - 1
        return total / count
