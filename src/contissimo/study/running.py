"""Whether a record tells a game that is still being played, whatever its header says.

What lies on the board gives a game away: a header can be left out, an end or a note written in, a sentence put in other words, the
tiles of the others made up. All of that leads to the same board.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

from contissimo.core.game import AnyPosition
from contissimo.play.match import Match
from contissimo.play.notes import Note

LEAST = 8
"""Pieces that must lie alike: fewer do by chance."""
EACH = 4
"""Pieces more for each that lies otherwise."""
_NONE = ".|"
"""What a board has besides pieces."""

Pieces = frozenset[tuple[int, str]]


def is_running(match: Match, running: Iterable[str]) -> bool:
    """Whether a match went through one of these boards, which are given in notation, or nearly got there."""
    boards = _boards(match)
    sizes = [len(board) for board in boards]
    for text in running:
        now = pieces(text)
        # The last board with no more pieces: what was played, or made up, after that doesn't count.
        if (at := bisect_right(sizes, len(now)) - 1) >= 0 and _alike(boards[at], now):
            return True
    return False


def is_board_running(board: str, running: Iterable[str]) -> bool:
    """The same for a board alone, in notation."""
    then = pieces(board)
    return any(_alike(then, pieces(text)) for text in running)


def pieces(board: str) -> Pieces:
    """What lies where on a board in notation."""
    return frozenset((place, piece) for place, piece in enumerate(board) if piece not in _NONE)


def _alike(then: Pieces, now: Pieces) -> bool:
    """Nearly all of one board lies on the other, and that is most of it."""
    same = len(then & now)
    return same >= LEAST + EACH * (len(then) - same) and 3 * same >= 2 * len(now)


def _boards(match: Match) -> list[Pieces]:
    """What lay on the board after each move that put something there, by how much it was: a contest may have taken some back."""
    position: AnyPosition = match.begun().position
    # Where it began with a position, that is one of its boards.
    found: list[Pieces] = [] if match.start is None else [pieces(board_of(position))]
    for entry in match.standing:
        if isinstance(entry.move, Note):
            continue
        position = position.apply(entry.seat, entry.move)
        if entry.move.puts:
            found.append(pieces(board_of(position)))
    return sorted(found, key=len)


def board_of(position: AnyPosition) -> str:
    """The first field of a position in notation (docs/notation.md)."""
    return str(position).partition(" ")[0]
