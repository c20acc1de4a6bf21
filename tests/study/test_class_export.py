"""Exports of a class: what programs and spreadsheets read, and that no cell is a formula."""

from __future__ import annotations

import csv
import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contissimo.study.class_export import (
    ATTEMPTS,
    BYTE_ORDER_MARK,
    PUPILS,
    Cell,
    to_csv,
    to_lines,
    to_spreadsheet,
)

HEADINGS = {name: name.capitalize() for name in (*ATTEMPTS, *PUPILS)}
TRUTH = {True: "ja", False: "nein"}


def attempt(**changes: Cell) -> dict[str, Cell]:
    usual: dict[str, Cell] = dict.fromkeys(ATTEMPTS, "")
    return usual | changes


def test_a_row_of_csv_reads_back() -> None:
    row = attempt(move="2+3*4=20", said=20, value="7/2", right=False, cause=None)
    text = to_csv(ATTEMPTS, [row])
    (read,) = csv.DictReader(io.StringIO(text))
    assert tuple(read) == ATTEMPTS
    told = (read["move"], read["said"], read["value"], read["right"], read["cause"])
    assert told == ("2+3*4=20", "20", "7/2", "false", "")
    assert text.endswith("\r\n")


def test_spreadsheets_get_a_mark_semicolons_headings_and_no_dates() -> None:
    row = attempt(calculation="3/4", value="-3/4", said=-3, right=True, animal="Ara; rot")
    text = to_spreadsheet(ATTEMPTS, [row], HEADINGS, TRUTH)
    assert text.startswith(f"{BYTE_ORDER_MARK}Activity;Lesson;")
    (read,) = csv.DictReader(io.StringIO(text.removeprefix(BYTE_ORDER_MARK)), delimiter=";")
    assert (read["Calculation"], read["Value"]) == ("3÷4", "−3÷4")
    assert (read["Said"], read["Right"], read["Animal"]) == ("-3", "ja", "Ara; rot")


def test_lines_of_json_read_back_with_their_types() -> None:
    row = attempt(said=20, right=False, cause=None, animal="Füchsin")
    assert [json.loads(line) for line in to_lines([row, row]).splitlines()] == [row, row]


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1+2", "@x", "\t=1", "\r=1", "-", "=HYPERLINK()"])
def test_nothing_that_a_cell_holds_is_a_formula(text: str) -> None:
    """In either form; a negative number stays one."""
    for written in (
        to_csv(("a",), [{"a": text}]),
        to_spreadsheet(("a",), [{"a": text}], {"a": "A"}, TRUTH),
    ):
        assert _cells(written)[1][0].startswith("'")
    assert _cells(to_csv(("a",), [{"a": "-5"}]))[1] == ["-5"]


@given(st.text(max_size=30))
def test_no_text_begins_like_a_formula(text: str) -> None:
    cells = _cells(to_csv(("a", "b"), [{"a": text, "b": 1}]))
    first = cells[1][0]
    assert not first.startswith(("=", "+", "@", "\t", "\r"))
    assert not first.startswith("-") or first[1:].isdecimal()


def _cells(text: str) -> list[list[str]]:
    plain = text.removeprefix(BYTE_ORDER_MARK)
    return list(csv.reader(io.StringIO(plain, newline="")))
