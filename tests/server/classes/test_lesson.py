"""A same-deal lesson of each game over real sockets: a teacher, a wall, three pupils, late ones and other devices."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.server.classes.helpers import Teacher, best
from tests.server.helpers import Running


@pytest.fixture(autouse=True)
def the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a wrong sum is explained by depends on the dice."""
    seeded = SimpleNamespace(token_bytes=lambda size: bytes([2] * size))
    monkeypatch.setattr("contissimo.server.classes.activities.secrets", seeded)


def test_a_round_of_throws_from_the_first_click_to_the_reveal(server: Running) -> None:
    teacher = Teacher(server)
    fox, owl = teacher.pupil(0).enter(), teacher.pupil(1).enter()
    teacher.begin("times")
    assert fox.say("class_give", activity=1, bytes="00" * 16)["t"] == "done"
    teacher.round("open")
    state = fox.in_phase("open", 1)
    dice = state["view"].split(" ")[3].split(",")
    text = "+".join(dice)
    value = sum(map(int, dice))
    for said in (value + 1, value):
        assert fox.answer(state, f"{text}={said}")["t"] == "done"
    assert owl.answer(owl.in_phase("open", 1), f"{text}={value + 1}")["t"] == "done"
    seen = teacher.projects(lambda w: w["answered"] == 2)
    assert seen["groups"] == []
    desk = teacher.sees(lambda d: d["answered"] == 2)
    assert {g["text"]: g["right"] for g in desk["groups"]} == {
        str(value): True,
        str(value + 1): False,
    }
    teacher.round("close")
    closed = teacher.projects(lambda w: w["phase"] == "closed")
    assert {g["right"] for g in closed["groups"]} == {None}
    teacher.round("reveal")
    revealed = fox.in_phase("revealed")
    assert revealed["reveal"]["yours"]["right"]
    wrong = owl.in_phase("revealed")["reveal"]["yours"]
    assert (wrong["right"], wrong["value"], wrong["cause"]) == (False, str(value), "off_by_one")
    # What was changed in time was a mistake all the same.
    attempts = server.app.node.classes.rooms[teacher.id].stored.attempts
    assert [each.cause for each in attempts if not each.right] == ["off_by_one"] * 2
    teacher.do("/end")
    over = fox.client.wait("class", lambda c: bool(c["fairness"] and c["fairness"]["seed"]))
    assert over["fairness"]["contributions"] == [{"pupil": 1, "bytes": "00" * 16}]


def test_a_round_of_tiles_puts_the_top_on_the_board(server: Running) -> None:
    teacher = Teacher(server)
    fox = teacher.pupil(0).enter()
    teacher.begin("plus-minus")
    teacher.round("open")
    first = fox.in_phase("open", 1)
    top = teacher.sees(lambda d: d["top"] is not None)["top"]
    assert fox.answer(first, top["move"].partition("=")[0] + "=1")["t"] == "done"
    teacher.round("reveal")
    reveal = fox.in_phase("revealed")["reveal"]
    assert reveal["top"]["move"] == top["move"]
    assert reveal["yours"]["share"] == 100
    assert not reveal["yours"]["right"]
    teacher.round("open")
    second = fox.in_phase("open", 2)
    assert second["view"].split(" ")[0] == top["view"].split(" ")[0]


def test_a_round_that_the_bell_ends_counts_for_nobody(server: Running) -> None:
    """Those who were still thinking lose nothing, and those who had answered keep the share that they had."""
    teacher = Teacher(server)
    fox, owl = teacher.pupil(0).enter(), teacher.pupil(1).enter()
    teacher.begin("times", seconds=0)
    teacher.round("open")
    for pupil in (fox, owl):
        assert pupil.answer(pupil.in_phase("open", 1), best(pupil))["t"] == "done"
    teacher.round("reveal")
    before = fox.in_phase("revealed", 1)["reveal"]
    assert before["mean"] == 100
    teacher.round("open")
    assert fox.answer(fox.in_phase("open", 2), best(fox))["t"] == "done"
    teacher.do("/end")
    for pupil in (fox, owl):
        after = pupil.in_phase("over", 2)["reveal"]
        assert after["yours"] is None
        assert (after["sum"], after["mean"]) == (before["sum"], before["mean"])
    seen = teacher.sees(lambda d: d["phase"] == "over")
    assert [pupil["played"] for pupil in seen["pupils"]] == [1, 1]
