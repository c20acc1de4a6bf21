"""The rules page: the printed examples on boards that play themselves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from contissimo.games import GAMES
from contissimo.i18n import Catalogue, languages
from contissimo.paper.minute import steps
from tests.page.looking import speak
from tests.page.stage import Stage
from tests.page.tables import ME, OPEN, make
from tests.page.thinking import words

EXAMPLES = {
    "calculissimo": ["9 + 6 ÷ 2", "4 − 2 + 3", "3 × 4 − 1", "6 + 4 − 3 + 5", "1 × 7 + 5"],
    "contig60": ["(2 + 3) × 4 = 20", "3 × 6 × 3 = 54", "4 × 3 × 4 = 48"],
}
POINTS: dict[str, list[int | None]] = {
    "calculissimo": [48, 12, 33, 38, 19],
    "contig60": [0, 0, 1, 2, 3, None, 4, 1, 0, 1],
}
PAUSE = 3_500


def button(page: Page, key: str) -> Locator:
    return page.get_by_role("button", name=words(key), exact=True)


def card(page: Page) -> Locator:
    return page.get_by_role("region", name=words("replay-move"))


@pytest.mark.parametrize("game", EXAMPLES)
def test_the_examples_are_stepped_through_by_hand_where_motion_is_unwanted(
    visit: Stage, game: str
) -> None:
    """calculissimo §8 and contig60 §8"""
    page = visit(f"/rules/{game}").page
    shown = []
    for points in POINTS[game]:
        button(page, "replay-next").click()
        if points is not None:
            expect(card(page)).to_contain_text(words("replay-points", points=points))
        shown.append(card(page).inner_text())
    expect(button(page, "replay-next")).to_be_disabled()
    expect(button(page, "replay-play")).to_have_count(0)
    for example in EXAMPLES[game]:
        assert any(example in text for text in shown), (example, shown)


def test_the_examples_play_themselves_until_they_are_paused(visit: Stage) -> None:
    visitor = visit(reduced_motion="no-preference")
    page = visitor.page
    page.clock.install()
    page.goto("/rules/calculissimo")
    button(page, "replay-play").click()
    for points in (48, 12):
        expect(card(page)).to_contain_text(words("replay-points", points=points))
        page.clock.run_for(PAUSE)
    expect(card(page)).to_contain_text(words("replay-points", points=33))
    button(page, "replay-pause").click()
    page.clock.run_for(3 * PAUSE)
    expect(card(page)).to_contain_text(words("replay-points", points=33))
    button(page, "replay-play").click()
    page.clock.run_for(3 * PAUSE)
    expect(card(page)).to_contain_text(words("replay-points", points=19))
    expect(button(page, "replay-play")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_game_in_a_minute_is_that_of_the_table_in_the_words_of_the_printed_rules(
    visit: Stage, game: str
) -> None:
    """calculissimo §9 and contig60 §7: by every preset, as a table links to it."""
    visitor = visit(name="Ana")
    page = visitor.page
    for preset, ruleset in GAMES[game].rulesets.items():
        made = make(visitor, game, ME, OPEN, ruleset=preset)
        page.goto(f"/t/{made['match']}")
        page.get_by_role("main").get_by_role("link", name=words("header-rules")).click()
        said = list(steps(game, ruleset, Catalogue("en")))
        expect(page.locator("ol > li > h3")).to_have_text([heading for heading, _ in said])
        expect(page.locator("ol > li > p")).to_have_text([about for _, about in said])


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_speak_to_people_in_every_language(visit: Stage, game: str) -> None:
    """No word of a file or of a program stands in them."""
    page = visit(f"/rules/{game}").page
    for lang in languages():
        speak(page, lang)
        title = Catalogue(lang).text("rules-title", game=Catalogue(lang).text(f"game-{game}"))
        expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
        article = page.locator("article")
        expect(article.locator("#s1\\.1")).to_be_visible()
        assert not re.findall(r"\b[a-z]+_[a-z_]+\b|\.layout|\.tiles|docs/", article.inner_text()), (
            lang
        )
