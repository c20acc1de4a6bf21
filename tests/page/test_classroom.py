"""A whole lesson of each game in browsers: one teacher, one wall, three pupils on phones, and a device that is changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

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
from tests.page.visitor import Visitor

SMALL = (Path(__file__).parent / "small_texts.js").read_text("utf-8")
LESSONS = {"calculissimo": "plus-minus", "contig60": "times"}
BOARD = "[role=grid]"


def is_for_everyone(*visitors: Visitor) -> None:
    found = [
        f"{urlname}: {told}"
        for visitor in visitors
        for urlname in [visitor.page.url]
        for told in [*axe(visitor.page, RULES, BOARD), *fits(visitor.page)]
    ]
    assert not found, "\n".join(found)


def is_readable(wall: Visitor) -> None:
    small = wall.page.evaluate(SMALL)
    assert small == []


@pytest.mark.parametrize("game", LESSONS)
def test_a_whole_lesson(visit: Stage, game: str) -> None:
    room = Classroom(visit)
    teacher, wall = room.teacher, room.wall
    ana = room.join("fox")
    expect(wall.page.get_by_text(wall.words("class-desk-here", count=1))).to_be_visible()
    bo = room.join("owl", ("sun", "key"))
    is_readable(wall)
    is_for_everyone(teacher, wall, ana)

    # A lesson at one click, and the first round with one green button.
    teacher.page.get_by_role("button").filter(
        has_text=teacher.words(f"class-preset-{LESSONS[game]}-about")
    ).click()
    room.do("class-do-open", round=1)
    until_phase(ana, "open")
    move, result = answers(ana)[0]
    build(ana, move, result, Drag(), ByTap())
    is_for_everyone(ana)
    hand_in(ana)
    expect(wall.page.get_by_text(wall.words("class-desk-answered", count=1, of=2))).to_be_visible()

    # A pause dims the screens.
    room.do("class-pause")
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    is_readable(wall)
    room.do("class-resume")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)

    # Bo has half an answer, and goes on at another device: it lies there again.
    until_phase(bo, "open")
    wrong, right = answers(bo)[-1]
    said = next(other for _, other in answers(bo) if other not in (right, result))
    build(bo, wrong, said, Drag(), ByTap())
    bo.until("the draft", lambda: any(sent["t"] == "class_draft" for sent in bo.sent))
    bo.until("it is kept", lambda: heard(bo, "class_round")["draft"])
    name = bo.words("pupil-name", animal=bo.words("animal-owl"), colour=colour(bo))
    other = visit(f"/c/{room.code}")
    other.forgive("403", "401", "400", "409")
    room.come_back(other, name, ("key", "sun"))
    expect(other.page.get_by_role("alert")).to_contain_text(
        other.words("why-secret-wrong", left=4)
    )
    room.show(other, ("sun", "key"), "class-secret-come-back")
    expect(bo.page.get_by_text(bo.words("class-gone-elsewhere"))).to_be_visible()
    hand_in(other)

    # Eve comes late and is in the round at once; by keyboard alone.
    eve = room.join("bee", size=(1280, 830))
    until_phase(eve, "open")
    build(eve, move, result, Keys(), ByKeys())
    hand_in(eve)
    expect(teacher.page.get_by_text(teacher.words("class-state-answered"))).to_have_count(3)

    # Closed: the wall has the answers, but neither right nor wrong. Revealed: both.
    room.do("class-do-close")
    expect(group(wall)).to_have_count(2)
    expect(wall.page.locator(".groups :is(.right, .wrong)")).to_have_count(0)
    is_readable(wall)
    room.do("class-do-reveal")
    expect(wall.page.locator(".groups .right")).to_have_count(1)
    expect(wall.page.locator(".groups .wrong")).to_have_count(1)
    until_phase(ana, "revealed")
    expect(ana.page.get_by_role("heading", level=1)).not_to_have_text(ana.words("class-yours-wrong"))
    expect(other.page.get_by_role("heading", name=other.words("class-yours-wrong"))).to_be_visible()
    is_readable(wall)
    is_for_everyone(teacher, wall, ana)

    # The wrong answer is collected and shown without a name.
    teacher.page.get_by_role("button", name=f"{name}", exact=False).filter(
        has_text=teacher.words("class-collect")
    ).click()
    room.do("class-snapshot-show")
    expect(wall.page.get_by_text(wall.words("class-snapshot-look"))).to_be_visible()
    expect(wall.page.get_by_text(name)).to_have_count(0)
    is_readable(wall)

    # The bell: it ends in the middle of a round, and everything is deleted.
    room.do("class-snapshot-hide")
    room.do("class-do-open", round=2)
    until_phase(ana, "open", 2)
    room.do("class-do-end")
    until_phase(ana, "over", 2)
    room.do("class-close")
    teacher.page.get_by_role("dialog").get_by_role(
        "button", name=teacher.words("class-close"), exact=True
    ).click()
    expect(wall.page.get_by_text(wall.words("class-closed-title"))).to_be_visible()
    room.do("class-erase")
    teacher.page.get_by_role("dialog").get_by_role(
        "button", name=teacher.words("class-erase"), exact=True
    ).click()
    expect(teacher.button("class-start-open")).to_be_visible()
    expect(wall.page.get_by_text(wall.words("class-gone-erased"))).to_be_visible()


def colour(pupil: Visitor) -> str:
    return pupil.words(f"colour-{heard(pupil, 'class')['you']['colour']}")
