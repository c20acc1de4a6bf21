"""The whole class against the dice: one board that takes the commonest right answer, won at 0 or below within 20 throws."""

from __future__ import annotations

from typing import Any

from contissimo.games import GAMES
from tests.server.classes.helpers import Pupil, Teacher, best
from tests.server.helpers import Running


def test_the_board_takes_the_commonest_right_answer(server: Running) -> None:
    teacher = Teacher(server)
    pupils = [teacher.pupil(index).enter() for index in range(4)]
    teacher.begin("dice", seconds=0)
    teacher.round("open")
    states = [pupil.in_phase("open", 1) for pupil in pupils]
    dice = states[0]["view"].split(" ")[3].split(",")
    total = sum(map(int, dice))
    common, other = f"{'+'.join(dice)}={total}", best(pupils[0])
    wrong = f"{'+'.join(dice)}={total + 1}"
    given = [common, common, other, wrong]
    for pupil, state, move in zip(pupils, states, given, strict=True):
        assert pupil.answer(state, move)["t"] == "done"
    teacher.round("reveal")
    assert pupils[0].in_phase("revealed")["won"] is None
    teacher.round("open")
    second = pupils[3].in_phase("open", 2)
    assert _covered(second) == {total}
    assert second["scores"][0] <= 60


def _covered(state: dict[str, Any]) -> set[int]:
    """The squares on which a marker lies."""
    game = GAMES["contig60"]
    squares = game.material(game.rulesets["contig60"]).squares
    rows = state["view"].split(" ")[0].split("|")
    return {
        int(square)
        for marks, row in zip(rows, squares, strict=True)
        for mark, square in zip(marks, row, strict=True)
        if mark != "."
    }


def test_the_class_wins_at_zero_and_loses_after_the_last_throw(server: Running) -> None:
    teacher = Teacher(server)
    fox = teacher.pupil(0).enter()
    lost = teacher.begin("dice", seconds=0, rounds=1)
    _round(teacher, fox, lost, 1)
    assert fox.in_phase("revealed")["won"] is False
    assert teacher.refused("/rounds", do="open") == "not_now"
    second = teacher.begin("dice", seconds=0, options={"head_start": [59, 0]})
    won: bool | None = None
    for number in range(1, 20):
        _round(teacher, fox, second, number)
        won = _seen(fox, "revealed", second, number)["won"]
        if won is not None:
            break
    assert won
    assert teacher.sees(lambda d: d["won"] is True)["next"] == ["end"]
    assert teacher.projects(lambda w: w["won"] is True)["scores"][0] <= 1


def _seen(fox: Pupil, phase: str, activity: int, number: int) -> dict[str, Any]:
    now = phase, activity, number
    return fox.sees(lambda s: (s["phase"], s["activity"], s["round"]) == now)


def _round(teacher: Teacher, fox: Pupil, activity: int, number: int) -> None:
    teacher.round("open")
    state = _seen(fox, "open", activity, number)
    assert fox.answer(state, best(fox))["t"] == "done"
    teacher.round("reveal")
