"""Short ways to a position of Contig 60, and a plain generator for random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from contissimo.core.errors import IllegalMove
from contissimo.core.game import NATURE, Seat
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.board import Board
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import PRESETS, Ruleset

ONE, TWO = Seat(1), Seat(2)
DEFAULT = PRESETS["contig60"]
SHEET = PRESETS["sheet-pt"]


class Dice:
    """An Rng from Python's own generator: fit for tests."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, bound: int) -> int:
        return self._random.randrange(bound)


def ruled(base: Ruleset = DEFAULT, **changes: Any) -> Ruleset:
    return replace(base, name="custom", **changes)


def actor(position: Position) -> Seat:
    (seat,) = position.to_act
    return seat


def play(position: Position, *moves: str) -> Position:
    """The position after moves in notation, each made by whoever is to act."""
    for text in moves:
        seat = NATURE if text == "last" else actor(position)
        position = position.apply(seat, GAME.read_move(text))
    return position


def begin(ruleset: Ruleset = DEFAULT, *moves: str) -> Position:
    """A game that side 1 begins."""
    return play(GAME.start(ruleset, 2), "first 1", *moves)


def refused(position: Position, text: str, seat: Seat | None = None) -> IllegalMove:
    """Why a move in notation is refused to a seat, or to whoever is to act."""
    with pytest.raises(IllegalMove) as error:
        position.apply(actor(position) if seat is None else seat, GAME.read_move(text))
    return error.value


def board_with(ruleset: Ruleset, x: tuple[int, ...] = (), o: tuple[int, ...] = ()) -> Board:
    board = Board(ruleset.layout)
    for side, numbers in ((ONE, x), (TWO, o)):
        for number in numbers:
            board = board.toggled(side, number)
    return board


def with_markers(
    ruleset: Ruleset, x: tuple[int, ...] = (), o: tuple[int, ...] = (), **changes: Any
) -> Position:
    """Side 1 is about to throw, on a board with markers on these squares."""
    board = board_with(ruleset, x, o)
    return replace(begin(ruleset), board=board, **changes)


def random_game(ruleset: Ruleset, seed: int, *, resign_at: int = -1) -> Iterator[Position]:
    """Every position of a game of random honest moves (sometimes a wrong sentence, where it can be said)."""
    rng = Dice(seed)
    position = GAME.start(ruleset, 2)
    yield position
    while position.to_act:
        seat = actor(position)
        if seat == NATURE:
            position = position.apply(seat, position.chance(rng))
        else:
            moves = list(position.moves(seat))
            move = moves[rng.below(len(moves))]
            if resign_at >= 0 and position.turns >= resign_at:
                move = GAME.read_move("resign")
            elif ruleset.judging == "challenge" and rng.below(4) == 0:
                move = _some_lie(position, rng) or move
            position = position.apply(seat, move)
        yield position


def _some_lie(position: Position, rng: Dice) -> Any:
    """A sentence with the dice whose value may well not be its square."""
    if position.phase not in ("turn", "steal") or position.dice is None:
        return None
    free = [n for n in position.board.layout.bit_of if position.board.at(n) is None]
    a, b, c = position.dice
    word = "steal " if position.phase == "steal" else ""
    return GAME.read_move(f"{word}{a}+{b}*{c}={free[rng.below(len(free))]}")
