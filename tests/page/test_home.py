from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.visitor import Visitor


def test_one_click_starts_a_game_against_the_computer(visitor: Visitor) -> None:
    page = visitor.page
    page.get_by_role("button", name="Play now").first.click()
    expect(page).to_have_url(re.compile(r"/t/[a-z0-9]+$"))
    expect(page.get_by_role("heading", name="This table can’t be shown")).to_have_count(0)
    visitor.until("the table", lambda: visitor.match in visitor.tables)
    assert [seat["level"] for seat in visitor.table["seats"]].count(None) == 1
