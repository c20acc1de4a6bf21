"""Draws the pictures of `tests/data/pictures` anew: `python -m tests.games.write_pictures`. Look at them before you keep them."""

from __future__ import annotations

from pathlib import Path

from contissimo.core.game import NATURE, Seat
from contissimo.games import GAMES
from contissimo.games.calculissimo import GAME as CALCULISSIMO
from contissimo.games.contig60 import GAME as CONTIG
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay

PICTURES = Path(__file__).parent.parent / "data" / "pictures"
SMALL = """base = "short"
layout = \"\"\"
p.y
.*.
g.b
\"\"\"
"""
NINE = '[7, 8, 9]\nlayout = """\n7 8 9\n63 72 504\n"""\n'


def pictures() -> dict[str, str]:
    """Each picture by the name of its file."""
    return {**_calculissimo(), **_contig60()}


def _calculissimo() -> dict[str, str]:
    text = CALCULISSIMO.shipped("printed-examples.record")
    assert text is not None
    match = replay(read_record(text, GAMES), GAMES["calculissimo"])
    whole = CALCULISSIMO.read_position(str(match.position), CALCULISSIMO.rulesets["classic"])
    last = CALCULISSIMO.read_move(str([e.move for e in match.log if e.move.puts][-1]))
    start = CALCULISSIMO.start(CALCULISSIMO.rulesets["classic"], 3)
    for chance in ("order 1:9 2:4 3:1", "draw 1:9+6/25?", "draw 2:4-31+2+", "draw 3:0*8/?33"):
        start = start.apply(NATURE, CALCULISSIMO.read_move(chance))
    move = CALCULISSIMO.read_move("8d 9+6/?2")
    laid = start.apply(Seat(1), move)
    small = CALCULISSIMO.start(CALCULISSIMO.read_ruleset(SMALL), 4)
    return {
        "calculissimo": whole.svg(last),
        "calculissimo-reader": laid.view(Seat(2)).svg(move),
        "calculissimo-small": _drawn(small),
        "calculissimo-placement": _drawn(move),
        "calculissimo-card": _drawn(CALCULISSIMO.card(start, Seat(1), move)),
        **{
            f"calculissimo-{text.partition(' ')[0]}-{at}": _drawn(CALCULISSIMO.read_move(text))
            for at, text in enumerate(
                ("pass", "swap 12+", "swap _3", "order 1:9 2:4", "draw 1:9+", "draw 1:_2"), 1
            )
        },
    }


def _contig60() -> dict[str, str]:
    rules = CONTIG.rulesets["contig60"]
    text = "x.......|.x......|..o.....|...o....|........|........|........|.......x 55,57 22,23 2,3,4 2 begin:1;turns:5"
    position = CONTIG.read_position(text, rules)
    move = CONTIG.read_move("(2+3)*4=20")
    nine = CONTIG.start(CONTIG.read_ruleset("faces = " + NINE), 2)
    for chance in ("first 2", "roll 7 8 9"):
        nine = nine.apply(NATURE, CONTIG.read_move(chance))
    return {
        "contig60": _drawn(position),
        "contig60-last": position.apply(Seat(2), move).svg(move),
        "contig60-start": _drawn(CONTIG.start(CONTIG.rulesets["junior"], 2).view(None)),
        "contig60-figures": nine.svg(CONTIG.read_move("pass")),
        "contig60-sentence": _drawn(move),
        "contig60-card": _drawn(CONTIG.card(position, Seat(2), move)),
    }


def _drawn(value: object) -> str:
    """As a notebook asks for it."""
    return str(value._repr_svg_())  # type: ignore[attr-defined]  # whatever has it


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    for name, drawn in pictures().items():
        (PICTURES / f"{name}.svg").write_text(drawn, "utf-8")


if __name__ == "__main__":
    main()
