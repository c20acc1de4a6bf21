"""Any table on a large screen: what all may see, large enough for the last row, and no rack."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.hands import Keys
from tests.page.looking import RULES, axe, fits
from tests.page.stage import Stage
from tests.page.tables import ME, OPEN, in_order, make, meet
from tests.page.thinking import placement, words
from tests.page.visitor import DESKTOP, PHONE, Visitor

SMALL = (Path(__file__).parent / "small_texts.js").read_text("utf-8")
WALL = (1920, 1080)
OVERHANG = "document.querySelector('.projector').scrollHeight - innerHeight"
CLOCK = {"turn": None, "main": 600, "increment": 5}


def is_readable(screen: Visitor) -> None:
    assert screen.page.evaluate(SMALL) == []
    assert screen.page.evaluate(OVERHANG) <= 0


@pytest.mark.parametrize("game", ["calculissimo", "contig60"])
def test_a_table_is_projected_from_the_first_seat_to_the_next_game(visit: Stage, game: str) -> None:
    """A player's own browser shows it, and yet nobody's tiles."""
    ana, bo = visit(name="Ana"), visit(name="Bo", size=PHONE)
    options = {"idle_turns": 1} if game == "contig60" else {}
    made = make(ana, game, ME, OPEN, clock={"turn": 3} if options else CLOCK, options=options)
    ana.page.goto(f"/t/{made['match']}")
    with ana.context.expect_page() as opened:
        ana.page.get_by_role("link", name=words("show-open")).click()
    address = opened.value.url
    opened.value.close()
    screen = visit(size=WALL)
    token = ana.api("POST", "/me/transfer")["token"]
    screen.api("POST", "/me/adopt", token=token)
    screen.page.goto(address)
    expect(screen.page.get_by_role("img", name=words("invite-qr"))).to_be_visible()
    expect(screen.page.get_by_text(made["links"]["code"])).to_be_visible()
    is_readable(screen)

    meet(ana, bo, made)
    board = screen.page.locator(".projector [role=grid]")
    expect(board).to_be_visible()
    for name in ("Ana", "Bo"):
        seats = screen.page.get_by_role("list", name=words("players"))
        expect(seats.get_by_text(name, exact=True)).to_be_visible()
    is_readable(screen)
    assert board.bounding_box()["height"] > 0.8 * WALL[1]  # type: ignore[index]

    if game == "calculissimo":
        first, _ = in_order(ana, bo)
        expect(screen.page.locator(".clock")).to_have_count(2)
        state = first.state
        move = placement(first.table, state)
        assert move is not None
        Keys().lay(first.page, move)
        first.page.locator("button.main").click()
        first.until_after(state)
        last = screen.page.get_by_role("region", name=words("last-move"))
        expect(last.locator(".sum")).to_be_visible()
        is_readable(screen)
        for visitor in (ana, bo):
            for told in visitor.history:
                rack = told["view"].split(" ")[1].split(",")[told["you"] - 1]
                assert not any(
                    f"{rack}," in frame or f",{rack} " in frame for frame in screen.frames
                )
        expect(screen.page.locator("[data-tile]")).to_have_count(0)
        bo.press("resign")
        bo.press("resign-yes")
    ana.until_told("the end", lambda told: told["outcome"] is not None)
    expect(screen.page.locator(".end h2")).not_to_be_empty()
    expect(screen.page.get_by_text(words("end-you-won"))).to_have_count(0)
    is_readable(screen)
    assert axe(screen.page, RULES) == []
    for visitor in (ana, bo):
        visitor.press("end-rematch")
    screen.page.wait_for_url(lambda url: made["match"] not in url)
    expect(board).to_be_visible()
    assert screen.page.url.partition("/projector/")[2].partition("#")[0] == ana.match


@pytest.mark.parametrize("size", [PHONE, (768, 1024), DESKTOP], ids=["phone", "tablet", "desktop"])
def test_it_fits_any_screen(visit: Stage, size: tuple[int, int]) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo")
    made = make(ana, "calculissimo", ME, OPEN, clock=CLOCK)
    meet(ana, bo, made)
    screen = visit(f"/projector/{made['match']}#w={made['links']['watch']}", size=size)
    expect(screen.page.locator(".projector [role=grid]")).to_be_visible()
    assert fits(screen.page) == []


def test_it_fills_the_screen_where_a_browser_lets_it(visit: Stage) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo")
    made = make(ana, "contig60", ME, OPEN)
    meet(ana, bo, made)
    screen = visit(f"/projector/{made['match']}#w={made['links']['watch']}", size=WALL)
    expect(screen.page.locator(".projector [role=grid]")).to_be_visible()
    screen.press("show-full")
    screen.until(
        "the whole screen", lambda: screen.page.evaluate("document.fullscreenElement !== null")
    )
    expect(screen.button("show-full")).to_have_count(0)


def test_who_may_not_know_of_a_table_sees_none_of_it(visit: Stage) -> None:
    ana = visit(name="Ana")
    made = make(ana, "calculissimo", ME, OPEN)
    stranger = visit(f"/projector/{made['match']}", name="Eve")
    expect(stranger.page.get_by_text(words("refused-title"))).to_be_visible()
