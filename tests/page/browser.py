"""Debian's Chromium, driven by playwright: one for all tests of the page.

playwright's loop runs in this process as long as the browser does, and other tests have loops of their
own; so the browser is closed as soon as the next test is none of the page (see conftest).
"""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.page.fonts import make_fonts

PATIENCE = 60_000
"""Milliseconds; a busy machine is no mistake of the page."""
_NAMES = (
    "chromium-headless-shell",  # the same engine without windows: a visit takes a fifth less CPU time
    *("chromium", "chromium-browser", "google-chrome-stable", "google-chrome"),
)
_ARGUMENTS = [
    "--no-sandbox",  # tests run as root, and visit our own page only
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",  # the same letters on every machine
]


def chromium() -> str | None:
    """Where Chromium is; None: this machine has none."""
    named = os.environ.get("CONTISSIMO_CHROMIUM")
    return named or next(filter(None, map(shutil.which, _NAMES)), None)


class TheBrowser:
    """Started when it is first wanted."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._browser: Browser | None = None

    def get(self) -> Browser:
        if self._browser is None:
            expect.set_options(timeout=PATIENCE)
            folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory()))
            make_fonts(folder)
            driver = self._stack.enter_context(sync_playwright())
            # The wrapper that Debian starts it with writes warnings of its own; they are not ours.
            browser = driver.chromium.launch(
                executable_path=chromium(),
                args=_ARGUMENTS,
                env={**os.environ, "XDG_DATA_HOME": str(folder)},
            )
            self._stack.callback(browser.close)
            self._browser = browser
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._stack.close()


the_browser = TheBrowser()
