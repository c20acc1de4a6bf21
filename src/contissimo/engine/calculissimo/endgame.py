# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The end of a game of two with an empty bag: nothing is hidden any more, so it is searched, exactly where time allows.

Cython in pure-Python mode, like the kernel; the C types stand in `endgame.pxd`. Value: points that the side to move will
gain on the other from here to the end, leftovers included. Who maximizes the margin also wins whenever that can be.

First comes a selective search that deepens: the most promising moves of each side, and greedy play below the horizon.
Then every move is searched to the end, which proves the answer. When the time is out, the best move found so far
stands: one that the second search has shown to be better than all before it, else the choice of the first.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable

from contissimo.engine.calculissimo.kernel import LEAVES, Kernel
from contissimo.games.calculissimo.board import Board
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import FACES, OPERATOR_COST

try:
    import cython
except ImportError:
    from contissimo.engine import cython_types as cython

PASSES = 4
"""§6.1 b for two players: this number of passes in a row ends the game."""
IDLE = 12
"""§6.1 c for two players."""
DEEPEST = 24
"""The selective search goes no deeper: fourteen tiles, with passes between, rarely last longer."""
FOREVER = 127
"""The depth of a search that goes to the end."""
FIRST_WIDTH = 40
"""How many first moves it looks at after its first round."""
WIDTH = 10
"""How many placements of a side the selective search looks at, below the first move."""
MAX_TABLE = 1 << 20
"""Entries of the table of positions already searched; then it takes no more."""

_FAR = 1 << 40
# An entry of the table: the value + 2^30, 8 bits of depth, 2 bits of kind (exact, at least, at most); the best move.


