"""The sheets of Contig 60: the board, markers and dice to cut out, a score sheet, and what the dice can make."""

from __future__ import annotations

from contissimo.core.arithmetic import PEOPLE, write
from contissimo.engine.contig60.tables import tables_of
from contissimo.games.contig60.board import FREE, MARKERS, SIDES
from contissimo.games.contig60.sentences import DICE
from contissimo.paper.order import Data, Order
from contissimo.paper.parts import board_data
from contissimo.paper.pieces import pieces_data
from contissimo.paper.positions import position_data
from contissimo.paper.scores import scores_data

_CUBE = 6
_DIE = 18
"""The edge of a die to fold, in millimetres."""


def board(order: Order) -> Data:
    rows = [[str(number) for number in row] for row in order.ruleset.layout.rows]
    return board_data(order, rows) | {"kinds": None, "edges": None, "legend": []}


def position(order: Order) -> Data:
    """The board with its markers, and the dice of the side that is to move."""
    lying = order.position
    rows = [[str(number) for number in row] for row in order.ruleset.layout.rows]
    shown = [
        [
            None if letter == FREE else {"is": "marker", "seat": MARKERS.index(letter) + 1}
            for letter in row
        ]
        for row in str(lying.board).split("|")
    ]
    dice = [{"is": "die", "face": face} for face in lying.dice or ()]
    held = [dice if side in lying.to_act else [] for side in SIDES]
    return position_data(order, rows, shown, held) | {"kinds": None, "edges": None, "rest": ""}


def tiles(order: Order) -> Data:
    """Markers of both sides, and the dice if they are cubes."""
    ruleset = order.ruleset
    sides = [[str(side)] * ruleset.markers for side in SIDES]
    data = pieces_data(order, *sides, cut=order.say("cut-markers"), fold=order.say("fold"))
    dice = [list(ruleset.faces)] * DICE if len(ruleset.faces) == _CUBE else []
    said = order.about_with("about-markers", count=ruleset.markers)
    return {"about": said} | data | {"markers": True, "dice": dice, "die": _DIE}


def scores(order: Order) -> Data:
    ruleset = order.ruleset
    own = "yes" if ruleset.own_square_counts else "no"
    reminders = [order.say("remind-neighbours", own=own), order.say("remind-steal")]
    if ruleset.line_length:
        reminders.append(order.say("remind-line", length=ruleset.line_length))
    if ruleset.rounds is not None:
        reminders.append(order.say("remind-rounds", count=ruleset.rounds))
    if ruleset.turn_seconds is not None:
        reminders.append(order.say("remind-time", seconds=ruleset.turn_seconds))
    return scores_data(
        order,
        reminders=[*reminders, order.say("remind-lowest")],
        closing=[order.say("result")],
        turns=ruleset.rounds or ruleset.markers,
        start=str(ruleset.points),
        dice=DICE,
    )


def dice(order: Order) -> Data:
    tables = tables_of(order.ruleset)
    of = tables.throws
    often = dict(zip(tables.numbers, tables.square_throws, strict=True))
    return {
        "about": order.about,
        "of": of,
        "words": {
            "squares": order.say("dice-squares"),
            "squares-about": order.say("dice-squares-about", throws=of),
            "rolls": order.say("dice-rolls"),
            "rolls-about": order.say("dice-rolls-about", rolls=len(tables.rolls), throws=of),
        },
        "squares": [
            [{"number": str(number), "throws": often[number]} for number in row]
            for row in tables.layout.rows
        ],
        "rolls": [
            {
                "dice": roll.dice,
                "throws": roll.throws,
                "sentences": [
                    (str(number), order.words.in_sums(write(said.expression).translate(PEOPLE)))
                    for number, said in tables.sentences(roll.dice).items()
                ],
            }
            for roll in tables.rolls
        ],
    }


SHEETS = {"board": board, "tiles": tiles, "scores": scores, "dice": dice}
PIECES: list[Data] = [
    *({"is": "die", "face": face} for face in (2, 3, 4)),
    *({"is": "marker", "seat": side} for side in SIDES),
]
"""The dice of the rule sheet, and a marker of each side."""
