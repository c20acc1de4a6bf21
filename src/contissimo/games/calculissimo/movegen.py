"""Every legal placement of a rack on a board: plain, complete, and quick enough to ask after each turn.

Each slot of the board (see `spans`) is filled with the arrangements of the rack's numbers and operators, and
the line is valued exactly. Cross checks come first: a square that nothing may cover ends the spans there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from contissimo.core.errors import IllegalMove
from contissimo.games.calculissimo.board import EMPTY, NUMBER_FACTOR, Board
from contissimo.games.calculissimo.lines import fault, hopeless, parts
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.placing import judge
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.spans import Numbers, Slot, longer, spans, types_of
from contissimo.games.calculissimo.tiles import (
    FACE_OF,
    FACES,
    JOKER,
    LETTER_OF_JOKER,
    NUMBERS,
    OPERATORS,
)

_FEW = 3
"""Slots for no more tiles than this are quickly looked through, even with jokers."""


def placements(board: Board, rules: Ruleset, rack: str) -> Iterator[Placement]:
    """Each legal placement once, those of few tiles first."""
    return _Search(board, rules, rack).placements()


def has_placement(board: Board, rules: Ruleset, *racks: str) -> bool:
    """Whether any of these racks has one: stops at the first one found. Must agree with `placements`."""
    searches: list[_Search] = []
    for rack in dict.fromkeys(racks):  # equal ones are looked at once, in their order
        searches.append(_Search(board, rules, rack))
        if searches[-1].finds_at_once():
            return True
    return any(search.finds_any() for search in searches)


@lru_cache(maxsize=1 << 16)
def _admitted(
    numbers: tuple[int, ...], signs: str, zero: bool, whole_steps: bool, order: str
) -> bool:
    return fault(numbers, signs, zero=zero, whole_steps=whole_steps, order=order) is None


@lru_cache(maxsize=1 << 14)
def _cross_faces(before: str, after: str, zero: bool, whole_steps: bool, order: str) -> str:
    """The faces that make a whole line of what lies before and after a square."""
    faces = NUMBERS if len(before) % 2 == 0 else OPERATORS
    legal = ""
    for face in faces:
        split = parts(before + face + after)
        if split is None:
            break  # no other face of this type would complete the operation either
        numbers, signs = split
        if signs.count("*") <= 1 and _admitted(tuple(numbers), signs, zero, whole_steps, order):
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
        self.faces = frozenset(rack.replace(JOKER, "") + (faces if self.jokers else ""))
        self.supply = len(self.numbers) + self.jokers, len(self.operators) + self.jokers
        self.options = rules.zero_counts, rules.every_step_whole, rules.order

    def placements(self) -> Iterator[Placement]:
        slots = [slot for across in (True, False) for slot in self._slots(across)]
        for slot in sorted(slots, key=_size):
            yield from self._fill(slot)

    def finds_at_once(self) -> bool:
        """Looks where most racks fit. If it finds nothing there may be some all the same."""
        return any(any(self._fill(slot)) for slot in self._longer_lines())

    def finds_any(self) -> bool:
        """Looks at slots for few tiles as they come; those for many take long and wait until nothing else fits."""
        many: list[Slot] = []
        for across in (True, False):
            for slot in self._slots(across):
                if slot.size > _FEW:
                    many.append(slot)
                elif any(self._fill(slot)):
                    return True
        return any(any(self._fill(slot)) for slot in sorted(many, key=_size))

    def _longer_lines(self) -> Iterator[Slot]:
        """Lines that an operator and a number make longer where nothing lies next to them: they nearly always can."""
        if not all(self.supply) or len(self.rack) == 1:
            return
        for across in (True, False):
            lines = self.board.rows if across else self.board.columns
            layout = self.rules.layout if across else self.rules.layout.transposed
            for y, line in enumerate(lines):
                for span in longer(types_of(line)) if line.count(EMPTY) < len(line) else ():
                    beside = lines[max(y - 1, 0) : y] + lines[y + 1 : y + 2]
                    new = span.numbers + span.operators
                    if all(other[x] == EMPTY for other in beside for x in new):
                        yield Slot(across, y, line, layout.rows[y], {}, span)

    def _slots(self, across: bool) -> Iterator[Slot]:
        """The spans of all rows (or columns) that connect and for which the rack has the tiles."""
        rows, columns = self.board.rows, self.board.columns
        layout = self.rules.layout if across else self.rules.layout.transposed
        lines, crossing = (rows, columns) if across else (columns, rows)
        # On an empty board the start square counts as the tile to connect to (§4.2).
        start = layout.start if self.board.is_empty else None
        for y, line in enumerate(lines):
            found = spans(types_of(line), *self.supply)
            if not found:
                continue
            crosses = self._crosses(lines, crossing, y)
            touched = {start.x} if start is not None and y == start.y else crosses.keys()
            if not touched and line.count(EMPTY) == len(line):
                continue
            blocked = {x for x, faces in crosses.items() if self.faces.isdisjoint(faces)}
            for span in found:
                new = span.numbers + span.operators
                if len(new) > len(self.rack) or not blocked.isdisjoint(new):
                    continue
                if len(new) > span.last - span.first and touched.isdisjoint(new):
                    continue
                if not across and len(new) == 1 and not touched.isdisjoint(new):
                    continue  # a single tile with a line across is found there
                yield Slot(across, y, line, layout.rows[y], crosses, span)

    def _crosses(self, lines: tuple[str, ...], crossing: tuple[str, ...], y: int) -> dict[int, str]:
        """For each empty square of a line with a tile next to it across the line: the faces it may take."""
        blank = EMPTY * len(lines[y])
        above = lines[y - 1] if y else blank
        below = lines[y + 1] if y + 1 < len(lines) else blank
        crosses: dict[int, str] = {}
        if above == below == blank:
            return crosses
        for x, letter in enumerate(lines[y]):
            if letter == EMPTY and (above[x] != EMPTY or below[x] != EMPTY):
                through = crossing[x]
                end = through.find(EMPTY, y + 1)
                before = through[through.rfind(EMPTY, 0, y) + 1 : y]
                after = through[y + 1 : end if end >= 0 else None]
                crosses[x] = _cross_faces(before, after, *self.options)
        return crosses

    def _fill(self, slot: Slot) -> Iterator[Placement]:
        """The legal ways to fill a slot."""
        numbers = slot.span.numbers
        factors = {x: NUMBER_FACTOR[slot.kinds[x]] for x in numbers if slot.kinds[x] in "gb"}
        # A number in two lines (possible after an uncontested illegal line) may leave its bonus to the
        # other one (§5.6): then only the judge can tell.
        needs_judge = not slot.crosses.keys().isdisjoint(factors)
        bonuses = {} if needs_judge else factors
        few = len(numbers) <= (4 if self.jokers < 2 else 1)
        made: list[Numbers] = []
        makes = self._all_numbers(slot, bonuses)
        for signs_row, signs in self._operators(slot):
            rows = _again(made, makes) if few else self._numbers(slot, bonuses, signs)
            for row, plain, bonus in rows:
                if (
                    _admitted(plain, signs, *self.options)
                    and (bonus is plain or _admitted(bonus, signs, *self.options))
                    and (not self.jokers or _jokers_in(row + signs_row) <= self.jokers)
                ):
                    placement = slot.placement(row, signs_row)
                    if not needs_judge or self._is_admitted(placement):
                        yield placement

    def _operators(self, slot: Slot) -> Iterator[tuple[str, str]]:
        """The operators to lay, and with them all operators of the line, at most one × (§4.4)."""
        squares = slot.span.operators
        rows = _arrangements(self.operators, self.joker_operators, self.jokers, len(squares))
        for row in _fitting(rows, squares, slot):
            signs = slot.signs(row)
            if signs.count("*") <= 1:
                yield row, signs

    def _all_numbers(self, slot: Slot, factors: dict[int, int]) -> Iterator[Numbers]:
        """The numbers to lay, whatever the operators."""
        squares = slot.span.numbers
        rows = _arrangements(self.numbers, self.joker_numbers, self.jokers, len(squares))
        for row in _fitting(rows, squares, slot):
            yield slot.numbers(row, factors)

    def _numbers(self, slot: Slot, factors: dict[int, int], signs: str) -> Iterator[Numbers]:
        """The numbers to lay between given operators, given up early where there is no hope."""

        def hopes(laid: str) -> bool:
            so_far, rules = slot.so_far(laid), self.rules
            return not hopeless(so_far, signs, zero=rules.zero_counts, order=rules.order)

        squares = slot.span.numbers
        rows = _arrange(self.numbers, self.joker_numbers, self.jokers, len(squares), hopes)
        return (slot.numbers(row, factors) for row in _fitting(rows, squares, slot))

    def _is_admitted(self, placement: Placement) -> bool:
        try:
            judge(self.board, self.rules, self.rack, placement)
        except IllegalMove:
            return False
        return True


def _again(made: list[Numbers], makes: Iterator[Numbers]) -> Iterator[Numbers]:
    """What has been made before, then what comes, which is kept for the next time: nothing is made twice, or without need."""
    yield from made
    for numbers in makes:
        made.append(numbers)
        yield numbers


def _fitting(rows: Iterable[str], squares: tuple[int, ...], slot: Slot) -> Iterator[str]:
    """The arrangements for new squares that the crossing lines admit."""
    checks = [(i, slot.crosses[x]) for i, x in enumerate(squares) if x in slot.crosses]
    for row in rows:
        if all(FACE_OF[row[i]] in faces for i, faces in checks):
            yield row


def _size(slot: Slot) -> int:
    return slot.size


def _jokers_in(row: str) -> int:
    return sum([letter not in FACES for letter in row])
