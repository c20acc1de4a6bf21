"""Words for people: Fluent catalogues by language, and the choice of the language.

A catalogue knows nothing of the games. It is given keys and values; whatever it lacks, English has.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

ENGLISH = "en"
ENVIRONMENT = ("CONTISSIMO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the language is looked for when nobody said one, in this order."""
SIGNS_ENVIRONMENT = "CONTISSIMO_SIGNS"

Signs = Literal["tiles", "school"]
"""Whose signs a sum shows: × and ÷ as on the tiles, or what schools of the language write."""
SIGNS: tuple[str, ...] = get_args(Signs)
TILES = SIGNS[0]
_SIGN_KEYS = ("sign-times", "sign-divided")
"""The messages that others may refer to."""

_FOLDER = files(__package__)
_KEY = re.compile(r"^[A-Za-z][\w-]* *=", re.MULTILINE)
_WEIGHT = re.compile(r"[01](?:\.[0-9]{0,3})?")
_TAG = re.compile(r"[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]+)*(?![A-Za-z])")
"""A language tag, or a locale of the environment up to its encoding: `pt-BR`, `pt_BR` of `pt_BR.UTF-8`."""
_UNSAID = {"pt": "pt-PT"}
"""The catalogue for a language with several, when none of them is that of the region: links and choices of old say `pt`."""
_BESIDE_AND = {"ja": ("", ""), "ja-Hira": ("", " ")}
"""What stands before and after the word that joins two names, where that is not a space."""
_FROM_FIVE_DIGITS = ("pt-PT", "es")
"""Languages that set a mark between thousands only in numbers of five digits or more."""

Value = str | int | float


class Catalogue:
    """The sentences of one language; English where that language has none. Sums have the signs that are wanted."""

    def __init__(self, lang: str = ENGLISH, signs: str | None = None) -> None:
        self.lang = catalogue_for(lang) or ENGLISH
        self._chain = [_messages(code) for code in dict.fromkeys((self.lang, ENGLISH))]
        self.signs = TILES  # so that the next line can be said
        self.signs = signs if signs in SIGNS else self.text("signs-default")
        self._signs = str.maketrans(dict(zip("×÷", map(self.text, _SIGN_KEYS), strict=True)))

    def has(self, key: str) -> bool:
        return any(key in messages for messages in self._chain)

    def text(self, key: str, /, **values: Value) -> str:
        """The sentence under a key (`key.attribute` for a part of one); the key itself if there is none."""
        name, _, attribute = key.partition(".")
        for messages in self._chain:
            pattern = messages.pattern(name, attribute)
            if pattern is not None:
                # A missing value leaves its name in the sentence; the tests see to it that none is.
                given = {"signs": self.signs} | self._written(values)
                return str(messages.bundle.format_pattern(pattern, given)[0])
        return key

    def in_sums(self, text: str) -> str:
        """A sum that is written with × and ÷, with the signs that are wanted. Never for what lies on a tile."""
        return text.translate(self._signs)

    def _written(self, values: Mapping[str, Value]) -> dict[str, object]:
        """Babel knows nothing of a language that leaves numbers of four digits alone."""
        if self.lang not in _FROM_FIVE_DIGITS:
            return dict(values)
        return {
            name: fluent_number(value, useGrouping=False)
            if isinstance(value, int) and abs(value) < 10_000
            else value
            for name, value in values.items()
        }

    def together(self, names: Sequence[str]) -> str:
        """`Ana, Bo and Eve`, as the page writes it."""
        *others, last = names
        if not others:
            return last
        if self._is_japanese and len(others) > 1:
            return self.one_by_one(names)
        before, after = _BESIDE_AND.get(self.lang, (" ", " "))
        return f"{self.one_by_one(others)}{before}{self.text('and')}{after}{last}"

    def one_by_one(self, texts: Iterable[str]) -> str:
        """Things that are only listed."""
        return ("、" if self._is_japanese else ", ").join(texts)

    @property
    def _is_japanese(self) -> bool:
        return self.lang.partition("-")[0] == "ja"

    def rules_page(self, game: str) -> str:
        """The rules of a game as Markdown."""
        pages = (_FOLDER / "rules" / lang / f"{game}.md" for lang in (self.lang, ENGLISH))
        return next(page for page in pages if page.is_file()).read_text("utf-8")

    def class_page(self, name: str) -> str:
        """A text for teachers and schools as Markdown: `guide` or `record`; not every language has its own."""
        return self._of_classes(f"{name}.md").read_text("utf-8")

    def class_picture(self, name: str) -> bytes:
        """A picture in such a text, by its name there."""
        return self._of_classes(name).read_bytes()

    def _of_classes(self, name: str) -> Traversable:
        near = {"pt": "pt-BR"}.get(self.lang.partition("-")[0], ENGLISH)
        found = (_FOLDER / "classroom" / lang / name for lang in (self.lang, near, ENGLISH))
        return next(file for file in found if file.is_file())


def choose_language(said: str | None, environment: Mapping[str, str]) -> str:
    """The language that was said, else the first that the environment names; English if we haven't it."""
    wanted: Iterable[str] = [said] if said else [environment.get(key, "") for key in ENVIRONMENT]
    first = next((text for text in wanted if text), "")
    return catalogue_for(first) or ENGLISH


def catalogue_for(text: str) -> str | None:
    """Our name of the catalogue that fits a tag or locale best. The page chooses by the same rule (`languages.ts`)."""
    found = _TAG.match(text)
    if found is None:
        return None
    language, *wanted = found[0].lower().replace("_", "-").split("-")
    fitting = [code for code in languages() if _fits(code, language, wanted)]
    return max(fitting, key=len, default=_UNSAID.get(language))


def _fits(code: str, language: str, wanted: list[str]) -> bool:
    """`pt-BR` fits `pt-Latn-BR`, `de` fits `de-AT`; `pt-BR` does not fit `pt`."""
    ours, *more = code.lower().split("-")
    return ours == language and set(more) <= set(wanted)


def accepted_language(header: str) -> str | None:
    """The best of our languages by an Accept-Language header like `de-AT, en;q=0.5`; None if there is none."""
    weighted = []
    for part in header.split(","):
        tag, _, weight = part.replace(" ", "").partition(";q=")
        lang = catalogue_for(tag)
        weighed = float(weight) if _WEIGHT.fullmatch(weight) else 1.0
        if lang is not None and weighed > 0:
            weighted.append((weighed, lang))
    # Of equal ones the first.
    return max(weighted, key=lambda pair: pair[0])[1] if weighted else None


def choose_signs(said: str | None, environment: Mapping[str, str]) -> str | None:
    """The signs that were said, else those that the environment names; None: what is usual in the language."""
    wanted = said or environment.get(SIGNS_ENVIRONMENT)
    return wanted if wanted in SIGNS else None


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

    No message refers to another one but the signs, which are there from the start, so none needs more than its own lines.
    """

    def __init__(self, lang: str) -> None:
        text = "\n".join(sources(lang).values())
        starts = [found.start() for found in _KEY.finditer(text)]
        self._lines = {
            text[start : text.index("=", start)].rstrip(): text[start:end]
            for start, end in zip(starts, [*starts[1:], len(text)], strict=True)
        }
        # Isolation marks help mixed scripts in a browser; most terminals show them as boxes.
        self.bundle = FluentBundle([lang], use_isolating=False)
        for key in _SIGN_KEYS:
            self.pattern(key, "")

    def __contains__(self, key: str) -> bool:
        return key in self._lines

    def pattern(self, key: str, attribute: str) -> Any:  # Fluent has no types
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
