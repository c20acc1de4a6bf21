"""Two plain players for every game: one that guesses, and one that takes the most points now.

They see a view only. Both announce honestly; in a window the greedy one judges what was laid, as anybody could.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from contissimo.core.game import AnyGame, AnyView, Move, Rng
from contissimo.engine.player import Budget, Player

_ONE_IN = 8
"""How seldom the guessing player does something odd: contest a move, or not play though it could."""


@dataclass(frozen=True, slots=True)
class Random:
    """Any move that puts something on the board is as good as another."""

    rng: Rng

    def choose(self, view: AnyView, budget: Budget) -> Move:
        moves = list(_within(view.moves(), budget))
        played = [move for move in moves if move.puts]
        others = [move for move in moves if not move.puts]
        if played and (not others or self.rng.below(_ONE_IN)):
            return self._any(played)
        words = [move for move in others if str(move) == "accept"]
        # A window: what is contested for no reason is mostly right.
        return self._any(words if words and self.rng.below(_ONE_IN) else others)

    def _any(self, moves: list[Move]) -> Move:
        return moves[self.rng.below(len(moves))]


@dataclass(frozen=True, slots=True)
class Greedy:
    """The most points now; ties go to what is written first. It needs no budget: the game ranks its moves at once."""

    game: AnyGame

    def choose(self, view: AnyView, budget: Budget) -> Move:
        return next(self.game.scored(view)).move


def players(game: AnyGame) -> Mapping[str, Callable[[Rng], Player]]:
    """The built-in players of a game by name."""
    return {"random": Random, "greedy": lambda _: Greedy(game)}


def _within(moves: Iterable[Move], budget: Budget) -> Iterator[Move]:
    """The moves as far as the budget goes, but at least one."""
    spent = budget.start()
    for looked_at, move in enumerate(moves):
        if looked_at and spent(looked_at):
            return
        yield move
