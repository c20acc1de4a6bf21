from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from contissimo.i18n import languages
from tests.page.looking import UNPAINTED, fits, letters, show, speak
from tests.page.visitor import DESKTOP, PHONE, Visitor

BETWEEN = ((701, 1000), (768, 1024), (834, 1112), (900, 1200), (960, 1280))


def test_one_click_starts_a_game_against_the_computer(visitor: Visitor) -> None:
    page = visitor.page
    page.get_by_role("button", name="Play now").first.click()
    expect(page).to_have_url(re.compile(r"/t/[a-z0-9]+$"))
    expect(page.get_by_role("heading", name="This table can’t be shown")).to_have_count(0)
    visitor.until("the table", lambda: visitor.match in visitor.tables)
    assert [seat["level"] for seat in visitor.table["seats"]].count(None) == 1


def test_no_word_on_the_first_screen_is_broken_inside(visitor: Visitor) -> None:
    """In any language, also where cards are narrow: between a phone and a desk, and with large letters."""
    page = visitor.page
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.evaluate(UNPAINTED)
    found = []
    for lang in languages():
        speak(page, lang)
        for size in BETWEEN:
            show(page, size)
            found += [f"{lang}, {size[0]} px: {told}" for told in fits(page)]
        letters(page, 2)
        found += [f"{lang}, 200 % text: {told}" for told in fits(page)]
        letters(page, 1)
    assert not found, "\n".join(found)


def test_no_button_for_children_stands_alone_in_its_row(visitor: Visitor) -> None:
    """Beside it there was a hole."""
    page = visitor.page
    card = page.get_by_role("region", name=visitor.words("game-contig60"))
    buttons = [
        card.get_by_role("button", name=visitor.words(key), exact=True)
        for key in ("play-now", "home-children", "home-children-times")
    ]
    expect(buttons[0]).to_be_visible()
    page.evaluate(UNPAINTED)
    for width in (PHONE[0], 480, 640, 768, 820, 1024, DESKTOP[0]):
        show(page, (width, 800))
        (_, first, wide), *others = map(place, buttons)
        assert {(top, across) for _, top, across in others} == {others[0][1:]}, width
        assert others[0][1] == first or wide > 2 * others[0][2], width


def place(button: Locator) -> tuple[int, int, int]:
    """From the left, from the top, and how wide."""
    box = button.bounding_box()
    assert box is not None
    return round(box["x"]), round(box["y"]), round(box["width"])
