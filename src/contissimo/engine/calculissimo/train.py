"""Learns what tiles kept are worth, and what it is worth to open the board, from nothing but games against itself.

A round plays games with the table of the round before. The mean worth of each full rack (its best score and the worth
of what that keeps) is smoothed by a linear model of tiles, pairs and the balance of numbers and operators;
what tiles kept are worth is then the mean over all that may be drawn to them, computed exactly. The bag ends, and each
tile that one uses the opponent can't: a tile used counts `PACE` points more than it scores.
Sums are whole numbers over numbered games, so the result is the same for any number of processes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations_with_replacement

from contissimo.core.chance import draw, small_stream
from contissimo.core.game import Rng
from contissimo.engine.calculissimo.evaluate import Evaluator, probe, tiles_in
from contissimo.engine.calculissimo.kernel import LEAVES, Kernel
from contissimo.engine.calculissimo.learned import (
    KEPT,
    UNIT,
    Learned,
    Opening,
    nothing_learned,
    rounded,
)
from contissimo.engine.calculissimo.least_squares import solve
from contissimo.engine.calculissimo.train_stages import stage_games, train_stages
from contissimo.engine.workers import Progress, workers
from contissimo.games.calculissimo.board import empty_board
from contissimo.games.calculissimo.rules import PRESETS
from contissimo.games.calculissimo.tiles import FACES, NUMBERS, RACK_SIZE

RULES = PRESETS["classic"]
ROUNDS = 6
GAMES = 8_000
"""In each round, for the table that is shipped."""
CHUNK = 200
"""Games that a process plays at a time."""
PACE = 6
FIRST_TURN = 65
"""What another turn is worth before anything is learned: about what a greedy player scores in one."""
FULL_BAG = 7
"""With fewer tiles in the bag a rack is no longer typical."""
TRUST = 30
"""As many games as the smoothing model counts for."""
TURN_PERCENT = 75
OPENING_PERCENT = 30
ONE_IN = 4
"""In how many games of the last round it is asked what placements open: that takes time."""
_TIMES_AT = 4 * FACES.index("*")
_EPOCHS = 6
_STEP = 0.01
_BOUND = 1 << 30


@dataclass
class Sums:
    """What the games of a chunk showed: whole numbers, which can be added in any order."""

    worth: Counter[int] = field(default_factory=Counter)
    """By full rack, in units."""
    seen: Counter[int] = field(default_factory=Counter)
    openings: list[list[int]] = field(default_factory=list)
    """The normal equations of what opening is worth."""

    def add(self, other: Sums) -> None:
        self.worth.update(other.worth)
        self.seen.update(other.seen)
        if other.openings:
            old = self.openings or [[0] * len(row) for row in other.openings]
            self.openings = [
                [a + b for a, b in zip(one, two, strict=True)]
                for one, two in zip(old, other.openings, strict=True)
            ]


@dataclass(frozen=True)
class Chunk:
    """Some games of a round: all that a process needs to play them."""

    learned: Learned
    seed: int
    number: int
    """The first game's; the numbers of all rounds differ."""
    games: int
    probing: bool


def train(
    seed: int, games: int, jobs: int = 1, *, rounds: int = ROUNDS, progress: Progress | None = None
) -> Learned:
    """The tables after `rounds` of `games` each, then what they are worth as the bag empties."""
    played, more = rounds * games, stage_games(games)
    hear = progress or (lambda _done, _of: None)
    with workers(jobs) as crew:
        learned = train_tables(crew, seed, games, rounds, lambda done: hear(done, played + more))
        stages = train_stages(
            crew, learned.leaves(), seed, more, lambda done: hear(played + done, played + more)
        )
    origin = f"contissimo train calculissimo --seed {seed} --games {games}"
    return replace(learned, stages=stages, origin=origin)


def train_tables(
    crew: workers, seed: int, games: int, rounds: int, hear: Callable[[int], None]
) -> Learned:
    """What tiles are worth with a full bag. The last round also learns what opening is worth."""
    learned = nothing_learned(FIRST_TURN * UNIT)
    for number in range(rounds):
        last = number == rounds - 1
        chunks = [
            Chunk(learned, seed, number * games + first, min(CHUNK, games - first), last)
            for first in range(0, games, CHUNK)
        ]
        sums = Sums()
        done = number * games
        for chunk, found in zip(chunks, crew(play_chunk, chunks), strict=True):
            sums.add(found)
            done += chunk.games
            hear(done)
        learned = learn(sums)
    return sobered(learned)


