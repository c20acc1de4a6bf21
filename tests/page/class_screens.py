"""A walk past every screen of a class: the desk, the wall and a pupil in each phase. Tests look at them, and `make pictures` draws some.

Time passes only when the walk says so: countdowns stand, and the lesson of ten minutes comes to its example at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from tests.page.classroom import Classroom, answers, build, hand_in, heard
from tests.page.hands import Drag
from tests.page.saying import ByTap
from tests.page.stage import Stage
from tests.page.visitor import PHONE, Visitor
from tests.server.classes.helpers import Pupil, Server, best
from tests.server.helpers import Clock, Running

Shown = tuple[str, Visitor]
KINDS = {"desk": "class_desk", "wall": "class_wall", "pupil": "class_round"}
OTHERS = range(1, 7)
"""Pupils without a browser, by what they are called in the tests' list of animals."""


class Scene:
    """A class with a teacher, a wall and one pupil in browsers, and some pupils more."""

    def __init__(self, server: Running, clock: Clock, stage: Stage, **options: Any) -> None:
        self.running: Server = server
        self.server, self.clock, self.stage, self.options = server, clock, stage, options
        self.room = Classroom(stage, **options)
        self.teacher, self.wall = self.room.teacher, self.room.wall
        self.code = self.room.code
        self.id: str = self.teacher.api("GET", "/classes")[0]["id"]
        self.pupil: Visitor
        self.crowd: list[Pupil] = []

    def do(self, path: str, method: str = "POST", **body: Any) -> Any:
        return self.teacher.api(method, f"/classes/{self.id}{path}", **body)

    def round(self, do: str) -> None:
        self.do("/rounds", do=do)

    def sweep(self) -> None:
        self.server.do(self.server.app.node.classes.sweep)

    @property
    def screens(self) -> dict[str, Visitor]:
        return {"desk": self.teacher, "wall": self.wall, "pupil": self.pupil}

    def in_phase(self, name: str, phase: str) -> Iterator[Shown]:
        """All three screens, once they are there."""
        for which in self.screens:
            yield f"{name}-{which}", self.see(which, phase=phase)

    def see(self, which: str, **fields: Any) -> Visitor:
        """One screen, once its last message has all of this."""
        visitor = self.screens[which]
        visitor.until(
            f"{which} {fields}",
            lambda: fields.items() <= heard(visitor, KINDS[which]).items(),
        )
        return visitor

    def answer(self) -> None:
        """The others answer: most of them right, two with the same mistake."""
        activity = self.server.app.node.classes.rooms[self.id].activity
        assert activity is not None
        for place, pupil in enumerate(self.crowd):
            state = pupil.sees(lambda s: (s["activity"], s["phase"]) == (activity.number, "open"))
            said = best(pupil)
            if place < 2:
                said = re.sub(r"=(\d+)$", lambda found: f"={int(found[1]) + 1}", said)
            answer = pupil.answer(state, said)
            if answer["t"] != "done":  # a square that is not there
                assert pupil.answer(state, best(pupil))["t"] == "done"


def class_screens(scene: Scene) -> Iterator[Shown]:
    """Each screen under its name. They walk on: leave size, theme and letters as they were."""
    yield from coming(scene)
    yield from same_deal(scene)
    yield from own_boards(scene)
    yield from against_the_dice(scene)
    yield from ten_minutes(scene)
    yield from tasks(scene)
    yield from tables(scene)
    yield from ending(scene)


