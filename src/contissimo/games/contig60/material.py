"""What lies on the table: the board of numbers, the dice, the markers of each side."""

from __future__ import annotations

from contissimo.core.answers import Material
from contissimo.games.contig60.rules import Ruleset
from contissimo.games.contig60.sentences import DICE


def material(ruleset: Ruleset) -> Material:
    return Material(
        squares=tuple(tuple(map(str, row)) for row in ruleset.layout.rows),
        signs=ruleset.operations,
        dice=DICE,
        faces=ruleset.faces,
        markers=ruleset.markers,
        line=ruleset.line_length,
        dead=tuple(
            str(n) for n, bit in ruleset.layout.bit_of.items() if not bit & ruleset.reachable
        ),
    )
