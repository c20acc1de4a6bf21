"""Somebody stays away: those who wait see how long, and may end the game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from contissimo.server.run import built_page
from tests.page.browser import chromium
from tests.page.looking import show
from tests.page.stage import Stage
from tests.page.tables import ME, OPEN, in_order, make, meet
from tests.page.visitor import PHONE
from tests.server.helpers import Clock, serving, settings_for

DAY = 86_400
LINE = 52
"""A line that a finger can hit, and what is between it and the next, in pixels."""
_PLACES = """() => {
  const place = (selector) => document.querySelector(selector).getBoundingClientRect()
  const { width, bottom } = place(".frame:has([role=grid])")
  return { width, bottom, hand: place(".dock").top, main: Math.round(place("button.main").top) }
}"""


def places(page: Page, size: tuple[int, int]) -> dict[str, float]:
    """How large the board is and where it ends, and where hand and main button are."""
    show(page, size)
    expect(page.locator("button.main")).to_be_visible()
    found: dict[str, float] = page.evaluate(_PLACES)
    return found


def test_who_waited_long_enough_ends_the_game(tmp_path: Path) -> None:
    page = built_page()
    if page is None or chromium() is None:
        pytest.skip("the page is not played on: see `make page` and .ci/bring")
    clock = Clock()
    with serving(settings_for(tmp_path, page=page), now=clock) as server:
        visit = Stage(server.url)
        ana, bo = visit(name="Ana", size=PHONE), visit(name="Bo")
        meet(ana, bo, made := make(ana, "contig60", ME, OPEN))
        stays, goes = in_order(ana, bo)
        stays.press("contig-main-pass")
        stays.press("contig-pass-yes")
        goes.until_told("the pass", lambda told: told["to_act"] == [goes.state["you"]])
        name = "Ana" if goes is ana else "Bo"
        goes.page.close()
        expect(stays.page.get_by_text(stays.words("player-away"))).to_be_visible()

        clock.pass_time(3600)
        before = places(stays.page, PHONE)
        stays.page.reload()
        absence = stays.button("away-long", name=name)
        expect(absence).to_be_visible()
        # One line, and everything else is where it was but for this line.
        after = places(stays.page, PHONE)
        assert after["main"] == before["main"]
        assert after["bottom"] <= after["hand"]
        assert before["width"] - after["width"] <= LINE
        absence.click()
        until = stays.words("away-until", when="\0").partition("\0")[2]
        expect(stays.page.get_by_text(until)).to_be_visible()

        clock.pass_time(DAY)
        stays.page.reload()
        absence.click()
        stays.press("away-end")
        expect(stays.page.get_by_text(stays.words("away-sure"))).to_be_visible()
        stays.press("away-yes")
        # The live region says it too.
        won = stays.page.get_by_role("heading", name=stays.words("end-you-won"))
        expect(won).to_be_visible()
        reason = stays.words("end-reason-abandoned")
        expect(stays.page.get_by_text(reason).first).to_be_visible()
        record = stays.page.request.get(f"/api/records/{made['match']}").text()
        assert '[Termination "abandoned"]' in record
        assert visit.close() == []
