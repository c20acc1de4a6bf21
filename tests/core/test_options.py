from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contissimo.core.errors import BadFile
from contissimo.core.options import (
    choice,
    custom,
    flag,
    line_of,
    option,
    read_options,
    read_toml,
    signs,
    whole,
    write_options,
)


def _read_signs(value: Any) -> str:
    if value not in ("+", "+-"):
        raise ValueError('"+" | "+-"')
    return str(value)


SIGNS = signs("+-*/")


@dataclass(frozen=True)
class Rules:
    name: str = "not an option"
    judging: str = option("referee", choice("referee", "challenge"))
    announce: bool = option(False, flag())
    seconds: int | None = option(120, whole(1, 999, words={"none": None}))
    rounds: int = option(0, whole(0, 9))
    signs: str = option("+-", custom(_read_signs, lambda signs: f'"{signs}"', "text"))
    operations: str = option("+-*/", SIGNS)
    order: str = option("sheet", choice("sheet", "school"), later=True)


def read(text: str) -> Rules:
    values = read_toml(text, file="my.toml")
    return Rules(**read_options(values, Rules, text=text, file="my.toml"))


def test_options_are_read_and_written() -> None:
    text = 'judging = "challenge"\nannounce = true\nseconds = "none"\nrounds = 3\nsigns = "+"\noperations = "+/"\n'
    rules = read(text)
    assert (rules.judging, rules.announce, rules.seconds) == ("challenge", True, None)
    assert (rules.rounds, rules.signs, rules.operations) == (3, "+", "+/")
    assert read('operations = "/ +"\n').operations == "+/"
    assert write_options(rules) == text
    assert read(write_options(Rules())) == Rules()
    assert read("") == Rules()


def test_a_later_option_is_written_only_where_it_differs_from_its_default() -> None:
    assert "order" not in write_options(Rules())
    assert write_options(Rules(order="school")).endswith('order = "school"\n')
    assert read(write_options(Rules(order="school"))).order == "school"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('judging = "nobody"', "referee | challenge"),
        ("judging = 1", "referee | challenge"),
        ("announce = 1", "true | false"),
        ("seconds = 0", '1-999 | "none"'),
        ("seconds = 1000", '1-999 | "none"'),
        ("seconds = true", '1-999 | "none"'),
        ('seconds = "never"', '1-999 | "none"'),
        ("rounds = 1.0", "0-9"),
        ("signs = []", '"+" | "+-"'),
        ('operations = " "', "+ | - | * | /"),
        ('operations = "+%"', "+ | - | * | /"),
        ("operations = 1", "+ | - | * | /"),
    ],
)
def test_a_wrong_value_names_its_line_and_what_it_may_be(line: str, expected: str) -> None:
    with pytest.raises(BadFile) as error:
        read(f"# mine\n\n{line}\n")
    assert error.value.why == "option_wrong"
    assert (error.value.file, error.value.line) == ("my.toml", 3)
    assert error.value.details["expected"] == expected


def test_an_unknown_option_names_its_line() -> None:
    with pytest.raises(BadFile) as error:
        read('announce = true\n"jokers" = 4\n')
    assert (error.value.why, error.value.line) == ("option_unknown", 2)
    assert error.value.details["option"] == "jokers"


@pytest.mark.parametrize(
    ("text", "line"),
    [("announce = \n", 1), ("rounds = 1\nannounce true\n", 2), ('signs = "+', 1), ("a=1\n[b", 2)],
)
def test_what_is_no_toml_names_its_line(text: str, line: int) -> None:
    with pytest.raises(BadFile) as error:
        read_toml(text, file="my.toml")
    assert (error.value.why, error.value.line) == ("toml_unreadable", line)


def test_a_file_has_at_most_sixteen_kilobytes() -> None:
    assert read_toml("#" * 16 * 1024, file="x") == {}
    with pytest.raises(BadFile, match="file_too_large"):
        read_toml("#" * (16 * 1024 + 1), file="x")
    with pytest.raises(BadFile, match="file_too_large"):
        read_toml("#" + "é" * 8 * 1024, file="x")


