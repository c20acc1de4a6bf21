"""Clocks: everybody's is shown, the same to whoever comes late, and nobody overlooks that time runs out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.hearing import listening, until_heard
from tests.page.stage import Stage
from tests.page.tables import ME, OPEN, in_order, make, meet
from tests.page.visitor import PHONE, Visitor

WATCH = """
  window.timers = []
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    for (const timer of document.querySelectorAll("[role=timer]")) window.timers.push(timer.textContent)
  }).observe(document.body, { childList: true, subtree: true, characterData: true }))
"""
"""An init script that keeps what was shown of the last seconds."""
SHARE = "ring => parseFloat(ring.getAttribute('stroke-dasharray'))"


def player(visitor: Visitor, seat: int) -> Locator:
    return visitor.page.get_by_role("list", name=visitor.words("players")).locator(
        f"li.seat-{seat}"
    )


@pytest.mark.parametrize(
    ("game", "options"), [("calculissimo", {}), ("contig60", {"idle_turns": 2})]
)
def test_who_runs_out_of_time_is_warned_and_everybody_is_told(
    visit: Stage, game: str, options: dict[str, int]
) -> None:
    """Nobody does anything until the game is over."""
    ana, bo, watcher = listening(visit, "Ana"), visit(name="Bo", size=PHONE), visit()
    ana.page.add_init_script(WATCH)
    made = make(ana, game, ME, OPEN, options=options, clock={"turn": 2})
    meet(ana, bo, made)
    watcher.page.goto(f"/t/{made['match']}#w={made['links']['watch']}")
    for visitor in (ana, bo, watcher):
        visitor.until_told("the end", lambda told: told["outcome"] is not None)
        text = visitor.page.locator("button.over")
        expect(text).to_contain_text(visitor.words("late-other", name=other_of(visitor)))
        if visitor is not watcher:
            expect(text).to_contain_text(visitor.words("late-you"))
        log = visitor.page.get_by_role("list", name=visitor.words("log-title"))
        passed = visitor.words("log-late", move=visitor.words("log-pass"))
        expect(log.get_by_text(passed).first).to_be_attached()
        text.click()
        expect(text).to_have_count(0)
    entries = [entry for entry in ana.state["log"] if entry[1] is not None]
    assert len(entries) == 4
    assert all(entry[6:] == [None, True] for entry in entries)
    until_heard(ana, ana.words("late-you"))
    until_heard(ana, ana.words("late-other", name="Bo"))
    assert {"0:02", "0:01"} & set(ana.page.evaluate("window.timers"))


def other_of(visitor: Visitor) -> str:
    """Somebody whose time ran out, and who is not this visitor."""
    return "Ana" if visitor.state["you"] == 2 else "Bo"


def test_both_main_times_are_shown_also_while_one_rests(visit: Stage) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo", size=PHONE)
    made = make(ana, "calculissimo", ME, OPEN, clock={"turn": None, "main": 600, "increment": 5})
    meet(ana, bo, made)
    in_order(ana, bo)
    for visitor in (ana, bo):
        for seat in (1, 2):
            expect(player(visitor, seat)).to_contain_text(re.compile("10:00|[89]:[0-5][0-9]"))


def test_a_ring_shows_the_same_share_after_a_reload(visit: Stage) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo")
    meet(ana, bo, make(ana, "contig60", ME, OPEN, clock={"turn": 240}))
    first, _ = in_order(ana, bo)
    seat = first.state["you"]
    ring = player(first, seat).locator("circle.time")
    expect(ring).to_be_visible()
    # Some of the time goes by: what is left then must not be taken for all of it.
    first.until("three seconds of the turn", lambda: ring.evaluate(SHARE) < 99)
    first.page.reload()
    expect(ring).to_be_visible()
    assert ring.evaluate(SHARE) < 99
