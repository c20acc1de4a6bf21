# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Many games of Contig 60 side by side at the speed of C, for programs that learn: an action in for each board, arrays out.

It is handed the arrays that it writes to, so that it needs to know nothing of their owner: any memory with the right
shape will do (`rl/` hands it NumPy's). The rules are those of `games.contig60` with a referee; the tests hold every
step to them. A game that is over begins again at once (unless `again` is false), with its last reward written and its
end flagged.

An action is the index of a square, row by row, or `squares` for a pass or a decline; `squares + 1` is never legal.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Literal

try:
    import cython
except ImportError:
    from contissimo.engine import cython_types as cython

if TYPE_CHECKING:
    from contissimo.engine.contig60.kernel import Kernel

if not cython.compiled:
    from contissimo.engine.contig60.bits import (
        ONE,
        count_of,
        fill,
        lowest_of,
        spread,
        spread_row,
        word_of,
    )

Memory = Any  # whose array it is nobody asks
"""An array of any owner: a Python buffer with the shape and the type that `many.pxd` gives its name."""
OWN, OTHERS, MADE, POINTS, CHANCE, STEAL = range(6)
"""The planes of an observation."""
PLANES = 6
SPARE = 2
"""Actions that are no square: pass or decline, and one that stays free."""
MOST_CHANCE = 100
"""What the plane of chances says of a square that every throw makes."""


class Many:
    """`count` boards. Board i plays by the words of chance of its own seed, one game after the other."""

    def __init__(
        self,
        kernel: Kernel,
        count: int,
        *,
        planes: Memory,
        masks: Memory,
        dice: Memory,
        scores: Memory,
        rewards: Memory,
        over: Memory,
        to_act: Memory,
        again: bool = True,
    ) -> None:
        ruleset = kernel.ruleset
        if ruleset.judging != "referee" or ruleset.minutes is not None:
            raise ValueError("only games that a referee judges, without a clock")
        if not any(roll.squares for roll in kernel.tables.rolls):
            raise ValueError("no throw makes a square of this board")
        self.kernel = kernel
        self.count = count
        self.squares = ruleset.layout.width * ruleset.layout.height
        self.by_lot = ruleset.first == "lot"
        self.again = again
        longs = bytes(8 * count)
        ints = bytes(4 * count)
        self.seeds, self.words = _words(longs), _words(longs)
        self.marks = _pairs(longs + longs, "Q", count)
        self.totals, self.lefts = _pairs(ints + ints, "i", count), _pairs(ints + ints, "i", count)
        self.turns, self.quiets, self.rolls = _ints(ints), _ints(ints), _ints(ints)
        self.begins, self.stealing = _ints(ints), _ints(ints)
        self.planes, self.masks, self.dice, self.scores = planes, masks, dice, scores
        self.rewards, self.over, self.to_act = rewards, over, to_act
        self.given = _words(longs).cast("B").cast("q")
        self.faces = _ints(
            array("i", [die for r in kernel.tables.rolls for die in r.dice]).tobytes()
        )
        chances = kernel.tables.square_throws
        for board in range(count):
            for square in range(self.squares):
                share = MOST_CHANCE * chances[square] / kernel.tables.throws
                planes[board, CHANCE, square] = round(share)
            masks[board, self.squares + 1] = 0

    def begin(self, seeds: list[int]) -> None:
        """New games on all boards, each from its seed (64 bits)."""
        board: cython.int
        for board in range(self.count):
            self.seeds[board] = seeds[board]
            self.words[board] = 0
            self._begin(board)
            self.over[board] = 0
            self.rewards[board, 0] = 0.0
            self.rewards[board, 1] = 0.0

    def step(self, actions: Memory) -> None:
        """One action for each board. ValueError: one of them is illegal, and nothing has changed."""
        board: cython.int
        self.given = actions
        for board in range(self.count):
            if self._fault(board, self.given[board]):
                raise ValueError(f"action {self.given[board]} is illegal on board {board}")
        for board in range(self.count):
            self._act(board, self.given[board])

    def state(self, board: int) -> tuple[int, int, int, int, int, int, int, int, bool]:
        """Markers and totals of both sides, turns, idle turns, roll, who began, and whether a steal is open."""
        return (
            self.marks[board, 0],
            self.marks[board, 1],
            self.totals[board, 0],
            self.totals[board, 1],
            self.turns[board],
            self.quiets[board],
            self.rolls[board],
            self.begins[board],
            bool(self.stealing[board]),
        )

    def dice_of(self, roll: int) -> tuple[int, int, int]:
        """The dice of a roll, in rising order."""
        return self.faces[3 * roll], self.faces[3 * roll + 1], self.faces[3 * roll + 2]

    def _fault(self, board: cython.int, action: cython.longlong) -> cython.int:
        return not (0 <= action < self.squares + 2 and self.masks[board, action])

    def _word(self, board: cython.int) -> cython.ulonglong:
        word: cython.ulonglong = word_of(self.seeds[board], self.words[board])
        self.words[board] += 1
        return word

    def _begin(self, board: cython.int) -> None:
        """§1.4: the lot, and the first throw."""
        self.marks[board, 0] = 0
        self.marks[board, 1] = 0
        self.totals[board, 0] = self.kernel.start_total[0]
        self.totals[board, 1] = self.kernel.start_total[1]
        self.lefts[board, 0] = self.kernel.markers
        self.lefts[board, 1] = self.kernel.markers
        self.turns[board] = 0
        self.quiets[board] = 0
        self.begins[board] = 0
        if self.by_lot:
            self.begins[board] = self._word(board) & 1
        self._throw(board)
        self._show(board)

    def _throw(self, board: cython.int) -> None:
        word: cython.ulonglong = self._word(board)
        self.rolls[board] = self.kernel.roll_of[((word >> 32) * self.kernel.throws) >> 32]
        self.stealing[board] = 0

    def _act(self, board: cython.int, action: cython.int) -> None:
        """A legal action, and what follows from it up to the next decision."""
        side: cython.int = self.to_act[board]
        steal: cython.int = self.stealing[board]
        points: cython.int
        taken: cython.ulonglong = self.marks[board, 0] | self.marks[board, 1]
        own: cython.ulonglong
        self.rewards[board, 0] = 0.0
        self.rewards[board, 1] = 0.0
        self.over[board] = 0
        if action == self.squares and not steal:
            self.stealing[board] = 1  # §5.1: the others may take the same dice
            self._show(board)
            return
        self.turns[board] += 1
        if action == self.squares:
            self.quiets[board] += 1
        else:
            self.quiets[board] = 0
            points = count_of(self.kernel.near[action] & taken) + self.kernel.own_square
            self.totals[board, side] -= 2 * points if steal else points
            self.lefts[board, side] -= 1
            taken |= ONE << action
            own = self.marks[board, side] | ONE << action
            self.marks[board, side] = own
            if (
                self.kernel.line_length
                and (self.kernel.near[action] & own or self.kernel.line_length == 1)
                and self.kernel._has_line(own)
            ):
                self._end(board, side)
                return
        if (
            (self.kernel.race and self.totals[board, side] <= 0)
            or self.lefts[board, side] <= 0
            or not self.kernel.reachable & ~taken
            or self.quiets[board] >= self.kernel.idle_turns
            or self.turns[board] >= self.kernel.last_turn
        ):
            points = self.totals[board, 0] - self.totals[board, 1]
            self._end(board, 0 if points < 0 else 1 if points > 0 else -1)
            return
        self._throw(board)
        self._show(board)

    def _end(self, board: cython.int, winner: cython.int) -> None:
        """-1: they share the win. The next game begins, or the last board stays with nothing to do on it."""
        square: cython.int
        if winner >= 0:
            self.rewards[board, winner] = 1.0
            self.rewards[board, 1 - winner] = -1.0
        self.over[board] = 1
        if self.again:
            self._begin(board)
            return
        self._show(board)
        for square in range(self.squares + 1):
            self.masks[board, square] = 0

    def _show(self, board: cython.int) -> None:
        """Write what the side that is to act sees."""
        side: cython.int = self.begins[board] ^ (self.turns[board] & 1)
        squares: cython.int = self.squares
        factor: cython.int = 1
        roll: cython.int = self.rolls[board]
        square: cython.int
        made: cython.ulonglong
        taken: cython.ulonglong = self.marks[board, 0] | self.marks[board, 1]
        if self.stealing[board]:
            side = 1 - side
            factor = 2
        self.to_act[board] = side
        made = self.kernel.reach[roll] & ~taken
        spread(self.planes, board, 0, self.marks[board, side], squares)
        spread(self.planes, board, 1, self.marks[board, 1 - side], squares)
        spread(self.planes, board, 2, made, squares)
        fill(self.planes, board, 3, 0, squares)
        fill(self.planes, board, 5, factor - 1, squares)
        spread_row(self.masks, board, made, squares)
        self.masks[board, squares] = 1
        while made:
            square = lowest_of(made)
            made &= made - 1
            self.planes[board, 3, square] = factor * (
                count_of(self.kernel.near[square] & taken) + self.kernel.own_square
            )
        self.dice[board, 0] = self.faces[3 * roll]
        self.dice[board, 1] = self.faces[3 * roll + 1]
        self.dice[board, 2] = self.faces[3 * roll + 2]
        self.scores[board, 0] = self.totals[board, side]
        self.scores[board, 1] = self.totals[board, 1 - side]


def _words(of: bytes) -> Memory:
    return memoryview(array("Q", of))


def _ints(of: bytes) -> Memory:
    return memoryview(array("i", of))


def _pairs(of: bytes, kind: Literal["Q", "i"], count: int) -> Memory:
    return memoryview(array(kind, of)).cast("B").cast(kind, (count, 2))
