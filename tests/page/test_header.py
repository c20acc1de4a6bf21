"""The head of every screen, on the narrowest phone and in every language."""

from __future__ import annotations

from playwright.sync_api import expect

from contissimo.i18n import Catalogue, languages
from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, begin, make

NARROW = (320, 640)


def test_a_phone_has_room_for_a_waiting_table_and_the_choice_of_every_language(
    visit: Stage,
) -> None:
    visitor = visit(name="Ana", size=NARROW)
    begin(visitor, make(visitor, "contig60", ME, GREEDY)["match"])
    visitor.until_asked()
    page = visitor.page
    page.goto("/rules")
    page.locator("summary").click()
    for lang in sorted(languages(), key="en".__eq__):
        page.locator("details select").select_option(lang)
        words = Catalogue(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.get_by_role("heading", level=1)).to_have_text(words.text("rules-which"))
        expect(page.get_by_role("link", name=words.text("your-turn"), exact=True)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") == NARROW[0], lang
