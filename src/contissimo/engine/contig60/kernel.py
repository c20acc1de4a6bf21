# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Contig 60 at the speed of C: a board in bits, whole random games, and a position to lay on and take back.

One file in Cython's pure-Python mode: compiled when the package is built where there is a compiler, run as plain
Python elsewhere, with the same answers (`COMPILED` tells which). The C types of attributes and methods stand in
`kernel.pxd`. What is legal is decided by `games.contig60`; the tests hold this file to it.

Square i, row by row, is bit i of a board, so a board has at most 64 squares (`fits`). Sides are 0 and 1. A *window*
is a run of squares that could become a line; a side's *pattern* in it has a bit for each of its markers (for lines
longer than five: is their count), kept up to date as markers are laid and taken back.

Chance is counter-based: word n of a seed is a hash of both (SplitMix64). A number below `bound` is the upper half
of a 32-bit half word times `bound`; with bounds of at most 8,000 no number is more than 2^-19 too likely.
"""

from __future__ import annotations

from contissimo.core.grid import neighbours
from contissimo.engine.contig60.tables import tables_of
from contissimo.games.contig60.rules import Ruleset

try:
    import cython
except ImportError:
    from contissimo.engine import cython_types as cython

COMPILED: bool = cython.compiled
"""Whether this is the compiled kernel."""
MOST_SQUARES = 64
GOES_ON = -1.0
"""The verdict on a position that is not over."""

# Compiled, these are C functions and constants of `kernel.pxd`.
if not cython.compiled:
    from contissimo.engine.contig60.bits import LOW, ONE, count_of, lowest_of, word_of


def fits(ruleset: Ruleset) -> bool:
    """Whether a ruleset's board is small enough for a `Kernel`."""
    return ruleset.layout.width * ruleset.layout.height <= MOST_SQUARES


