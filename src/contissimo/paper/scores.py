"""Score sheets: how many turns fit on one."""

from __future__ import annotations

from contissimo.paper.order import Data, Millimetres, Order

_ROW: Millimetres = 7.7
_HEAD: Millimetres = 17
_NAMES: Millimetres = 21
_NOTE: Millimetres = 4.6
"""A line below the table."""


def scores_data(
    order: Order,
    *,
    reminders: list[str],
    closing: list[str],
    legend: list[tuple[Data, str]] | None = None,
    turns: int = 100,
    start: str | None = None,
    dice: int = 0,
) -> Data:
    """A table for as many seats as can play, with at most `turns` turns; several, if the games are short."""
    legend = legend or []
    notes = max(len(legend) * 6, len(reminders) * _NOTE) + 5
    room = order.room[1] - _HEAD - notes
    others = len(closing) + (start is not None)
    rows = min(turns, int((room - _NAMES) // _ROW) - others)
    game = _NAMES + (rows + others) * _ROW
    named = ("date", "points", "total", "dice", "sentence", "steal")
    return {
        "about": order.about,
        "words": {word: order.say(word) for word in named},
        "row": _ROW,
        "turns": rows,
        "games": int(room // game),
        "seats": max(order.game.seat_counts),
        "sides": dice > 0,
        "dice": dice,
        "start": start,
        "closing": closing,
        "legend": legend,
        "reminders": reminders,
    }
