"""Looking back at a game: its numbers, its graph, one turn at a time, and another try at what went wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from contissimo.games import GAMES
from contissimo.study.again import as_good, mistakes
from contissimo.study.budget import DEEP
from contissimo.study.review import open_record, review
from tests.page.looking import RULES, axe
from tests.page.saying import ByKeys, ByTap, Says
from tests.page.screens import RECORD
from tests.page.stage import Stage
from tests.page.test_end import win_by_a_line
from tests.page.visitor import DESKTOP, PHONE, Visitor

RECORDS = Path(__file__).parent / "records"
HANDS: dict[str, tuple[tuple[int, int], Says]] = {
    "desktop": (DESKTOP, ByKeys()),
    "phone": (PHONE, ByTap()),
}


def dropped(visit: Stage, size: tuple[int, int], record: Path = RECORD) -> Visitor:
    """The review of a record, once it is final."""
    visitor = visit("/replay", size=size)
    page = visitor.page
    page.locator("input[type=file]").set_input_files(record)
    visitor.press("replay-review")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_text(visitor.words("review-close-look"))).to_be_visible()
    return visitor


def play(page: Page, hand: Says, sentence: str) -> None:
    hand.write(page, sentence)
    main = page.locator("button.main")
    expect(main).to_be_enabled()
    main.press("Enter") if isinstance(hand, ByKeys) else main.click()


def test_a_game_that_was_played_is_reviewed_from_its_end(visit: Stage) -> None:
    visitor = win_by_a_line(visit)
    page = visitor.page
    end = page.get_by_role("region", name=visitor.words("end-title"))
    buttons = end.locator("a.button, button.button")
    expect(buttons.nth(1)).to_have_text(visitor.words("end-review"))
    buttons.nth(1).click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_text(visitor.words("review-close-look"))).to_be_visible()
    assert "turn=" in page.url
    # Over plain http, as in a network at home, there is no clipboard API.
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    visitor.press("review-share")
    expect(page.get_by_role("button", name=visitor.words("share-copied"))).to_be_visible()
    page.get_by_role("link", name=visitor.words("review-practice")).click()
    expect(page.get_by_role("heading", name=visitor.words("review-practice"))).to_be_visible()
    expect(page.get_by_text(visitor.words("review-practice-about", n=1))).to_be_visible()


@pytest.mark.parametrize("hand", HANDS)
def test_a_mistake_is_tried_again_by_a_worse_move_and_by_another_that_is_as_good(
    visit: Stage, hand: str
) -> None:
    size, says = HANDS[hand]
    found = review(open_record(RECORD.read_text("utf-8"), GAMES)[1], DEEP)
    turn = mistakes(found, found.totals[0].seat)[0]
    assert turn.decision is not None
    good = as_good(turn.decision)
    assert len(good) > 1, "another one is as good as the best"
    visitor = dropped(visit, size)
    page = visitor.page
    page.locator("button.again").press("Enter")
    told = page.get_by_role(
        "region", name=visitor.words("review-again-at", at=1, of=len(mistakes(found, turn.seat)))
    )
    expect(told).to_contain_text(visitor.words("review-again-task"))
    # The answer is nowhere on the screen.
    expect(page.get_by_role("slider")).to_have_count(0)
    expect(page.get_by_text(visitor.words("review-best"), exact=True)).to_have_count(0)

    play(page, says, turn.move)
    expect(told.locator(".verdict")).to_be_visible()
    expect(told.locator(".reply")).to_contain_text("Bo")
    assert axe(page, RULES) == []
    visitor.press("review-again-more")
    play(page, says, good[1].move)
    expect(told.locator(".verdict")).to_have_text(visitor.words("review-again-right"))
    expect(told.locator(".reply")).to_have_count(0)
    visitor.press("review-again-show")
    expect(told.get_by_role("list").get_by_role("listitem")).to_have_count(len(good))
    assert axe(page, RULES, "[role=grid]") == []
    visitor.press("review-again-next")
    expect(page.locator(".verdict")).to_have_count(0)
    visitor.press("review-again-back")
    graph = page.get_by_role("slider")
    expect(graph).to_be_visible()
    if isinstance(says, ByTap):
        box = graph.bounding_box()
        assert box is not None
        for part, turn_shown in ((0.99, graph.get_attribute("aria-valuemax")), (0.15, "1")):
            graph.tap(position={"x": part * box["width"], "y": 60})
            expect(graph).to_have_attribute("aria-valuenow", turn_shown or "")


def test_the_graph_is_walked_by_keys_and_touched_and_read_as_a_table(visit: Stage) -> None:
    visitor = dropped(visit, DESKTOP)
    page = visitor.page
    graph = page.get_by_role("slider")
    graph.press("Home")
    expect(graph).to_have_attribute("aria-valuenow", "1")
    graph.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "2")
    heading = visitor.words("review-turn", turn=2)
    expect(page.get_by_role("heading", name=f"{heading} · Bo")).to_be_visible()
    graph.press("End")
    last = graph.get_attribute("aria-valuemax")
    assert last is not None
    expect(graph).to_have_attribute("aria-valuenow", last)
    box = graph.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] - 12, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 50, box["y"] + 60, steps=4)
    page.mouse.up()
    expect(graph).to_have_attribute("aria-valuenow", "1")
    page.get_by_text(visitor.words("review-table")).click()
    table = page.get_by_role("region", name=visitor.words("review-table"))
    expect(table.locator("tbody tr")).to_have_count(int(last))
    table.get_by_role("button", name="3", exact=True).click()
    expect(graph).to_have_attribute("aria-valuenow", "3")
    page.get_by_text(visitor.words("review-sum"), exact=True).click()
    expect(page.get_by_text(visitor.words("review-swings", percent="100%"))).to_be_visible()


def test_any_other_move_is_laid_on_the_board_of_a_turn(visit: Stage) -> None:
    visitor = dropped(visit, DESKTOP)
    page = visitor.page
    page.locator(".turn details summary").click()
    rows = page.locator(".turn tbody tr")
    expect(rows.first.get_by_role("button", pressed=True)).to_be_visible()
    points = page.get_by_role("button", name=visitor.words("review-column-points"), exact=True)
    points.click()
    expect(page.locator("th[aria-sort]")).to_have_text(visitor.words("review-column-points"))
    visitor.press("review-worse-one")
    expect(page.locator("figure")).to_have_count(2)
    visitor.press("review-lay")
    visitor.press("contig-main-pass")
    visitor.press("contig-pass-yes")
    expect(page.locator(".verdict")).to_be_visible()
    visitor.press("review-again-back")
    expect(page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize(("game", "tried"), [("contig60", 1), ("calculissimo", 3)])
def test_children_get_stars_and_no_numbers_that_shame(visit: Stage, game: str, tried: int) -> None:
    visitor = dropped(visit, PHONE, RECORDS / f"{game}-junior.record")
    page = visitor.page
    expect(page.locator(".stars")).to_have_count(2)
    for stars in page.locator(".stars").all():
        assert stars.get_attribute("aria-label") in [
            visitor.words("review-stars", n=n) for n in (1, 2, 3)
        ], "nobody has none"
    # Of seven mistakes in Calculissimo they try the largest.
    expect(page.locator("button.again")).to_have_text(visitor.words("review-again", n=tried))
    main = page.locator("main")
    expect(main).not_to_contain_text("%")
    while (onward := page.get_by_role("button", name=visitor.words("review-next"))).is_enabled():
        onward.click()
        expect(main).not_to_contain_text("%")


@pytest.mark.parametrize("ruleset", ["junior", "contig60"])
def test_what_children_practise_has_stars_and_no_numbers_that_shame(
    visit: Stage, ruleset: str
) -> None:
    visitor = visit("/review", size=PHONE)
    page = visitor.page
    lost = {"decisions": 9, "mistakes": 4, "loss": 0.5}
    kept = {
        "judge": "1",
        "ruleset": ruleset,
        "stars": 2,
        "headline": 77.0,
        "kinds": {"line": lost},
        "stages": {"late": lost},
        "again": [{"seq": 7, "loss": 0.25}],
    }
    games = [{"match": "k3x", "game": "contig60", "seat": 1, "review": kept}]
    page.evaluate("games => localStorage.setItem('games', JSON.stringify(games))", games)
    page.reload()
    expect(page.get_by_role("heading", name=visitor.words("review-practice-games"))).to_be_visible()
    stars = page.get_by_role("img", name=visitor.words("review-stars", n=2))
    children = ruleset == "junior"
    expect(stars).to_have_count(1 if children else 0)
    for number, times in (("25", 1), ("77", 1), ("4 ×", 2)):
        expect(page.get_by_text(number)).to_have_count(0 if children else times)
