from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from contissimo.core.errors import IllegalMove
from contissimo.core.game import AnyGame, Seat, must_act, name_today, next_seat, ranks_of, renamed
from contissimo.games import GAMES
from tests.play.helpers import begin, play_out


def test_only_those_who_may_act_do() -> None:
    match = begin()
    must_act(match.position, Seat(1))
    with pytest.raises(IllegalMove, match="not_your_turn"):
        must_act(match.position, Seat(2))
    with pytest.raises(IllegalMove, match="game_over"):
        must_act(play_out(match).position, Seat(1))


def test_play_goes_by_rising_seat_number_then_seat_one() -> None:
    still_in = (Seat(1), Seat(3), Seat(4))
    assert [next_seat(Seat(s), still_in) for s in (1, 2, 3, 4)] == [3, 3, 4, 1]


def test_equal_totals_share_a_rank_and_those_out_rank_below() -> None:
    assert ranks_of((5, 9, 9, 1), high_wins=True, out=frozenset()) == (3, 1, 1, 4)
    assert ranks_of((5, 9, 9, 1), high_wins=False, out=frozenset()) == (2, 3, 3, 1)
    assert ranks_of((5, 9, 1), high_wins=True, out=frozenset({Seat(2)})) == (1, 3, 2)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_ruleset_has_the_name_of_a_preset_only_if_it_is_that_preset_today(game: AnyGame) -> None:
    """Decision 9: a preset of version 0.1 that has changed since is shown as rules of its own."""
    preset: Any  # a dataclass, which no protocol can ask for
    for name, preset in game.rulesets.items():
        assert name_today(game, preset) == name
        assert name_today(game, game.read_ruleset(preset.text)) == "custom"
        assert name_today(game, renamed(game.read_ruleset(preset.text), name)) == name
        assert name_today(game, replace(preset, turn_seconds=77)) == name
        assert name_today(game, replace(preset, judging="other")) == "custom"
    for former in game.former.values():
        assert name_today(game, former) == "custom"
