"""Contig 60 (docs/rules/contig60.md): three dice, an 8 x 8 board of numbers, two sides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from contissimo.core.answers import Card, Material, Reach, Scored, Verdict
from contissimo.core.errors import IllegalMove
from contissimo.core.game import NATURE, Deed, Gain, Points, Reader, Rng, Seat
from contissimo.core.options import Option
from contissimo.games.contig60 import asking, notation, rules
from contissimo.games.contig60.board import SIDES, Board
from contissimo.games.contig60.gains import gains
from contissimo.games.contig60.material import material
from contissimo.games.contig60.moves import Move
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import GAME_KEY, PRESETS, RULEBOOK, Ruleset
from contissimo.games.contig60.view import View

__all__ = ["GAME", "Contig60"]


class Contig60:
    """The game as the core's protocol wants it."""

    key = GAME_KEY
    rulesets: Mapping[str, Ruleset] = PRESETS
    former: Mapping[str, Ruleset] = RULEBOOK.former
    seat_counts = range(2, 3)

    def start(self, ruleset: Ruleset, seats: int) -> Position:
        """§1.3-1.4: two sides on an empty board, with equal totals but for a head start."""
        if seats not in self.seat_counts:
            raise IllegalMove("seat_count", seats=seats)
        position = Position(ruleset, Board(ruleset.layout), ruleset.start_totals)
        if ruleset.first == "lot":
            return position
        return replace(position, begin=SIDES[0], over=position.due_end())

    def read_move(self, text: str) -> Move:
        return notation.read_move(text)

    def read_position(self, text: str, ruleset: Ruleset) -> Position:
        return notation.read_position(text, ruleset)

    def read_view(self, text: str, ruleset: Ruleset, reader: Reader) -> View:
        return notation.read_position(text, ruleset).view(reader)

    def read_ruleset(
        self,
        text: str,
        *,
        file: str = "ruleset",
        open_file: Callable[[str], str] | None = None,
    ) -> Ruleset:
        return rules.read_ruleset(text, file=file, open_file=open_file)

    @property
    def options(self) -> Mapping[str, Option]:
        return RULEBOOK.options

    def change_ruleset(self, ruleset: Ruleset, changes: Mapping[str, object]) -> Ruleset:
        return rules.change_ruleset(ruleset, changes)

    def complete(self, view: View, rng: Rng) -> Position:
        """The position of a view: there is but one, for nothing is hidden."""
        del rng
        return Position(
            ruleset=view.ruleset,
            board=view.board,
            scores=view.scores,
            begin=view.begin,
            turns=view.turns,
            idle=view.idle,
            last=view.last,
            dice=view.dice,
            passed=view.passed is not None,
            said=view.said,
            over=view.over,
            resigned=view.resigned,
        )

    def tally(
        self, before: Position, seat: Seat, move: Move, after: Position
    ) -> tuple[Points, Points]:
        """By how much a move brought its side's total down (a false accusation: up), and the total."""
        del move
        if seat == NATURE:
            return Points(0), Points(0)
        total = after.scores[seat - 1]
        return Points(before.scores[seat - 1] - total), total

    def gains(self, deeds: Iterable[Deed[Move]], seats: int) -> Iterator[tuple[Gain, ...]]:
        del seats
        return gains(deeds)

    def card(self, position: Position, seat: Seat, move: Move) -> Card:
        return asking.card(position, seat, move)

    def verdict(self, position: Position, move: Move) -> Verdict | None:
        return asking.verdict(position, move)

    def scored(self, view: View) -> Iterator[Scored[Move]]:
        return asking.scored(view)

    def material(self, ruleset: Ruleset) -> Material:
        return material(ruleset)

    def reach(self, view: View) -> Reach:
        return asking.reach(view)

    def unseen(self, view: View) -> Mapping[str, int]:
        return {}

    def thrown(self, move: Move) -> tuple[int, ...]:
        return asking.thrown(move)

    def turned(self, ruleset: Ruleset) -> Ruleset | None:
        """§1.4: where side 1 begins by agreement, the other side is side 1 now. A head start stays with its people."""
        if ruleset.first != "agreed":
            return None
        first, second = ruleset.head_start
        return self.change_ruleset(ruleset, {"head_start": [second, first]})

    def shipped(self, name: str) -> str | None:
        return RULEBOOK.text(name)


GAME = Contig60()
