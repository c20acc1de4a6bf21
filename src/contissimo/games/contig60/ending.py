"""How a game of Contig 60 ends (§6). Looked at whenever a turn, with its steal and window, is complete."""

from __future__ import annotations

from contissimo.core.game import Outcome, Points, Seat, ranks_of
from contissimo.games.contig60.board import SIDES, Board
from contissimo.games.contig60.rules import Ruleset

RESIGNED = "resign"

Scores = tuple[Points, Points]


def why_over(
    ruleset: Ruleset, board: Board, scores: Scores, *, turns: int, idle: int, last: bool
) -> str | None:
    """The reason for which the game is over after `turns` complete turns, in the order of §6.4, or None.

    `idle` of them, the latest, brought no marker that stayed; `last` says that the minutes are over.
    """
    length = ruleset.line_length
    if length and any(board.has_line(side, length) for side in SIDES):
        return "line"
    if ruleset.race_to_zero and min(scores) <= 0:
        return "zero"
    if max(map(board.count, SIDES)) >= ruleset.markers:
        return "markers"
    free = board.free
    if not free:
        return "full"
    if not free & ruleset.reachable:
        return "no_throw"
    if idle >= ruleset.idle_turns:
        return "idle"
    # §6.3: a round is a turn of each side, and the running one is finished.
    if ruleset.rounds is not None and turns >= 2 * ruleset.rounds:
        return "rounds"
    if last and turns % 2 == 0:
        return "minutes"
    return None


def outcome_of(
    ruleset: Ruleset, board: Board, scores: Scores, reason: str, resigned: Seat | None
) -> Outcome:
    """The lower total wins (§6.2; a side at 0 has it), but a line (§6.1) and resignation (§2.5) decide alone."""
    beaten: frozenset[Seat] = frozenset()
    if resigned is not None:
        beaten = frozenset({resigned})
    elif reason == "line":
        length = ruleset.line_length
        beaten = frozenset(side for side in SIDES if not board.has_line(side, length))
    ranks = ranks_of(scores, high_wins=False, out=beaten)
    winners = tuple(side for side in SIDES if ranks[side - 1] == 1)
    return Outcome(scores, winners, reason, ranks)
