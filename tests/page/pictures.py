"""Pictures of every screen in both sizes and themes and in every language, and the few that README shows (`make pictures`).

They go to build/pictures; those in SHOWN are committed under docs/pictures.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from contissimo.i18n import ENGLISH, languages
from contissimo.server.run import built_page
from tests.page.browser import the_browser
from tests.page.looking import show, speak
from tests.page.screens import screens
from tests.page.stage import Stage
from tests.page.visitor import DESKTOP, PHONE
from tests.server.helpers import settings_for
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
    "phone-pt": "home-phone-light-pt",
}
SIZES = {"desktop": DESKTOP, "phone": PHONE}


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
    the_browser.close()
    for name, source in SHOWN.items():
        shutil.copy(FOLDER / f"{source}.jpg", ROOT / "docs" / "pictures" / f"{name}.jpg")


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
