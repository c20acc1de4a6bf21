"""How long the score card takes to answer: from the key that lays the last tile to the points on the main button.

A real browser and a real server on this machine; run it after `make page`.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import expect

from contissimo.core.game import Seat
from contissimo.games.calculissimo.tiles import JOKER, tile_of
from contissimo.server.run import built_page
from tests.page.browser import chromium, the_browser
from tests.page.hands import Keys, main_button
from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, begin, make
from tests.page.thinking import placements, position
from tests.server.helpers import settings_for
from tests.server.processes import process

PREVIEWS = 50
_WATCH = """(said) => {
  window.took = []
  const shown = () => [...document.querySelectorAll("button.main:enabled")].some((b) => b.textContent.trim() === said)
  addEventListener("keydown", (event) => {
    if (event.key.length > 1) return // an arrow, Backspace
    const begun = performance.now()
    const watch = new MutationObserver(() => {
      if (!shown()) return
      watch.disconnect()
      window.took.push(performance.now() - begun)
    })
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  }, { capture: true })
}"""


def main() -> None:
    page = built_page()
    if page is None or chromium() is None:
        print("left out: there is no built page, or no Chromium")
        return
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(Path(folder), page=page)
        with process(settings, Path(folder) / "log", chance=7) as node:
            took = measured(Stage(node.url))
    the_browser.close()
    print(
        f"score card, {len(took)} previews: median {statistics.median(took):.1f} ms, "
        f"max {max(took):.1f} ms"
    )


def measured(stage: Stage) -> list[float]:
    visitor = stage(name="Ana")
    page, hands = visitor.page, Keys()
    begin(visitor, make(visitor, "calculissimo", ME, GREEDY, ruleset="short")["match"])
    state = visitor.until_asked()
    moves = (
        move
        for move in placements(visitor.table, state)
        if all(tile_of(letter) != JOKER for _, letter in move.tiles)
    )
    move = max(moves, key=lambda found: len(found.tiles))
    points = position(visitor.table, state).score(Seat(state["you"]), move).total
    hands.lay(page, move)
    button = main_button(page, points)
    expect(button).to_be_enabled()
    at, letter = move.tiles[-1]
    page.evaluate(_WATCH, button.inner_text().strip())
    for _ in range(PREVIEWS):
        hands.go_to(page, at)
        page.keyboard.press("Backspace")
        expect(button).to_have_count(0)
        hands.go_to(page, at)
        page.keyboard.press(tile_of(letter))
        expect(button).to_be_enabled()
    took: list[float] = page.evaluate("window.took")
    assert stage.close() == []
    return took


if __name__ == "__main__":
    main()
