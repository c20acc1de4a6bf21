"""The result of a match: rates and means with their standard errors, computed over rounds.

The games of a round share their chance and are not independent of each other; rounds are. Everything is added up in
whole numbers, so the order in which rounds come in makes no difference to the last bit.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from contissimo.engine.match_plan import WHOLE_WIN, Forfeited, Played, Round

Ended = Literal["complete", "precise", "interrupted"]
"""All rounds were played; the error wanted was reached; somebody broke it off."""


@dataclass(frozen=True, slots=True)
class Mean:
    value: float
    error: float | None
    """The standard error; None: one round tells nothing about it."""


@dataclass(frozen=True, slots=True)
class PlayerResult:
    name: str
    win_rate: Mean
    """A shared win counts as its share: half for two."""
    margin: Mean
    score: Mean
    moves: int
    words: dict[str, int]
    nanos: int = field(compare=False)

    @property
    def millis_a_move(self) -> float:
        return self.nanos / 1e6 / max(1, self.moves)


@dataclass(frozen=True, slots=True)
class MatchResult:
    rounds: int
    games: int
    ended: Ended
    players: tuple[PlayerResult, ...]
    ends: dict[str, int]
    """How many games ended for which reason."""
    forfeits: tuple[tuple[int, int, Forfeited], ...]
    """Round, player (both from 0) and why, in order."""


class Sums:
    """Mean and standard error of whole numbers, from exact sums."""

    def __init__(self) -> None:
        self.count = self.total = self.squares = 0

    def add(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self, scale: int) -> Mean:
        """In units of `scale`."""
        if not self.count:
            return Mean(0.0, None)
        value = self.total / (scale * self.count)
        if self.count == 1:
            return Mean(value, None)
        spread = self.count * self.squares - self.total * self.total
        return Mean(value, math.sqrt(spread / (self.count - 1)) / self.count / scale)

    def careful_error(self, most: int, scale: int) -> float:
        """The standard error with one more round at 0 and one at `most`.

        A few rounds that all went one way have no spread; that doesn't make them precise.
        """
        sums = Sums()
        sums.count, sums.total = self.count + 2, self.total + most
        sums.squares = self.squares + most * most
        error = sums.mean(scale).error
        assert error is not None
        return error


@dataclass(slots=True)
class _Line:
    """What has been added up for one player."""

    name: str
    wins: Sums = field(default_factory=Sums)
    margins: Sums = field(default_factory=Sums)
    scores: Sums = field(default_factory=Sums)
    moves: int = 0
    nanos: int = 0
    words: Counter[str] = field(default_factory=Counter)

    def add(self, games: list[Played]) -> None:
        self.wins.add(sum(game.win for game in games))
        self.margins.add(sum(game.margin for game in games))
        self.scores.add(sum(game.score for game in games))
        for game in games:
            self.moves += game.moves
            self.nanos += game.nanos
            self.words.update(dict(game.words))

    def result(self, seats: int) -> PlayerResult:
        return PlayerResult(
            self.name,
            self.wins.mean(seats * WHOLE_WIN),
            self.margins.mean(seats),
            self.scores.mean(seats),
            self.moves,
            dict(sorted(self.words.items())),
            self.nanos,
        )


class Tally:
    """The sums of a running match."""

    def __init__(self, players: tuple[str, ...]) -> None:
        self.seats = len(players)
        self.lines = [_Line(name) for name in players]
        self.rounds = 0
        self.ends: Counter[str] = Counter()
        self.forfeits: list[tuple[int, int, Forfeited]] = []

    def add(self, played: Round) -> None:
        self.rounds += 1
        self.ends.update(game.reason for game in played.games)
        for index, line in enumerate(self.lines):
            games = [game.players[index] for game in played.games]
            line.add(games)
            gone = [game.forfeited for game in games if game.forfeited is not None]
            self.forfeits += [(played.number, index, forfeited) for forfeited in gone]

    def careful_error(self) -> float:
        """The largest standard error of a win rate, for the question whether to go on."""
        whole = self.seats * WHOLE_WIN
        return max(line.wins.careful_error(whole, whole) for line in self.lines)

    def result(self, ended: Ended) -> MatchResult:
        return MatchResult(
            self.rounds,
            self.rounds * self.seats,
            ended,
            tuple(line.result(self.seats) for line in self.lines),
            dict(sorted(self.ends.items())),
            tuple(sorted(self.forfeits, key=lambda gone: gone[:2])),
        )
