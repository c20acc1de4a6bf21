"""Every legal placement of a rack on a board: plain, complete, and quick enough to ask after each turn.

A placement's main line is a *span*: squares between two empty ones (or the edges) of which one to seven are
new. In a complete operation numbers and operators alternate, so a span tells which of its new squares take
numbers and which take operators; the rack's arrangements are tried on both and the line is valued exactly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from contissimo.core.errors import IllegalMove
from contissimo.core.grid import Square
from contissimo.games.calculissimo.board import EMPTY, NUMBER_FACTOR, Board
from contissimo.games.calculissimo.lines import fault, parts
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


@lru_cache(maxsize=1 << 10)
def _arrangements(tiles: str, jokers: int, joker_letters: str, count: int) -> tuple[str, ...]:
    """The different strings of `count` letters that can be laid with the tiles and some jokers."""
    if count == 0:
        return ("",)
    found = []
    for tile in sorted(set(tiles)):
        rest = tiles.replace(tile, "", 1)
        found += [tile + row for row in _arrangements(rest, jokers, joker_letters, count - 1)]
    if jokers:
        rows = _arrangements(tiles, jokers - 1, joker_letters, count - 1)
        found += [letter + row for letter in joker_letters for row in rows]
    return tuple(found)


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

    def placement(self, numbers: str, operators: str) -> Placement:
        first, last = self.span.first, self.span.last
        letters = list(self.line)
        for x, letter in zip(self.span.numbers, numbers, strict=True):
            letters[x] = letter
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
        operators = list(self._operators(slot, crosses))
        for row, plain, bonus in self._numbers(slot, crosses, {} if needs_judge else factors):
            jokers_left = self.jokers - _jokers_in(row)
            for signs_row, signs in operators:
                if (
                    _admitted(plain, signs, *self.options)
                    and (bonus is plain or _admitted(bonus, signs, *self.options))
                    and (not self.jokers or _jokers_in(signs_row) <= jokers_left)
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
        first, last, squares = slot.span.first, slot.span.last, slot.span.operators
        jokers = "".join([LETTER_OF_JOKER[f] for f in self.rules.joker_faces if f in OPERATORS])
        letters = list(slot.line)
        for row in self._rows(squares, self.operators, jokers, crosses):
            for x, letter in zip(squares, row, strict=True):
                letters[x] = letter
            signs = "".join([FACE_OF[letter] for letter in letters[first + 1 : last : 2]])
            if signs.count("*") <= 1:
                yield row, signs

    def _numbers(
        self, slot: _Slot, crosses: dict[int, str], factors: dict[int, int]
    ) -> Iterator[tuple[str, tuple[int, ...], tuple[int, ...]]]:
        """The numbers to lay, and with them all numbers of the line: plain, and with their bonuses."""
        first, last, squares = slot.span.first, slot.span.last, slot.span.numbers
        letters = list(slot.line)
        jokers = "".join([LETTER_OF_JOKER[face] for face in NUMBERS])
        for row in self._rows(squares, self.numbers, jokers, crosses):
            for x, letter in zip(squares, row, strict=True):
                letters[x] = letter
            plain = tuple([int(FACE_OF[letter]) for letter in letters[first : last + 1 : 2]])
            if not factors:
                yield row, plain, plain
                continue
            bonus = list(plain)
            for x, factor in factors.items():
                if letters[x] in NUMBERS:  # a joker earns no bonus (§5.5)
                    bonus[(x - first) // 2] *= factor
            yield row, plain, tuple(bonus)

    def _rows(
        self, squares: tuple[int, ...], tiles: str, jokers: str, crosses: dict[int, str]
    ) -> Iterator[str]:
        """The arrangements for the new squares of one type that the crossing lines admit."""
        checks = [(i, crosses[x]) for i, x in enumerate(squares) if x in crosses]
        for row in _arrangements(tiles, self.jokers, jokers, len(squares)):
            if all(FACE_OF[row[i]] in faces for i, faces in checks):
                yield row

    def _is_admitted(self, placement: Placement) -> bool:
        try:
            judge(self.board, self.rules, self.rack, placement)
        except IllegalMove:
            return False
        return True


def _touched(lines: tuple[str, ...], y: int) -> set[int]:
    """The squares of a line that have a tile beside them in a neighbouring line."""
    beside = [lines[i] for i in (y - 1, y + 1) if 0 <= i < len(lines)]
    return {x for line in beside for x, letter in enumerate(line) if letter != EMPTY}


def _jokers_in(row: str) -> int:
    return sum([letter not in FACES for letter in row])
