"""A gentle computer player's move is seen step by step: tile after tile, or a sum as it is written. Nobody has to wait for it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.notation import read_move
from tests.page.hands import Keys
from tests.page.hearing import LISTEN, heard
from tests.page.saying import ByKeys
from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, begin, make
from tests.page.test_calculissimo import pass_the_turn
from tests.page.thinking import placement, sentences, words
from tests.page.visitor import Visitor

EASY: dict[str, Any] = {"kind": "computer", "level": "level-1"}
MOVES: dict[str, Any] = {"reduced_motion": "no-preference"}
# How many pieces are drawn, and what is being written, each time that either changes.
WATCH = """
  window.seen = []
  window.totals = new Set()
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    const count = document.querySelectorAll("[role=grid] :is(.lying:not(.mine), .marker)").length
    const written = document.querySelector(".building")?.textContent ?? ""
    const last = window.seen.at(-1)
    document.querySelectorAll(".total [aria-hidden]").forEach((total, at) => window.totals.add(`${at + 1} ${total.textContent}`))
    if (last?.[0] !== count || last?.[1] !== written) window.seen.push([count, written])
  }).observe(document.body, { childList: true, subtree: true }))
"""


def watching(visit: Stage, **options: Any) -> Visitor:
    visitor = visit(name="Ana", **(MOVES | options))
    for script in (WATCH, LISTEN):
        visitor.page.add_init_script(script)
    return visitor


def seen(page: Page, since: int = 0) -> list[tuple[int, str]]:
    return [(count, written) for count, written in page.evaluate("window.seen")[since:]]


def counts(page: Page, since: int = 0) -> list[int]:
    found = [count for count, _ in seen(page, since)]
    return [count for at, count in enumerate(found) if at == 0 or count != found[at - 1]]


def lying(visitor: Visitor) -> int:
    """How many tiles lie on the board, as the server tells."""
    return sum(letter not in ".|" for letter in str(visitor.state["view"]).split(" ")[0])


def answered(visitor: Visitor) -> tuple[int, Placement]:
    """Lay something until the computer has laid something too: where the record of what was seen began then, and what it laid."""
    while True:
        state = visitor.until_asked()
        move = placement(visitor.table, state)
        since = len(seen(visitor.page))
        if move is None:
            pass_the_turn(visitor, Keys())
        else:
            Keys().lay(visitor.page, move)
            expect(visitor.page.locator("button.main")).to_be_enabled()
            visitor.page.keyboard.press("Enter")
        visitor.until_after(state)
        now = visitor.until_asked()
        for _, seat, text, *_ in reversed(now["log"][state["seq"] :]):
            laid = read_move(text) if seat == 3 - now["you"] else None
            if isinstance(laid, Placement):
                return since, laid


def choose(page: Page, pace: str) -> None:
    page.locator("header summary").click()
    page.get_by_label(words("pace")).select_option(pace)
    page.keyboard.press("Escape")


def test_tiles_of_a_gentle_player_come_one_by_one_and_are_told_once(visit: Stage) -> None:
    ana = watching(visit)
    page = ana.page
    begin(ana, make(ana, "calculissimo", ME, EASY)["match"])
    since, laid = answered(ana)
    # It is our turn already, whatever is still to be seen.
    assert ana.state["to_act"] == [ana.state["you"]]
    tiles = page.locator("[role=grid] .lying")
    expect(tiles).to_have_count(lying(ana))
    shown = counts(page, since)[-len(laid.tiles) - 1 :]
    assert shown == list(range(lying(ana) - len(laid.tiles), lying(ana) + 1))
    seat = 3 - ana.state["you"]
    name = words("level-calculissimo-1")
    moves = [entry for entry in ana.state["log"] if entry[1] == seat]
    assert len([text for text in heard(ana) if text.startswith(f"{name} ")]) == len(moves)
    total = str(ana.state["scores"][seat - 1])
    expect(page.locator(f"li.seat-{seat} .total")).to_contain_text(total)


def test_who_does_anything_sees_all_of_it_at_once(visit: Stage) -> None:
    ana = watching(visit)
    page = ana.page
    begin(ana, make(ana, "calculissimo", ME, EASY)["match"])
    answered(ana)
    page.keyboard.press("ArrowLeft")
    assert page.locator("[role=grid] .lying").count() == lying(ana)
    move = placement(ana.table, ana.state)
    assert move is not None
    Keys().lay(page, move)
    expect(page.locator("[role=grid] .mine")).to_have_count(len(move.tiles))


def test_a_sentence_is_written_sign_by_sign_before_its_marker_is_put(visit: Stage) -> None:
    ana = watching(visit)
    page = ana.page
    begin(ana, make(ana, "contig60", ME, EASY)["match"])
    while True:
        state = ana.until_asked()
        since = len(seen(page))
        steal = state["clocks"]["wait"] == "steal"
        if steal or not (said := sentences(ana.table, state)):
            page.keyboard.press("Enter")
            if not steal:
                ana.press("contig-pass-yes")
        else:
            ByKeys().write(page, said[0])
            expect(page.locator("button.main")).to_be_enabled()
            page.keyboard.press("Enter")
        ana.until_after(state)
        now = ana.until_asked()
        fresh = [entry for entry in now["log"][state["seq"] :] if entry[1] == 3 - now["you"]]
        if fresh and "=" in fresh[-1][2]:
            break
    markers = sum(letter in "xo" for letter in now["view"].split(" ")[0])
    expect(page.locator("[role=grid] .marker")).to_have_count(markers)
    expect(page.locator(".building")).to_have_count(0)
    shown = page.locator(f"li.seat-{3 - now['you']} .total [aria-hidden]")
    expect(shown).to_have_text(str(now["scores"][2 - now["you"]]))
    written = [text for count, text in seen(page, since) if count == markers - 1 and text]
    # Each sign once, the sum growing; the marker is put when its result is there.
    assert written[-1].endswith("=" + fresh[-1][2].partition("=")[2])
    assert all(longer.startswith(text) for text, longer in pairwise(written))
    assert len(written) >= 5
    # Points are taken away here: no total that was shown is below the one that it came to.
    seat = 3 - now["you"]
    totals = page.evaluate(f"[...window.totals].filter((text) => text.startsWith('{seat} '))")
    assert min(int(text.split(" ")[1]) for text in totals) == now["scores"][seat - 1]


@pytest.mark.parametrize(
    ("seat", "pace", "steps"),
    [(EASY, "off", False), (GREEDY, "auto", False), (GREEDY, "quick", True)],
    ids=["switched off", "a stronger one", "wanted for all"],
)
def test_the_pace_is_a_setting(visit: Stage, seat: dict[str, Any], pace: str, steps: bool) -> None:
    ana = watching(visit)
    page = ana.page
    page.goto("/")
    choose(page, pace)
    begin(ana, make(ana, "calculissimo", ME, seat)["match"])
    since, laid = answered(ana)
    expect(page.locator("[role=grid] .lying")).to_have_count(lying(ana))
    before, now = lying(ana) - len(laid.tiles), lying(ana)
    assert (before + 1 in counts(page, since)) == (steps or len(laid.tiles) == 1)
    assert counts(page, since)[-1] == now


def test_a_device_that_asks_for_little_motion_gets_none_and_says_so(visit: Stage) -> None:
    ana = watching(visit, reduced_motion="reduce")
    page = ana.page
    begin(ana, make(ana, "calculissimo", ME, EASY)["match"])
    since, laid = answered(ana)
    assert page.locator("[role=grid] .lying").count() == lying(ana)
    assert all(count not in counts(page, since) for count in between(ana, laid))
    page.locator("header summary").click()
    expect(page.get_by_label(words("pace"))).to_be_disabled()
    expect(page.get_by_text(words("pace-still"))).to_be_visible()


def between(visitor: Visitor, laid: Placement) -> range:
    return range(lying(visitor) - len(laid.tiles) + 1, lying(visitor))


def test_who_watches_sees_the_steps_too(visit: Stage) -> None:
    ana, eve = watching(visit), watching(visit)
    made = make(ana, "calculissimo", ME, EASY)
    begin(ana, made["match"])
    eve.page.goto(f"/t/{made['match']}#w={made['links']['watch']}")
    expect(eve.page.get_by_role("grid")).to_be_visible()
    _, laid = answered(ana)
    eve.until_told("the same", lambda told: told["seq"] >= ana.state["seq"])
    expect(eve.page.locator("[role=grid] .lying")).to_have_count(lying(ana))
    assert lying(ana) - len(laid.tiles) + 1 in counts(eve.page)
