"""No sign without a letter: what is printed can be drawn by the fonts that we ship, and by no others."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # it has none

import contissimo.i18n
import contissimo.paper
from contissimo.i18n import languages
from contissimo.paper import typesetting
from tests.paper.orders import EVERY, said

FONTS = Path(contissimo.paper.__file__).parent / "fonts"
I18N = Path(contissimo.i18n.__file__).parent
STYLES = ("Regular", "Bold")
HINT = "run `make fonts`"


@cache
def signs_of(style: str) -> dict[str, set[int]]:
    return {
        name: set(TTFont(FONTS / f"{name}-{style}.ttf").getBestCmap())
        for name in ("AtkinsonHyperlegible", "BIZUDPGothic")
    }


@pytest.mark.parametrize("lang", languages())
def test_every_sign_on_every_sheet_is_in_a_font(lang: str) -> None:
    known = set.intersection(*(set.union(*signs_of(style).values()) for style in STYLES))
    for game, sheet in EVERY:
        used = set(map(ord, "".join(said(game, sheet, lang))))
        missing = used - known - {ord("\n")}
        assert not missing, (sheet, "".join(map(chr, sorted(missing))), HINT)


def test_every_japanese_sign_that_we_use_anywhere_is_in_the_font() -> None:
    files = [*I18N.glob("catalogues/ja*/*.ftl"), *I18N.glob("rules/ja*/*.md")]
    used = {ord(sign) for file in files for sign in file.read_text("utf-8")}
    for style in STYLES:
        missing = {sign for sign in used if sign > 0x2FFF} - signs_of(style)["BIZUDPGothic"]
        assert not missing, ("".join(map(chr, sorted(missing))), HINT)


def test_only_the_fonts_that_we_ship_are_used() -> None:
    found = typesetting._fonts().fonts()
    assert {font.family for font in found} == set(typesetting.FAMILIES)
    assert {Path(font.path or "").parent for font in found} == {FONTS}


def test_the_fonts_are_small_and_bring_their_licences() -> None:
    assert sum(file.stat().st_size for file in FONTS.glob("*.ttf")) < 450_000
    for licence in ("OFL-atkinson-hyperlegible.txt", "OFL-biz-udpgothic.txt"):
        assert "SIL OPEN FONT LICENSE" in (FONTS / licence).read_text("utf-8")


def test_a_zero_is_not_crossed_out() -> None:
    for style in ("Regular", "Bold", "Italic"):
        glyphs = TTFont(FONTS / f"AtkinsonHyperlegible-{style}.ttf")["glyf"]
        assert [glyphs[name].numberOfContours for name in ("zero", "zero.tf")] == [2, 2]
