"""The sheets of Calculissimo: the board with its bonus squares, the tiles of the bag, and a score sheet."""

from __future__ import annotations

from dataclasses import asdict

from contissimo.core.grid import COLUMNS
from contissimo.games.calculissimo.board import EMPTY
from contissimo.games.calculissimo.material import KINDS
from contissimo.games.calculissimo.tiles import FACE_OF, JOKER, OPERATOR_COST, RACK_SIZE, tile_of
from contissimo.paper.order import Data, Order
from contissimo.paper.parts import board_data
from contissimo.paper.pieces import PIECE, pieces_data
from contissimo.paper.positions import position_data
from contissimo.paper.scores import scores_data

_KINDS: dict[str, Data] = {letter: asdict(kind) for letter, kind in KINDS.items()}


def board(order: Order) -> Data:
    layout = order.ruleset.layout
    rows = [list(row) for row in layout.rows]
    names = [str(number) for number in range(1, layout.height + 1)]
    edges = {"columns": list(COLUMNS[: layout.width]), "rows": names}
    return board_data(order, rows) | {
        "kinds": _KINDS,
        "edges": edges,
        "legend": _legend(order),
    }


def tiles(order: Order) -> Data:
    bag = order.ruleset.bag
    said = order.about_with("about-tiles", count=len(bag))
    cut = order.say("cut-tiles", mm=int(PIECE))
    return {"about": said} | pieces_data(order, bag, cut=cut)


def scores(order: Order) -> Data:
    ruleset = order.ruleset
    reminders = [
        order.say("remind-leftover", leftover=ruleset.leftover, cost=OPERATOR_COST),
        order.say("remind-all", count=RACK_SIZE),
        order.say("remind-highest"),
    ]
    if ruleset.turn_limit is not None:
        reminders.insert(0, order.say("remind-time", seconds=ruleset.turn_seconds))
    return scores_data(
        order,
        legend=_legend(order),
        reminders=reminders,
        closing=[order.say("left"), order.say("result")],
    )


def _legend(order: Order) -> list[tuple[Data, str]]:
    """What each kind of square on this board does."""
    letters = "".join(order.ruleset.layout.rows)
    return [
        (
            _KINDS[letter],
            order.say("kind-start" if kind.start else f"kind-{kind.of}", factor=kind.factor),
        )
        for letter, kind in KINDS.items()
        if letter in letters
    ]


def position(order: Order) -> Data:
    """The board with its tiles, and what every player holds."""
    lying = order.position
    layout = order.ruleset.layout
    shown = [[_on_square(letter) for letter in row] for row in str(lying.board).split("|")]
    edges = {
        "columns": list(COLUMNS[: layout.width]),
        "rows": [str(number) for number in range(1, layout.height + 1)],
    }
    held = [[{"is": "tile", "face": face} for face in rack] for rack in lying.racks]
    return position_data(order, [list(row) for row in layout.rows], shown, held) | {
        "kinds": _KINDS,
        "edges": edges,
        "rest": order.say("position-bag", count=len(lying.bag)),
    }


def _on_square(letter: str) -> Data | None:
    if letter == EMPTY:
        return None
    return {"is": "tile", "face": FACE_OF[letter], "joker": tile_of(letter) == JOKER}


SHEETS = {"board": board, "tiles": tiles, "scores": scores}
PIECES: list[Data] = [{"is": "tile", "face": face} for face in "9+6/2"]
"""The first printed example."""
