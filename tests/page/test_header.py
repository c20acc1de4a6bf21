"""The head of every screen, on the narrowest phone and in every language."""

from __future__ import annotations

from playwright.sync_api import expect

from contissimo.i18n import Catalogue, languages
from tests.page.looking import BROKEN, letters, speak
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
        page.locator("details select").first.select_option(lang)
        words = Catalogue(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.get_by_role("heading", level=1)).to_have_text(words.text("rules-which"))
        expect(page.get_by_role("link", name=words.text("your-turn"), exact=True)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") == NARROW[0], lang


def test_at_a_table_another_one_that_waits_is_never_called_your_turn(visit: Stage) -> None:
    """A green “Your turn” would be read as said of the table on the screen."""
    visitor = visit(name="Ana", size=NARROW)
    waiting = make(visitor, "contig60", ME, GREEDY)["match"]
    begin(visitor, waiting)
    visitor.until_asked()
    begin(visitor, make(visitor, "contig60", ME, GREEDY)["match"])
    visitor.until_asked()
    page = visitor.page
    header = page.get_by_role("banner")
    for lang in languages():
        speak(page, lang)
        words = Catalogue(lang)
        link = header.get_by_role("link", name=words.text("another-waits"), exact=True)
        expect(link).to_have_attribute("href", f"/t/{waiting}")
        expect(header.get_by_text(words.text("your-turn"), exact=True)).to_have_count(0)
        # There is no room for the name of the game, and one letter of it would say nothing.
        expect(header.get_by_text(words.text("game-contig60"), exact=True)).to_be_hidden()
        assert page.evaluate("document.documentElement.scrollWidth") == NARROW[0], lang


def test_large_letters_leave_room_for_a_waiting_table(visit: Stage) -> None:
    """On a tablet; on a phone the name and the lists are in the menu anyway."""
    visitor = visit(name="Ana", size=(701, 1000))
    for _ in range(2):
        begin(visitor, make(visitor, "contig60", ME, GREEDY)["match"])
        visitor.until_asked()
    page = visitor.page
    expect(page.get_by_role("banner").locator(".waits")).to_be_visible()
    for times in (1, 2):
        letters(page, times)
        for lang in languages():
            speak(page, lang)
            assert not page.evaluate(BROKEN), (lang, times)
            assert page.evaluate("document.documentElement.scrollWidth") == 701, (lang, times)


def test_on_the_first_screen_the_only_table_that_waits_is_one_tap_away(visit: Stage) -> None:
    visitor = visit(name="Ana")
    match = make(visitor, "contig60", ME, GREEDY)["match"]
    begin(visitor, match)
    visitor.until_asked()
    page = visitor.page
    page.goto("/")
    page.get_by_role("link", name=visitor.words("home-waiting", count=1), exact=True).click()
    expect(page).to_have_url(f"{visitor.url}/t/{match}")
    begin(visitor, make(visitor, "contig60", ME, GREEDY)["match"])
    visitor.until_asked()
    page.goto("/")
    both = page.get_by_role("link", name=visitor.words("home-waiting", count=2), exact=True)
    expect(both).to_have_attribute("href", "#tables")
