"""Lists of names and of things, as each language writes them; those of the page are in web/tests/lists.test.ts."""

from __future__ import annotations

import pytest

from contissimo.i18n import Catalogue, languages

TOGETHER = {
    "en": ("Ana and Bo", "Ana, Bo and Eve"),
    "pt-PT": ("Ana e Bo", "Ana, Bo e Eve"),
    "pt-BR": ("Ana e Bo", "Ana, Bo e Eve"),
    "es": ("Ana y Bo", "Ana, Bo y Eve"),
    "fr": ("Ana et Bo", "Ana, Bo et Eve"),
    "nl": ("Ana en Bo", "Ana, Bo en Eve"),
    "de": ("Ana und Bo", "Ana, Bo und Eve"),
    "ja": ("AnaとBo", "Ana、Bo、Eve"),
    "ja-Hira": ("Anaと Bo", "Ana、Bo、Eve"),
}


@pytest.mark.parametrize("lang", languages())
def test_names_that_belong_together_are_joined(lang: str) -> None:
    words = Catalogue(lang)
    assert words.together(["Ana"]) == "Ana"
    assert words.together(["Ana", "Bo"]) == TOGETHER[lang][0]
    assert words.together(["Ana", "Bo", "Eve"]) == TOGETHER[lang][1]


@pytest.mark.parametrize("lang", languages())
def test_things_are_listed_without_an_and(lang: str) -> None:
    comma = "、" if lang.startswith("ja") else ", "
    assert Catalogue(lang).one_by_one(["28", "50", "54"]) == f"28{comma}50{comma}54"
