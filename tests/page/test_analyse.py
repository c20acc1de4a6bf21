"""The board to think on: a position is set up by tap, by keys and from a replay; asked about, tried, played on, printed and shared."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from contissimo.games import GAMES
from tests.page.hands import square
from tests.page.looking import findings
from tests.page.screens import GAMES as KEYS_OF_GAMES
from tests.page.stage import Stage
from tests.page.tables import ME, OPEN, make, meet
from tests.page.visitor import DESKTOP, PHONE, Visitor

PLAYTHROUGHS = Path(__file__).parents[1] / "data" / "playthroughs"
SHORT = PLAYTHROUGHS / "calculissimo-short.record"


def opened(visit: Stage, game: str, size: tuple[int, int] = DESKTOP, **options: Any) -> Visitor:
    visitor = visit("/analyse", size=size, **options)
    visitor.page.get_by_role("link", name=visitor.words(f"game-{game}"), exact=False).last.click()
    expect(visitor.page.get_by_role("grid")).to_be_visible()
    return visitor


def position(page: Page) -> str:
    """As the address has it."""
    return parse_qs(urlsplit(page.url).fragment)["p"][0]


def piece(page: Page, face: str) -> None:
    page.locator(f'[data-piece="{face}"]').click()


def says(visitor: Visitor, key: str, **values: str | int) -> None:
    expect(visitor.page.get_by_text(visitor.words(key, **values)).first).to_be_visible()


def rack(visitor: Visitor, seat: int, tiles: str) -> None:
    field = visitor.page.get_by_label(visitor.words("analyse-rack"), exact=True).nth(seat - 1)
    field.fill(tiles)
    field.blur()


def name(visitor: Visitor, seat: int) -> str:
    return visitor.words("seat-numbered", seat=seat)


def test_tiles_are_laid_by_tap_and_by_keys_and_the_bag_is_what_is_left(visit: Stage) -> None:
    visitor = opened(visit, "calculissimo")
    page = visitor.page
    piece(page, "3")
    square(page, "h8").click()
    square(page, "i8").focus()
    page.keyboard.type("+4")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("j")
    page.keyboard.press("5")
    rack(visitor, 1, "\uff19+6:257")  # as a Japanese keyboard writes a 9
    rack(visitor, 2, "1")
    rules = GAMES["calculissimo"].rulesets["short"]
    visitor.until("the position", lambda: " 25679+/,1 " in position(page))
    text = position(page)
    GAMES["calculissimo"].read_position(text, rules)
    row = text.split("|")[7]
    assert row[7] == "3"
    assert "4" in row
    assert "f" in row
    says(visitor, "analyse-ready", name=name(visitor, 1))
    visitor.press("calc-face-joker")
    piece(page, "3")
    square(page, "h8").click()
    visitor.until("it is taken away", lambda: position(page).split("|")[7][7] == ".")


def test_markers_and_dice_are_set_and_whose_turn_it_is(visit: Stage) -> None:
    visitor = opened(visit, "contig60", PHONE)
    page = visitor.page
    piece(page, "1")
    square(page, "27").click()
    square(page, "28").focus()
    page.keyboard.press("2")
    page.get_by_label(visitor.words("analyse-die", number=2)).select_option("4")
    page.get_by_label(visitor.words("analyse-turn"), exact=True).nth(1).check()
    points = page.get_by_label(visitor.words("analyse-points"), exact=True).first
    points.fill("33")
    points.blur()
    visitor.until("the position", lambda: " 33,60 24,24 1,4,1 2 begin:1;turns:1" in position(page))
    says(visitor, "analyse-ready", name=name(visitor, 2))


def test_what_can_not_be_is_said(visit: Stage) -> None:
    visitor = opened(visit, "calculissimo")
    visitor.forgive("400")
    page = visitor.page
    rack(visitor, 1, "///////")
    rack(visitor, 2, "///////")
    says(visitor, "why-position-tiles")
    expect(visitor.button("analyse-computer")).to_be_disabled()
    expect(visitor.button("analyse-moves")).to_be_disabled()
    page.get_by_role("button", name=visitor.words("analyse-clear")).click()
    says(visitor, "analyse-ready", name=name(visitor, 1))


@pytest.mark.parametrize("game", KEYS_OF_GAMES)
def test_its_moves_are_listed_laid_and_one_is_tried(visit: Stage, game: str) -> None:
    visitor = opened(visit, game)
    page = visitor.page
    if game == "calculissimo":
        rack(visitor, 1, "9+6/257")
        rack(visitor, 2, "4-31+2+")
    else:
        page.get_by_label(visitor.words("analyse-die", number=1)).select_option("2")
    visitor.press("analyse-moves")
    listed = page.locator("tbody tr")
    expect(listed.nth(3)).to_be_visible()
    before = position(page)
    lying = page.locator("[role=grid] .tile, [role=grid] .marker")
    expect(lying.first).to_be_visible()
    listed.nth(2).locator("th button").click()
    expect(listed.nth(2).locator("th button")).to_have_attribute("aria-pressed", "true")
    assert position(page) == before, "what is shown is no part of what is set up"
    visitor.press("analyse-try")
    expect(page.get_by_role("heading", name=visitor.words("analyse-try"))).to_be_visible()
    visitor.press("analyse-back")
    expect(visitor.button("analyse-moves")).to_be_visible()


@pytest.mark.parametrize("way", ["computer", "device"])
def test_one_plays_on_from_it(visit: Stage, way: str) -> None:
    visitor = opened(visit, "contig60")
    page = visitor.page
    piece(page, "2")
    square(page, "28").click()
    page.get_by_label(visitor.words("analyse-die", number=1)).select_option("2")
    says(visitor, "analyse-ready", name=name(visitor, 1))
    wanted = position(page)
    visitor.press(f"analyse-{way}")
    page.wait_for_url("**/t/*")
    state = visitor.until_asked()
    assert state["view"] == wanted
    assert [entry[2] for entry in state["log"]] == ["start"]
    kinds = [seat["level"] for seat in visitor.table["seats"]]
    assert (kinds[1] is None) == (way == "device")


@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_players_are_set_up_by_hand_and_play_on(visit: Stage, seats: int) -> None:
    visitor = opened(visit, "calculissimo")
    page = visitor.page
    page.get_by_label(visitor.words("analyse-players")).select_option(str(seats))
    expect(page.get_by_label(visitor.words("analyse-rack"), exact=True)).to_have_count(seats)
    piece(page, "3")
    square(page, "h8").click()
    rack(visitor, seats, "4+7")
    page.get_by_label(visitor.words("analyse-points")).nth(seats - 1).fill("12")
    page.get_by_label(visitor.words("analyse-points")).nth(seats - 1).blur()
    page.get_by_role("radio", name=visitor.words("analyse-turn")).nth(seats - 1).check()
    visitor.press("analyse-fill")
    says(visitor, "analyse-ready", name=name(visitor, seats))
    wanted = position(page)
    read = GAMES["calculissimo"].read_position(wanted, GAMES["calculissimo"].rulesets["short"])
    assert read.scores == (*[0] * (seats - 1), 12)
    assert [len(held) for held in wanted.split(" ")[1].split(",")] == [7] * seats
    # Fewer players and more again: whoever stays keeps what they have.
    count = page.get_by_label(visitor.words("analyse-players"))
    count.select_option(str(seats - 1))
    says(visitor, "analyse-ready", name=name(visitor, 1))
    count.select_option(str(seats))
    visitor.until("the seats", lambda: position(page).split(" ")[1].count(",") == seats - 1)
    visitor.press("analyse-fill")
    says(visitor, "analyse-ready", name=name(visitor, 1))
    visitor.press("analyse-moves")
    expect(page.locator("tbody tr").first).to_be_visible()
    visitor.press("analyse-device")
    page.wait_for_url("**/t/*")
    visitor.until("the table", lambda: visitor.match in visitor.tables)
    assert len(visitor.table["seats"]) == seats
    assert visitor.table["yours"] == list(range(1, seats + 1))


def test_a_link_shows_the_same_position_to_somebody_else(visit: Stage) -> None:
    visitor = opened(visit, "contig60")
    piece(visitor.page, "1")
    square(visitor.page, "28").click()
    says(visitor, "analyse-chance")
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.press("analyse-share")
    expect(visitor.button("share-copied")).to_be_visible()
    link = visitor.page.evaluate("navigator.clipboard.readText()")
    asked: list[str] = []
    other = visit(lang="de")
    other.page.on("request", lambda request: asked.append(request.url))
    other.page.goto(link)
    expect(square(other.page, "28").locator(".marker")).to_be_visible()
    assert position(other.page) == position(visitor.page)
    assert not any("p=" in url for url in asked), "what stands after # reaches no server"


def test_it_is_printed(visit: Stage) -> None:
    visitor = opened(visit, "calculissimo")
    says(visitor, "analyse-ready", name=name(visitor, 1))
    with visitor.page.expect_download() as download:
        visitor.press("analyse-print")
    assert download.value.suggested_filename == "contissimo-calculissimo.pdf"
    assert Path(download.value.path()).read_bytes().startswith(b"%PDF")


def test_who_plays_with_people_is_told_why_there_are_no_moves(visit: Stage) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo")
    meet(ana, bo, make(ana, "contig60", ME, OPEN))
    ana.page.goto("/analyse/contig60")
    ana.page.get_by_label(ana.words("analyse-die", number=1)).select_option("2")
    ana.forgive("409")
    ana.press("analyse-moves")
    says(ana, "why-moves-while-playing")


# From a replay


def replayed(visit: Stage, size: tuple[int, int] = DESKTOP) -> Visitor:
    visitor = visit("/replay", size=size)
    visitor.page.locator("input[type=file]").set_input_files(SHORT)
    expect(visitor.button("replay-next")).to_be_visible()
    return visitor


def test_the_best_move_stays_on_beside_every_turn(visit: Stage) -> None:
    visitor = replayed(visit)
    page = visitor.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    box = page.get_by_role("checkbox", name=visitor.words("replay-best-always"))
    box.check()
    best = page.get_by_role("region", name=visitor.words("replay-best-title"))
    shown = []
    for _ in range(4):
        visitor.press("replay-next")
        expect(best).to_be_visible()
        expect(best.get_by_text(visitor.words("table-loading"))).to_have_count(0)
        shown.append(best.inner_text())
    for text in shown[-2::-1]:
        visitor.press("replay-back")
        assert best.inner_text() == text, "what was asked once is there at once"
    assert len([url for url in asked if url.endswith("/replay/best")]) <= 2
    page.reload()
    visitor.press("replay-next")
    expect(best).to_be_visible()


def test_one_goes_on_from_any_turn_and_may_change_it_first(visit: Stage) -> None:
    visitor = replayed(visit)
    page = visitor.page
    for _ in range(3):
        visitor.press("replay-next")
    visitor.press("replay-go-on")
    visitor.press("analyse-computer")
    page.wait_for_url("**/t/*")
    state = visitor.until_asked()
    assert state["log"][0][2] == "start"
    assert any(letter not in ".|" for letter in state["view"].split(" ")[0])

    page.go_back()
    visitor.press("replay-next")
    page.get_by_role("link", name=visitor.words("replay-set-up")).click()
    expect(
        page.get_by_role("heading", name=visitor.words("analyse-of", game="Calculissimo"))
    ).to_be_visible()
    says(visitor, "analyse-chance")


def test_the_replay_of_such_a_game_begins_with_its_position(visit: Stage) -> None:
    visitor = opened(visit, "contig60")
    page = visitor.page
    piece(page, "2")
    square(page, "28").click()
    page.get_by_label(visitor.words("analyse-die", number=1)).select_option("2")
    says(visitor, "analyse-ready", name=name(visitor, 1))
    visitor.press("analyse-computer")
    page.wait_for_url("**/t/*")
    visitor.until_asked()
    visitor.press("resign")
    visitor.press("resign-yes")
    visitor.until_told("the end", lambda told: told["outcome"] is not None)
    page.goto(f"/replay/{visitor.match}")
    says(visitor, "replay-start-position")
    expect(square(page, "28").locator(".marker")).to_be_visible()
    expect(page.get_by_text(visitor.words("proof-good"))).to_be_visible()


# For everyone


@pytest.mark.parametrize("game", KEYS_OF_GAMES)
def test_it_is_for_everyone_on_every_screen(visit: Stage, game: str) -> None:
    visitor = opened(visit, game, DESKTOP)
    if game == "calculissimo":
        rack(visitor, 1, "9+6/257")
        rack(visitor, 2, "4-31+2+")
    else:
        visitor.page.get_by_label(visitor.words("analyse-die", number=1)).select_option("2")
    visitor.press("analyse-moves")
    expect(visitor.page.locator("tbody tr").nth(2)).to_be_visible()
    found = list(findings(visitor.page))
    assert not found, "\n".join(found)
