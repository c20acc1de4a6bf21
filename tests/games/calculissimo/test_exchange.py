from __future__ import annotations

import pytest

from contissimo.core.errors import IllegalMove
from contissimo.core.game import Seat
from contissimo.games.calculissimo.moves import Swap
from contissimo.games.calculissimo.phases import Drawing, Turn
from contissimo.games.calculissimo.position import Position
from tests.games.calculissimo.helpers import at, lane, play, refusal, why


def swaps(position: Position) -> list[str]:
    return [str(move) for move in position.moves(Seat(1)) if isinstance(move, Swap)]


def test_tiles_go_into_the_bag_and_the_same_number_is_drawn() -> None:
    """calculissimo §3.5: they go into the bag, it is mixed, and the same number is drawn."""
    position = play(at(lane(), "1234567", "8", bag="99999"), "1 swap 135")
    assert position.rack(Seat(1)) == "2467"
    assert position.bag == "13599999"
    assert position.phase == Drawing(Seat(1), 3)
    position = play(position, "- draw 1:999")
    assert position.rack(Seat(1)) == "2467999"
    assert position.phase == Turn(Seat(2))  # it ends the turn
    assert position.scores == (0, 0)


def test_ones_own_tiles_may_come_back() -> None:
    """calculissimo §3.5: one's own may come back."""
    position = play(at(lane(), "12", "8", bag="9"), "1 swap 12", "- draw 1:12")
    assert position.rack(Seat(1)) == "12"


@pytest.mark.parametrize("count", range(1, 8))
def test_any_number_of_tiles_may_go_in_even_with_one_tile_left(count: int) -> None:
    """calculissimo §3.5: any number of one's own tiles; with 1-6 tiles left any number may still go in."""
    position = play(at(lane(), "1234567", "8", bag="9"), f"1 swap {'1234567'[:count]}")
    assert position.phase == Drawing(Seat(1), count)
    assert len(position.bag) == 1 + count


def test_an_exchange_of_nothing_is_refused() -> None:
    """calculissimo §3.5: at least one."""
    position = at(lane(), "12", "8", bag="9")
    with pytest.raises(IllegalMove):
        position.apply(Seat(1), Swap(""))


def test_only_ones_own_tiles_can_be_exchanged() -> None:
    """calculissimo §3.5: any number of one's own tiles."""
    position = at(lane(), "112", "8", bag="9")
    for tiles in ("8", "111", "1122", "?"):
        assert why(position, f"1 swap {tiles}") == "not_on_rack"


def test_an_empty_bag_allows_no_exchange() -> None:
    """calculissimo §3.5: not with an empty bag."""
    position = at(lane(), "12+", "8")
    assert why(position, "1 swap 1") == "exchange_bag_empty"
    assert swaps(position) == []


def test_by_default_an_exchange_is_allowed_at_any_time() -> None:
    """calculissimo §3.5: `any_time` (default), also while a placement exists."""
    position = at(lane(), "12+", "8", bag="9")
    assert position.ruleset.exchange == "any_time"
    assert play(position, "1 swap 1").phase == Drawing(Seat(1), 1)
    assert len(swaps(position)) == 7


@pytest.mark.parametrize("judging", ["referee", "challenge"])
def test_only_when_stuck_refuses_while_a_legal_placement_exists(judging: str) -> None:
    """calculissimo §3.5: `only_when_stuck`: the program says only that a placement exists."""
    rules = lane(exchange="only_when_stuck", judging=judging)
    can_place = at(rules, "12+", "8", bag="9")
    error = refusal(can_place, "1 swap 1")
    assert (error.why, error.details) == ("exchange_placement_exists", {})
    assert swaps(can_place) == []
    stuck = at(rules, "123", "8", bag="9")
    assert play(stuck, "1 swap 1").phase == Drawing(Seat(1), 1)
    assert len(swaps(stuck)) == 7


def test_never_refuses_every_exchange() -> None:
    """calculissimo §3.5: `never`: the literal Japanese sheet."""
    position = at(lane(exchange="never"), "123", "8", bag="9")
    assert why(position, "1 swap 1") == "exchange_never"
    assert swaps(position) == []


def test_an_exchange_breaks_the_row_of_passes_but_is_a_turn_without_placement() -> None:
    """calculissimo §3.5, §6.1: an exchange breaks the count of (b) only."""
    position = at(lane(), "12", "8", bag="9", flags="passes:3;idle:5")
    position = play(position, "1 swap 1", "- draw 1:9")
    assert (position.passes, position.idle) == (0, 6)
