"""Pictures of every screen in both sizes and themes and in every language, and the few that are shown (`make pictures`).

They go to build/pictures; those in SHOWN are committed under docs/pictures, those of the teacher's guide next to its texts.
A machine without a font for emoji shows a pupil's animal by its first letters.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from contissimo.i18n import ENGLISH, languages
from contissimo.server.run import built_page
from tests.page.browser import the_browser
from tests.page.class_screens import Scene, class_screens
from tests.page.looking import show, speak
from tests.page.screens import screens
from tests.page.stage import Stage
from tests.page.visitor import DESKTOP, PHONE, Visitor
from tests.server.helpers import Clock, serving, settings_for
from tests.server.processes import process

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "pictures"
SHOWN = {
    "home": "home-desktop-light",
    "calculissimo": "calculissimo-desktop-light",
    "contig60": "contig60-desktop-light",
    "phone": "calculissimo-phone-dark",
    "phone-ja": "calculissimo-phone-light-ja",
    "phone-de": "contig60-phone-light-de",
    "phone-pt": "home-phone-light-pt-PT",
}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
TEXTS = ROOT / "src" / "contissimo" / "i18n" / "classroom"
GUIDES = {folder.name: folder for folder in TEXTS.iterdir()}
"""By language, where the teacher's guide and its pictures are."""
IN_GUIDE = {
    "in-wall": ("wall", (1100, 620)),
    "answered-desk": ("desk", (1100, 720)),
    "laid-pupil": ("pupil", (390, 720)),
}
"""By screen: the picture's name in the guide, and its size."""


def main() -> None:
    page = built_page()
    assert page is not None
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(
            Path(folder), page=page, tables_per_address_hour=2000, hints_per_minute=600
        )
        with process(settings, Path(folder) / "log", chance=7) as node:
            stage = Stage(node.url)
            for name, shown in screens(stage):
                draw(shown, name)
            stage.close()
    for lang in GUIDES:
        draw_guide(page, lang)
    the_browser.close()
    for name, source in SHOWN.items():
        shutil.copy(FOLDER / f"{source}.jpg", ROOT / "docs" / "pictures" / f"{name}.jpg")


class AtSchool(Stage):
    """As if the server stood in the network of a school, at the same address in each picture."""

    def __call__(self, path: str | None = None, name: str | None = None, **options: Any) -> Visitor:
        visitor = super().__call__(None, name, **options)
        here = {"origins": ["http://192.168.1.20:8000"], "local": True}
        visitor.context.route("**/api/here", lambda route: route.fulfill(json=here))
        if path is not None:
            visitor.page.goto(path)
        return visitor


def draw_guide(page: Path, lang: str) -> None:
    """The three screens of a class in one round, in a language that has a guide of its own."""
    clock = Clock()
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(Path(folder), page=page, sweep_seconds=3600)
        with serving(settings, now=clock) as server:
            stage = AtSchool(server.url)
            scene = Scene(server, clock, stage, lang=lang)
            for name, visitor in class_screens(scene):
                if name in IN_GUIDE:
                    file, room = IN_GUIDE[name]
                    show(visitor.page, room)
                    visitor.page.wait_for_timeout(200)  # nothing tells that a picture is complete
                    target = GUIDES[lang] / f"{file}.jpg"
                    visitor.page.screenshot(path=target, type="jpeg", quality=80)
                if name == "closed-desk":
                    break
            stage.close()


def draw(page: Page, name: str) -> None:
    for size, room in SIZES.items():
        show(page, room)
        for theme in ("dark", "light"):
            page.emulate_media(color_scheme=theme)
            take(page, f"{name}-{size}-{theme}")
    for lang in languages():
        if lang != ENGLISH:
            speak(page, lang)
            take(page, f"{name}-phone-light-{lang}")
    speak(page, ENGLISH)
    show(page, DESKTOP)


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(200)  # nothing tells that a picture is complete
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=88)


if __name__ == "__main__":
    main()
