"""A move of Calculissimo as actions, one for each tile and one that commits, and the moves that a beginning still leads to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from contissimo.games.calculissimo.moves import Move, Pass, Placement, Swap
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import BOARD_LETTERS, FACES, RACK_SIZE

LETTER = {letter: at for at, letter in enumerate(BOARD_LETTERS)}
"""What can lie on a square: the tiles, and each joker by what it stands for."""
_NONE = -1


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

    def __init__(self, codes: Codes, moves: Iterable[Move]) -> None:
        self._moves = list(moves)
        self._rows = np.full((len(self._moves), RACK_SIZE + 1), _NONE, np.int32)
        for row, move in zip(self._rows, self._moves, strict=True):
            actions = codes.actions(move)
            row[: len(actions)] = actions
        self._left: NDArray[np.intp] = np.arange(len(self._moves))
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
        return self._moves[int(left[0])]