def coming(scene: Scene) -> Iterator[Shown]:
    scene_of = {"size": PHONE} | scene.options
    yield "start-desk", scene.stage("/class", **scene.options)
    yield "first-desk", scene.teacher
    yield "first-wall", scene.wall
    scene.pupil = pupil = scene.stage("/c", **scene_of)
    code = pupil.page.get_by_label(pupil.words("class-join-code"))
    expect(code).to_be_visible()
    yield "code-pupil", pupil
    code.fill(scene.code)
    pupil.press("class-join-go")
    pupil.page.get_by_role("button", name=pupil.words("animal-fox"), exact=True).click()
    yield "who-pupil", pupil
    pupil.page.locator(".foot .go").click()
    pupil.page.locator(".pictures button").first.click()
    yield "secret-pupil", pupil
    pupil.page.locator(".pictures button").nth(1).click()
    pupil.press("class-secret-go")
    expect(pupil.page.get_by_text(pupil.words("class-lobby-title"))).to_be_visible()
    scene.crowd = [Pupil(scene, 8 * place + place).enter() for place in OTHERS]
    scene.see("wall", present=len(OTHERS) + 1)
    scene.see("desk", present=len(OTHERS) + 1)
    yield "in-pupil", pupil
    yield "in-desk", scene.teacher
    yield "in-wall", scene.wall
    scene.teacher.press("class-dials")
    expect(scene.teacher.button("class-dials-go")).to_be_visible()
    yield "dials-desk", scene.teacher
    scene.teacher.press("class-dials")
    scene.do("", "PUT", approve=True)
    late = scene.stage(f"/c/{scene.code}", **scene_of)
    late.press("class-who-was-here")
    yield "back-pupil", late
    late.press("class-who-new")
    late.page.get_by_role("button", name=late.words("animal-zebra"), exact=True).click()
    late.page.locator(".foot .go").click()
    scene.room.show(late, ("sun", "moon"))
    expect(late.page.get_by_text(late.words("class-approve-title"))).to_be_visible()
    yield "waiting-pupil", late
    number = heard(late, "class")["you"]["number"]
    expect(scene.teacher.button("class-do-admit")).to_be_visible()
    yield "waiting-desk", scene.teacher
    scene.do(f"/pupils/{number}", do="remove")
    expect(late.page.get_by_text(late.words("why-removed"))).to_be_visible()
    yield "removed-pupil", late
    scene.do("", "PUT", approve=False)


def same_deal(scene: Scene) -> Iterator[Shown]:
    """Tiles: from the lobby to what is collected; with names, a ranking, the commonest mistake, a pause."""
    pupil = scene.pupil
    scene.do("/activities", preset="plus-minus")
    yield from scene.in_phase("lobby", "lobby")
    scene.round("open")
    yield from scene.in_phase("round", "open")
    move, result = answers(pupil)[0]
    build(pupil, move, result, Drag(), ByTap())
    yield "laid-pupil", pupil
    hand_in(pupil)
    pupil.press("class-help")
    scene.answer()
    scene.see("wall", answered=len(OTHERS) + 1)
    scene.see("desk", answered=len(OTHERS) + 1)
    yield "answered-pupil", pupil
    yield "answered-desk", scene.teacher
    scene.do("/pause", on=True)
    for which in scene.screens:
        yield f"paused-{which}", scene.see(which, paused=True)
    scene.do("/pause", on=False)
    scene.round("close")
    yield from scene.in_phase("closed", "closed")
    scene.round("reveal")
    yield from scene.in_phase("revealed", "revealed")
    scene.do("", "PUT", names=True, ranking=True, mistakes=True)
    scene.wall.until("all of it", lambda: heard(scene.wall, "class_wall")["mistake"] is not None)
    scene.wall.until("a ranking", lambda: heard(scene.wall, "class_wall")["ranking"])
    yield "everything-wall", scene.wall
    scene.pupil.until("a place", lambda: heard(pupil, "class_round")["reveal"]["place"])
    yield "everything-pupil", pupil
    number = scene.do("/snapshots", pupil=scene.crowd[0].number)["snapshot"]
    scene.do("/snapshots", "PUT", order=[number], shown=number)
    scene.wall.until("a snapshot", lambda: heard(scene.wall, "class_wall")["snapshot"] is not None)
    yield "snapshot-wall", scene.wall
    yield "snapshot-desk", scene.teacher
    scene.do("/snapshots", "PUT", order=[number], shown=None)
    scene.do("", "PUT", names=False, ranking=False, mistakes=False)
    scene.do("/end")
    yield from scene.in_phase("over", "over")


def own_boards(scene: Scene) -> Iterator[Shown]:
    scene.do("/activities", preset="times")
    scene.round("open")
    yield from scene.in_phase("dice-round", "open")
    scene.answer()
    scene.see("desk", answered=len(OTHERS))
    scene.round("reveal")
    yield from scene.in_phase("dice-revealed", "revealed")
    scene.round("open")
    scene.pupil.until("round 2", lambda: heard(scene.pupil, "class_round")["round"] == 2)
    yield from scene.in_phase("dice-second", "open")


