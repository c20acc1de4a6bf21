"""What each reader may know: the own rack, counts of the rest, everything once the game is over."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from contissimo.core.chance import small_stream
from contissimo.core.errors import Unreadable
from contissimo.core.game import Seat
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.board import Board
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import PRESETS
from tests.games.calculissimo.helpers import at, lane, play, random_game


def swapped_unseen(position: Position, reader: Seat | None, seed: int) -> Position:
    """A twin that differs in everything the reader may not know."""
    return GAME.complete(position.view(reader), small_stream(seed))


def test_a_reader_sees_the_own_rack_and_counts() -> None:
    view = at(lane(), "12+", "45", bag="789", scores="3,-4").view(Seat(2))
    assert (view.reader, view.rack, view.racks) == (2, "45", (None, "45"))
    assert (view.rack_sizes, view.bag, view.bag_size) == ((3, 2), None, 3)
    assert view.scores == (3, -4)
    assert view.seats == (1, 2)
    assert str(view).split(" ")[1:] == ["_3,45", "_3", "3,-4", "1", "-"]


def test_what_is_unseen_are_the_racks_of_others_and_the_bag_by_face() -> None:
    """calculissimo §1.3: it follows from the set, the board and the own rack."""
    for position, _, _ in random_game(PRESETS["junior"], 3, 7):
        for reader in position.seats:
            twin = swapped_unseen(position, reader, 5)
            racks = zip(twin.seats, twin.racks, strict=True)
            others = [rack for seat, rack in racks if seat != reader]
            hidden = Counter("".join([*others, twin.bag])) if position.to_act else {}
            assert GAME.unseen(position.view(reader)) == hidden


@pytest.mark.parametrize("reader", [None, Seat(1), Seat(2)])
def test_a_reader_is_shown_the_text_of_the_view(reader: Seat | None) -> None:
    for position in (
        at(lane(), "12+", "45", bag="789"),
        at(lane(), "", "45", bag=""),
        at(lane(), "12+", "45", to_move=".", flags="over:passes;passes:4;idle:4"),
    ):
        assert position.shown_to(reader) == str(position.view(reader))


def test_a_spectator_sees_no_rack() -> None:
    view = at(lane(), "12+", "45", bag="").view(None)
    assert (view.rack, view.racks) == (None, (None, None))
    assert list(view.moves()) == []
    assert str(view).split(" ")[1:3] == ["_3,_2", "."]
    assert view.outcome is None


def test_everything_is_open_once_the_game_is_over() -> None:
    position = at(lane(), "12+", "45", bag="789", to_move=".", flags="over:passes;passes:4;idle:4")
    for reader in (None, Seat(1), Seat(2)):
        view = position.view(reader)
        assert (view.racks, view.bag) == (("12+", "45"), "789")
        assert view.outcome == position.outcome
        assert str(view) == str(position)
        assert view.to_act == frozenset()
        assert GAME.complete(view, small_stream(1)) == position


def test_a_view_lists_the_moves_of_its_own_seat() -> None:
    position = at(lane(), "12+", "12+", bag="789")
    assert list(position.view(Seat(1)).moves()) == list(position.moves(Seat(1)))
    assert list(position.view(Seat(2)).moves()) == []
    window = play(at(lane(judging="challenge"), "12+", "12+", bag="789"), "1 2e 1+2=6")
    assert [str(move) for move in window.view(Seat(2)).moves()] == ["challenge", "accept"]
    assert window.view(Seat(1)).wait == window.wait


@pytest.mark.parametrize(("preset", "seats"), [("classic", 2), ("sheet-de", 3), ("short", 4)])
def test_twins_that_differ_in_what_a_reader_may_not_know_give_equal_views(
    preset: str, seats: int
) -> None:
    rules = PRESETS[preset]
    for number, (position, _, _) in enumerate(random_game(rules, seats, seed=seats + 7)):
        if number % 5:
            continue
        for reader in (None, *position.seats):
            twin = swapped_unseen(position, reader, number)
            assert twin.view(reader) == position.view(reader)
            assert str(twin.view(reader)) == str(position.view(reader))
            assert len(twin.bag) == len(position.bag)
            assert GAME.read_position(str(twin), rules) == twin
            if reader is not None:
                assert twin.rack(reader) == position.rack(reader)


def test_a_completed_view_has_only_tiles_that_are_unseen() -> None:
    position = at(lane(), "12+", "45", bag="789", board=".........|..1pc....|.........")
    view = position.view(Seat(1))
    assert view.unseen.count("1") == 18  # two of twenty are seen
    assert view.unseen.count("?") == 18
    whole = GAME.complete(view, small_stream(3))
    assert whole.rack(Seat(1)) == "12+"
    assert [len(rack) for rack in whole.racks] == [3, 2]


def test_the_tiles_of_those_who_resigned_are_nowhere() -> None:
    position = play(at(lane(), "12+", "45", "6", bag="789"), "1 pass", "2 resign")
    view = position.view(Seat(1))
    assert view.rack_sizes == (3, 0, 1)
    assert view.still_in == (1, 3)
    whole = GAME.complete(view, small_stream(3))
    assert whole.racks[1] == ""
    assert whole.resigned == {2}


def test_a_view_of_more_tiles_than_there_are_has_nothing_unseen() -> None:
    position = at(lane(), "12+", "45", bag="789")
    impossible = replace(position, board=Board(("1" * 9,) * 3))
    assert impossible.view(Seat(1)).unseen == ""


def test_exchanged_tiles_are_known_to_their_owner_only() -> None:
    before = at(lane(), "1234567", "45", bag="999")
    one, other = play(before, "1 swap 1"), play(before, "1 swap 2")
    assert one.view(Seat(2)) == other.view(Seat(2))
    assert one.view(None) == other.view(None)
    assert one.view(Seat(1)) != other.view(Seat(1))


WHOLE = "{board} 269+/?,_7 _80 48,0 1 -"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "position_fields"),
        ("{board} 269+/?,_7 _80 48,0 1", "position_fields"),
        ("{board} 269+/?,_7 _80 48,0 1 - " + "x" * 4000, "position_fields"),
        ("{board} 269+/!,_7 _80 48,0 1 -", "position_tiles"),
        ("{board} ????,???? _80 48,0 1 -", "position_tiles"),
        ("{board} 269+/?,_8 _70 48,0 1 -", "position_field"),
        ("{board} 269+/?,_0 _80 48,0 1 -", "position_tiles"),
        ("{board} 269+/?,1234567 _73 48,0 1 -", "position_contradiction"),
        ("{board} _6,_7 _80 48,0 1 -", "position_contradiction"),
        ("{board} 269+/? _80 48 1 -", "position_field"),
        ("{board} 269+/?,_7 _80 48,0 3 -", "position_field"),
    ],
)
def test_a_view_that_nobody_could_have_is_refused(text: str, why: str) -> None:
    board = "|".join(["." * 15] * 15)
    classic = GAME.rulesets["classic"]
    with pytest.raises(Unreadable, match=why):
        GAME.read_view(text.format(board=board), classic, Seat(1))


def test_a_view_is_read_for_a_reader_who_is_there() -> None:
    text = WHOLE.format(board="|".join(["." * 15] * 15))
    classic = GAME.rulesets["classic"]
    view = GAME.read_view(text, classic, Seat(1))
    assert (view.reader, view.rack, view.rack_sizes, view.bag_size) == (1, "269+/?", (6, 7), 80)
    for nobody in (Seat(0), Seat(3), Seat(-1)):
        with pytest.raises(Unreadable, match="position_field"):
            GAME.read_view(text, classic, nobody)
    with pytest.raises(Unreadable, match="position_contradiction"):
        GAME.read_view(text, classic, None)
