"""Japanese letters for the browser of the tests: as wide as on a phone, also on a machine that has no Japanese font.

Without one a browser draws empty boxes half as wide as the letters, and every text fits. The letters are those of the printed
sheets, which have every sign that our texts use (tests/paper/test_fonts.py); that font is proportional, so each is given a whole em.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # it has none

FONTS = Path(__file__).parents[2] / "src/contissimo/paper/fonts"
JAPANESE = 0x2FFF
"""Signs above this one take a square each."""


def make_fonts(folder: Path) -> None:
    """Write the fonts where a browser finds them that has `folder` as its XDG_DATA_HOME."""
    there = folder / "fonts"
    there.mkdir(parents=True)
    for file in FONTS.glob("BIZUDPGothic-*.ttf"):
        font = TTFont(file)
        em = font["head"].unitsPerEm
        widths = font["hmtx"].metrics
        glyphs = font["glyf"]
        for sign, name in font.getBestCmap().items():
            if sign > JAPANESE:
                wide, left = widths[name]
                shift = (em - wide) // 2
                glyph = glyphs[name]
                if glyph.numberOfContours > 0:
                    glyph.coordinates.translate((shift, 0))
                    glyph.recalcBounds(glyphs)
                widths[name] = (em, left + shift)
        font.save(there / file.name)
