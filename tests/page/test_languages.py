"""Every screen in every language on small phones: nothing overflows, no key is shown, and nothing is left in English.

The walk past every screen in some of them is in `test_screens.py`; here are the long ones.
"""

from __future__ import annotations

import re
import time
from collections.abc import Collection, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from contissimo.games import GAMES
from contissimo.i18n import ENGLISH, Catalogue, languages, sources
from contissimo.server.guests.names import LISTED
from contissimo.study.lessons import tasks_of
from tests.i18n.parts import patterns
from tests.i18n.test_kana import KANA, SPELLED
from tests.page.looking import (
    HERE,
    NARROW,
    OVERFLOW,
    PAINTED,
    PLAIN_WOOD,
    SOME_WIDTHS,
    UNPAINTED,
    at_every_width,
    fits,
    show,
    speak,
)
from tests.page.pseudo import PSEUDO, pseudo, speak_pseudo
from tests.page.screens import PARTS, Shown, screens
from tests.page.stage import Stage
from tests.page.test_learn import named, solve
from tests.page.visitor import PHONE, Visitor

TEXTS = (HERE / "texts.js").read_text("utf-8")
OTHERS = [*(lang for lang in languages() if lang != ENGLISH), PSEUDO]
KEYS = {key for key in patterns(ENGLISH) if "-" in key}
CODE = re.compile(r"[A-Z0-9]{6}")
"""Of a table, the same in every language."""
WORD = re.compile(r"[^\W\d_]{2,}")
NAMES = {
    "Ana",
    "Bo",
    "Bram",
    "Eve",
    "Contissimo",
    "Calculissimo",
    "Contig",
    *" ".join(LISTED).split(),
}
FOLLOWING = re.compile("|".join(Catalogue().text(f"lesson-{way}") for way in ("next", "finish")))
LONG_WORDS = ("de", "fr", "nl")
"""The languages whose texts are the longest, or have the longest words; `make soak` looks at each in every width."""
DAY = re.compile(r"[A-Z][a-z]{2} \d{1,2}, \d{4}")
"""As browsers write it in English, and in a language that they don't know."""
LATE = 60.0
"""Seconds in which a part that is loaded for a language must have come."""


class Polyglot(Stage):
    """Everybody's page has the language that nobody speaks, too."""

    def __call__(self, path: str | None = None, name: str | None = None, **options: Any) -> Visitor:
        visitor = super().__call__(None, name, **options)
        speak_pseudo(visitor.context)
        if path is not None:
            visitor.page.goto(path)
        return visitor


@pytest.mark.soak
def test_every_screen_in_every_language(visit: Stage) -> None:
    walk = in_polyglot_browsers(visit)
    found = [f"{name}, {told}" for name, page in walk for told in in_languages(page, OTHERS[:-1])]
    assert not found, "\n".join(found)


def in_polyglot_browsers(visit: Stage, parts: Collection[str] = PARTS) -> Iterator[Shown]:
    stage = Polyglot(visit.url)
    stage.visitors = visit.visitors  # so that they go when the test is over
    return screens(stage, parts, size=PHONE)


@pytest.mark.soak
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", [*languages(), PSEUDO])
def test_every_screen_fits_on_every_device(visit: Stage, lang: str, part: str) -> None:
    """The words of the language that nobody speaks are longer than any: they may be broken, but not stick out."""
    made_up = lang == PSEUDO
    walk = (
        spoken(in_polyglot_browsers(visit, [part]))
        if made_up
        else screens(visit, [part], size=PHONE, lang=lang)
    )
    found = [
        f"{name}, {told}" for name, page in walk for told in at_every_width(page, breaking=made_up)
    ]
    assert not found, "\n".join(found)


def spoken(walk: Iterator[Shown], lang: str = PSEUDO) -> Iterator[Shown]:
    """Each screen in a language that is spoken only while it is looked at: the walk finds its way in English."""
    for name, page in walk:
        speak(page, lang)
        yield name, page
        speak(page, ENGLISH)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_task_of_every_lesson_in_every_language(visit: Stage, game: str) -> None:
    """As it is set, and as it is solved."""
    stage = Polyglot(visit.url)
    stage.visitors = visit.visitors
    page = stage(f"/learn/{game}", size=PHONE).page
    found = []
    for name, task in tasks_of(GAMES[game]).items():
        expect(named(page, game, task)).to_be_visible()
        found += [f"{name}, {told}" for told in in_languages(page, OTHERS[:-1])]
        solve(page, task, "tap")
        following = page.locator("button", has_text=FOLLOWING)
        expect(following).to_be_visible()
        found += [f"{name}, solved, {told}" for told in in_languages(page, OTHERS[:-1])]
        following.tap()
    assert not found, "\n".join(found)


@cache
def vocabulary(lang: str) -> set[str]:
    """The words that a language's own catalogue and rules pages use."""
    if lang == PSEUDO:
        return set(WORD.findall(pseudo()))
    pages = (Catalogue(lang).rules_page(game) for game in GAMES)
    return set(WORD.findall("\n".join([*sources(lang).values(), *pages])))


def in_languages(page: Page, some: Collection[str]) -> Iterator[str]:
    """What is wrong in these languages and in the one that nobody speaks; the screen is left as it was found.

    Only the languages with long words are looked at on tablets.
    """
    page.evaluate(PLAIN_WOOD)
    english = {text for text in page.evaluate(TEXTS) if not DAY.fullmatch(text)}
    page.evaluate(UNPAINTED)
    patience = LATE  # what is missing in one language will hardly come in the next
    for lang in some:
        speak(page, lang)
        for size in SOME_WIDTHS if lang in LONG_WORDS else (NARROW,):
            show(page, size)
            if size == NARROW:
                wrong = misspoken(page, lang, english, patience)
                patience = LATE if not wrong else 0.0
                yield from (f"{lang}: {told}" for told in wrong)
            yield from (f"{lang}, {size[0]} px: {told}" for told in fits(page))
    speak(page, PSEUDO)
    show(page, NARROW)
    yield from (f"{PSEUDO}: {told}" for told in misspoken(page, PSEUDO, english, patience))
    # Its words are longer than any: they may be broken, but not stick out.
    yield from (f"{PSEUDO}: {told}" for told in page.evaluate(OVERFLOW))
    speak(page, ENGLISH)
    show(page, PHONE)
    page.evaluate(PAINTED)


def misspoken(page: Page, lang: str, english: set[str], patience: float) -> list[str]:
    """Keys without words, English texts, and kanji where there are only kana; what comes a moment later is waited for."""
    limit = time.monotonic() + patience
    while True:
        texts = set(page.evaluate(TEXTS))
        known = vocabulary(lang) | NAMES
        said = {text for text in texts & english if not CODE.fullmatch(text)}
        left = {text for text in said if not known.issuperset(WORD.findall(text))}
        wrong = [f"no words for {key}" for key in sorted(texts & KEYS)]
        wrong += [f"still English: {text}" for text in sorted(left)]
        if lang == KANA:
            wrong += [f"kanji: {text}" for text in sorted(texts) if SPELLED.search(text)]
        if not wrong or time.monotonic() > limit:
            return wrong
        page.wait_for_timeout(50)  # then it is looked at again
