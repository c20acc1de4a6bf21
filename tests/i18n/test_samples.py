"""The samples that speakers read are what the catalogues say now: `python -m tests.i18n.samples` writes them again."""

from __future__ import annotations

import re

import pytest

from contissimo.i18n import Catalogue, languages
from tests.i18n.samples import FOLDER, REST, named, players, sample

MANY = 10
FIVE_MINUTES = 5 * 300
"""As many words as a grown-up reads in that time, when most of them come again and again."""
LETTERS = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
FIVE_MINUTES_OF_LETTERS = 5 * 1000
"""The same where no space parts the words: kana are read faster than kanji, and there are more of them."""
ARTICLES = ("the ", "o ", "a ", "el ", "la ", "le ", "de ", "het ", "der ", "die ", "das ")


@pytest.mark.parametrize("lang", languages())
def test_the_samples_are_what_the_catalogues_say(lang: str) -> None:
    written = (FOLDER / f"{lang}.txt").read_text("utf-8")
    assert sample(lang).split("\n") == written.split("\n")


@pytest.mark.parametrize("lang", languages())
def test_a_speaker_reads_them_in_five_minutes(lang: str) -> None:
    told = "\n".join(line.partition(": ")[2] for line in sample(lang).splitlines())
    assert len(re.findall(r"[^\W\d_]+", told)) <= FIVE_MINUTES
    assert len(LETTERS.findall(told)) <= FIVE_MINUTES_OF_LETTERS


@pytest.mark.parametrize("lang", languages())
def test_each_computer_player_is_in_each_sentence_with_a_name(lang: str) -> None:
    """What is read as one sentence is one: nothing but the name differs."""
    names = players(Catalogue(lang))
    lines = sample(lang).split("\n# ")[1].splitlines()[1:]
    line_of = {key: line for line in lines for key in line.partition(": ")[0].split(", ")}
    sentences = dict(named(lang))
    assert len(sentences) > MANY
    assert sentences.keys() == line_of.keys()
    for key, shown in sentences.items():
        if not (told := [shown[name] for name in names if name in shown]):
            continue  # of people alone
        assert all(name in text for name, text in zip(names, told, strict=True)), key
        alike = {text.replace(name, REST) for name, text in zip(names, told, strict=True)}
        assert len(alike) == 1 or all(name in line_of[key] for name in names), key
    assert all(any(name in line for line in lines) for name in names)


def test_there_are_samples_of_each_language_and_of_no_other() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(languages())


@pytest.mark.parametrize("lang", languages())
def test_the_name_of_a_computer_player_has_no_article(lang: str) -> None:
    """It stands in the middle of sentences, where an article would have to change."""
    names = players(Catalogue(lang))
    assert len(names) >= MANY
    assert [name for name in names if name.lower().startswith(ARTICLES)] == []
