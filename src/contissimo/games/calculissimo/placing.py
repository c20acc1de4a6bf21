"""Laying a placement on a board: what is refused in any judging (§4.1, 4.2, 4.7, 7.2), and its lines."""

from __future__ import annotations

from contissimo.core.errors import IllegalMove
from contissimo.core.grid import SQUARES_OF_COLUMN, SQUARES_OF_ROW, Square
from contissimo.core.values import value_class
from contissimo.games.calculissimo.board import EMPTY, Board
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.scoring import Bonus, Line, Score, bonus_of, score
from contissimo.games.calculissimo.tiles import (
    FACE_OF,
    JOKER,
    JOKER_NOTHING,
    JOKER_TIMES,
    tile_of,
    without,
)


@value_class(frozen=True, slots=True)
class Laid:
    """A placement on the board, not yet judged by §4.3-4.6."""

    board: Board
    rack: str
    lines: tuple[Line, ...]
    bonuses: tuple[Bonus, ...]


def lay(board: Board, rules: Ruleset, rack: str, placement: Placement) -> Laid:
    """The board with the tiles on it and the rack without them, or IllegalMove."""
    _check_squares(board, placement)
    tiles = placement.tiles
    _check_jokers(tiles, rules)
    left = without(rack, "".join([tile_of(letter) for _, letter in tiles]))
    if left is None:
        raise IllegalMove("not_on_rack", squares=_names(tiles))
    after = board.with_tiles(tiles)
    lines = lines_through(after, placement)
    _check_connection(board, rules, placement, lines)
    return Laid(after, left, lines, bonuses_of(board, rules, placement))


def judge(board: Board, rules: Ruleset, rack: str, placement: Placement) -> Score:
    """What a placement scores, or IllegalMove: all of §4 and §5."""
    laid = lay(board, rules, rack, placement)
    return score(laid.lines, laid.bonuses, rules)


def judge_again(board: Board, rules: Ruleset, placement: Placement) -> Score:
    """§7.2: what a placement that lies on `board` and is contested scores, or IllegalMove for the line that can't be admitted."""
    before = without_tiles(board, placement)
    return score(lines_through(board, placement), bonuses_of(before, rules, placement), rules)


def without_tiles(board: Board, placement: Placement) -> Board:
    """The board as it was before a placement that is on it."""
    return board.with_tiles([(square, EMPTY) for square, _ in placement.tiles])


def bonuses_of(board: Board, rules: Ruleset, placement: Placement) -> tuple[Bonus, ...]:
    """The bonuses that a placement on `board` uncovers."""
    kinds = rules.layout.rows
    found = [
        bonus_of(square, letter, board, rules)
        for square, letter in placement.tiles
        if kinds[square[1]][square[0]] != EMPTY
    ]
    return tuple([bonus for bonus in found if bonus is not None])


def lines_through(after: Board, placement: Placement) -> tuple[Line, ...]:
    """§4.3: the lines that contain a placed tile, the main line first if it is one."""
    across = placement.across
    # It was laid whole, so the main line is what was written.
    runs = [Line(placement.squares, placement.letters)]
    runs += [
        _run(after, square, across=not across)
        for square, _ in placement.tiles
        if after.has_neighbour(square, across=not across)
    ]
    return tuple([line for line in runs if len(line.letters) > 1])


def _run(board: Board, square: Square, *, across: bool) -> Line:
    first, letters = board.run(square, across=across)
    squares = SQUARES_OF_ROW[square.y] if across else SQUARES_OF_COLUMN[square.x]
    return Line(squares[first : first + len(letters)], letters)


def _check_jokers(tiles: tuple[tuple[Square, str], ...], rules: Ruleset) -> None:
    for square, letter in tiles:
        if letter == JOKER_NOTHING:
            raise IllegalMove("joker_as_nothing", squares=(str(square),))
        if letter == JOKER_TIMES:
            raise IllegalMove("joker_as_times", squares=(str(square),))
        if tile_of(letter) == JOKER and FACE_OF[letter] not in rules.joker_faces:
            raise IllegalMove("joker_as_left_out", squares=(str(square),), face=FACE_OF[letter])


def _check_squares(board: Board, placement: Placement) -> None:
    """Every square is on the board, new ones are free, brackets tell the truth, the line is whole."""
    square = placement.square
    if not board.holds(placement.start):
        raise IllegalMove("off_board")
    line, first = board.line(placement.start, across=placement.across)
    end = first + len(placement.letters)
    if end > len(line):
        raise IllegalMove("off_board")
    lying = zip(line[first:end], placement.letters, placement.new, strict=True)
    for lies, letter, new in lying:
        if lies != (EMPTY if new else letter):
            raise _wrong_square(line[first:end], placement)
    if not placement.tiles:
        raise IllegalMove("nothing_placed")
    missing = [i for i in (first - 1, end) if 0 <= i < len(line) and line[i] != EMPTY]
    if missing:
        raise IllegalMove("line_not_whole", squares=tuple(str(square(i - first)) for i in missing))


def _wrong_square(line: str, placement: Placement) -> IllegalMove:
    """The first square on which something else lies than is written."""
    lying = zip(line, placement.letters, placement.new, strict=True)
    offset, new = next(
        (i, new)
        for i, (lies, letter, new) in enumerate(lying)
        if lies != (EMPTY if new else letter)
    )
    here = (str(placement.square(offset)),)
    return IllegalMove("square_occupied" if new else "bracket_differs", squares=here)


def _check_connection(
    board: Board, rules: Ruleset, placement: Placement, lines: tuple[Line, ...]
) -> None:
    if not lines:
        raise IllegalMove("no_line", squares=_names(placement.tiles))
    if len(placement.letters) == 1:
        # A single tile is written with its line, which is the other direction's here.
        raise IllegalMove("line_not_whole", squares=tuple(map(str, lines[0].squares)))
    # A line across the main one always has a tile that lay there before.
    if len(lines) > 1 or not all(placement.new):
        return
    if not board.is_empty:
        raise IllegalMove("not_connected", squares=_names(placement.tiles))
    if rules.layout.start not in [square for square, _ in placement.tiles]:
        raise IllegalMove("start_not_covered", squares=(str(rules.layout.start),))


def _names(tiles: tuple[tuple[Square, str], ...]) -> tuple[str, ...]:
    return tuple(str(square) for square, _ in tiles)
