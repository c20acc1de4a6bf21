"""Draws `board.svg` for the README: the five printed examples as the terminal shows them (`make pictures`)."""

from __future__ import annotations

import io
import re
from importlib.resources import files
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from contissimo.cli.desks.calculissimo.board import draw_board
from contissimo.games import GAMES
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay

HERE = Path(__file__).parent
RECORD = files("contissimo.games.calculissimo") / "data" / "printed-examples.record"
INK, PAPER, IVORY = (45, 42, 38), (227, 217, 198), (255, 253, 246)
RED, GREEN, YELLOW = (180, 68, 47), (191, 224, 189), (247, 220, 139)
BLUE, PURPLE, CYAN = (47, 102, 144), (94, 70, 136), (53, 95, 134)
THEME = TerminalTheme(PAPER, INK, [INK, RED, GREEN, YELLOW, BLUE, PURPLE, CYAN, IVORY])


def main() -> None:
    match = replay(read_record(RECORD.read_text("utf-8"), GAMES), GAMES["calculissimo"])
    console = Console(
        record=True, force_terminal=True, color_system="truecolor", width=50, file=io.StringIO()
    )
    console.print(draw_board(match.position.board, match.position.ruleset))
    svg = console.export_svg(title="the five printed examples", theme=THEME, unique_id="board")
    # The drawing asks for no font from anywhere: the reader's own will do.
    svg = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code, monospace", "monospace")
    (HERE / "board.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
