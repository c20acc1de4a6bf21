"""What a missed move of Calculissimo was about, for those who want to practise."""

from __future__ import annotations

from contissimo.core.game import Seat
from contissimo.core.grid import Square
from contissimo.games.calculissimo.phases import Window
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.tiles import FACE_OF, JOKER, RACK_SIZE
from contissimo.study.calculissimo.facts import Laying, best_bonus, laying_of
from contissimo.study.judge import Valued

KINDS = (
    *("division", "times", "joker", "far-bonus", "bonus", "crossing", "seven"),
    *("exchange", "pass", "contest", "ending"),
)
FAR = 2
"""A bonus is far if at least this many squares lie between it and the nearest tile."""


def kinds(position: Position, seat: Seat, best: Valued, played: Valued) -> tuple[str, ...]:
    """Those of KINDS that fit, in their order."""
    if isinstance(position.phase, Window):
        return ("contest",)
    first, second = laying_of(position, seat, best), laying_of(position, seat, played)
    found = {
        "division": "/" in _signs(first) and "/" not in _signs(second),
        "times": "*" in _signs(first) and "*" not in _signs(second),
        "joker": JOKER in first.tiles and JOKER not in second.tiles,
        "crossing": _lines(first) > 1 > _lines(second) - 1,
        "seven": len(first.tiles) == RACK_SIZE > len(second.tiles),
        "exchange": best.key.startswith("swap") or played.key.startswith("swap"),
        "pass": "pass" in (best.key, played.key),
        "contest": played.key.startswith("wrong"),
        "ending": best.exact and played.exact,
    }
    bonus = best_bonus(position, first, second)
    if bonus is not None:
        found["far-bonus" if _is_far(position, bonus[0].square) else "bonus"] = True
    return tuple(kind for kind in KINDS if found.get(kind))


def _signs(made: Laying) -> str:
    """The faces that a move lays; a joker is what it stands for."""
    return "" if made.move is None else "".join(FACE_OF[letter] for _, letter in made.move.tiles)


def _lines(made: Laying) -> int:
    return 0 if made.laid is None else len(made.laid.lines)


def _is_far(position: Position, square: Square) -> bool:
    rows, reach = position.ruleset.layout, FAR
    near = (
        Square(x, y)
        for x in range(max(0, square.x - reach + 1), min(rows.width, square.x + reach))
        for y in range(max(0, square.y - reach + 1), min(rows.height, square.y + reach))
    )
    return not any(position.board.holds(each) for each in near)
