"""The signs in sums: chosen in the menu, kept by the browser, shown wherever a sum is, and never on a tile."""

from __future__ import annotations

from playwright.sync_api import expect

from contissimo.i18n import Catalogue
from tests.page.looking import speak
from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, begin, make
from tests.page.visitor import Visitor

DE = Catalogue("de").text
DIVIDED = "path[d^='M11 20h18M20 12']"
"""A line between two points: ÷ as it is drawn on a tile."""


def choose(visitor: Visitor, signs: str) -> None:
    visitor.page.locator("header summary").click()
    visitor.page.get_by_label(DE(f"signs.{signs}")).check()
    visitor.page.keyboard.press("Escape")


def test_the_signs_of_the_school_are_asked_for_only_where_they_differ(visit: Stage) -> None:
    page = visit("/").page
    page.locator("header summary").click()
    for lang, asked in (("en", False), ("de", True), ("ja", False), ("es", True)):
        speak(page, lang)
        group = page.get_by_role("group", name=Catalogue(lang).text("signs"))
        expect(group).to_have_count(1 if asked else 0)
    expect(page.get_by_label(Catalogue("es").text("signs.school"))).to_be_checked()


def test_a_sentence_of_contig_60_has_them_and_is_typed_with_them(visit: Stage) -> None:
    ana = visit(name="Ana", lang="de")
    begin(ana, make(ana, "contig60", ME, GREEDY)["match"])
    dice = [int(die) for die in ana.until_asked()["view"].split(" ")[3].split(",")]
    page = ana.page
    key = page.locator("[data-sign='*']")
    expect(key).to_have_text("×")
    choose(ana, "school")
    expect(key).to_have_text("·")
    expect(key).to_have_attribute("aria-label", DE("speak-times"))
    page.reload()  # the browser keeps it
    expect(key).to_have_text("·")
    for sign in f"{dice[0]}·{dice[1]}:{dice[2]}":
        # The keyboard of the browser here has no ·, which others have.
        page.locator("body").dispatch_event("keydown", {"key": sign})
    expect(page.locator("[data-token]", has_text="·")).to_have_count(1)
    expect(page.locator("[data-token]", has_text=":")).to_have_count(1)
    choose(ana, "tiles")
    expect(page.locator("[data-token]", has_text="÷")).to_have_count(1)


def test_score_cards_have_them_and_tiles_do_not(visit: Stage) -> None:
    page = visit("/replay", lang="de").page
    page.get_by_text(DE("replay-printed")).click()
    page.get_by_role("button", name=DE("replay-next"), exact=True).click()
    card = page.locator(".steps").first
    expect(card).to_contain_text("(6×2) ÷ 2 = 6")
    choose(visit.visitors[0], "school")
    expect(card).to_contain_text("(6·2) : 2 = 6")
    expect(page.locator(f".tile {DIVIDED}").first).to_be_visible()
    expect(page.get_by_text("9 + 6 : 2").first).to_be_visible()
    expect(page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", "Ana: 9 plus 6 geteilt durch 2, 48 Punkte"
    )
