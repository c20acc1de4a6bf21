"""The board of Contig 60 in letters and colours. The sides differ by their brackets, not by colour alone."""

from __future__ import annotations

from rich.text import Text

from contissimo.core.game import Seat
from contissimo.games.contig60.board import Board

_FRAMES = {Seat(1): ("(", ")", "bold white on red"), Seat(2): ("[", "]", "bold white on blue")}


def draw_board(board: Board) -> Text:
    """The numbers in their squares, round brackets for side 1 and square ones for side 2."""
    rows = board.layout.rows
    width = max(len(str(number)) for row in rows for number in row)
    lines = []
    for row in rows:
        line = Text(" ")
        for number in row:
            line.append_text(marker(number, board.at(number), width))
            line.append(" ")
        lines.append(line)
    return Text("\n").join(lines)


def marker(number: int, side: Seat | None, width: int = 0) -> Text:
    """A square, with the marker on it if there is one."""
    if side is None:
        return Text(f" {number:>{width}} ")
    left, right, style = _FRAMES[side]
    return Text(f"{left}{number:>{width}}{right}", style)
