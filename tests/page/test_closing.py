"""The one who made a table closes it, and those who sit there are told."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from contissimo.server.run import built_page
from tests.page.browser import chromium
from tests.page.stage import Stage
from tests.page.tables import ME, OPEN, begin, make
from tests.page.thinking import words
from tests.page.visitor import PHONE, Visitor
from tests.server.helpers import Clock, serving, settings_for

CLOSED = words("wait-closed")


def close(visitor: Visitor) -> None:
    visitor.press("close-table")
    visitor.press("close-table-yes")


@pytest.mark.parametrize("game", ["calculissimo", "contig60"])
def test_a_table_that_waits_is_closed_after_a_question_and_all_are_told(
    visit: Stage, game: str
) -> None:
    ana, bo, eve = visit(name="Ana", size=PHONE), visit(name="Bo"), visit()
    made = (
        make(ana, game, ME, OPEN, OPEN) if game == "calculissimo" else make(ana, game, OPEN, OPEN)
    )
    ana.page.goto(f"/t/{made['match']}")
    bo.page.goto(f"/t/{made['match']}#i={made['links']['invite']}")
    bo.press("sit-down")
    eve.page.goto(f"/t/{made['match']}#w={made['links']['watch']}")
    expect(bo.button("wait-stand")).to_be_visible()
    expect(bo.button("close-table")).to_have_count(0)
    # Who thinks better of it has changed nothing.
    ana.press("close-table")
    ana.press("close-table-no")
    assert ana.table["phase"] == "open"
    close(ana)
    for visitor in (ana, bo, eve):
        expect(
            visitor.page.get_by_role("status").get_by_role("heading", name=CLOSED)
        ).to_be_visible()
    ana.page.get_by_role("link", name=words("to-home")).click()
    expect(ana.page.get_by_text(words("home-tables-none"))).to_be_visible()


def test_a_game_that_nobody_plays_any_more_is_closed_by_the_one_who_made_it(tmp_path: Path) -> None:
    page = built_page()
    if page is None or chromium() is None:
        pytest.skip("the page is not played on: see `make page` and .ci/bring")
    clock = Clock()
    with serving(settings_for(tmp_path, page=page), now=clock) as server:
        visit = Stage(server.url)
        host, ana, bo = visit(name="Eve"), visit(name="Ana"), visit(name="Bo")
        made = make(host, "contig60", OPEN, OPEN)
        host.page.goto(f"/t/{made['match']}")
        for guest in (ana, bo):
            guest.page.goto(f"/t/{made['match']}#i={made['links']['invite']}")
            guest.press("sit-down")
        begin(host, made["match"])
        host.until_told("the game", lambda told: told["to_act"])
        expect(host.button("close-table")).to_have_count(0)
        for guest in (ana, bo):
            guest.page.goto("/rules")
        host.until("both are away", lambda: host.table["close"] is not None)
        expect(host.button("close-table")).to_have_count(0)
        clock.pass_time(61)
        # The page counts on from what it was told, and is told anew.
        host.page.reload()
        close(host)
        expect(host.page.get_by_role("heading", name=CLOSED)).to_be_visible()
        ana.page.goto(f"/t/{made['match']}")
        expect(ana.page.get_by_role("heading", name=CLOSED)).to_be_visible()
        ana.page.goto("/games")
        expect(ana.page.get_by_text(words("games-none"))).to_be_visible()
        assert visit.close() == []
