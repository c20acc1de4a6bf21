"""The layout (bonus squares, §1.1-1.2) and the board (tiles that lie there)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from contissimo.core.errors import BadFile
from contissimo.core.grid import MAX_SIDE, Square, lines_of_layout, rows_of_board
from contissimo.games.calculissimo.tiles import BOARD_LETTERS, FACE_OF, NUMBERS

MIN_SIDE = 3
EMPTY = "."
START = "*"
NUMBER_FACTOR = {"g": 2, "b": 3}
OPERATION_FACTOR = {"y": 2, "p": 3, START: 2}
_KINDS = ".gbyp*"


@dataclass(frozen=True)
class Layout:
    """The kinds of the squares: `. g b y p *`, one string for each row."""

    rows: tuple[str, ...]

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def height(self) -> int:
        return len(self.rows)

    @cached_property
    def start(self) -> Square:
        y = next(y for y, row in enumerate(self.rows) if START in row)
        return Square(self.rows[y].index(START), y)

    @cached_property
    def transposed(self) -> Layout:
        return Layout(tuple(map("".join, zip(*self.rows, strict=True))))

    def __str__(self) -> str:
        return "".join(f"{row}\n" for row in self.rows)


def read_layout(text: str, *, file: str) -> Layout:
    """The layout in a text, or BadFile with the line at fault."""
    rows: list[str] = []
    starts = 0
    for line, row in lines_of_layout(text):
        wrong = next((kind for kind in row if kind not in _KINDS), None)
        if wrong is not None:
            raise BadFile("layout_letter", file=file, line=line, letter=wrong)
        if rows and len(row) != len(rows[0]):
            width = len(rows[0])
            raise BadFile("layout_width", file=file, line=line, width=len(row), expected=width)
        if not MIN_SIDE <= len(row) <= MAX_SIDE:
            raise BadFile("layout_size", file=file, line=line, low=MIN_SIDE, high=MAX_SIDE)
        starts += row.count(START)
        if starts > 1:
            raise BadFile("layout_two_starts", file=file, line=line)
        rows.append(row)
        if len(rows) > MAX_SIDE:
            raise BadFile("layout_size", file=file, line=line, low=MIN_SIDE, high=MAX_SIDE)
    if len(rows) < MIN_SIDE:
        raise BadFile("layout_size", file=file, low=MIN_SIDE, high=MAX_SIDE)
    if not starts:
        raise BadFile("layout_no_start", file=file)
    return Layout(tuple(rows))


@dataclass(frozen=True, slots=True)
class Board:
    """The tiles that lie on the squares, one letter each, `.` where there is none."""

    rows: tuple[str, ...]
    text: str = field(default="", init=False, repr=False, compare=False)
    """The notation, once somebody has asked for it: the store and each reader do."""

    def at(self, square: Square) -> str:
        return self.rows[square.y][square.x]

    def holds(self, square: Square) -> bool:
        return 0 <= square.y < len(self.rows) and 0 <= square.x < len(self.rows[0])

    @property
    def is_empty(self) -> bool:
        return all(row.count(EMPTY) == len(row) for row in self.rows)

    @property
    def columns(self) -> tuple[str, ...]:
        return tuple(map("".join, zip(*self.rows, strict=True)))

    def has_neighbour(self, square: Square, *, across: bool) -> bool:
        """Whether a tile lies directly next to a square in its row (or column)."""
        x, y = square
        rows = self.rows
        if across:
            row = rows[y]
            return (x > 0 and row[x - 1] != EMPTY) or (x + 1 < len(row) and row[x + 1] != EMPTY)
        return (y > 0 and rows[y - 1][x] != EMPTY) or (
            y + 1 < len(rows) and rows[y + 1][x] != EMPTY
        )

    def line(self, square: Square, *, across: bool) -> tuple[str, int]:
        """The row (or column) of a square, and which of its squares that is."""
        if across:
            return self.rows[square.y], square.x
        return "".join([row[square.x] for row in self.rows]), square.y

    def run(self, square: Square, *, across: bool) -> tuple[int, str]:
        """Where the unbroken run of tiles through a tile's square begins, and its letters."""
        line, here = self.line(square, across=across)
        first = line.rfind(EMPTY, 0, here) + 1
        end = line.find(EMPTY, here)
        return first, line[first : end if end >= 0 else None]

    def with_tiles(self, tiles: Iterable[tuple[Square, str]]) -> Board:
        """The board after letters are put on squares (`.` takes a tile away)."""
        rows = list(self.rows)
        for (x, y), letter in tiles:
            rows[y] = f"{rows[y][:x]}{letter}{rows[y][x + 1 :]}"
        return Board(tuple(rows))

    def letters(self) -> str:
        """All letters that lie on the board."""
        return "".join(self.rows).replace(EMPTY, "")

    def __str__(self) -> str:
        if not self.text:
            object.__setattr__(self, "text", "|".join(self.rows))
        return self.text


def empty_board(layout: Layout) -> Board:
    return Board((EMPTY * layout.width,) * layout.height)


def read_board(text: str, layout: Layout, *, file: str = "board") -> Board:
    """The board in a board text of the layout's size, or BadFile. A layout is refused.

    Both can be meant only where one × lies among jokers for 1, 6 and +: then lines that can be laid are a board.
    """
    board = board_of_position(text, layout, file=file)
    if _reads_as_layout(text, file) and (
        board.rows == layout.rows or not all(map(_is_laid, _runs(board)))
    ):
        raise BadFile("board_is_layout", file=file)
    return board


def board_of_position(text: str, layout: Layout, *, file: str = "board") -> Board:
    """As `read_board`, of a text that a game has come to: after an uncontested mistake lines may be odd (§7.2)."""
    board = Board(
        rows_of_board(
            text, width=layout.width, height=layout.height, letters=EMPTY + BOARD_LETTERS, file=file
        )
    )
    if _reads_as_layout(text, file) and _some_tile_stands_alone(board):
        raise BadFile("board_is_layout", file=file)
    return board


def _runs(board: Board) -> Iterable[str]:
    """The lines on a board: two tiles or more next to each other."""
    lines = (*board.rows, *board.columns)
    return (run for line in lines for run in line.split(EMPTY) if len(run) > 1)


def _is_laid(run: str) -> bool:
    """Whether numbers and operators take turns, with a number at both ends."""
    first, second = run[::2], run[1::2]
    return len(first) > len(second) and all(
        (FACE_OF[letter] in NUMBERS) == (part is first)
        for part in (first, second)
        for letter in part
    )


def _reads_as_layout(text: str, file: str) -> bool:
    try:
        read_layout(text.replace("|", "\n"), file=file)
    except BadFile:
        return False
    return True


def _some_tile_stands_alone(board: Board) -> bool:
    """No play leaves a tile without a line, but the bonus squares of a layout mostly stand apart."""
    return any(
        letter != EMPTY
        and all(len(board.run(Square(x, y), across=across)[1]) == 1 for across in (True, False))
        for y, row in enumerate(board.rows)
        for x, letter in enumerate(row)
    )
