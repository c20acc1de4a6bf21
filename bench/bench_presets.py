"""How games of Contig 60's presets for children go: `python bench/bench_presets.py [--games N] [--search]`.

Levels 1 to 3 play each other, as many games in each of the six pairings, with sides changed every other game; everything
follows from the seed. `--search` plays other boards as well, among which those of the presets were chosen.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import sqrt
from typing import Any

from rich.progress import track

from contissimo.core.chance import small_stream
from contissimo.core.game import NATURE
from contissimo.engine.contig60.levels import PLAYERS
from contissimo.engine.contig60.tables import tables_of
from contissimo.engine.player import Budget
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.moves import Say, Steal
from contissimo.games.contig60.rules import PRESETS, Ruleset

CHILDREN = ("level-1", "level-2", "level-3")
PAIRINGS = tuple(combinations_with_replacement(CHILDREN, 2))
NAMES = ("junior", "times")
Board = list[list[int]]


@dataclass(frozen=True, slots=True)
class Played:
    """What is counted of one game."""

    decisions: int
    """Turns and steal windows."""
    laid: int
    """In how many of them a marker was laid."""
    turns: int
    reason: str
    first: float
    """1 if the side that began won, ½ if the sides shared the win."""


@dataclass(frozen=True, slots=True)
class Share:
    value: float
    error: float

    def __str__(self) -> str:
        return f"{100 * self.value:5.1f} ± {100 * self.error:.1f} %"


@dataclass(frozen=True, slots=True)
class Measured:
    laying: Share
    lines: Share
    idle: int
    turns: float
    """A side has in the mean."""
    turns_error: float
    first: Share
    reasons: Mapping[str, int]

    def __str__(self) -> str:
        ends = ", ".join(f"{count} {reason}" for reason, count in sorted(self.reasons.items()))
        return (
            f"marker laid {self.laying}, line {self.lines}, turns a side {self.turns:5.2f} ± {self.turns_error:.2f}, "
            f"first side wins {self.first} ({ends})"
        )


def play(ruleset: Ruleset, levels: tuple[str, str], seed: int) -> Played:
    """One game; all chance follows from the seed."""
    dice = small_stream(seed, 0)
    players = {
        seat: PLAYERS[level](small_stream(seed, seat)) for seat, level in enumerate(levels, 1)
    }
    position = GAME.start(ruleset, 2)
    decisions = laid = 0
    while position.to_act:
        (seat,) = position.to_act
        if seat == NATURE:
            position = position.apply(seat, position.chance(dice))
            continue
        move: Any = players[seat].choose(position.view(seat), Budget())
        decisions += 1
        laid += isinstance(move, Say | Steal)
        position = position.apply(seat, move)
    outcome = position.outcome
    assert outcome is not None
    won = position.begin in outcome.winners
    first = won / len(outcome.winners)
    return Played(decisions, laid, position.turns, outcome.reason, first)


def games(ruleset: Ruleset, each: int, seed: int = 60) -> Iterator[Played]:
    """`each` games of every pairing."""
    for number in range(each):
        for index, (one, other) in enumerate(PAIRINGS):
            seats = (other, one) if number % 2 else (one, other)
            yield play(ruleset, seats, seed * 1_000_000 + number * len(PAIRINGS) + index)


def measure(played: Sequence[Played]) -> Measured:
    decisions = sum(game.decisions for game in played)
    laying = sum(game.laid for game in played) / decisions
    # A ratio of sums: games differ in length, and their decisions are not independent.
    spread = sqrt(sum((game.laid - laying * game.decisions) ** 2 for game in played)) / decisions
    reasons = Counter(game.reason for game in played)
    turns, turns_error = _mean([game.turns / 2 for game in played])
    return Measured(
        laying=Share(laying, spread),
        lines=_share([float(game.reason == "line") for game in played]),
        idle=reasons["idle"],
        turns=turns,
        turns_error=turns_error,
        first=_share([game.first for game in played]),
        reasons={reason: reasons[reason] for reason in sorted(reasons)},
    )


def _mean(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values)) / len(values)


def _share(values: Sequence[float]) -> Share:
    return Share(*_mean(values))


def rows(numbers: Sequence[int], width: int) -> Board:
    return [list(numbers[at : at + width]) for at in range(0, len(numbers), width)]


def snake(numbers: Sequence[int], width: int) -> Board:
    return [row[::-1] if y % 2 else row for y, row in enumerate(rows(numbers, width))]


def spiral(numbers: Sequence[int], width: int) -> Board:
    """Inwards, from the upper left corner to the right."""
    left = list(numbers)
    board = [[-1] * width for _ in range(len(left) // width)]
    x, y, dx, dy = 0, 0, 1, 0
    for number in left:
        board[y][x] = number
        ahead = (0 <= x + dx < width and 0 <= y + dy < len(board)) and board[y + dy][x + dx] < 0
        if not ahead:
            dx, dy = -dy, dx
        x, y = x + dx, y + dy
    return board


SHAPES = {"rows": rows, "snake": snake, "spiral": spiral}


def ruleset_of(board: Board, operations: str, line: int, rounds: int) -> Ruleset:
    text = "\n".join(" ".join(map(str, row)) for row in board)
    return GAME.read_ruleset(
        f'operations = "{operations}"\nline_length = {line}\nrounds = {rounds}\nlayout = """\n{text}\n"""\n'
    )


def candidates() -> Iterator[tuple[str, Ruleset]]:
    """Boards that a child can read, each with some lengths of line and numbers of rounds."""
    for (width, height), shape in (
        (size, shape) for size in ((4, 4), (5, 3), (6, 3)) for shape in SHAPES
    ):
        for low in (0, 1):
            board = SHAPES[shape](range(low, low + width * height), width)
            for rounds in (6, 7, 8, 10, 12):
                name = f"+ −    {width} × {height} {shape:6} from {low}, line 3, {rounds:2} rounds"
                yield name, ruleset_of(board, "+-", 3, rounds)
    tables = tables_of(GAME.read_ruleset('operations = "+-*"\n'))
    often = sorted(tables.numbers, key=lambda n: (-tables.square_throws[tables.index_of[n]], n))
    for (width, height), shape in (
        (size, shape) for size in ((5, 5), (6, 5), (6, 6)) for shape in SHAPES
    ):
        board = SHAPES[shape](sorted(often[: width * height]), width)
        for line, rounds in ((3, 12), (4, 12), (4, 15), (4, 18)):
            name = f"+ − ×  {width} × {height} {shape:6}, line {line}, {rounds:2} rounds"
            yield name, ruleset_of(board, "+-*", line, rounds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="at least so many a ruleset")
    parser.add_argument("--search", action="store_true", help="other boards, too")
    options = parser.parse_args()
    each = -(-options.games // len(PAIRINGS))
    asked = [(f"preset {name}", PRESETS[name]) for name in NAMES]
    if options.search:
        asked += candidates()
    print(f"{each * len(PAIRINGS)} games each: {each} in each pairing of levels 1 to 3")
    for name, ruleset in asked:
        played = track(games(ruleset, each), name, total=each * len(PAIRINGS), transient=True)
        print(f"{name:46} {measure(list(played))}")


if __name__ == "__main__":
    main()
