"""The list of keys, on the question mark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.hands import Keys
from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, begin, make
from tests.page.thinking import words
from tests.page.visitor import Visitor

OF = {
    "calculissimo": ("lay", "joker", "turn", "erase", "play", "recall"),
    "contig60": ("die", "sign", "undo", "clear", "aim", "main"),
}


@pytest.mark.parametrize("game", OF)
def test_a_question_mark_lists_the_keys_of_the_game_and_leaves_the_focus_where_it_was(
    visit: Stage, game: str
) -> None:
    visitor = visit(name="Ana")
    begin(visitor, make(visitor, game, ME, GREEDY)["match"])
    visitor.until_asked()
    page = visitor.page
    Keys().reach(page, "[data-square]")
    square = Keys().cursor(page)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=words("keys-title"))
    expect(dialog).to_be_visible()
    for deed in (*OF[game], "board", "tab", "help"):
        expect(dialog.get_by_text(words(f"keys-{deed}"), exact=True)).to_be_visible()
    for other in set(OF) - {game}:
        for deed in OF[other]:
            expect(dialog.get_by_text(words(f"keys-{deed}"), exact=True)).to_have_count(0)
    for _ in range(4):
        page.keyboard.press("Tab")
        assert inside_or_nowhere(visitor)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert Keys().cursor(page) == square


def inside_or_nowhere(visitor: Visitor) -> bool:
    """The focus is in the dialog, or in the browser's own frame."""
    found: bool = visitor.page.evaluate(
        "document.activeElement === document.body"
        " || document.activeElement.closest('dialog') !== null"
    )
    return found


def test_the_menu_lists_the_keys_too_and_a_question_mark_that_is_written_is_one(
    visitor: Visitor,
) -> None:
    page = visitor.page
    code = page.get_by_role("textbox", name=words("home-code"))
    code.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("header summary").click()
    page.get_by_role("button", name=words("keys-title")).click()
    dialog = page.get_by_role("dialog", name=words("keys-title"))
    expect(dialog.get_by_text(words("keys-lay"))).to_have_count(0)
    dialog.get_by_role("button", name=words("close")).click()
    expect(dialog).to_have_count(0)
    expect(page.locator("header summary")).to_be_focused()
