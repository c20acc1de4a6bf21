"""What may be asked about a position of Contig 60: score cards, moves with their points, what can be reached."""

from __future__ import annotations

from collections.abc import Iterator

from contissimo.core import answers
from contissimo.core.answers import NOTHING, Card, CardLine, Made, Reach, Scored, Verdict
from contissimo.core.arithmetic import worked, write
from contissimo.core.errors import IllegalMove
from contissimo.core.game import Points, Seat, must_act
from contissimo.games.contig60.board import other
from contissimo.games.contig60.moves import Accept, Challenge, Move, Roll, Say, Steal
from contissimo.games.contig60.position import ACCUSERS_POINTS, Position
from contissimo.games.contig60.sentences import Sentence, fault
from contissimo.games.contig60.threats import threats
from contissimo.games.contig60.view import View


def card(position: Position, seat: Seat, move: Move) -> Card:
    """A sentence forms no lines: its points come from its neighbours."""
    if not isinstance(move, Say | Steal):
        return Card()
    must_act(position, seat)
    if position.phase != ("steal" if isinstance(move, Steal) else "turn"):
        raise IllegalMove("not_now", move=str(move))
    points = position.score(move.sentence)
    return Card(points, covers=(str(move.sentence.square),))


def verdict(position: Position, move: Move) -> Verdict | None:
    """§4.2: a sentence has no total to put right; its sum is worked out in any case."""
    said, dice = position.said, position.dice
    if not isinstance(move, Challenge) or said is None or dice is None:
        return None
    (accuser,) = position.to_act
    wrong = fault(said, dice, position.ruleset.operations)
    sum_ = CardLine(write(said.expression), (), worked(said.expression), NOTHING, value=said.square)
    whole = str(Steal(said) if position.passed else Say(said))
    covers = (str(said.square),)
    if wrong is not None:
        card = Card(lines=(sum_,), covers=covers)
        return Verdict(other(accuser), whole, "taken_back", card, wrong)
    points = position.taken_back().score(said)
    return Verdict(other(accuser), whole, "right", Card(points, (sum_,), covers))


def scored(view: View) -> Iterator[Scored[Move]]:
    """In a window: first what is just. Otherwise sentences, then passing or declining."""
    if view.said is not None:
        return _verdicts(view, view.said)
    earns = [Scored(move, _points(view, move)) for move in view.moves()]
    return iter(sorted(earns, key=lambda each: (not each.move.puts, -each.points, str(each.move))))


def _verdicts(view: View, said: Sentence) -> Iterator[Scored[Move]]:
    """§4.2: what a challenge earns or costs."""
    if view.reader not in view.to_act:
        return iter(())
    assert view.dice is not None
    accept: Scored[Move] = Scored(Accept(), NOTHING)
    if fault(said, view.dice, view.ruleset.operations) is None:
        cost = Points(-view.ruleset.false_accusation_cost)
        return iter((accept, Scored(Challenge(), cost)))
    return iter((Scored(Challenge(), Points(ACCUSERS_POINTS)), accept))


def _points(view: View, move: Move) -> Points:
    if not isinstance(move, Say | Steal):
        return NOTHING
    stolen = isinstance(move, Steal)
    return view.ruleset.points_for(view.board, move.sentence.square, stolen=stolen)


def reach(view: View) -> Reach:
    """The squares that the reader's dice can make, in the order of their numbers, and the lines that lack one square."""
    sentences = [
        (move.sentence, _points(view, move))
        for move in view.moves()
        if isinstance(move, Say | Steal)
    ]
    return Reach(
        squares=tuple(Made(str(said.square), str(said), points) for said, points in sentences),
        threats=tuple(
            answers.Threat(found.side, str(found.square), tuple(map(str, found.line)))
            for found in threats(view.board, view.ruleset.line_length)
        ),
    )


def thrown(move: Move) -> tuple[int, ...]:
    return move.dice if isinstance(move, Roll) else ()
