"""For those who want more contrast, and those whose system chooses the colours: everything can still be told apart."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.hands import Keys
from tests.page.saying import ByKeys
from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, begin, make
from tests.page.thinking import placement, sentences, words
from tests.page.visitor import Visitor

MODES: dict[str, dict[str, Any]] = {
    "forced": {"forced_colors": "active"},
    "more": {"contrast": "more"},
}
_LOOK = """(element) => {
  const { backgroundColor, borderStyle, borderColor, borderWidth, outlineStyle } = getComputedStyle(element)
  return [backgroundColor, borderStyle, borderColor, borderWidth, outlineStyle].join(" ")
}"""
_RATIO = """(element) => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => part / 255).map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const { color, backgroundColor } = getComputedStyle(element)
  const [high, low] = [light(color), light(backgroundColor)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}"""


def calculissimo(visit: Stage, **mode: Any) -> Visitor:
    """Tiles that lie, tiles that are being laid, a rack, bonus squares."""
    visitor = visit(name="Ana", **mode)
    begin(visitor, make(visitor, "calculissimo", ME, GREEDY, ruleset="short")["match"])
    for turn in range(2):
        state = visitor.until_asked()
        move = placement(visitor.table, state)
        assert move is not None
        Keys().lay(visitor.page, move)
        expect(visitor.page.locator("button.main")).to_be_enabled()
        if turn == 0:
            visitor.page.keyboard.press("Enter")
            visitor.until_after(state)
    return visitor


def contig60(visit: Stage, **mode: Any) -> Visitor:
    """Markers of both sides, and a sentence that leads to a square."""
    visitor = visit(name="Ana", **mode)
    begin(visitor, make(visitor, "contig60", ME, GREEDY)["match"])
    for turn in range(3):
        state = visitor.until_asked()
        ByKeys().write(visitor.page, max(sentences(visitor.table, state), key=len))
        expect(visitor.page.locator("button.main")).to_be_enabled()
        if turn < 2:
            visitor.page.keyboard.press("Enter")
            visitor.until_after(state)
    return visitor


def looks(page: Page, *selectors: str) -> list[str]:
    return [page.locator(selector).first.evaluate(_LOOK) for selector in selectors]


def test_forced_colours_leave_tiles_bonus_squares_and_the_main_button_apart(visit: Stage) -> None:
    page = calculissimo(visit, **MODES["forced"]).page
    grid = "[role=grid]"
    found = looks(
        page,
        f"{grid} .ground:not(.number, .operation)",
        f"{grid} .ground.number",
        f"{grid} .ground.operation",
        f"{grid} .tile.fresh",
        f"{grid} .tile.last",
        f"{grid} .tile:not(.fresh, .last)",
    )
    assert len(set(found)) == len(found)
    main, other = looks(page, "button.main", ".actions button:not(.main)")
    assert main != other
    page.locator("[role=gridcell]:has(.tile.last)").first.click()  # so that no square waits for it
    page.locator("[data-tile]").first.click()
    chosen, not_chosen = looks(
        page, "[data-tile][aria-pressed=true]", "[data-tile][aria-pressed=false]"
    )
    assert chosen != not_chosen


def test_forced_colours_leave_both_sides_and_the_square_that_is_meant_apart(visit: Stage) -> None:
    page = contig60(visit, **MODES["forced"]).page
    sides = looks(page, ".marker.side-1", ".marker.side-2")
    assert len(set(sides)) == 2
    for side in (1, 2):
        number = page.locator(f".square:has(> .marker.side-{side}) > .number").first
        marker = page.locator(f".marker.side-{side}").first
        ink = number.evaluate("(element) => getComputedStyle(element).color")
        assert ink != marker.evaluate("(element) => getComputedStyle(element).backgroundColor")
    plain, meant = looks(page, ".room .square:not(.target)", ".room .square.target")
    assert plain != meant


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_more_contrast_is_more(visit: Stage, theme: str) -> None:
    page = calculissimo(visit, color_scheme=theme, **MODES["more"]).page
    for selector in (".card", "[role=grid] .ground.number", "[role=grid] .ground.operation"):
        assert page.locator(selector).first.evaluate(_RATIO) >= 7, selector
    assert page.locator(".tile").first.evaluate("e => getComputedStyle(e).borderStyle") == "solid"


@pytest.mark.parametrize("mode", MODES)
def test_the_focus_is_seen_in_every_mode(visit: Stage, mode: str) -> None:
    visitor = visit("/", **MODES[mode])
    page = visitor.page
    expect(page.get_by_role("button", name=words("play-now")).first).to_be_visible()
    for _ in range(6):
        page.keyboard.press("Tab")
        style, width = page.evaluate(
            "(({ outlineStyle, outlineWidth }) => [outlineStyle, parseFloat(outlineWidth)])"
            "(getComputedStyle(document.activeElement))"
        )
        assert style == "solid"
        assert width >= 3
