"""How a board is cut into parts that fit on paper, at true size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import accumulate

from contissimo.paper.order import Data, Millimetres, Order

SQUARE: Millimetres = 22
FRAME: Millimetres = 8
"""The wooden edge with its letters."""
TAB: Millimetres = 8
"""What the next sheet is glued on."""
RULER = 100
"""The line that one holds a ruler against, in millimetres."""
_HEAD: Millimetres = 19
_NOTES: Millimetres = 42
"""What stands above and below the board on a sheet."""


@dataclass(frozen=True, slots=True)
class Part:
    """The squares of a board that one sheet has, and which of its sides are edges of the board."""

    number: int
    x: int
    y: int
    width: int
    height: int
    left: bool
    top: bool
    right: bool
    bottom: bool


def parts_of(width: int, height: int, order: Order) -> list[Part]:
    """The parts of a board, row by row; only one if it fits on a sheet."""
    across, down = order.room
    columns = list(_stretches(width, across))
    rows = list(_stretches(height, down - _HEAD - _NOTES))
    places = [(column, row) for row in rows for column in columns]
    return [
        Part(
            number=number,
            x=x,
            y=y,
            width=wide,
            height=high,
            left=x == 0,
            top=y == 0,
            right=x + wide == width,
            bottom=y + high == height,
        )
        for number, ((x, wide), (y, high)) in enumerate(places, start=1)
    ]


def _stretches(squares: int, room: Millimetres) -> Iterator[tuple[int, int]]:
    """The first square and the length of each stretch, the longer ones first."""
    most = int((room - FRAME - max(FRAME, TAB)) // SQUARE)
    count = -(-squares // most)
    lengths = [squares // count + (index < squares % count) for index in range(count)]
    yield from zip(accumulate(lengths, initial=0), lengths, strict=False)


def board_data(order: Order, rows: list[list[str]]) -> Data:
    """What any board has on paper: its squares, its parts, and how to put them together."""
    width, height = len(rows[0]), len(rows)
    parts = parts_of(width, height, order)
    if len(parts) == 1:
        steps = [order.say("cut-board")]
    else:
        steps = [order.say("cut-parts", count=len(parts)), order.say("glue-parts")]
    return {
        "about": order.about_with("about-board", width=width, height=height),
        "words": {
            "glue": order.say("glue"),
            "size": order.say("square-size", mm=int(SQUARE)),
            "ruler": order.say("ruler", mm=RULER),
        },
        "squares": rows,
        "parts": [asdict(part) for part in parts],
        "across": sum(part.y == 0 for part in parts),
        "steps": steps,
        "square": SQUARE,
        "frame": FRAME,
        "tab": TAB,
        "ruler": RULER,
    }
