"""Somebody who looks at the page: a browser of their own, and a record of all that it asked for and was told."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    WebSocket,
)

from contissimo.i18n import Catalogue
from tests.page.browser import PATIENCE

DESKTOP = (1280, 830)
PHONE = (360, 640)
NOTHING_KEPT = """
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("off", "SecurityError") } })
  Object.defineProperty(navigator, "cookieEnabled", { get: () => false })
"""
"""An init script: storage and cookies are off."""
_SHOWN = "(seq) => [...document.querySelectorAll('[data-seq]')].every((shown) => Number(shown.dataset.seq) >= seq)"
"""A state that has come is not shown yet, and what is said to the one before it is cleared away."""
_OWN = ("data", "blob", "about")


class Visitor:
    """One browser context with one page. What it must never do is collected, and asserted in the end."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        **options: Any,
    ) -> None:
        self.url = url
        self.words = Catalogue(lang).text
        self.mistakes: list[str] = []
        """Errors of the page, and requests to any other host."""
        self.forgiven: list[str] = []
        """Parts of mistakes that a test brings about itself."""
        self.frames: list[str] = []
        """Every message of the server, byte by byte."""
        self.sent: list[dict[str, Any]] = []
        """Every message of the page."""
        self.tables: dict[str, dict[str, Any]] = {}
        self.states: dict[str, dict[str, Any]] = {}
        """What the page was told last, by match."""
        self.history: list[dict[str, Any]] = []
        """Every state that it was told."""
        given: dict[str, Any] = {
            "base_url": url,
            "locale": lang,
            "reduced_motion": "reduce",
            "has_touch": size == PHONE,
            "viewport": {"width": size[0], "height": size[1]},
        }
        self.context: BrowserContext = browser.new_context(**(given | options))
        self.context.set_default_timeout(PATIENCE)
        self.context.on("request", self._asks)
        self.context.on("weberror", lambda error: self.mistakes.append(f"error: {error.error}"))
        self.page: Page = self.context.new_page()
        self.page.on("console", self._says)
        self.page.on("websocket", self._listen)
        self.page.on("crash", lambda _: self.mistakes.append("the page crashed"))

    def _asks(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in _OWN and f"{address.scheme}://{address.netloc}" != self.url:
            self.mistakes.append(f"a request to another host: {request.url}")

    def _says(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.mistakes.append(f"console {said.type}: {said.text} ({said.location['url']})")

    def _listen(self, socket: WebSocket) -> None:
        if socket.url != self.url.replace("http", "ws", 1) + "/ws":
            self.mistakes.append(f"a socket to another host: {socket.url}")
        socket.on("framereceived", self.hear)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def hear(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.frames.append(text)
        told = json.loads(text)
        if told["t"] == "table":
            self.tables[told["match"]] = told
        elif told["t"] == "state":
            self.states[told["match"]] = told
            self.history.append(told)

    def api(self, method: str, path: str, **data: Any) -> Any:
        """What the API answers to this browser, with its cookie."""
        answer = self.context.request.fetch(
            f"{self.url}/api{path}",
            method=method,
            headers={"origin": self.url},
            data=data if method != "GET" else None,
        )
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def match(self) -> str:
        """The match whose table is shown."""
        parts = urlsplit(self.page.url).path.split("/")
        assert parts[1] == "t", self.page.url
        return parts[2]

    @property
    def table(self) -> dict[str, Any]:
        return self.tables[self.match]

    @property
    def state(self) -> dict[str, Any]:
        return self.states[self.match]

    def button(self, key: str, **values: str | int) -> Locator:
        """The button that says this."""
        return self.page.get_by_role("button", name=self.words(key, **values), exact=True)

    def press(self, key: str, **values: str | int) -> None:
        self.button(key, **values).click()

    def until(self, what: str, test: Callable[[], object]) -> None:
        """Wait for something that was said or told; what is shown is waited for with `expect`."""
        limit = time.monotonic() + PATIENCE / 1000
        while not test():
            assert time.monotonic() < limit, f"waited in vain: {what}"
            self.page.wait_for_timeout(15)  # lets the browser's events in

    def until_told(self, what: str, test: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The state of the shown table, once it passes a test and the page shows it, or a later one."""
        self.until(what, lambda: self.match in self.states and test(self.state))
        state = self.state
        self.page.wait_for_function(_SHOWN, arg=state["seq"])
        return state

    def until_asked(self) -> dict[str, Any]:
        """The state in which it is this seat's turn, or the game is over."""
        return self.until_told(
            "a turn", lambda told: told["outcome"] is not None or told["you"] in told["to_act"]
        )

    def until_after(self, state: dict[str, Any]) -> None:
        """Until the game has gone on."""
        self.until_told("what comes next", lambda told: told["seq"] > state["seq"])

    def forgive(self, *parts: str) -> None:
        self.forgiven.extend(parts)

    def close(self) -> None:
        self.context.close()

    def unforgiven(self) -> list[str]:
        return [told for told in self.mistakes if not any(part in told for part in self.forgiven)]