def against_the_dice(scene: Scene) -> Iterator[Shown]:
    scene.do("/activities", preset="dice", rounds=1)
    scene.round("open")
    for name, visitor in scene.in_phase("against", "open"):
        if name.endswith("wall"):
            yield name, visitor
    scene.answer()
    scene.round("reveal")
    yield from scene.in_phase("against-over", "revealed")


def ten_minutes(scene: Scene) -> Iterator[Shown]:
    scene.do("/activities", preset="plus-minus", kind="lesson")
    yield from scene.in_phase("lesson", "lobby")
    scene.clock.pass_time(120)
    scene.sweep()
    yield from scene.in_phase("example", "example")
    scene.do("/end")


def tasks(scene: Scene) -> Iterator[Shown]:
    scene.do("/sets", tasks=10)
    scene.do("/activities", preset="times", kind="set")
    pupil = scene.pupil
    task = pupil.page.get_by_label(pupil.words("class-task-what"))
    task.fill("1")
    pupil.press("class-task-check")
    wrong = pupil.page.get_by_role("status").filter(has_text=pupil.words("class-task-wrong"))
    expect(wrong).to_be_visible()
    for which in scene.screens:
        yield f"tasks-{which}", scene.screens[which]


def tables(scene: Scene) -> Iterator[Shown]:
    yield from table_that_waits(scene)
    scene.do("/activities", preset="pairs")
    scene.do("/tables", how="random")
    scene.clock.pass_time(scene.server.settings.give_seconds + 1)
    scene.server.do(scene.server.app.node.deadlines.sweep)
    expect(scene.pupil.page.get_by_role("grid")).to_be_visible()
    boards = scene.wall.page.get_by_role("list", name=scene.wall.words("class-wall-boards"))
    expect(boards.get_by_role("listitem")).to_have_count(2)
    scene.teacher.press("class-tables-hand")
    for which in scene.screens:
        yield f"tables-{which}", scene.screens[which]
    number = heard(scene.teacher, "class_desk")["snapshots"][0]["number"]
    scene.do("/snapshots", "PUT", order=[number], shown=number)
    scene.wall.until("a snapshot", lambda: heard(scene.wall, "class_wall")["snapshot"] is not None)
    yield "snapshot-later-wall", scene.wall
    scene.do("/end")
    expect(scene.pupil.page.get_by_text(scene.pupil.words("class-closed-round"))).to_be_visible()
    yield "tables-over-pupil", scene.pupil


def table_that_waits(scene: Scene) -> Iterator[Shown]:
    """For somebody whose tablet another one has taken."""
    taken = scene.crowd[0]
    Pupil(scene, 60, taken.client)
    scene.do("/activities", preset="plus-minus", kind="tables")
    me = heard(scene.pupil, "class")["you"]["number"]
    scene.do("/tables", how="hand", tables=[[me, taken.number]])
    pupil = scene.pupil
    pupil.until("a table", lambda: heard(pupil, "table").get("phase") == "open")
    expect(pupil.page.get_by_text(pupil.words("class-table-soon"))).to_be_visible()
    yield "table-waits-pupil", pupil


def ending(scene: Scene) -> Iterator[Shown]:
    teacher = scene.teacher
    scene.do("/close")
    for visitor in (scene.wall, scene.pupil):
        expect(visitor.page.get_by_text(visitor.words("class-closed-title"))).to_be_visible()
    teacher.page.locator("details summary", has_text=teacher.words("class-files")).click()
    for which in scene.screens:
        yield f"end-{which}", scene.screens[which]
    teacher.press("class-stored")
    expect(teacher.page.get_by_role("dialog")).to_be_visible()
    yield "stored-desk", teacher
    teacher.press("class-stored-close")
    teacher.press("class-erase")
    yield "erase-desk", teacher
    teacher.page.get_by_role("dialog").get_by_role(
        "button", name=teacher.words("class-erase"), exact=True
    ).click()
    for visitor in (scene.wall, scene.pupil):
        expect(visitor.page.get_by_text(visitor.words("class-gone-erased"))).to_be_visible()
    yield "gone-pupil", scene.pupil
    yield "gone-wall", scene.wall
