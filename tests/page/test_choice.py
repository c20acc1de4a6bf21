"""The page speaks the browser's language, or the one that was chosen there before."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from contissimo.i18n import Catalogue, languages
from tests.page.stage import Stage

_CHOSEN = "(lang) => localStorage.setItem('lang', lang)"


@pytest.mark.parametrize(
    ("browser", "chosen", "lang"),
    [
        ("pt", None, "pt-PT"),
        ("pt-AO", None, "pt-PT"),
        ("pt-BR", None, "pt-BR"),
        ("pt-BR", "pt", "pt-PT"),
        ("de-AT", None, "de"),
        ("zz", None, "en"),
        ("en-GB", "pt", "pt-PT"),
        ("en-GB", "zz", "en"),
    ],
)
def test_the_page_speaks_the_language_that_fits_best(
    visit: Stage, browser: str, chosen: str | None, lang: str
) -> None:
    page = visit("/", lang=browser).page
    if chosen is not None:
        page.evaluate(_CHOSEN, chosen)
        page.reload()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("header select").first).to_have_value(lang)
    expect(page.get_by_role("heading", level=1)).to_have_text(Catalogue(lang).text("home-title"))


def test_the_list_has_every_language_under_its_own_name(visit: Stage) -> None:
    options = visit("/").page.locator("header select").first.locator("option")
    expect(options).to_have_count(len(languages()))
    names = options.all_text_contents()
    assert not set(names) & set(languages())
    assert {"Português (Portugal)", "Português (Brasil)"} <= set(names)
