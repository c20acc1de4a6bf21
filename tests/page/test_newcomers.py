"""What newcomers met and tripped over: each journey shows that it no longer happens."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from contissimo.core.game import Seat
from tests.page.hands import Keys, Tap, square
from tests.page.hearing import LISTEN, heard
from tests.page.screens import JOKERS, press_here_or_in_menu
from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, OPEN, begin, give_up, in_order, make, meet
from tests.page.thinking import placement, position, words
from tests.page.visitor import PHONE

HARDLY = "216 217\n218 219\n"
"""Only three sixes make a number of this board."""
SMALL_LANDSCAPE = (1024, 680)
_IN_VIEW = """tile => {
  const [inner, outer] = [tile, tile.closest("[data-view]")].map((one) => one.getBoundingClientRect())
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
}"""
_OFF = """() => {
  const middle = (one) => { const { left, width } = one.getBoundingClientRect(); return left + width / 2 }
  const labels = document.querySelectorAll(".letters .run > span")
  const squares = document.querySelectorAll("[data-y='0'][data-x]")
  return Math.max(...[...squares].map((one, at) => Math.abs(middle(one) - middle(labels[at]))))
}"""
"""How far the letters along the edge are from their columns."""


def test_children_have_two_games_of_contig_and_pass_with_one_tap(visit: Stage) -> None:
    ana = visit("/", name="Ana")
    page = ana.page
    card = page.get_by_role("region", name=ana.words("game-contig60"))
    expect(card.get_by_role("button", name=ana.words("home-children"))).to_be_visible()
    card.get_by_role("button", name=ana.words("home-children-times")).click()
    expect(page.get_by_role("grid")).to_be_visible()
    assert ana.table["ruleset"]["name"] == "times"

    made = make(
        ana, "contig60", ME, GREEDY, help=True, options={"layout": HARDLY, "line_length": 0}
    )
    begin(ana, made["match"])
    state = ana.until_asked()
    dead = page.locator(".dead")
    expect(dead).to_have_count(3)
    name = square(page, "217").get_attribute("aria-label") or ""
    assert ana.words("contig-square-dead") in name
    if state["clocks"]["wait"] == "steal":
        ana.press("contig-main-decline")
        ana.until_after(state)
        state = ana.until_asked()
    dice = state["view"].split(" ")[3].split(",")
    assert dice != ["6", "6", "6"]
    told = ana.words("contig-hint-pass", dice="|").split("|")[1]
    expect(page.locator(".turn .line")).to_contain_text(told)
    page.locator("button.main").click()
    ana.until_after(state)
    said = [entry[2] for entry in ana.state["log"] if entry[1] == ana.state["you"]]
    assert said[-1] == "pass"


def test_on_one_device_the_curtain_hides_the_tiles_and_nothing_else(visit: Stage) -> None:
    """Also: what may still become right is not called wrong, neither to the eye nor to the ear."""
    ana = visit(name="Ana")
    page = ana.page
    page.add_init_script(LISTEN)
    made = make(ana, "calculissimo", ME, ME, ruleset="short", options={"tiles": JOKERS})
    page.goto(f"/t/{made['match']}")
    curtain = page.get_by_role("region", name=words("device-title"))
    opened(page, curtain)
    ana.until_asked()
    card = page.get_by_role("region", name=words("calc-card"))
    faults = page.locator("[role=grid] .fault, .score .fault")
    Keys().reach(page, "[data-square]")
    page.keyboard.press("1")
    expect(card).to_contain_text(words("calc-unfinished-no-line"))
    expect(faults).to_have_count(0)
    page.keyboard.press("+")
    expect(card).to_contain_text(words("calc-unfinished-line-incomplete", line="1+"))
    expect(faults).to_have_count(0)
    page.keyboard.press("+")
    expect(faults).not_to_have_count(0)
    page.keyboard.press("Backspace")
    page.keyboard.press("2")
    expect(page.locator("button.main")).to_be_enabled()
    ana.until("the score", lambda: any(line.startswith("1 plus 2") for line in heard(ana)))
    assert words("why-no-line", squares="h8") not in heard(ana)
    state = ana.state
    page.keyboard.press("Enter")
    ana.until_after(state)

    # Everybody sees what was laid; nobody sees any tiles in hand.
    expect(curtain).to_be_visible()
    expect(page.locator("[role=grid] .tile")).to_have_count(3)
    expect(page.get_by_role("region", name=words("last-move"))).to_contain_text("1 + 2")
    expect(page.locator("[data-tile]")).to_have_count(0)
    page.locator("[data-square=h8]").press("3")
    expect(page.locator("[role=grid] .tile")).to_have_count(3)
    for _ in range(2):  # the other passes, and whoever drew sees what
        opened(page, curtain)
        expect(page.locator("[data-tile]").first).to_be_visible()
        if ana.state["you"] == state["you"]:
            break
        before = ana.state
        press_here_or_in_menu(ana, "calc-pass")
        page.get_by_role("dialog").get_by_role("button", name=words("calc-pass-yes")).click()
        ana.until_after(before)
    drawn = words("calc-drawn", tiles="|").split("|")[0]
    expect(card).to_contain_text(drawn)


def opened(page: Page, curtain: Locator) -> None:
    expect(curtain).to_be_visible()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.locator("[data-tile]")).to_have_count(0)
    curtain.get_by_role("button").click()


def test_giving_up_is_far_away_asked_about_and_told_first(visit: Stage) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo", size=PHONE)
    meet(ana, bo, make(ana, "contig60", ME, OPEN))
    first, other = in_order(ana, bo)
    page = other.page
    expect(
        page.locator(".dock, .beside").get_by_role("button", name=words("resign"))
    ).to_have_count(0)
    other.press("resign")  # while it is not their turn
    sure = page.get_by_role("dialog")
    expect(sure).to_have_count(1)
    winner = "Ana" if first is ana else "Bo"
    expect(sure).to_contain_text(words("resign-ends", name=winner))
    yes = sure.get_by_role("button", name=words("resign-yes"))
    warn = sure.evaluate("e => getComputedStyle(e).getPropertyValue('--warn').trim()")
    assert yes.evaluate("e => getComputedStyle(e).backgroundColor") == rgb(warn)
    sure.get_by_role("button", name=words("confirm-no")).click()
    expect(sure).to_have_count(0)
    give_up(other)
    loser = "Bo" if first is ana else "Ana"
    end = first.page.get_by_role("region", name=words("end-title"))
    title = words("end-you-won-resigned", others=loser, count=1)
    expect(end.get_by_role("heading", name=title)).to_be_visible()
    expect(end.locator("header")).to_contain_text(words("end-resigned-totals"))
    expect(first.page.locator(".players li").filter(has_text=loser)).to_contain_text(
        words("log-resign")
    )


def rgb(colour: str) -> str:
    return "rgb({}, {}, {})".format(*(int(colour[at : at + 2], 16) for at in (1, 3, 5)))


def test_the_magnified_part_follows_a_hint_and_keeps_its_labels(visit: Stage) -> None:
    ana = visit(name="Ana", size=SMALL_LANDSCAPE, has_touch=True)
    page = ana.page
    begin(ana, make(ana, "calculissimo", ME, GREEDY, ruleset="short", help=True)["match"])
    ana.until_asked()
    for corner in ("a1", "o15"):
        square(page, corner).tap()
        expect(page.locator("[data-view]")).to_be_visible()
        expect(square(page, corner)).to_be_in_viewport()
        assert page.evaluate(_OFF) < 2
    Tap().press(page, ana.button("calc-hint"))
    hinted = page.locator("[role=grid] .hinted")
    expect(hinted.first).to_be_visible()
    assert all(mark.evaluate(_IN_VIEW) for mark in hinted.all())
    page.locator("[data-view]").evaluate("view => view.scrollTo(0, view.scrollTop > 20 ? 0 : 9999)")
    ana.press("calc-hint-show")
    expect(page.locator("[role=grid] .mine").first).to_be_visible()
    page.wait_for_function(
        f"() => [...document.querySelectorAll('[role=grid] .mine')].every({_IN_VIEW})"
    )


def test_who_invites_is_asked_for_a_name_once(visit: Stage) -> None:
    ana = visit("/new/contig60")
    page = ana.page
    field = page.get_by_role("textbox", name=words("invited-name"))
    field.fill("Ana")
    ana.press("new-make")
    expect(page.get_by_role("listitem").filter(has_text="Ana").first).to_be_visible()
    page.goto("/new/contig60")
    expect(ana.button("new-make")).to_be_visible()
    expect(field).to_have_count(0)


def test_a_contest_shows_the_colours_and_watchers_know_what_they_do(visit: Stage) -> None:
    ana, bo, eve = visit(name="Ana"), visit(name="Bo"), visit("/")
    options: dict[str, Any] = {"judging": "challenge", "window_seconds": 600}
    made = make(ana, "calculissimo", ME, OPEN, options=options)
    meet(ana, bo, made)
    first, other = in_order(ana, bo)
    move = placement(first.table, first.state)
    assert move is not None
    Keys().lay(first.page, move)
    first.page.get_by_role("textbox", name=words("calc-total")).fill("9")
    first.page.locator("button.main").click()
    expect(other.button("contest-challenge")).to_be_visible()
    colours = other.page.locator("[role=grid] .bonus .ground")
    assert colours.count() >= 1  # the start square at least
    expect(colours.first).to_be_visible()
    other.press("contest-accept")
    expect(colours).to_have_count(0)

    # Watching is what the first page calls it, and what the table says.
    eve.page.get_by_role("link", name=words("home-watch")).first.click()
    expect(eve.page.get_by_role("heading", level=1, name=words("home-watch"))).to_be_visible()
    eve.page.goto(f"/t/{made['match']}#w={made['links']['watch']}")
    expect(eve.page.get_by_text(words("wait-watching-now"))).to_be_visible()
    last = eve.page.get_by_role("region", name=words("last-move"))
    expect(last).to_contain_text(re.compile(r"9$"))

    contig = make(ana, "contig60", ME, GREEDY)
    begin(ana, contig["match"])
    ana.until_asked()
    eve.page.goto(f"/t/{contig['match']}#w={contig['links']['watch']}")
    expect(eve.page.get_by_text(words("wait-watching-now"))).to_be_visible()
    expect(eve.page.get_by_text(words("contig-how"))).to_have_count(0)


def test_watchers_see_the_last_move_worked_out(visit: Stage) -> None:
    """As a player does while laying it."""
    ana, bo, eve = visit(name="Ana"), visit(name="Bo"), visit()
    made = make(ana, "calculissimo", ME, OPEN, ruleset="short")
    meet(ana, bo, made)
    first, _ = in_order(ana, bo)
    state = first.state
    move = placement(first.table, state)
    assert move is not None
    score = position(first.table, state).score(Seat(state["you"]), move)
    Keys().lay(first.page, move)
    first.page.locator("button.main").click()
    first.until_after(state)
    eve.page.goto(f"/t/{made['match']}#w={made['links']['watch']}")
    last = eve.page.get_by_role("region", name=words("last-move"))
    for step in (step for line in score.lines for step in line.steps):
        expect(last).to_contain_text(step)
