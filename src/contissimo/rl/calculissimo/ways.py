"""A move of Calculissimo as actions, one for each tile and one that commits, and the moves that a beginning still leads to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from contissimo.engine.calculissimo.kernel import Kernel, rack_of
from contissimo.games.calculissimo.board import EMPTY, Board
from contissimo.games.calculissimo.moves import Move, Pass, Placement, Swap
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import BOARD_LETTERS, FACES, LETTER_OF_JOKER, RACK_SIZE
from contissimo.games.calculissimo.turns import announces, exchanges

LETTER = {letter: at for at, letter in enumerate(BOARD_LETTERS)}
"""What can lie on a square: the tiles, and each joker by what it stands for."""
_NONE = -1
_KERNEL_SIDE = 24
"""How long a row of the kernel's board is."""
_LETTER_OF_CODE = np.array(
    [LETTER.get(face, 0) for face in f"{FACES}."]
    + [LETTER.get(LETTER_OF_JOKER.get(face, ""), 0) for face in f"{FACES}."]
)
"""For the kernel's code of a letter, where it stands among ours: tiles, then jokers."""


@dataclass(frozen=True, slots=True)
class Codes:
    """The actions of a ruleset: a letter on a square, square by square; then a face to exchange; then to commit."""

    width: int
    squares: int

    @classmethod
    def of(cls, ruleset: Ruleset) -> Codes:
        layout = ruleset.layout
        return cls(layout.width, layout.width * layout.height)

    @property
    def exchange(self) -> int:
        """The first of the actions that put a tile aside to be exchanged."""
        return self.squares * len(LETTER)

    @property
    def commit(self) -> int:
        """Makes the move that was put together; with nothing put together it is a pass."""
        return self.exchange + len(FACES)

    @property
    def count(self) -> int:
        return self.commit + 1

    def actions(self, move: Move) -> tuple[int, ...]:
        """A move of a turn: tiles in the order of the line, or of the faces."""
        match move:
            case Placement(tiles=tiles):
                width, letters = self.width, len(LETTER)
                laid = [(y * width + x) * letters + LETTER[of] for (x, y), of in tiles]
                return (*laid, self.commit)
            case Swap(tiles):
                return (*(self.exchange + FACES.index(face) for face in tiles), self.commit)
            case Pass():
                return (self.commit,)
            case _:
                raise ValueError(f"{move} is no move of a turn")

    def laid(self, action: int) -> tuple[int, str] | None:
        """The square and the letter of an action that lays a tile."""
        if action >= self.exchange:
            return None
        square, letter = divmod(action, len(LETTER))
        return square, BOARD_LETTERS[letter]


class Ways:
    """All moves of a turn, and which of them the actions so far may become."""

    def __init__(self, rows: NDArray[np.int32], move_at: Callable[[int], Move]) -> None:
        self._rows, self._move_at = rows, move_at
        self._left: NDArray[np.intp] = np.arange(len(rows))
        self.taken: list[int] = []

    def write(self, mask: NDArray[np.int8]) -> None:
        """What may come next, into a mask of zeros."""
        mask[self._rows[self._left, len(self.taken)]] = 1

    def take(self, action: int) -> Move:
        """An action that may come next, or ValueError. The answer is a move that it leads to: after a commit, the one."""
        left = self._left[self._rows[self._left, len(self.taken)] == action]
        if not left.size:
            raise ValueError(f"action {action} is illegal")
        self._left = left
        self.taken.append(action)
        return self._move_at(int(left[0]))


def ways_of(codes: Codes, kernel: Kernel, position: Position) -> Ways:
    """The moves of the seat that has its turn, from the kernel, which must not be used for others meanwhile.

    They are those of `Position.moves`; of thousands of placements only the one that is made becomes a value.
    """
    (seat,) = position.to_act
    rules, board, rack = position.ruleset, position.board, position.rack(seat)
    kernel.load(board)
    kernel.generate(rack_of(rack))
    found = kernel.found_moves()
    others: list[Move] = [*exchanges(rules, board, rack, len(position.bag)), Pass()]
    rows = np.full((len(found) + len(others), RACK_SIZE + 1), _NONE, np.int32)
    _write_placements(rows, np.array([move for move, _ in found], np.int64), codes, board)
    for row, move in zip(rows[len(found) :], others, strict=True):
        actions = codes.actions(move)
        row[: len(actions)] = actions

    def move_at(index: int) -> Move:
        if index >= len(found):
            return others[index - len(found)]
        move, points = found[index]
        return kernel.placement(move, points if announces(rules) else None)

    return Ways(rows, move_at)


def _write_placements(
    rows: NDArray[np.int32], moves: NDArray[np.int64], codes: Codes, board: Board
) -> None:
    """The actions of the kernel's integers, all at once. Must agree with `Kernel.placement`."""
    down = (moves >> 41 & 1).astype(np.intp)
    line, place = np.divmod(moves >> 42 & 1023, _KERNEL_SIDE)
    line, place = line - 1, place - 1
    numbers, signs = moves >> 35 & 7, moves >> 38 & 7
    laid = [np.zeros_like(moves), np.zeros_like(moves)]
    side = max(len(board.rows), codes.width)
    empty = np.zeros((2, side, side), bool)
    letters = np.array([list(row) for row in board.rows]) == EMPTY
    empty[0, : letters.shape[0], : letters.shape[1]] = letters
    empty[1, : letters.shape[1], : letters.shape[0]] = letters.T
    for step in range(side):
        kind = step % 2  # a line begins with a number, and signs come between
        at = place + step
        wanting = (numbers, signs)[kind] > laid[kind]
        new = np.flatnonzero(wanting & (at < side) & empty[down, line, np.minimum(at, side - 1)])
        index = laid[kind][new] + (numbers[new] if kind else 0)
        letter = _LETTER_OF_CODE[moves[new] >> 5 * index & 31]
        y, x = np.where(down[new], (at[new], line[new]), (line[new], at[new]))
        rows[new, laid[0][new] + laid[1][new]] = (y * codes.width + x) * len(LETTER) + letter
        laid[kind][new] += 1
    rows[np.arange(len(moves)), numbers + signs] = codes.commit
