"""How busy the event loop is, between two questions."""

from __future__ import annotations

from contissimo.server.support.loop_share import LoopShare


def test_it_is_what_was_computed_since_the_last_question() -> None:
    clock = [100.0]
    cpu = [7.0]
    share = LoopShare(lambda: clock[0], lambda: cpu[0])
    assert share() == 0.0, "nothing is known yet"
    assert share() == 0.0, "no time has passed"
    clock[0], cpu[0] = 102.0, 7.5
    assert share() == 0.25
    clock[0] = 103.0
    assert share() == 0.0
