"""The game in a minute is that of the table: no sentence that the rules of a preset don't keep, in any language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from contissimo.core.options import every_value
from contissimo.games import GAMES
from contissimo.i18n import SIGNS, Catalogue, languages
from contissimo.paper.minute import steps, told
from tests.i18n.parts import patterns, variables
from tests.i18n.test_signs import IN_THIS_GAME

PRESETS = [(game.key, name) for game in GAMES.values() for name in game.rulesets]
STEPS = 6
MINUTES = 20

every_preset = pytest.mark.parametrize(("game", "preset"), PRESETS)
every_language = pytest.mark.parametrize("lang", languages())


def ruleset_of(game: str, preset: str) -> Any:
    return GAMES[game].rulesets[preset]


def minute(game: str, ruleset: Any, lang: str, signs: str | None = None) -> list[str]:
    return ["\n".join(step) for step in steps(game, ruleset, Catalogue(lang, signs))]


def numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


@every_preset
def test_the_steps_are_told_all_that_they_speak_of(game: str, preset: str) -> None:
    values = told(every_value(ruleset_of(game, preset)), Catalogue("en"))
    for key, pattern in patterns("en").items():
        if key.startswith(f"guide-{game}-"):
            assert variables(pattern) <= set(values), key


@every_language
@every_preset
@pytest.mark.parametrize("signs", SIGNS)
def test_no_step_speaks_of_a_sign_that_the_table_has_not(
    game: str, preset: str, lang: str, signs: str
) -> None:
    words = Catalogue(lang, signs)
    ruleset = ruleset_of(game, preset)
    options = every_value(ruleset)
    allowed = options.get("operators") or options["operations"]
    said = minute(game, ruleset, lang, signs)
    assert len(said) == STEPS
    for sign, shown in (("*", "×"), ("/", "÷")):
        written = {
            shown,
            f"\u00a0{words.in_sums(shown)}",
        }  # in the list; a colon stands elsewhere too
        assert any(mark in "".join(said) for mark in written) is (sign in allowed), (sign, said)
    for quoted, sign in (("„·“", "*"), ("„:“", "/"), ("“:”", "/")):
        assert sign in allowed or quoted not in "".join(said)


@every_language
@pytest.mark.parametrize("preset", GAMES["calculissimo"].rulesets)
def test_the_steps_of_calculissimo_are_by_the_options(preset: str, lang: str) -> None:
    """calculissimo §4.4 to §4.6, §5.3, §6.1 and §6.2"""
    ruleset = ruleset_of("calculissimo", preset)
    usual = minute("calculissimo", ruleset_of("calculissimo", "classic"), lang)
    here = minute("calculissimo", ruleset, lang)
    sheet_order = ruleset.order == "sheet" and "*" in ruleset.operators
    assert (IN_THIS_GAME[lang] in here[1]) is sheet_order
    differs = [at for at in range(STEPS) if here[at] != usual[at]]
    expected = {
        1: ruleset.order != "sheet" or ruleset.operators != "+-*/",
        2: ruleset.operation_bonuses != "cumulate",
        3: ruleset.every_step_whole or ruleset.zero_counts,
        4: "*" not in ruleset.operators,
        5: ruleset.leftover != "face_value" or ruleset.end_when_stuck != "nobody",
    }
    assert differs == [at for at, changed in expected.items() if changed]
    assert numbers(here[5]) == ({"10"} if ruleset.leftover == "face_value" else {"1", "10"})


@every_language
@pytest.mark.parametrize("preset", GAMES["contig60"].rulesets)
def test_the_steps_of_contig_60_are_by_the_options(preset: str, lang: str) -> None:
    """contig60 §2.1, §3.1, §6.1 and §6.3"""
    ruleset = ruleset_of("contig60", preset)
    usual = minute("contig60", ruleset_of("contig60", "contig60"), lang)
    here = minute("contig60", ruleset, lang)
    assert str(ruleset.points) in numbers(here[2])
    assert numbers(here[4]) == ({str(ruleset.line_length)} if ruleset.line_length else set())
    assert numbers(here[5]) == ({str(ruleset.rounds)} if ruleset.rounds else set())
    differs = [at for at in range(STEPS) if here[at] != usual[at]]
    expected = {
        0: ruleset.operations != "+-*/",
        2: ruleset.own_square_counts,
        4: ruleset.line_length != 5,
        5: ruleset.rounds is not None or ruleset.line_length == 0,
    }
    assert differs == [at for at, changed in expected.items() if changed]


@every_language
def test_rules_of_ones_own_are_told_too(lang: str) -> None:
    game = GAMES["contig60"]
    first = game.rulesets["contig60"]
    timed = game.change_ruleset(first, {"minutes": MINUTES, "points": 30, "race_to_zero": True})
    here, usual = minute("contig60", timed, lang), minute("contig60", first, lang)
    assert "30" in numbers(here[2])
    assert {str(MINUTES), "0"} == numbers(here[5])
    assert here[5].split("\n")[0] != usual[5].split("\n")[0]
    calculissimo = GAMES["calculissimo"]
    divided = calculissimo.change_ruleset(
        calculissimo.rulesets["classic"], {"operators": "+-/", "zero_counts": True}
    )
    said = "".join(minute("calculissimo", divided, lang))
    assert "×" not in said
    assert "÷" in said
