"""A game that the page has no folder for is played all the same: from the server's material, with moves that are typed."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from contissimo.games import GAMES
from contissimo.server.api import rulesets
from contissimo.server.run import built_page
from tests.page.browser import chromium
from tests.page.looking import findings
from tests.page.stage import Stage
from tests.page.tables import give_up, in_order
from tests.page.visitor import PHONE, Visitor
from tests.play.toy import TOY
from tests.server.helpers import serving, settings_for, small_chance


@pytest.fixture
def toy_stage(tmp_path: Path) -> Iterator[Stage]:
    """A server that has the toy game too. It is played by people: processes of their own would not have it."""
    page = built_page()
    if chromium() is None or page is None:
        pytest.skip("the page is not played on: it takes Chromium and the built page")
    (listed,) = gc.get_referents(GAMES)  # nobody else may change the list
    listed[TOY.key] = TOY
    rulesets._games.cache_clear()
    try:
        with serving(settings_for(tmp_path, page=page, give_seconds=60), small_chance()) as running:
            stage = Stage(running.url)
            yield stage
            assert stage.close() == []
    finally:
        del listed[TOY.key]
        rulesets._games.cache_clear()


def box(visitor: Visitor) -> Locator:
    return visitor.page.get_by_label(visitor.words("plain-move"))


def play(visitor: Visitor, move: str) -> None:
    """Type a move and send it."""
    box(visitor).fill(move)
    visitor.press("calc-main-play-unknown")


def tile(visitor: Visitor) -> str:
    """One of the tiles that this seat has drawn: no 0, which may be contested, and no 9, which gives another turn."""
    you = visitor.state["you"]
    draws = [entry[2] for entry in visitor.state["log"] if entry[1] is None]
    drawn = "".join(re.sub(rf"^draw {you}:", "", text) for text in draws if f" {you}:" in text)
    return next(face for face in drawn if face not in "09")


def test_a_third_game_is_played_on_a_plain_board(toy_stage: Stage) -> None:
    ana, bo = toy_stage("/", name="Ana"), toy_stage(name="Bo", size=PHONE)
    card = ana.page.get_by_role("region", name=TOY.key, exact=True)
    card.get_by_role("link", name=ana.words("home-friends")).click()
    ana.press("new-make")
    expect(ana.button("wait-for", count=1)).to_be_visible()
    links = ana.table["links"]
    bo.page.goto(f"/t/{ana.match}#i={links['invite']}")
    bo.press("sit-down")
    ana.press("start")
    for visitor in (ana, bo):
        expect(visitor.page.get_by_role("gridcell")).to_have_count(10)

    assert list(findings(ana.page)) == []
    first, second = in_order(ana, bo)
    play(first, "nonsense")
    expect(first.page.get_by_role("alert")).to_contain_text("nonsense")
    face = tile(first)
    play(first, f"lay {face}")
    second.press("contest-accept")
    seat = first.state["you"]
    for visitor in (first, second):
        visitor.until_told("the points", lambda told: told["scores"][seat - 1] == int(face))
        log = visitor.page.get_by_role("region", name=visitor.words("log-title"))
        expect(log.get_by_text(f"lay {face}")).to_be_visible()
        total = visitor.page.locator(f"li.seat-{seat} .total")
        expect(total).to_contain_text(face)
    expect(box(first)).to_have_value("")
    second.press("calc-pass")
    state = first.until_asked()

    heard = first.page.get_by_role("log")
    other = first.table["seats"][second.state["you"] - 1]["people"][0]["name"]
    first.page.get_by_role("gridcell").first.focus()
    for key, told in (
        ("r", first.words("aloud-position", position=state["view"])),
        ("t", first.words("end-told", name=other, total="0")),
        ("l", first.words("log-pass")),
        ("n", first.words("aloud-nothing-lies")),
    ):
        first.page.keyboard.press(key)
        expect(heard).to_contain_text(told)

    give_up(first)
    for visitor in (first, second):
        expect(visitor.page.get_by_text(visitor.words("end-best"))).to_be_visible()
        end = visitor.page.get_by_role("region", name=visitor.words("end-title"))
        expect(end.get_by_text(f"lay {face}")).to_be_visible()
    won = second.page.locator("header.ours").get_by_role("heading")
    loser = first.table["seats"][first.state["you"] - 1]["people"][0]["name"]
    expect(won).to_have_text(second.words("end-you-won-resigned", others=loser, count=1))


def test_its_other_screens_say_what_the_server_says(toy_stage: Stage) -> None:
    """What has no words in any catalogue goes by the server's own names, and what is not there is not offered."""
    ana = toy_stage("/", name="Ana")
    card = ana.page.get_by_role("region", name=TOY.key, exact=True)
    expect(card.get_by_role("link")).to_have_count(4)
    expect(card.get_by_text(ana.words("home-children"))).to_have_count(0)
    ana.page.goto(f"/house/{TOY.key}")
    expect(ana.page.get_by_role("group", name="increment")).to_be_visible()
    expect(ana.page.get_by_role("gridcell")).to_have_count(10)
    ana.page.goto(f"/device/{TOY.key}")
    expect(ana.page.get_by_role("radio", name="timed")).to_be_visible()
    ana.page.goto(f"/rules/{TOY.key}")
    expect(ana.page.get_by_role("heading", name=ana.words("missing-title"))).to_be_visible()
