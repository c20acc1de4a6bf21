"""The decisions of a turn of Calculissimo: moves with the same total that keep the same tiles are one class."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from contissimo.core.errors import IllegalMove
from contissimo.core.game import Seat
from contissimo.engine.calculissimo.evaluate import announceable
from contissimo.engine.calculissimo.kernel import rack_of, tiles_of
from contissimo.engine.calculissimo.playout import Playout
from contissimo.engine.calculissimo.simulate import Candidate, parts_of
from contissimo.games.calculissimo import moves as laying
from contissimo.games.calculissimo.placing import judge
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.tiles import in_order, tile_of, without
from contissimo.games.calculissimo.turns import may_exchange

PASS = str(laying.Pass())
NOTHING_KEPT = "."


@dataclass(frozen=True, slots=True)
class Option:
    """A class with one of its moves, as the playout knows it."""

    key: str
    candidate: Candidate
    kept: str
    moves: int = 1


def class_of(position: Position, seat: Seat, move: laying.Move) -> str:
    """The key of a move's class. Where players announce totals, a wrong one is a class of its own."""
    rack = position.rack(seat)
    match move:
        case laying.Placement(total=announced):
            kept = _written(without(rack, "".join(tile_of(letter) for _, letter in move.tiles)))
            total = true_total(position, seat, move)
            if total is None:
                return f"wrong {kept}"
            if position.ruleset.judging == "challenge" and announced != total:
                return f"wrong {announced} {kept}"
            return f"{total} {kept}"
        case laying.Swap(tiles):
            return f"swap {_written(without(rack, tiles))}"
        case _:
            return str(move)


def key_of(score: int, kept: int, move: int) -> str:
    """The key of the class of a move that the kernel wrote; a pass is 0."""
    return f"{score} {_written(tiles_of(kept))}" if move else PASS


def true_total(position: Position, seat: Seat, move: laying.Placement) -> int | None:
    """What a placement scores; None if its lines can't be admitted."""
    try:
        return judge(position.board, position.ruleset, position.rack(seat), move).total
    except IllegalMove:
        return None


def options_of(playout: Playout, position: Position, seat: Seat) -> list[Option]:
    """Every class of a turn, best first by the evaluation: placements, exchanges, the pass."""
    tiles = position.rack(seat)
    rack, bag = rack_of(tiles), len(position.bag)
    playout.kernel.load(position.board)
    options = [*_placements(playout, position, rack, bag)]
    options.append(Option(PASS, Candidate(0, 0, playout.worth(rack, bag)), _written(tiles)))
    if may_exchange(position.ruleset, position.board, tiles, bag) is None:
        options += _exchanges(playout, rack, bag)
    return sorted(options, key=_rank)


def _rank(option: Option) -> tuple[int, int, str]:
    return -option.candidate.equity, -option.candidate.score, option.key


def _placements(playout: Playout, position: Position, rack: int, bag: int) -> Iterator[Option]:
    kernel = playout.kernel
    kernel.generate(rack)
    limit = announceable(position.ruleset)
    # Hundreds of classes keep one of at most 128 sets of tiles: each is written and weighed once.
    known: dict[int, tuple[str, int]] = {}
    for (score, used), (best, moves) in kernel.found_classes().items():
        if score <= limit:
            kept = rack - used
            if kept not in known:
                known[kept] = _written(tiles_of(kept)), playout.worth(kept, bag)
            tiles, worth = known[kept]
            candidate = Candidate(best, score, playout.unit * score + worth)
            yield Option(f"{score} {tiles}", candidate, tiles, moves)


def _exchanges(playout: Playout, rack: int, bag: int) -> Iterator[Option]:
    for used in set(parts_of(rack)):
        kept = _written(tiles_of(rack - used))
        worth = playout.worth_of_exchange(rack - used, bag)
        yield Option(f"swap {kept}", Candidate(-used, 0, worth), kept)


def _written(tiles: str | None) -> str:
    return in_order(tiles) if tiles else NOTHING_KEPT
