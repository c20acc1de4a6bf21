"""Links are handed on with what the device has for it, with one click into the clipboard, or as a picture for a camera."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, OPEN, begin, give_up, in_order, make, meet
from tests.page.thinking import words
from tests.page.visitor import PHONE, Visitor

SHARES = """
  window.shared = []
  navigator.share = async (what) => { window.shared.push(what) }
"""
CANCELS = """
  navigator.share = async () => { throw new DOMException("no", "AbortError") }
"""
FAILS = """
  navigator.share = async () => { throw new DOMException("no", "NotAllowedError") }
"""
NO_SHARE = "delete Navigator.prototype.share"


def shared(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(page.evaluate("() => JSON.stringify(window.shared)"))
    return found


def sharing(visit: Stage, script: str, **options: Any) -> Visitor:
    visitor = visit(name="Ana", **options)
    visitor.page.add_init_script(script)
    return visitor


def finished(visitor: Visitor, game: str) -> str:
    match: str = make(visitor, game, ME, GREEDY)["match"]
    begin(visitor, match)
    visitor.until_asked()
    give_up(visitor)
    visitor.until_told("the end", lambda told: told["outcome"] is not None)
    return match


def test_an_invitation_goes_through_the_share_sheet_of_the_device(visit: Stage) -> None:
    ana = sharing(visit, SHARES, size=PHONE)
    made = make(ana, "contig60", ME, OPEN)
    ana.page.goto(f"/t/{made['match']}")
    ana.button("share-send").first.click()
    ana.until("it is shared", lambda: shared(ana.page))
    (what,) = shared(ana.page)
    assert what["title"] == words("game-contig60")
    assert what["url"].endswith(f"#i={made['links']['invite']}")


def test_where_it_fails_the_link_is_copied_and_who_thinks_better_of_it_gets_nothing(
    visit: Stage,
) -> None:
    for script, copied in ((FAILS, True), (CANCELS, False)):
        ana = sharing(visit, script)
        ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
        ana.page.goto(f"/t/{make(ana, 'contig60', ME, OPEN)['match']}")
        ana.button("share-send").first.click()
        if copied:
            expect(ana.button("share-copied").first).to_be_visible()
            assert "#i=" in ana.page.evaluate("navigator.clipboard.readText()")
        else:
            expect(ana.button("share-send").first).to_be_enabled()
            expect(ana.button("share-copied")).to_have_count(0)


def test_where_there_is_none_there_is_only_the_copy(visit: Stage) -> None:
    ana = sharing(visit, NO_SHARE)
    ana.page.goto(f"/t/{make(ana, 'contig60', ME, OPEN)['match']}")
    expect(ana.button("share-copy").first).to_be_visible()
    expect(ana.button("share-send")).to_have_count(0)


def test_a_partner_scans_their_link_and_sits_down_beside_their_friend(visit: Stage) -> None:
    ana = visit(name="Ana", size=PHONE)
    made = make(ana, "contig60", ME | {"places": 2}, OPEN)
    ana.page.goto(f"/t/{made['match']}")
    partner = ana.page.locator(".share").filter(
        has=ana.page.get_by_label(words("invite-partner", name="Ana"))
    )
    link = partner.get_by_role("textbox").input_value()
    assert f"#p={made['links']['partners']['1']}&s=1" in link
    partner.get_by_role("button", name=words("share-qr")).click()
    code = ana.page.get_by_role("dialog").get_by_role("img", name=words("share-qr-of"))
    expect(code).to_be_visible()
    expect(code).to_be_in_viewport(ratio=1)
    assert len(code.locator("path").get_attribute("d") or "") > 1000
    ana.press("close")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    bo = visit(name="Bo")
    bo.page.goto(link.partition(bo.url)[2] or link)
    bo.press("sit-down")
    expect(ana.page.get_by_text(re.compile("Bo"))).not_to_have_count(0)
    ana.until("the pair", lambda: len(ana.table["seats"][0]["people"]) == 2)


def test_those_who_play_let_others_watch_while_the_game_runs(visit: Stage) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo", size=PHONE)
    meet(ana, bo, made := make(ana, "calculissimo", ME, OPEN))
    in_order(ana, bo)
    for player in (ana, bo):
        player.press("share-watch")
        dialog = player.page.get_by_role("dialog")
        expect(dialog.get_by_role("img", name=words("share-qr-of"))).to_be_visible()
        link = dialog.get_by_role("textbox").input_value()
        # It opens the way to watch, and no other.
        assert link.endswith(f"#w={made['links']['watch']}")
        player.press("close")
    eve = visit()
    eve.page.goto(link.partition(eve.url)[2] or link)
    expect(eve.page.get_by_role("grid")).to_be_visible()
    assert eve.state["you"] is None


def test_a_game_against_the_computer_has_nobody_to_invite(visit: Stage) -> None:
    ana = visit(name="Ana")
    begin(ana, make(ana, "contig60", ME, GREEDY)["match"])
    ana.until_asked()
    expect(ana.button("resign")).to_be_visible()
    expect(ana.button("share-watch")).to_have_count(0)


def test_a_replay_that_is_shared_opens_for_somebody_else(visit: Stage) -> None:
    for game in ("calculissimo", "contig60"):
        ana = sharing(visit, SHARES)
        match = finished(ana, game)
        ana.page.get_by_role("link", name=words("end-replay")).click()
        expect(ana.button("replay-next")).to_be_visible()
        ana.press("share-send")
        ana.until("it is shared", partial(shared, ana.page))
        (what,) = shared(ana.page)
        assert re.search(f"/replay/{match}#w=[A-Za-z0-9_-]+$", what["url"])
        other = visit()
        other.page.goto(what["url"])
        expect(other.button("replay-next")).to_be_visible()


def test_a_position_and_a_review_are_shared_as_they_are_shown(visit: Stage) -> None:
    ana = sharing(visit, SHARES)
    ana.page.goto("/analyse/contig60")
    ana.press("share-send")
    ana.until("it is shared", lambda: shared(ana.page))
    assert shared(ana.page)[0]["url"] == ana.page.url
    assert "/analyse/contig60#" in ana.page.url
    finished(ana, "contig60")
    ana.page.get_by_role("link", name=words("end-review")).click()
    ana.press("share-send")
    ana.until("it is shared", lambda: shared(ana.page))
    assert shared(ana.page)[0]["url"] == ana.page.url


def test_a_file_of_ones_own_has_no_link(visit: Stage) -> None:
    visitor = sharing(visit, SHARES)
    visitor.page.goto("/replay")
    visitor.page.get_by_text(words("replay-printed")).click()
    expect(visitor.button("replay-next")).to_be_visible()
    expect(visitor.button("share-send")).to_have_count(0)
