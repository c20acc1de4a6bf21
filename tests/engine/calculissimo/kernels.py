"""The kernel as it is installed and the same source run as plain Python, and positions to compare them on."""

from __future__ import annotations

import hashlib
import importlib.util
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

from contissimo.core.grid import Square
from contissimo.engine.calculissimo import kernel
from contissimo.engine.calculissimo.generator import FAST
from contissimo.games.calculissimo.board import EMPTY, Board, Layout, empty_board
from contissimo.games.calculissimo.movegen import placements
from contissimo.games.calculissimo.placing import judge
from contissimo.games.calculissimo.rules import PRESETS, Ruleset
from contissimo.games.calculissimo.tiles import BOARD_LETTERS, JOKER, in_order

World = tuple[Ruleset, Board, str]
LONG = 500
"""Placements: one position in ten has more, and these have three quarters of all."""
SOURCE = Path(kernel.__file__).with_name("kernel.py")


@cache
def plain() -> ModuleType:
    """The source under a second name, as on a machine without Cython."""
    spec = importlib.util.spec_from_file_location("plain_kernel", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with patch.dict(sys.modules, {"cython": None}):
        spec.loader.exec_module(module)
    return module


BOTH: tuple[Any, ...] = (kernel, plain())


def expected(world: World) -> dict[str, int]:
    """Every placement with its total, by the plain generator and the judge."""
    rules, board, rack = world
    found = list(placements(board, rules, rack))
    return {str(p): judge(board, rules, rack, p).total for p in found}


def disagreement(world: World, judged: int | None = None) -> str | None:
    """Where a kernel's answers are not those of the plain generator and the judge, or None.

    The judge is slow: of more than `judged` placements it is asked about that many, the best one among them.
    """
    rules, board, rack = world
    want = {str(p): p for p in placements(board, rules, rack)}
    found = loaded(kernel, world)
    code = kernel.rack_of(rack)
    if found.generate(code) != len(want):
        return "another number of placements"
    moves = found.found_moves()
    ranked = sorted(moves, key=lambda each: (-each[1], each[0]))
    scores = {str(found.placement(move)): score for move, score in ranked}
    if scores.keys() != want.keys():
        return "other placements"
    asked = list(scores)
    if judged is not None and len(asked) > judged:
        asked = [asked[0], *random.Random(len(asked)).sample(asked[1:], judged - 1)]
    for text in asked:
        if judge(board, rules, rack, want[text]).total != scores[text]:
            return f"another total for {text}"
    uncompiled = loaded(plain(), world)
    uncompiled.generate(code)
    if uncompiled.found_moves() != moves:
        return "compiled and uncompiled differ"
    for each in (found, uncompiled):
        if each.can_place(code) != bool(want):
            return "can_place"
        for wanted in (1, 7):
            best = [(each.top_move(i), each.top_score(i)) for i in range(each.search(code, wanted))]
            if best != ranked[:wanted]:
                return f"other best {wanted}"
    return None


@lru_cache(maxsize=4)
def _kernel(module: Any, rules: Ruleset) -> Any:
    return module.Kernel(rules)


def loaded(module: Any, world: World) -> Any:
    """A kernel of the world's ruleset with its board on it."""
    rules, board, _ = world
    found = _kernel(module, rules)
    found.load(board)
    return found


def generated(module: Any, world: World) -> dict[str, int]:
    """Every placement with its total, by a kernel."""
    found = loaded(module, world)
    count = found.generate(kernel.rack_of(world[2]))
    moves = {str(found.placement(move)): score for move, score in found.found_moves()}
    assert len(moves) == count, "a placement was found twice"
    return moves


def digest(found: dict[str, int]) -> str:
    """SHA-256 of the sorted list of `move=score`, one a line."""
    lines = sorted(f"{move}={score}" for move, score in found.items())
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def random_ruleset(rng: random.Random) -> Ruleset:
    """A preset, or one with a board and options of its own."""
    rules = rng.choice(list(PRESETS.values()))
    if rng.random() < 0.4:
        return rules
    width, height = rng.randint(3, 21), rng.randint(3, 21)
    rows = [[rng.choice(".....gbyp") for _ in range(width)] for _ in range(height)]
    rows[rng.randrange(height)][rng.randrange(width)] = "*"
    return replace(
        rules,
        layout=Layout(tuple(map("".join, rows))),
        operators=rng.choice(["+-*/", "+-*/", "+-", "+-*", "+/"]),
        every_step_whole=rng.random() < 0.25,
        zero_counts=rng.random() < 0.25,
        operation_bonuses=rng.choice(["cumulate", "highest_only"]),
        joker_on_operation_square=rng.choice(["bonus", "no_bonus"]),
        order=rng.choice(["sheet", "school"]),
        start_bonus=rng.choice(["multiplies", "alone"]),
    )


def random_rack(rng: random.Random, rules: Ruleset) -> str:
    """Two or more jokers come with four tiles at most, one mostly with five: the plain generator is slow there."""
    rack = "".join(rng.sample(rules.bag, rng.randint(1, 7)))
    if rng.random() < 0.15:
        rack = JOKER + rack[1:]
    jokers = rack.count(JOKER)
    most = 7 if not jokers or (jokers == 1 and rng.random() < 0.1) else 6 - min(jokers, 2)
    return in_order((JOKER * jokers + rack.replace(JOKER, ""))[:most])


def random_worlds(seed: int, count: int, a_board: int = 10, **options: Any) -> Iterator[World]:
    """Positions of random play, `a_board` for each ruleset, some with tiles that no legal play would lay.

    `options` are the same in every ruleset.
    """
    rng = random.Random(seed)
    made = 0
    while made < count:
        rules = replace(random_ruleset(rng), **options)
        stray = rng.choice([0.0, 0.0, 0.3, 0.8])
        board = empty_board(rules.layout)
        for _ in range(min(a_board, count - made)):
            rack = random_rack(rng, rules)
            made += 1
            yield rules, board, rack
            moves = list(FAST.listed(board, rules, random_rack(rng, rules)))
            if moves:
                board = board.with_tiles(rng.choice(moves).tiles)
            if rng.random() < stray:
                board = _with_stray_tile(board, rng)


def with_few_long_lists(worlds: Iterator[World]) -> Iterator[World]:
    """Of positions with very many placements only some: most of the time would go into a few of them. The soak takes all."""
    met = 0
    for rules, board, rack in worlds:
        long = FAST.count(board, rules, rack)[0] > LONG
        met += long
        if not long or met % 4 == 1:
            yield rules, board, rack


def _with_stray_tile(board: Board, rng: random.Random) -> Board:
    square = Square(rng.randrange(len(board.rows[0])), rng.randrange(len(board.rows)))
    if board.at(square) != EMPTY:
        return board
    return board.with_tiles([(square, rng.choice(BOARD_LETTERS))])
