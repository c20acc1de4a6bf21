"""The lessons at one click, and what a teacher can change about each: signs, order, whole steps, dice, board, rounds, time."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.classes.helpers import Teacher
from tests.server.helpers import Running

SHEET = "sheet"
LESSONS = {
    "plus-minus": ("deal", "top"),
    "times": ("deal", "own"),
    "whole-steps": ("deal", "top"),
    SHEET: ("deal", "top"),
    "pairs": ("tables", "own"),
    "dice": ("dice", "common"),
}


def begun(teacher: Teacher, preset: str, **fields: Any) -> dict[str, Any]:
    """What everybody is sent about a new activity."""
    number = teacher.begin(preset, **fields)
    info = teacher.desk.wait("class", lambda c: c["activity"] and c["activity"]["number"] == number)
    activity: dict[str, Any] = info["activity"]
    return activity


def test_every_lesson_begins_with_one_click_and_in_school_order(server: Running) -> None:
    """School order in all but "as the sheet"; Contig's sentences know no other. Every answer names its result."""
    teacher = Teacher(server)
    offered = teacher.desk.http.get("/api/classes/presets").json()
    assert [lesson["key"] for lesson in offered] == list(LESSONS)
    for key, (kind, board) in LESSONS.items():
        activity = begun(teacher, key)
        assert (activity["kind"], activity["board"]) == (kind, board), key
        options = activity["ruleset"]["options"]
        if "order" in options:
            assert options["order"] == ("sheet" if key == SHEET else "school"), key
        if kind != "tables":
            assert activity["announce"]
            teacher.round("open")
            assert teacher.sees(lambda d: d["phase"] == "open")["view"]
        else:
            assert activity["size"] == 4


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("plus-minus", {"operators": "+"}),
        ("whole-steps", {"operators": "+-*", "every_step_whole": False}),
        ("whole-steps", {"order": "sheet"}),
        (SHEET, {"order": "school", "every_step_whole": True}),
        ("times", {"faces": [0, 1, 2, 3], "operations": "+*"}),
        ("dice", {"faces": [1, 2, 3, 4]}),
        ("pairs", {"operations": "+-"}),
    ],
)
def test_dials_change_the_rules_of_a_lesson(
    server: Running, preset: str, options: dict[str, Any]
) -> None:
    teacher = Teacher(server)
    activity = begun(teacher, preset, options=options)
    assert options.items() <= activity["ruleset"]["options"].items()
    if activity["kind"] != "tables":
        teacher.round("open")
        assert teacher.sees(lambda d: d["phase"] == "open")["view"]


def test_board_rounds_and_time_are_dials_too(server: Running) -> None:
    teacher = Teacher(server)
    activity = begun(teacher, "times", board="common", rounds=2, seconds=0)
    assert [activity[name] for name in ("board", "rounds", "seconds")] == ["common", 2, None]
    teacher.round("open")
    assert teacher.sees(lambda d: d["phase"] == "open")["left"] is None
    lesson = begun(teacher, "times", kind="lesson", board="common")
    assert [lesson[name] for name in ("board", "rounds", "seconds")] == ["common", 6, 60]
    refusals: list[dict[str, Any]] = [
        {"board": "top"},
        {"options": {"faces": []}},
        {"options": {"magic": True}},
    ]
    for wrong in refusals:
        assert teacher.ask("POST", "/activities", preset="times", **wrong).status_code == 400
    assert teacher.refused("/activities", preset="dice", board="own") == "board_wrong"
    assert teacher.refused("/activities", preset="nothing") == "preset_unknown"
