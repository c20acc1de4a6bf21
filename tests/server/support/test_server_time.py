"""Clocks that are set, machines that sleep, processes that stand still: nobody loses a turn to them, and nobody is refused."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contissimo.core.game import Millis
from contissimo.server.support.server_time import Times
from tests.server.helpers import Running, pair, serving, settings_for

HOUR = 3_600_000
NOON = 1_800_000_000_000


class World:
    """A machine whose two clocks are ours. Threads of the server read them while a test sets them."""

    def __init__(self) -> None:
        self.wall = NOON
        self.monotonic = 1000.0
        self._lock = threading.Lock()
        self.times = Times(lambda: Millis(self.wall), lambda: self.monotonic)

    def stands_still(self, millis: int) -> None:
        """SIGSTOP: both clocks go on."""
        with self._lock:
            self.wall += millis
            self.monotonic += millis / 1000

    def is_set(self, millis: int) -> None:
        """Somebody sets the clock, or the machine slept: the monotonic one knows nothing of it."""
        self.wall += millis


def beat(server: Running) -> None:
    asyncio.run_coroutine_threadsafe(server.app.node.deadlines.beat(), server.loop).result(60)


def sweep(server: Running) -> None:
    asyncio.run_coroutine_threadsafe(server.app.node.deadlines.sweep(), server.loop).result(60)


def quiet(folder: Path) -> object:
    """Settings of a server that beats and sweeps only when a test says so, but at its start."""
    return settings_for(folder, beat_seconds=3600, sweep_seconds=3600, give_seconds=3600)


CASES = {
    "the process stood still for half a minute": (0, 30_000),
    "the machine slept": (HOUR, 0),
    "the clock was put forward": (HOUR, 0),
    "the clock was put back": (-HOUR, 0),
    "the clock was put back, and the process stood still": (-HOUR, 30_000),
}


@pytest.mark.parametrize("case", CASES)
def test_nobody_loses_a_turn_to_a_clock_or_a_sleep(tmp_path: Path, case: str) -> None:
    """A turn has 20 seconds; 5 are used before, and 15 are left after whatever happens."""
    set_by, stood = CASES[case]
    world = World()
    with serving(quiet(tmp_path), now=world.times) as server:  # type: ignore[arg-type]  # they are settings
        ana, bo, match = pair(server, clock={"turn": 20})
        state = ana.state(match)
        for _ in range(5):
            world.stands_still(1000)
            beat(server)
        world.is_set(set_by)
        world.stands_still(stood)
        sweep(server)  # before any heartbeat
        beat(server)
        sweep(server)
        (seat,) = state["to_act"]
        node = server.app.node
        now = node.rooms[match].match
        assert now is not None
        assert now.position.to_act == {seat}
        left = now.clock.left(seat, node.now())
        assert left is not None
        assert 11_500 <= left <= 15_000
        mover = ana if seat == 1 else bo
        for _ in range(11):
            world.stands_still(1000)
            beat(server)
        sweep(server)
        after = mover.move(match, len(now.log), "pass")
        assert after["t"] == "state", after
        clocks = [entry[5] for entry in after["log"]]
        assert clocks == sorted(clocks)


def test_time_still_runs_after_the_clock_was_put_back(tmp_path: Path) -> None:
    world = World()
    with serving(quiet(tmp_path), now=world.times) as server:  # type: ignore[arg-type]  # they are settings
        ana, _, match = pair(server, clock={"turn": 20})
        state = ana.state(match)
        world.is_set(-HOUR)
        for _ in range(24):
            world.stands_still(1000)
            beat(server)
        sweep(server)
        assert ana.state(match, state["seq"] + 1)["log"][state["seq"]][2] == "pass"


def test_after_a_start_with_an_earlier_clock_deadlines_still_come(tmp_path: Path) -> None:
    world = World()
    settings = quiet(tmp_path)
    with serving(settings, now=world.times) as server:  # type: ignore[arg-type]  # they are settings
        ana, _, match = pair(server, clock={"turn": 20})
        seq = ana.state(match)["seq"]
    later = World()
    later.is_set(-HOUR)
    with serving(settings, now=later.times) as server:  # type: ignore[arg-type]  # they are settings
        ana.go_to(server.url).done("enter", match=match)
        for _ in range(24):
            later.stands_still(1000)
            beat(server)
        sweep(server)
        assert ana.state(match, seq + 1)["log"][seq][2] == "pass"
        ana.end()


def test_a_clock_that_is_put_back_refuses_nobody(tmp_path: Path) -> None:
    world = World()
    changes = {"messages_per_second": 5, "requests_per_address_second": 5}
    settings = settings_for(tmp_path, **changes)
    with serving(settings, now=world.times) as server:
        ana = server.guest("Ana").connect()
        for _ in range(9):
            ana.ask("ping")
        world.is_set(-HOUR)
        world.monotonic += 10
        assert [ana.ask("ping")["t"] for _ in range(9)] == ["pong"] * 9
        assert [ana.http.get("/api/me").status_code for _ in range(9)] == [200] * 9


EVENTS = st.lists(
    st.tuples(
        st.sampled_from(["beat", "set", "pass"]), st.integers(-(10**8), 10**8), st.integers(0, 5000)
    ),
    max_size=40,
)


@given(EVENTS)
def test_time_never_runs_back_and_never_jumps_unnoticed(
    events: list[tuple[str, int, int]],
) -> None:
    world = World()
    times, last = world.times, world.times()
    for what, step, millis in events:
        given_back = 0
        if what == "set":
            world.is_set(step)
        elif what == "pass":
            world.stands_still(millis)
        else:
            at = times.absence()
            if at is not None:
                given_back = at - times()
                assert given_back >= 0
            times.go_on(at)
        assert 0 <= times() - last <= 2500 + given_back
        last = times()


def test_a_small_difference_is_made_up_for_little_by_little() -> None:
    world = World()
    world.is_set(1000)
    for _ in range(60):
        world.stands_still(1000)
        assert world.times.absence() is None
        world.times.go_on()
    assert abs(world.times() - world.wall) < 50
