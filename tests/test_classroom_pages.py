"""docs/classroom.md and docs/record-of-processing.md are what is printed; and what they promise exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from contissimo.i18n import Catalogue
from contissimo.paper.class_sheets import CLASS_SHEETS

DOCS = Path(__file__).parents[1] / "docs"
CATALOGUES = Path(__file__).parents[1] / "src/contissimo/i18n/catalogues"


@pytest.mark.parametrize(
    ("page", "name"), [("classroom.md", "guide"), ("record-of-processing.md", "record")]
)
def test_the_page_is_what_is_printed(page: str, name: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    assert text.replace("../src/contissimo/i18n/classroom/en/", "") == Catalogue().class_page(name)


LANGUAGES = ["en", "pt-BR"]
THINGS = {"six words", "desk", "wall", "seis palavras", "mesa do professor", "telão"}
"""What is new is in bold as well."""
LABELS = ("page-home", "page-class", "classroom")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_speaks_of_sheets_that_there_are_and_of_lessons_by_their_names(lang: str) -> None:
    words = Catalogue(lang)
    guide = words.class_page("guide").replace(" ", "\u00a0")
    assert set(re.findall(r"contissimo\sprint\s(\w+)", guide)) <= set(CLASS_SHEETS)
    for preset in ("plus-minus", "times", "whole-steps", "sheet", "pairs", "dice"):
        name = words.text(f"class-preset-{preset}").replace(" ", "\u00a0")
        assert f"**{name}**" in guide, preset


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_bold_in_the_guide_stands_on_the_page_in_the_same_words(lang: str) -> None:
    folder = CATALOGUES / lang
    texts = "".join((folder / f"{name}.ftl").read_text("utf-8") for name in LABELS)
    labels = {plain(text) for text in re.findall(r"(?m)^[\w-]+ = (.+)$", texts)}
    bold = re.findall(r"\*\*(.+?)\*\*", Catalogue(lang).class_page("guide"))
    assert set(map(plain, bold)) <= labels | THINGS


def plain(text: str) -> str:
    return text.casefold().replace("\u00a0", " ")
