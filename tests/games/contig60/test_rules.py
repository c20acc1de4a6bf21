"""Rulesets: every option, every preset, every mistake in a file."""

from __future__ import annotations

import contextlib
from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contissimo.core.errors import BadFile
from contissimo.core.options import every_value
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.rules import PRESETS, Ruleset, read_ruleset
from contissimo.games.contig60.sentences import reachable_numbers, roll_table
from tests.games.contig60.helpers import DEFAULT, ruled


def differences(ruleset: Ruleset) -> set[str]:
    """The lines of the canonical text in which a ruleset differs from the default."""
    return set(ruleset.text.splitlines()) - set(DEFAULT.text.splitlines())


def test_the_presets() -> None:
    """contig60 §7: six presets, each as the page says."""
    names = ["contig60", "timed", "sheet-pt", "contig-us", "junior", "times"]
    assert list(GAME.rulesets) == names
    assert all(ruleset.name == name for name, ruleset in PRESETS.items())
    assert differences(PRESETS["timed"]) == {"turn_seconds = 60"}
    assert differences(PRESETS["sheet-pt"]) == {'judging = "challenge"'}
    american = PRESETS["contig-us"]
    assert differences(ruled(american, layout=DEFAULT.layout)) == {
        "own_square_counts = true",
        "line_length = 0",
        "rounds = 8",
    }
    assert american.layout.rows[0] == (1, 2, 3, 4, 5, 6, 7, 8)


@pytest.mark.parametrize(
    ("name", "operations", "lines"),
    [
        ("junior", "+-", {'operations = "+-"', "line_length = 3", "rounds = 7"}),
        ("times", "+-*", {'operations = "+-*"', "line_length = 4", "rounds = 15"}),
    ],
)
def test_the_presets_for_children(name: str, operations: str, lines: set[str]) -> None:
    """contig60 §7: boards of their own, of numbers that their operations make; else all defaults."""
    preset = PRESETS[name]
    assert differences(ruled(preset, layout=DEFAULT.layout)) == lines
    numbers = {number for row in preset.layout.rows for number in row}
    assert numbers <= reachable_numbers(DEFAULT.faces, operations)
    assert preset.reachable == preset.layout.all_bits


def test_the_boards_for_children() -> None:
    """contig60 §1.1: a spiral from 0 to 15, and the 36 numbers that + − × make most often."""
    assert PRESETS["junior"].layout.rows == (
        (0, 1, 2, 3),
        (11, 12, 13, 4),
        (10, 15, 14, 5),
        (9, 8, 7, 6),
    )
    often = Counter(
        number
        for dice in product(DEFAULT.faces, repeat=3)
        for number in roll_table(tuple(sorted(dice)), "+-*")
    )
    board = [number for row in PRESETS["times"].layout.rows for number in row]
    assert board == sorted(sorted(often, key=lambda number: (-often[number], number))[:36])


def test_the_defaults() -> None:
    """contig60 §7: `contig60` is all defaults."""
    assert (
        DEFAULT.text
        == '''game = "contig60"
faces = [1, 2, 3, 4, 5, 6]
markers = 25
points = 60
operations = "+-*/"
turn_seconds = "none"
race_to_zero = false
own_square_counts = false
judging = "referee"
window_seconds = "auto"
false_accusation_cost = 0
line_length = 5
rounds = "none"
minutes = "none"
layout = """
0 1 2 3 4 5 6 7
27 28 29 30 31 32 33 8
26 54 55 60 64 66 34 9
25 50 120 125 144 72 35 10
24 48 108 180 150 75 36 11
23 45 100 96 90 80 37 12
22 44 42 41 40 39 38 13
21 20 19 18 17 16 15 14
"""
'''
    )


@pytest.mark.parametrize("name", PRESETS)
def test_a_ruleset_round_trips_through_its_text(name: str) -> None:
    ruleset = PRESETS[name]
    again = GAME.read_ruleset(ruleset.text, file="again")
    assert again == ruleset
    assert hash(again) == hash(ruleset)
    assert again.text == ruleset.text
    assert (again.name, ruleset.main_time) == ("custom", None)


