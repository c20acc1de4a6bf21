"""Draws the picture of link previews anew, `web/public/social.png`: `python -m tests.paper.write_preview`. Look at it before you keep it."""

from __future__ import annotations

from pathlib import Path

import typst

from contissimo.paper import typesetting
from tests.games.write_pictures import pictures

PICTURE = Path(__file__).parents[2] / "web" / "public" / "social.png"
_FONTS = Path(typesetting.__file__).parent / "fonts"
_TEMPLATE = b"""
#set page(width: 1200pt, height: 630pt, margin: 0pt, fill: rgb("#f7f2e8"))
#set text(font: "Atkinson Hyperlegible", fill: rgb("#2d2a26"))
#let drawn(name) = image(bytes(sys.inputs.at(name)), format: "svg", width: 100%)
#let card(name, width) = box(width: width, height: 900pt, radius: 14pt, clip: true, stroke: 3pt + rgb("#96693a"), drawn(name))
#place(top + left, dx: 72pt, dy: 64pt, text(88pt, weight: "bold")[Contissimo])
#place(top + left, dx: 76pt, dy: 178pt, text(34pt, fill: rgb("#635a4e"))[Calculissimo \xc2\xb7 Contig 60])
#place(top + left, dx: 76pt, dy: 262pt, card("contig60-last", 440pt))
#place(top + left, dx: 600pt, dy: -60pt, card("calculissimo", 700pt))
"""


def preview() -> bytes:
    """A PNG of 1200 times 630: what notebooks show of a position and of a score card."""
    fonts = typst.Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(_FONTS)]
    )
    compiler = typst.Compiler(_TEMPLATE, font_paths=fonts, sys_inputs=pictures())
    made = compiler.compile(format="png", ppi=72, timestamp=0)
    assert isinstance(made, bytes)
    return made


if __name__ == "__main__":
    PICTURE.write_bytes(preview())
