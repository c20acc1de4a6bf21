"""Calculissimo: digits and operators laid crossword-wise; a line scores its value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping

from contissimo.core.answers import Card, Material, Reach, Scored, Verdict
from contissimo.core.game import Deed, Gain, Points, Reader, Rng, Seat
from contissimo.core.options import Option
from contissimo.games.calculissimo import asking
from contissimo.games.calculissimo.gains import gains
from contissimo.games.calculissimo.generator import chosen
from contissimo.games.calculissimo.material import material
from contissimo.games.calculissimo.moves import Challenge, Move
from contissimo.games.calculissimo.notation import read_move
from contissimo.games.calculissimo.phases import Over, Window
from contissimo.games.calculissimo.position import SEAT_COUNTS, Position, start
from contissimo.games.calculissimo.reading import read_position, read_view
from contissimo.games.calculissimo.rules import GAME_KEY, PRESETS, RULEBOOK, Ruleset, read_ruleset
from contissimo.games.calculissimo.view import View, deal_unseen


class Calculissimo:
    """The game as the rest of the program is handed it."""

    key = GAME_KEY
    seat_counts = SEAT_COUNTS

    @property
    def rulesets(self) -> Mapping[str, Ruleset]:
        return PRESETS

    @property
    def former(self) -> Mapping[str, Ruleset]:
        return RULEBOOK.former

    def start(self, ruleset: Ruleset, seats: int) -> Position:
        return start(ruleset, seats)

    def read_move(self, text: str) -> Move:
        return read_move(text)

    def read_position(self, text: str, ruleset: Ruleset) -> Position:
        return read_position(text, ruleset)

    def read_view(self, text: str, ruleset: Ruleset, reader: Reader) -> View:
        return read_view(text, ruleset, reader)

    def read_ruleset(
        self,
        text: str,
        *,
        file: str = "ruleset",
        open_file: Callable[[str], str] | None = None,
    ) -> Ruleset:
        return read_ruleset(text, file=file, open_file=open_file)

    @property
    def options(self) -> Mapping[str, Option]:
        return RULEBOOK.options

    def change_ruleset(self, ruleset: Ruleset, changes: Mapping[str, object]) -> Ruleset:
        return RULEBOOK.change(ruleset, changes)

    def complete(self, view: View, rng: Rng) -> Position:
        racks, bag = deal_unseen(view, rng)
        return Position(
            ruleset=view.ruleset,
            board=view.board,
            racks=racks,
            bag=bag,
            scores=view.scores,
            phase=view.phase,
            passes=view.passes,
            idle=view.idle,
            resigned=view.resigned,
        )

    def tally(
        self, before: Position, seat: Seat, move: Move, after: Position
    ) -> tuple[Points, Points]:
        """The change of the mover's total; a contest changes the total of the seat that laid the move."""
        phase = before.phase
        of = phase.seat if isinstance(move, Challenge) and isinstance(phase, Window) else seat
        total = _before_leftovers(after)[of - 1]
        return Points(total - before.scores[of - 1]), total

    def gains(self, deeds: Iterable[Deed[Move]], seats: int) -> Iterator[tuple[Gain, ...]]:
        del seats
        return gains(deeds)

    def card(self, position: Position, seat: Seat, move: Move) -> Card:
        return asking.card(position, seat, move)

    def verdict(self, position: Position, move: Move) -> Verdict | None:
        return asking.verdict(position, move)

    def scored(self, view: View) -> Iterator[Scored[Move]]:
        return asking.scored(view, chosen())

    def material(self, ruleset: Ruleset) -> Material:
        return material(ruleset)

    def reach(self, view: View) -> Reach:
        return asking.reach(view, chosen())

    def unseen(self, view: View) -> Mapping[str, int]:
        return Counter(view.unseen)

    def thrown(self, move: Move) -> tuple[int, ...]:
        """Nothing is thrown here."""
        del move
        return ()

    def turned(self, ruleset: Ruleset) -> Ruleset | None:
        """§2.1: who begins is drawn for, so everybody keeps their seat."""
        del ruleset
        return None

    def shipped(self, name: str) -> str | None:
        return RULEBOOK.text(name)


def _before_leftovers(position: Position) -> tuple[Points, ...]:
    """The totals before the end took the leftovers off, which are an entry of their own."""
    if not isinstance(position.phase, Over):
        return position.scores
    outcome = position.outcome
    assert outcome is not None
    pairs = zip(outcome.scores, outcome.penalties, strict=True)
    return tuple(Points(score + cost) for score, cost in pairs)


GAME = Calculissimo()