@pytest.mark.parametrize(
    ("text", "field", "meaning"),
    [
        ("faces = 2", "faces", (1, 2)),
        ("faces = [20, 0, 7, 7]", "faces", (0, 7, 7, 20)),
        ("markers = 441", "markers", 441),
        ("points = 100", "points", 100),
        ('first = "agreed"', "first", "agreed"),
        ("head_start = [5]", "head_start", (5, 0)),
        ("head_start = [0, 59]", "head_start", (0, 59)),
        ("head_start = []", "head_start", (0, 0)),
        ("points = 3\nhead_start = [2, 1]", "head_start", (2, 1)),
        ("idle_turns = 999", "idle_turns", 999),
        ('operations = "- +"', "operations", "+-"),
        ('operations = "/*/"', "operations", "*/"),
        ("turn_seconds = 5", "turn_seconds", 5),
        ("race_to_zero = true", "race_to_zero", True),
        ("own_square_counts = true", "own_square_counts", True),
        ('judging = "challenge"', "judging", "challenge"),
        ("window_seconds = 7", "window_seconds", 7),
        ('window_seconds = "none"', "window_seconds", None),
        ("false_accusation_cost = 3", "false_accusation_cost", 3),
        ("line_length = 0", "line_length", 0),
        ("rounds = 8", "rounds", 8),
        ("minutes = 30", "minutes", 30),
        ('layout = """\n1 2\n3 4\n"""', "layout", ((1, 2), (3, 4))),
        ('layout = "1 2\\n"', "layout", ((1, 2),)),
        ('layout = "contig-us"', "layout", PRESETS["contig-us"].layout.rows),
        ('layout = "mine.layout"', "layout", ((8, 9),)),
        ('base = "timed"', "turn_seconds", 60),
        ('game = "contig60"', "text", DEFAULT.text),
    ],
)
def test_each_option_can_be_written_by_a_user(text: str, field: str, meaning: Any) -> None:
    """contig60 §1.2: an option is a field of the ruleset, a key of its file."""
    ruleset = read_ruleset(text, file="mine.toml", open_file={"mine.layout": "8 9"}.__getitem__)
    given_to_us = getattr(ruleset, field)
    assert (given_to_us.rows if field == "layout" else given_to_us) == meaning
    assert read_ruleset(ruleset.text) == ruleset


@pytest.mark.parametrize(
    ("text", "why", "line", "option"),
    [
        ("\nfaces = 1", "option_wrong", 2, "faces"),
        ("faces = 21", "option_wrong", 1, "faces"),
        ("faces = []", "option_wrong", 1, "faces"),
        ("faces = [1, 21]", "option_wrong", 1, "faces"),
        ("faces = [1, true]", "option_wrong", 1, "faces"),
        (f"faces = {[1] * 21}", "option_wrong", 1, "faces"),
        ("faces = true", "option_wrong", 1, "faces"),
        ("markers = 0", "option_wrong", 1, "markers"),
        ("markers = 442", "option_wrong", 1, "markers"),
        ("points = 0", "option_wrong", 1, "points"),
        ('first = "second"', "option_wrong", 1, "first"),
        ("head_start = 5", "option_wrong", 1, "head_start"),
        ("head_start = [60]", "option_wrong", 1, "head_start"),
        ("head_start = [1, -1]", "option_wrong", 1, "head_start"),
        ("head_start = [1, 2, 0]", "option_wrong", 1, "head_start"),
        ("head_start = [true]", "option_wrong", 1, "head_start"),
        ("points = 5\nhead_start = [0, 5]", "option_wrong", 2, "head_start"),
        ("idle_turns = 0", "option_wrong", 1, "idle_turns"),
        ("idle_turns = 1000", "option_wrong", 1, "idle_turns"),
        ('operations = ""', "option_wrong", 1, "operations"),
        ('operations = "+^"', "option_wrong", 1, "operations"),
        ("operations = 3", "option_wrong", 1, "operations"),
        ("turn_seconds = 0", "option_wrong", 1, "turn_seconds"),
        ("race_to_zero = 1", "option_wrong", 1, "race_to_zero"),
        ('judging = "nobody"', "option_wrong", 1, "judging"),
        ("line_length = 22", "option_wrong", 1, "line_length"),
        ("rounds = 0", "option_wrong", 1, "rounds"),
        ("minutes = 1.5", "option_wrong", 1, "minutes"),
        ("false_accusation_cost = -1", "option_wrong", 1, "false_accusation_cost"),
        ("colour = 3", "option_unknown", 1, "colour"),
        ("name = 'x'", "option_unknown", 1, "name"),
        ('# mine\ngame = "calculissimo"', "option_wrong", 2, "game"),
        ('base = "classic"', "option_wrong", 1, "base"),
        ("base = 3", "option_wrong", 1, "base"),
        ('\nlayout = "nowhere"', "option_wrong", 2, "layout"),
        ("layout = 3", "option_wrong", 1, "layout"),
        ('points = 3\nlayout = """\n1 2\n3 x\n"""', "layout_number", 4, None),
        ('layout = """1 2\n3 x\n"""', "layout_number", 2, None),
        ("layout = '''\n1 2\n3 x\n'''", "layout_number", 3, None),
        ('\nlayout = "1 2\\n3 x\\n"', "layout_number", 2, None),
        ('\n"lay\\u006fut" = "1 2\\n3 x\\n"', "layout_number", 0, None),
        ('\nlayout = """\n# nothing\n"""', "layout_size", 2, None),
        ("points = 3\npoints = 4", "toml_unreadable", 2, None),
    ],
)
def test_a_mistake_in_a_ruleset_names_file_and_line(
    text: str, why: str, line: int, option: str | None
) -> None:
    with pytest.raises(BadFile) as refused:
        read_ruleset(text, file="mine.toml")
    error = refused.value
    assert (error.why, error.file, error.line) == (why, "mine.toml", line)
    assert error.details.get("option") == option


