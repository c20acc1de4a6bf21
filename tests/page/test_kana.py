"""From Japanese to Japanese in kana, for children, and back: one tap, and the choice stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from contissimo.i18n import Catalogue
from tests.i18n.test_kana import KANA, KANJI, SPELLED
from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, begin, make
from tests.page.visitor import DESKTOP, PHONE

PLACES = {"/": "home-title", "/rules": "rules-which", "/learn/contig60": "lesson-contig60-first"}


def speaks(page: Page, lang: str, key: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.get_by_role("heading", name=Catalogue(lang).text(key), exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("path", PLACES)
def test_one_tap_leads_to_kana_and_one_back(visit: Stage, path: str, size: tuple[int, int]) -> None:
    page = visit(path, lang="ja-JP", size=size).page
    switch = page.get_by_role("button", name="ひらがな", exact=True)
    speaks(page, KANJI, PLACES[path])
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    speaks(page, KANA, PLACES[path])
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert SPELLED.search(page.title()) is None
    page.reload()
    speaks(page, KANA, PLACES[path])
    switch.click()
    speaks(page, KANJI, PLACES[path])
    page.reload()
    speaks(page, KANJI, PLACES[path])


def test_the_language_has_its_own_name_in_the_list_and_no_other_language_has_the_switch(
    visit: Stage,
) -> None:
    page = visit("/", lang="en", size=DESKTOP).page
    expect(page.get_by_role("button", name="ひらがな")).to_have_count(0)
    page.locator("header select").first.select_option(label="にほんご")
    speaks(page, KANA, "home-title")
    expect(page.get_by_role("button", name="ひらがな", exact=True)).to_be_visible()


def test_a_phone_on_which_another_table_waits_has_the_switch_in_its_menu(visit: Stage) -> None:
    visitor = visit(name="Ana", lang="ja", size=PHONE)
    begin(visitor, make(visitor, "contig60", ME, GREEDY)["match"])
    visitor.until_asked()
    page = visitor.page
    page.goto("/rules")
    switch = page.get_by_role("button", name="ひらがな", exact=True)
    expect(page.get_by_role("link", name=Catalogue(KANJI).text("your-turn"))).to_be_visible()
    expect(switch).to_have_count(0)
    page.locator("header summary").click()
    switch.click()
    speaks(page, KANA, "rules-which")


def test_the_rules_page_and_its_printed_sheets_are_in_kana(visit: Stage) -> None:
    page = visit("/rules/calculissimo", lang=KANA, size=PHONE).page
    speaks(page, KANA, "print-heading")
    expect(page.locator("article")).to_contain_text("チップだいの すうじと きごう")
    links = page.locator("a[href*='/print/']").all()
    assert links
    assert all(f"lang={KANA}" in (link.get_attribute("href") or "") for link in links)
