"""A whole lesson of each game in browsers: one teacher, one wall, three pupils on phones, and a device that is changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from contissimo.study.pupils import ANIMALS
from contissimo.study.sums import read_sum
from tests.page.classroom import (
    Classroom,
    answers,
    build,
    group,
    hand_in,
    heard,
    until_phase,
)
from tests.page.hands import Drag, Keys
from tests.page.looking import RULES, axe, fits
from tests.page.saying import ByKeys, ByTap
from tests.page.stage import Stage
from tests.page.tables import give_up
from tests.page.visitor import Visitor

SMALL = (Path(__file__).parent / "small_texts.js").read_text("utf-8")
LESSONS = {"calculissimo": "plus-minus", "contig60": "times"}
BOARD = "[role=grid]"


def is_for_everyone(*visitors: Visitor) -> None:
    found = [
        f"{visitor.page.url}: {told}"
        for visitor in visitors
        for told in [*axe(visitor.page, RULES, BOARD), *fits(visitor.page)]
    ]
    assert not found, "\n".join(found)


def is_readable(wall: Visitor) -> None:
    small = wall.page.evaluate(SMALL)
    assert small == []


@pytest.mark.parametrize("game", LESSONS)
def test_a_whole_lesson(visit: Stage, game: str) -> None:
    room = Classroom(visit)
    wall = room.teacher.page.get_by_role("link", name=room.teacher.words("class-wall-open"))
    expect(wall).to_contain_class("go")  # what to do next, while nobody is here
    ana = room.join("fox")
    expect(wall).not_to_contain_class("go")
    expect(room.wall.page.get_by_text(room.wall.words("class-desk-here", count=1))).to_be_visible()
    bo = room.join("owl", ("sun", "key"))
    is_readable(room.wall)
    is_for_everyone(room.teacher, room.wall, ana)
    begin(room, LESSONS[game], ana)
    move, result = answers(ana)[0]
    build(ana, move, result, Drag(), ByTap())
    is_for_everyone(ana)
    hand_in(ana)
    said = room.wall.words("class-desk-answered", count=1, of=2)
    expect(room.wall.page.get_by_text(said)).to_be_visible()
    pause(room, ana)
    other, name = change_device(room, bo, result)
    come_late(room, move, result)
    reveal(room, ana, other)
    show_an_answer(room, name)
    end_at_the_bell(room, ana)


def test_against_the_dice_then_tasks_then_tables(visit: Stage) -> None:
    room = Classroom(visit)
    ana, bo = room.join("fox"), room.join("owl")
    begin(room, "dice", ana)
    move, result = answers(ana)[0]
    wrong = next(other for _, other in answers(ana) if other != result)
    build(ana, move, wrong, Drag(), ByTap())
    hand_in(ana)
    is_readable(room.wall)
    room.do("class-do-close")
    room.do("class-do-reveal")
    until_phase(ana, "revealed")
    room.do("class-do-end")
    work_on_mistakes(room, ana)
    play_at_tables(room, ana, bo)


def test_a_round_by_keyboard_alone(visit: Stage) -> None:
    """The green button keeps the focus: one key opens, closes and reveals; all else is a few tabs away."""
    room = Classroom(visit)
    teacher, ana = room.teacher, join_by_keys(room)
    expect(teacher.page.get_by_text(teacher.words("class-desk-here", count=1))).to_be_visible()
    tab_to(teacher, teacher.page.locator('[name="class-kind"][value="deal"]'))
    teacher.page.keyboard.press("ArrowRight")
    teacher.page.keyboard.press("ArrowLeft")
    about = teacher.words("class-preset-times-about")
    tab_to(teacher, teacher.page.get_by_role("button").filter(has_text=about))
    teacher.page.keyboard.press("Enter")
    tab_to(teacher, teacher.button("class-do-open", round=1))
    teacher.page.keyboard.press("Enter")
    until_phase(ana, "open")
    move, result = answers(ana)[0]
    build(ana, move, result, Drag(), ByTap())
    hand_in(ana)
    for key, phase in (("class-do-close", "closed"), ("class-do-reveal", "revealed")):
        expect(teacher.button(key)).to_be_focused()
        teacher.page.keyboard.press("Enter")
        until_phase(ana, phase)
    is_for_everyone(teacher)
    tab_to(teacher, teacher.button("class-pause"))
    teacher.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    tab_to(teacher, teacher.button("class-resume"))
    teacher.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    names = teacher.page.get_by_label(teacher.words("class-switch-names"))
    tab_to(teacher, names)
    teacher.page.keyboard.press("Space")
    expect(names).to_be_checked()
    tab_to(teacher, teacher.button("class-do-end"))
    teacher.page.keyboard.press("Enter")
    until_phase(ana, "over")


def test_a_lesson_with_other_rules(visit: Stage) -> None:
    room = Classroom(visit)
    teacher, ana = room.teacher, room.join("fox")
    room.do("class-dials")
    lesson = teacher.page.get_by_label(teacher.words("class-dials-lesson"))
    lesson.select_option("whole-steps")
    teacher.page.get_by_role("checkbox", name="÷", exact=True).uncheck(force=True)
    teacher.page.get_by_label(teacher.words("class-dials-rounds")).fill("3")
    is_for_everyone(teacher)
    room.do("class-dials-go")
    room.do("class-do-open", round=1)
    until_phase(ana, "open")
    activity = heard(ana, "class")["activity"]
    assert activity["ruleset"]["options"]["operators"] == "+-*"
    assert (activity["preset"], activity["rounds"]) == ("whole-steps", 3)


def join_by_keys(room: Classroom) -> Visitor:
    """A pupil whose device has no touch and no mouse."""
    pupil = room.visit("/c")
    page, words = pupil.page, pupil.words
    tab_to(pupil, page.get_by_label(words("class-join-code")))
    page.keyboard.type(room.code)
    page.keyboard.press("Enter")
    for name in ("animal-fox", None, "picture-sun", "picture-moon", "class-secret-go"):
        button = page.locator(".foot .go")
        if name is not None:
            button = page.get_by_role("button", name=words(name), exact=True)
        tab_to(pupil, button)
        page.keyboard.press("Enter")
    expect(page.get_by_text(words("class-lobby-title"))).to_be_visible()
    return pupil


def tab_to(visitor: Visitor, wanted: Locator) -> None:
    """Tab until something has the focus; it must be there within one round of the page."""
    expect(wanted).to_be_visible()
    for _ in range(80):
        if wanted.evaluate("(it) => it === document.activeElement"):
            return
        visitor.page.keyboard.press("Tab")
    pytest.fail(f"not reached: {wanted}")


def work_on_mistakes(room: Classroom, ana: Visitor) -> None:
    """What was wrong is a task: wrong once more, then right; the wall counts it."""
    choose(room, "class-set-about")
    task = ana.page.get_by_label(ana.words("class-task-what"))
    expect(task).to_be_visible()
    right = read_sum(heard(ana, "class_round")["tasks"][0]["text"]).value
    assert right is not None
    for said, key in ((right + 1, "class-task-wrong"), (right, "class-task-right")):
        task.fill(str(said))
        ana.press("class-task-check")
        expect(ana.page.get_by_role("status").filter(has_text=ana.words(key))).to_be_visible()
    ana.press("class-task-next")
    expect(ana.page.get_by_text(ana.words("class-tasks-all"))).to_be_visible()
    expect(room.wall.page.get_by_text(room.wall.words("class-wall-done", count=1))).to_be_visible()
    is_readable(room.wall)
    is_for_everyone(ana)
    room.do("class-do-end")


def play_at_tables(room: Classroom, ana: Visitor, bo: Visitor) -> None:
    """Everybody finds their table where they are; the wall has its board."""
    room.teacher.page.locator('[name="class-kind"][value="tables"]').check()
    choose(room, "class-preset-plus-minus-about")
    room.do("class-tables-random")
    for pupil in (ana, bo):
        expect(pupil.page.get_by_role("grid")).to_be_visible()
        expect(pupil.page.get_by_role("link", name=pupil.words("show-open"))).to_have_count(0)
    boards = room.wall.page.get_by_role("list", name=room.wall.words("class-wall-boards"))
    expect(boards.get_by_role("listitem")).to_have_count(1)
    is_readable(room.wall)
    first = heard(ana, "class_round")["match"]
    room.do("class-tables-rotate")
    ana.until("another table", lambda: heard(ana, "class_round")["match"] not in (None, first))
    second = heard(ana, "class_round")["match"]
    room.do("class-tables-hand")
    chosen = room.teacher.page.locator(".tables select[aria-label]")
    expect(chosen).to_have_count(2)
    is_for_everyone(room.teacher)
    room.do("class-tables-hand-go")
    ana.until("a third", lambda: heard(ana, "class_round")["match"] not in (None, first, second))
    expect(ana.page.get_by_role("grid")).to_be_visible()
    is_for_everyone(room.teacher)
    end_of_a_table(ana)
    room.do("class-do-end")
    expect(room.teacher.button("class-tables-rotate")).to_have_count(0)


def test_a_table_that_waits_or_is_closed_leads_nowhere(visit: Stage) -> None:
    """The owl is without a device when the tables are made, and comes back; the bat is late; the bell rings in the middle of the game."""
    room = Classroom(visit)
    ana, bo = room.join("fox"), room.join("owl")
    expect(bo.page.get_by_text(bo.words("class-lobby-title"))).to_be_visible()
    name = name_of(bo, "owl")
    bo.page.goto(f"/c/{room.code}")
    bo.press("class-join-other")
    room.become(bo, "bee")
    room.teacher.page.locator('[name="class-kind"][value="tables"]').check()
    choose(room, "class-preset-plus-minus-about")
    class_id = room.teacher.api("GET", "/classes")[0]["id"]
    seats = {"how": "hand", "tables": [[1, 2], [3]]}
    room.teacher.api("POST", f"/classes/{class_id}/tables", **seats)
    expect(bo.page.get_by_role("grid")).to_be_visible()
    ana.until("a table", lambda: heard(ana, "table").get("phase") == "open")
    leads_nowhere(ana, "class-table-soon")
    again = room.visit(f"/c/{room.code}")
    room.come_back(again, name)
    for pupil in (ana, again):
        expect(pupil.page.get_by_role("grid")).to_be_visible()
    late = room.join("bat")
    leads_nowhere(late, "class-table-soon")
    is_for_everyone(room.teacher)
    room.do("class-tables-late")
    for pupil in (late, ana):
        expect(pupil.page.get_by_role("grid")).to_be_visible()
    expect(room.teacher.button("class-tables-late")).to_have_count(0)
    room.do("class-do-end")
    leads_nowhere(ana, "class-closed-round")
    choose(room, "class-preset-pairs-about")
    size = room.teacher.page.get_by_label(room.teacher.words("class-tables-size"))
    expect(size).to_have_value("4")  # and not what it was in the lesson before


def test_animals_of_the_last_row_are_as_wide_as_all_others(visit: Stage) -> None:
    """On a tablet it is as full as they are."""
    room = Classroom(visit)
    pupil = room.visit(f"/c/{room.code}", size=(820, 1180))
    animals = pupil.page.locator(".animals button")
    expect(animals).to_have_count(len(ANIMALS))
    widths = animals.evaluate_all("all => all.map((one) => one.getBoundingClientRect().width)")
    assert max(widths) - min(widths) < 1


def leads_nowhere(pupil: Visitor, title: str) -> None:
    main = pupil.page.get_by_role("main")
    expect(main.get_by_role("heading", name=pupil.words(title))).to_be_visible()
    expect(main.get_by_role("link")).to_have_count(0)
    expect(main.get_by_role("button")).to_have_count(0)
    is_for_everyone(pupil)


def name_of(pupil: Visitor, animal: str) -> str:
    colour = pupil.words(f"colour-{heard(pupil, 'class')['you']['colour']}")
    return pupil.words("pupil-name", animal=pupil.words(f"animal-{animal}"), colour=colour)


def end_of_a_table(ana: Visitor) -> None:
    """The teacher begins the next game: nothing leads away from the class."""
    give_up(ana)
    end = ana.page.get_by_role("region", name=ana.words("end-title"))
    expect(end.get_by_text(ana.words("class-lobby-about"))).to_be_visible()
    expect(end.get_by_role("link")).to_have_count(0)
    expect(end.get_by_role("button")).to_have_count(0)
    is_for_everyone(ana)


def choose(room: Classroom, about: str) -> None:
    """A lesson at one click, by the sentence about it."""
    sentence = room.teacher.words(about)
    room.teacher.page.get_by_role("button").filter(has_text=sentence).click()


def begin(room: Classroom, lesson: str, pupil: Visitor) -> None:
    """A lesson at one click, and the first round with one green button."""
    choose(room, f"class-preset-{lesson}-about")
    room.do("class-do-open", round=1)
    until_phase(pupil, "open")


def pause(room: Classroom, pupil: Visitor) -> None:
    """The screens dim, and come back."""
    room.do("class-pause")
    expect(pupil.page.get_by_role("dialog")).to_be_visible()
    is_readable(room.wall)
    room.do("class-resume")
    expect(pupil.page.get_by_role("dialog")).to_have_count(0)


def change_device(room: Classroom, bo: Visitor, taken: int) -> tuple[Visitor, str]:
    """Bo has half a wrong answer and goes on at another device, where it lies again; that device, and his name."""
    until_phase(bo, "open")
    move, right = answers(bo)[-1]
    wrong = next(result for _, result in answers(bo) if result not in (right, taken))
    build(bo, move, wrong, Drag(), ByTap())
    bo.until("the draft is kept", lambda: heard(bo, "class_round")["draft"])
    name = name_of(bo, "owl")
    other = room.visit(f"/c/{room.code}")
    other.forgive("403")  # the pictures in the wrong order
    room.come_back(other, name, ("key", "sun"))
    wrong_pictures = other.words("why-secret-wrong", left=4)
    expect(other.page.get_by_role("alert")).to_contain_text(wrong_pictures)
    room.show(other, ("sun", "key"), "class-secret-come-back")
    expect(bo.page.get_by_text(bo.words("class-gone-elsewhere"))).to_be_visible()
    hand_in(other)
    return other, name


def come_late(room: Classroom, move: Any, result: int) -> None:
    """Eve is in the round at once; she plays by keyboard alone."""
    eve = room.join("bee", size=(1280, 830))
    until_phase(eve, "open")
    build(eve, move, result, Keys(), ByKeys())
    hand_in(eve)
    answered = room.teacher.words("class-state-answered")
    expect(room.teacher.page.get_by_text(answered)).to_have_count(3)


def reveal(room: Classroom, ana: Visitor, other: Visitor) -> None:
    """Closed, the wall has the answers, but neither right nor wrong; revealed, both."""
    wall = room.wall
    room.do("class-do-close")
    expect(group(wall)).to_have_count(2)
    expect(wall.page.locator(".groups :is(.right, .wrong)")).to_have_count(0)
    is_readable(wall)
    room.do("class-do-reveal")
    expect(wall.page.locator(".groups .right")).to_have_count(1)
    expect(wall.page.locator(".groups .wrong")).to_have_count(1)
    until_phase(ana, "revealed")
    wrong = ana.words("class-yours-wrong")
    expect(ana.page.get_by_role("heading", level=1)).not_to_have_text(wrong)
    expect(other.page.get_by_role("heading", name=wrong)).to_be_visible()
    is_readable(wall)
    is_for_everyone(room.teacher, wall, ana)


def show_an_answer(room: Classroom, name: str) -> None:
    """The wrong answer is collected, and shown without a name."""
    collect = room.teacher.words("class-collect")
    room.teacher.page.get_by_role("button", name=name).filter(has_text=collect).click()
    room.do("class-snapshot-show")
    look = room.wall.words("class-snapshot-look")
    expect(room.wall.page.get_by_text(look)).to_be_visible()
    expect(room.wall.page.get_by_text(name)).to_have_count(0)
    is_readable(room.wall)
    room.do("class-snapshot-hide")


def end_at_the_bell(room: Classroom, ana: Visitor) -> None:
    """It ends in the middle of a round, the class is closed, and everything is deleted."""
    teacher, wall = room.teacher, room.wall
    room.do("class-do-open", round=2)
    until_phase(ana, "open", 2)
    room.do("class-do-end")
    until_phase(ana, "over", 2)
    take_along(room, ana)
    room.do("class-close")
    sure(teacher, "class-close")
    expect(wall.page.get_by_text(wall.words("class-closed-title"))).to_be_visible()
    room.do("class-erase")
    sure(teacher, "class-erase")
    expect(teacher.button("class-start-open")).to_be_visible()
    expect(wall.page.get_by_text(wall.words("class-gone-erased"))).to_be_visible()


def take_along(room: Classroom, ana: Visitor) -> None:
    """Every file of the desk is there, and a pupil can check the deals, too."""
    page = room.teacher.page
    page.locator("details summary", has_text=room.teacher.words("class-files")).click()
    links = page.locator("details ul a")
    expect(links.filter(has_text=room.teacher.words("class-file-deals"))).to_be_visible()
    expect(links).to_have_count(12)
    for path in links.evaluate_all("all => all.map((link) => link.getAttribute('href'))"):
        assert room.teacher.context.request.get(path).ok, path
    proof = ana.page.get_by_role("link", name=ana.words("class-file-deals"))
    found = ana.context.request.get(proof.get_attribute("href") or "")
    assert '"commitment"' in found.text()


def sure(teacher: Visitor, key: str) -> None:
    dialog = teacher.page.get_by_role("dialog")
    dialog.get_by_role("button", name=teacher.words(key), exact=True).click()