def sobered(learned: Learned) -> Learned:
    """What both are worth in matches is less than what self-play says: see bench/lab.md."""
    kept = learned.kept[:]
    kept[0] = kept[0] * TURN_PERCENT // 100
    old = learned.opening
    weights, keeping = (
        tuple(weight * OPENING_PERCENT / 100 for weight in numbers)
        for numbers in (old.weights, old.keeping)
    )
    return replace(learned, kept=kept, opening=Opening(old.means, weights, keeping))


# ---------------------------------------------------------------------- playing


def play_chunk(chunk: Chunk) -> Sums:
    kernel = Kernel(RULES)
    kernel.set_leaves(chunk.learned.leaves(), UNIT)
    game = SelfPlay(
        Evaluator(RULES, replace(chunk.learned, opening=NO_OPENING), kernel, Kernel(RULES))
    )
    sums = Sums()
    for number in range(chunk.number, chunk.number + chunk.games):
        probing = chunk.probing and number % ONE_IN == 0
        game.play(small_stream(chunk.seed, number), sums, probing=probing)
    return sums


NO_OPENING = Opening((), (), ())


@dataclass(frozen=True, slots=True)
class Seen:
    """A turn of self-play as the regression of openings needs it."""

    seat: int
    score: int
    made: tuple[int, ...]
    """By the probes, after the placement; empty where none was asked."""
    keeps_times: bool


@dataclass
class SelfPlay:
    """Both players take what the table puts first. The ends of games are cut short: no table needs them."""

    evaluator: Evaluator

    def play(self, rng: Rng, sums: Sums, *, probing: bool) -> None:
        weighing, plain = self.evaluator.weighing, self.evaluator.plain
        bag = [1 << (4 * FACES.index(face)) for face in draw(RULES.bag, len(RULES.bag), rng)]
        racks = [sum(bag.pop() for _ in range(RACK_SIZE)) for _ in range(2)]
        weighing.load(empty_board(RULES.layout))
        plain.load(empty_board(RULES.layout))
        turns: list[Seen] = []
        seat = idle = 0
        while all(racks) and idle < 4:
            rack = racks[seat]
            move, score, worth = self._choose(rack, len(bag))
            if len(bag) >= FULL_BAG:
                # PACE for each tile kept went into the table when it was made, see `learn`.
                sums.worth[rack] += worth
                sums.seen[rack] += 1
            if move > 0:
                idle = 0
                weighing.play(move)
                plain.play(move)
                used = weighing.used(move)
            else:
                idle += 1
                used = -move
            count, kept = tiles_in(used), rack - used
            if move < 0:
                bag += [
                    1 << (4 * face) for face in range(15) for _ in range((used >> (4 * face)) & 15)
                ]
                bag = draw(bag, len(bag), rng)
            probed = probing and len(bag) >= FULL_BAG and 0 < count < RACK_SIZE
            made = probe(plain) if probed else ()
            turns.append(Seen(seat, score, made, bool((kept >> _TIMES_AT) & 15)))
            for _ in range(min(count, len(bag))):
                kept += bag.pop()
            racks[seat] = kept
            if move <= 0 or count < RACK_SIZE:
                seat = 1 - seat
        if probing:
            _count_openings(turns, sums)

    def _choose(self, rack: int, bag_size: int) -> tuple[int, int, int]:
        kernel = self.evaluator.weighing
        found = kernel.search(rack, 1)
        worth = kernel.top_equity(0) if found else -_BOUND
        if bag_size and worth < self._most_by_exchange(rack):
            exchange = self.evaluator.best_exchange(rack)
            return exchange.move, 0, exchange.worth
        return (kernel.top_move(0), kernel.top_score(0), worth) if found else (0, 0, 0)

    def _most_by_exchange(self, rack: int) -> int:
        known = self._exchanges.get(rack)
        if known is None:
            known = self._exchanges[rack] = self.evaluator.best_exchange(rack).worth
        return known

    _exchanges: dict[int, int] = field(default_factory=dict)


# ---------------------------------------------------------------------- what openings are worth


def _count_openings(turns: list[Seen], sums: Sums) -> None:
    """What was made of the board until the opponent's turn and one's own next were over."""
    for here, turn in enumerate(turns):
        if not turn.made:
            continue
        balance, changes, at = 0, 0, here + 1
        while at < len(turns):
            changes += turns[at].seat != turns[at - 1].seat
            if changes > 2:
                break
            balance += turns[at].score if turns[at].seat == turn.seat else -turns[at].score
            at += 1
        if changes < 2:
            continue
        kept = turn.made if turn.keeps_times else (0,) * len(turn.made)
        row = (1, *turn.made, *kept, int(turn.keeps_times), balance)
        if not sums.openings:
            sums.openings = [[0] * len(row) for _ in row]
        for i, one in enumerate(row):
            for j, two in enumerate(row):
                sums.openings[i][j] += one * two


