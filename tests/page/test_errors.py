"""What goes wrong is one plain sentence and a way on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, OPEN, begin, make, meet, press
from tests.page.thinking import words

_NOTHING_KEPT = """
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("off", "SecurityError") } })
  Object.defineProperty(navigator, "cookieEnabled", { get: () => false })
"""


@pytest.mark.parametrize("path", ["/nothing/at/all", "/t", "/t/", "/T/k3xq7m2pab"])
def test_a_path_that_leads_nowhere(visit: Stage, path: str) -> None:
    page = visit(path).page
    expect(page.get_by_role("heading", name=words("missing-title"))).to_be_visible()
    page.get_by_role("link", name=words("to-home")).click()
    expect(page.get_by_role("button", name=words("play-now")).first).to_be_visible()


@pytest.mark.parametrize(
    "path", ["/t/k3xq7m2pab", "/t/k3xq7m2pab#i=Zk0kq1m3uY2Zs8s1Yk0A9w", "/t/x"]
)
def test_a_dead_link(visit: Stage, path: str) -> None:
    page = visit(path).page
    expect(page.get_by_role("alert")).to_contain_text(words("why-no-such-table"))
    page.get_by_role("link", name=words("to-home")).click()
    expect(page.get_by_role("button", name=words("play-now")).first).to_be_visible()


def test_a_full_table_can_be_watched(visit: Stage) -> None:
    ana, bo, cem = visit(name="Ana"), visit(name="Bo"), visit(name="Cem")
    made = make(ana, "contig60", ME, OPEN)
    bo.page.goto(f"/t/{made['match']}#i={made['links']['invite']}")
    press(bo.page, "sit-down")
    cem.page.goto(f"/t/{made['match']}#i={made['links']['invite']}")
    expect(cem.page.get_by_text(words("wait-full"))).to_be_visible()
    ana.page.goto(f"/t/{made['match']}")
    press(ana.page, "start")
    expect(cem.page.get_by_role("grid")).to_be_visible()
    expect(cem.page.get_by_role("button", name=words("contig-resign"))).to_have_count(0)


def test_a_seat_that_somebody_else_took_meanwhile(visit: Stage) -> None:
    ana, bo, cem = visit(name="Ana"), visit(name="Bo"), visit(name="Cem")
    made = make(ana, "contig60", ME, OPEN)
    for visitor in (bo, cem):
        visitor.page.goto(f"/t/{made['match']}#i={made['links']['invite']}")
        expect(visitor.page.get_by_role("button", name=words("sit-down"))).to_be_enabled()
    press(bo.page, "sit-down")
    expect(cem.page.get_by_text(words("wait-full"))).to_be_visible()
    expect(cem.page.get_by_role("button", name=words("sit-down"))).to_have_count(0)


def test_a_table_whose_game_is_over(visit: Stage) -> None:
    ana, bo, late = visit(name="Ana"), visit(name="Bo"), visit(name="Cem")
    made = make(ana, "contig60", ME, OPEN)
    meet(ana, bo, made)
    ana.until_told("the first throw", lambda told: told["to_act"])
    loser = ana if ana.state["you"] in ana.state["to_act"] else bo
    press(loser.page, "contig-resign")
    press(loser.page, "contig-resign-yes")
    loser.until_told("the end", lambda told: told["outcome"] is not None)
    late.page.goto(f"/t/{made['match']}#i={made['links']['invite']}")
    expect(late.page.get_by_role("grid")).to_be_visible()
    late.until_told("the end", lambda told: told["outcome"] is not None)
    expect(late.page.get_by_text(words("player-won"), exact=True)).to_be_visible()


def test_a_browser_that_keeps_nothing_is_told_what_it_can_do(visit: Stage) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script(_NOTHING_KEPT)

    def without_cookie(route: Route) -> None:
        answer = route.fetch()
        headers = {name: value for name, value in answer.headers.items() if name != "set-cookie"}
        visitor.context.clear_cookies()
        route.fulfill(response=answer, headers=headers)

    page.route("**/api/me", without_cookie)
    page.goto("/")
    expect(page.get_by_text(words("storage-off"))).to_be_visible()
    visitor.forgive("401", "403")
    page.get_by_role("button", name=words("play-now")).first.click()
    expect(page.get_by_role("alert").first).not_to_be_empty()


def test_a_browser_that_keeps_nothing_can_watch(visit: Stage) -> None:
    ana, watcher = visit(name="Ana"), visit()
    made = make(ana, "contig60", ME, GREEDY)
    begin(ana, made["match"])
    watcher.page.add_init_script(_NOTHING_KEPT)
    watcher.page.goto(f"/t/{made['match']}#w={made['links']['watch']}")
    expect(watcher.page.get_by_role("grid")).to_be_visible()
