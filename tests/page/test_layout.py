"""Where things stand at a table: the board is large on every screen, and hand and main button stay where they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from contissimo.games.calculissimo.moves import Placement
from contissimo.i18n import Catalogue, languages
from tests.page.hands import Keys, held, square
from tests.page.looking import in_sight, letters, show, speak
from tests.page.saying import ByTap
from tests.page.stage import Stage
from tests.page.tables import FEW, GREEDY, ME, begin, make
from tests.page.thinking import placements, sentences
from tests.page.visitor import Visitor

Size = tuple[int, int]
TABLETS: tuple[Size, ...] = ((768, 1024), (1024, 768), (820, 1180), (600, 960))
STEADY: tuple[Size, ...] = ((360, 640), (768, 1024), (1024, 768), (1280, 800))
LANDSCAPE: tuple[Size, ...] = ((640, 360), (667, 375), (740, 360), (844, 390))
SHARES: dict[Size, float] = {
    (320, 640): 0.95,
    (360, 640): 0.95,
    (600, 960): 0.97,
    (701, 1000): 0.96,
    (768, 1024): 0.91,
    (820, 1180): 0.97,
    (834, 1112): 0.94,
    (900, 1200): 0.97,
    (1024, 768): 0.77,
    (1100, 800): 0.78,
    (1280, 800): 0.78,
    (1920, 1080): 0.82,
    (2560, 1440): 0.85,
}
"""How much of the shorter side of the screen the board of Calculissimo takes, at least."""
_PLACES = """() => ["[data-rack], .tray", "button.main"].map((selector) => {
  const shown = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())
  const { top, bottom } = shown.getBoundingClientRect()
  return [Math.round(top), Math.round(bottom)]
})"""
_BOARD = """() => {
  const { left, top, right, bottom, width, height } = document.querySelector(".frame:has([role=grid])").getBoundingClientRect()
  const square = document.querySelector("[role=gridcell]").getBoundingClientRect()
  return { left, top, right, bottom, width, height, square: Math.min(square.width, square.height) }
}"""


def table(visit: Stage, game: str, **fields: Any) -> Visitor:
    """A turn of ours at a table with help."""
    visitor = visit(name="Ana")
    begin(visitor, make(visitor, game, ME, GREEDY, help=True, **fields)["match"])
    visitor.until_asked()
    return visitor


def calculissimo(visitor: Visitor) -> Iterator[str]:
    """What one may do within a turn, each with what is shown then."""
    page, keys = visitor.page, Keys()
    main = page.locator("button.main")
    yield "nothing laid"
    found = placements(visitor.table, visitor.state, most=5)
    move = max(found, key=lambda one: len(one.tiles))
    begun = Placement(move.start, move.across, move.letters[:1], move.new[:1])
    keys.lay(page, begun)
    expect(main).to_be_disabled()
    yield "a first tile"
    page.keyboard.press("Escape")
    keys.lay(page, move)
    expect(main).to_be_enabled()
    yield "a placement with its sum"
    page.keyboard.press("Escape")
    for name in ("a1", "c3", "o15"):  # far from each other: said in a long sentence
        page.locator("[data-tile]").first.click()
        square(page, name).click()
    expect(main).to_be_disabled()
    yield "tiles that make no line"
    page.locator("[data-square]").first.press("Escape")
    press(visitor, "calc-hint")
    expect(visitor.button("calc-hint-show")).to_be_visible()
    yield "a hint"
    visitor.press("calc-hint-show")
    expect(main).to_be_enabled()
    yield "a hint that is laid"
    page.locator("[data-square]").first.press("Escape")
    press(visitor, "calc-exchange")
    held(page, page.locator("[data-tile]").first.get_attribute("data-tile") or "").click()
    expect(main).to_be_enabled()
    yield "an exchange"


def press(visitor: Visitor, key: str) -> None:
    """Here, or in the menu where there is no room for it."""
    if not visitor.button(key).is_visible():
        visitor.page.locator(".actions summary").click()
    visitor.press(key)


def contig60(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    main = page.locator("button.main")
    yield "nothing said"
    sentence = max(sentences(visitor.table, visitor.state), key=len)
    ByTap().write(page, sentence[: sentence.index("=")])
    expect(main).to_be_enabled()
    yield "a sentence with its points"
    page.keyboard.press("Backspace")
    yield "a sentence that lacks something"
    page.keyboard.press("Escape")
    page.locator("[data-die]").first.click()
    page.locator("[data-die]").nth(1).click()
    page.locator("[data-die]").nth(2).click()
    yield "dice without signs"
    page.keyboard.press("Escape")
    visitor.press("contig-hint")
    expect(page.locator("[data-token]").first).to_be_visible()
    yield "a hint"
    visitor.press("contig-reach")
    expect(visitor.button("contig-reach-hide")).to_be_visible()
    yield "all that can be reached"


TURNS: dict[str, Callable[[Visitor], Iterator[str]]] = {
    "calculissimo": calculissimo,
    "contig60": contig60,
}


@pytest.mark.parametrize("game", TURNS)
@pytest.mark.parametrize("size", STEADY, ids=lambda size: f"{size[0]}x{size[1]}")
def test_hand_and_main_button_stay_where_they_are_for_a_whole_turn(
    visit: Stage, game: str, size: Size
) -> None:
    options = {"tiles": FEW.replace("? 1", "? 0")} if game == "calculissimo" else {}
    visitor = table(visit, game, options=options)
    show(visitor.page, size)
    seen = {what: places(visitor.page) for what in TURNS[game](visitor)}
    assert len(set(map(str, seen.values()))) == 1, seen
    (_, rack), (_, main) = next(iter(seen.values()))
    assert max(rack, main) <= size[1]


def places(page: Page) -> list[list[int]]:
    """Where the hand and the main button begin and end on the screen."""
    found: list[list[int]] = page.evaluate(_PLACES)
    return found


@pytest.mark.parametrize("game", TURNS)
def test_on_a_tablet_the_hint_is_on_the_first_screen(visit: Stage, game: str) -> None:
    """Nothing lies over it, in any language; on a desk there is room anyway."""
    visitor = table(visit, game)
    page = visitor.page
    for size in TABLETS:
        show(page, size)
        for lang in languages():
            speak(page, lang)
            name = Catalogue(lang).text("contig-hint" if game == "contig60" else "calc-hint")
            hint = page.get_by_role("button", name=name, exact=True)
            in_sight(hint, (size, lang))
    assert page.evaluate("scrollY") == 0


def test_the_board_is_as_large_as_the_screen_allows(visit: Stage) -> None:
    found = {}
    page = table(visit, "calculissimo").page
    for size, least in SHARES.items():
        show(page, size)
        board = page.evaluate(_BOARD)
        share = round(board["width"] / min(size), 3)
        if share < least or board["bottom"] > size[1] or board["right"] > size[0]:
            found[size] = (share, least, board)
    assert not found


def test_a_phone_on_its_side_has_squares_that_can_be_told_apart(visit: Stage) -> None:
    for game in TURNS:
        page = table(visit, game).page
        for size in LANDSCAPE:
            show(page, size)
            board = page.evaluate(_BOARD)
            assert board["square"] >= 20, (game, size, board)
            assert board["bottom"] <= size[1], (game, size, board)
            (_, hand), (_, main) = places(page)
            assert max(hand, main) <= size[1], (game, size)
            # The head of the page takes none of the board's height: it stands beside it.
            head = page.get_by_role("banner").bounding_box()
            assert head is not None
            assert head["x"] >= board["right"] - 1, (game, size, head, board)
            assert head["height"] <= 47, (game, size, head)


@pytest.mark.parametrize("game", TURNS)
def test_with_large_letters_the_hand_and_the_main_button_are_in_sight(
    visit: Stage, game: str
) -> None:
    page = table(visit, game).page
    for size in ((1280, 800), (1024, 768), (1920, 1080)):
        show(page, size)
        letters(page, 2)
        (_, hand), (_, main) = places(page)
        assert max(hand, main) <= size[1], size
        assert page.evaluate(_BOARD)["width"] >= 0.6 * size[1], size
    letters(page, 1)
