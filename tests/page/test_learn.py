"""The first game of somebody new, played to its end by keyboard alone and by tap alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from contissimo.games import GAMES
from contissimo.games.calculissimo import GAME as CALCULISSIMO
from contissimo.games.calculissimo.moves import Placement
from contissimo.i18n import Catalogue, languages
from contissimo.study.lessons import Task, tasks_of
from tests.page.hands import Hands, Keys, Tap, held
from tests.page.saying import ByKeys, ByTap, Says
from tests.page.stage import Stage
from tests.page.thinking import words
from tests.page.visitor import DESKTOP, PHONE

NARROW = (320, 640)
WAYS: dict[str, tuple[Hands, Says, tuple[int, int]]] = {
    "keys": (Keys(), ByKeys(), DESKTOP),
    "tap": (Tap(), ByTap(), PHONE),
}
every_way = pytest.mark.parametrize("way", WAYS)


def button(page: Page, key: str) -> Locator:
    return page.get_by_role("button", name=words(key), exact=True)


def named(page: Page, game: str, task: Task) -> Locator:
    return page.get_by_role("heading", name=words(f"lesson-{game}-{task.id}"), exact=True)


def lay(page: Page, hands: Hands, move: Placement) -> None:
    hands.lay(page, move)
    if move.total is not None:
        page.get_by_label(words("calc-total"), exact=True).fill(str(move.total))
        page.keyboard.press("Enter")
        return
    main = page.locator(".main")
    expect(main).to_have_text(re.compile(r"Play for"))
    hands.press(page, main)


def exchange(page: Page, hands: Hands, faces: str) -> None:
    if isinstance(hands, Tap):
        page.locator(".more summary").tap()
    hands.press(page, button(page, "calc-exchange"))
    for face in dict.fromkeys(faces):
        hands.press(page, held(page, face))
    main = page.locator(".main")
    main.tap() if isinstance(hands, Tap) else main.press("Enter")


def solve(page: Page, task: Task, way: str) -> None:
    """Do what the task's own example does."""
    hands, says, _ = WAYS[way]
    move = task.game.read_move(task.example)
    if isinstance(move, Placement):
        lay(page, hands, move)
    elif task.example.startswith("swap "):
        exchange(page, hands, task.example.removeprefix("swap "))
    elif task.example == "challenge":
        hands.press(page, button(page, "contest-challenge"))
    elif task.example == "pass":
        hands.press(page, button(page, "contig-main-pass"))  # not asked about: nothing can be made
    else:
        says.write(page, task.example)
        main = page.locator(".main")
        expect(main).to_have_text(re.compile(r" for \d+ point"))
        if way == "keys":
            page.keyboard.press("Enter")
        else:
            main.tap()


@every_way
@pytest.mark.parametrize("game", ["calculissimo", "contig60"])
def test_a_whole_first_game(visit: Stage, game: str, way: str) -> None:
    page = visit(f"/learn/{game}", size=WAYS[way][2]).page
    tasks = list(tasks_of(GAMES[game]).values())
    for task in tasks:
        expect(named(page, game, task)).to_be_visible()
        expect(page.get_by_role("log")).to_contain_text(words(f"lesson-{game}-{task.id}.task"))
        solve(page, task, way)
        last = task is tasks[-1]
        following = button(page, "lesson-finish" if last else "lesson-next")
        expect(following).to_be_focused()
        expect(page.get_by_role("log")).to_contain_text(words(f"lesson-{game}-{task.id}.done"))
        if way == "keys":
            page.keyboard.press("Enter")
        else:
            following.tap()
    expect(button(page, "play-now")).to_be_visible()


def test_a_lesson_goes_on_where_one_left_off(visit: Stage) -> None:
    page = visit("/learn/contig60").page
    first, second, third, *_ = tasks_of(GAMES["contig60"]).values()
    solve(page, first, "keys")
    expect(button(page, "lesson-next")).to_be_focused()
    page.reload()
    expect(named(page, "contig60", second)).to_be_visible()
    button(page, "lesson-skip").click()
    expect(named(page, "contig60", third)).to_be_visible()
    button(page, "lesson-back").click()
    expect(named(page, "contig60", second)).to_be_visible()


def test_what_is_allowed_but_not_asked_for_is_said_and_can_be_tried_again(visit: Stage) -> None:
    page = visit("/learn/contig60").page
    first, second, *_ = tasks_of(GAMES["contig60"]).values()
    button(page, "lesson-skip").click()
    expect(named(page, "contig60", second)).to_be_visible()
    solve(page, first, "keys")  # 9 instead of 20
    expect(page.locator(".turn").get_by_text(words("why-lesson-not-asked"))).to_be_visible()
    page.keyboard.press("Escape")
    solve(page, second, "keys")
    expect(button(page, "lesson-next")).to_be_focused()


def test_the_rules_themselves_say_why_8_divided_by_2_times_3_is_no_line(visit: Stage) -> None:
    """calculissimo §4.5"""
    page = visit("/learn/calculissimo").page
    task = tasks_of(GAMES["calculissimo"])["order"]
    while not named(page, "calculissimo", task).is_visible():
        button(page, "lesson-skip").click()
    move = CALCULISSIMO.read_move("8f 8/2*3")
    assert isinstance(move, Placement)
    Keys().lay(page, move)
    expect(page.get_by_text(words("why-not-whole", line="8÷2×3"), exact=True).first).to_be_visible()
    page.keyboard.press("Escape")
    solve(page, task, "keys")
    expect(button(page, "lesson-next")).to_be_focused()


def test_without_storage_a_lesson_says_that_it_is_not_remembered(visit: Stage) -> None:
    visitor = visit()
    visitor.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('off') } })"
    )
    visitor.page.goto("/learn/contig60")
    expect(visitor.page.get_by_text(words("lesson-storage-off"))).to_be_visible()
    solve(visitor.page, next(iter(tasks_of(GAMES["contig60"]).values())), "keys")
    expect(button(visitor.page, "lesson-next")).to_be_focused()


@pytest.mark.parametrize("game", ["calculissimo", "contig60"])
def test_the_longest_task_is_not_too_wide_for_a_narrow_phone(visit: Stage, game: str) -> None:
    """In every language: what was solved before is what the browser remembers."""
    visitor = visit(f"/learn/{game}", size=NARROW)
    page = visitor.page
    for lang in languages():
        text = Catalogue(lang).text
        names = list(tasks_of(GAMES[game]))
        longest = max(names, key=lambda name: len(text(f"lesson-{game}-{name}.task")))
        solved = " ".join(names[: names.index(longest)])
        page.evaluate(
            "kept => Object.assign(localStorage, kept)", {f"learn.{game}": solved, "lang": lang}
        )
        page.reload()
        name = text(f"lesson-{game}-{longest}")
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
        expect(page.get_by_role("grid")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") == NARROW[0], (lang, name)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_gives_up_in_a_lesson(visit: Stage, game: str) -> None:
    """Nor anywhere near what is tapped there, in a menu or out of it."""
    for size in (DESKTOP, PHONE):
        page = visit(f"/learn/{game}", size=size).page
        expect(page.get_by_role("grid")).to_be_visible()
        menu = page.locator(".actions summary")
        if menu.is_visible():
            menu.click()
        expect(page.get_by_text(words("resign"), exact=True)).to_have_count(0)
