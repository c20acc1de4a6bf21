"""Nobody in a class is sent too much: worlds that differ only in what a reader may not know send the same bytes.

A pupil may know nothing of others, of the top and of the next deal before the reveal; the wall never what the desk alone may know.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from contissimo.core.chance import Chance, small_stream
from contissimo.core.game import Points, Rng
from contissimo.server.classes import rounds, tops
from contissimo.server.classes.deals import Deals
from contissimo.server.classes.room import ClassRoom
from contissimo.study.deals.dealer import Top
from tests.server.classes.helpers import PLAYERS, Pupil, Teacher, best
from tests.server.helpers import Client, until
from tests.server.hidden_pairs import World, told, world

PRESETS = ("times", "plus-minus", "dice")
Told = dict[str, dict[str, list[str]]]


@dataclass(frozen=True)
class Hidden:
    """What a world has that others have not."""

    future: int
    """Which deals follow after the first one."""
    better: int = 0
    """By how much its top is better."""
    swapped: bool = False
    """Whether two pupils have exchanged their answers, and what else the desk alone may know."""
    others: int = 1
    """By how much the others' results are wrong."""


class _Future:
    """The chance of an activity up to round 1, and another one after that."""

    def __init__(self, known: Chance, after: int) -> None:
        self._known, self._after = known, after

    def entry(self, number: int) -> Rng:
        return self._known.entry(number) if number < 2 else small_stream(self._after, number)


def _patch(patched: pytest.MonkeyPatch, hidden: Hidden) -> None:
    real_chance, real_top = Deals.chance, tops.ask_top

    async def chance(deals: Deals) -> Any:
        found: Any = await real_chance(deals)
        if not isinstance(found, _Future):
            found = _Future(found, hidden.future)
            deals._chance = deals.play.number, found
        return found

    async def ask_top(room: ClassRoom, position: Any) -> Top | None:
        found = await real_top(room, position)
        return (
            None if found is None else replace(found, points=Points(found.points + hidden.better))
        )

    patched.setattr(Deals, "chance", chance)
    patched.setattr(tops, "ask_top", ask_top)
    patched.setattr(rounds, "ask_top", ask_top)


class Class:
    """A teacher, the wall and three pupils; the first of them is the one who must not learn anything."""

    def __init__(self, world_: World, hidden: Hidden) -> None:
        self.world, self.hidden = world_, hidden
        self.teacher = Teacher(world_.running)
        self.fox = self.teacher.pupil(0).enter()
        secret = ["moon", "key"] if hidden.swapped else ["sun", "bell"]
        self.others = [self.teacher.pupil(place, secret=secret).enter() for place in (1, 2)]
        self.settle()

    @property
    def clients(self) -> dict[str, Client]:
        return {"fox": self.fox.client, "wall": self.teacher.wall, "desk": self.teacher.desk}

    def settle(self) -> None:
        """Wait until everything that was set off has been sent, and read."""
        node = self.world.running.app.node
        room = node.classes.rooms[self.teacher.id]
        clients = [*self.clients.values(), *(pupil.client for pupil in self.others)]
        self.world.settle(*clients)  # a message is acknowledged before all of its work is done
        for _ in range(2):
            until(lambda: room._soon is None and not node._tasks)
        self.world.settle(*clients)

    def do(self, work: Callable[[], Any]) -> Any:
        self.world.pass_time()
        done = work()
        self.settle()
        return done

    def said(self, since: dict[str, int]) -> Told:
        """What each reader was sent since a moment."""
        return {name: told(client, since[name]) for name, client in self.clients.items()}

    def play(self, preset: str) -> dict[str, Told]:
        """A round from its first click to the next deal; what each reader had been sent at each step."""
        do, teacher, marks = self.do, self.teacher, {}
        since = {name: len(client.raw) for name, client in self.clients.items()}
        activity = do(partial(teacher.begin, preset, seconds=600))
        for pupil in (self.fox, *self.others):
            do(partial(pupil.say, "class_give", activity=activity, bytes="00" * 16))
        do(partial(teacher.round, "open"))
        deal = {"activity": activity, "round": 1}
        top = best(self.fox)
        wrong = re.sub(r"=\d+$", lambda f: f"={int(f[0][1:]) + self.hidden.others}", top)
        self.answer(self.fox, deal, top)
        first, second = self.others if not self.hidden.swapped else self.others[::-1]
        # In both worlds the same happens in the same order; only who it is differs.
        self.answer(first, deal, top)
        self.answer(second, deal, wrong)
        do(partial(first.say, "class_draft", **deal, text=f"draft {self.hidden.future}"))
        do(partial(second.say, "class_help", on=True))
        shown = do(partial(teacher.do, "/snapshots", pupil=second.number))["snapshot"]
        # Too early: the wall must not show it before the reveal.
        do(partial(teacher.put, "/snapshots", order=[shown], shown=shown))
        marks["open"] = self.said(since)
        do(partial(teacher.round, "close"))
        marks["closed"] = self.said(since)
        do(partial(teacher.round, "reveal"))
        marks["revealed"] = self.said(since)
        do(partial(teacher.round, "open"))
        marks["next"] = self.said(since)
        do(partial(teacher.put, "/snapshots", order=[], shown=None))
        return marks

    def answer(self, pupil: Pupil, deal: dict[str, Any], move: str) -> None:
        answer = self.do(partial(pupil.answer, deal, move))
        if answer["t"] != "done":  # a square that is not on the board; then the one after it
            number = int(move.rpartition("=")[2]) + 1
            assert number < 1000, answer
            self.answer(pupil, deal, f"{move.rpartition('=')[0]}={number}")


