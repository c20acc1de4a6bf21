from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import expect

from contissimo.core.game import Seat
from tests.page.hands import Drag, main_button
from tests.page.stage import Stage
from tests.page.tables import FEW, GREEDY, ME, begin, make
from tests.page.test_calculissimo import play_a_turn
from tests.page.thinking import placement, position, words
from tests.ports import HOST
from tests.server.processes import Process
from tests.server.silent_proxy import in_a_thread

LOST = (
    *("WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESP"),
    *("ERR_CONTENT_LENGTH_MISMATCH", "ERR_INCOMPLETE_CHUNKED"),  # killed in the middle of an answer
)


def test_a_killed_server_comes_back_and_nothing_is_lost(visit: Stage, server: Process) -> None:
    visitor = visit(name="Ana")
    visitor.forgive(*LOST)
    page = visitor.page
    options = {"tiles": FEW}
    begin(
        visitor,
        make(visitor, "calculissimo", ME, GREEDY, ruleset="short", options=options)["match"],
    )
    visitor.until_asked()
    move = placement(visitor.table, visitor.state)
    assert move is not None
    points = position(visitor.table, visitor.state).score(Seat(visitor.state["you"]), move).total
    Drag().lay(page, move)
    expect(main_button(page, points)).to_be_enabled()
    away = page.get_by_text(words("connection-away"))

    server.kill()
    expect(away).to_be_visible()
    laid = page.locator("[data-square] .tile.fresh")
    expect(laid).to_have_count(len(move.tiles))

    seen = len(visitor.frames)
    server.start()
    expect(away).to_have_count(0)
    visitor.until("the server's word", lambda: len(visitor.frames) > seen)
    expect(laid).to_have_count(len(move.tiles))
    expect(main_button(page, points)).to_be_enabled()

    # Said while nobody listens: it is said again, and counts once.
    server.kill()
    expect(away).to_be_visible()
    page.locator("button.go").filter(has_text=words("calc-main-play-unknown")).click()
    server.start()
    told = visitor.until_told("the move", lambda told: any(e[2] == str(move) for e in told["log"]))
    assert [entry[2] for entry in told["log"]].count(str(move)) == 1
    expect(away).to_have_count(0)
    while visitor.until_asked()["outcome"] is None:
        play_a_turn(visitor, Drag())


def test_who_comes_while_the_server_is_away_is_told_so(visit: Stage, server: Process) -> None:
    visitor = visit("/")
    visitor.forgive(*LOST)
    page = visitor.page
    button = page.get_by_role("button", name=words("play-now")).first
    expect(button).to_be_enabled()
    server.kill()
    expect(page.get_by_text(words("connection-away"))).to_be_visible()
    server.start()
    expect(page.get_by_text(words("connection-away"))).to_have_count(0)
    button.click()
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_line_that_falls_silent_is_noticed_within_25_seconds(server: Process) -> None:
    with in_a_thread(urlsplit(server.url).port or 0) as (proxy, do):
        stage = Stage(f"http://{HOST}:{proxy.port}")
        visitor = stage()
        visitor.forgive(*LOST)
        page = visitor.page
        page.clock.install()
        page.goto("/")
        visitor.until("the welcome", lambda: len(visitor.frames) > 0)
        away = page.get_by_text(words("connection-away"))
        expect(away).to_have_count(0)

        do(lambda: proxy.silence(new=True))
        page.clock.run_for(25_000)
        expect(away).to_be_visible()

        # What never opened is given up as well.
        do(proxy.carry_new)
        page.clock.run_for(30_000)
        expect(away).to_have_count(0)
        assert stage.close() == []
