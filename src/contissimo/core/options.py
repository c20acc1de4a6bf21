"""Options of a ruleset: how each is read from TOML, checked and written back.

A ruleset is a frozen dataclass; each field declared with `option(...)` is one key of the file. Mistakes
become `BadFile` with the line on which the key stands. Files are opened elsewhere: texts come in.
`Any` here is a value of TOML before it is checked, or a field of some game's ruleset after it was.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal

from contissimo.core.errors import BadFile

MAX_BYTES = 16 * 1024
_SAID = re.compile(
    r"""\"{3}(?:[^"\\]|\\.|"(?!""))*(?:\"{3}|\\?\Z)|'{3}(?:[^']|'(?!''))*(?:'{3}|\Z)"""
    r"""|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|#[^\n]*""",
    re.DOTALL,
)
"""A string or a comment, closed or not: one that begins always matches, so looking for all takes linear time."""
_MOST = {".": 16, "[": 16, "{": 16, "=": 64, ",": 128}
"""How often these may stand outside of strings and comments; no ruleset comes near.

`tomllib` takes quadratic time for dotted keys and for headers, so more of them are refused unread.
"""


class _Wrong(Exception):
    """A value that an option refuses; `expected` says what it would take."""

    def __init__(self, expected: str) -> None:
        self.expected = expected


Kind = Literal["choice", "flag", "whole", "signs", "numbers", "text"]
"""What a form asks for: one of some words, yes or no, a number, some of some signs, a list of numbers, a text."""


@dataclass(frozen=True, slots=True)
class Option:
    """How one field is read from a TOML value and written as one, and what a form must know to ask for it."""

    read: Callable[[Any], Any]
    write: Callable[[Any], str]
    kind: Kind
    choices: tuple[str, ...] = ()
    """The words of a choice, the signs of `signs`, the shipped names of a text."""
    low: int | None = None
    high: int | None = None
    words: tuple[str, ...] = ()
    """Words that stand for a number, such as "none"."""


def option(default: Any, kind: Option, *, later: bool = False) -> Any:
    """A dataclass field that is an option of the ruleset.

    `later`: version 0.1 did not know it. Commitments hash the canonical text, so such an option is left out of it
    while it has its default, and every older record and running game keeps its text.
    """
    return field(default=default, metadata={"option": kind, "later": later})


def choice(*values: str) -> Option:
    def read(value: Any) -> str:
        if not isinstance(value, str) or value not in values:
            raise _Wrong(" | ".join(values))
        return value

    return Option(read, lambda value: f'"{value}"', "choice", values)


def flag() -> Option:
    def read(value: Any) -> bool:
        if not isinstance(value, bool):
            raise _Wrong("true | false")
        return value

    return Option(read, lambda value: "true" if value else "false", "flag")


def whole(low: int, high: int, *, words: Mapping[str, Any] | None = None) -> Option:
    """A whole number from `low` to `high`, or one of `words` (such as "none") for its value."""
    named = dict(words or {})

    def read(value: Any) -> Any:
        if isinstance(value, str) and value in named:
            return named[value]
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise _Wrong(" | ".join([f"{low}-{high}", *(f'"{w}"' for w in named)]))
        return value

    def write(value: Any) -> str:
        word = next((w for w, meaning in named.items() if meaning == value), None)
        return str(value) if word is None else f'"{word}"'

    return Option(read, write, "whole", low=low, high=high, words=tuple(named))


def signs(allowed: str) -> Option:
    """Some of these signs, in any order and with spaces between; at least one."""

    def read(value: Any) -> str:
        given = value.replace(" ", "") if isinstance(value, str) else ""
        if not given or any(sign not in allowed for sign in given):
            raise _Wrong(" | ".join(allowed))
        return "".join(sign for sign in allowed if sign in given)

    return Option(read, lambda value: f'"{value}"', "signs", tuple(allowed))


def custom(
    read: Callable[[Any], Any], write: Callable[[Any], str], kind: Kind, **about: Any
) -> Option:
    """An option of a game's own; `read` raises ValueError(what it would take)."""

    def wrapped(value: Any) -> Any:
        try:
            return read(value)
        except ValueError as error:
            raise _Wrong(str(error)) from None

    return Option(wrapped, write, kind, **about)


def options_of(ruleset: type[Any]) -> dict[str, Option]:
    """The options of a ruleset class, by name, in order."""
    return {f.name: f.metadata["option"] for f in fields(ruleset) if "option" in f.metadata}


def write_options(ruleset: Any, *, every: bool = False) -> str:
    """The options as TOML, in the order of the fields: the canonical text; `every`: also what that leaves out."""
    lines = []
    for f in fields(ruleset):
        value = getattr(ruleset, f.name)
        if "option" in f.metadata and (every or not (f.metadata["later"] and value == f.default)):
            lines.append(f"{f.name} = {f.metadata['option'].write(value)}\n")
    return "".join(lines)


def every_value(ruleset: Any) -> dict[str, Any]:
    """What people are shown: the canonical text as values, and with them the options that it leaves out."""
    written = tomllib.loads(ruleset.text)
    # In the order of the fields; the parts come last.
    return {"game": written["game"], **tomllib.loads(write_options(ruleset, every=True)), **written}


def read_toml(text: str, *, file: str) -> dict[str, Any]:
    """The keys and values of a TOML text of at most 16 kB."""
    if len(text.encode(errors="surrogatepass")) > MAX_BYTES:
        raise BadFile("file_too_large", file=file, limit=MAX_BYTES)
    crowded = _crowded_line(text)
    if crowded:
        raise BadFile("toml_unreadable", file=file, line=crowded)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a ValueError also from a number of 5,000 digits
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        raise BadFile("toml_unreadable", file=file, line=line) from None


def _crowded_line(text: str) -> int:
    """The line on which something stands more often than in any ruleset; 0: none."""
    bare = _SAID.sub(lambda said: "\n" * said[0].count("\n"), text)
    crowded = [sign for sign, most in _MOST.items() if bare.count(sign) > most]
    if not crowded:
        return 0
    places = ([place for place, sign in enumerate(bare) if sign == c][_MOST[c]] for c in crowded)
    return 1 + bare.count("\n", 0, min(places))


def line_of(text: str, key: str) -> int:
    """The line on which a top-level key of a TOML text stands; 0 if it can't be found."""
    pattern = re.compile(rf"""\s*["']?{re.escape(key)}["']?\s*=""")
    lines = enumerate(text.splitlines(), start=1)
    return next((number for number, line in lines if pattern.match(line)), 0)


def read_options(
    values: Mapping[str, Any], ruleset: type[Any], *, text: str, file: str
) -> dict[str, Any]:
    """The given options, checked; unknown keys and wrong values name their line."""
    kinds = options_of(ruleset)
    result = {}
    for key, value in values.items():
        if key not in kinds:
            raise BadFile("option_unknown", file=file, line=line_of(text, key), option=key)
        try:
            result[key] = kinds[key].read(value)
        except _Wrong as wrong:
            line = line_of(text, key)
            raise BadFile(
                "option_wrong", file=file, line=line, option=key, expected=wrong.expected
            ) from None
    return result
