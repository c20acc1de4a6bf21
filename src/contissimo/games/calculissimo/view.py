"""What one reader may know of a position: its own rack, counts of the rest, everything once it is over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from contissimo.core.chance import draw
from contissimo.core.game import Outcome, Points, Reader, Rng, Seat, Wait
from contissimo.core.shown import by_notation
from contissimo.games.calculissimo import ending, turns
from contissimo.games.calculissimo.board import Board
from contissimo.games.calculissimo.generator import chosen
from contissimo.games.calculissimo.moves import Move
from contissimo.games.calculissimo.phases import (
    Dealing,
    Drawing,
    Ordering,
    Over,
    Phase,
    Turn,
    Window,
)
from contissimo.games.calculissimo.picture import picture
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import in_order, tile_of, without

if TYPE_CHECKING:
    from contissimo.games.calculissimo.position import Position


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A position as `reader` sees it; None stands for tiles that the reader may not know."""

    reader: Reader
    ruleset: Ruleset
    board: Board
    racks: tuple[str | None, ...]
    rack_sizes: tuple[int, ...]
    bag: str | None
    bag_size: int
    scores: tuple[Points, ...]
    phase: Phase
    passes: int
    idle: int
    resigned: frozenset[Seat]

    @property
    def seats(self) -> tuple[Seat, ...]:
        return turns.seats_of(len(self.racks))

    @property
    def still_in(self) -> tuple[Seat, ...]:
        return turns.still_in(self.seats, self.resigned)

    @property
    def to_act(self) -> frozenset[Seat]:
        return turns.to_act(self.phase, len(self.racks), self.resigned)

    @property
    def wait(self) -> Wait | None:
        return turns.wait(self.phase, self.ruleset)

    @property
    def outcome(self) -> Outcome | None:
        if not isinstance(self.phase, Over):
            return None
        racks = tuple([rack or "" for rack in self.racks])
        return ending.outcome(self.ruleset, racks, self.scores, self.resigned, self.phase.reason)

    @property
    def rack(self) -> str | None:
        """The reader's own rack; a spectator has none."""
        return None if self.reader is None else self.racks[self.reader - 1]

    @property
    def unseen(self) -> str:
        """The tiles whose place the reader does not know: in the bag, on other racks or out of play."""
        seen = "".join(map(tile_of, self.board.letters())) + "".join(
            rack for rack in (*self.racks, self.bag) if rack is not None
        )
        left = without(self.ruleset.bag, seen)
        return "" if left is None else left

    def moves(self) -> Iterator[Move]:
        if self.reader not in self.to_act or self.rack is None:
            return iter(())
        listed = chosen().listed
        return turns.moves(self.phase, self.ruleset, self.board, self.rack, self.bag_size, listed)

    def svg(self, last: Move | None = None) -> str:
        """What the reader may know as a picture; what `last` put on the board is marked."""
        return picture(self, last)

    def _repr_svg_(self) -> str:
        return self.svg()

    __repr__ = by_notation

    def __str__(self) -> str:
        sizes = zip((*self.racks, self.bag), (*self.rack_sizes, self.bag_size), strict=True)
        *racks, bag = [
            f"_{size}" if tiles is None and size else tiles or "." for tiles, size in sizes
        ]
        return write_position(self, racks, bag)


def deal_unseen(view: View, rng: Rng) -> tuple[tuple[str, ...], str]:
    """Racks and bag that agree with the view, the unseen tiles dealt fairly."""
    left = view.unseen
    racks = []
    for known, size in zip(view.racks, view.rack_sizes, strict=True):
        rack = in_order("".join(draw(left, size, rng))) if known is None else known
        if known is None:
            left = without(left, rack) or ""
        racks.append(rack)
    if view.bag is not None:
        return tuple(racks), view.bag
    return tuple(racks), in_order("".join(draw(left, view.bag_size, rng)))


def hidden(tiles: str) -> str:
    """Tiles as those see them who may only know how many they are."""
    return f"_{len(tiles)}" if tiles else "."


def write_position(shown: Position | View, racks: Iterable[str], bag: str) -> str:
    """The position notation, `board racks bag scores to-move flags`, with racks and bag as they are shown."""
    phase = shown.phase
    if isinstance(phase, Turn) and not (
        phase.extra or shown.passes or shown.idle or shown.resigned
    ):
        to_move, flags = str(phase.seat), "-"  # most positions: nothing needs to be looked for
    else:
        to_move, flags = _seats(shown.to_act) or ".", ";".join(_flags(shown)) or "-"
    scores = ",".join([str(score) for score in shown.scores])
    return f"{shown.board!s} {','.join(racks)} {bag} {scores} {to_move} {flags}"


def _seats(seats: frozenset[Seat]) -> str:
    return ",".join(["-" if seat < 0 else str(seat) for seat in sorted(seats)])


def _flags(view: Position | View) -> list[str]:
    """All that the rules need to go on and that no other field tells."""
    flags = _phase_flags(view.phase)
    if view.passes:
        flags.append(f"passes:{view.passes}")
    if view.idle:
        flags.append(f"idle:{view.idle}")
    if view.resigned:
        flags.append(f"resigned:{_seats(view.resigned)}")
    return flags


def _phase_flags(phase: Phase) -> list[str]:
    if isinstance(phase, Turn):
        return ["extra"] if phase.extra else []
    match phase:
        case Drawing(seat, count, extra):
            return [f"draw:{seat}:{count}", *(["extra"] if extra else [])]
        case Ordering(seats):
            return [f"order:{_seats(frozenset(seats))}"]
        case Dealing(first):
            return [f"deal:{first}"]
        case Window(seat, move, accepted):
            window = f"window:{seat}:{str(move).replace(' ', '_')}"
            return [window, f"accepted:{_seats(accepted)}"] if accepted else [window]
        case _:
            return [f"over:{phase.reason}"]
