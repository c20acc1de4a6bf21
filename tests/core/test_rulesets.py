"""Rulesets changed option by option, as a form does it; files are read in the games' own tests."""

from __future__ import annotations

from typing import Any

import pytest

from contissimo.core.errors import BadFile
from contissimo.core.options import MAX_BYTES, every_value
from contissimo.games import GAMES

GAME_KEYS = sorted(GAMES)
LAYOUT = {"calculissimo": "..g\n.*.\nb..\n", "contig60": "1 2\n3 4\n"}


@pytest.mark.parametrize("key", GAME_KEYS)
def test_the_options_are_those_of_a_rulesets_text(key: str) -> None:
    """In its order; what came later is left out of the text by default, and shown all the same."""
    game = GAMES[key]
    first = next(iter(game.rulesets.values()))
    written = [line.split(" = ")[0] for line in first.text.splitlines() if " = " in line]
    every = ["game", *game.options]
    assert written == [name for name in every if name in written]
    assert list(every_value(first)) == every
    for name, value in every_value(first).items():
        if name not in written:
            assert game.change_ruleset(first, {name: value}) is first


@pytest.mark.parametrize("key", GAME_KEYS)
def test_an_option_is_changed_on_top_of_a_preset(key: str) -> None:
    game = GAMES[key]
    junior: Any = game.rulesets["junior"]
    changed: Any = game.change_ruleset(junior, {"judging": "challenge", "layout": LAYOUT[key]})
    assert (changed.name, changed.judging) == ("custom", "challenge")
    assert str(changed.layout) == LAYOUT[key]
    assert changed.turn_seconds == junior.turn_seconds
    assert game.read_ruleset(changed.text) == changed


@pytest.mark.parametrize("key", GAME_KEYS)
def test_what_rules_like_a_preset_has_its_name(key: str) -> None:
    game = GAMES[key]
    first = next(iter(game.rulesets.values()))
    changed = game.change_ruleset(first, {"judging": "challenge"})
    assert game.change_ruleset(changed, {"judging": "referee"}) is first


@pytest.mark.parametrize("key", GAME_KEYS)
def test_every_choice_word_and_limit_that_is_told_is_taken(key: str) -> None:
    game = GAMES[key]
    first = next(iter(game.rulesets.values()))
    for name, option in game.options.items():
        told: dict[str, list[Any]] = {
            "choice": list(option.choices),
            "flag": [True, False],
            "whole": [option.low, option.high, *option.words],
            "signs": [*option.choices, "".join(option.choices)],
            "numbers": [[option.low, option.high]],
            "text": list(option.choices),
        }
        for value in told[option.kind]:
            game.change_ruleset(first, {name: value})
        wrong = {"whole": (option.low or 0) - 1, "numbers": [(option.high or 0) + 1]}
        with pytest.raises(BadFile) as error:
            game.change_ruleset(first, {name: wrong.get(option.kind, "nonsense")})
        assert error.value.why == "option_wrong"
        assert error.value.details["option"] == name


@pytest.mark.parametrize(
    ("changes", "why", "details"),
    [
        ({"jokers": 4}, "option_unknown", {"option": "jokers"}),
        ({"judging": 1}, "option_wrong", {"option": "judging", "expected": "referee | challenge"}),
        ({"layout": 4}, "option_wrong", {"option": "layout"}),
        ({"layout": ["\n"]}, "option_wrong", {"option": "layout"}),
        ({"layout": "mine.layout"}, "option_wrong", {"option": "layout"}),
        ({"layout": "1 2\n3 4 5\n"}, "layout_width", {"option": "layout", "line": 2}),
        ({"layout": "1 2\n" * MAX_BYTES}, "file_too_large", {"option": "layout"}),
    ],
)
def test_a_mistake_names_the_option(
    changes: dict[str, Any], why: str, details: dict[str, Any]
) -> None:
    game = GAMES["contig60"]
    with pytest.raises(BadFile) as error:
        game.change_ruleset(game.rulesets["contig60"], changes)
    assert error.value.why == why
    assert details.items() <= error.value.details.items()
