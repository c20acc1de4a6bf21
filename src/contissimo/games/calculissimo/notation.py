"""Reading the notation of Calculissimo. Writing is the `str()` of each value."""

from __future__ import annotations

import re

from contissimo.core.arithmetic import ALIASES
from contissimo.core.errors import Unreadable
from contissimo.core.game import Seat
from contissimo.core.grid import COLUMNS, Square
from contissimo.games.calculissimo.moves import (
    Accept,
    Challenge,
    Draw,
    HiddenDraw,
    HiddenSwap,
    Move,
    Order,
    Pass,
    Placement,
    Resign,
    Swap,
)
from contissimo.games.calculissimo.tiles import FACES, JOKER, LETTER_OF_JOKER, RACK_SIZE

MAX_MOVE = 200
_WORDS: dict[str, Move] = {str(move): move for move in (Pass(), Challenge(), Accept(), Resign())}
_PLACEMENT = re.compile(r"(?:([1-9][0-9]?)([a-u])|([a-u])([1-9][0-9]?)) ([^ =]+)(?: ?= ?([0-9]+))?")
_FACES = frozenset(FACES)
_LAID_JOKER = re.compile(rf"{re.escape(JOKER)}([{re.escape(''.join(LETTER_OF_JOKER))}])")
_TILES = rf"[{re.escape(FACES)}]{{1,{RACK_SIZE}}}"
_SWAP = re.compile(rf"swap (?:({_TILES})|_([1-{RACK_SIZE}]))")
_DRAW = re.compile(rf"draw ([1-4]):(?:({_TILES})|_([1-{RACK_SIZE}]))")
_ORDER = re.compile(rf"order((?: [1-4]:[{re.escape(FACES)}]){{1,4}})")


def read_move(text: str) -> Move:
    """The move that a text writes, or Unreadable. Whether it is legal is another question."""
    if len(text) > MAX_MOVE:
        raise Unreadable("move_too_long", limit=MAX_MOVE)
    if text in _WORDS:
        return _WORDS[text]
    if match := _PLACEMENT.fullmatch(text):  # first, because nearly every move is one
        return _read_placement(match, text)
    if match := _DRAW.fullmatch(text):
        seat = Seat(int(match[1]))
        return Draw(seat, match[2]) if match[2] else HiddenDraw(seat, int(match[3]))
    if match := _ORDER.fullmatch(text):
        return _read_order(match[1], text)
    if match := _SWAP.fullmatch(_signs(text)):
        return Swap(match[1]) if match[1] else HiddenSwap(int(match[2]))
    raise Unreadable("move_unreadable", text=text)


def _signs(text: str) -> str:
    """A text with the aliases of the operators in ASCII, its first word left alone."""
    word, space, rest = text.partition(" ")
    return word + space + rest.translate(ALIASES)


def _read_order(drawn: str, text: str) -> Order:
    entries = [entry.split(":") for entry in drawn.split()]
    seats = [int(seat) for seat, _ in entries]
    if seats != sorted(set(seats)):
        raise Unreadable("move_unreadable", text=text)
    return Order(tuple((Seat(int(seat)), face) for seat, face in entries))


def _read_placement(match: re.Match[str], text: str) -> Placement:
    across = match[1] is not None
    row, column = (match[1], match[2]) if across else (match[4], match[3])
    start = Square(COLUMNS.index(column), int(row) - 1)
    line = match[5].translate(ALIASES)
    letters, new = _read_line(line, text)
    total = match[6]
    if total is not None and (len(total) > 1 and total[0] == "0"):
        raise Unreadable("move_unreadable", text=text)
    # Nearly always it is written as we would write it.
    ours = line == match[5] and ")(" not in line and text.count(" ") == 1
    announced = None if total is None else int(total)
    return Placement(start, across, letters, new, announced, text if ours else "")


def _read_line(line: str, text: str) -> tuple[str, tuple[bool, ...]]:
    """The letters of a written line, and which of them stand outside brackets."""
    first, *others = line.split("(")
    parts = [(first, True)]
    for other in others:
        inside, closed, after = other.partition(")")
        if not inside or not closed:
            raise Unreadable("move_unreadable", text=text)
        parts += [(inside, False), (after, True)]
    letters = ""
    new: list[bool] = []
    for part, is_new in parts:
        if not _FACES.issuperset(part):
            raise Unreadable("move_unreadable", text=text)
        laid = _LAID_JOKER.sub(_letter_of_joker, part) if JOKER in part else part
        letters += laid
        new += [is_new] * len(laid)
    return letters, tuple(new)


def _letter_of_joker(said: re.Match[str]) -> str:
    return LETTER_OF_JOKER[said[1]]
