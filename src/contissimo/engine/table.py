"""A table at which computer players sit down: one game, or one round of games, from a plan and a number."""

from __future__ import annotations

from collections import Counter
from typing import Protocol, runtime_checkable

from contissimo.core.chance import Chance, match_key, small_seed
from contissimo.core.game import NATURE, AnyView, Move, Outcome, Points, Seat
from contissimo.engine.match_plan import (
    WHOLE_WIN,
    Forfeit,
    Forfeited,
    Plan,
    Played,
    PlayedGame,
    Round,
)
from contissimo.engine.player import Player
from contissimo.play.log import BEGINNING
from contissimo.play.match import Match


@runtime_checkable
class NotifiedPlayer(Protocol):
    """A player that holds something, like a process, and must hear when its game is over."""

    def leave(self, view: AnyView | None) -> None:
        """The game as it ended; None: it was broken off."""
        ...


def play_round(plan: Plan, number: int) -> Round:
    """A round by its number. It depends on nothing else, so any process may play it, twice if need be."""
    return Round(number, tuple(play_game(plan, number, turn) for turn in range(plan.seats)))


def play_game(plan: Plan, number: int, turn: int) -> PlayedGame:
    table = _played_out(plan, number, turn)
    outcome = table.match.position.outcome
    assert outcome is not None
    played = (table.played(outcome, seat) for seat in plan.seating(turn))
    return PlayedGame(outcome.reason, tuple(played))


def play_match(plan: Plan, number: int, turn: int) -> Match:
    """The same game as a match, with its whole log."""
    return _played_out(plan, number, turn).match


def _played_out(plan: Plan, number: int, turn: int) -> _Table:
    seating = plan.seating(turn)
    players = {
        seat: plan.make_player(plan.game.key, spec, plan.seed_of(number, seat))
        for spec, seat in zip(plan.players, seating, strict=True)
    }
    table = _Table(plan, players)
    try:
        table.play(Chance(match_key(small_seed(plan.seed_of(number)), ())))
    finally:
        for seat, player in players.items():
            if isinstance(player, NotifiedPlayer):
                player.leave(table.match.position.view(seat) if table.match.over else None)
    return table


class _Table:
    """The one owner of a running match and of what is measured alongside it."""

    def __init__(self, plan: Plan, players: dict[Seat, Player]) -> None:
        self.plan = plan
        self.players = players
        self.match = Match.begin(plan.game, plan.ruleset, plan.seats)
        self.nanos: Counter[Seat] = Counter()
        self.forfeited: dict[Seat, Forfeited] = {}

    def play(self, chance: Chance) -> None:
        """To the end. The clock of the match stands still: limits of the ruleset are for people."""
        while not self.match.over:
            seat = min(self.match.position.to_act)
            if seat == NATURE:
                move = self.match.position.chance(chance.entry(self.match.chances))
            else:
                move = self._ask(seat)
            self.match = self.match.enter(seat, move, BEGINNING)

    def _ask(self, seat: Seat) -> Move:
        view = self.match.position.view(seat)
        since = self.plan.nanos()
        try:
            move: Move = self.players[seat].choose(view, self.plan.budget())
        except Forfeit as forfeit:
            details = tuple((key, str(value)) for key, value in forfeit.details.items())
            self.forfeited[seat] = Forfeited(forfeit.why, details)
            move = self.plan.game.read_move("resign")
        self.nanos[seat] += self.plan.nanos() - since
        return move

    def played(self, outcome: Outcome, seat: Seat) -> Played:
        moves = [str(entry.move) for entry in self.match.log if entry.seat == seat]
        words = Counter(move.split(" ")[0] for move in moves if move[:3].isalpha())
        return Played(
            win=WHOLE_WIN // len(outcome.winners) if seat in outcome.winners else 0,
            score=outcome.scores[seat - 1],
            margin=self._margin(outcome, seat),
            moves=len(moves),
            words=tuple(sorted(words.items())),
            nanos=self.nanos[seat],
            forfeited=self.forfeited.get(seat),
        )

    def _margin(self, outcome: Outcome, seat: Seat) -> Points:
        sign = -1 if self.plan.counts_down() else 1
        own, others = 0, []
        for other, score in enumerate(outcome.scores, 1):
            if other == seat:
                own = sign * score
            else:
                others.append(sign * score)
        return Points(own - max(others))
