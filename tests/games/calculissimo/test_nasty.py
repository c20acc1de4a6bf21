"""The positions of tests/data/calculissimo-nasty.txt, which bench/bench_rules.py times, come out right."""

from __future__ import annotations

import pytest
from bench.bench_rules import read_nasty

from contissimo.core.errors import IllegalMove
from contissimo.core.game import Seat
from contissimo.games.calculissimo.moves import Move
from contissimo.games.calculissimo.position import Position


@pytest.mark.soak
@pytest.mark.parametrize(("what", "position", "seat", "move", "result"), read_nasty())
def test_a_position_that_is_hard_on_apply_comes_out_right(
    what: str, position: Position, seat: Seat, move: Move, result: str
) -> None:
    """calculissimo §6.1, §3.5: whether a player is stuck, in the worst positions known."""
    try:
        came_out = str(position.apply(seat, move)).split(" ")[-1]
    except IllegalMove as error:
        came_out = error.why
    assert came_out.startswith(result) or result == "any", what
