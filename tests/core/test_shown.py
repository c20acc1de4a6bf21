"""What a prompt shows of positions, views, moves and rulesets."""

from __future__ import annotations

import pytest

from contissimo.core.chance import small_stream
from contissimo.core.game import NATURE
from contissimo.games import GAMES


@pytest.mark.parametrize("key", GAMES)
def test_values_show_their_notation(key: str) -> None:
    game = GAMES[key]
    position, rng = game.start(next(iter(game.rulesets.values())), 2), small_stream(3)
    for _ in range(6):
        (seat,) = position.to_act
        move = position.chance(rng) if seat == NATURE else next(position.moves(seat))
        view = position.view(None)
        assert repr(move) == f"<{type(move).__name__} {move}>"
        assert (repr(position), repr(view)) == (f"<Position {position}>", f"<View {view}>")
        position = position.apply(seat, move)
    assert repr(position.ruleset) == f"<Ruleset {position.ruleset.name}>"
    assert repr(game.read_move("pass")) == "<Pass pass>"
