from __future__ import annotations

import pytest

from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.rules import PRESETS, Ruleset
from tests.games.calculissimo.helpers import rules_of

DEFAULTS: dict[str, object] = {
    "operators": "+-*/",
    "head_start": (),
    "turn_seconds": 120,
    "main_seconds": None,
    "increment_seconds": 0,
    "exchange": "any_time",
    "order": "sheet",
    "every_step_whole": False,
    "zero_counts": False,
    "operation_bonuses": "cumulate",
    "joker_on_operation_square": "no_bonus",
    "start_bonus": "multiplies",
    "end_when_stuck": "nobody",
    "leftover": "face_value",
    "judging": "referee",
    "window_seconds": "auto",
    "announce": False,
}
SHEET = {"exchange": "only_when_stuck", "judging": "challenge"}
DIFFERENCES: dict[str, dict[str, object]] = {
    "classic": {},
    "sheet-pt": {**SHEET},
    "sheet-nl": {**SHEET},
    "sheet-de": {**SHEET, "operation_bonuses": "highest_only", "end_when_stuck": "anyone"},
    "sheet-ja": {"exchange": "never", "leftover": "tile_count", "start_bonus": "alone"},
    "relaxed": {"turn_seconds": None},
    "short": {"turn_seconds": None},
    "junior": {"operators": "+-", "every_step_whole": True, "turn_seconds": None},
    "class": {"order": "school", "announce": True, "turn_seconds": None},
}


def test_the_presets_are_those_of_the_rules_page() -> None:
    """calculissimo §9: the presets by name."""
    assert set(PRESETS) == set(DIFFERENCES)
    assert GAME.rulesets is PRESETS
    assert all(rules.name == name for name, rules in PRESETS.items())


@pytest.mark.parametrize("name", list(DIFFERENCES))
def test_a_preset_differs_from_classic_in_what_the_table_says(name: str) -> None:
    """calculissimo §9: each preset is classic but for the options of its row."""
    expected = DEFAULTS | DIFFERENCES[name]
    assert {key: getattr(PRESETS[name], key) for key in DEFAULTS} == expected
    assert PRESETS[name].layout == PRESETS["classic"].layout
    bag = "short" if name in ("short", "junior") else "classic"
    assert PRESETS[name].tiles == PRESETS[bag].tiles


def test_the_short_game_has_half_the_bag() -> None:
    """calculissimo §9: every count halved, rounded up, two jokers."""
    classic, short = PRESETS["classic"].bag, PRESETS["short"].bag
    for face in "0123456789+-*/":
        assert short.count(face) == (classic.count(face) + 1) // 2
    assert short.count("?") == 2


def test_the_junior_game_has_half_the_bag_without_its_operators() -> None:
    """calculissimo §9: half the bag as in short, + and − alone."""
    short, junior = PRESETS["short"].bag, PRESETS["junior"].bag
    assert junior == "".join(tile for tile in short if tile not in "*/")
    assert len(junior) == 46


def test_untimed_presets_have_no_time_limit_at_all() -> None:
    """calculissimo §9: no time limit."""
    timed = {name for name, rules in PRESETS.items() if rules.is_timed}
    assert timed == {"classic", "sheet-pt", "sheet-nl", "sheet-de", "sheet-ja"}
    assert all(PRESETS[name].turn_limit is None for name in set(PRESETS) - timed)


@pytest.mark.parametrize("name", list(DIFFERENCES))
def test_the_text_of_a_preset_reads_back(name: str) -> None:
    """calculissimo §9: a preset is data; equal rulesets have equal texts."""
    rules = PRESETS[name]
    again = GAME.read_ruleset(rules.text)
    assert again == rules
    assert hash(again) == hash(rules)
    assert again.text == rules.text
    assert again.name == "custom"


def test_presets_that_rule_alike_are_equal() -> None:
    """calculissimo §9: sheet-pt and sheet-nl differ in name only."""
    assert PRESETS["sheet-pt"] == PRESETS["sheet-nl"]
    assert PRESETS["classic"] != PRESETS["relaxed"]
    assert PRESETS["classic"] != object()
    assert isinstance(rules_of("junior"), Ruleset)
