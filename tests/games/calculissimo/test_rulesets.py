"""A ruleset that somebody writes: every option, and one clear error for each mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

from contissimo.core.errors import BadFile
from contissimo.core.game import NATURE
from contissimo.core.options import options_of
from contissimo.games import GAMES
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.rules import PRESETS
from tests.games.calculissimo.helpers import PLENTY, rules_of

SMALL = 'layout = """\n...\n.*.\n...\n"""\n'


def mistake(text: str) -> tuple[str, int, object]:
    with pytest.raises(BadFile) as caught:
        GAME.read_ruleset(text, file="mine.toml")
    assert caught.value.file == "mine.toml"
    return caught.value.why, caught.value.line, caught.value.details.get("option")


def test_an_empty_ruleset_is_classic() -> None:
    assert GAME.read_ruleset("") == PRESETS["classic"]
    assert GAME.read_ruleset('game = "calculissimo"\nbase = "classic"') == PRESETS["classic"]


def test_options_stand_over_a_base_preset() -> None:
    rules = GAME.read_ruleset('base = "sheet-de"\nleftover = "tile_count"\n')
    assert (rules.judging, rules.leftover, rules.name) == ("challenge", "tile_count", "custom")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("operators", "+/"),
        ("turn_seconds", 1),
        ("turn_seconds", 86_400),
        ("turn_seconds", "none"),
        ("main_seconds", 60),
        ("increment_seconds", 0),
        ("exchange", "only_when_stuck"),
        ("exchange", "never"),
        ("order", "school"),
        ("start_bonus", "alone"),
        ("every_step_whole", True),
        ("zero_counts", True),
        ("operation_bonuses", "highest_only"),
        ("joker_on_operation_square", "bonus"),
        ("end_when_stuck", "anyone"),
        ("leftover", "tile_count"),
        ("judging", "challenge"),
        ("window_seconds", 30),
        ("window_seconds", "none"),
        ("announce", True),
    ],
)
def test_every_option_can_be_set_and_reads_back(key: str, value: object) -> None:
    rules = rules_of(**{key: value})
    assert getattr(rules, key) == (None if value == "none" else value)
    assert GAME.read_ruleset(rules.text) == rules


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("operators", '""'),
        ("operators", '"+x"'),
        ("operators", "1"),
        ("turn_seconds", "0"),
        ("turn_seconds", "86401"),
        ("turn_seconds", "true"),
        ("turn_seconds", '"auto"'),
        ("turn_seconds", "1.5"),
        ("main_seconds", "-1"),
        ("increment_seconds", '"none"'),
        ("exchange", '"always"'),
        ("exchange", "[]"),
        ("order", '"left"'),
        ("start_bonus", "true"),
        ("head_start", "50"),
        ("head_start", "[501]"),
        ("head_start", "[-1, 0]"),
        ("head_start", "[true]"),
        ("head_start", '["5"]'),
        ("head_start", "[0.5]"),
        ("head_start", "[1, 2, 3, 4, 5]"),
        ("every_step_whole", "1"),
        ("zero_counts", '"true"'),
        ("operation_bonuses", "{}"),
        ("judging", "1979-05-27"),
        ("window_seconds", "0"),
        ("announce", "0"),
        ("layout", "3"),
        ("layout", '"nowhere"'),
        ("tiles", "[1]"),
        ("tiles", '"calculissimo-none"'),
        ("base", '"nothing"'),
        ("base", "7"),
        ("base", "[]"),
        ("game", '"contig60"'),
        ("game", "{}"),
    ],
)
def test_a_wrong_value_names_its_line_and_option(key: str, value: str) -> None:
    text = f'# mine\nleftover = "tile_count"\n\n{key} = {value}\n'
    assert mistake(text) == ("option_wrong", 4, key)


def test_an_unknown_option_names_its_line() -> None:
    assert mistake('judging = "challenge"\ncheating = true\n') == ("option_unknown", 2, "cheating")
    assert mistake('name = "mine"\n') == ("option_unknown", 1, "name")


@pytest.mark.parametrize(
    "text", ["=", "a = \n", 'a = "', "[", "a = 1\na = 2\n", "\0", "a = " + "[" * 2_000]
)
def test_a_text_that_is_not_toml_is_one_error(text: str) -> None:
    assert mistake(text)[0] == "toml_unreadable"


def test_a_number_too_long_for_python_is_our_error_too() -> None:
    with pytest.raises(BadFile):
        GAME.read_ruleset("turn_seconds = " + "1" * 5_000)


def test_a_file_of_more_than_16_kb_is_refused() -> None:
    assert mistake("# " + "x" * 16_400) == ("file_too_large", 0, None)
    assert mistake("# " + "é" * 8_200) == ("file_too_large", 0, None)


def test_an_inline_layout_or_bag_names_the_line_of_the_ruleset() -> None:
    wrong = '# mine\nlayout = """\n...\n.*z\n...\n"""\n'
    with pytest.raises(BadFile) as caught:
        GAME.read_ruleset(wrong, file="mine.toml")
    assert (caught.value.why, caught.value.file, caught.value.line) == (
        "layout_letter",
        "mine.toml",
        4,
    )
    with pytest.raises(BadFile) as caught:
        GAME.read_ruleset('tiles = """\n1 5\n1 6\n"""', file="mine.toml")
    assert (caught.value.why, caught.value.line) == ("bag_face_twice", 3)


def test_a_layout_may_be_a_file_beside_the_ruleset_or_a_shipped_one() -> None:
    files = {"mine.layout": "# small\n...\n.*.\n...\n", "mine.tiles": "1 20\n"}
    rules = GAME.read_ruleset(
        'layout = "mine.layout"\ntiles = "mine.tiles"', open_file=files.__getitem__
    )
    assert (rules.layout.rows, rules.tiles) == (("...", ".*.", "..."), "1" * 20)
    shipped = GAME.read_ruleset('layout = "calculissimo-classic"\ntiles = "calculissimo-short"')
    assert (shipped.layout, shipped.tiles) == (PRESETS["classic"].layout, PRESETS["short"].tiles)


def test_a_mistake_in_a_file_beside_the_ruleset_names_that_file() -> None:
    with pytest.raises(BadFile) as caught:
        GAME.read_ruleset('layout = "mine.layout"', open_file=lambda name: "...\n.*\n...\n")
    assert (caught.value.why, caught.value.file, caught.value.line) == (
        "layout_width",
        "mine.layout",
        2,
    )


def test_a_file_beside_the_ruleset_may_not_be_larger_than_a_ruleset() -> None:
    huge = "# no end of comments\n" * 200_000 + "...\n.*.\n...\n"
    with pytest.raises(BadFile):
        GAME.read_ruleset('layout = "mine.layout"', open_file=lambda name: huge)


def test_rulesets_of_ones_own_read_back() -> None:
    rules = rules_of(layout="g*b|y.p|...", tiles=PLENTY, operators="+/", window_seconds=9)
    assert GAME.read_ruleset(rules.text) == rules
    assert GAME.read_ruleset(SMALL).layout.rows == ("...", ".*.", "...")


def test_the_example_of_house_rules_can_be_played() -> None:
    example = Path(__file__).parents[3] / "examples" / "house-rules.toml"
    rules = GAME.read_ruleset(example.read_text("utf-8"), file="house-rules.toml")
    assert (rules.judging, rules.turn_seconds, rules.leftover) == ("challenge", 90, "tile_count")
    assert (rules.layout.width, rules.layout.height, str(rules.layout.start)) == (11, 11, "f6")
    assert rules.tiles == PRESETS["short"].tiles
    assert GAME.start(rules, 4).to_act == {NATURE}


def test_every_option_is_on_the_page_about_rulesets() -> None:
    page = (Path(__file__).parents[3] / "docs" / "rulesets.md").read_text("utf-8")
    for game in GAMES.values():
        for option in options_of(type(next(iter(game.rulesets.values())))):
            assert f"`{option}`" in page


@pytest.mark.parametrize(
    ("given", "kept", "written"),
    [
        ([50, 0], (50,), "[50]"),
        ([0, 500, 0, 7], (0, 500, 0, 7), "[0, 500, 0, 7]"),
        ([0, 20, 0, 0], (0, 20), "[0, 20]"),
        ([0, 0, 0], (), None),
        ([], (), None),
    ],
)
def test_equal_head_starts_have_equal_texts(
    given: list[int], kept: tuple[int, ...], written: str | None
) -> None:
    """calculissimo §1.4: zeros at the end say nothing; all 0 is the default, which no text has."""
    rules = rules_of(head_start=given)
    assert rules.head_start == kept
    line = None if written is None else f"head_start = {written}\n"
    assert ("head_start" in rules.text) == (line is not None)
    assert line is None or line in rules.text
    assert GAME.read_ruleset(rules.text) == rules


def test_what_version_0_1_did_not_know_is_in_no_text_while_it_has_its_default() -> None:
    """calculissimo §1.4, §4.5, §5.7: commitments of older games hash those texts."""
    for name in ("classic", "sheet-de", "short"):
        for option in ("order", "start_bonus", "head_start"):
            assert option not in PRESETS[name].text
    rules = rules_of(order="sheet", start_bonus="multiplies", head_start=[0, 0])
    assert rules.text == PRESETS["classic"].text
