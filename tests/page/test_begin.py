"""The ways to a table that begin on the first screen: a computer player, friends, a code, the open tables."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.stage import Stage
from tests.page.tables import ME, OPEN, begin, make
from tests.page.thinking import words


def test_every_computer_player_can_be_chosen_and_is_remembered(visit: Stage) -> None:
    visitor = visit("/")
    page = visitor.page
    levels = {game["game"]: game["levels"] for game in visitor.api("GET", "/games")}
    page.get_by_role("button", name=words("level-calculissimo-2")).first.click()
    expect(page.get_by_role("radiogroup").get_by_role("radio")).to_have_count(
        len(set(levels["calculissimo"]) - {"champion"})  # level 8 goes by that name too
    )
    page.get_by_role("radio", name=words("level-calculissimo-5")).check()
    visitor.press("level-done")
    page.reload()
    page.get_by_role("button", name=words("play-now")).first.click()
    visitor.until("the table", lambda: "/t/" in page.url and visitor.match in visitor.tables)
    assert [seat["level"] for seat in visitor.table["seats"]] == [None, "level-5"]
    assert visitor.table["ruleset"]["name"] == "short"


def test_children_get_plus_and_minus_with_one_click(visit: Stage) -> None:
    visitor = visit("/")
    visitor.page.get_by_role("button", name=words("home-children")).first.click()
    visitor.until(
        "the table", lambda: "/t/" in visitor.page.url and visitor.match in visitor.tables
    )
    assert visitor.table["ruleset"]["material"]["signs"] == "+-"


def test_a_friend_comes_by_the_code_and_under_a_chosen_name(visit: Stage) -> None:
    ana, bo = visit("/new/calculissimo", name="Ana"), visit("/")
    ana.press("new-make")
    code = ana.page.locator(".code").get_attribute("aria-label")
    assert code is not None
    bo.page.get_by_label(words("home-code")).fill(code.replace(" ", ""))
    bo.press("home-join")
    expect(bo.page.get_by_role("heading", name="Ana")).to_be_visible()
    bo.page.get_by_label(words("invited-name")).fill("Bo")
    bo.press("sit-down")
    expect(ana.page.get_by_role("listitem").filter(has_text="Bo")).to_be_visible()
    ana.press("start")
    for visitor in (ana, bo):
        expect(visitor.page.get_by_role("grid")).to_be_visible()


def test_a_seat_can_be_changed_and_given_back(visit: Stage) -> None:
    ana = visit(name="Ana")
    made = make(ana, "calculissimo", ME, OPEN, OPEN)
    ana.page.goto(f"/t/{made['match']}")
    ana.page.get_by_role("button", name=words("wait-sit-here")).last.click()
    ana.until("the third seat", lambda: ana.table["yours"] == [3])
    ana.press("wait-stand")
    ana.until("no seat", lambda: ana.table["yours"] == [])
    ana.page.get_by_role("button", name=words("wait-sit-here")).first.click()
    ana.until("the first seat", lambda: ana.table["yours"] == [1])


def test_a_link_is_copied_where_there_is_no_clipboard_api(visit: Stage) -> None:
    ana = visit(None)
    ana.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ana.page.add_init_script(
        "document.addEventListener('copy', () => { window.copied = String(getSelection()) })"
    )
    ana.page.goto("/new/contig60")
    ana.press("new-make")
    ana.page.get_by_role("button", name=words("share-copy")).first.click()
    expect(ana.page.get_by_role("button", name=words("share-copied"))).to_be_visible()
    assert re.fullmatch(
        rf"http://[^/]+/t/{ana.match}\?lang=en#i=.+", ana.page.evaluate("window.copied")
    )


def test_a_listed_table_is_found_and_leaves_the_list_when_it_is_full(visit: Stage) -> None:
    ana, bo, cem = visit("/new/contig60#l=1", name="Ana"), visit("/lobby"), visit("/lobby")
    ana.press("new-make")
    ana.until("the table", lambda: "/t/" in ana.page.url and ana.match in ana.tables)
    mine = f'article:has(a[href="/t/{ana.match}"])'
    bo.page.locator(mine).get_by_role("link", name=words("sit-down")).click()
    bo.press("sit-down")
    ana.press("start")
    cem.page.locator(mine).get_by_role("link", name=words("lobby-watch")).click()
    expect(cem.page.get_by_role("grid")).to_be_visible()
    ana.until("a watcher", lambda: ana.table["watchers"] == 1)


def test_the_first_screen_and_the_title_say_whose_turn_it_is(visit: Stage) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo")
    made = make(ana, "contig60", ME, OPEN)
    bo.page.goto(f"/t/{made['match']}#i={made['links']['invite']}")
    bo.press("sit-down")
    begin(ana, made["match"])
    ana.until_told("the first throw", lambda told: told["to_act"])
    asked, waits = (ana, bo) if ana.state["you"] in ana.state["to_act"] else (bo, ana)
    for visitor in (asked, waits):
        visitor.page.goto("/")
    row = f'a.card[href="/t/{made["match"]}"]'
    expect(asked.page.locator(row)).to_contain_text(words("your-turn"))
    expect(asked.page).to_have_title(re.compile(words("your-turn")))
    expect(waits.page.locator(row)).not_to_contain_text(words("your-turn"))
    expect(waits.page).not_to_have_title(re.compile(words("your-turn")))


def test_going_on_at_another_device_takes_a_click(visit: Stage) -> None:
    ana = visit(name="Ana")
    token = ana.api("POST", "/me/transfer")["token"]
    other = visit(f"/continue#{token}")
    expect(other.page.get_by_role("button", name=words("sit-down"))).to_have_count(0)
    other.press("continue-yes")
    expect(other.page.get_by_role("heading", name="Ana")).to_be_visible()
    assert token not in other.page.url
