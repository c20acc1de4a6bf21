"""Two worlds in which the same things happen as far as one reader may know, and others as far as not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from contissimo.core.game import NATURE, Reader, Rng, Seat
from contissimo.play.match import Match
from tests.games.mutating import pick, refusal
from tests.games.playouts import Case, begin, first, readable

TRIES = 12
FEW = 40


def twin_worlds(case: Case, reader: Reader, length: int) -> Iterator[tuple[Match, Match]]:
    """Pairs of matches that `reader` can't tell apart; until they would openly differ, or `length` entries."""
    rng = case.stream(21 + (reader or 0))
    here = there = begin(case)
    for _ in range(length):
        if here.over:
            return
        pair = _same_step(case, reader, here, there, rng)
        if pair is None:
            return
        here, there = pair
        # What was hidden may end one game and not the other (calculissimo §6.1): then all is open.
        if here.position.to_act != there.position.to_act or here.over:
            return
        yield here, there


def _same_step(
    case: Case, reader: Reader, here: Match, there: Match, rng: Rng
) -> tuple[Match, Match] | None:
    seat = pick(sorted(here.position.to_act), rng)
    for move in _any_moves(case, here.position, seat, rng):
        twin = _twin(case, reader, there.position, seat, move, rng)
        if refusal(there.position, seat, twin) is None:
            return here.enter(seat, move, here.time), there.enter(seat, twin, there.time)
    return None


def _any_moves(case: Case, position: Any, seat: Seat, rng: Rng) -> Iterator[Any]:
    """Legal moves to try in the other world: what chance says, or lies, listed moves, silence."""
    if seat == NATURE:
        yield from (position.chance(rng) for _ in range(TRIES))
        return
    texts = [case.known.wild(position, seat, rng) for _ in range(2)]
    for move in readable(case, texts):
        if refusal(position, seat, move) is None:
            yield move
    moves = first(position.moves(seat), FEW)
    yield from (pick(moves, rng) for _ in range(TRIES))
    yield position.wait.silence


def _twin(case: Case, reader: Reader, position: Any, seat: Seat, move: Any, rng: Rng) -> Any:
    """A move that looks to `reader` as `move` does: the same where it is open."""
    if seat == reader or move.seen_by(reader) == move:
        return move
    if seat == NATURE:
        return position.chance(rng)
    return case.known.alike(position, seat, move, rng)
