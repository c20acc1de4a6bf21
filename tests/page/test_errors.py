"""What goes wrong is one plain sentence and a way on."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, OPEN, begin, give_up, make, meet
from tests.page.thinking import words
from tests.page.visitor import NOTHING_KEPT


@pytest.mark.parametrize(
    "path", ["/nothing/at/all", "/t", "/t/", "/T/k3xq7m2pab", "/constructor", "/__proto__"]
)
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
    bo.press("sit-down")
    cem.page.goto(f"/t/{made['match']}#i={made['links']['invite']}")
    expect(cem.page.get_by_text(words("wait-full"))).to_be_visible()
    ana.page.goto(f"/t/{made['match']}")
    ana.press("start")
    expect(cem.page.get_by_role("grid")).to_be_visible()
    expect(cem.page.get_by_role("button", name=words("resign"))).to_have_count(0)


def test_a_seat_that_somebody_else_took_meanwhile(visit: Stage) -> None:
    ana, bo, cem = visit(name="Ana"), visit(name="Bo"), visit(name="Cem")
    made = make(ana, "contig60", ME, OPEN)
    for visitor in (bo, cem):
        visitor.page.goto(f"/t/{made['match']}#i={made['links']['invite']}")
        expect(visitor.page.get_by_role("button", name=words("sit-down"))).to_be_enabled()
    bo.press("sit-down")
    expect(cem.page.get_by_text(words("wait-full"))).to_be_visible()
    expect(cem.page.get_by_role("button", name=words("sit-down"))).to_have_count(0)


class LateNews:
    """A browser that hears of what others do only when it may; what it asks itself is answered."""

    def __init__(self, page: Page) -> None:
        self._waiting: list[str | bytes] | None = None
        self._socket: WebSocketRoute | None = None
        page.route_web_socket("**/ws", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.connect_to_server().on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        if self._waiting is not None and json.loads(text)["t"] == "table":
            self._waiting.append(text)
        else:
            self._send(text)

    def _send(self, text: str | bytes) -> None:
        assert self._socket is not None
        self._socket.send(text)

    def hold(self) -> None:
        self._waiting = []

    def arrive(self) -> None:
        waiting, self._waiting = self._waiting or [], None
        for text in waiting:
            self._send(text)


def test_two_who_want_the_same_seat_at_the_same_time(visit: Stage) -> None:
    """One of them is told so in a plain sentence, and takes the next seat or watches."""
    ana, bo, cem, dee = (visit(name=name) for name in ("Ana", "Bo", "Cem", "Dee"))
    news = {visitor: LateNews(visitor.page) for visitor in (cem, dee)}
    made = make(ana, "calculissimo", ME, OPEN, OPEN)
    for visitor in (bo, cem, dee):
        visitor.page.goto(f"/t/{made['match']}#i={made['links']['invite']}")
        expect(visitor.button("wait-sit-here")).to_have_count(2)
    news[cem].hold()
    news[dee].hold()

    bo.button("wait-sit-here").first.click()
    expect(bo.button("wait-stand")).to_be_visible()
    cem.button("wait-sit-here").first.click()
    expect(cem.page.get_by_role("alert")).to_have_text(words("why-seat-taken", seat=2))
    news[cem].arrive()
    expect(cem.button("wait-sit-here")).to_have_count(1)
    cem.press("wait-sit-here")
    expect(cem.button("wait-stand")).to_be_visible()

    dee.press("sit-down")
    expect(dee.page.get_by_role("alert")).to_have_text(words("why-no-seat-open"))
    news[dee].arrive()
    expect(dee.page.get_by_text(words("wait-full"))).to_be_visible()
    expect(dee.page.get_by_role("link", name=words("lobby-title"))).to_be_visible()


def test_a_table_whose_game_is_over(visit: Stage) -> None:
    ana, bo, late = visit(name="Ana"), visit(name="Bo"), visit(name="Cem")
    made = make(ana, "contig60", ME, OPEN)
    meet(ana, bo, made)
    ana.until_told("the first throw", lambda told: told["to_act"])
    loser = ana if ana.state["you"] in ana.state["to_act"] else bo
    give_up(loser)
    loser.until_told("the end", lambda told: told["outcome"] is not None)
    late.page.goto(f"/t/{made['match']}#i={made['links']['invite']}")
    expect(late.page.get_by_role("grid")).to_be_visible()
    late.until_told("the end", lambda told: told["outcome"] is not None)
    expect(late.page.get_by_text(words("player-won"), exact=True)).to_be_visible()


def test_a_browser_that_keeps_nothing_is_told_what_it_can_do(visit: Stage) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script(NOTHING_KEPT)

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
    watcher.page.add_init_script(NOTHING_KEPT)
    watcher.page.goto(f"/t/{made['match']}#w={made['links']['watch']}")
    expect(watcher.page.get_by_role("grid")).to_be_visible()
