"""The kernel, compiled and as plain Python, against the plain generator and the judge."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product
from math import comb
from typing import Any

import pytest

from contissimo.core.grid import Square
from contissimo.engine import cython_types
from contissimo.engine.calculissimo import kernel
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.board import Board, Layout, empty_board
from contissimo.games.calculissimo.lines import value
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.placing import judge
from contissimo.games.calculissimo.rules import PRESETS, Ruleset
from contissimo.games.calculissimo.tiles import FACES, without
from tests.engine.calculissimo.kernels import (
    BOTH,
    digest,
    disagreement,
    expected,
    generated,
    loaded,
    plain,
    random_worlds,
    with_few_long_lists,
)
from tests.engine.calculissimo.write_perft import FILE, PRESETS_PLAYED, line, positions, world_of

# Measuring what the plain generator runs through would take most of the time; its own tests are measured.
pytestmark = pytest.mark.no_cover

CLASSIC = PRESETS["classic"]
BLOCKS = 20


def test_the_source_runs_without_cython() -> None:
    assert not plain().COMPILED
    assert plain().cython is cython_types


@pytest.mark.parametrize("block", range(BLOCKS))
def test_2000_random_positions(block: int) -> None:
    """calculissimo §4.2, §4.3, §4.4, §5.3, §5.5, §5.6 and §5.7: every option, any board, legal or not."""
    for world in with_few_long_lists(random_worlds(block, 2200 // BLOCKS)):
        assert disagreement(world, judged=12) is None, world


@pytest.mark.parametrize("block", range(BLOCKS))
def test_2000_random_positions_in_school_order(block: int) -> None:
    """calculissimo §4.4, §4.5: × and ÷ as they come, every other option varied."""
    worlds = random_worlds(500 + block, 2200 // BLOCKS, order="school")
    for world in with_few_long_lists(worlds):
        assert disagreement(world, judged=12) is None, world


@pytest.mark.parametrize("block", range(5))
def test_500_first_placements_where_the_start_counts_alone(block: int) -> None:
    """calculissimo §5.7: on an empty board only the start's doubling counts, whatever else is covered."""
    for world in random_worlds(700 + block, 100, a_board=2, start_bonus="alone"):
        assert disagreement(world, judged=12) is None, world


