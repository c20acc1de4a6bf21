"""How much a first visit weighs, and that nothing jumps when the board appears."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, make
from tests.page.thinking import words

MOST = {"calculissimo": 150_000, "contig60": 140_000}
"""Bytes, compressed, until the board of Play now can be used: fonts, headers and messages included."""
# A pointer on its way to another button, however busy the machine is.
_PASS_OVER = """(button) => {
  for (const type of ["pointerenter", "pointerleave"]) button.dispatchEvent(new PointerEvent(type))
}"""
_SHIFTS = """
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) window.shifts.push(shift.value)
  }).observe({ type: "layout-shift", buffered: true })
"""


@pytest.mark.parametrize("game", MOST)
def test_a_cold_visit_until_the_board_is_light(visit: Stage, game: str) -> None:
    visitor = visit()
    page = visitor.page
    session = page.context.new_cdp_session(page)
    loaded: list[float] = []
    asked: list[str] = []

    def finished(told: dict[str, Any]) -> None:
        loaded.append(told["encodedDataLength"])

    session.on("Network.loadingFinished", finished)
    session.send("Network.enable")
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    begin = page.get_by_role("button", name=words("play-now"))
    for at in range(len(MOST)):
        begin.nth(at).evaluate(_PASS_OVER)
    begin.nth(list(MOST).index(game)).click()
    expect(page.get_by_role("grid")).to_be_visible()
    visitor.until_asked()
    told = sum(len(frame.encode()) for frame in visitor.frames)
    assert len(loaded) >= 5
    assert sum(loaded) + told <= MOST[game], (sum(loaded), told)
    parts = {other for other in MOST for url in asked if f"/assets/{other}-" in url}
    assert parts == {game}


def test_nothing_moves_when_the_board_appears(visit: Stage) -> None:
    visitor = visit(name="Ana")
    page = visitor.page
    page.add_init_script(_SHIFTS)
    for game in ("calculissimo", "contig60"):
        page.goto(f"/t/{make(visitor, game, ME, GREEDY)['match']}")
        expect(page.get_by_role("grid")).to_be_visible()
        visitor.until_asked()
        assert sum(page.evaluate("window.shifts")) < 0.02
