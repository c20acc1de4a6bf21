"""The generator that the engine hands in against the plain one: the same moves and points in the same order."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from itertools import islice
from typing import Any
from unittest.mock import patch

import pytest

from contissimo.core.game import Seat
from contissimo.engine.calculissimo import generator
from contissimo.engine.calculissimo.generator import FAST
from contissimo.games.calculissimo.board import empty_board
from contissimo.games.calculissimo.generator import PLAIN, Generator, hand_in
from contissimo.games.calculissimo.rules import PRESETS
from contissimo.games.calculissimo.turns import MAX_TOTAL, honest_placements
from tests.engine.calculissimo.kernels import World, plain, random_worlds, with_few_long_lists
from tests.games.calculissimo.helpers import at

# Measuring what the plain generator runs through would take most of the time; its own tests are measured.
pytestmark = pytest.mark.no_cover

BLOCKS = 10
JUDGING: tuple[dict[str, Any], ...] = ({}, {"announce": True}, {"judging": "challenge"})


def answers(each: Generator, world: World) -> tuple[object, ...]:
    """All that a generator answers about a position. Equal placements may be written in two ways, so texts are compared."""
    rules, board, rack = world
    ranked = [(str(move), move, points) for move, points in each.ranked(board, rules, rack)]
    return (
        [str(move) for move in each.listed(board, rules, rack)],
        ranked,
        list(each.notation(board, rules, rack)),
        each.count(board, rules, rack),
    )


def plain_answers(world: World) -> tuple[object, ...]:
    """The same, of the plain generator, which is slow: every placement is judged once and not four times."""
    rules, board, rack = world
    found = [(str(move), move, points) for move, points in honest_placements(board, rules, rack)]
    ranked = sorted(found, key=lambda each: (-each[2], each[0]))
    best = ranked[0][2] if ranked else None
    texts = [(text, points) for text, _, points in ranked]
    return [text for text, _, _ in found], ranked, texts, (len(found), best)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_2000_random_positions(block: int) -> None:
    """calculissimo §4.2-4.7, §5.3-5.7, §7.2, §7.3: every option, any board, legal or not, announced or not."""
    worlds = with_few_long_lists(random_worlds(3000 + block, 2200 // BLOCKS))
    for number, (rules, board, rack) in enumerate(worlds):
        world = replace(rules, **JUDGING[number % 3]), board, rack
        assert answers(FAST, world) == plain_answers(world), world


@pytest.mark.soak
@pytest.mark.parametrize("block", range(20))
def test_20000_random_positions(block: int) -> None:
    for number, (rules, board, rack) in enumerate(random_worlds(4000 + block, 1000)):
        world = replace(rules, **JUDGING[number % 3]), board, rack
        assert answers(FAST, world) == plain_answers(world), world


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset(preset: str) -> None:
    for rack in ("", "1", "12", "269+/", "135-*"):
        world = PRESETS[preset], empty_board(PRESETS[preset].layout), rack
        assert answers(FAST, world) == answers(PLAIN, world) == plain_answers(world), rack


def test_the_uncompiled_kernel_lists_the_same() -> None:
    worlds = list(random_worlds(3100, 60))
    compiled = [answers(FAST, world) for world in worlds]
    with patch.object(generator, "Kernel", plain().Kernel):
        assert [answers(FAST, world) for world in worlds] == compiled


def test_what_scores_more_than_may_be_announced_is_left_out() -> None:
    """calculissimo §7.2: only where others may contest it."""
    layout = PRESETS["classic"].layout.__class__(("p" * 21, "*" + "p" * 20, "b" * 21))
    rules = replace(PRESETS["classic"], layout=layout, judging="challenge")
    board = empty_board(layout).with_tiles([])
    world = rules, board, "99*9"
    everything = FAST.count(board, replace(rules, judging="referee"), "99*9")
    best = everything[1]
    assert best is not None
    with (
        patch.object(generator, "announceable", lambda _: best - 1),
        patch("contissimo.games.calculissimo.turns.MAX_TOTAL", best - 1),
    ):
        assert FAST.count(board, rules, "99*9")[0] < everything[0]
        assert answers(FAST, world) == answers(PLAIN, world)
    assert MAX_TOTAL == 99_999


def test_lists_that_are_read_at_the_same_time_do_not_disturb_each_other() -> None:
    rules = PRESETS["classic"]
    board = empty_board(rules.layout)
    one, two = FAST.ranked(board, rules, "269+/"), FAST.ranked(board, rules, "135-*")
    by_turns = [list(map(str, (next(one).move, next(two).move))) for _ in range(20)]
    alone = (islice(FAST.ranked(board, rules, rack), 20) for rack in ("269+/", "135-*"))
    assert by_turns == [[str(a.move), str(b.move)] for a, b in zip(*alone, strict=True)]


def test_a_position_lists_its_moves_with_what_was_handed_in() -> None:
    position = at(PRESETS["classic"], "269+/", "1", bag="345")
    plainly = [str(move) for move in PLAIN.listed(position.board, position.ruleset, "269+/")]
    hand_in(FAST)
    with patch.object(PLAIN.__class__, "listed", side_effect=AssertionError):
        for moves in (position.moves(Seat(1)), position.view(Seat(1)).moves()):
            assert [str(move) for move in moves if move.puts] == plainly


def test_whoever_loads_the_players_has_the_fast_generator() -> None:
    loads = "import contissimo.engine.registry; from contissimo.games.calculissimo import generator; print(generator.chosen())"
    done = subprocess.run([sys.executable, "-c", loads], capture_output=True, text=True, check=True)
    assert "Fast" in done.stdout
