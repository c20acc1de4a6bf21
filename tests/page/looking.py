"""Looks at a screen in every size, theme and size of letters without loading it again, and tells what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.page.pseudo import PSEUDO
from tests.page.visitor import DESKTOP, PHONE

HERE = Path(__file__).parent
AXE = (HERE.parent.parent / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
OVERFLOW = (HERE / "overflow.js").read_text("utf-8")
BROKEN = (HERE / "broken.js").read_text("utf-8")
TARGETS = (HERE / "targets.js").read_text("utf-8")
_FITS = f"""() => [...({OVERFLOW})(), ...({BROKEN})()]"""
_AXE_RUN = """async ([runOnly, known, madeUp]) => {
  const exclude = [[madeUp], ...(known === null ? [] : [[known]])]
  const rules = { "target-size": { enabled: false } } // ours is stricter, see targets.js
  const { violations } = await axe.run({ exclude }, { runOnly, rules, resultTypes: ["violations"], preload: false })
  const why = (node) => [...node.any, ...node.all, ...node.none].map((check) => check.message).join(" ")
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.target} ${why(node)}`))
}"""
_MADE_UP = f"option[lang={PSEUDO}]"
"""Axe knows all languages by their codes, and this one is ours."""
_DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
_FITS_WHEN_DRAWN = f"""async (unbroken) => {{
  await {_DRAWN}
  return [...({OVERFLOW})(), ...(unbroken ? ({BROKEN})() : [])]
}}"""
"""One question instead of two: on a busy machine each takes longer than its answer."""
PLAIN_WOOD = "document.documentElement.style.setProperty('--grain', 'none')"
"""Drawing the grain again in every size would take longer than all the looking."""
UNPAINTED = "document.body.style.clipPath = 'inset(100%)'"
"""Everything stays where it is, and no picture of it is made: for looks that only measure."""
PAINTED = "document.body.style.clipPath = ''"
_UNCOVERED = """(element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const places = [[left + 4, top + 4], [right - 4, bottom - 4], [(left + right) / 2, (top + bottom) / 2]]
  return places.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
}"""
ALL = "html"
_CHOOSE = """(lang) => {
  const list = document.querySelector("header select")
  if (list === null) return false
  list.value = lang
  return list.dispatchEvent(new Event("change", { bubbles: true }))
}"""
_REMEMBER = "(lang) => localStorage.setItem('lang', lang)"
NARROW = (320, 640)
EVERY_WIDTH = (
    *(NARROW, PHONE, (600, 960), (701, 1000), (768, 1024), (820, 1180), (834, 1112)),
    *((900, 1200), (1024, 768), (1100, 800), (1280, 800), (1920, 1080), (2560, 1440)),
    *((640, 360), (844, 390), (1180, 820)),  # phones and a tablet on their side
)
SOME_WIDTHS = (NARROW, (768, 1024), (1024, 768))
"""A phone, and both ways to hold a tablet; `make soak` looks at every width."""
RULES = {
    "type": "tag",
    "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
}
CONTRAST = {"type": "rule", "values": ["color-contrast"]}
"""The only rule that a theme changes; forced colours change borders and backgrounds, too."""


def findings(page: Page, known: str | None = None, *, forced: bool = False) -> Iterator[str]:
    """All that is wrong with a screen; it is left as it was found.

    `known` is a part that axe has seen on another screen: the squares of a board are most of its work.
    With `forced`, all of axe's rules are tried in forced colours, too; `make soak` does so everywhere.
    """
    before = page.viewport_size
    assert before is not None
    page.evaluate(PLAIN_WOOD)
    show(page, DESKTOP)
    if known != ALL:
        page.emulate_media(color_scheme="dark")
        yield from named("axe, dark", axe(page, CONTRAST, known))
        page.emulate_media(color_scheme="light")
        if forced:
            yield from in_forced_colours(page, RULES, known)
    page.evaluate(UNPAINTED)
    yield from named("1280 px", fits(page))
    letters(page, 2)
    yield from named("1280 px, 200 % text", fits(page))
    show(page, NARROW)
    yield from named("320 px, 200 % text", page.evaluate(OVERFLOW))
    letters(page, 1)
    yield from named("320 px", fits(page))
    show(page, PHONE)
    yield from named("360 px", fits(page))
    page.evaluate(PAINTED)
    yield from named("too small to hit", page.evaluate(TARGETS))
    if known != ALL:
        yield from named("axe", axe(page, RULES, known))
    show(page, (before["width"], before["height"]))


def at_every_width(page: Page, *, breaking: bool = False) -> Iterator[str]:
    """What does not fit on some screen, held either way and with letters of twice the size; each finding once, with all sizes.

    The screen is loaded once and never painted; it is left as it was found. With `breaking`, words may be broken inside.
    """
    before = page.viewport_size
    assert before is not None
    page.evaluate(PLAIN_WOOD)
    page.evaluate(UNPAINTED)
    where: dict[str, list[str]] = {}
    for times in (1, 2):
        letters(page, times)
        for width, height in EVERY_WIDTH[::-1] if times == 2 else EVERY_WIDTH:
            page.set_viewport_size({"width": width, "height": height})
            # A long word of large letters may be broken on the narrowest.
            unbroken = not breaking and width >= NARROW[0] * times
            for what in page.evaluate(_FITS_WHEN_DRAWN, unbroken):
                where.setdefault(what, []).append(f"{width}{' (200 %)' * (times - 1)}")
    letters(page, 1)
    page.evaluate(PAINTED)
    show(page, (before["width"], before["height"]))
    return (f"{', '.join(sizes)} px: {what}" for what, sizes in where.items())


def in_every_theme(page: Page) -> Iterator[str]:
    """All of axe's rules in the light, in the dark and in forced colours."""
    page.evaluate(PLAIN_WOOD)
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        yield from named(f"axe, {theme}", axe(page, RULES))
    yield from in_forced_colours(page)


def in_forced_colours(
    page: Page, rules: dict[str, Any] = RULES, known: str | None = None
) -> Iterator[str]:
    page.emulate_media(forced_colors="active")
    yield from named("axe, forced colours", axe(page, rules, known))
    page.emulate_media(forced_colors="none")


def fits(page: Page) -> list[str]:
    """What sticks out, is cut off, or is a word that is broken inside."""
    found: list[str] = page.evaluate(_FITS)
    return found


def in_sight(element: Locator, where: object = "") -> None:
    """All of it is on the screen, and nothing lies over it, as soon as a screen that has just changed has settled."""
    try:
        element.page.wait_for_function(_UNCOVERED, arg=element.element_handle())
    except TooLate as error:
        raise AssertionError(where) from error


def named(where: str, found: list[str]) -> Iterator[str]:
    return (f"{where}: {what}" for what in found)


def show(page: Page, size: tuple[int, int]) -> None:
    room = {"width": size[0], "height": size[1]}
    if page.viewport_size != room:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(_DRAWN)


def letters(page: Page, times: int) -> None:
    """As somebody who has told the browser how large letters shall be."""
    session = page.context.new_cdp_session(page)
    sizes = {"standard": 16 * times, "fixed": 13 * times}
    session.send("Page.setFontSizes", {"fontSizes": sizes})
    session.detach()
    page.evaluate(_DRAWN)


def speak(page: Page, lang: str) -> None:
    """As if chosen in the header, wherever its list is. A screen that has none speaks as the browser was told elsewhere."""
    if not page.evaluate(_CHOOSE, lang):
        page.evaluate(_REMEMBER, lang)
        page.reload()
        page.locator("main :is([role=grid], [role=img])").first.wait_for()
    page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=lang)
    page.evaluate(_DRAWN)


def axe(page: Page, rules: dict[str, Any], known: str | None = None) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    told: list[str] = page.evaluate(_AXE_RUN, [rules, known, _MADE_UP])
    return told
