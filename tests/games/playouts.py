"""Whole games for the laws to look at: every game, every ruleset, every number of seats.

The players are random or a little greedy, sometimes silent, seldom resign, and lie where lying is possible.
All chance is a stream from a small number, so that a failing game is the same game every time.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from typing import Any

from contissimo.core.chance import (
    Chance,
    commitment,
    match_key,
    ruleset_digest,
    small_seed,
    small_stream,
)
from contissimo.core.errors import Unreadable
from contissimo.core.game import NATURE, AnyGame, Millis, Reader, Rng, Seat
from contissimo.play.match import Match
from tests.games.known import ALL, KNOWN, Known
from tests.games.mutating import one_in, pick, refusal

LISTED = 100
"""How many of the listed moves a player looks at: a joker can make them many thousands."""
GREEDY_SAMPLE = 4
SEED = small_seed(60)
GIVEN = {Seat(1): bytes(range(16))}
CHANCE = Chance(match_key(SEED, GIVEN.values()))


@dataclass(frozen=True)
class Case:
    """A game by a ruleset between some seats."""

    game: AnyGame
    label: str
    ruleset: Any
    seats: int
    seed: int = 0
    """0: the quick game of `make test`; others are for the soak, and whole."""

    @property
    def known(self) -> Known:
        return KNOWN[self.game.key]

    @property
    def contested(self) -> bool:
        return bool(self.ruleset.judging == "challenge")

    @property
    def readers(self) -> tuple[Reader, ...]:
        return (None, *(Seat(i + 1) for i in range(self.seats)))

    def with_seed(self, seed: int) -> Case:
        return replace(self, seed=seed)

    def stream(self, use: int) -> Rng:
        """Chance for one use; games that differ in nothing but a name get the same."""
        text = f"{self.ruleset.text} {self.seats} {self.seed} {use}"
        return small_stream(zlib.crc32(text.encode()))

    def read(self, text: str) -> Any:
        return self.game.read_move(text)

    def __str__(self) -> str:
        again = f"-again{self.seed}" if self.seed else ""
        return f"{self.game.key}-{self.label}-{self.seats}{again}"


@dataclass(frozen=True)
class Step:
    before: Any
    seat: Seat
    move: Any
    after: Any


def rulesets_of(game: AnyGame) -> dict[str, Any]:
    """The presets and the mixed ones."""
    mixed = KNOWN[game.key].rulesets.items()
    return dict(game.rulesets) | {f"mixed-{k}": game.read_ruleset(text) for k, text in mixed}


CASES = [
    Case(game, label, ruleset, seats)
    for game in ALL.values()
    for label, ruleset in rulesets_of(game).items()
    for seats in game.seat_counts
]
SOAK = [case.with_seed(seed) for case in CASES for seed in range(1, 6)]
CONTESTED = [case for case in CASES if case.contested]
REFEREED = [case for case in CASES if not case.contested]


def first(moves: Iterator[Any], count: int = LISTED) -> list[Any]:
    return list(islice(moves, count))


def readable(case: Case, texts: list[str]) -> Iterator[Any]:
    """The moves that texts write, where they do."""
    for text in texts:
        try:
            yield case.read(text)
        except Unreadable:
            continue


def choose(case: Case, position: Any, seat: Seat, rng: Rng) -> Any:
    """What a player of these games does."""
    if one_in(60 if case.seats > 2 else 200, rng):
        return case.read("resign")
    if one_in(20, rng):
        return position.wait.silence
    if one_in(3 if case.contested else 12, rng):
        texts = [case.known.wild(position, seat, rng) for _ in range(5)]
        for move in readable(case, texts):
            if refusal(position, seat, move) is None:
                return move
    moves = first(position.moves(seat))
    if seat % 2:
        return pick(moves, rng)
    sample = [pick(moves, rng) for _ in range(GREEDY_SAMPLE)]
    return max(sample, key=lambda move: _gain(case.game, position, seat, move))


def _gain(game: AnyGame, position: Any, seat: Seat, move: Any) -> int:
    return game.tally(position, seat, move, position.apply(seat, move))[0]


def begin(case: Case) -> Match:
    digest = ruleset_digest(case.ruleset.text)
    return Match.begin(
        case.game,
        case.ruleset,
        case.seats,
        id="laws",
        players=("Ana", "Bo, junior", "Ça", 'D "the" E')[: case.seats],
        date="2026-10-01",
        commitment=commitment("laws", digest, SEED),
        contributions=GIVEN,
    )


def play_on(case: Case, match: Match, rng: Rng) -> Match:
    """A match after its next entry (or the few that come at once)."""
    position: Any = match.position
    if position.to_act == {NATURE}:
        return match.enter(NATURE, position.chance(CHANCE.entry(match.chances)), match.time)
    deadline = match.deadline
    if deadline is not None and one_in(20, rng):
        return match.expire(deadline)
    now = Millis(match.time + 500 + rng.below(2000))
    if deadline is not None and now >= deadline:
        return match.expire(now)
    if one_in(100 if case.seats > 2 else 400, rng):  # in turn or not
        resign = case.read("resign")
        still_in = [seat for seat in position.seats if refusal(position, seat, resign) is None]
        return match.play(pick(still_in, rng), resign, now)
    seat = pick(sorted(position.to_act), rng)
    tired = not case.seed and len(match.log) > case.known.patience(case.ruleset)
    move = position.wait.silence if tired else choose(case, position, seat, rng)
    return match.play(seat, move, now)


def play(case: Case) -> Match:
    """A match from its start to its end; more entries than the rules allow are an error."""
    rng = case.stream(1)
    match = begin(case)
    while not match.over:
        match = play_on(case, match, rng)
        assert len(match.log) <= case.known.longest(case.ruleset, case.seats)
    return match


def played(case: Case) -> Match:
    """The match of a case, played once for all laws."""
    return _played(case.game.key, case.ruleset, case.seats, case.seed)[0]


def playout(case: Case) -> tuple[Step, ...]:
    """The steps of that match."""
    return _played(case.game.key, case.ruleset, case.seats, case.seed)[1]


@lru_cache(maxsize=128)
def _played(key: str, ruleset: Any, seats: int, seed: int) -> tuple[Match, tuple[Step, ...]]:
    # By what makes a game, so that two presets with equal rules share one.
    case = Case(ALL[key], "", ruleset, seats, seed)
    match = play(case)
    position = case.game.start(ruleset, seats)
    steps = []
    for entry in match.log[:-1]:  # the last one is the end
        after = position.apply(entry.seat, entry.move)
        steps.append(Step(position, entry.seat, entry.move, after))
        position = after
    assert position == match.position
    return match, tuple(steps)


def positions(case: Case) -> list[Any]:
    steps = playout(case)
    return [steps[0].before, *(step.after for step in steps)]


def turns(case: Case, count: int) -> list[tuple[Any, Seat]]:
    """Up to `count` positions, spread over the game, in which a seat must act, each with such a seat."""
    asked = [p for p in positions(case) if p.wait is not None]
    spread = [asked[i * len(asked) // count] for i in range(min(count, len(asked)))]
    return [(p, max(p.to_act)) for p in spread]
