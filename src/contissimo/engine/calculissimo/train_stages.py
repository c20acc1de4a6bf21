"""Learns what kept tiles are worth at each stage of the bag, from what becomes of different moves in the same worlds.

At every turn of a game against itself some of the moves that look good are each played on in a few worlds. How much
more one brings than another there, beyond its points, is what its tiles were worth more. Least squares over all
pairs of a turn find what to add to the faded table, by face, number of tiles and stage.

Sums are whole numbers over numbered games, so the result is the same for any number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from contissimo.core.chance import draw, small_stream
from contissimo.core.game import Rng
from contissimo.engine.calculissimo.evaluate import parts_of, tiles_in
from contissimo.engine.calculissimo.kernel import tiles_of
from contissimo.engine.calculissimo.learned import UNIT
from contissimo.engine.calculissimo.least_squares import solve
from contissimo.engine.calculissimo.playout import TO_THE_END, Playout
from contissimo.engine.calculissimo.stages import FADING, OUTLOOK, STAGES, Stage, stage_of
from contissimo.engine.workers import workers
from contissimo.games.calculissimo.board import empty_board
from contissimo.games.calculissimo.rules import PRESETS
from contissimo.games.calculissimo.tiles import FACES, RACK_SIZE

RULES = PRESETS["classic"]
CHUNK = 20
"""Games that a process plays at a time."""
WORLDS = 4
COMPARED = 6
"""Moves of a turn that are played on: the first choice and some others."""
LOOKED_AT = 24
EXCHANGES = 4
GAP = 60
"""Moves that look worse than the first choice by more points are not compared."""
PLIES = 8
PLAYED_OUT = 28
"""With no more tiles in the bag than this, games are played out; else for `PLIES` turns."""

_APART = 1 << 40
"""The numbers of these games begin here: they are not those of the table's."""
_SIZES = len(FACES)
_TABLE = _SIZES + RACK_SIZE + 1
_EXCHANGE = _TABLE + 1
_TARGET = _EXCHANGE + 1
FEATURES = _TARGET
_SCALE = 60
"""Divisible by every number of moves that are compared, so that all sums are whole."""
_DOUBT = 30.0
"""As many turns say that there is nothing to correct."""


@dataclass
class StageSums:
    """The normal equations of each stage: whole numbers, which can be added in any order."""

    equations: list[list[list[int]]] = field(
        default_factory=lambda: [
            [[0] * (FEATURES + 1) for _ in range(FEATURES + 1)] for _ in range(STAGES)
        ]
    )
    turns: list[int] = field(default_factory=lambda: [0] * STAGES)

    def add(self, other: StageSums) -> None:
        for stage in range(STAGES):
            self.turns[stage] += other.turns[stage]
            self.equations[stage] = [
                [a + b for a, b in zip(one, two, strict=True)]
                for one, two in zip(self.equations[stage], other.equations[stage], strict=True)
            ]

    def count(self, stage: int, rows: Sequence[dict[int, int]]) -> None:
        """The moves of a turn: only how they differ from their mean counts."""
        into = self.equations[stage]
        share = _SCALE // len(rows)
        total = [0] * (FEATURES + 1)
        for row in rows:
            for i, one in row.items():
                total[i] += one
                for j, two in row.items():
                    into[i][j] += _SCALE * one * two
        for i, one in enumerate(total):
            if one:
                for j, two in enumerate(total):
                    into[i][j] -= share * one * two
        self.turns[stage] += 1


