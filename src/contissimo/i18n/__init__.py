"""Words for people: Fluent catalogues by language, and the choice of the language.

A catalogue knows nothing of the games. It is given keys and values; whatever it lacks, English has.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

ENGLISH = "en"
ENVIRONMENT = ("CONTISSIMO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the language is looked for when nobody said one, in this order."""

_FOLDER = files(__package__)
_KEY = re.compile(r"^[A-Za-z][\w-]* *=", re.MULTILINE)
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(?![A-Za-z])")

LOCALES = {"pt": "pt-PT"}
"""Whose ways of writing numbers a language follows, where its bare code stands for another country's."""
_FROM_FIVE_DIGITS = ("pt", "es")
"""Languages that set a mark between thousands only in numbers of five digits or more."""

Value = str | int | float


class Catalogue:
    """The sentences of one language; English where that language has none."""

    def __init__(self, lang: str = ENGLISH) -> None:
        self.lang = lang if lang in languages() else ENGLISH
        self._chain = [_messages(code) for code in dict.fromkeys((self.lang, ENGLISH))]

    def has(self, key: str) -> bool:
        return any(key in messages for messages in self._chain)

    def text(self, key: str, /, **values: Value) -> str:
        """The sentence under a key (`key.attribute` for a part of one); the key itself if there is none."""
        name, _, attribute = key.partition(".")
        for messages in self._chain:
            pattern = messages.pattern(name, attribute)
            if pattern is not None:
                # A missing value leaves its name in the sentence; the tests see to it that none is.
                return str(messages.bundle.format_pattern(pattern, self._written(values))[0])
        return key

    def _written(self, values: Mapping[str, Value]) -> dict[str, Any]:
        """Babel knows nothing of a language that leaves numbers of four digits alone."""
        if self.lang not in _FROM_FIVE_DIGITS:
            return dict(values)
        return {
            name: fluent_number(value, useGrouping=False)
            if isinstance(value, int) and abs(value) < 10_000
            else value
            for name, value in values.items()
        }

    def rules_page(self, game: str) -> str:
        """The rules of a game as Markdown."""
        pages = (_FOLDER / "rules" / lang / f"{game}.md" for lang in (self.lang, ENGLISH))
        return next(page for page in pages if page.is_file()).read_text("utf-8")


def choose_language(said: str | None, environment: Mapping[str, str]) -> str:
    """The language that was said, else the first that the environment names; English if we haven't it."""
    wanted: Iterable[str] = [said] if said else [environment.get(key, "") for key in ENVIRONMENT]
    first = next((text for text in wanted if text), "")
    code = _LANGUAGE.match(first)
    found = code[0].lower() if code else ""
    return found if found in languages() else ENGLISH


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue."""
    return tuple(sorted(folder.name for folder in _catalogues().iterdir() if folder.is_dir()))


def sources(lang: str) -> dict[str, str]:
    """The catalogue's files by name, as text."""
    folder = _catalogues() / lang
    named = {file.name: file for file in folder.iterdir() if file.name.endswith(".ftl")}
    return {name: named[name].read_text("utf-8") for name in sorted(named)}


class _Messages:
    """The messages of one language. Each is parsed when it is first wanted: a command needs few of them.

    No message refers to another one, so none needs more than its own lines.
    """

    def __init__(self, lang: str) -> None:
        text = "\n".join(sources(lang).values())
        starts = [found.start() for found in _KEY.finditer(text)]
        self._lines = {
            text[start : text.index("=", start)].rstrip(): text[start:end]
            for start, end in zip(starts, [*starts[1:], len(text)], strict=True)
        }
        # Isolation marks help mixed scripts in a browser; most terminals show them as boxes.
        self.bundle = FluentBundle([LOCALES.get(lang, lang)], use_isolating=False)

    def __contains__(self, key: str) -> bool:
        return key in self._lines

    def pattern(self, key: str, attribute: str) -> Any:
        """A message or a part of it, as Fluent has it; None if there is none."""
        if key not in self:
            return None
        if not self.bundle.has_message(key):
            self.bundle.add_resource(FluentResource(self._lines[key]))
        message = self.bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value


@cache
def _messages(lang: str) -> _Messages:
    return _Messages(lang)


def _catalogues() -> Traversable:
    return _FOLDER / "catalogues"