class Kernel:
    """The rules of one ruleset on bitboards, and one mutable position. It belongs to one thread."""

    def __init__(self, ruleset: Ruleset) -> None:
        if not cython.compiled:
            self._allocate()
        self.ruleset = ruleset
        self.tables = tables_of(ruleset)
        self.squares = ruleset.layout.width * ruleset.layout.height
        if self.squares > 64:
            raise ValueError(self.squares)
        self.markers = ruleset.markers
        self.start_total[0], self.start_total[1] = ruleset.start_totals
        self.own_square = int(ruleset.own_square_counts)
        self.race = ruleset.race_to_zero
        self.line_length = ruleset.line_length
        self.idle_turns = ruleset.idle_turns
        self.last_turn = 1 << 30 if ruleset.rounds is None else 2 * ruleset.rounds
        self._learn_board(ruleset.layout.width, ruleset.layout.height)
        self._learn_rolls()
        self._learn_windows(ruleset.layout.width, ruleset.layout.height)
        self.begin()

    def _allocate(self) -> None:
        """Uncompiled, the C arrays of `kernel.pxd` are lists."""
        if not cython.compiled:
            self.near = [0] * 64
            self.reach = [0] * 1540
            self.weight = [0] * 1540
            self.roll_of = [0] * 8000
            self.roll_start = [0] * 1541
            self.roll_square = [0] * 98560
            self.chance_of = [0.0] * 64
            self.makers = [0] * 64
            self.kind_rolls = [0] * 64
            self.kind_throws = [0] * 64
            self.line_start = [0] * 4
            self.line_step = [0] * 4
            self.window_square = [0] * 5376
            self.step_of = [0] * 21
            self.filled = [0] * 32
            self.through_start = [0] * 65
            self.through_window = [0] * 5376
            self.through_step = [0] * 5376
            self.start_total = [0, 0]
            self.mark = [0, 0]
            self.total = [0, 0]
            self.left = [0, 0]
            self.pattern = [0] * 512
            self.turn = self.quiet = 0

    def _learn_board(self, width: int, height: int) -> None:
        board = (1 << width * height) - 1
        self.board = board
        for square, near in enumerate(neighbours(width, height)):
            self.near[square] = sum(1 << other for other in near)

    def _learn_rolls(self) -> None:
        tables = self.tables
        reachable = thrown = listed = 0
        self.rolls = len(tables.rolls)
        self.throws = tables.throws
        for index, roll in enumerate(tables.rolls):
            self.reach[index] = roll.squares
            self.weight[index] = roll.throws
            reachable |= roll.squares
            for _ in range(roll.throws):
                self.roll_of[thrown] = index
                thrown += 1
            self.roll_start[index] = listed
            for square in range(len(tables.numbers)):
                if roll.squares >> square & 1:
                    self.roll_square[listed] = square
                    listed += 1
        self.roll_start[len(tables.rolls)] = listed
        self.reachable = reachable
        for square, throws in enumerate(tables.square_throws):
            self.chance_of[square] = throws / tables.throws
        # Up to 64 rolls the chance of a set of squares is a few bit operations: the rolls by how often they come.
        kinds = sorted({roll.throws for roll in tables.rolls}) if len(tables.rolls) <= 64 else []
        self.kinds = len(kinds)
        for index, throws in enumerate(kinds):
            self.kind_throws[index] = throws
            self.kind_rolls[index] = sum(
                1 << number for number, roll in enumerate(tables.rolls) if roll.throws == throws
            )
        for square in range(len(tables.numbers) if kinds else 0):
            self.makers[square] = sum(
                1 << number
                for number, roll in enumerate(tables.rolls)
                if roll.squares >> square & 1
            )

    def _learn_windows(self, width: int, height: int) -> None:
        length = self.ruleset.line_length
        by_count = length > 5
        for index in range(32):
            self.filled[index] = index if by_count else index.bit_count()
        for place in range(length):
            self.step_of[place] = 1 if by_count else 1 << place
        windows: list[list[int]] = []
        for direction, (dx, dy) in enumerate(((1, 0), (0, 1), (1, 1), (-1, 1))):
            starts = [
                y * width + x
                for y in range(height)
                for x in range(width)
                if length and 0 <= x + dx * (length - 1) < width and y + dy * (length - 1) < height
            ]
            step = dy * width + dx
            self.line_step[direction] = step
            self.line_start[direction] = sum(1 << square for square in starts)
            windows += [[square + step * place for place in range(length)] for square in starts]
        if length == 1:  # the same squares in all four directions
            windows = windows[: width * height]
        self.windows = len(windows)
        at = 0
        for square in range(width * height):
            self.through_start[square] = at
            for index, window in enumerate(windows):
                if square in window:
                    self.through_window[at] = index
                    self.through_step[at] = 1 if by_count else 1 << window.index(square)
                    at += 1
        self.through_start[width * height] = at
        for index, window in enumerate(windows):
            for place, square in enumerate(window):
                self.window_square[index * length + place] = square

    def window(self, index: int) -> tuple[int, ...]:
        """The squares of a window."""
        length = self.ruleset.line_length
        return tuple(self.window_square[index * length + place] for place in range(length))

    @property
    def window_count(self) -> int:
        return self.windows

    def _has_line(self, markers: cython.ulonglong) -> cython.bint:
        """§6.1. A bit is left for each line that begins there."""
        i: cython.int
        steps: cython.int
        run: cython.ulonglong
        for i in range(4):
            run = markers & self.line_start[i]
            for steps in range(1, self.line_length):
                if not run:
                    break
                run &= markers >> (steps * self.line_step[i])
            if run:
                return True
        return False

    def random_game(self, seed: cython.ulonglong) -> cython.int:
        """Play a whole game from the start: 1 if the side that begins wins, -1 if the other, 0 if they share.

        Each side says any of its honest moves with the same chance: a sentence for a free square, a pass; then a steal,
        or not. `position` is then the one it ended in, with side 0 as the one that began; to go on from it, `place` it.
        """
        first: cython.ulonglong = 0
        second: cython.ulonglong = 0
        own: cython.ulonglong
        free: cython.ulonglong = self.board
        open_: cython.ulonglong
        word: cython.ulonglong
        number: cython.ulonglong = 0
        count: cython.int
        pick: cython.int
        square: cython.int
        side: cython.int = 0
        layer: cython.int
        factor: cython.int
        points: cython.int
        turn: cython.int = 0
        quiet: cython.int = 0
        winner: cython.int = 0
        self.total[0] = self.start_total[0]
        self.total[1] = self.start_total[1]
        self.left[0] = self.markers
        self.left[1] = self.markers
        while free & self.reachable:
            word = word_of(seed, number)
            number += 1
            open_ = self.reach[self.roll_of[((word >> 32) * self.throws) >> 32]] & free
            count = count_of(open_)
            pick = ((word & LOW) * (count + 1)) >> 32
            turn += 1
            factor = 1
            layer = side
            if pick == count:
                word = word_of(seed, number)
                number += 1
                pick = ((word & LOW) * (count + 1)) >> 32
                factor = 2
                layer = 1 - side
            side = 1 - side
            if pick == count:
                quiet += 1
            else:
                quiet = 0
                while pick:
                    open_ &= open_ - 1
                    pick -= 1
                square = lowest_of(open_)
                points = factor * (count_of(self.near[square] & ~free) + self.own_square)
                open_ = ONE << square
                free ^= open_
                self.total[layer] -= points
                self.left[layer] -= 1
                if layer == 0:
                    first |= open_
                    own = first
                else:
                    second |= open_
                    own = second
                if (
                    self.line_length
                    and (self.near[square] & own or self.line_length == 1)
                    and self._has_line(own)
                ):
                    winner = 1 - 2 * layer
                    break
                if self.left[layer] == 0 or (self.race and self.total[layer] <= 0):
                    break
            if quiet >= self.idle_turns or turn >= self.last_turn:
                break
        self.mark[0] = first
        self.mark[1] = second
        self.turn = turn
        self.quiet = quiet
        if winner == 0 and self.total[0] != self.total[1]:
            winner = 1 if self.total[0] < self.total[1] else -1
        return winner

    def random_games(self, seed: cython.ulonglong, count: cython.int) -> cython.int:
        """By how many games the side that begins is ahead after `count` random games."""
        i: cython.int
        ahead: cython.int = 0
        for i in range(count):
            ahead += self.random_game(word_of(seed, i))
        return ahead

    def begin(self) -> None:
        """Set the start of a game (§1.4)."""
        self.place(0, 0, self.start_total[0], self.start_total[1], 0, 0)

    def place(
        self,
        first: cython.ulonglong,
        second: cython.ulonglong,
        first_total: cython.int,
        second_total: cython.int,
        turn: cython.int,
        quiet: cython.int,
    ) -> None:
        """Set a position: markers of both sides, totals, complete turns, and how many of them were idle (§6.2)."""
        i: cython.int
        self.mark[0] = 0
        self.mark[1] = 0
        self.left[0] = self.markers
        self.left[1] = self.markers
        for i in range(self.windows):
            self.pattern[i] = 0
            self.pattern[256 + i] = 0
        while first:
            self.lay(0, lowest_of(first), 0)
            first &= first - 1
        while second:
            self.lay(1, lowest_of(second), 0)
            second &= second - 1
        self.total[0] = first_total
        self.total[1] = second_total
        self.turn = turn
        self.quiet = quiet

    def position(self) -> tuple[int, int, int, int, int, int]:
        """What `place` takes."""
        marks = self.mark[0], self.mark[1]
        return (*marks, self.total[0], self.total[1], self.turn, self.quiet)

    def lay(self, side: cython.int, square: cython.int, factor: cython.int) -> cython.int:
        """Complete a turn with a marker (`factor` 2: stolen), and answer what it earned (§3.1, §5.1)."""
        i: cython.int
        points: cython.int = count_of(self.near[square] & (self.mark[0] | self.mark[1]))
        points = factor * (points + self.own_square)
        self.mark[side] |= ONE << square
        self.total[side] -= points
        self.left[side] -= 1
        self.turn += 1
        self.quiet = 0
        for i in range(self.through_start[square], self.through_start[square + 1]):
            self.pattern[256 * side + self.through_window[i]] += self.through_step[i]
        return points

    def take_back(
        self, side: cython.int, square: cython.int, points: cython.int, quiet: cython.int
    ) -> None:
        """Undo `lay`, given its answer and how many turns were idle before."""
        i: cython.int
        self.mark[side] ^= ONE << square
        self.total[side] += points
        self.left[side] += 1
        self.turn -= 1
        self.quiet = quiet
        for i in range(self.through_start[square], self.through_start[square + 1]):
            self.pattern[256 * side + self.through_window[i]] -= self.through_step[i]

    def skip(self, turns: cython.int) -> None:
        """Complete a turn without a marker; -1 undoes it."""
        self.turn += turns
        self.quiet += turns

    def compare(self, side: cython.int) -> cython.double:
        """§6.2: 1 if the side's total is the lower one, 0 if the higher, a half if they are equal."""
        mine: cython.int = self.total[side]
        theirs: cython.int = self.total[1 - side]
        return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0

    def verdict(self, side: cython.int) -> cython.double:
        """After a complete turn: what the game was worth to a side (1, ½, 0), or GOES_ON. The order is §6.4's."""
        if self.line_length:
            if self._has_line(self.mark[side]):
                return 1.0
            if self._has_line(self.mark[1 - side]):
                return 0.0
        if (
            (self.race and (self.total[0] <= 0 or self.total[1] <= 0))
            or self.left[0] <= 0
            or self.left[1] <= 0
            or not self.reachable & ~(self.mark[0] | self.mark[1])
            or self.quiet >= self.idle_turns
            or self.turn >= self.last_turn
        ):
            return self.compare(side)
        return -1.0

    def chance(self, squares: cython.ulonglong) -> cython.double:
        """The chance that a throw makes one of a set of squares."""
        i: cython.int
        throws: cython.int = 0
        rolls: cython.ulonglong = 0
        if self.kinds:
            while squares:
                rolls |= self.makers[lowest_of(squares)]
                squares &= squares - 1
            for i in range(self.kinds):
                throws += self.kind_throws[i] * count_of(rolls & self.kind_rolls[i])
        else:
            for i in range(self.rolls):
                if self.reach[i] & squares:
                    throws += self.weight[i]
        return throws / float(self.throws)

    def chance_for(self, squares: int) -> float:
        """`chance`, for everyone: the other is for C alone."""
        return self.chance(squares)
