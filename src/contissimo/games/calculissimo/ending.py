"""When a game ends and how it is then scored (§6)."""

from __future__ import annotations

from contissimo.core.game import Outcome, Points, Seat, ranks_of
from contissimo.games.calculissimo.board import Board
from contissimo.games.calculissimo.movegen import has_placement
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import cost_of


def reason_to_end(
    rules: Ruleset, board: Board, racks: tuple[str, ...], bag: str, passes: int, idle: int
) -> str | None:
    """§6.1 after a turn, for the racks of those still in, the next player's first; or None."""
    if not bag and not all(racks):
        return "out"
    if passes >= 2 * len(racks):
        return "passes"
    if idle >= 6 * len(racks):
        return "idle"
    if bag or rules.judging == "challenge":
        return None
    return None if has_placement(board, rules, *racks) else "stuck"


def ends_at_a_turn(rules: Ruleset, board: Board, rack: str, bag: str) -> bool:
    """Option `anyone` (§6.1): with an empty bag, the player whose turn begins can't go on."""
    asked = rules.end_when_stuck == "anyone" and rules.judging == "referee" and not bag
    return asked and not has_placement(board, rules, rack)


def penalties(rules: Ruleset, racks: tuple[str, ...]) -> tuple[Points, ...]:
    """§6.2: what the tiles left on each rack cost."""
    return tuple(Points(cost_of(rack, rules.leftover)) for rack in racks)


def outcome(
    rules: Ruleset,
    racks: tuple[str, ...],
    scores: tuple[Points, ...],
    resigned: frozenset[Seat],
    reason: str,
) -> Outcome:
    """§6.3: the highest total wins, equal totals share; those who resigned rank below all others."""
    ranks = ranks_of(scores, high_wins=True, out=resigned)
    return Outcome(
        scores=scores,
        winners=tuple(Seat(i + 1) for i, rank in enumerate(ranks) if rank == 1),
        reason=reason,
        ranks=ranks,
        leftovers=tuple(rack or "." for rack in racks),
        penalties=penalties(rules, racks),
    )
