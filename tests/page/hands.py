"""Three ways to lay tiles: by drag, by tap and by keyboard. Each must come to the same."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Locator, Page, expect

from contissimo.core.grid import SQUARES_OF_ROW, Square
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.tiles import FACE_OF, JOKER, tile_of
from tests.page.thinking import words


class Hands(Protocol):
    """How somebody handles the page."""

    def lay(self, page: Page, placement: Placement) -> None: ...
    def press(self, page: Page, button: Locator) -> None: ...


def square(page: Page, name: object) -> Locator:
    return page.locator(f'[data-square="{name}"]').first


def held(page: Page, face: str) -> Locator:
    """A tile on the rack."""
    return page.locator(f'[data-tile="{face}"]').first


class Drag:
    def lay(self, page: Page, placement: Placement) -> None:
        for at, letter in placement.tiles:
            x, y = middle(held(page, tile_of(letter)))
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move(*middle(square(page, at)), steps=4)
            page.mouse.up()
            if tile_of(letter) == JOKER:
                page.locator(f'[data-face="{FACE_OF[letter]}"]').click()

    def press(self, page: Page, button: Locator) -> None:
        button.click()


class Tap:
    def lay(self, page: Page, placement: Placement) -> None:
        for at, letter in placement.tiles:
            held(page, tile_of(letter)).tap()
            square(page, at).tap()
            if tile_of(letter) == JOKER:
                page.locator(f'[data-face="{FACE_OF[letter]}"]').tap()

    def press(self, page: Page, button: Locator) -> None:
        button.tap()


SQUARES = {str(at): at for row in SQUARES_OF_ROW for at in row}
KEYS = {JOKER: "j"}
"""What is typed for a face, where it is not the face itself."""


class Keys:
    """No pointer at all: Tab, arrows, the faces themselves, Enter."""

    def lay(self, page: Page, placement: Placement) -> None:
        self.reach(page, "[data-square]")
        for at, letter in placement.tiles:
            self.go_to(page, at)
            page.keyboard.press(KEYS.get(tile_of(letter), tile_of(letter)))
            if tile_of(letter) == JOKER:
                expect(page.get_by_role("dialog")).to_be_visible()
                page.keyboard.press(FACE_OF[letter])
                expect(page.get_by_role("dialog")).to_have_count(0)

    def press(self, page: Page, button: Locator) -> None:
        """Enter on the board plays; other buttons are reached with Tab."""
        if "main" in (button.get_attribute("class") or ""):
            page.keyboard.press("Enter")
        else:
            button.focus()
            page.keyboard.press("Enter")

    def reach(self, page: Page, selector: str, most: int = 60) -> None:
        """Tab on until something like this has the focus."""
        for _ in range(most):
            if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab never came to {selector}")

    def go_to(self, page: Page, at: Square) -> None:
        """By arrows, from wherever the cursor is."""
        cursor = SQUARES[self.cursor(page)]
        for key, steps in (
            ("ArrowRight", at.x - cursor.x),
            ("ArrowLeft", cursor.x - at.x),
            ("ArrowDown", at.y - cursor.y),
            ("ArrowUp", cursor.y - at.y),
        ):
            for _ in range(steps):
                page.keyboard.press(key)
        assert self.cursor(page) == str(at)

    def cursor(self, page: Page) -> str:
        """The square that has the focus."""
        name: str = page.evaluate("document.activeElement.dataset.square")
        return name


def middle(locator: Locator) -> tuple[float, float]:
    locator.scroll_into_view_if_needed()
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def main_button(page: Page, points: int) -> Locator:
    return page.get_by_role("button", name=words("calc-main-play", points=points), exact=True)
