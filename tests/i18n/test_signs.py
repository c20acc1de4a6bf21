"""Sums with the signs of the tiles, or with those that schools of a language write."""

from __future__ import annotations

import pytest

from contissimo.core.arithmetic import ALIASES, PEOPLE
from contissimo.games import GAMES
from contissimo.i18n import SIGNS, SIGNS_ENVIRONMENT, Catalogue, choose_signs, languages

SCHOOLS = {
    "en": ("×", "÷", "tiles"),
    "pt-PT": ("×", ":", "tiles"),
    "pt-BR": ("×", "÷", "tiles"),
    "es": ("×", ":", "school"),
    "fr": ("×", "÷", "tiles"),
    "nl": ("×", ":", "tiles"),
    "de": ("·", ":", "tiles"),
    "ja": ("×", "÷", "tiles"),
    "ja-Hira": ("×", "÷", "tiles"),
}
"""What schools write, and what sums show unless somebody chooses. The sheets in pt-PT, nl, de and ja print × and ÷ in sums."""

every_school = pytest.mark.parametrize("lang", SCHOOLS)


def test_the_signs_of_every_language_are_known_here() -> None:
    assert set(SCHOOLS) == set(languages())


def whole(sum_: str) -> str:
    """As it stands in a text: no line ends within it."""
    return sum_.replace(" ", "\u00a0")


@every_school
def test_sums_have_the_signs_of_the_tiles_or_of_the_schools(lang: str) -> None:
    times, divided, usual = SCHOOLS[lang]
    assert Catalogue(lang).signs == usual
    assert Catalogue(lang, "tiles").in_sums("(6×2) ÷ 2 = 6") == "(6×2) ÷ 2 = 6"
    school = Catalogue(lang, "school")
    assert school.in_sums("(6×2) ÷ 2 = 7/2 − 1") == f"(6{times}2) {divided} 2 = 7/2 − 1"
    assert whole(f"3 + 4 {times} 2") in school.text("lesson-contig60-contest.task")
    assert whole("8 ÷ 2 × 3") in school.text("lesson-calculissimo-order.task")  # tiles to lay


@every_school
@pytest.mark.parametrize("signs", SIGNS)
def test_every_sign_that_is_shown_can_be_typed(lang: str, signs: str) -> None:
    words = Catalogue(lang, signs)
    for sign in "+-*/":
        assert words.in_sums(sign.translate(PEOPLE)).translate(ALIASES) == sign
    for game, move in (("calculissimo", "8d 9+6/2*3-1"), ("contig60", "(2+4)*3/6=3")):
        shown = words.in_sums(move.translate(PEOPLE))
        assert str(GAMES[game].read_move(shown)) == str(GAMES[game].read_move(move))


@pytest.mark.parametrize(
    ("said", "environment", "chosen"),
    [
        ("school", {SIGNS_ENVIRONMENT: "tiles"}, "school"),
        (None, {SIGNS_ENVIRONMENT: "tiles"}, "tiles"),
        (None, {SIGNS_ENVIRONMENT: "runes"}, None),
        (None, {}, None),
    ],
)
def test_signs_are_those_said_or_of_the_environment(
    said: str | None, environment: dict[str, str], chosen: str | None
) -> None:
    assert choose_signs(said, environment) == chosen


IN_THIS_GAME = {
    "en": "In this game",
    "pt-PT": "Neste jogo",
    "pt-BR": "Neste jogo",
    "es": "En este juego",
    "fr": "Dans ce jeu",
    "nl": "In dit spel",
    "de": "In diesem Spiel",
    "ja": "このゲームでは",
    "ja-Hira": "この ゲームでは",
}


@every_school
@pytest.mark.parametrize(
    "key",
    [
        *("lesson-calculissimo-order.task", "lesson-calculissimo-order.done"),
        *("lesson-calculissimo-contest.done", "guide-calculissimo-2.about"),
    ],
)
def test_that_times_comes_first_is_said_of_this_game_alone(lang: str, key: str) -> None:
    """calculissimo §4.5: schools teach another order, which a class plays by."""
    said = Catalogue(lang).text(key, order="sheet")
    assert IN_THIS_GAME[lang] in said
    assert said.index("×") < said.rindex("÷")
