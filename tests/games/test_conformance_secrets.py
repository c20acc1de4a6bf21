"""The laws of secrecy: a view, and a log as its reader may have it, hold what that reader may know and no more."""

from __future__ import annotations

from typing import Any

import pytest

from contissimo.core.chance import small_stream
from contissimo.core.errors import IllegalMove
from contissimo.core.game import NATURE, Reader
from contissimo.play.record import record_of
from tests.games.hidden_variants import twin_worlds
from tests.games.mutating import one_in, refusal
from tests.games.playouts import (
    CASES,
    SOAK,
    Case,
    first,
    played,
    positions,
    readable,
)

pytestmark = pytest.mark.no_cover  # a line is covered by the test of its clause, not by luck

HISTORY = 18
LONG_HISTORY = 200


def a_completed_view_agrees_with_the_view(case: Case, every: int = 1) -> None:
    """Also twins without a history: what `complete` puts where the reader can't look must not be seen."""
    for number, position in enumerate(positions(case)[::-every]):
        for reader in case.readers:
            view = position.view(reader)
            assert view.reader == reader
            assert (view.to_act, view.scores) == (position.to_act, position.scores)
            assert view.outcome == position.outcome
            assert case.game.read_view(str(view), case.ruleset, reader) == view
            twin = case.game.complete(view, small_stream(31, number))
            assert twin.view(reader) == view
            assert hash(twin.view(reader)) == hash(view)
            assert str(twin.view(reader)) == str(view)
            assert twin.shown_to(reader) == position.shown_to(reader) == str(view)
            assert (twin.to_act, twin.wait) == (position.to_act, position.wait)
            assert twin == case.game.complete(view, small_stream(31, number))
            again = case.game.read_position(str(twin), case.ruleset)
            assert again == twin


def only_the_seat_itself_lists_its_moves(case: Case) -> None:
    for position in positions(case):
        for reader in case.readers:
            if reader not in position.to_act:
                assert not list(position.view(reader).moves())


def twins_look_alike(case: Case, reader: Reader, length: int) -> None:
    rng = case.stream(41)
    for here, there in twin_worlds(case, reader, length):
        one, other = here.position, there.position
        assert one.view(reader) == other.view(reader)
        assert str(one.view(reader)) == str(other.view(reader))
        assert one.wait == other.wait
        assert here.clock == there.clock
        assert here.log_for(reader) == there.log_for(reader)
        assert str(record_of(here, reader=reader)) == str(record_of(there, reader=reader))
        if reader is None or reader not in one.to_act or not one_in(3, rng):
            continue
        moves = first(one.view(reader).moves())
        assert moves == first(other.view(reader).moves())
        texts = [case.known.wild(one, reader, rng) for _ in range(6)]
        for move in readable(case, texts + case.known.mutants(str(moves[0]), rng)):
            assert told(refusal(one, reader, move)) == told(refusal(other, reader, move))


def told(error: IllegalMove | None) -> Any:
    return None if error is None else (error.why, error.details)


def a_seat_sees_what_it_said_and_others_what_is_open(case: Case) -> None:
    """calculissimo §3.5: exchanged tiles are known to their owner, and to no other while the game runs."""
    match = played(case)
    part = match.begun()
    for entry in match.log[:-2]:  # the last move ends the game: then all is open
        part = part.fold([entry])
    for reader in case.readers:
        for entry, seen in zip(match.log, part.log_for(reader), strict=False):
            if entry.seat == NATURE:
                continue
            if entry.seat == reader:
                assert seen == entry
            elif str(entry.move).startswith("swap"):
                assert "_" in str(seen.move)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_views_hold_what_may_be_known(case: Case) -> None:
    a_completed_view_agrees_with_the_view(case, every=3)
    only_the_seat_itself_lists_its_moves(case)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_sees_what_it_said_and_others_what_is_open(case: Case) -> None:
    """calculissimo §3.5: exchanged tiles are known to their owner only."""
    a_seat_sees_what_it_said_and_others_what_is_open(case)


# One number of seats for each ruleset in turn; the soak takes all.
@pytest.mark.parametrize(
    "case", [c for i, c in enumerate(CASES) if not i % 4 or c.game.key == "contig60"], ids=str
)
def test_twin_worlds_look_alike(case: Case) -> None:
    for reader in case.readers:
        twins_look_alike(case, reader, HISTORY)


def test_twin_worlds_do_differ() -> None:
    """Else the law above says nothing: the players of Calculissimo have other tiles, and exchange others."""
    case = next(case for case in CASES if str(case) == "calculissimo-relaxed-3")
    for reader in case.readers:
        here, there = list(twin_worlds(case, reader, HISTORY))[-1]
        assert here.position != there.position
        assert here.log != there.log


@pytest.mark.soak
@pytest.mark.parametrize("case", SOAK, ids=str)
def test_secrets_over_many_games(case: Case) -> None:
    a_completed_view_agrees_with_the_view(case)
    only_the_seat_itself_lists_its_moves(case)
    a_seat_sees_what_it_said_and_others_what_is_open(case)
    for reader in case.readers:
        twins_look_alike(case, reader, LONG_HISTORY)
