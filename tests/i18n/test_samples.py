"""The samples that speakers read are what the catalogues say now: `python -m tests.i18n.samples` writes them again."""

from __future__ import annotations

import pytest

from contissimo.i18n import Catalogue, languages
from tests.i18n.samples import FOLDER, players, sample

MANY = 10
ARTICLES = ("the ", "o ", "a ", "el ", "la ", "le ", "de ", "het ", "der ", "die ", "das ")


@pytest.mark.parametrize("lang", languages())
def test_the_samples_are_what_the_catalogues_say(lang: str) -> None:
    assert sample(lang).split("\n") == (FOLDER / f"{lang}.txt").read_text("utf-8").split("\n")


def test_there_are_samples_of_each_language_and_of_no_other() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(languages())


@pytest.mark.parametrize("lang", languages())
def test_the_name_of_a_computer_player_has_no_article(lang: str) -> None:
    """It stands in the middle of sentences, where an article would have to change."""
    names = players(Catalogue(lang))
    assert len(names) >= MANY
    assert [name for name in names if name.lower().startswith(ARTICLES)] == []