def test_a_mistake_in_a_layout_file_names_that_file() -> None:
    with pytest.raises(BadFile) as refused:
        read_ruleset('layout = "my.layout"', file="mine.toml", open_file=lambda _: "1\nx\n")
    assert (refused.value.file, refused.value.line) == ("my.layout", 2)
    with pytest.raises(BadFile) as refused:
        read_ruleset('layout = "my.layout"', file="mine.toml", open_file=lambda _: "#" * 20_000)
    assert (refused.value.why, refused.value.file) == ("file_too_large", "my.layout")


@pytest.mark.parametrize(
    ("base", "changes"),
    [
        ({}, {"points": 7, "head_start": [0, 7]}),
        ({"head_start": (0, 7)}, {"points": 7}),
        ({"points": 7}, {"head_start": [8]}),
    ],
)
def test_a_change_may_not_leave_a_head_start_of_all_points(
    base: dict[str, Any], changes: dict[str, Any]
) -> None:
    """contig60 §1.4: a head start is less than `points`, whichever of the two is changed."""
    with pytest.raises(BadFile) as refused:
        GAME.change_ruleset(ruled(**base), changes)
    error = refused.value
    assert (error.why, error.details["option"]) == ("option_wrong", "head_start")
    assert error.details["expected"] == "0-6"
    assert GAME.change_ruleset(ruled(**base), changes | {"points": 9}).points == 9


def test_options_that_came_later_are_not_in_the_text_of_older_rulesets() -> None:
    """contig60 §1.4, §6.2: a commitment hashes the text, so what has its default stands nowhere."""
    later = ruled(first="agreed", head_start=(0, 7), idle_turns=12)
    assert differences(later) == {'first = "agreed"', "head_start = [0, 7]", "idle_turns = 12"}
    assert differences(ruled(head_start=(7, 0))) == {"head_start = [7]"}
    assert read_ruleset('first = "lot"\nhead_start = [0, 0]\nidle_turns = 40').text == DEFAULT.text
    for name in ("first", "head_start", "idle_turns"):
        assert f"{name} =" not in DEFAULT.text
        assert name in every_value(DEFAULT)


def test_a_window_lasts_20_seconds_in_timed_games() -> None:
    """contig60 §4.2: 20 s in timed games, no limit otherwise, unless the ruleset says."""
    assert PRESETS["sheet-pt"].window_limit is None
    assert PRESETS["timed"].window_limit == 20_000
    assert ruled(PRESETS["timed"], window_seconds=None).window_limit is None
    assert ruled(window_seconds=5).window_limit == 5_000


_VALUES = st.one_of(
    st.integers(-3, 500).map(str),
    st.sampled_from(['"none"', '"auto"', "true", "[1, 2]", '"+-"', '"challenge"', '"""\n1 2\n"""']),
    st.text(max_size=6),
)
_KEYS = st.sampled_from([*GAME.options])


@given(st.lists(st.tuples(_KEYS | st.sampled_from(["base", "nothing"]), _VALUES), max_size=4))
def test_the_ruleset_reader_gives_a_ruleset_or_its_own_error(lines: list[tuple[str, str]]) -> None:
    text = "".join(f"{key} = {value}\n" for key, value in lines)
    try:
        ruleset = read_ruleset(text)
    except BadFile:
        return
    assert read_ruleset(ruleset.text) == ruleset


@given(st.text(max_size=60))
def test_any_text_is_a_ruleset_or_our_own_error(text: str) -> None:
    with contextlib.suppress(BadFile):
        assert isinstance(read_ruleset(text), Ruleset)
