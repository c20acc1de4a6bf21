from __future__ import annotations

from playwright.sync_api import expect

from tests.page.hands import Drag, Keys
from tests.page.stage import Stage
from tests.page.tables import FEW, GREEDY, ME, OPEN, in_order, make, meet
from tests.page.test_calculissimo import play_a_turn
from tests.page.thinking import words
from tests.page.visitor import PHONE, Visitor


def test_a_friend_comes_by_the_link_that_is_shown(visit: Stage) -> None:
    """The table is made on the page, and the link is read off it."""
    ana, bo = visit("/", name="Ana"), visit(size=PHONE)
    ana.page.get_by_role("link", name=words("home-friends")).first.click()
    ana.page.get_by_role("button", name=words("new-make"), exact=True).click()
    link = ana.page.get_by_role("textbox", name=words("invite-link"))
    expect(link).to_be_visible()
    bo.page.goto(link.input_value())
    bo.page.get_by_role("textbox", name=words("invited-name")).fill("Bo")
    bo.press("sit-down")
    ana.press("start")
    for visitor in (ana, bo):
        expect(visitor.page.get_by_role("grid")).to_be_visible()
        players = visitor.page.get_by_role("list", name=words("players"))
        expect(players.get_by_text("Ana")).to_be_visible()
        expect(players.get_by_text("Bo")).to_be_visible()
    first, other = in_order(ana, bo)
    expect(first.page).to_have_title(words("your-turn") + " · Calculissimo · Contissimo")
    expect(other.page).to_have_title("Calculissimo · Contissimo")


def test_two_browsers_at_one_table_and_a_watcher_who_sees_no_rack(visit: Stage) -> None:
    ana, bo, watcher = visit(name="Ana"), visit(name="Bo", size=PHONE), visit()
    made = make(ana, "calculissimo", ME, OPEN, ruleset="short", options={"tiles": FEW})
    meet(ana, bo, made)
    watcher.page.goto(f"/t/{made['match']}#w={made['links']['watch']}")
    expect(watcher.page.get_by_role("grid")).to_be_visible()
    first, other = in_order(ana, bo)
    for visitor in (first, other):
        visitor.until_asked()
        play_a_turn(visitor, Drag() if visitor is ana else Keys())
    seq = other.state["seq"]
    for visitor in (first, watcher):
        visitor.until_told("both moves", lambda told: told["seq"] >= seq)
    lying = watcher.state["view"].split(" ")[0].replace("|", "").replace(".", "")
    assert len(lying) >= 3
    for visitor in (ana, bo, watcher):
        expect(visitor.page.locator("[data-square] .tile")).to_have_count(len(lying))

    racks = [rack for told in (ana, bo) for rack in racks_told(told)]
    assert len(racks) >= 2
    expect(watcher.page.locator("[data-tile]")).to_have_count(0)
    expect(watcher.page.get_by_role("group", name=words("calc-rack"))).to_have_count(0)
    shown = watcher.page.content()
    for rack in racks:
        assert not any(rack in frame for frame in watcher.frames)
        assert rack not in shown
    for rack in racks_told(ana):
        assert not any(f"{rack}," in frame for frame in bo.frames)


def racks_told(visitor: Visitor) -> set[str]:
    """Every rack of its own that a browser was told of."""
    racks = (state["view"].split(" ")[1].split(",")[state["you"] - 1] for state in visitor.history)
    return {rack for rack in racks if rack != "."}


def test_of_a_pair_everybody_is_told_which_one_they_are(visit: Stage) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo", size=PHONE)
    made = make(ana, "contig60", ME | {"places": 2}, GREEDY)
    ana.page.goto(f"/t/{made['match']}")
    bo.page.goto(f"/t/{made['match']}#p={made['links']['partners']['1']}&s=1")
    bo.press("sit-down")  # now everybody is here, and the game begins
    for visitor, name in ((ana, "Ana"), (bo, "Bo")):
        players = visitor.page.get_by_role("list", name=words("players"))
        expect(players).to_contain_text(f"{name} ({words('you')})")
        expect(players.get_by_text(f"({words('you')})")).to_have_count(1)
