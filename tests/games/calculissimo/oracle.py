"""§4 and §5 once more, written from the rules page alone: what the tests hold the program against.

Slow on purpose. A board is a mapping from (x, y) to the letter that lies there; nothing of scoring, lines, placing
or movegen is imported.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import permutations, product

Spot = tuple[int, int]
Board = dict[Spot, str]

NUMBERS = "0123456789"
STANDS_FOR = dict(zip("abcdefghijpmq", "0123456789+-/", strict=True))


def face(letter: str) -> str:
    return STANDS_FOR.get(letter, letter)


def board_of(text: str) -> Board:
    return {
        (x, y): letter
        for y, row in enumerate(text.split("|"))
        for x, letter in enumerate(row)
        if letter != "."
    }


@dataclass(frozen=True)
class Oracle:
    layout: str
    zero_counts: bool = False
    every_step_whole: bool = False
    highest_only: bool = False
    joker_bonus: bool = False
    operators: str = "+-*/"
    school: bool = False
    start_alone: bool = False

    @cached_property
    def squares(self) -> dict[Spot, str]:
        rows = self.layout.split("|")
        return {(x, y): kind for y, row in enumerate(rows) for x, kind in enumerate(row)}

    def total(self, board: Board, placed: Board) -> int | None:
        """What a placement scores; None if §4 refuses it."""
        squares = self.squares
        if not placed or any(s in board or s not in squares for s in placed):
            return None
        after = {**board, **placed}
        columns, rows = {x for x, _ in placed}, {y for _, y in placed}
        if len(columns) > 1 and len(rows) > 1:  # §4.1
            return None
        for x in range(min(columns), max(columns) + 1):
            for y in range(min(rows), max(rows) + 1):
                if (x, y) not in after:
                    return None
        lines = lines_with(after, placed)
        if not lines:  # §4.3
            return None
        if board:  # §4.2
            if all(spot in placed for line in lines for spot in line):
                return None
        elif not any(squares[spot] == "*" for spot in placed):
            return None
        return self._best(lines, after, placed, first=not board)

    def _best(
        self, lines: list[tuple[Spot, ...]], after: Board, placed: Board, *, first: bool
    ) -> int | None:
        """§5.6: the best of all the ways to give each bonus to one line."""
        for line in lines:
            if self._line(line, after, {}) is None:
                return None
        bonus_squares = [s for s, letter in placed.items() if self._bonus(s, letter, first)]
        homes = [[i for i, line in enumerate(lines) if s in line] for s in bonus_squares]
        totals = []
        for choice in product(*homes):
            points = []
            for i, line in enumerate(lines):
                mine = {
                    s: self._bonus(s, placed[s], first)
                    for s, home in zip(bonus_squares, choice, strict=True)
                    if home == i
                }
                points.append(self._line(line, after, mine))
            if None not in points:
                totals.append(sum(p for p in points if p is not None))
        return max(totals, default=None)

    def _bonus(self, spot: Spot, letter: str, first: bool) -> str:
        """The kind of the square if it gives this tile a bonus, else nothing."""
        kind = self.squares[spot]
        joker = letter in STANDS_FOR
        if kind in "gb":  # §5.2, §5.5
            return kind if face(letter) in NUMBERS and not joker else ""
        if kind in "yp" and first and self.start_alone:  # §5.7
            return ""
        if kind in "yp*":
            if joker and not (first and kind == "*") and not self.joker_bonus:  # §5.5, §5.7
                return ""
            return kind
        return ""

    def _line(self, line: tuple[Spot, ...], after: Board, bonuses: dict[Spot, str]) -> int | None:
        """§4.3-4.6, 5.2, 5.3 for one line with the bonuses that count in it."""
        faces = [face(after[spot]) for spot in line]
        if len(faces) % 2 == 0 or faces.count("*") > 1:
            return None
        if any((f in NUMBERS) != (i % 2 == 0) for i, f in enumerate(faces)):
            return None
        plain = [Fraction(f) for f in faces[::2]]
        factor = {"g": 2, "b": 3}
        raised = [
            number * factor.get(bonuses.get(spot, ""), 1)
            for number, spot in zip(plain, line[::2], strict=True)
        ]
        signs = faces[1::2]
        values = [self.value(numbers, signs) for numbers in (plain, raised)]
        for value in values:
            if value is None or value.denominator != 1 or value < 0:
                return None
            if value == 0 and not self.zero_counts:
                return None
        result = values[1]
        assert result is not None
        multipliers = [{"y": 2, "*": 2, "p": 3}.get(kind, 1) for kind in bonuses.values()]
        if self.highest_only:
            return int(result) * max(multipliers, default=1)
        for multiplier in multipliers:
            result *= multiplier
        return int(result)

    def value(self, numbers: list[Fraction], signs: list[str]) -> Fraction | None:
        """§4.5 step by step: ×, then ÷ from the left (in school order both as they come), then + and −."""
        numbers, signs = list(numbers), list(signs)
        for now in ("*/", "+-") if self.school else ("*", "/", "+-"):
            i = 0
            while i < len(signs):
                if signs[i] not in now:
                    i += 1
                    continue
                a, b, sign = numbers[i], numbers[i + 1], signs[i]
                if sign == "/" and b == 0:
                    return None
                result = {"*": a * b, "+": a + b, "-": a - b, "/": a / b if b else a}[sign]
                if self.every_step_whole and (result.denominator != 1 or result < 0):
                    return None
                numbers[i : i + 2] = [result]
                del signs[i]
        return numbers[0]

    def every_placement(self, board: Board, rack: str) -> dict[frozenset[tuple[Spot, str]], int]:
        """Brute force: each start, direction and length, each way to lay tiles of the rack."""
        found = {}
        for spots in self.stretches(board, len(rack)):
            for tiles in set(permutations(rack, len(spots))):
                for letters in product(*(self._letters(tile) for tile in tiles)):
                    placed = dict(zip(spots, letters, strict=True))
                    total = self.total(board, placed)
                    if total is not None:
                        found[frozenset(placed.items())] = total
        return found

    def every_placement_of_seven(
        self, board: Board, rack: str
    ) -> dict[frozenset[tuple[Spot, str]], int]:
        """The same for a large board and a rack without jokers, less patiently.

        §4.3 tells which squares of a line take numbers, and §4.2 that the squares must touch something.
        """
        numbers = [tile for tile in rack if tile in NUMBERS]
        operators = [tile for tile in rack if tile not in NUMBERS]
        found = {}
        for spots in self.stretches(board, len(rack)):
            if board and not any(near in board for spot in spots for near in around(spot)):
                continue
            if len(spots) == 1:
                ways = [{spots[0]: tile} for tile in set(rack)]
            else:
                vertical = spots[0][0] == spots[1][0]
                dx, dy = (0, 1) if vertical else (1, 0)
                x, y = spots[0]
                while (x - dx, y - dy) in board:
                    x, y = x - dx, y - dy
                even = [s for s in spots if (s[0] - x + s[1] - y) % 2 == 0]
                odd = [s for s in spots if s not in even]
                ways = [
                    {**dict(zip(even, ns, strict=True)), **dict(zip(odd, os, strict=True))}
                    for ns in set(permutations(numbers, len(even)))
                    for os in set(permutations(operators, len(odd)))
                ]
            for placed in ways:
                total = self.total(board, placed)
                if total is not None:
                    found[frozenset(placed.items())] = total
        return found

    def _letters(self, tile: str) -> str:
        """What a tile may lie as: §4.7 for a joker."""
        if tile != "?":
            return tile
        return "".join(x for x, f in STANDS_FOR.items() if f in NUMBERS or f in self.operators)

    def stretches(self, board: Board, most: int) -> Iterator[tuple[Spot, ...]]:
        """§4.1: each run of empty squares with nothing but tiles between them, each set once."""
        squares = self.squares
        for (x, y), (dx, dy) in product(squares, ((1, 0), (0, 1))):
            spots: list[Spot] = []
            spot = (x, y)
            while spot in squares and len(spots) < most:
                if spot not in board:
                    spots.append(spot)
                    if len(spots) > 1 or (dx, dy) == (1, 0):
                        yield tuple(spots)
                elif not spots:
                    break
                spot = (spot[0] + dx, spot[1] + dy)


def around(spot: Spot) -> list[Spot]:
    x, y = spot
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


def lines_with(after: Board, placed: Board) -> list[tuple[Spot, ...]]:
    """§4.3: every maximal run of two or more tiles with a placed one in it."""
    found = []
    for dx, dy in ((1, 0), (0, 1)):
        for x, y in placed:
            while (x - dx, y - dy) in after:
                x, y = x - dx, y - dy  # noqa: PLW2901  # walk back to where the run begins
            line = []
            while (x, y) in after:
                line.append((x, y))
                x, y = x + dx, y + dy  # noqa: PLW2901  # and along it
            if len(line) > 1 and tuple(line) not in found:
                found.append(tuple(line))
    return found
