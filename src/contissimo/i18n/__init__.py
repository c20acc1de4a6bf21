"""Words for people: Fluent catalogues by language, and the choice of the language.

A catalogue knows nothing of the games. It is given keys and values; whatever it lacks, English has.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
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

_FOLDER = files(__package__)
_WEIGHT = re.compile(r"[01](?:\.[0-9]{0,3})?")
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(?![A-Za-z])")

LOCALES = {"pt": "pt-PT"}
"""Whose ways of writing numbers a language follows, where its bare code stands for another country's."""
_FROM_FIVE_DIGITS = ("pt", "es")
"""Languages that set a mark between thousands only in numbers of five digits or more."""

Value = str | int | float


class Catalogue:
    """The sentences of one language; English where that language has none. Sums have the signs that are wanted."""

    def __init__(self, lang: str = ENGLISH, signs: str | None = None) -> None:
        self.lang = lang if lang in languages() else ENGLISH
        chain = dict.fromkeys((self.lang, ENGLISH))
        self._bundles = [_bundle(code) for code in chain]
        self.signs = TILES  # so that the next line can be said
        self.signs = signs if signs in SIGNS else self.text("signs-default")
        shown = {"×": self.text("sign-times"), "÷": self.text("sign-divided")}
        self._signs = str.maketrans(shown)

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def text(self, key: str, /, **values: Value) -> str:
        """The sentence under a key (`key.attribute` for a part of one); the key itself if there is none."""
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                # A missing value leaves its name in the sentence; the tests see to it that none is.
                given = {"signs": self.signs} | self._written(values)
                return str(bundle.format_pattern(pattern, given)[0])
        return key

    def in_sums(self, text: str) -> str:
        """A sum that is written with × and ÷, with the signs that are wanted. Never for what lies on a tile."""
        return text.translate(self._signs)

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
    return find_language(first) or ENGLISH


def find_language(tag: str) -> str | None:
    """Our language for a tag like `de-AT` or `pt_BR.UTF-8`; None if we haven't it."""
    code = _LANGUAGE.match(tag)
    found = code[0].lower() if code else ""
    return found if found in languages() else None


def accepted_language(header: str) -> str | None:
    """The best of our languages by an Accept-Language header like `de-AT, en;q=0.5`; None if there is none."""
    weighted = []
    for part in header.split(","):
        tag, _, weight = part.replace(" ", "").partition(";q=")
        lang = find_language(tag)
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


@cache
def _bundle(lang: str) -> FluentBundle:
    # Isolation marks help mixed scripts in a browser; most terminals show them as boxes.
    bundle = FluentBundle([LOCALES.get(lang, lang)], use_isolating=False)
    for text in sources(lang).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def _catalogues() -> Traversable:
    return _FOLDER / "catalogues"