@pytest.mark.soak
@pytest.mark.parametrize("block", range(BLOCKS))
def test_20000_random_positions(block: int) -> None:
    for world in random_worlds(1000 + block, 20_000 // BLOCKS):
        assert disagreement(world) is None, world


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_from_an_empty_board(preset: str) -> None:
    rules = PRESETS[preset]
    rng = random.Random(preset)
    for size in (1, 3, 5):
        rack = "".join(rng.sample(rules.bag, size))
        assert disagreement((rules, empty_board(rules.layout), rack)) is None, rack


GOLDENS = [row for row in FILE.read_text("utf-8").splitlines() if not row.startswith("#")]


def test_the_goldens_cover_their_presets() -> None:
    assert {golden.split("\t")[0] for golden in GOLDENS} == set(PRESETS_PLAYED)
    assert len(GOLDENS) >= 30


@pytest.mark.parametrize("module", BOTH, ids=["installed", "plain"])
def test_goldens(module: Any) -> None:
    for golden in GOLDENS:
        preset, text, count, best, want = golden.split("\t")
        position = GAME.read_position(text, PRESETS[preset])
        found = generated(module, world_of(position))
        got = (str(len(found)), str(max(found.values(), default=0)), digest(found))
        assert got == (count, best, want), text


def test_the_goldens_are_what_their_command_writes() -> None:
    """All of them in `make soak` would be slow too: a few of one game."""
    preset = PRESETS_PLAYED[-1]
    turns = positions(PRESETS[preset], len(PRESETS_PLAYED) - 1, 2 + (len(PRESETS_PLAYED) - 1) % 3)
    assert {line(preset, position) for position in turns[:13:4]} <= set(GOLDENS)


# ---------------------------------------------------------------------- the worst lines


def wide(signs: str, holes: int, kind: str = "b") -> tuple[Ruleset, Board]:
    """A line of 21 squares with these operators and 9s, its first `holes` numbers still to be laid."""
    row = list("9".join(["", *signs, ""]))
    for i in range(holes):
        row[2 * i] = "."
    blank = "." * 21
    layout = Layout((kind * 21, "*" + blank[1:], blank))
    return replace(CLASSIC, layout=layout), Board(("".join(row), blank, blank))


PATTERNS = [
    "/" * 10,
    "/+" * 5,
    "+/" * 5,
    "*" + "/" * 9,
    "*" + "+" * 9,
    "/" * 9 + "*",
    "-/" * 5,
    "/" * 5 + "+" * 5,
    "/+/-/+/-/+",
    "+" * 9 + "*",
    "//+//+//+/",
]


@pytest.mark.parametrize("signs", PATTERNS)
@pytest.mark.parametrize("rack", ["9999999", "1369999", "2468"])
def test_the_longest_lines_do_not_overflow(signs: str, rack: str) -> None:
    """21 squares, eleven numbers of which seven are tripled: nothing is longer or larger."""
    rules, board = wide(signs, min(7, len(rack)))
    world = (rules, board, rack)
    want = expected(world) if len(set(rack)) < 5 else None
    compiled, uncompiled = (generated(module, world) for module in BOTH)
    assert compiled == uncompiled
    if want is not None:
        assert compiled == want


def test_the_bounds_of_the_kernels_comment() -> None:
    numbers = [27] * 7 + [9] * 4
    assert value(numbers, "*" + "+" * 9) == (900, 1)
    worst = max(
        abs(part)
        for signs in [*PATTERNS, *map("".join, product("+/", repeat=10))]
        for order in (numbers, numbers[::-1])
        for part in value(order, signs)
    )
    assert worst <= 900 * 27**7 * 9**3 < 2**53
    assert 8 * 900 * 3**7 < 2**24


def sequences(counts: dict[str, int], ways: dict[str, int], length: int) -> int:
    """How many different sequences of a length there are, each tile of a kind in some ways."""
    by_length = [1] + [0] * length
    for tile, count in counts.items():
        by_length = [
            sum(
                by_length[size - n] * comb(size, n) * ways.get(tile, 1) ** n
                for n in range(min(count, size) + 1)
            )
            for size in range(length + 1)
        ]
    return by_length[length]


def test_the_lists_of_a_rack_have_room() -> None:
    racks = [dict(zip("+-*/?", c, strict=True)) for c in product(range(8), repeat=5) if sum(c) == 7]
    most = max(
        sum(sequences(rack | {"*": min(rack["*"], 1)}, {"?": 3}, n) for n in range(8))
        for rack in racks
    )
    assert most <= plain()._ROWS
    different = dict.fromkeys("1234567", 1)
    assert sum(sequences(different, {}, n) for n in range(8)) == plain()._SEQUENCES


@pytest.mark.parametrize("rack", ["???????", "1??????", "12+????"])
def test_many_jokers(rack: str) -> None:
    """A bag of one's own may hold more: lists too long to make go the slow way."""
    layout = Layout(("g.y.b.g", ".*.....", "b.p...."))
    rules = replace(CLASSIC, layout=layout)
    board = Board((".+.+.+.", ".......", "......."))
    found = loaded(kernel, (rules, board, rack))
    count = found.generate(kernel.rack_of(rack))
    moves = found.found_moves()
    assert len({move for move, _ in moves}) == count > 5_000
    for move, score in random.Random(1).sample(moves, 100):
        placement = found.placement(move)
        assert judge(board, rules, rack, placement).total == score
    assert found.search(kernel.rack_of(rack), 3) == 3
    assert found.top_score(0) == max(score for _, score in moves)


# ---------------------------------------------------------------------- playing


@pytest.mark.parametrize("module", BOTH, ids=["installed", "plain"])
@pytest.mark.parametrize("preset", ["classic", "sheet-de", "junior"])
def test_playing_and_undoing_keeps_the_cross_checks(module: Any, preset: str) -> None:
    rules = PRESETS[preset]
    rng = random.Random(7)
    moving = module.Kernel(rules)
    boards = [empty_board(rules.layout)]
    moving.load(boards[0])
    racks = [module.rack_of("".join(rng.sample(rules.bag, 5))) for _ in range(12)]
    for rack in racks:
        moving.generate(rack)
        found = moving.found_moves()
        fresh = module.Kernel(rules) if module.COMPILED else loaded(module, (rules, boards[0], ""))
        fresh.load(boards[-1])
        fresh.generate(rack)
        assert sorted(found) == sorted(fresh.found_moves())
        if found:
            move = rng.choice(sorted(found))[0]
            laid = moving.placement(move)
            assert moving.move_of(laid) == move
            boards.append(boards[-1].with_tiles(laid.tiles))
            moving.play(move)
            assert moving.board() == boards[-1]
    before = sorted(boards, key=boards.index)
    while len(boards) > 1:
        boards.pop()
        moving.undo()
        assert moving.board() == boards[-1]
        fresh = loaded(module, (rules, boards[-1], ""))
        fresh.generate(racks[0])
        moving.generate(racks[0])
        assert moving.found_moves() == fresh.found_moves()
    assert before[0] == boards[0]


def test_a_single_tile_written_down_has_the_same_integer() -> None:
    """The reader takes either line of a single tile (notation)."""
    board = Board((".1.", "1.3", ".2."))
    rules = replace(CLASSIC, layout=Layout(("...", "...", "..*")))
    found = loaded(kernel, (rules, board, "+"))
    across = Placement(Square(0, 1), True, "1+3", (False, True, False))
    down = Placement(Square(1, 0), False, "1+2", (False, True, False))
    assert found.move_of(across) == found.move_of(down)
    assert found.placement(found.move_of(down)) == across
    with pytest.raises(ValueError, match="1a"):
        found.move_of(Placement(Square(0, 0), True, "+1", (True, False)))


# ---------------------------------------------------------------------- racks and leaves


def test_racks_are_integers() -> None:
    assert kernel.tiles_of(kernel.rack_of("059+-*/")) == "059+-*/"
    assert kernel.tiles_of(kernel.rack_of("??119")) == "119??"
    with pytest.raises(ValueError, match="11111111"):
        kernel.rack_of("1" * 8)


def test_leave_indices_number_all_multisets() -> None:
    found = kernel.Kernel(CLASSIC)
    small = [kernel.rack_of("")]
    small += [kernel.rack_of(a) for a in FACES]
    small += [kernel.rack_of(a + b) for i, a in enumerate(FACES) for b in FACES[i:]]
    assert sorted(map(found.leave_index, small)) == list(range(1 + 15 + 120))
    assert found.leave_index(kernel.rack_of("?" * 7)) == kernel.LEAVES - 1
    with pytest.raises(ValueError, match="3"):
        found.set_leaves([1, 2, 3])


@pytest.mark.parametrize("module", BOTH, ids=["installed", "plain"])
def test_best_counts_the_tiles_kept(module: Any) -> None:
    rng = random.Random(11)
    leaves = [rng.randrange(-900, 900) for _ in range(kernel.LEAVES)]
    for world in random_worlds(77, 60 if module.COMPILED else 20):
        rules, board, tiles = world
        rack = module.rack_of(tiles)
        found = module.Kernel(rules)
        found.load(board)
        found.generate(rack)
        found.set_leaves(leaves, 100)
        worth = []
        for move, score in found.found_moves():
            kept = rack - found.used(move)
            assert kernel.tiles_of(kept) == without(tiles, kernel.tiles_of(found.used(move)))
            worth.append((-100 * score - leaves[found.leave_index(kept)], move, score))
        count = found.search(rack, 25)
        best = [(-found.top_equity(i), found.top_move(i), found.top_score(i)) for i in range(count)]
        assert best == sorted(worth)[:25]
        found.set_leaves(None)
        assert (
            found.best(rack)
            == max(
                ((move, score) for _, move, score in worth),
                key=lambda each: (each[1], -each[0]),
                default=(kernel.PASS, 0),
            )[0]
        )
