"""A walk past every screen of the page. Tests look at what it shows, and `make pictures` draws it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from contissimo.games import GAMES as EVERY_GAME
from contissimo.games.calculissimo.moves import Placement
from contissimo.study.lessons import tasks_of
from tests.page.hands import Drag, held, square
from tests.page.saying import ByTap
from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, OPEN, begin, give_up, in_order, make, meet
from tests.page.thinking import placement, sentences
from tests.page.visitor import NOTHING_KEPT, Visitor

Shown = tuple[str, Page]
GAMES = ("calculissimo", "contig60")
RECORD = Path(__file__).parent / "records" / "mistakes.record"
"""A short game of Contig 60 with three in a line; the largest mistake of the first player has two answers that are as good."""
JOKERS = "1 1\n? 40\n"
"""Whatever is drawn, a joker is among it."""
SLOW = {"judging": "challenge", "turn_seconds": 600, "window_seconds": 300}
"""Clocks are shown, and nobody runs out of time while the screen is looked at."""


PARTS = ("alone", "at tables")
"""The walk in two, which can be walked side by side."""


def screens(stage: Stage, parts: Collection[str] = PARTS, **options: Any) -> Iterator[Shown]:
    """Each screen under its name. The same browsers walk on: leave size, theme and letters as they were.

    The options are those of a visitor: `screens(stage, lang="de", size=PHONE)`.
    """
    ana, bo, eve = (stage(name=name, **options) for name in ("Ana", "Bo", "Eve"))
    if "alone" in parts:
        yield from around(ana)
        yield from reviews(ana)
        yield from without(stage(**options), stage(**options))
    if "at tables" in parts:
        yield from before_the_game(ana, bo, eve)
        yield from calculissimo(ana)
        yield from calculissimo_together(ana, bo, eve)
        yield from contig60(ana)
        yield from contig60_together(ana, bo, eve)
        yield from with_tables(ana, eve)


def around(ana: Visitor) -> Iterator[Shown]:
    """What is one address away, and what opens there."""
    page = ana.page
    yield "home", to(ana, "/", "button", "play-now")
    page.locator("header summary").click()
    expect(page.get_by_label(ana.words("pace"))).to_be_visible()
    yield "menu", page
    page.keyboard.press("Escape")
    page.locator("button[aria-haspopup=dialog]").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "level", page
    for game in GAMES:
        yield f"new-{game}", to(ana, f"/new/{game}", "button", "new-make")
        if game == GAMES[0]:
            ana.press("me-face")
            expect(page.get_by_role("dialog")).to_be_visible()
            yield "new-face", page
            page.keyboard.press("Escape")
        page.get_by_text(ana.words("new-uneven"), exact=True).click()
        yield f"new-{game}-uneven", page
        yield f"device-{game}", to(ana, f"/device/{game}", "button", "new-start")
        page.goto(f"/house/{game}")
        expect(page.get_by_text(ana.words("house-about"))).to_be_visible()
        yield f"house-{game}", page
        page.goto(f"/rules/{game}")
        expect(page.locator("article h1, article h2").first).to_be_visible()
        yield f"rules-{game}", page
    yield from lessons(ana)
    yield "replay", to(ana, "/replay", "heading", "replay-heading")
    page.get_by_text(ana.words("replay-printed")).click()
    ana.press("replay-next")
    yield "replay-printed", page
    open_a_record(ana)
    yield "replay-opened", page
    yield "analyse", to(ana, "/analyse", "heading", "analyse-heading")
    for game in GAMES:
        yield f"analyse-{game}", to(ana, f"/analyse/{game}", "button", "analyse-computer")
    page.get_by_label(ana.words("analyse-die", number=1)).select_option("2")
    ana.press("analyse-moves")
    expect(page.locator("tbody tr").nth(2)).to_be_visible()
    yield "analyse-moves", page
    ana.press("analyse-try")
    expect(page.get_by_role("heading", name=ana.words("analyse-try"))).to_be_visible()
    yield "analyse-try", page
    yield "review-practice", to(ana, "/review", "heading", "review-practice")
    token = ana.api("POST", "/me/transfer")["token"]
    yield "continue", to(ana, f"/continue#{token}", "button", "continue-yes")
    yield "missing", to(ana, "/nothing", "heading", "missing-title")
    yield "refused", to(ana, "/t/k3xq7m2pab", "heading", "refused-title")
    ana.forgive("404")
    yield "replay-refused", to(ana, "/replay/k3xq7m2pab", "heading", "replay-failed")


def open_a_record(ana: Visitor) -> None:
    ana.page.goto("/games")
    ana.page.locator("input[type=file]").set_input_files(RECORD)
    expect(ana.button("replay-next")).to_be_visible()


def lessons(ana: Visitor) -> Iterator[Shown]:
    """The first task of each game, a task that is solved, and what comes after the last."""
    page = ana.page
    for game in GAMES:
        page.goto(f"/learn/{game}")
        expect(page.get_by_role("grid")).to_be_visible()
        yield f"learn-{game}", page
    ByTap().write(page, "2+3+4=9")
    page.locator("button.main").click()
    expect(page.get_by_role("button", name=ana.words("lesson-next"))).to_be_visible()
    yield "learn-solved", page
    page.evaluate(
        "done => localStorage.setItem('learn.contig60', done)",
        " ".join(tasks_of(EVERY_GAME["contig60"])),
    )
    yield "learn-finished", to(ana, "/learn/contig60", "button", "lesson-again")


def reviews(ana: Visitor) -> Iterator[Shown]:
    """A game of two others, with all that could have been done in one of its turns; and a mistake to try again."""
    page = to(ana, "/replay", "heading", "replay-heading")
    page.locator("input[type=file]").set_input_files(RECORD)
    ana.press("replay-review")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_text(ana.words("review-close-look"))).to_be_visible()
    page.locator(".turn details summary").click()
    page.get_by_text(ana.words("review-sum"), exact=True).click()
    page.get_by_text(ana.words("review-table"), exact=True).click()
    yield "review", page
    page.locator("button.again").click()
    expect(page.get_by_text(ana.words("review-again-task"))).to_be_visible()
    yield "review-again", page


def to(visitor: Visitor, path: str, role: Any, key: str) -> Page:
    """Go there, and wait for what it shows."""
    visitor.page.goto(path)
    expect(visitor.page.get_by_role(role, name=visitor.words(key)).first).to_be_visible()
    return visitor.page


def before_the_game(ana: Visitor, bo: Visitor, eve: Visitor) -> Iterator[Shown]:
    made = make(ana, "calculissimo", ME, OPEN, GREEDY)
    link = f"/t/{made['match']}#i={made['links']['invite']}"
    yield "waiting", to(ana, f"/t/{made['match']}", "heading", "invite-title")
    ana.page.goto(f"/projector/{made['match']}")
    expect(ana.page.get_by_role("img", name=ana.words("invite-qr"))).to_be_visible()
    yield "projector-open", ana.page
    hosted = make(ana, "calculissimo", OPEN | {"help": True}, OPEN, options={"head_start": [40]})
    ana.page.goto(f"/t/{hosted['match']}")
    expect(ana.page.get_by_text(ana.words("wait-host"))).to_be_visible()
    yield "waiting-host", ana.page
    yield "invitation", to(bo, link, "button", "sit-down")
    bo.press("sit-down")
    eve.page.goto(link)
    expect(eve.page.get_by_text(eve.words("wait-full"))).to_be_visible()
    yield "full", eve.page
    pair = make(ana, "contig60", ME | {"places": 2}, OPEN | {"places": 2})
    yield "waiting-pairs", to(ana, f"/t/{pair['match']}", "heading", "invite-title")
    ana.button("share-qr").first.click()
    expect(ana.page.get_by_role("img", name=ana.words("share-qr-of"))).to_be_visible()
    yield "waiting-qr", ana.page
    ana.press("close")
    ana.press("close-table")
    yield "waiting-close", ana.page
    ana.press("close-table-yes")
    expect(ana.page.get_by_role("heading", name=ana.words("wait-closed"))).to_be_visible()
    yield "closed", ana.page
    device = make(ana, "calculissimo", ME, ME)
    ana.page.goto(f"/t/{device['match']}")
    expect(ana.page.get_by_role("region", name=ana.words("device-title"))).to_be_visible()
    yield "curtain", ana.page


def calculissimo(ana: Visitor) -> Iterator[Shown]:
    """A game against the computer, from the first turn to the last word, and the game again."""
    page = ana.page
    begin(ana, make(ana, "calculissimo", ME, GREEDY, options={"tiles": JOKERS})["match"])
    ana.until_asked()
    held(page, "?").click()
    page.locator("[data-square]").filter(has_not=page.locator(".tile")).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "calculissimo-joker", page

    made = make(ana, "calculissimo", ME, GREEDY, ruleset="short", help=True, unseen=True)
    begin(ana, made["match"])
    ana.until_asked()
    yield "calculissimo-begins", page
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=ana.words("keys-title"))).to_be_visible()
    yield "keys", page
    page.keyboard.press("Escape")
    for _ in range(3):
        state = ana.until_asked()
        lay(ana)
        page.locator("button.main").click()
        ana.until_after(state)
    state = ana.until_asked()
    while not lay(ana):
        page.locator("button.main").click()
        ana.until_after(state)
        state = ana.until_asked()
    yield "calculissimo", page
    page.locator("summary.bag").click()
    expect(page.get_by_role("list", name=ana.words("unseen-about"))).to_be_visible()
    yield "calculissimo-unseen", page
    page.locator("summary.bag").click()
    ana.press("calc-recall")
    page.locator("[data-tile]").first.click()
    square(page, "a1").click()
    if (menu := page.locator(".actions summary")).is_visible():
        menu.click()
        yield "calculissimo-menu", page
        menu.click()
    press_here_or_in_menu(ana, "calc-exchange")
    for tile in page.locator("[data-tile]").all()[:2]:
        tile.click()
    yield "calculissimo-exchange", page
    press_here_or_in_menu(ana, "calc-exchange-cancel")
    press_here_or_in_menu(ana, "calc-pass")
    yield "calculissimo-pass", page
    ana.press("calc-no")
    give_up(ana)
    yield "calculissimo-end", ended(ana)
    yield "calculissimo-replay", replayed(ana)


def lay(visitor: Visitor) -> bool:
    """What the page advises; False: it would rather exchange, and that is chosen."""
    press_here_or_in_menu(visitor, "calc-hint")
    visitor.press("calc-hint-show")
    main = visitor.page.locator("button.main")
    expect(main).to_be_enabled()
    return visitor.page.locator("[role=grid] .mine").count() > 0


def press_here_or_in_menu(visitor: Visitor, key: str) -> None:
    """What has no room stands in a menu."""
    button = visitor.button(key)
    if not button.is_visible():
        visitor.page.locator(".actions summary").click()
    button.click()


def ended(visitor: Visitor) -> Page:
    visitor.until_told("the end", lambda told: told["outcome"] is not None)
    page = visitor.page
    expect(page.get_by_role("link", name=visitor.words("end-record"))).to_be_visible()
    return page


def replayed(visitor: Visitor) -> Page:
    page = to(visitor, f"/replay/{visitor.match}", "button", "replay-next")
    visitor.press("replay-next")
    page.get_by_role("checkbox", name=visitor.words("replay-best-always")).check()
    visitor.press("replay-go-on")
    expect(visitor.button("analyse-computer")).to_be_visible()
    best = page.get_by_role("region", name=visitor.words("replay-best-title"))
    expect(best.get_by_text(visitor.words("table-loading"))).to_have_count(0)
    return page


def calculissimo_together(ana: Visitor, bo: Visitor, eve: Visitor) -> Iterator[Shown]:
    """Against clocks, with totals announced and contested, and somebody who watches."""
    made = make(ana, "calculissimo", ME, OPEN, options=SLOW)
    meet(ana, bo, made)
    first, other = in_order(ana, bo)
    yield "calculissimo-other", other.page
    Drag().lay(first.page, some(first))
    first.page.get_by_role("textbox", name=first.words("calc-total")).fill("17")
    yield "calculissimo-announced", first.page
    first.page.locator("button.main").click()
    expect(other.button("contest-challenge")).to_be_visible()
    yield "calculissimo-contest", other.page
    eve.page.goto(f"/t/{made['match']}#w={made['links']['watch']}")
    expect(eve.page.get_by_role("grid")).to_be_visible()
    yield "calculissimo-watched", eve.page
    eve.page.goto(f"/projector/{made['match']}#w={made['links']['watch']}")
    expect(eve.page.locator(".projector [role=grid]")).to_be_visible()
    yield "projector", eve.page


def some(visitor: Visitor) -> Placement:
    found = placement(visitor.table, visitor.state)
    assert found is not None
    return found


def contig60(ana: Visitor) -> Iterator[Shown]:
    """A game against the computer, from the first throw to the last word, and the game again."""
    page = ana.page
    begin(ana, make(ana, "contig60", ME, GREEDY, help=True)["match"])
    for _ in range(6):
        state = ana.until_asked()
        advised(ana)
        page.locator("button.main").click()
        ana.until_after(state)
    ana.until_asked()
    ana.press("contig-reach")
    expect(ana.button("contig-reach-hide")).to_be_visible()
    yield "contig60-reach", page
    ana.press("contig-reach-hide")
    advised(ana)
    yield "contig60", page
    ana.press("resign")
    yield "contig60-resign", page
    ana.press("resign-yes")
    yield "contig60-end", ended(ana)
    yield "contig60-replay", replayed(ana)


def advised(visitor: Visitor) -> None:
    """Write what the page advises."""
    visitor.press("contig-hint")
    expect(visitor.page.locator("[data-token]").first).to_be_visible()
    expect(visitor.page.locator("button.main")).to_be_enabled()


def longest(visitor: Visitor) -> str:
    return max(sentences(visitor.table, visitor.state), key=len)


def contig60_together(ana: Visitor, bo: Visitor, eve: Visitor) -> Iterator[Shown]:
    """A steal that is declined, what was possible, and a sentence that may be contested."""
    made = make(ana, "contig60", ME, OPEN, options=SLOW)
    meet(ana, bo, made)
    first, other = in_order(ana, bo)
    yield "contig60-begins", first.page
    first.press("contig-main-pass")
    first.press("contig-pass-yes")
    other.until_told("the steal", lambda told: told["clocks"]["wait"] == "steal")
    expect(other.button("contig-main-decline")).to_be_visible()
    yield "contig60-steal", other.page
    other.press("contig-main-decline")
    first.press("contig-possible")
    expect(first.page.get_by_role("region", name=first.words("contig-possible"))).to_be_visible()
    yield "contig60-possible", first.page
    other.until_told(
        "the turn", lambda told: told["you"] in told["to_act"] and told["clocks"]["wait"] == "turn"
    )
    sentence = longest(other)
    ByTap().write(other.page, sentence)
    ByTap().aim(other.page, sentence.split("=")[1])
    other.page.locator("button.main").click()
    expect(first.button("contest-challenge")).to_be_visible()
    yield "contig60-contest", first.page
    eve.page.goto(f"/t/{made['match']}#w={made['links']['watch']}")
    expect(eve.page.get_by_role("grid")).to_be_visible()
    yield "contig60-watched", eve.page


def with_tables(ana: Visitor, eve: Visitor) -> Iterator[Shown]:
    """Where tables are listed: one's own, and those of everybody."""
    make(ana, "calculissimo", ME, OPEN, listed=True)
    begin(ana, make(ana, "contig60", ME, GREEDY, listed=True)["match"])
    ana.until_asked()
    open_a_record(ana)
    ana.page.goto("/")
    expect(ana.page.get_by_text(ana.words("your-turn")).first).to_be_visible()
    expect(
        ana.page.get_by_role("link", name=ana.words("games-review"), exact=True)
    ).not_to_have_count(0)
    yield "home-tables", ana.page
    ana.page.get_by_role("link", name=ana.words("games-all"), exact=True).click()
    expect(ana.page.get_by_role("heading", name=ana.words("games-opened"))).to_be_visible()
    yield "games", ana.page
    eve.page.goto("/games")
    expect(eve.page.get_by_text(eve.words("games-none"))).to_be_visible()
    yield "games-none", eve.page
    eve.page.goto("/lobby")
    expect(eve.page.locator("article").nth(1)).to_be_visible()
    yield "lobby", eve.page


def without(lost: Visitor, strict: Visitor) -> Iterator[Shown]:
    """A server that does not answer, and a browser that keeps nothing."""
    lost.page.route_web_socket("**/ws", lambda socket: socket.close())
    lost.page.goto("/")
    expect(lost.page.get_by_text(lost.words("connection-away"))).to_be_visible()
    yield "away", lost.page
    strict.page.add_init_script(NOTHING_KEPT)
    strict.context.route("**/api/me", lambda route: route.abort())
    strict.forgive("ERR_FAILED", "401", "403")
    strict.page.goto("/")
    expect(strict.page.get_by_text(strict.words("storage-off"))).to_be_visible()
    yield "storage-off", strict.page
