"""The samples that speakers read are what the catalogues say now: `python -m tests.i18n.samples` writes them again."""

from __future__ import annotations

import re

import pytest

from contissimo.i18n import Catalogue, languages
from tests.i18n.samples import FOLDER, players, sample

MANY = 10
FIVE_MINUTES = 5 * 300
"""As many words as a grown-up reads in that time, when most of them come again and again."""
ARTICLES = ("the ", "o ", "a ", "el ", "la ", "le ", "de ", "het ", "der ", "die ", "das ")


@pytest.mark.parametrize("lang", languages())
def test_the_samples_are_what_the_catalogues_say(lang: str) -> None:
    written = (FOLDER / f"{lang}.txt").read_text("utf-8")
    assert sample(lang).split("\n") == written.split("\n")


@pytest.mark.parametrize("lang", languages())
def test_a_speaker_reads_them_in_five_minutes(lang: str) -> None:
    """A list of names that is always the same is read once."""
    lines = [line.partition(": ")[2] for line in sample(lang).splitlines()]
    told = re.sub("|".join(map(re.escape, players(Catalogue(lang)))), "", "\n".join(lines))
    assert len(re.findall(r"[^\W\d_]+", told)) <= FIVE_MINUTES


@pytest.mark.parametrize("lang", languages())
def test_each_computer_player_is_in_each_sentence_with_a_name(lang: str) -> None:
    named = sample(lang).split("\n# ")[1].splitlines()[1:]
    names = players(Catalogue(lang))
    alone = [line for line in named if not all(name in line for name in names)]
    assert len(named) > MANY
    assert [line.partition(":")[0] for line in alone if "[" in line] == []


def test_there_are_samples_of_each_language_and_of_no_other() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(languages())


@pytest.mark.parametrize("lang", languages())
def test_the_name_of_a_computer_player_has_no_article(lang: str) -> None:
    """It stands in the middle of sentences, where an article would have to change."""
    names = players(Catalogue(lang))
    assert len(names) >= MANY
    assert [name for name in names if name.lower().startswith(ARTICLES)] == []
