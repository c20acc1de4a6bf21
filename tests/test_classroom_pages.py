"""docs/classroom.md and docs/record-of-processing.md are what is printed, apart from pictures; and what they promise exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from contissimo.i18n import Catalogue
from contissimo.paper.class_sheets import CLASS_SHEETS

DOCS = Path(__file__).parents[1] / "docs"


@pytest.mark.parametrize(
    ("page", "name"), [("classroom.md", "guide"), ("record-of-processing.md", "record")]
)
def test_the_page_is_what_is_printed(page: str, name: str) -> None:
    text = re.sub(r"(?m)^!\[.*\n\n?", "", (DOCS / page).read_text("utf-8"))
    assert text == Catalogue().class_page(name)


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
def test_the_guide_speaks_of_sheets_that_there_are_and_of_lessons_by_their_names(lang: str) -> None:
    words = Catalogue(lang)
    guide = words.class_page("guide").replace(" ", "\u00a0")
    assert set(re.findall(r"contissimo\sprint\s(\w+)", guide)) <= set(CLASS_SHEETS)
    for preset in ("plus-minus", "times", "whole-steps", "sheet", "pairs", "dice"):
        name = words.text(f"class-preset-{preset}").replace(" ", "\u00a0")
        assert f"**{name}**" in guide, preset
