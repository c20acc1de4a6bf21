"""Tables for any company: unseen tiles, head starts and help for single seats, a maker who does not sit, a champion in two taps."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, expect

from contissimo.games.calculissimo.tiles import tile_of
from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, OPEN, begin, in_order, make, meet
from tests.page.test_clocks import player
from tests.page.thinking import words
from tests.page.visitor import DESKTOP, PHONE, Visitor

Size = tuple[int, int]


# Unseen tiles


def unseen(visitor: Visitor) -> Locator:
    return visitor.page.locator("details", has=visitor.page.locator(".sack"))


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_tiles_that_one_can_not_see_are_listed_by_face(visit: Stage, size: Size) -> None:
    """Against the computer of Play now; the list stays open from game to game."""
    visitor = visit("/", size=size)
    visitor.page.get_by_role("button", name=words("play-now")).first.click()
    expect(visitor.page.get_by_role("grid")).to_be_visible()
    state = visitor.until_asked()
    left = Counter(visitor.table["ruleset"]["material"]["tiles"])
    board, racks, *_ = state["view"].split(" ")
    left.subtract(tile_of(letter) for letter in board if letter not in "|.")
    left.subtract(racks.split(",")[state["you"] - 1])
    assert state["unseen"] == {face: count for face, count in left.items() if count}
    bag = unseen(visitor)
    expect(bag).to_contain_text(words("calc-unseen", count=left.total()))
    bag.locator("summary").click()
    listed = bag.get_by_role("list", name=words("unseen-about"))
    expect(listed.get_by_role("listitem")).to_have_count(len([n for n in left.values() if n]))
    expect(listed).to_contain_text(f"{words('calc-face-plus')}:{left['+']}")
    visitor.page.reload()
    expect(listed).to_be_visible()


def test_children_and_friends_have_no_list_unless_they_want_it(visit: Stage) -> None:
    visitor = visit("/", name="Ana")
    visitor.page.get_by_role("button", name=words("home-children")).first.click()
    expect(visitor.page.get_by_role("grid")).to_be_visible()
    assert visitor.until_asked()["unseen"] is None
    expect(visitor.page.locator(".bag")).to_be_visible()
    expect(unseen(visitor)).to_have_count(0)

    visitor.page.goto("/new/calculissimo")
    shown = visitor.page.get_by_role("checkbox", name=words("new-unseen"))
    expect(shown).not_to_be_checked()
    computer = visitor.page.get_by_role("radio", name=words("new-computer"))
    computer.last.check(force=True)
    expect(shown).to_be_checked()
    visitor.page.get_by_role("radio", name=words("new-friend")).last.check(force=True)
    expect(shown).not_to_be_checked()
    shown.check()
    visitor.press("new-make")
    expect(visitor.page.get_by_role("heading", name=words("invite-title"))).to_be_visible()
    visitor.until("the table", lambda: visitor.match in visitor.tables)
    assert visitor.table["unseen"]
    # Where nothing is hidden, nothing is offered.
    visitor.page.goto("/new/contig60")
    expect(visitor.button("new-make")).to_be_visible()
    expect(shown).to_have_count(0)


# Clocks


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_all_main_times_are_shown_however_many_play(visit: Stage, size: Size) -> None:
    ana = visit(name="Ana", size=size)
    clock = {"turn": None, "main": 600, "increment": 5}
    made = make(ana, "calculissimo", ME, GREEDY, GREEDY, GREEDY, clock=clock)
    begin(ana, made["match"])
    for seat in range(1, 5):
        expect(player(ana, seat).get_by_text(re.compile("10:[0-9]{2}|9:[0-9]{2}"))).to_be_visible()


# Play now


@pytest.mark.parametrize("game", ["calculissimo", "contig60"])
def test_the_champion_is_two_taps_from_the_first_screen(visit: Stage, game: str) -> None:
    visitor = visit("/", size=PHONE)
    page = visitor.page
    card = page.get_by_role("region", name=words(f"game-{game}"), exact=True)
    card.locator("button[aria-haspopup=dialog]").click()
    sheet = page.get_by_role("dialog")
    champion = sheet.get_by_role("button", name=words(f"level-{game}-8"), exact=True)
    expect(champion).to_be_visible()
    expect(champion).to_be_in_viewport(ratio=1)
    champion.click()
    expect(champion).to_have_attribute("aria-pressed", "true")
    sheet.get_by_role("button", name=words("play-now")).click()
    expect(page.get_by_role("grid")).to_be_visible()
    visitor.until("the table", lambda: visitor.match in visitor.tables)
    assert visitor.table["seats"][1]["level"] == "level-8"


def test_a_clock_and_the_whole_game_are_one_more_tap_each_and_remembered(visit: Stage) -> None:
    visitor = visit("/", size=PHONE)
    page = visitor.page
    card = page.get_by_role("region", name=words("game-calculissimo"), exact=True)
    opener = card.locator("button[aria-haspopup=dialog]")
    opener.click()
    sheet = page.get_by_role("dialog")
    whole = words("preset-calculissimo-classic.name")
    ten = words(
        "clock-main-increment",
        main=words("time-minutes", count=10),
        increment=words("time-seconds", count=5),
    )
    for name in (whole, ten):
        chip = sheet.locator("label.chip", has_text=name)
        expect(chip).to_be_in_viewport(ratio=1)
        chip.click()
        expect(sheet.get_by_role("radio", name=name)).to_be_checked()
    sheet.get_by_role("button", name=words("level-done")).click()
    expect(opener).to_be_focused()
    expect(opener).to_contain_text(f"{whole} · {ten}")
    page.reload()
    expect(opener).to_contain_text(f"{whole} · {ten}")
    card.get_by_role("button", name=words("play-now")).click()
    expect(page.get_by_role("grid")).to_be_visible()
    visitor.until("the table", lambda: visitor.match in visitor.tables)
    ruleset = visitor.table["ruleset"]
    assert (ruleset["name"], ruleset["options"]["main_seconds"]) == ("classic", 600)
    # Children are never hurried.
    page.goto("/")
    card.get_by_role("button", name=words("home-children")).click()
    expect(page.get_by_role("grid")).to_be_visible()
    visitor.until("the table", lambda: visitor.match in visitor.tables)
    assert visitor.table["ruleset"]["options"]["main_seconds"] == "none"


# Different ages


def test_a_head_start_and_help_are_chosen_and_everybody_sees_them(visit: Stage) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo", size=PHONE)
    page = ana.page
    page.goto("/new/calculissimo")
    page.get_by_text(words("new-uneven"), exact=True).click()
    second = page.get_by_role("group", name=words("new-seat", number=2), exact=True).last
    second.get_by_role("spinbutton", name=words("new-head-start")).fill("40")
    second.get_by_role("checkbox", name=words("new-help")).check()
    page.get_by_role("checkbox", name=words("new-listed")).check()
    ana.press("new-make")
    ahead, helped = words("handicap-ahead", points=40), words("handicap-help")
    expect(page.get_by_text(f"{ahead} · {helped}")).to_be_visible()

    # In the list, in the invitation, and at the table.
    bo.page.goto("/lobby")
    listed = bo.page.locator("article", has=bo.page.locator(f"a[href='/t/{ana.match}']"))
    expect(listed).to_contain_text(ahead)
    bo.page.goto(f"/t/{ana.match}")
    expect(bo.page.get_by_text(f"{ahead} · {helped}")).to_be_visible()
    bo.page.get_by_role("button", name=words("sit-down"), exact=True).click()
    ana.press("start")
    for visitor in (ana, bo):
        expect(visitor.page.get_by_role("grid")).to_be_visible()
        told = visitor.page.get_by_role("list", name=words("handicap-title"))
        expect(told).to_contain_text(f"{ahead} · {helped}")
        visitor.until_told("the first turn", lambda told: told["to_act"])
        assert visitor.state["scores"] == [0, 40]
    # Only the seat that has help is told how good the best placement is.
    if in_order(ana, bo)[0] is ana:
        ana.press("calc-pass")
        ana.press("calc-pass-yes")
    bo.until("help", lambda: any('"t":"reach"' in frame for frame in bo.frames))
    assert not any('"t":"reach"' in frame for frame in ana.frames)


# A maker who does not sit


def test_who_makes_a_table_may_watch_it_and_keeps_code_and_links(visit: Stage) -> None:
    teacher, ana, bo = visit(name="Eve"), visit(size=PHONE), visit(size=PHONE)
    page = teacher.page
    page.goto("/new/calculissimo")
    page.get_by_role("radio", name=words("new-friend")).first.check(force=True)
    expect(page.get_by_text(words("new-not-seated"))).to_be_visible()
    teacher.press("new-make")
    expect(page.get_by_text(words("wait-host"))).to_be_visible()
    expect(page.get_by_role("img", name=words("invite-qr"))).to_be_visible()
    link = page.get_by_role("textbox", name=words("invite-link")).input_value()
    for visitor, name in ((ana, "Ana"), (bo, "Bo")):
        visitor.page.goto(link)
        visitor.page.get_by_role("textbox", name=words("invited-name")).fill(name)
        visitor.press("sit-down")
        expect(page.get_by_text(name, exact=True)).to_be_visible()
    # It is among their own tables before and during the game.
    page.get_by_role("link", name=words("to-home")).click()
    mine = page.get_by_role("region", name=words("home-tables"))
    expect(mine.get_by_role("link")).to_have_count(1)
    mine.get_by_role("link").click()
    teacher.press("start")
    for visitor in (teacher, ana, bo):
        expect(visitor.page.get_by_role("grid")).to_be_visible()
    expect(page.get_by_text(words("wait-watching-now"))).to_be_visible()
    expect(page.locator("[data-tile]")).to_have_count(0)
    ana.until_told("the first turn", lambda told: told["to_act"])
    racks = [v.state["view"].split(" ")[1].split(",")[v.state["you"] - 1] for v in (ana, bo)]
    assert not [rack for rack in racks for frame in teacher.frames if rack in frame]
    page.goto("/")
    expect(mine.get_by_role("link")).to_have_count(1)


def test_who_stands_up_keeps_the_table_and_may_sit_down_again(visit: Stage) -> None:
    ana = visit(name="Ana")
    made = make(ana, "contig60", ME, OPEN)
    ana.page.goto(f"/t/{made['match']}")
    ana.press("wait-stand")
    expect(ana.page.get_by_text(words("wait-host"))).to_be_visible()
    expect(ana.page.get_by_role("heading", name=words("invite-title"))).to_be_visible()
    ana.page.get_by_role("button", name=words("wait-sit-here")).first.click()
    expect(ana.button("wait-stand")).to_be_visible()


def test_watchers_who_came_with_an_invitation_follow_a_rematch(visit: Stage) -> None:
    """The table was full: they stayed to watch, with a link that opens no other table."""
    ana, bo, eve = visit(name="Ana", size=PHONE), visit(name="Bo", size=PHONE), visit(size=PHONE)
    made = make(ana, "contig60", ME, OPEN, clock={"turn": 2}, options={"idle_turns": 1})
    meet(ana, bo, made)
    eve.page.goto(f"/t/{made['match']}#i={made['links']['invite']}")
    expect(eve.page.get_by_role("grid")).to_be_visible()
    for visitor in (ana, bo):
        visitor.until_told("the end", lambda told: told["outcome"] is not None)
        visitor.press("end-rematch")
    following = eve.page.get_by_role("link", name=eve.words("end-next"))
    expect(following).to_be_in_viewport()
    following.click()
    expect(eve.page.get_by_text(words("wait-watching-now"))).to_be_visible()
    eve.until("the next table", lambda: eve.match in eve.tables)
    assert eve.match == ana.match
