"""What would this score? The one question about a move that changes nothing.

Own seat, own turn, placements and sentences only; it never comes to chance, and where people judge it says nothing, so
it can be no oracle: neither for the next draw nor for a contest.
"""

from __future__ import annotations

from contissimo.core.errors import IllegalMove
from contissimo.core.game import Position, Seat, must_act
from contissimo.games.calculissimo import moves as laying
from contissimo.games.calculissimo.position import Position as CalculissimoPosition
from contissimo.games.contig60 import moves as saying
from contissimo.games.contig60.position import Position as ContigPosition
from contissimo.play.match import Match
from contissimo.server.messages.outbound import Score, ScoredLine


def preview(match: Match, seat: Seat, text: str, re: str) -> Score:
    """The score of a placement or a sentence of `seat` now; Unreadable or IllegalMove otherwise."""
    position = match.position
    must_act(position, seat)
    rules = position.ruleset
    if rules.judging == "challenge" or getattr(rules, "announce", False):
        raise IllegalMove("try_refused", because="judging")
    move = match.game.read_move(text)
    if not is_scored(position, move):
        raise IllegalMove("try_refused", because="move")
    points, lines = score_of(position, seat, move)
    return Score(re, match.id, len(match.log), points, lines)


def is_scored(position: Position, move: object) -> bool:
    """Whether a move puts something on the board now."""
    match position, move:
        case (
            (CalculissimoPosition(), laying.Placement())
            | (ContigPosition(phase="turn"), saying.Say())
            | (ContigPosition(phase="steal"), saying.Steal())
        ):
            return True
    return False


def score_of(position: Position, seat: Seat, move: object) -> tuple[int, list[ScoredLine]]:
    """What a move earns, and how that is reckoned; a move that puts nothing on the board earns nothing."""
    match position, move:
        case CalculissimoPosition(), laying.Placement():
            score = position.score(seat, move)
            lines = [
                ScoredLine(str(s.line), list(map(str, s.line.squares)), list(s.steps), s.points)
                for s in score.lines
            ]
            return score.total, lines
        case ContigPosition(), saying.Say(sentence) | saying.Steal(sentence):
            return position.score(sentence), []
    return 0, []
