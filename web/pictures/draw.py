"""Draws the page's icons and its social card from the sources beside it (`make pictures`)."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parent
PUBLIC = HERE.parent / "public"
ICONS = (192, 512)
CARD = (1200, 630)
_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
_FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--font-render-hinting=none"]


def main() -> None:
    found = next(filter(None, map(shutil.which, _NAMES)), None)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found, args=_FLAGS)
        page = browser.new_page()
        for size in ICONS:
            _draw(page, HERE / "icon.svg", (size, size), PUBLIC / f"icon-{size}.png")
        _draw(page, HERE / "social.html", CARD, PUBLIC / "social.png")
        browser.close()


def _draw(page: Page, source: Path, size: tuple[int, int], target: Path) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(source.as_uri())
    page.screenshot(path=target)
    # A palette is enough for wood, ivory and ink, and a third of the bytes. Without the tool they are only larger.
    if (pngquant := shutil.which("pngquant")) is not None:
        command = [pngquant, "--force", "--strip", "--speed", "1", "--output", target, target]
        subprocess.run(command, check=True)  # noqa: S603  # on a file of our own


if __name__ == "__main__":
    main()
