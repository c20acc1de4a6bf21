"""A position on one sheet: the board as large as there is room for, and below it who has what."""

from __future__ import annotations

from contissimo.paper.order import Data, Millimetres, Order

_BESIDE: Millimetres = 95
"""What stands above and below the board."""
_FRAME: Millimetres = 6
_LARGEST: Millimetres = 16


def position_data(
    order: Order, rows: list[list[str]], lying: list[list[Data | None]], held: list[list[Data]]
) -> Data:
    """What any game's position has on paper; `held` are the pieces of each seat."""
    position = order.position
    across, down = order.room
    room = min((across - 2 * _FRAME) / len(rows[0]), (down - _BESIDE) / len(rows))
    return {
        "about": order.about,
        "words": {},
        "squares": rows,
        "lying": lying,
        "square": min(room, _LARGEST),
        "frame": _FRAME,
        "seats": [
            {
                "name": order.say(
                    "position-seat", seat=seat, points=str(position.scores[seat - 1])
                ),
                "turn": order.say("position-turn") if seat in position.to_act else "",
                "held": held[seat - 1],
            }
            for seat in position.seats
        ],
    }