def stage_games(games: int) -> int:
    """How many games are played here, by those of a round for the table: each takes as long as many of those."""
    return -(-games // 4)


def train_stages(
    crew: workers, leaves: Sequence[int], seed: int, games: int, hear: Callable[[int], None]
) -> tuple[Stage, ...]:
    """What a number of games says about each stage."""
    chunks = [
        StageChunk(leaves, seed, _APART + first, min(CHUNK, games - first))
        for first in range(0, games, CHUNK)
    ]
    sums = StageSums()
    done = 0
    for chunk, found in zip(chunks, crew(play_stage_chunk, chunks), strict=True):
        sums.add(found)
        done += chunk.games
        hear(done)
    return learn_stages(sums)


@dataclass(frozen=True)
class StageChunk:
    """Some games: all that a process needs to play them."""

    leaves: Sequence[int]
    seed: int
    number: int
    """The first game's."""
    games: int


def play_stage_chunk(chunk: StageChunk) -> StageSums:
    lesson = Lesson(_playout(chunk.leaves), _playout(chunk.leaves), chunk.leaves)
    sums = StageSums()
    for number in range(chunk.number, chunk.number + chunk.games):
        lesson.play(small_stream(chunk.seed, number), sums)
    return sums


def _playout(leaves: Sequence[int]) -> Playout:
    playout = Playout(RULES)
    playout.set_leaves(leaves, UNIT)
    playout.set_outlook(*OUTLOOK)
    return playout


@dataclass(frozen=True, slots=True)
class Option:
    """A move as `playout` writes it, what its policy gives for it in units, its score and the tiles that it keeps."""

    worth: int
    move: int
    score: int
    kept: int


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game that is played on by `game`, and `world` for what might become of it."""

    game: Playout
    world: Playout
    leaves: Sequence[int]

    def play(self, rng: Rng, sums: StageSums) -> None:
        tiles = [FACES.index(face) for face in draw(RULES.bag, len(RULES.bag), rng)]
        rack = sum(1 << (4 * face) for face in tiles[:RACK_SIZE])
        board, left = empty_board(RULES.layout), len(tiles) - 2 * RACK_SIZE
        sizes, both = (RACK_SIZE, RACK_SIZE), (True, True)
        game = self.game
        game.set_up(board, 0, rack, sizes, tiles[RACK_SIZE:], left, (0, 0), both, 0, 0, _word(rng))
        game.deal(0)
        while not game.over:
            self._look(rng, sums)
            game.turn()

    def _look(self, rng: Rng, sums: StageSums) -> None:
        game, world = self.game, self.world
        rack, other = (game.rack_of_seat(seat) for seat in (game.seat, 1 - game.seat))
        bag = game.bag_tiles()
        unseen = sorted(FACES.index(face) for face in tiles_of(other) + bag)
        sizes = [tiles_in(game.rack_of_seat(seat)) for seat in range(2)]
        world.set_up(
            game.kernel.board(),
            game.seat,
            rack,
            sizes,
            unseen,
            len(bag),
            game.standing(),
            (True, True),
            game.passes,
            game.idle,
            _word(rng),
        )
        options = self._options(rack, len(bag))
        if len(options) < 2:
            return
        some = [options[0], *draw(options[1:], min(COMPARED, len(options)) - 1, rng)]
        plies = TO_THE_END if len(bag) <= PLAYED_OUT else PLIES
        sums.count(stage_of(len(bag)), [self._row(option, len(bag), plies) for option in some])

    def _options(self, rack: int, bag_size: int) -> list[Option]:
        """What looks good, best first."""
        world, kernel = self.world, self.world.kernel
        world.deal(0)
        world.weigh_for(bag_size)
        found = []
        for i in range(kernel.search(rack, LOOKED_AT)):
            move = kernel.top_move(i)
            kept = rack - kernel.used(move)
            found.append(Option(kernel.top_equity(i), move, kernel.top_score(i), kept))
        if bag_size:
            swaps = [
                Option(world.worth_of_exchange(rack - used, bag_size), -used, 0, rack - used)
                for used in parts_of(rack)[1:]
            ]
            found += sorted(swaps, key=_rank)[:EXCHANGES]
        found.sort(key=_rank)
        return [option for option in found if option.worth >= found[0].worth - GAP * UNIT]

    def _row(self, option: Option, bag_size: int, plies: int) -> dict[int, int]:
        """What is known of an option, and what it brought beyond its points and the faded table."""
        world = self.world
        margin = 0
        for number in range(WORLDS):
            world.sample(number, option.move, option.score, plies)
            margin += world.margin
        said = FADING[stage_of(bag_size)]
        worth = self.leaves[world.kernel.leave_index(option.kept)]
        if option.move < 0 and not option.kept:
            worth = 0  # that entry is for using them, not for giving them back
        known = worth * said.table // 1000 - world.cost(option.kept) * said.costs * UNIT // 1000
        row = {_TARGET: UNIT * margin - WORLDS * (UNIT * option.score + known), _TABLE: worth}
        if option.move < 0:
            row[_EXCHANGE] = 1
        if option.move > 0 or option.kept:
            row[_SIZES + tiles_in(option.kept)] = 1
        for face in range(len(FACES)):
            if count := (option.kept >> (4 * face)) & 15:
                row[face] = count
        return row


def _rank(option: Option) -> tuple[int, int, int]:
    return -option.worth, -option.score, option.move


def _word(rng: Rng) -> int:
    return rng.below(1 << 62)


def learn_stages(sums: StageSums) -> tuple[Stage, ...]:
    """The stages that follow from the sums."""
    return tuple(
        _corrected(said, sums.equations[stage], sums.turns[stage])
        for stage, said in enumerate(FADING)
    )


def _corrected(said: Stage, equations: list[list[int]], turns: int) -> Stage:
    if not turns:
        return said
    left = [[value / _SCALE for value in row[:FEATURES]] for row in equations[:FEATURES]]
    for i, row in enumerate(left):
        # The worth of a rack is a few hundred units, where the other features are ones.
        row[i] += _DOUBT * (100_000.0 if i == _TABLE else 1.0)
    found = solve(left, [row[_TARGET] / _SCALE / WORLDS for row in equations[:FEATURES]])
    return Stage(
        said.table + round(1000 * found[_TABLE]),
        said.costs,
        round(found[_EXCHANGE]),
        tuple(round(value) for value in found[:_SIZES]),
        tuple(round(value) for value in found[_SIZES:_TABLE]),
    )
