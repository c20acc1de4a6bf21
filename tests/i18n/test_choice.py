"""Which catalogue a language tag or a locale of the environment is given."""

from __future__ import annotations

from pathlib import Path

import pytest

from contissimo.i18n import ENGLISH, Catalogue, catalogue_for, choose_language, languages

_FILE = Path(__file__).parents[1] / "data/languages.txt"
EXAMPLES = [
    tuple(line.split())
    for line in _FILE.read_text("utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize(("tag", "given"), EXAMPLES)
def test_a_tag_is_given_the_catalogue_that_fits_it_best(tag: str, given: str) -> None:
    assert (catalogue_for(tag) or "-") == given
    assert choose_language(tag, {}) == Catalogue(tag).lang == (given if given != "-" else ENGLISH)


@pytest.mark.parametrize("end", [".UTF-8", "@euro", ".ISO8859-1@euro"])
@pytest.mark.parametrize(("tag", "given"), EXAMPLES)
def test_an_encoding_changes_nothing(tag: str, given: str, end: str) -> None:
    assert (catalogue_for(f"{tag}{end}") or "-") == given


@pytest.mark.parametrize("text", ["", "C", "C.UTF-8", "POSIX", "-", "_PT", "12", "é"])
def test_what_is_no_tag_has_no_catalogue(text: str) -> None:
    assert catalogue_for(text) is None


@pytest.mark.parametrize("lang", languages())
def test_every_catalogue_is_found_by_its_own_name(lang: str) -> None:
    assert catalogue_for(lang) == lang


def test_the_longest_that_fits_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("contissimo.i18n.languages", lambda: ("ja", "ja-Hira", "pt-BR", "pt-PT"))
    assert catalogue_for("ja-Hira-JP") == "ja-Hira"
    assert catalogue_for("ja-JP") == "ja"
    assert catalogue_for("pt-Latn-BR") == "pt-BR"