def test_deep_nesting_is_no_crash() -> None:
    with pytest.raises(BadFile, match="toml_unreadable"):
        read_toml("a = " + "[" * 8_000, file="x")


def test_a_key_that_stands_nowhere_has_no_line() -> None:
    assert line_of("a = 1\n'b' = 2\n", "b") == 2
    assert line_of("a = 1\n", "b") == 0


@settings(deadline=None)
@given(st.text() | st.text(st.sampled_from("abc=[]{}\"'\n.-0123456789truefals\ud800")))
def test_any_text_is_a_ruleset_or_a_bad_file(text: str) -> None:
    with suppress(BadFile):
        read(text)


def test_a_number_too_long_for_python_is_a_mistake_in_the_file() -> None:
    with pytest.raises(BadFile) as caught:
        read_toml("a = " + "1" * 5000, file="mine.toml")
    assert (caught.value.why, caught.value.line) == ("toml_unreadable", 1)


CROWDED = {
    "a dotted key": "a." * 8_000 + "a = 1",
    "a short dotted key": "a." * 2_000 + "a = 1",
    "quoted parts": '"a".' * 4_000 + "a = 1",
    "a dotted header": "[" + "a." * 8_000 + "a]",
    "headers": "\n".join(f"[a{n}]" for n in range(2_000)),
    "arrays of tables": "[[a]]\n" * 2_600,
    "a dotted key in a table": "a = {" + "a." * 8_000 + "a = 1}",
    "tables in tables": "a = " + "{a = " * 900 + "1" + "}" * 900,
    "keys": "\n".join(f"a{n} = 1" for n in range(1_500)),
    "a list": "a = [" + "1," * 8_000 + "]",
    "behind a string": 'b = "a.a"\n' + "a." * 8_000 + "a = 1",
    "behind a comment": "# a.b = {\n" + "a." * 8_000 + "a = 1",
}


@pytest.mark.parametrize("what", CROWDED)
def test_what_no_ruleset_has_is_refused_before_it_is_read(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`tomllib` takes quadratic time for a dotted key: 16 kB held a server up for half a second."""
    monkeypatch.setattr("tomllib.loads", lambda _: pytest.fail("it was read"))
    with pytest.raises(BadFile, match="toml_unreadable"):
        read_toml(CROWDED[what], file="x")


def test_the_line_is_named_on_which_there_is_too_much() -> None:
    with pytest.raises(BadFile) as error:
        read_toml('a = """\n..\n"""\n' + "b = 1\n" * 2 + "a." * 30 + "c = 1", file="x")
    assert error.value.line == 6


@pytest.mark.parametrize("quotes", ['"""\n', "'''\n"])
def test_dots_and_brackets_inside_of_strings_count_for_nothing(quotes: str) -> None:
    layout = ("." * 21 + "\n") * 21 + "[{=,\n" * 200
    end = quotes.strip()
    text = f"a = {quotes}{layout}{end} # {'.' * 99}\nb = \"{'.' * 99}\"\nc = '{'=' * 99}'\n"
    assert read_toml(text, file="x") == {"a": layout, "b": "." * 99, "c": "=" * 99}


PIECES = ("a", ".", "=", "[", "]", "{", "}", ",", '"', "'", '"""', "'''", "\\", "#", "\n", " ", "1")


@given(st.lists(st.sampled_from(PIECES), min_size=1, max_size=6), st.integers(1, 4096))
@settings(max_examples=100, deadline=None)
def test_no_text_of_a_stranger_takes_5_ms_to_read(pieces: list[str], size: int) -> None:
    """4 kB of anything repeated, in CPU time; the best of a few, for other work may fall into one."""
    text = ("".join(pieces) * size)[:4096]
    spent = []
    for _ in range(5):
        began = time.thread_time()
        with suppress(BadFile):
            read(text)
        spent.append(time.thread_time() - began)
        if spent[-1] < 0.005:
            return
    pytest.fail(f"{min(spent)} s for {text[:60]!r}")
