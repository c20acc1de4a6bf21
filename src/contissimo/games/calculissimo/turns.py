"""What the phases mean to the seat that is asked: who may act, for how long, and with which moves.

Positions and views share this, because a seat's own moves depend only on what that seat knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from contissimo.core.game import NATURE, Points, Seat, Wait
from contissimo.games.calculissimo.board import Board
from contissimo.games.calculissimo.movegen import has_placement, placements
from contissimo.games.calculissimo.moves import Accept, Challenge, Move, Pass, Placement, Swap
from contissimo.games.calculissimo.phases import Over, Phase, Turn, Window
from contissimo.games.calculissimo.placing import judge
from contissimo.games.calculissimo.rules import MAX_SEATS, Ruleset

MAX_TOTAL = 99_999
"""§7.2: the highest total that can be announced where others may contest it."""
_SEATS = tuple(tuple(Seat(i + 1) for i in range(count)) for count in range(MAX_SEATS + 1))
_NOBODY: frozenset[Seat] = frozenset()
ALONE = {seat: frozenset({seat}) for seat in (NATURE, *_SEATS[-1])}


def seats_of(count: int) -> tuple[Seat, ...]:
    """The seats of a game for `count` players. They are made once: everybody asks for them, again and again."""
    return _SEATS[count]


def still_in(seats: tuple[Seat, ...], resigned: frozenset[Seat]) -> tuple[Seat, ...]:
    return tuple([seat for seat in seats if seat not in resigned]) if resigned else seats


def to_act(phase: Phase, seats: int, resigned: frozenset[Seat]) -> frozenset[Seat]:
    """Who may move now, of `seats` seats."""
    if isinstance(phase, Turn):
        return ALONE[phase.seat]
    if isinstance(phase, Window):
        return frozenset(_SEATS[seats]) - resigned - phase.accepted - {phase.seat}
    return _NOBODY if isinstance(phase, Over) else ALONE[NATURE]


def wait(phase: Phase, rules: Ruleset) -> Wait | None:
    if isinstance(phase, Turn):
        return rules.turn_wait
    return rules.window_wait if isinstance(phase, Window) else None


def announces(rules: Ruleset) -> bool:
    """Whether a placement comes with an announced total (§7.2, 7.3)."""
    return rules.judging == "challenge" or rules.announce


def may_exchange(rules: Ruleset, board: Board, rack: str, bag_size: int) -> str | None:
    """The code of what forbids an exchange now (§3.5), or None."""
    if rules.exchange == "never":
        return "exchange_never"
    if not bag_size:
        return "exchange_bag_empty"
    if rules.exchange == "only_when_stuck" and has_placement(board, rules, rack):
        return "exchange_placement_exists"
    return None


def moves(
    phase: Phase,
    rules: Ruleset,
    board: Board,
    rack: str,
    bag_size: int,
    listed: Callable[[Board, Ruleset, str], Iterator[Placement]],
) -> Iterator[Move]:
    """The honest moves of a seat that may act now, lazily; `listed` are its placements (`Generator.listed`)."""
    if isinstance(phase, Window):
        yield from (Challenge(), Accept())
        return
    yield from listed(board, rules, rack)
    yield from exchanges(rules, board, rack, bag_size)
    yield Pass()


def honest_placements(
    board: Board, rules: Ruleset, rack: str
) -> Iterator[tuple[Placement, Points]]:
    """Each placement with its points, and with its true total where one is announced."""
    for placement in placements(board, rules, rack):
        total = Points(judge(board, rules, rack, placement).total)
        if not announces(rules):
            yield placement, total
        # A layout full of bonuses can make more than may be announced.
        elif total <= MAX_TOTAL or rules.judging == "referee":
            yield placement.announcing(total), total


def exchanges(rules: Ruleset, board: Board, rack: str, bag_size: int) -> Iterator[Swap]:
    """Every exchange that is allowed now, those of few tiles first (§3.5)."""
    if may_exchange(rules, board, rack, bag_size) is None:
        for count in range(1, len(rack) + 1):
            yield from map(Swap, sorted({"".join(part) for part in combinations(rack, count)}))