def _both(
    folder: Path, monkeypatch: pytest.MonkeyPatch, one: Hidden, other: Hidden
) -> list[list[dict[str, Told]]]:
    """By preset, what the two worlds have sent."""
    found: list[dict[str, dict[str, Told]]] = []
    for number, hidden in enumerate((one, other)):
        with (
            monkeypatch.context() as patched,
            world(folder / str(number), monkeypatch, None) as world_,
        ):
            _patch(patched, hidden)
            taught = Class(world_, hidden)
            found.append({preset: taught.play(preset) for preset in PRESETS})
    return [[here[preset] for here in found] for preset in PRESETS]


def _same(name: str, step: str, worlds: list[dict[str, Told]]) -> None:
    here, there = (world_[step][name] for world_ in worlds)
    assert here.keys() == there.keys()
    for kind in here:
        assert here[kind] == there[kind], (name, step, kind)


def test_pupils_and_the_wall_learn_nothing_of_who_answered_what(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two pupils, with other pictures, exchange answers, drafts and hands."""
    for worlds in _both(tmp_path, monkeypatch, Hidden(1), Hidden(1, swapped=True)):
        for step in ("open", "closed", "revealed", "next"):
            _same("fox", step, worlds)
            _same("wall", step, worlds)
        # The worlds do differ: the desk knows it all.
        assert worlds[0]["open"]["desk"] != worlds[1]["open"]["desk"]


def test_pupils_and_the_wall_learn_nothing_of_tops_answers_and_deals_before_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others answer otherwise, the top is another one, other deals follow: a pupil can't tell before the reveal, the wall not before the
    round is closed."""
    for worlds in _both(tmp_path, monkeypatch, Hidden(1), Hidden(2, better=7, others=3)):
        _same("fox", "open", worlds)
        _same("fox", "closed", worlds)
        _same("wall", "open", worlds)
        assert worlds[0]["closed"]["wall"] != worlds[1]["closed"]["wall"]
        assert worlds[0]["next"]["fox"] != worlds[1]["next"]["fox"]
    # Of tiles the top is common; on boards of one's own it is found when it is shown.
    assert worlds[0]["revealed"]["fox"] != worlds[1]["revealed"]["fox"]


def test_animals_of_the_wall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names are on the wall only if the teacher shows them; a hand, an idle pupil or a cause next to a name never is."""
    with world(tmp_path / "w", monkeypatch, None) as world_:
        taught = Class(world_, Hidden(1))
        taught.play("times")
        animals = {animal for animal, _ in PLAYERS[:3]}
        # In the lobby everybody sees who has joined.
        sent = "".join(text for text in taught.teacher.wall.raw if '"phase":"lobby"' not in text)
        assert not any(f'"{animal}"' in sent for animal in animals)
        taught.do(lambda: taught.teacher.put(names=True, ranking=True, mistakes=True))
        shown = next(t for t in reversed(taught.teacher.wall.raw) if '"t":"class_wall"' in t)
        assert any(f'"{animal}"' in shown for animal in animals)
        for word in ('"help"', '"idle"', '"causes"', '"slips"', '"draft"'):
            assert word not in sent + shown
