"""Three ways to write a sentence of Contig 60: by tap, by drag and by keyboard."""

from __future__ import annotations

import re
from typing import Protocol

from playwright.sync_api import Page, expect

from tests.page.hands import Keys, middle, square

_PART = re.compile(r"\d+|[-+*/()]")


class Says(Protocol):
    def write(self, page: Page, sentence: str) -> None:
        """Write what stands before the equals sign."""

    def aim(self, page: Page, number: str) -> None:
        """Choose a square on the board."""


def _parts(sentence: str) -> list[str]:
    return _PART.findall(sentence.removeprefix("steal ").partition("=")[0])


def _free_die(page: Page, face: str) -> str:
    """A selector of a die that shows this and is not in the sentence yet."""
    dice = page.locator("[data-die]").all()
    free = (
        index
        for index, die in enumerate(dice)
        if die.get_attribute("aria-pressed") == "false"
        and re.findall(r"\d+", die.get_attribute("aria-label") or "") == [face]
    )
    return f'[data-die="{next(free)}"]'


def _selector(page: Page, part: str) -> str:
    return _free_die(page, part) if part.isdigit() else f'[data-sign="{part}"]'


class ByTap:
    def write(self, page: Page, sentence: str) -> None:
        for count, part in enumerate(_parts(sentence), 1):
            page.locator(_selector(page, part)).click()
            expect(page.locator("[data-token]")).to_have_count(count)

    def aim(self, page: Page, number: str) -> None:
        square(page, number).click()


class ByDrag(ByTap):
    def write(self, page: Page, sentence: str) -> None:
        strip = page.locator(".strip")
        for count, part in enumerate(_parts(sentence), 1):
            page.mouse.move(*middle(page.locator(_selector(page, part))))
            page.mouse.down()
            box = strip.bounding_box()
            assert box is not None
            page.mouse.move(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2, steps=3)
            page.mouse.up()
            expect(page.locator("[data-token]")).to_have_count(count)


class ByKeys:
    def write(self, page: Page, sentence: str) -> None:
        Keys().reach(page, "[data-square]")
        for part in _parts(sentence):
            page.keyboard.press(part)

    def aim(self, page: Page, number: str) -> None:
        """Arrows to the square, row by row, and the space bar."""
        Keys().reach(page, "[data-square]")
        here, there = (
            page.evaluate("e => [+e.dataset.x, +e.dataset.y]", element)
            for element in (
                page.evaluate_handle("document.activeElement"),
                square(page, number).element_handle(),
            )
        )
        for key, steps in (
            ("ArrowRight", there[0] - here[0]),
            ("ArrowLeft", here[0] - there[0]),
            ("ArrowDown", there[1] - here[1]),
            ("ArrowUp", here[1] - there[1]),
        ):
            for _ in range(steps):
                page.keyboard.press(key)
        page.keyboard.press("Space")
