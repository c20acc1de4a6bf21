from __future__ import annotations

from playwright.sync_api import expect

from tests.page.hands import Drag
from tests.page.stage import Stage
from tests.page.tables import FEW, ME, make
from tests.page.test_calculissimo import play_a_turn
from tests.page.thinking import words


def test_people_on_one_device_see_only_their_own_tiles(visit: Stage) -> None:
    visitor = visit(name="Ana")
    page = visitor.page
    made = make(visitor, "calculissimo", ME, ME, ruleset="short", options={"tiles": FEW})
    page.goto(f"/t/{made['match']}")
    curtain = page.get_by_role("region", name=words("device-title"))
    for _ in range(2):
        expect(curtain).to_be_visible()
        expect(page.locator("[data-tile]")).to_have_count(0)
        curtain.get_by_role("button").click()
        expect(page.locator("[data-tile]").first).to_be_visible()
        visitor.until_asked()
        play_a_turn(visitor, Drag())
    assert len({entry[1] for entry in visitor.state["log"] if entry[1] is not None}) == 2
