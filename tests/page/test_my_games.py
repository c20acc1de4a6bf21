"""One's own finished games on the first screen and on a screen of their own, and saved games that are dropped or chosen."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, OPEN, begin, give_up, in_order, make, meet
from tests.page.thinking import words
from tests.page.visitor import PHONE, Visitor

GAMES = ("calculissimo", "contig60")
RECORD = Path(__file__).parent / "records" / "contig60-junior.record"


def listed(page: Page) -> Locator:
    """The finished games that are shown."""
    return page.locator("li").filter(has=page.get_by_role("link", name=words("games-review")))


def lose(visitor: Visitor, game: str) -> str:
    """A game against the computer that is given up."""
    match: str = make(visitor, game, ME, GREEDY)["match"]
    begin(visitor, match)
    visitor.until_asked()
    give_up(visitor)
    visitor.until_told("the end", lambda told: told["outcome"] is not None)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_on_the_first_screen_and_opens_its_replay(
    visit: Stage, game: str
) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo")
    meet(ana, bo, make(ana, game, ME, OPEN))
    first, other = in_order(ana, bo)
    names = {ana: "Ana", bo: "Bo"}
    give_up(first)
    match = first.match
    for visitor, won in ((first, False), (other, True)):
        visitor.until_told("the end", lambda told: told["outcome"] is not None)
        visitor.page.goto("/")
        entry = listed(visitor.page)
        expect(entry).to_have_count(1)
        expect(entry).to_contain_text(words(f"game-{game}"))
        rival = names[first if won else other]
        expect(entry).to_contain_text(words("home-table-with", names=rival))
        told = words("games-won") if won else words("games-won-by", name=rival)
        expect(entry).to_contain_text(told)
        expect(entry).to_contain_text(re.compile(r"20\d\d"))
        entry.get_by_role("link").first.click()
        expect(visitor.button("replay-next")).to_be_visible()
        assert f"/replay/{match}#w=" in visitor.page.url
    other.page.go_back()
    other.page.get_by_role("link", name=words("games-review"), exact=True).click()
    expect(other.page).to_have_url(re.compile(f"/review/{match}"))


def test_games_on_one_device_have_the_names_of_those_who_share_it(visit: Stage) -> None:
    visitor = visit("/device/contig60", name="Ana")
    page = visitor.page
    fields = page.get_by_role("textbox")
    fields.nth(0).fill("Mum")
    fields.nth(1).fill("Tim")
    visitor.press("new-start")
    expect(page.get_by_role("grid")).to_be_visible()
    visitor.until_told("the first turn", lambda told: told["to_act"])
    loser = visitor.state["to_act"][0]
    give_up(visitor)
    visitor.until_told("the end", lambda told: told["outcome"] is not None)
    page.goto("/")
    expect(listed(page)).to_contain_text(words("home-table-device"))
    winner = ("Mum", "Tim")[2 - loser]
    expect(listed(page)).to_contain_text(words("games-won-by", name=winner))


def test_there_are_more_games_than_a_handful(visit: Stage) -> None:
    """The first screen has four, the screen of all of them twenty at a time."""
    visitor = visit(name="Ana")
    page = visitor.page
    match = lose(visitor, "contig60")
    found = visitor.api("GET", "/me/games")["games"][0]

    def many(route: Route) -> None:
        query = parse_qs(urlsplit(route.request.url).query)
        most = int(query["most"][0])
        begun = 20 if "after" in query else 0
        games = [
            found | {"match": f"{match[:-2]}{n:02}"} for n in range(begun, min(begun + most, 25))
        ]
        later = None if begun else "1-x"
        route.fulfill(json={"games": games, "next": later})

    page.route("**/api/me/games?*", many)
    page.goto("/")
    expect(listed(page)).to_have_count(4)
    page.get_by_role("link", name=words("games-all"), exact=True).click()
    expect(listed(page)).to_have_count(20)
    visitor.press("games-more")
    expect(listed(page)).to_have_count(25)
    expect(visitor.button("games-more")).to_have_count(0)


def test_who_has_played_nothing_reads_what_will_be_there(visit: Stage) -> None:
    for visitor in (visit(), visit(name="Ana")):
        for path in ("/", "/games"):
            visitor.page.goto(path)
            expect(visitor.page.get_by_text(words("games-none"))).to_be_visible()


def test_nothing_of_them_is_left_when_somebody_is_forgotten(visit: Stage) -> None:
    visitor = visit(name="Ana")
    page = visitor.page
    lose(visitor, "contig60")
    page.goto("/")
    expect(listed(page)).to_have_count(1)
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("header summary").click()
    visitor.press("me-forget")
    expect(listed(page)).to_have_count(0)
    expect(page.get_by_text(words("games-none"))).to_be_visible()
    kept = page.evaluate("() => Object.keys(localStorage)")
    assert not {"games", "drafts", "names", "opened"} & set(kept)


def test_replays_and_games_are_in_the_menu(visit: Stage) -> None:
    visitor = visit("/rules", size=PHONE)
    page = visitor.page
    for key, path in (("header-games", "/games"), ("header-replay", "/replay")):
        page.locator("header summary").click()
        page.locator("header").get_by_role("link", name=words(key), exact=True).click()
        expect(page).to_have_url(re.compile(f"{path}$"))


# Saved games

_DROP = """([name, text]) => {
  const files = new DataTransfer()
  files.items.add(new File([text], name))
  for (const type of ["dragover", "drop"])
    window.dispatchEvent(new DragEvent(type, { dataTransfer: files, bubbles: true, cancelable: true }))
}"""


def drop(page: Page, name: str, text: str) -> None:
    expect(page.get_by_text(words("games-open"))).to_be_visible()
    page.evaluate(_DROP, [name, text])


def test_a_record_that_is_dropped_on_the_first_screen_opens_its_replay(visit: Stage) -> None:
    visitor = visit("/")
    page = visitor.page
    drop(page, "a.record", RECORD.read_text("utf-8"))
    expect(visitor.button("replay-next")).to_be_visible()
    expect(page).to_have_url(re.compile("/replay/-#f="))
    # It stays in this browser, over a reload, too.
    page.reload()
    expect(visitor.button("replay-next")).to_be_visible()
    page.goto("/games")
    opened = page.get_by_role("region", name=words("games-opened"))
    opened.get_by_role("link").click()
    expect(visitor.button("replay-next")).to_be_visible()
    page.go_back()
    opened.get_by_role("button").click()
    expect(opened).to_have_count(0)


def test_a_record_is_chosen_by_a_button(visit: Stage) -> None:
    visitor = visit("/", size=PHONE)
    visitor.page.get_by_label(words("games-open")).set_input_files(RECORD)
    expect(visitor.button("replay-next")).to_be_visible()


def test_what_is_no_record_is_refused_with_a_sentence(visit: Stage) -> None:
    visitor = visit("/")
    visitor.forgive("400")
    page = visitor.page
    wrong = page.get_by_role("alert")
    drop(page, "cat.png", "\x89PNG\r\n\x1a\n")
    expect(wrong).to_contain_text(words("why-record-header-unreadable"))
    drop(page, "long.record", "x" * 400_001)
    expect(wrong).to_contain_text(words("why-record-too-large", limit=200_000))
    good = RECORD.read_text("utf-8")
    drop(
        page,
        "changed.record",
        re.sub(r"^(\d+\t1\t)[^\t\n]+", r"\1nonsense", good, count=1, flags=re.MULTILINE),
    )
    expect(wrong).to_contain_text(words("replay-line", line="").partition(" ")[0])
    assert page.url.endswith("/")
    drop(page, "a.record", good)
    expect(visitor.button("replay-next")).to_be_visible()
