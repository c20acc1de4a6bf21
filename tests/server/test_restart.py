"""A cold process that comes up after a kill serves everybody's table soon."""

from __future__ import annotations

import os
import time
from itertools import cycle
from pathlib import Path

import pytest

from tests.server.helpers import Client, settings_for
from tests.server.processes import process

TABLES = 500
AT_ONCE = 50
"""Tables that one connection reads."""
SOON = 5.0


@pytest.mark.soak
def test_500_running_tables_are_played_on_soon_after_a_kill(tmp_path: Path) -> None:
    """Each is read and moved at over a socket. A busy machine gets as much more time as it is busy."""
    given = settings_for(tmp_path, tables_per_guest=TABLES, tables_per_address_hour=2 * TABLES)
    with process(given, tmp_path / "log") as node:
        guests = [node.guest() for _ in range(TABLES // AT_ONCE)]
        games = cycle(["contig60", "calculissimo"])
        tables = {guest: [_running(guest, next(games)) for _ in range(AT_ONCE)] for guest in guests}
        node.kill()
        began = time.monotonic()
        node.start()
        for guest, matches in tables.items():
            guest.connect()
            for match in matches:
                guest.done("enter", match=match)
                state = guest.state(match)
                guest.unread.clear()
                seat = state["to_act"][0]
                after = guest.move(match, state["seq"], "pass", seat=seat)
                assert after["t"] == "state", after
        seconds = time.monotonic() - began
        assert node.mistakes() == []
    # As the docstring says.
    busy = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
    assert seconds < SOON * busy, (seconds, busy)


def _running(guest: Client, game: str) -> str:
    """A table at which one device has both seats."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    match: str = guest.table(game, seats=seats, clock={"turn": 3600})["match"]
    guest.connect()
    guest.done("enter", match=match)
    guest.done("start", match=match)
    for _ in seats:
        guest.ask("give", match=match, bytes="00" * 16)  # it may have been filled in already
    guest.state(match)
    guest.close()
    return match
