"""What lies on the table: the coloured board, the tiles of the bag, the racks."""

from __future__ import annotations

from collections import Counter

from contissimo.core.answers import Material, SquareKind
from contissimo.games.calculissimo.board import NUMBER_FACTOR, OPERATION_FACTOR, START
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import RACK_SIZE

KINDS = {
    letter: SquareKind(of, factor, start=letter == START)
    for of, factors in (("number", NUMBER_FACTOR), ("operation", OPERATION_FACTOR))
    for letter, factor in factors.items()
}


def material(ruleset: Ruleset) -> Material:
    return Material(
        squares=tuple(map(tuple, ruleset.layout.rows)),
        kinds=KINDS,
        signs=ruleset.operators,
        tiles=Counter(ruleset.bag),
        rack=RACK_SIZE,
        joker=ruleset.joker_faces,
    )
