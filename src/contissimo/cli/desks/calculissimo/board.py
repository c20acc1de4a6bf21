"""The board of Calculissimo in letters and colours. Bonus squares differ by sign, not by colour alone."""

from __future__ import annotations

from rich.text import Text

from contissimo.cli.output import on_tiles
from contissimo.core.grid import COLUMNS
from contissimo.games.calculissimo.board import EMPTY, Board
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import FACE_OF, JOKER, tile_of

BONUSES = {
    "g": ("2#", "black on green"),
    "b": ("3#", "white on blue"),
    "y": ("2=", "black on yellow"),
    "p": ("3=", "white on magenta"),
    "*": ("2*", "black on bright_yellow"),
    ".": (" ·", "dim"),
}
_TILE = "bold black on bright_white"
_JOKER = "bold red on bright_white"


def draw_board(board: Board, rules: Ruleset) -> Text:
    """The board with its letters and numbers round it, as the notation names its squares."""
    names = Text("    " + "  ".join(COLUMNS[: len(board.rows[0])]), "dim")
    lines = [names]
    for y, row in enumerate(board.rows):
        line = Text().append(f"{y + 1:>2} ", "dim")
        for x, letter in enumerate(row):
            line.append_text(_square(letter, rules.layout.rows[y][x]))
            line.append(" ")
        lines.append(line.append(f"{y + 1}", "dim"))
    return Text("\n").join([*lines, names])


def _square(letter: str, kind: str) -> Text:
    if letter == EMPTY:
        return Text(*BONUSES[kind])
    face = on_tiles(FACE_OF[letter])
    # A joker shows for ever that it is one, and what it stands for.
    return Text(f"?{face}", _JOKER) if tile_of(letter) == JOKER else Text(f" {face}", _TILE)


def tiles_in_words(tiles: str) -> str:
    """Tiles with a space between them."""
    return on_tiles(" ".join(tiles)) or "–"
