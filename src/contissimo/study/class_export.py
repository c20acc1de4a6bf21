"""What a teacher takes home of a class, as text: tables as CSV (also as spreadsheets like it), lines of JSON, and the proof of its deals.

The rows come in as values; headings and words for people are passed in.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence

Cell = str | int | bool | None
Row = Mapping[str, Cell]

ATTEMPTS = (
    *("activity", "lesson", "game", "round", "pupil", "animal", "colour", "source", "time"),
    *("move", "calculation", "said", "value", "right", "cause"),
)
"""One row an attempt: an answer in a round, or to a task of a set (then `activity` is the set and `round` the task)."""
PUPILS = (
    *("pupil", "animal", "colour", "status", "attempts", "right", "wrong", "slips"),
    *("rounds", "points", "share", "causes"),
)
"""One row a pupil. `share` is the mean of the tops in percent."""

BYTE_ORDER_MARK = "\ufeff"
"""With it spreadsheets read UTF-8."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
_PEOPLE = str.maketrans({"*": "×", "/": "÷", "-": "−"})


def to_csv(columns: Sequence[str], rows: Iterable[Row]) -> str:
    """For programs: commas, headings as they are, truth as `true` and `false`."""
    written = [[_plain(row[name]) for name in columns] for row in rows]
    return _table(list(columns), written, ",")


def to_spreadsheet(
    columns: Sequence[str],
    rows: Iterable[Row],
    headings: Mapping[str, str],
    truth: Mapping[bool, str],
) -> str:
    """For people: semicolons, headings and words in their language, sums with × and ÷ (a 3/4 would become a date)."""
    written = [
        [
            truth[cell] if isinstance(cell := row[name], bool) else _plain(_of_people(name, cell))
            for name in columns
        ]
        for row in rows
    ]
    heads = [headings[name] for name in columns]
    return BYTE_ORDER_MARK + _table(heads, written, ";")


def to_lines(rows: Iterable[Row]) -> str:
    """Lines of JSON."""
    return "".join(json.dumps(dict(row), ensure_ascii=False) + "\n" for row in rows)


def _of_people(name: str, cell: Cell) -> Cell:
    if name in ("move", "calculation", "value") and isinstance(cell, str):
        return cell.translate(_PEOPLE)
    return cell


def _plain(cell: Cell) -> str:
    if cell is None:
        return ""
    if isinstance(cell, bool):
        return "true" if cell else "false"
    return str(cell) if isinstance(cell, int) else _harmless(cell)


def _harmless(text: str) -> str:
    """No spreadsheet takes it for a formula; a number may have its minus sign."""
    if text.startswith(_FORMULA) and not text.removeprefix("-").isdecimal():
        return f"'{text}"
    return text


def _table(heads: list[str], rows: Iterable[Sequence[str]], between: str) -> str:
    lines = (between.join(_quoted(cell, between) for cell in cells) for cells in (heads, *rows))
    return "".join(f"{line}\r\n" for line in lines)


def _quoted(cell: str, between: str) -> str:
    """As RFC 4180 has it."""
    if any(sign in cell for sign in (between, '"', "\r", "\n")):
        return '"' + cell.replace('"', '""') + '"'
    return cell
