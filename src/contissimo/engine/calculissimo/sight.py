"""What a person of some skill finds on the board: which placements come to mind, and what they seem to score.

Nobody errs by dice here. A player who doesn't divide never sees a division; one who reads three tiles never sees a longer
line; a player who overlooks far bonuses calculates without them, and announces the result. Chance decides only
where on the board the look falls first.
"""

from __future__ import annotations

from dataclasses import dataclass

from contissimo.core.errors import IllegalMove
from contissimo.core.game import Rng
from contissimo.core.grid import Square
from contissimo.engine.calculissimo.kernel import Kernel
from contissimo.games.calculissimo.board import EMPTY, Board
from contissimo.games.calculissimo.lines import parts, value
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.placing import bonuses_of, lines_through
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.scoring import Line, score
from contissimo.games.calculissimo.tiles import FACES, OPERATORS

ALL = 99
JOKERS = 0xF << (4 * FACES.index("?"))
RECKONED = 300
"""How many placements a person calculates at most."""
_NUMBERS_AT, _SIGNS_AT, _DOWN_AT, _SQUARE_AT = 35, 38, 41, 42
_SIDE = 24
_LAST_NUMBER = 9


@dataclass(frozen=True, slots=True)
class Found:
    """A placement, as the kernel writes it, and what it seems to score."""

    move: int
    seems: int


@dataclass(frozen=True, slots=True)
class Sight:
    """The limits of a player. `ALL` is none."""

    signs: str = OPERATORS
    """Operators that the player calculates with."""
    tiles: int = ALL
    """New tiles in one placement."""
    length: int = ALL
    """Tiles in a line, old and new."""
    largest: int = ALL * ALL
    """The largest value of a line, before bonuses."""
    crossing: int = ALL
    """Further lines that a placement may form."""
    reach: int = ALL
    """How far from a tile of the board a bonus is noticed; 0: bonuses are overlooked."""
    lines: int = ALL
    """Rows and columns looked at, from where the look falls first; more only if nothing is found in them."""
    jokers: int = ALL
    """Jokers in one placement."""

    def best(self, kernel: Kernel, board: Board, rack: int, rng: Rng, limit: int) -> Found | None:
        """The placement that seems to score most, on a board that the kernel has loaded; no more than `limit`."""
        jokers = rack & JOKERS
        order = self._nearness(board, rng)
        found = self._best_of(kernel, board, rack - jokers, order, limit)
        # A joker is thought of when there is nothing else, until a player is good at it.
        if jokers and self.jokers and (found is None or self.jokers >= ALL):
            found = self._best_of(kernel, board, rack, order, limit) or found
        return found

    def _best_of(
        self,
        kernel: Kernel,
        board: Board,
        rack: int,
        order: dict[tuple[int, int], int],
        limit: int,
    ) -> Found | None:
        kernel.generate(rack)
        thinkable = sorted(
            (order[line_of(move)], -points, move)
            for move, points in kernel.found_moves()
            if self.thinks_of(move)
        )
        best: Found | None = None
        looked_at: set[tuple[int, int]] = set()
        reckoned = 0
        for _, points, move in thinkable:
            line = line_of(move)
            if line not in looked_at:
                if best is not None and len(looked_at) >= self.lines:
                    break
                looked_at.add(line)
            # Overlooked bonuses make a placement seem to score less, hardly ever more.
            if (best is not None and -points <= best.seems) or reckoned >= RECKONED:
                continue
            reckoned += 1
            seems = self.reckon(board, kernel.ruleset, kernel.placement(move), -points)
            if seems is not None and seems <= limit and (best is None or seems > best.seems):
                best = Found(move, seems)
        return best

    def _nearness(self, board: Board, rng: Rng) -> dict[tuple[int, int], int]:
        """The order in which lines are looked at: around a tile of the board, both ways by turns."""
        laid = [
            (x, y)
            for y, row in enumerate(board.rows)
            for x, here in enumerate(row)
            if here != EMPTY
        ]
        focus = (
            laid[rng.below(len(laid))] if laid else (len(board.rows[0]) // 2, len(board.rows) // 2)
        )
        # Direction 0 is across: its lines are rows.
        return {
            (down, line): 2 * abs(line - focus[1 - down]) + down
            for down in (0, 1)
            for line in range(ALL)
        }

    def thinks_of(self, move: int) -> bool:
        """What can be known without looking at the board."""
        numbers, signs = (move >> _NUMBERS_AT) & 7, (move >> _SIGNS_AT) & 7
        if numbers + signs > self.tiles:
            return False
        jokers = 0
        for _ in range(numbers + signs):
            face = move & 31
            move >>= 5
            jokers += face >> 4
            if face & 15 > _LAST_NUMBER and FACES[face & 15] not in self.signs:
                return False
        return jokers <= self.jokers

    def reckon(self, board: Board, rules: Ruleset, placement: Placement, points: int) -> int | None:
        """What a legal placement of `points` seems to score, or None if it doesn't come to mind."""
        if len(placement.letters) > self.length:
            return None
        lines = lines_through(board.with_tiles(placement.tiles), placement)
        if len(lines) - 1 > self.crossing or any(
            not self.grasps(line, rules.order) for line in lines
        ):
            return None
        if self.reach >= ALL:
            return points
        seen = tuple(
            bonus
            for bonus in bonuses_of(board, rules, placement)
            if _distance(board, bonus.square, self.reach) <= self.reach
        )
        try:
            return score(lines, seen, rules).total
        except IllegalMove:
            return None  # it would be wrong with these bonuses alone

    def grasps(self, line: Line, order: str) -> bool:
        """Whether the player can do the sum of a line."""
        split = parts(line.letters)
        if split is None or len(line.letters) > self.length:
            return False
        numbers, signs = split
        top, bottom = value(numbers, signs, order)
        return all(sign in self.signs for sign in signs) and 0 <= top <= self.largest * bottom


def line_of(move: int) -> tuple[int, int]:
    """The direction (1: down) and the number of a placement's line."""
    return (move >> _DOWN_AT) & 1, ((move >> _SQUARE_AT) & 1023) // _SIDE - 1


def _distance(board: Board, square: Square, most: int) -> int:
    """Steps from a square to the nearest tile on the board, if no more than `most`."""
    x, y = square
    for away in range(1, most + 1):
        for dx in range(-away, away + 1):
            dy = away - abs(dx)
            for there in (Square(x + dx, y + dy), Square(x + dx, y - dy)):
                if board.holds(there) and board.at(there) != EMPTY:
                    return away
    return most + 1
