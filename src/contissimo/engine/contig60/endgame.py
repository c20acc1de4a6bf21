# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Late positions of Contig 60, solved exactly: expectimax over every throw, sentence, pass and steal, with memory.

It searches the position that a `Kernel` holds. How late a position must be is a question of how many markers can still
be laid on how many squares: `size` says beforehand about how many boards there are to value.

A passed turn changes nothing but the count of idle turns, so boards are valued along the chain of passes from its end
(§6.2: `idle_turns`) backwards; what laying and stealing is worth is the same at every link of it, unless a number
of rounds is agreed.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from contissimo.engine import cython_types as cython

if TYPE_CHECKING:
    from contissimo.engine.contig60.kernel import Kernel

if not cython.compiled:
    from contissimo.engine.contig60.bits import lowest_of

MOST_DEPTH = 16
UNKNOWN = -1.0


def size(free: int, first_left: int, second_left: int) -> int:
    """About how many boards can still come on `free` squares before a side has laid its last marker."""
    most = min(first_left + second_left - 2, free)
    return sum(comb(free, laid) * (laid + 1) << laid for laid in range(most + 1))


class Endgame:
    """A solver with its memory, which it keeps from one question to the next."""

    def __init__(self, kernel: Kernel) -> None:
        if not cython.compiled:
            self.laid = [0.0] * 2048
            self.stolen = [0.0] * 2048
            self.made = [0] * 24640
            self.throws = [0] * 24640
            self.said = [0.0] * 49280
            self.taken = [0.0] * 49280
        self.kernel = kernel
        self.memory: dict[object, float] = {}
        self.nodes = 0
        self.limit = 1 << 60
        self.stop: Callable[[int], bool] | None = None
        self.depth = 0
        self.counts_turns = kernel.last_turn < 1 << 30

    def forget(self) -> None:
        self.memory.clear()

    def value(self, side: cython.int) -> cython.double:
        """The chance of `side`, which is about to throw, to win; UNKNOWN once more than `limit` boards were valued."""
        kernel = self.kernel
        i: cython.int
        link: cython.int
        links: cython.int
        roller: cython.int
        count: cython.int
        at: cython.int
        row: cython.int
        square: cython.int
        squares: cython.ulonglong
        turn: cython.int = kernel.turn
        quiet: cython.int = kernel.quiet
        best: cython.double
        passed: cython.double
        after: cython.double
        total: cython.double
        key = self._key(side)
        known = self.memory.get(key)
        if known is not None:
            return known
        self.nodes += 1
        if self.stop is not None and self.nodes % 128 == 0 and self.stop(self.nodes):
            self.limit = -1
        if self.nodes > self.limit or self.depth >= 16:
            return -1.0
        links = kernel.idle_turns - quiet
        if self.counts_turns and kernel.last_turn - turn < links:
            links = kernel.last_turn - turn
        count = self._sort_rolls()
        at = self.depth * 1540
        after = kernel.compare(side if links % 2 == 0 else 1 - side)
        for link in range(links - 1, -1, -1):
            roller = side if link % 2 == 0 else 1 - side
            if self.counts_turns or link >= links - 2:
                kernel.turn = turn + link
                kernel.quiet = quiet + link
                whole = self._lay_all(roller) and self._steal_all(1 - roller)
                kernel.turn = turn
                kernel.quiet = quiet
                if not whole:
                    return -1.0
                for i in range(count):
                    squares = self.made[at + i]
                    best = -1.0
                    passed = -1.0
                    while squares:
                        square = lowest_of(squares)
                        squares &= squares - 1
                        row = (self.depth * 2 + roller) * 64 + square
                        if self.laid[row] > best:
                            best = self.laid[row]
                        row = (self.depth * 2 + 1 - roller) * 64 + square
                        if self.stolen[row] > passed:
                            passed = self.stolen[row]
                    self.said[2 * (at + i) + roller] = best
                    self.taken[2 * (at + i) + roller] = passed
            total = 0.0
            for i in range(count):
                passed = self.taken[2 * (at + i) + roller]
                if after > passed:
                    passed = after
                best = self.said[2 * (at + i) + roller]
                if 1.0 - passed > best:
                    best = 1.0 - passed
                total += self.throws[at + i] * best
            after = total / kernel.throws
        self.memory[key] = after
        return after

    def _key(self, side: cython.int) -> object:
        kernel = self.kernel
        turn = kernel.turn if self.counts_turns else 0
        if kernel.race:
            return (
                kernel.mark[0],
                kernel.mark[1],
                kernel.total[0],
                kernel.total[1],
                side,
                kernel.quiet,
                turn,
            )
        lead = kernel.total[0] - kernel.total[1]
        return (kernel.mark[0], kernel.mark[1], lead, side, kernel.quiet, turn)

    def _sort_rolls(self) -> cython.int:
        """Rolls that make the same free squares are one."""
        kernel = self.kernel
        free: cython.ulonglong = kernel.reachable & ~(kernel.mark[0] | kernel.mark[1])
        squares: cython.ulonglong
        i: cython.int
        j: cython.int
        at: cython.int = self.depth * 1540
        count: cython.int = 0
        for i in range(kernel.rolls):
            squares = kernel.reach[i] & free
            j = 0
            while j < count and self.made[at + j] != squares:
                j += 1
            if j == count:
                self.made[at + j] = squares
                self.throws[at + j] = 0
                count += 1
            self.throws[at + j] += kernel.weight[i]
        return count

    def _lay_all(self, side: cython.int) -> cython.bint:
        kernel = self.kernel
        free: cython.ulonglong = kernel.reachable & ~(kernel.mark[0] | kernel.mark[1])
        square: cython.int
        v: cython.double
        while free:
            square = lowest_of(free)
            free &= free - 1
            v = self._lay(side, square, 1)
            if v < 0.0:
                return False
            self.laid[(self.depth * 2 + side) * 64 + square] = v
        return True

    def _steal_all(self, side: cython.int) -> cython.bint:
        kernel = self.kernel
        free: cython.ulonglong = kernel.reachable & ~(kernel.mark[0] | kernel.mark[1])
        square: cython.int
        v: cython.double
        while free:
            square = lowest_of(free)
            free &= free - 1
            v = self._lay(side, square, 2)
            if v < 0.0:
                return False
            self.stolen[(self.depth * 2 + side) * 64 + square] = v
        return True

    def _lay(self, side: cython.int, square: cython.int, factor: cython.int) -> cython.double:
        """What a marker is worth to its side: then the others throw, or, if it was a steal, the side itself."""
        kernel = self.kernel
        quiet: cython.int = kernel.quiet
        points: cython.int = kernel.lay(side, square, factor)
        v: cython.double = kernel.verdict(side)
        if v < 0.0:
            self.depth += 1
            v = self.value(side) if factor == 2 else self.value(1 - side)
            self.depth -= 1
            if v >= 0.0 and factor == 1:
                v = 1.0 - v
        kernel.take_back(side, square, points, quiet)
        return v
