"""A server that is killed in the middle of a round, and one that is restarted: nothing that was acknowledged is lost."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

from contissimo.server.support.server_time import Times
from tests.server.classes.helpers import Pupil, Teacher
from tests.server.helpers import settings_for
from tests.server.processes import process

PUPILS = 6
LID = 2.0
"""Seconds for which the lid is closed: many heartbeats."""
PACE = 1.1
"""A clock that was behind runs at most so much faster (support/server_time)."""


def test_a_kill_in_a_round_loses_no_answer(tmp_path: Path) -> None:
    with process(settings_for(tmp_path, bot_pause_millis=0), tmp_path / "log") as node:
        teacher = Teacher(node)
        pupils = [teacher.pupil(index).enter() for index in range(PUPILS)]
        teacher.begin("times", seconds=600)
        teacher.round("open")
        states = [pupil.in_phase("open", 1) for pupil in pupils]
        answers = {}
        for pupil, state in zip(pupils[:-1], states, strict=False):
            dice = state["view"].split(" ")[3].split(",")
            answers[pupil.number] = f"{'+'.join(dice)}={sum(map(int, dice)) + pupil.number % 2}"
            assert pupil.answer(state, answers[pupil.number])["t"] == "done"
        draft = pupils[-1].say("class_draft", activity=1, round=1, text="half of it")
        assert draft["t"] == "done"
        node.kill()
        node.start()
        back = [_back(pupil) for pupil in pupils]
        assert {p.number: s["answer"] for p, s in zip(pupils, back, strict=True)} == {
            **answers,
            pupils[-1].number: None,
        }
        assert back[-1]["draft"] == "half of it"
        assert {state["view"] for state in back} == {states[0]["view"]}
        teacher.desk.connect().done("class_enter", **{"class": teacher.id, "as": "desk"})
        assert teacher.sees()["answered"] == PUPILS - 1
        # It goes on: the round is marked, and the deals still follow from the promised seed.
        teacher.round("reveal")
        rights = [p.in_phase("revealed", 1)["reveal"]["yours"]["right"] for p in pupils[:-1]]
        assert rights == [pupil.number % 2 == 0 for pupil in pupils[:-1]]
        teacher.do("/pause", on=True)
        node.kill()
        node.start()
        assert _back(pupils[0])["paused"]
        assert node.mistakes() == []


def test_a_process_that_was_stopped_takes_no_time_from_a_round(tmp_path: Path) -> None:
    """Nothing runs while the lid is closed; afterwards everybody has their answer and as much time as before."""
    settings = settings_for(tmp_path, bot_pause_millis=0, beat_seconds=0.1)
    with process(settings, tmp_path / "log", pauses=True) as node:
        teacher = Teacher(node)
        fox, owl = (teacher.pupil(index).enter() for index in range(2))
        teacher.begin("times", seconds=600)
        began = time.monotonic()
        teacher.round("open")
        state = fox.in_phase("open", 1)
        dice = state["view"].split(" ")[3].split(",")
        said = f"{'+'.join(dice)}={sum(map(int, dice))}"
        assert fox.answer(state, said)["t"] == "done"
        os.kill(node.pid, signal.SIGSTOP)
        closed = time.monotonic()
        time.sleep(LID)  # a closed lid is an event of which nobody is told
        asleep = time.monotonic() - closed
        os.kill(node.pid, signal.SIGCONT)
        after = _back(fox)
        awake = time.monotonic() - began - asleep
        assert (after["phase"], after["answer"], after["view"]) == ("open", said, state["view"])
        assert state["whole"] - after["left"] <= PACE * 1000 * awake + Times.step_of(settings)
        assert _back(owl)["answer"] is None


def _back(pupil: Pupil) -> dict[str, Any]:
    """The same device after the server came back: what it is sent first."""
    pupil.client.close()
    return pupil.enter().sees()
