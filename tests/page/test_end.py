"""The end of a game and of a lesson: a win is shown as one, and quietly to whoever wants no motion."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from contissimo.games import GAMES
from contissimo.i18n import languages
from contissimo.study.lessons import tasks_of
from tests.page.hands import Drag
from tests.page.looking import BROKEN, NARROW, in_sight, show, speak
from tests.page.saying import ByTap
from tests.page.stage import Stage
from tests.page.tables import FEW, GREEDY, ME, OPEN, begin, give_up, in_order, make, meet
from tests.page.test_calculissimo import play_a_turn
from tests.page.test_verdict import name_of
from tests.page.thinking import sentences, words
from tests.page.visitor import DESKTOP, PHONE, Visitor

MOTION: dict[str, str] = {"motion": "no-preference", "still": "reduce"}
_MOVING = """() => document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().duration > 20)
  .map(({ animationName }) => (animationName ?? "").replace(/^svelte-[^-]+-/, ""))"""
_CUT = """() => [...document.querySelectorAll("figure > svg text")].filter((text) => {
  const [box, svg] = [text, text.ownerSVGElement].map((element) => element.getBoundingClientRect())
  return box.left < svg.left || box.right > svg.right
}).map((text) => text.textContent)"""


def moving(page: Page) -> set[str]:
    """The names of the animations that take time."""
    return set(page.evaluate(_MOVING))


def win_by_a_line(visit: Stage, **options: Any) -> Visitor:
    """A game of one person on both sides, over as soon as two markers of a side touch."""
    visitor = visit(name="Ana", **options)
    made = make(visitor, "contig60", ME, ME, options={"line_length": 2})
    begin(visitor, made["match"])
    while (
        visitor.until_told("a turn", lambda told: told["outcome"] or told["to_act"])["outcome"]
        is None
    ):
        state = visitor.until_asked()
        found = sentences(visitor.table, state)
        if found:
            ByTap().write(visitor.page, found[0])
            visitor.page.locator("button.main").click()
        else:
            visitor.press("contig-main-pass")
            visitor.press("contig-pass-yes")
        visitor.until_after(state)
    return visitor


@pytest.mark.parametrize("motion", MOTION)
def test_a_line_that_wins_is_drawn_and_its_winner_is_cheered(visit: Stage, motion: str) -> None:
    visitor = win_by_a_line(visit, reduced_motion=MOTION[motion])
    page = visitor.page
    end = page.get_by_role("region", name=words("end-title"))
    expect(end.locator("header.ours h2")).to_be_visible()
    expect(page.locator(".strokes path")).not_to_have_count(0)
    expect(page.locator(".room .won .marker")).not_to_have_count(0)
    assert bool(moving(page) & {"drawn", "hop", "won"}) == (motion == "motion"), moving(page)


def test_on_a_phone_the_winner_sees_it_below_the_board(visit: Stage) -> None:
    """Nothing lies over it, and another game is offered on the same screen."""
    page = win_by_a_line(visit, size=PHONE).page
    header = page.locator("section.end > header")
    expect(header.locator("h2")).to_be_visible()
    assert page.evaluate("scrollY") == 0
    for lang in languages():
        speak(page, lang)
        for told in (header.locator("h2"), header.locator("p.soft")):
            in_sight(told, lang)
    speak(page, "en")
    in_sight(page.get_by_role("button", name=words("end-rematch")))


def test_the_end_is_seen_wherever_the_page_was_scrolled_to(visit: Stage) -> None:
    """On a phone hints are below the board; who won from there saw the list of moves."""
    ana, bo = visit(name="Ana", size=PHONE), visit(name="Bo")
    meet(ana, bo, make(ana, "contig60", ME, OPEN))
    in_order(ana, bo)
    ana.page.evaluate("scrollTo(0, 9999)")
    assert ana.page.evaluate("scrollY") > 0
    give_up(bo)
    end = ana.page.get_by_role("region", name=words("end-title"))
    expect(end.get_by_role("heading").first).to_be_in_viewport()


def test_who_wins_is_cheered_and_who_loses_is_not(visit: Stage) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo")
    meet(ana, bo, make(ana, "calculissimo", ME, OPEN, ruleset="short", options={"tiles": FEW}))
    first, other = in_order(ana, bo)
    state = first.state
    play_a_turn(first, Drag())
    other.until_told("the turn", lambda told: told["seq"] > state["seq"])
    give_up(other)
    for visitor in (first, other):
        visitor.until_told("the end", lambda told: told["outcome"] is not None)
        expect(visitor.page.get_by_role("region", name=words("end-title"))).to_be_visible()
    expect(first.page.locator("header.ours")).to_be_visible()
    expect(other.page.locator("header.ours")).to_have_count(0)
    # The only placement of the game is its best: it is marked on both boards.
    laid = first.page.locator("[role=grid] .lying")
    assert laid.count() > 0
    for visitor in (first, other):
        expect(visitor.page.locator("[role=grid] .lying.best")).to_have_count(laid.count())


def test_the_chart_has_room_for_totals_above_a_thousand(visit: Stage) -> None:
    visitor = visit(name="Ana")
    page = visitor.page

    def relay(socket: WebSocketRoute) -> None:
        """As the server, except that everybody began with as much as a classic game brings."""

        def hear(text: str | bytes) -> None:
            assert isinstance(text, str)
            visitor.hear(text)
            told = json.loads(text)
            if told.get("totals"):
                told["totals"]["start"] = [1500, 12000]
            socket.send(json.dumps(told))

        socket.connect_to_server().on_message(hear)

    page.route_web_socket("**/ws", relay)
    options = {"tiles": FEW}
    made = make(visitor, "calculissimo", ME, GREEDY, ruleset="short", options=options)
    begin(visitor, made["match"])
    for _ in range(2):
        if visitor.until_asked()["outcome"] is None:
            play_a_turn(visitor, Drag())
    if visitor.until_asked()["outcome"] is None:
        give_up(visitor)
    labels = page.locator("figure > svg text")
    expect(labels.first).to_be_visible()
    assert max(map(len, labels.all_text_contents())) >= 4
    assert page.evaluate(_CUT) == []


def test_no_name_on_the_end_card_is_broken_inside(visit: Stage) -> None:
    """Four players with long names, where there is room for all of it and where there is little."""
    visitor = visit(name="Grandpa")
    page = visitor.page
    others = ({"kind": "computer", "level": f"level-{level}"} for level in (4, 5, 6))
    options = {"tiles": FEW.replace("+ 4", "+ 12")}
    made = make(visitor, "calculissimo", ME, *others, ruleset="short", options=options)
    begin(visitor, made["match"])
    give_up(visitor)
    visitor.until_told("the end", lambda told: told["outcome"] is not None)
    end = page.get_by_role("region", name=words("end-title"))
    expect(end.get_by_role("rowheader")).to_have_count(4)
    for size in (NARROW, PHONE, (701, 1000), (768, 1024), DESKTOP):
        show(page, size)
        assert page.evaluate(BROKEN) == [], size


def test_the_last_page_of_a_lesson_tells_all_that_was_learned(visit: Stage) -> None:
    visitor = visit("/")
    page = visitor.page
    for game in ("calculissimo", "contig60"):
        ids = list(tasks_of(GAMES[game]))
        page.evaluate(
            "([key, done]) => localStorage.setItem(key, done)", [f"learn.{game}", " ".join(ids)]
        )
        page.goto(f"/learn/{game}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        told = page.get_by_role("listitem").all_text_contents()
        assert [text.strip() for text in told] == [words(f"lesson-{game}-{task}") for task in ids]


def test_who_wins_because_the_other_gave_up_is_told_so_before_any_totals(visit: Stage) -> None:
    """calculissimo §3.7: the tiles on the rack still count, so that “You won!” may stand above −38 to 0."""
    ana, bo = visit(name="Ana"), visit(name="Bo", size=PHONE)
    meet(ana, bo, make(ana, "calculissimo", ME, OPEN, ruleset="short", options={"tiles": FEW}))
    first, other = in_order(ana, bo)
    state = first.state
    play_a_turn(first, Drag())
    other.until_told("the turn", lambda told: told["seq"] > state["seq"])
    give_up(other)
    loser: dict[str, str | int] = {"others": name_of(other), "count": 1}
    titles = {
        first: words("end-you-won-resigned", **loser),
        other: words("end-won-resigned", name=name_of(first), **loser),
    }
    for visitor, title in titles.items():
        end = visitor.page.get_by_role("region", name=words("end-title"))
        header = end.locator("header")
        expect(header.get_by_role("heading", name=title)).to_be_visible()
        expect(header).to_contain_text(words("end-resigned-totals"))
        expect(end.get_by_role("row").nth(1)).to_contain_text(name_of(first))
        out = visitor.page.locator(".players li").nth(other.state["you"] - 1)
        expect(out).to_contain_text(words("log-resign"))


def test_on_a_phone_all_of_why_it_was_won_is_seen(visit: Stage) -> None:
    """The offer of another game lay over the last words about the totals."""
    ana, bo = visit(name="Grandpa", size=PHONE), visit(name="Grandma", size=PHONE)
    meet(ana, bo, make(ana, "calculissimo", ME, OPEN))
    first, other = in_order(ana, bo)
    give_up(other)
    page = first.page
    header = page.locator("section.end > header")
    expect(header.locator("p.soft")).to_be_visible()
    page.wait_for_function("() => scrollY === 0")
    for lang in languages():
        speak(page, lang)
        for told in (header.locator("h2"), header.locator("p.soft")):
            in_sight(told, lang)


def test_on_both_boards_tiles_and_markers_hop_for_joy(visit: Stage) -> None:
    """And stand still for whoever wants no motion."""
    for motion in MOTION.values():
        visitor = visit(name="Ana", reduced_motion=motion)
        options = {"tiles": FEW}
        made = make(visitor, "calculissimo", ME, GREEDY, ruleset="short", options=options)
        begin(visitor, made["match"])
        visitor.until_asked()
        play_a_turn(visitor, Drag())
        state = visitor.until_asked()
        if state["outcome"] is None:
            give_up(visitor)
        visitor.until_told("the end", lambda told: told["outcome"] is not None)
        best = visitor.page.locator("[role=grid] .lying.best")
        expect(best.first).to_be_visible()
        assert ("hop" in moving(visitor.page)) == (motion != "reduce"), motion
