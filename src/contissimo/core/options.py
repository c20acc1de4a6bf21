"""Options of a ruleset: how each is read from TOML, checked and written back.

A ruleset is a frozen dataclass; each field declared with `option(...)` is one key of the file. Mistakes
become `BadFile` with the line on which the key stands. Files are opened elsewhere: texts come in.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal

from contissimo.core.errors import BadFile

MAX_BYTES = 16 * 1024


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


def option(default: Any, kind: Option) -> Any:
    """A dataclass field that is an option of the ruleset."""
    return field(default=default, metadata={"option": kind})


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
            raise _Wrong(f'some of "{allowed}"')
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


def write_options(ruleset: Any) -> str:
    """Every option as TOML, in the order of the fields."""
    kinds = options_of(type(ruleset))
    return "".join(f"{name} = {o.write(getattr(ruleset, name))}\n" for name, o in kinds.items())


def read_toml(text: str, *, file: str) -> dict[str, Any]:
    """The keys and values of a TOML text of at most 16 kB."""
    if len(text.encode(errors="surrogatepass")) > MAX_BYTES:
        raise BadFile("file_too_large", file=file, limit=MAX_BYTES)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a ValueError also from a number of 5,000 digits
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        raise BadFile("toml_unreadable", file=file, line=line) from None


def line_of(text: str, key: str) -> int:
    """The line on which a top-level key of a TOML text stands; 0 if it can't be told."""
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
        line = line_of(text, key)
        if key not in kinds:
            raise BadFile("option_unknown", file=file, line=line, option=key)
        try:
            result[key] = kinds[key].read(value)
        except _Wrong as wrong:
            raise BadFile(
                "option_wrong", file=file, line=line, option=key, expected=wrong.expected
            ) from None
    return result
