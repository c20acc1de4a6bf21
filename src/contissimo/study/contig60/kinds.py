"""What a missed answer of Contig 60 was about, for those who want to practise."""

from __future__ import annotations

from contissimo.core.game import Seat
from contissimo.games.contig60.position import Position
from contissimo.study.contig60.facts import facts
from contissimo.study.judge import Valued

KINDS = ("division", "brackets", "line", "block", "points", "pass", "steal", "contest")
_OF_FACT = {
    "line": "line",
    "threat": "line",
    "threats": "line",
    "block": "block",
    "points": "points",
}


def kinds(position: Position, seat: Seat, best: Valued, played: Valued) -> tuple[str, ...]:
    """Those of KINDS that fit, in their order."""
    if position.said is not None:
        return ("contest",)
    found = {_OF_FACT[f.code] for f in facts(position, seat, best, played) if f.code in _OF_FACT}
    for sign, kind in (("/", "division"), ("(", "brackets")):
        if sign in best.move and sign not in played.move:
            found.add(kind)
    if "pass" in (best.key, played.key):
        found.add("pass")
    if position.passed:
        found.add("steal")
    if played.key.startswith("wrong"):
        found.add("contest")
    return tuple(kind for kind in KINDS if kind in found)
