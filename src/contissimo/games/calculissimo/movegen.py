"""Every legal placement of a rack on a board: plain, complete, and quick enough to ask after each turn.

A placement's main line is a *span*: squares between two empty ones (or the edges) of which one to seven are
new. In a complete operation numbers and operators alternate, so a span tells which of its new squares take
numbers and which take operators; the rack's arrangements are tried on both and the line is valued exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from contissimo.core.errors import IllegalMove
from contissimo.core.grid import Square
from contissimo.games.calculissimo.board import EMPTY, NUMBER_FACTOR, Board
from contissimo.games.calculissimo.lines import fault, hopeless, parts
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.placing import judge
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import (
    FACE_OF,
    FACES,
    JOKER,
    LETTER_OF_JOKER,
    NUMBERS,
    OPERATORS,
)

_TYPES = str.maketrans({x: "n" if face in NUMBERS else "o" for x, face in FACE_OF.items()})


def placements(board: Board, rules: Ruleset, rack: str) -> Iterator[Placement]:
    """Each legal placement once, those of few tiles first."""
    return _Search(board, rules, rack).placements()


def has_placement(board: Board, rules: Ruleset, rack: str) -> bool:
    """Whether there is any: stops at the first one found."""
    return next(placements(board, rules, rack), None) is not None


_Numbers = tuple[str, tuple[int, ...], tuple[int, ...]]
"""Letters to lay, and with them all numbers of a line: plain, and with their bonuses."""


class _Span(NamedTuple):
    """A possible main line within a row or column, and what its new squares (offsets) take."""

    first: int
    last: int
    numbers: tuple[int, ...]
    operators: tuple[int, ...]


@lru_cache(maxsize=1 << 14)
def _spans(types: str, numbers: int, operators: int) -> tuple[_Span, ...]:
    """The spans of a row or column that need at most so many numbers and operators.

    In `types`, `n` and `o` are tiles and `.` is empty. From its first square on a line alternates, so a tile
    of the wrong type ends the search, as does a square for which no tile is left.
    """
    found = []
    end = len(types)
    for first in range(end):
        if first and types[first - 1] != EMPTY:
            continue
        new: tuple[list[int], list[int]] = [], []
        for last in range(first, end):
            is_operator = (last - first) % 2
            if types[last] == EMPTY:
                new[is_operator].append(last)
                if len(new[0]) > numbers or len(new[1]) > operators:
                    break
            elif (types[last] == "o") != is_operator:
                break
            ends = last + 1 == end or types[last + 1] == EMPTY
            if ends and not is_operator and last > first and (new[0] or new[1]):
                found.append(_Span(first, last, tuple(new[0]), tuple(new[1])))
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def _admitted(numbers: tuple[int, ...], signs: str, zero: bool, whole_steps: bool) -> bool:
    return fault(numbers, signs, zero=zero, whole_steps=whole_steps) is None


@lru_cache(maxsize=1 << 14)
def _cross_faces(before: str, after: str, zero: bool, whole_steps: bool) -> str:
    """The faces that make a whole line of what lies before and after a square."""
    faces = NUMBERS if len(before) % 2 == 0 else OPERATORS
    legal = ""
    for face in faces:
        split = parts(before + face + after)
        if split is None:
            break  # no other face of this type would complete the operation either
        numbers, signs = split
        if signs.count("*") <= 1 and _admitted(tuple(numbers), signs, zero, whole_steps):
            legal += face
    return legal


def _arrange(
    tiles: str, jokers: str, left: int, count: int, hopes: Callable[[str], bool], before: str = ""
) -> Iterator[str]:
    """The different strings of `count` letters to be laid with the tiles and, for `left` jokers, their letters.

    Where the letters laid so far have no hope, nothing is tried behind them.
    """
    if len(before) == count:
        yield before
    elif hopes(before):
        for tile in sorted(set(tiles)):
            rest = tiles.replace(tile, "", 1)
            yield from _arrange(rest, jokers, left, count, hopes, before + tile)
        for letter in jokers if left else "":
            yield from _arrange(tiles, jokers, left - 1, count, hopes, before + letter)


@lru_cache(maxsize=1 << 10)
def _arrangements(tiles: str, jokers: str, left: int, count: int) -> tuple[str, ...]:
    """All of them at once: for few squares and at most one joker that is quicker than to look ahead."""
    return tuple(_arrange(tiles, jokers, left, count, hopes=lambda _: True))


@dataclass(frozen=True, slots=True)
class _Slot:
    """A span of one row or column of a board, with what crosses it."""

    across: bool
    y: int
    line: str
    kinds: str
    crossing: tuple[str, ...]
    span: _Span

    @property
    def size(self) -> int:
        return len(self.span.numbers) + len(self.span.operators)

    def cross(self, x: int) -> tuple[str, str]:
        """The tiles that lie directly before and after a square, across the span."""
        through = self.crossing[x]
        end = through.find(EMPTY, self.y + 1)
        before = through[through.rfind(EMPTY, 0, self.y) + 1 : self.y]
        return before, through[self.y + 1 : end if end >= 0 else None]

    def letters(self, squares: tuple[int, ...], row: str) -> list[str]:
        """The line after letters are laid on the first of these squares."""
        letters = list(self.line)
        for x, letter in zip(squares, row, strict=False):
            letters[x] = letter
        return letters

    def signs(self, operators: str) -> str:
        """All operators of the line once these are laid."""
        letters = self.letters(self.span.operators, operators)
        return "".join([FACE_OF[x] for x in letters[self.span.first + 1 : self.span.last : 2]])

    def numbers(self, row: str, factors: dict[int, int]) -> _Numbers:
        """All numbers of the line once these are laid: plain, and with their bonuses."""
        first, last = self.span.first, self.span.last
        letters = self.letters(self.span.numbers, row)
        plain = tuple([int(FACE_OF[x]) for x in letters[first : last + 1 : 2]])
        if not factors:
            return row, plain, plain
        bonus = list(plain)
        for x, factor in factors.items():
            if letters[x] in NUMBERS:  # a joker earns no bonus (§5.5)
                bonus[(x - first) // 2] *= factor
        return row, plain, tuple(bonus)

    def so_far(self, row: str) -> list[int | None]:
        """The numbers of the line while only some of its new ones are laid."""
        letters = self.letters(self.span.numbers, row)[self.span.first : self.span.last + 1 : 2]
        return [None if letter == EMPTY else int(FACE_OF[letter]) for letter in letters]

    def placement(self, numbers: str, operators: str) -> Placement:
        first, last = self.span.first, self.span.last
        letters = self.letters(self.span.numbers, numbers)
        for x, letter in zip(self.span.operators, operators, strict=True):
            letters[x] = letter
        new = tuple([old == EMPTY for old in self.line[first : last + 1]])
        start = Square(first, self.y) if self.across else Square(self.y, first)
        return Placement(start, self.across, "".join(letters[first : last + 1]), new)


class _Search:
    """One board, ruleset and rack, with what is looked up again and again."""

    def __init__(self, board: Board, rules: Ruleset, rack: str) -> None:
        self.board, self.rules, self.rack = board, rules, rack
        self.jokers = rack.count(JOKER)
        self.numbers = "".join([tile for tile in rack if tile in NUMBERS])
        self.operators = "".join([tile for tile in rack if tile in OPERATORS])
        faces = rules.joker_faces
        self.joker_numbers = "".join([LETTER_OF_JOKER[face] for face in faces if face in NUMBERS])
        self.joker_operators = "".join(
            [LETTER_OF_JOKER[face] for face in faces if face in OPERATORS]
        )
        self.supply = len(self.numbers) + self.jokers, len(self.operators) + self.jokers
        self.options = rules.zero_counts, rules.every_step_whole

    def placements(self) -> Iterator[Placement]:
        slots = [slot for across in (True, False) for slot in self._slots(across)]
        for slot in sorted(slots, key=lambda slot: slot.size):
            yield from self._fill(slot)

    def _slots(self, across: bool) -> Iterator[_Slot]:
        """The spans of all rows (or columns) that connect and for which the rack has the tiles."""
        rows, columns = self.board.rows, self.board.columns
        layout = self.rules.layout if across else self.rules.layout.transposed
        lines, crossing = (rows, columns) if across else (columns, rows)
        # On an empty board the start square counts as the tile to connect to (§4.2).
        start = layout.start if self.board.is_empty else None
        for y, line in enumerate(lines):
            touched = _touched(lines, y)
            if start is not None and y == start.y:
                touched = {start.x}
            elif not touched and line.count(EMPTY) == len(line):
                continue
            for span in _spans(line.translate(_TYPES), *self.supply):
                new = span.numbers + span.operators
                if len(new) > len(self.rack):
                    continue
                if len(new) > span.last - span.first and touched.isdisjoint(new):
                    continue
                if not across and len(new) == 1 and not touched.isdisjoint(new):
                    continue  # a single tile with a line across is found there
                yield _Slot(across, y, line, layout.rows[y], crossing, span)

    def _fill(self, slot: _Slot) -> Iterator[Placement]:
        """The legal ways to fill a slot."""
        span = slot.span
        crosses = self._crosses(slot)
        if not all(crosses.values()):
            return
        factors = {x: NUMBER_FACTOR[slot.kinds[x]] for x in span.numbers if slot.kinds[x] in "gb"}
        # A number in two lines (possible after an uncontested illegal line) may leave its bonus to the
        # other one (§5.6): then only the judge can tell.
        needs_judge = not crosses.keys().isdisjoint(factors)
        bonuses = {} if needs_judge else factors
        all_numbers = self._all_numbers(slot, crosses, bonuses)
        for signs_row, signs in self._operators(slot, crosses):
            for row, plain, bonus in all_numbers or self._numbers(slot, crosses, bonuses, signs):
                if (
                    _admitted(plain, signs, *self.options)
                    and (bonus is plain or _admitted(bonus, signs, *self.options))
                    and (not self.jokers or _jokers_in(row + signs_row) <= self.jokers)
                ):
                    placement = slot.placement(row, signs_row)
                    if not needs_judge or self._is_admitted(placement):
                        yield placement

    def _crosses(self, slot: _Slot) -> dict[int, str]:
        """For each new square with a neighbour across the span: the faces that may lie there."""
        crosses = {}
        for x in slot.span.numbers + slot.span.operators:
            before, after = slot.cross(x)
            if before or after:
                crosses[x] = _cross_faces(before, after, *self.options)
        return crosses

    def _operators(self, slot: _Slot, crosses: dict[int, str]) -> Iterator[tuple[str, str]]:
        """The operators to lay, and with them all operators of the line, at most one × (§4.4)."""
        squares = slot.span.operators
        rows = _arrangements(self.operators, self.joker_operators, self.jokers, len(squares))
        for row in _fitting(rows, squares, crosses):
            signs = slot.signs(row)
            if signs.count("*") <= 1:
                yield row, signs

    def _all_numbers(
        self, slot: _Slot, crosses: dict[int, str], factors: dict[int, int]
    ) -> list[_Numbers]:
        """The numbers to lay where they are few: then they serve for all operators. Else none."""
        squares = slot.span.numbers
        if self.jokers > 1 or len(squares) > 4:
            return []
        rows = _arrangements(self.numbers, self.joker_numbers, self.jokers, len(squares))
        return [slot.numbers(row, factors) for row in _fitting(rows, squares, crosses)]

    def _numbers(
        self, slot: _Slot, crosses: dict[int, str], factors: dict[int, int], signs: str
    ) -> Iterator[_Numbers]:
        """The numbers to lay between given operators, given up early where there is no hope."""

        def hopes(laid: str) -> bool:
            return not hopeless(slot.so_far(laid), signs, zero=self.rules.zero_counts)

        squares = slot.span.numbers
        rows = _arrange(self.numbers, self.joker_numbers, self.jokers, len(squares), hopes)
        return (slot.numbers(row, factors) for row in _fitting(rows, squares, crosses))

    def _is_admitted(self, placement: Placement) -> bool:
        try:
            judge(self.board, self.rules, self.rack, placement)
        except IllegalMove:
            return False
        return True


def _fitting(
    rows: Iterable[str], squares: tuple[int, ...], crosses: dict[int, str]
) -> Iterator[str]:
    """The arrangements for new squares that the crossing lines admit."""
    checks = [(i, crosses[x]) for i, x in enumerate(squares) if x in crosses]
    for row in rows:
        if all(FACE_OF[row[i]] in faces for i, faces in checks):
            yield row


def _touched(lines: tuple[str, ...], y: int) -> set[int]:
    """The squares of a line that have a tile beside them in a neighbouring line."""
    beside = [lines[i] for i in (y - 1, y + 1) if 0 <= i < len(lines)]
    return {x for line in beside for x, letter in enumerate(line) if letter != EMPTY}


def _jokers_in(row: str) -> int:
    return sum([letter not in FACES for letter in row])
