"""Which refused placements more tiles of the same turn could still make legal.

It looks at the form of what is laid and at how many tiles are left, never at which: what could be made with them is for
the player to find out.
"""

from __future__ import annotations

from contissimo.core.errors import IllegalMove
from contissimo.core.grid import Square
from contissimo.games.calculissimo.board import Board
from contissimo.games.calculissimo.lines import alternates, is_sign, parts
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.placing import lines_through
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.scoring import Line


def can_go_on(
    board: Board, rules: Ruleset, left: int, placement: Placement, fault: IllegalMove
) -> bool:
    """Whether `left` more tiles could make legal what the rules refuse for this reason."""
    if not left or not alternates(placement.letters):
        return False
    if fault.why == "not_connected":
        return True
    if fault.why in ("no_line", "start_not_covered"):
        return not board.is_empty or _reaches(rules.layout.start, left, placement)
    # All other faults that tiles can mend are those of a line.
    return "line" in fault.details and _line_can_grow(board, placement, fault)


def _reaches(start: Square, left: int, placement: Placement) -> bool:
    """§4.2: on an empty board every square up to the start square has to be filled. A single tile may go on both ways."""
    first, last = placement.squares[0], placement.squares[-1]
    alone = len(placement.letters) == 1
    across = (placement.across or alone) and start.y == first.y
    down = (alone or not placement.across) and start.x == first.x
    gap = max(first.x - start.x, start.x - last.x, first.y - start.y, start.y - last.y)
    return (across or down) and gap <= left


def _line_can_grow(board: Board, placement: Placement, fault: IllegalMove) -> bool:
    """Only the main line can grow; those across it stay as they are. A single tile may be part of either."""
    after = board.with_tiles(placement.tiles)
    lines = lines_through(after, placement)
    at_fault = next(i for i, line in enumerate(lines) if _names(line) == fault.details["squares"])
    if at_fault and len(placement.tiles) > 1:
        return False
    others = (*lines[:at_fault], *lines[at_fault + 1 :])
    if any(parts(line.letters) is None for line in others):
        return False
    return alternates(lines[at_fault].letters) and _has_room(after, lines[at_fault])


def _names(line: Line) -> tuple[str, ...]:
    return tuple(map(str, line.squares))


def _has_room(board: Board, line: Line) -> bool:
    """A sign at an end needs a number behind it; a complete operation goes on by a sign and a number."""
    first, last = line.squares[0], line.squares[-1]
    row, here = board.line(first, across=first.y == last.y)
    behind = len(row) - here - len(line.letters)
    if parts(line.letters) is not None:
        return max(here, behind) > 1
    return here >= is_sign(line.letters[0]) and behind >= is_sign(line.letters[-1])
