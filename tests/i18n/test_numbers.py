"""Numbers are written as each language writes them."""

from __future__ import annotations

import pytest

from contissimo.cli.match_report import percent
from contissimo.cli.output import decimal, words_for
from contissimo.engine.match_result import Mean
from contissimo.i18n import Catalogue, languages

_POINTS = "contest-total"
"""A message that shows a count."""


@pytest.mark.parametrize(
    ("lang", "shown"),
    [
        ("en", "46.8%"),
        ("pt-PT", "46,8\u00a0%"),
        ("pt-BR", "46,8%"),
        ("es", "46,8\u00a0%"),
        ("fr", "46,8\u202f%"),
        ("nl", "46,8%"),
        ("de", "46,8\u00a0%"),
        ("ja", "46.8%"),
        ("ja-Hira", "46.8%"),
    ],
)
def test_a_share_has_the_decimal_sign_and_the_space_of_its_language(lang: str, shown: str) -> None:
    assert percent(Catalogue(lang), Mean(0.468, None)) == shown


def test_an_error_stands_after_its_value_in_the_same_unit() -> None:
    assert percent(Catalogue("de"), Mean(0.5, 0.0123)) == "50,0 ± 1,2\u00a0%"


@pytest.mark.parametrize(
    ("lang", "four", "five"),
    [
        ("en", "1,120", "11,200"),
        ("pt-PT", "1120", "11\u00a0200"),
        ("pt-BR", "1.120", "11.200"),
        ("es", "1120", "11.200"),
        ("fr", "1\u202f120", "11\u202f200"),
        ("nl", "1.120", "11.200"),
        ("de", "1.120", "11.200"),
        ("ja", "1,120", "11,200"),
        ("ja-Hira", "1,120", "11,200"),
    ],
)
def test_thousands_are_marked_as_the_language_does(lang: str, four: str, five: str) -> None:
    words = Catalogue(lang)
    assert four in words.text(_POINTS, total=1120)
    assert five in words.text(_POINTS, total=11_200)


@pytest.mark.parametrize("lang", languages())
def test_a_port_and_a_seed_are_names_and_have_no_marks(lang: str) -> None:
    words = Catalogue(lang)
    assert "8000" in words_for(words, "why-port-taken", {"port": 8000, "host": "::1"})
    title = {"game": "g", "ruleset": "r", "games": 1, "rounds": 1, "seed": 123_456}
    assert "123456" in words_for(words, "match-title", title)


@pytest.mark.parametrize("lang", languages())
def test_two_digits_stay_two_digits(lang: str) -> None:
    assert decimal(Catalogue(lang), 3, digits=2).replace(",", ".") == "3.00"


@pytest.mark.parametrize("lang", languages())
def test_the_space_of_a_share_reaches_the_sentence(lang: str) -> None:
    words = Catalogue(lang)
    share = percent(words, Mean(0.5, None))
    assert share in words_for(words, "tables-set", {"throws": 1, "of": 2, "percent": share})
