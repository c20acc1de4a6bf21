"""Every screen of a class is for everyone: in the dark, in forced colours, on the smallest phone, and a wall from the last row."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from contissimo.i18n import ENGLISH, languages
from contissimo.server.run import built_page
from tests.page.browser import chromium
from tests.page.class_screens import Scene, class_screens
from tests.page.looking import (
    CONTRAST,
    NARROW,
    OVERFLOW,
    RULES,
    at_every_width,
    axe,
    findings,
    fits,
    in_every_theme,
    in_forced_colours,
    named,
    show,
    speak,
)
from tests.page.pseudo import PSEUDO
from tests.page.stage import Stage
from tests.page.test_languages import DAY, LATE, TEXTS, Polyglot, misspoken
from tests.page.visitor import Visitor
from tests.server.helpers import Clock, serving, settings_for

SMALL = (Path(__file__).parent / "small_texts.js").read_text("utf-8")
BOARD = "[role=grid]"
FORCED = {"first-desk", "round-desk", "secret-pupil", "round-pupil", "dice-revealed-pupil"}
"""Screens that are tried in forced colours, too; `make soak` tries every screen."""
CLIPPED = "wider than its box: select"
"""With letters of twice the size a phone cuts the chosen line of a list; opened, the list shows all of it."""
AS_STORED = re.compile(
    r"[\d.:]+/c/\w+"  # where pupils join
    r"|[A-Z][a-z]+ in [a-z]+( and [A-Z][a-z]+ in [a-z]+)?"
)
"""An address, and names at a table: those are in the language of the class, whatever that of the page is."""
NEVER = 3600.0
"""Seconds: whatever is periodic happens when the walk says so."""


@pytest.fixture
def scene(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Scene]:
    page = built_page()
    if chromium() is None or page is None:
        pytest.skip(
            "there is no Chromium here, or the page is not built: see tests/page/conftest.py"
        )
    clock = Clock()
    settings = settings_for(tmp_path, page=page, sweep_seconds=NEVER)
    with serving(settings, now=clock) as server:
        options = {"stage": Stage} | getattr(request, "param", {})
        stage = options.pop("stage")(server.url)
        yield Scene(server, clock, stage, **options)
        assert stage.close() == []


def looked_at(name: str, visitor: Visitor) -> Iterator[str]:
    if not name.endswith("-wall"):
        yield from findings(visitor.page, BOARD, forced=name in FORCED)
        return
    page = visitor.page
    yield from named("too small for the last row", page.evaluate(SMALL))
    yield from named("1920 px", fits(page))
    yield from named("axe", axe(page, RULES, BOARD))
    page.emulate_media(color_scheme="dark")
    yield from named("axe, dark", axe(page, CONTRAST, BOARD))
    page.emulate_media(color_scheme="light")
    yield from in_forced_colours(page, CONTRAST, BOARD)


def test_every_screen_of_a_class_is_for_everyone(scene: Scene) -> None:
    found = [
        f"{name}, {told}"
        for name, visitor in class_screens(scene)
        for told in looked_at(name, visitor)
        if CLIPPED not in told
    ]
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize(
    "scene", [{"lang": lang} for lang in languages()], indirect=True, ids=languages()
)
def test_every_screen_of_a_class_fits_on_every_device(scene: Scene) -> None:
    walk = class_screens(scene)
    found = [
        f"{name}, {told}"
        for name, one in walk
        for told in at_every_width(one.page)
        if CLIPPED not in told
    ]
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("scene", [{"stage": Polyglot}], indirect=True, ids=[PSEUDO])
def test_every_screen_of_a_class_in_the_language_that_nobody_speaks(scene: Scene) -> None:
    """On the smallest phone; what the wall shows is in the same words, and its page has no list of languages."""
    walk = (shown for shown in class_screens(scene) if not shown[0].endswith("-wall"))
    found = [f"{name}, {told}" for name, one in walk for told in made_up(one.page)]
    assert not found, "\n".join(found)


def made_up(page: Page) -> Iterator[str]:
    before = page.viewport_size
    assert before is not None
    english = {
        text
        for text in page.evaluate(TEXTS)
        if not DAY.fullmatch(text) and not AS_STORED.fullmatch(text)
    }
    show(page, NARROW)
    speak(page, PSEUDO)
    yield from misspoken(page, PSEUDO, english, LATE)
    yield from page.evaluate(OVERFLOW)
    speak(page, ENGLISH)
    show(page, (before["width"], before["height"]))


@pytest.mark.soak
def test_axe_finds_nothing_in_any_theme_in_a_class(scene: Scene) -> None:
    walk = class_screens(scene)
    found = [f"{name}, {told}" for name, one in walk for told in in_every_theme(one.page)]
    assert not found, "\n".join(found)
