"""Where answers go: lines of JSON, or words, colours and boards; and sentences about what was refused."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterable, Mapping
from itertools import islice

from rich.console import Console
from rich.text import Text

from contissimo.core.errors import ContissimoError
from contissimo.i18n import Catalogue, Value

_LONGEST = 200
_BLOCK = 1_000
"""Lines that are written at once."""
_FACES = ("face",)
"""Details that stand on a tile, with the signs that are printed there."""
_SUMS = ("line", "operations")
"""Details that are sums or their signs."""
_LABELS = ("port", "seed")
"""Numbers that name something and count nothing: no language sets marks in them."""
_INNER = ("because", "problem", "cause")
"""Details that are codes with sentences of their own, or words that a sentence chooses by."""


class _Console(Console):
    """A console that leaves a closed pipe to the program, as `print` does."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Out:
    """What a verb answers with. In JSON mode only `line` prints."""

    def __init__(self, *, words: Catalogue, json: bool = False) -> None:
        self.words = words
        self.json = json
        self.console: Console = _Console(highlight=False, markup=False, emoji=False)

    def line(self, values: Mapping[str, object]) -> None:
        """One line for a program: ASCII, so that no terminal's letters get in the way."""
        if self.json:
            print(dumps(values))

    def show(self, text: Text | str = "", style: str = "") -> None:
        """Lines for a person, never broken by us."""
        if not self.json:
            self.console.print(text, style=style, soft_wrap=True)

    def write(self, lines: Iterable[str]) -> bool:
        """Many lines without colours, in blocks: one by one they would take far longer. Whether there were any."""
        rest, written = iter(lines), False
        while block := list(islice(rest, _BLOCK)):
            print("\n".join(block))
            written = True
        return written

    def say(self, key: str, style: str = "", **values: object) -> None:
        self.show(words_for(self.words, key, values), style)


def dumps(values: Mapping[str, object]) -> str:
    """A line of JSON."""
    import json  # noqa: PLC0415  # a page of help does without it

    return json.dumps(values)


def clean(text: str) -> str:
    """A text from outside, not too long, without what could move the cursor or break the line."""
    if len(text) <= _LONGEST and text.isprintable():
        return text
    shown = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return "".join(sign if _is_shown(sign) else "\N{REPLACEMENT CHARACTER}" for sign in shown)


def _is_shown(sign: str) -> bool:
    """Letters, signs, and spaces of every width: many languages set one before a per cent sign."""
    return sign.isprintable() or unicodedata.category(sign) == "Zs"


def on_tiles(text: str) -> str:
    """Notation with the signs that stand on the tiles."""
    from contissimo.core.arithmetic import PEOPLE  # noqa: PLC0415  # a page of help does without it

    return clean(text).translate(PEOPLE)


def in_sums(words: Catalogue, text: str) -> str:
    """Notation with the signs that the reader wants in sums."""
    return words.in_sums(on_tiles(text))


def decimal(words: Catalogue, number: float, *, digits: int = 1) -> str:
    """A number with one digit after the point or comma, or two."""
    return words.text(f"number-{digits}", number=number)


def words_for(words: Catalogue, key: str, values: Mapping[str, object]) -> str:
    """A sentence of the catalogue about values of any kind."""
    return words.text(key, **{name: _value(words, name, values) for name in values})


def sentence(words: Catalogue, why: str, details: Mapping[str, object]) -> str:
    """The sentence about a code alone, without the place of the mistake."""
    if why in ("usage_missing", "usage_value"):  # the parser's name, not something typed
        details = {**details, "name": placeholder(words, str(details["name"]))}
    return words_for(words, _key(why), details)


def _key(why: str) -> str:
    return f"why-{why.replace('_', '-')}"


def placeholder(words: Catalogue, name: str) -> str:
    """The word that stands for what is typed: `SPIEL` where the parser says `GAME`."""
    key = f"option-{name.lower()}.value"
    said = words.text(key)
    return said if name.isupper() and said != key else name


def explain(words: Catalogue, error: ContissimoError) -> str:
    """The whole sentence about an error, with file, line and entry where it has them."""
    said = sentence(words, error.why, error.details)
    file, line, seq = (error.details.get(key, 0) for key in ("file", "line", "seq"))
    if not file:
        return said
    where = "where-file-entry" if seq else "where-file-line" if line else "where-file"
    return words_for(words, where, {"file": file, "line": line, "seq": seq, "sentence": said})


def as_json(error: ContissimoError) -> dict[str, object]:
    """An error for programs: its code and its details."""
    return {"error": error.why} | {key: _plain(value) for key, value in error.details.items()}


def print_error(error: ContissimoError, words: Catalogue, *, json: bool) -> None:
    said = explain(words, error)
    if json:
        said = dumps(as_json(error) | {"message": said})
    print(said, file=sys.stderr)


def _value(words: Catalogue, name: str, values: Mapping[str, object]) -> Value:
    value = values[name]
    if name in _INNER and words.has(_key(str(value))):
        return sentence(words, str(value), _details(values.get("about")))
    if isinstance(value, int | float) and name not in _LABELS:
        return value
    text = words.one_by_one(map(str, value)) if isinstance(value, tuple | list) else str(value)
    if name in _FACES:
        return on_tiles(text)
    if name in _SUMS:
        return in_sums(words, text)
    return clean(text).replace("-", "−") if name == "value" else clean(text)


def _details(about: object) -> Mapping[str, object]:
    return about if isinstance(about, Mapping) else {}


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return {str(key): _plain(inner) for key, inner in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(inner) for inner in value]
    return value if isinstance(value, str | int | None) else str(value)
