"""Browsers for as many people as a scene needs, at one server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.page.browser import the_browser
from tests.page.visitor import Visitor


class Stage:
    def __init__(self, url: str) -> None:
        self.url = url
        self.visitors: list[Visitor] = []

    def __call__(self, path: str | None = None, name: str | None = None, **options: Any) -> Visitor:
        """A browser for one more person: `visit("/rules", size=PHONE)`, `visit(name="Ana")`."""
        visitor = Visitor(the_browser.get(), self.url, **options)
        self.visitors.append(visitor)
        if name is not None:
            visitor.api("POST", "/me", name=name)
        if path is not None:
            visitor.page.goto(path)
        return visitor

    def draw(self, folder: Path, name: str) -> None:
        """What everybody sees now."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, visitor in enumerate(self.visitors):
            visitor.page.screenshot(path=folder / f"{name}-{number}.png")

    def close(self) -> list[str]:
        """Everybody goes; what they did that they must not do."""
        for visitor in self.visitors:
            visitor.close()
        return [told for visitor in self.visitors for told in visitor.unforgiven()]
