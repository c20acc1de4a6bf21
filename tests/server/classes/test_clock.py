"""The clock of a class: the lesson of ten minutes by itself, rounds that close, pauses, and a laptop whose lid was closed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from contissimo.core.game import Millis
from contissimo.server.support.server_time import Times
from tests.server.classes.helpers import Pupil, Teacher, best
from tests.server.helpers import Clock, Running, serving, settings_for

NEVER = 3600.0
"""Seconds: whatever is periodic happens when a test says so."""
MINUTE = 60


class Lesson:
    """A class whose time passes only here."""

    def __init__(self, server: Running, clock: Clock) -> None:
        self.server, self.clock, self.at = server, clock, 0
        self.teacher = Teacher(server)
        self.fox = self.teacher.pupil(0).enter()

    def come_to(self, millis: int) -> None:
        """Let time pass up to a moment of the activity, and do what is due then."""
        self.clock.pass_time((millis - self.at) / 1000)
        self.at = millis
        self.sweep()

    def sweep(self) -> None:
        self.server.do(self.server.app.node.classes.sweep)

    @property
    def now(self) -> tuple[str, int]:
        """The phase and the round, as they are stored."""
        activity = self.server.app.node.classes.rooms[self.teacher.id].activity
        assert activity is not None
        return activity.phase, activity.round


@pytest.fixture
def lesson(tmp_path: Path) -> Iterator[Lesson]:
    clock = Clock()
    with serving(settings_for(tmp_path, sweep_seconds=NEVER), now=clock) as server:
        yield Lesson(server, clock)


STEPS = [
    (120_000, ("example", 0)),
    *[
        step
        for number in range(1, 7)
        for step in (
            (180_000 + 72_000 * (number - 1), ("open", number)),
            (240_000 + 72_000 * (number - 1), ("revealed", number)),
        )
    ],
]
"""Join 2 minutes, one example of 1, rounds of 60 seconds, 12 to look at each; the last one begins at 9:00."""


def test_ten_minutes_end_on_the_second_and_no_round_is_cut_short(lesson: Lesson) -> None:
    lesson.teacher.begin("times", kind="lesson")
    before: tuple[str, int] = ("lobby", 0)
    for millis, after in STEPS:
        lesson.come_to(millis - 1)
        assert lesson.now == before
        lesson.come_to(millis)
        assert lesson.now == after
        seen = lesson.fox.in_phase(*after)
        if after[0] == "open":
            assert (seen["left"], seen["whole"]) == (60_000, 60_000)
            assert lesson.fox.answer(seen, best(lesson.fox))["t"] == "done"
        if after[0] == "revealed":
            assert seen["reveal"]["yours"]["right"]
        before = after
    assert STEPS[-2][0] == 9 * MINUTE * 1000
    assert STEPS[-1] == (10 * MINUTE * 1000, ("revealed", 6))
    lesson.sweep()
    assert lesson.now == ("over", 6)
    over = lesson.fox.in_phase("over")
    assert over["reveal"]["top"] is not None


def test_a_round_closes_by_itself_and_what_comes_later_is_too_late(lesson: Lesson) -> None:
    lesson.teacher.begin("times", seconds=30)
    lesson.teacher.round("open")
    state = lesson.fox.in_phase("open", 1)
    lesson.come_to(29_999)
    assert lesson.now == ("open", 1)
    move = best(lesson.fox)
    assert lesson.fox.answer(state, move)["t"] == "done"
    lesson.teacher.round("more")
    lesson.come_to(59_999)
    assert lesson.now == ("open", 1)
    # The second is over, even if nothing has looked at the clock yet.
    lesson.clock.pass_time(0.001)
    assert lesson.fox.answer(state, best(lesson.fox))["why"] == "too_late"
    lesson.sweep()
    assert lesson.now == ("closed", 1)
    assert lesson.fox.in_phase("closed", 1)["answer"] == move
    assert lesson.teacher.refused("/rounds", do="more") == "not_now"


def test_nobody_is_quiet_from_before_their_round_or_in_a_pause(lesson: Lesson) -> None:
    teacher, clock = lesson.teacher, lesson.clock
    teacher.begin("times", seconds=0)
    clock.pass_time(3 * MINUTE)
    teacher.round("open")
    assert teacher.sees(lambda d: d["phase"] == "open")["pupils"][0]["idle"] == 0
    clock.pass_time(50)
    teacher.do("/pause", on=True)
    clock.pass_time(7 * MINUTE)
    teacher.desk.unread.clear()
    teacher.do("/pause", on=False)
    assert teacher.sees(lambda d: not d["paused"])["pupils"][0]["idle"] == 50_000


def test_clocks_stand_while_the_class_is_paused(lesson: Lesson) -> None:
    lesson.teacher.begin("times", kind="lesson")
    lesson.come_to(200_000)
    lesson.come_to(200_000)  # the example, and then the round that is due by now
    state = lesson.fox.in_phase("open", 1)
    lesson.teacher.do("/pause", on=True)
    lesson.clock.pass_time(7 * MINUTE)
    lesson.sweep()
    assert lesson.now == ("open", 1)
    paused = lesson.fox.sees(lambda s: s["paused"])
    assert paused["left"] == 40_000
    assert lesson.fox.answer(state, best(lesson.fox))["why"] == "paused"
    for screen in (lesson.teacher.sees, lesson.teacher.projects):
        assert screen(lambda s: s["paused"])["left"] == 40_000
    lesson.fox.client.unread.clear()
    lesson.teacher.do("/pause", on=False)
    lesson.teacher.do("/pause", on=False)
    assert lesson.fox.sees(lambda s: not s["paused"])["left"] == 40_000
    lesson.come_to(239_999)
    assert lesson.now == ("open", 1)
    lesson.come_to(240_000)
    assert lesson.now == ("revealed", 1)


def test_a_class_survives_the_lid_of_the_laptop(tmp_path: Path) -> None:
    """The machine slept for an hour: nobody's clock has run, neither in an open class nor in a paused one."""
    time = {"wall": 1_791_072_000_000, "ticks": 1000.0}
    times = Times(lambda: Millis(int(time["wall"])), lambda: time["ticks"])
    settings = settings_for(tmp_path, sweep_seconds=NEVER, beat_seconds=NEVER)
    with serving(settings, now=times) as server:
        node = server.app.node
        teacher = Teacher(server)
        fox = teacher.pupil(0).enter()
        teacher.begin("times", seconds=60)
        teacher.round("open")
        before = fox.in_phase("open", 1)
        assert before["left"] == 60_000

        def pass_time(seconds: float, *, asleep: bool) -> None:
            time["wall"] += 1000 * seconds
            time["ticks"] += 0 if asleep else seconds
            server.do(node.deadlines.beat)
            server.do(node.classes.sweep)

        pass_time(2, asleep=False)
        pass_time(3600, asleep=True)
        after = _again(teacher, 0)
        assert after["phase"] == "open"
        assert 57_000 <= after["left"] <= 58_000
        assert after["view"] == before["view"]
        teacher.do("/pause", on=True)
        pass_time(3600, asleep=True)
        teacher.do("/pause", on=False)
        assert 57_000 <= _again(teacher, 0)["left"] <= 58_000


def _again(teacher: Teacher, index: int) -> dict[str, Any]:
    """What a pupil who comes back is sent first."""
    return Pupil(teacher, index).enter().sees()
