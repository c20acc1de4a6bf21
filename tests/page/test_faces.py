"""A picture and a colour for everybody: chosen with the name, changed in the menu, shown wherever a name stands."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, OPEN, begin, give_up, make, meet
from tests.page.thinking import words
from tests.page.visitor import DESKTOP, PHONE, Visitor

FOX = {"animal": "fox", "colour": "blue"}
OWL = {"animal": "owl", "colour": "pink"}
PICTURED = """
  const read = CanvasRenderingContext2D.prototype.getImageData
  CanvasRenderingContext2D.prototype.getImageData = function (...at) {
    const found = read.apply(this, at)
    found.data[0] = 255
    return found
  }
"""
"""An init script: whatever fonts this machine has, the page takes it for one that has pictures."""


def choose(visitor: Visitor, animal: str, colour: str) -> None:
    """By tap, in the dialog that is open."""
    dialog = visitor.page.get_by_role("dialog", name=words("face-title"))
    dialog.get_by_role("button", name=words(f"animal-{animal}"), exact=True).click()
    name = words("pupil-name", animal=words(f"animal-{animal}"), colour=words(f"colour-{colour}"))
    dialog.get_by_role("button", name=name, exact=True).click()
    dialog.get_by_role("button", name=words("face-take", name=name)).click()
    expect(dialog).to_have_count(0)


def face(table: dict[str, Any], seat: int) -> Any:
    return table["seats"][seat - 1]["people"][0]["face"]


def shown(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name=words("players")).get_by_role("listitem")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_whoever_gives_a_name_chooses_a_picture_and_everybody_sees_it(
    visit: Stage, size: tuple[int, int]
) -> None:
    """The host where the table is made, the guest in the invitation; both see both, and so do those who watch."""
    ana, bo, eve = visit(size=size), visit(size=size), visit(size=size)
    for visitor in (ana, bo, eve):
        visitor.page.add_init_script(PICTURED)
    ana.page.goto("/new/calculissimo")
    ana.page.get_by_label(words("invited-name")).fill("Ana")
    ana.press("me-face")
    choose(ana, **FOX)
    ana.press("new-make")
    expect(ana.page.get_by_role("heading", name=words("invite-title"))).to_be_visible()
    ana.until("the table", lambda: ana.match in ana.tables)
    assert face(ana.table, 1) == FOX
    links = ana.table["links"]
    bo.page.goto(f"/t/{ana.match}#i={links['invite']}")
    seats = bo.page.locator("form ol").get_by_role("listitem")
    expect(seats.first.locator("text")).to_have_text("🦊")
    bo.page.get_by_label(words("invited-name")).fill("Bo")
    bo.press("me-face")
    choose(bo, **OWL)
    bo.press("sit-down")
    ana.press("start")
    eve.page.goto(f"/t/{ana.match}#w={links['watch']}")
    for visitor in (ana, bo, eve):
        expect(shown(visitor).nth(0).locator(".ring text")).to_have_text("🦊")
        expect(shown(visitor).nth(1).locator(".ring text")).to_have_text("🦉")
    assert face(bo.table, 2) == OWL
    give_up(ana)
    expect(ana.page.get_by_role("row").filter(has_text="Bo").locator("text")).to_have_text("🦉")


def test_one_tap_is_enough_and_the_menu_changes_it_at_the_table(visit: Stage) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo")
    meet(ana, bo, make(ana, "contig60", ME, OPEN))
    before = face(bo.table, 1)
    ana.page.locator("header summary").click()
    ana.press("me-face")
    dialog = ana.page.get_by_role("dialog", name=words("face-title"))
    other = "cat" if before["animal"] != "cat" else "dog"
    dialog.get_by_role("button", name=words(f"animal-{other}"), exact=True).click()
    bo.until("the new picture", lambda: face(bo.table, 1) == {**before, "animal": other})
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ana.page.reload()
    expect(ana.page.get_by_role("grid")).to_be_visible()
    assert ana.api("GET", "/me")["face"] == {**before, "animal": other}


def test_a_screen_reader_hears_names_and_no_pictures(visit: Stage) -> None:
    """Once, and never the animal: it says nothing that the name does not."""
    visitor = visit(name="Ana")
    visitor.page.add_init_script(PICTURED)
    begin(visitor, make(visitor, "calculissimo", ME, GREEDY)["match"])
    visitor.until_asked()
    heard = shown(visitor).nth(0).aria_snapshot()
    assert heard.count("Ana") == 1
    assert not set(heard) & set("🐱🦊🦉🤖")
    for picture in shown(visitor).locator("svg").all():
        expect(picture).to_have_attribute("aria-hidden", "true")


def test_computer_players_are_robots_and_a_machine_without_pictures_shows_letters(
    visit: Stage,
) -> None:
    visitor = visit(name="Ana")
    begin(visitor, make(visitor, "contig60", ME, GREEDY)["match"])
    visitor.until_asked()
    expect(shown(visitor).nth(1).locator(".robot")).to_have_count(1)
    expect(shown(visitor).nth(0).locator(".robot")).to_have_count(0)
    expect(shown(visitor).nth(0).locator(".ring text")).to_have_text("A")


def test_somebody_who_is_nobody_yet_can_choose_too(visit: Stage) -> None:
    visitor = visit("/")
    visitor.page.locator("header summary").click()
    visitor.press("me-face")
    choose(visitor, **FOX)
    assert visitor.api("GET", "/me")["face"] == FOX


def test_at_a_listed_table_strangers_have_pictures_in_the_list(visit: Stage) -> None:
    ana, eve = visit(name="Ana"), visit()
    eve.page.add_init_script(PICTURED)
    ana.context.request.put(f"{ana.url}/api/me/face", data=OWL, headers={"origin": ana.url})
    make(ana, "calculissimo", ME, OPEN, listed=True)
    eve.page.goto("/lobby")
    expect(eve.page.locator("article li text").filter(has_text="🦉").first).to_be_visible()