class Endgame:
    """A searcher of endings of one ruleset. It belongs to one thread."""

    def __init__(self, ruleset: Ruleset) -> None:
        if not cython.compiled:
            self.cost_of_face = [0] * 15
        self.kernel = Kernel(ruleset)
        self.referee = ruleset.judging == "referee"
        self.anyone = ruleset.end_when_stuck == "anyone"
        for i, face in enumerate(FACES):
            number = 1 if ruleset.leftover == "tile_count" else i
            self.cost_of_face[i] = number if face.isdigit() else OPERATOR_COST
        self.table: dict[tuple[frozenset[int], int, int, int], tuple[int, int]] = {}
        self.nodes = 0
        self.stopped = False
        self.spent: Callable[[int], bool] = _never
        self.width = WIDTH
        self.shallow = False
        self.narrow = False
        self._fill_costs(array("i", bytes(4 * LEAVES)), 0, 0, 0)

    def _fill_costs(
        self, costs: array[int], rack: cython.longlong, size: cython.int, first: cython.int
    ) -> None:
        """Makes the kernel count what kept tiles cost; called with nothing, it goes over every multiset."""
        face: cython.int
        one: cython.longlong = 1
        costs[self.kernel.leave_index(rack)] = -self.cost(rack)
        if size < 7:
            for face in range(first, 15):
                self._fill_costs(costs, rack + (one << (4 * face)), size + 1, face)
        if size == 0:
            self.kernel.set_leaves(costs)

    def solve(
        self,
        board: Board,
        rack: int,
        other: int,
        passes: int,
        idle: int,
        spent: Callable[[int], bool],
    ) -> tuple[int, int, int, bool]:
        """The best move of the player with `rack` (0: a pass), its score, its value, and whether that is proved."""
        self.kernel.load(board)
        self.table = {}
        self.nodes = 0
        self.stopped = False
        self.spent = spent
        left = min(PASSES - passes, IDLE - idle)
        self.width = 0
        moves = self._moves(rack)
        best = (moves[0][0], moves[0][1], 0, False)
        self.width = WIDTH
        for depth in range(1, DEEPEST + 1):
            self.shallow = self.narrow = False
            # From the second round on only those that did not look hopeless at first sight.
            few = moves
            if depth > 1 and len(moves) > FIRST_WIDTH:
                few = moves[: FIRST_WIDTH - 1] + moves[len(moves) - 1 :]
            found = self._root(few, rack, other, left, depth)
            if found is not None:
                best = (*found, False)
                _to_front(moves, found[0])
            if self.stopped:
                return best
            if not self.shallow:
                break
        if not self.shallow and not self.narrow and len(few) == len(moves):
            return (*best[:3], True)
        self.width = 0
        proved = self._root(moves, rack, other, left, FOREVER)
        if proved is not None:
            best = (*proved, not self.stopped)
        return best

    def _root(
        self,
        moves: list[tuple[int, int]],
        rack: int,
        other: int,
        left: int,
        depth: int,
    ) -> tuple[int, int, int] | None:
        """The best of the moves as far as they were searched, or None if not even the first was."""
        best: tuple[int, int, int] | None = None
        alpha = -_FAR
        for move, score in moves:
            value = self._try(move, score, rack, other, left, depth, alpha, _FAR)
            if self.stopped:
                break
            if value > alpha:
                alpha = value
                best = (move, score, value)
        return best

    def _moves(self, rack: cython.longlong) -> list[tuple[int, int]]:
        """The placements, or the best of them, the most promising first; then the pass."""
        i: cython.int
        count: cython.int
        move: cython.longlong
        found: list[tuple[int, int, int]]
        moves: list[tuple[int, int]]
        if self.width:
            count = self.kernel.search(rack, self.width + 1)
            if count > self.width:
                self.narrow = True
                count = self.width
            moves = [(self.kernel.top_move(i), self.kernel.top_score(i)) for i in range(count)]
        else:
            found = []
            for i in range(self.kernel.generate(rack)):
                move = self.kernel.move(i)
                count = self.kernel.score(i)
                found.append((-count - self.cost(self.kernel.used(move)), move, count))
            found.sort()
            moves = [(entry[1], entry[2]) for entry in found]
        moves.append((0, 0))
        return moves

    def _try(  # noqa: PLR0917 - one C loop, as in the kernel
        self,
        move: cython.longlong,
        score: cython.int,
        rack: cython.longlong,
        other: cython.longlong,
        left: cython.int,
        depth: cython.int,
        alpha: cython.longlong,
        beta: cython.longlong,
    ) -> cython.longlong:
        """What a move is worth to its player, within alpha and beta."""
        value: cython.longlong
        step: cython.int = 1 if self.width else 0
        if move == 0:
            if left <= 1 or (self.anyone and not self.referee):
                return self.cost(other) - self.cost(rack)
            return -self._search(other, rack, left - 1, depth - step, -beta, -alpha)
        rack -= self.kernel.used(move)
        if rack == 0:
            return score + self.cost(other)
        self.kernel.play(move)
        value = score - self._search(other, rack, 4, depth - step, score - beta, score - alpha)
        self.kernel.undo()
        return value

    def _search(  # noqa: C901, PLR0912 - one C loop, as in the kernel
        self,
        rack: cython.longlong,
        other: cython.longlong,
        left: cython.int,
        depth: cython.int,
        alpha: cython.longlong,
        beta: cython.longlong,
    ) -> cython.longlong:
        """The value for the side to move, or a bound of it outside alpha and beta; anything once stopped."""
        value: cython.longlong
        best: cython.longlong = -(1 << 40)
        low: cython.longlong = alpha
        stored: cython.longlong
        first: cython.longlong = -1
        kind: cython.int
        i: cython.int
        move: cython.longlong
        self.nodes += 1
        if self._is_spent():
            return 0
        if not self.kernel.can_place(rack):
            # §6.1 a: looked at after every turn. A forced pass is not a ply of the search.
            if self.referee and (self.anyone or not self.kernel.can_place(other)):
                return self.cost(other) - self.cost(rack)
            return self._try(0, 0, rack, other, left, depth + (self.width > 0), alpha, beta)
        if depth <= 0:
            self.shallow = True
            return self._greedily(rack, other)
        key = (self._board_key(), rack, other, left)
        entry = self.table.get(key)
        if entry is not None:
            stored = entry[0]
            kind = stored & 3
            if ((stored >> 2) & 255) >= depth:
                value = (stored >> 10) - (1 << 30)
                if kind == 0 or (kind == 1 and value >= beta) or (kind == 2 and value <= alpha):
                    return value
            first = entry[1]
        moves = self._moves(rack)
        if first > 0:
            _to_front(moves, first)
        chosen = 0
        for i in range(len(moves)):
            move = moves[i][0]
            value = self._try(move, moves[i][1], rack, other, left, depth, alpha, beta)
            if self.stopped:
                return 0
            if value > best:
                best = value
                chosen = move
                alpha = max(alpha, value)
                if value >= beta:
                    break
        kind = 1 if best >= beta else 2 if best <= low else 0
        if len(self.table) < MAX_TABLE:
            self.table[key] = (((best + (1 << 30)) << 10) | (min(depth, 255) << 2) | kind, chosen)
        return best

    def _is_spent(self) -> cython.bint:
        """Whether the search is to stop; the budget is asked now and then."""
        if not self.stopped and (self.nodes & 31) == 0:
            self.stopped = self.spent(self.nodes)
        return self.stopped

    def _greedily(self, rack: cython.longlong, other: cython.longlong) -> cython.longlong:
        """What the side to move gains when both lay what scores and saves the most, to the end."""
        total: cython.longlong = 0
        sign: cython.int = 1
        laid: cython.int = 0
        stuck: cython.int = 0
        move: cython.longlong
        kept: cython.longlong
        while rack and other:
            move = self.kernel.best(rack)
            if move:
                stuck = 0
                total += sign * self.kernel.top_score(0)
                rack -= self.kernel.used(move)
                if rack == 0:
                    break
                self.kernel.play(move)
                laid += 1
            else:
                stuck += 1
                if stuck == 2 or self.anyone:
                    break
            kept = rack
            rack = other
            other = kept
            sign = -sign
        while laid:
            self.kernel.undo()
            laid -= 1
        return total + sign * (self.cost(other) - self.cost(rack))

    def _board_key(self) -> frozenset[int]:
        """What was laid since the root, whatever the order: tells the boards of one search apart, without a hash."""
        i: cython.int
        at: cython.int
        down: cython.int
        square: cython.int
        laid: list[int] = []
        for i in range(self.kernel.undos):
            at = self.kernel.undo_square[i]
            down = at >> 10
            square = at & 1023
            at = self.kernel.cells[down * 576 + square]
            if down:
                square = (square % 24) * 24 + square // 24
            laid.append(square * 32 + at)
        return frozenset(laid)

    def cost(self, rack: cython.longlong) -> cython.int:
        """§6.2: what the tiles of a rack cost at the end."""
        face: cython.int
        total: cython.int = 0
        for face in range(15):
            total += self.cost_of_face[face] * ((rack >> (4 * face)) & 15)
        return total


def _to_front(moves: list[tuple[int, int]], move: int) -> None:
    for i, entry in enumerate(moves):
        if entry[0] == move:
            moves.insert(0, moves.pop(i))
            return


def _never(nodes: int) -> bool:
    return nodes < 0
