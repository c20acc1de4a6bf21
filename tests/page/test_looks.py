"""Small things that were ugly once: each is looked at where it was."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from contissimo.i18n import languages
from tests.page.hands import Keys, square
from tests.page.looking import in_sight, show, speak
from tests.page.saying import ByTap
from tests.page.stage import Stage
from tests.page.tables import FEW, GREEDY, ME, begin, make
from tests.page.test_calculissimo import play_a_turn
from tests.page.test_hints import to_task
from tests.page.test_layout import table
from tests.page.thinking import words
from tests.page.visitor import DESKTOP, PHONE

_BOX = "(element) => { const { left, top, bottom } = element.getBoundingClientRect(); return { left, top, bottom } }"


def box(page: Page, selector: str) -> dict[str, float]:
    found: dict[str, float] = page.locator(selector).first.evaluate(_BOX)
    return found


def test_the_sign_of_a_line_bonus_has_two_bars_that_stay_apart(visit: Stage) -> None:
    """Minus is a tile: the sign must not look like one in the smallest squares."""
    page = table(visit, "calculissimo").page
    for size in (PHONE, (640, 360), (1280, 800)):
        show(page, size)
        gap = page.locator("[role=grid] .operation .equals").first.evaluate("e => e.clientHeight")
        assert gap >= 3, size


def test_four_players_stand_in_one_row_on_a_phone(visit: Stage) -> None:
    visitor = visit(name="Ana", size=PHONE)
    begin(visitor, make(visitor, "calculissimo", ME, GREEDY, GREEDY, GREEDY)["match"])
    for size in (PHONE, (320, 640), (768, 1024)):
        show(visitor.page, size)
        tops = visitor.page.locator(".players > li").evaluate_all(
            "list => list.map((item) => Math.round(item.getBoundingClientRect().top))"
        )
        assert len(tops) == 4
        assert len(set(tops)) == 1, size


def test_on_a_phone_the_newest_move_comes_first(visit: Stage) -> None:
    visitor = visit(name="Ana", size=DESKTOP)
    options = {"tiles": FEW}
    begin(
        visitor,
        make(visitor, "calculissimo", ME, GREEDY, ruleset="short", options=options)["match"],
    )
    for _ in range(2):
        visitor.until_asked()
        play_a_turn(visitor, Keys())
    visitor.until_asked()
    page = visitor.page
    log = page.get_by_role("region", name=words("log-title")).get_by_role("listitem")
    desk = log.all_text_contents()
    show(page, PHONE)
    assert len(desk) >= 3
    assert log.all_text_contents() == desk[::-1]


def test_a_long_sentence_never_hides_the_last_row_of_a_phone(visit: Stage) -> None:
    visitor = table(visit, "calculissimo", options={"tiles": FEW.replace("? 1", "? 0")})
    page = visitor.page
    show(page, PHONE)
    for name in ("a1", "c3", "o15"):
        page.locator("[data-tile]").first.click()
        square(page, name).click()
    expect(page.locator(".fault").first).to_be_visible()
    row = page.locator("[role=gridcell]").last.evaluate(_BOX)
    assert row["bottom"] <= box(page, ".dock")["top"] + 1


def test_on_a_phone_all_of_why_it_is_no_move_is_seen(visit: Stage) -> None:
    """The last words were below the edge of the card, in any language."""
    visitor = table(visit, "calculissimo", options={"tiles": "1 30\n2 10\n"})
    page = visitor.page
    show(page, PHONE)
    for name in ("h8", "i8"):
        page.locator("[data-tile]").first.click()
        square(page, name).click()
    sentence = page.locator(".score .fault")
    expect(sentence).to_be_visible()
    for lang in languages():
        speak(page, lang)
        in_sight(sentence, lang)


def test_the_task_about_passing_hides_no_row_of_a_phone(visit: Stage) -> None:
    visitor = visit(size=PHONE)
    to_task(visitor, "contig60", "pass")
    page = visitor.page
    text = visitor.words("contig-hint-pass", dice="1, 1, and 1")
    expect(page.get_by_text(text, exact=True).first).to_be_visible()
    row = page.locator("[role=gridcell]").last.evaluate(_BOX)
    assert row["bottom"] <= box(page, ".dock")["top"] + 1


def test_the_curtain_hides_no_row_of_a_phone(visit: Stage) -> None:
    """Nor does the last move above it, in any language; and on a tablet all of it is seen."""
    visitor = visit(name="Ana")
    page = visitor.page
    page.goto(f"/t/{make(visitor, 'calculissimo', ME, ME, ruleset='short')['match']}")
    curtain = page.get_by_role("region", name=words("device-title"))
    curtain.get_by_role("button").click()
    visitor.until_asked()
    play_a_turn(visitor, Keys())
    expect(curtain).to_be_visible()
    show(page, PHONE)
    for lang in languages():
        speak(page, lang)
        in_sight(page.locator("[role=gridcell]").last, lang)
    for size in ((768, 1024), (1024, 768)):
        show(page, size)
        for lang in languages():
            speak(page, lang)
            in_sight(page.locator("section.curtain button"), (size, lang))


def test_a_solved_task_leaves_the_board_where_it_is(visit: Stage) -> None:
    visitor = visit()
    page = visitor.page
    for size in (PHONE, (768, 1024), (1024, 768), (1280, 800)):
        page.goto("/learn/contig60")
        page.evaluate("localStorage.clear()")
        page.goto("/learn/contig60")
        expect(page.get_by_role("grid")).to_be_visible()
        show(page, size)
        before = box(page, "[role=grid]")
        ByTap().write(page, "2+3+4=9")
        page.locator("button.main").click()
        expect(page.get_by_role("button", name=words("lesson-next"))).to_be_visible()
        assert box(page, "[role=grid]") == before, size


def test_the_button_of_a_new_table_lies_on_nothing(visit: Stage) -> None:
    """What scrolls below it is covered, not seen through it."""
    page = visit("/new/calculissimo").page
    foot = page.locator("form .foot")
    expect(foot).to_be_visible()
    ground: Any = foot.evaluate("e => getComputedStyle(e).backgroundColor")
    assert ground == page.evaluate("getComputedStyle(document.documentElement).backgroundColor")


def test_a_replay_has_letters_and_numbers_and_its_title_begins_with_the_board(visit: Stage) -> None:
    page = visit("/replay", size=(1280, 800)).page
    page.get_by_text(words("replay-printed")).click()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.locator(".letters")).to_be_visible()
    for size in ((1280, 800), (1920, 1080), (1024, 768)):
        show(page, size)
        left = box(page, ".frame:has([role=grid])")["left"]
        assert abs(box(page, "main h1")["left"] - left) <= 1, size