def opening_of(sums: Sums) -> Opening:
    """Least squares."""
    if not sums.openings:
        return NO_OPENING
    size = len(sums.openings) - 1
    found = solve(
        [row[:size] for row in sums.openings[:size]], [row[size] for row in sums.openings[:size]]
    )
    probes = (size - 2) // 2
    first = sums.openings[0]
    means = tuple(total / first[0] for total in first[1 : 1 + probes])
    return Opening(means, tuple(found[1 : 1 + probes]), tuple(found[1 + probes : 1 + 2 * probes]))


# ---------------------------------------------------------------------- what tiles are worth


def learn(sums: Sums) -> Learned:
    """The tables that follow from a round."""
    seen = sum(sums.seen.values())
    mean = sum(sums.worth.values()) / seen / UNIT
    model = fit(sums, mean)
    index = Kernel(RULES).leave_index
    values = [0.0] * LEAVES
    for faces in combinations_with_replacement(range(len(FACES)), RACK_SIZE):
        rack = sum(1 << (4 * face) for face in faces)
        count = sums.seen[rack]
        guess = predicted(model, faces) * TRUST
        values[index(rack)] = (sums.worth[rack] / UNIT - mean * count + guess) / (count + TRUST)
    average_draws(values, index)
    empty = values[0]
    kept = [value - empty for value in values[:KEPT]]
    for size in range(1, RACK_SIZE):
        for faces in combinations_with_replacement(range(len(FACES)), size):
            kept[index(sum(1 << (4 * face) for face in faces))] -= PACE * size
    kept[0] = mean
    return Learned(rounded(kept), opening_of(sums))


def average_draws(values: list[float], index: Callable[[int], int]) -> None:
    """From the worth of full racks that of fewer tiles: one more tile is drawn from all that are left."""
    counts = [RULES.bag.count(face) for face in FACES]
    for size in range(RACK_SIZE - 1, -1, -1):
        for faces in combinations_with_replacement(range(len(FACES)), size):
            rack = sum(1 << (4 * face) for face in faces)
            total = 0.0
            left = 0
            for face, count in enumerate(counts):
                chances = count - ((rack >> (4 * face)) & 15)
                if chances > 0:
                    total += chances * values[index(rack + (1 << (4 * face)))]
                    left += chances
            values[index(rack)] = total / left


def fit(sums: Sums, mean: float) -> list[float]:
    """The weights of the smoothing model, by gradient descent over the racks that were seen."""
    rows = [
        (features(faces_of(rack)), sums.worth[rack] / UNIT / count - mean, min(1.0, count / 20))
        for rack, count in sorted(sums.seen.items())
    ]
    model = [0.0] * FEATURES
    for epoch in range(_EPOCHS):
        step = _STEP / (1 + epoch)
        for found, value, trust in draw_order(rows, epoch):
            guess = 0.0
            for feature, times in found:
                guess += model[feature] * times
            change = (value - guess) * step * trust
            for feature, times in found:
                model[feature] += change * times
    return model


def draw_order(rows: list[Row], epoch: int) -> Iterator[Row]:
    """All rows in an order that has nothing to do with theirs: steps of a length prime to their number."""
    size = len(rows)
    step = 7_919 + 2 * epoch
    while size and any(size % p == 0 and step % p == 0 for p in range(2, min(step, 200))):
        step += 1
    at = 0
    for _ in range(size):
        at = (at + step) % size
        yield rows[at]


Row = tuple[tuple[tuple[int, int], ...], float, float]

_PAIRS = len(FACES)
_BALANCE = _PAIRS + len(FACES) ** 2
FEATURES = _BALANCE + 8 * 8


def predicted(model: list[float], faces: Sequence[int]) -> float:
    return sum(model[feature] * times for feature, times in features(tuple(faces)))


def features(faces: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Tiles, pairs of different ones, duplicates, and how many numbers and jokers: which feature, how often."""
    counts = Counter(faces)
    found = []
    for a, count in counts.items():
        found.append((a, count))
        found += [(_PAIRS + a * len(FACES) + b, 1) for b in counts if b > a]
        if count > 1:
            found.append((_PAIRS + a * len(FACES) + a, count - 1))
    numbers = sum(count for face, count in counts.items() if face < len(NUMBERS))
    found.append((_BALANCE + 8 * numbers + counts[len(FACES) - 1], 1))
    return tuple(found)


def faces_of(rack: int) -> tuple[int, ...]:
    return tuple(face for face in range(len(FACES)) for _ in range((rack >> (4 * face)) & 15))
