"""What is half laid or half said survives a reload, for the one whose turn it is and for nobody else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.hands import Drag
from tests.page.saying import ByTap
from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, OPEN, begin, in_order, make, meet
from tests.page.thinking import placement, sentences, words
from tests.page.visitor import NOTHING_KEPT, Visitor

CONTEST = {"judging": "challenge"}


def laid(page: Page) -> Locator:
    return page.locator("[role=grid] .mine")


def kept(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(page.evaluate("() => localStorage.drafts ?? '[]'"))
    return found


def lay_some(visitor: Visitor) -> int:
    found = placement(visitor.table, visitor.until_asked())
    assert found is not None
    Drag().lay(visitor.page, found)
    expect(laid(visitor.page)).to_have_count(len(found.tiles))
    return len(found.tiles)


def reload(visitor: Visitor) -> None:
    visitor.states.clear()
    visitor.page.reload()
    expect(visitor.page.get_by_role("grid")).to_be_visible()


def give_way(visitor: Visitor) -> None:
    visitor.press("calc-pass")
    question = visitor.page.get_by_role("dialog")
    question.get_by_role("button", name=words("calc-pass-yes"), exact=True).click()


def test_tiles_on_the_board_are_there_after_a_reload_and_can_be_played(visit: Stage) -> None:
    ana = visit(name="Ana")
    begin(ana, make(ana, "calculissimo", ME, GREEDY)["match"])
    count = lay_some(ana)
    reload(ana)
    expect(laid(ana.page)).to_have_count(count)
    state = ana.until_asked()
    main = ana.page.locator("button.main")
    expect(main).to_be_enabled()
    main.click()
    ana.until_told("my move", lambda told: told["seq"] > state["seq"])
    ana.until("nothing is kept", lambda: kept(ana.page) == [])
    reload(ana)
    expect(laid(ana.page)).to_have_count(0)


def test_an_announced_total_is_there_too(visit: Stage) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo")
    meet(ana, bo, make(ana, "calculissimo", ME, OPEN, options=CONTEST))
    first, _ = in_order(ana, bo)
    lay_some(first)
    total = first.page.get_by_role("textbox", name=words("calc-total"))
    total.fill("17")
    reload(first)
    expect(total).to_have_value("17")


def test_a_half_written_sentence_is_there_after_a_reload(visit: Stage) -> None:
    """Dice side by side, too, between which a sign is missing, and the square that is meant."""
    ana = visit(name="Ana")
    page = ana.page
    begin(ana, make(ana, "contig60", ME, GREEDY)["match"])
    sentence = sentences(ana.table, ana.until_asked())[0]
    page.locator("[data-die]").nth(0).click()
    page.locator("[data-die]").nth(1).click()
    page.locator('[data-sign="+"]').click()
    ByTap().aim(page, sentence.split("=")[1])
    tokens = page.locator("[data-token]")
    expect(tokens).to_have_count(3)
    before = tokens.all_inner_texts()
    written = kept(page)
    assert len(written) == 1
    reload(ana)
    expect(tokens).to_have_count(3)
    assert tokens.all_inner_texts() == before
    assert kept(page) == written
    # The turn is over: so is what was said in it.
    state = ana.until_asked()
    ana.press("contig-main-pass")
    ana.press("contig-pass-yes")
    ana.until_told("what comes next", lambda told: told["seq"] > state["seq"])
    ana.until("nothing is kept", lambda: kept(page) == [])
    reload(ana)
    expect(tokens).to_have_count(0)


def test_it_is_of_one_position_and_of_one_table(visit: Stage) -> None:
    """The game went on on another device, and another table has a draft of its own."""
    ana = visit(name="Ana")
    match = make(ana, "calculissimo", ME, GREEDY)["match"]
    begin(ana, match)
    lay_some(ana)
    (mine,) = kept(ana.page)
    begin(ana, make(ana, "calculissimo", ME, GREEDY)["match"])
    expect(laid(ana.page)).to_have_count(0)
    state = ana.states[match]
    phone = visit()
    phone.context.add_cookies(ana.context.cookies())  # type: ignore[arg-type]  # as they were read
    phone.page.goto(f"/t/{match}")
    phone.until_asked()
    expect(laid(phone.page)).to_have_count(0)
    give_way(phone)
    phone.until_told("what comes next", lambda told: told["seq"] > state["seq"])
    phone.until_asked()
    assert mine in kept(ana.page)
    ana.page.goto(f"/t/{match}")
    ana.until_told("the new turn", lambda told: told["seq"] > state["seq"])
    expect(ana.page.locator("[data-tile]").first).to_be_visible()
    expect(laid(ana.page)).to_have_count(0)
    ana.until("nothing is kept of it", lambda: mine not in kept(ana.page))


def test_nobody_at_the_same_device_sees_it_before_its_owner_takes_the_rack(visit: Stage) -> None:
    visitor = visit(name="Ana")
    page = visitor.page
    page.goto(f"/t/{make(visitor, 'calculissimo', ME, ME, ruleset='short')['match']}")
    curtain = page.get_by_role("region", name=words("device-title"))
    curtain.get_by_role("button").click()
    count = lay_some(visitor)
    who = visitor.state["you"]
    reload(visitor)
    expect(curtain).to_be_visible()
    expect(page.locator("[data-tile]")).to_have_count(0)
    expect(laid(page)).to_have_count(0)
    faces = {entry["text"] for entry in kept(page)}
    assert len(faces) == 1
    curtain.get_by_role("button").click()
    expect(laid(page)).to_have_count(count)
    visitor.press("calc-recall")
    give_way(visitor)
    expect(curtain).to_be_visible()
    assert kept(page) == []
    curtain.get_by_role("button").click()
    visitor.until_told("the other's turn", lambda told: told["you"] not in (None, who))
    expect(page.locator("[data-tile]").first).to_be_visible()
    expect(laid(page)).to_have_count(0)


RUBBISH = ("", "nonsense", "7", '{"a":1}', "[null, 3, {}]", '[{"match":1,"seat":"x"}]', "[[[")


def test_rubbish_in_the_storage_does_no_harm(visit: Stage) -> None:
    ana = visit(name="Ana")
    match = make(ana, "calculissimo", ME, GREEDY)["match"]
    begin(ana, match)
    ana.until_asked()
    for rubbish in RUBBISH:
        ana.page.evaluate("(text) => { localStorage.drafts = text }", rubbish)
        reload(ana)
        ana.until_asked()
        expect(laid(ana.page)).to_have_count(0)
    count = lay_some(ana)
    # What somebody wrote into it by hand is laid as far as there are such tiles, and no further.
    changed = [kept(ana.page)[0] | {"text": "h8:9 zz:+ h8:? =x a1:?? i8:0 <b>"}]
    ana.page.evaluate("(text) => { localStorage.drafts = text }", json.dumps(changed))
    reload(ana)
    ana.until_asked()
    expect(ana.page.locator("[data-tile]").first).to_be_visible()
    assert laid(ana.page).count() <= count + 7


@pytest.mark.parametrize("full", [False, True], ids=["off", "full"])
def test_a_storage_that_is_off_or_full_does_no_harm(visit: Stage, full: bool) -> None:
    ana = visit(name="Ana")
    match = make(ana, "calculissimo", ME, GREEDY)["match"]
    no_room = """
      Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") }
    """
    off = NOTHING_KEPT.partition("Object.defineProperty(navigator")[0]
    ana.page.add_init_script(no_room if full else off)
    begin(ana, match)
    lay_some(ana)
    reload(ana)
    ana.until_asked()
    expect(ana.page.locator("[data-tile]").first).to_be_visible()
    expect(laid(ana.page)).to_have_count(0)
    lay_some(ana)
