"""The search against slow and plain versions of itself, and the evaluation's parts against the tables."""

from __future__ import annotations

import random
from typing import Any

import pytest

from contissimo.engine.contig60.evaluate import kinds_of
from contissimo.engine.contig60.tables import bits_of
from contissimo.engine.contig60.weights import KINDS, PATTERNS, stage_of
from contissimo.games.contig60.rules import Ruleset
from tests.engine.contig60.compiled_and_plain import (
    INSTALLED,
    RULESETS,
    USUAL,
    between_turns,
    plain,
    put,
)

pytestmark = pytest.mark.no_cover

NO_RACE = [name for name, rules in RULESETS.items() if not rules.race_to_zero]


def after(ahead: Any, side: int, square: int, depth: int) -> float:
    """What covering a square is worth to a side, from the position after it."""
    kernel = ahead.kernel
    quiet = kernel.quiet
    points = kernel.lay(side, square, 1)
    worth = kernel.verdict(side)
    if worth < 0:
        worth = 1 - expected(ahead, 1 - side, depth)
    kernel.take_back(side, square, points, quiet)
    return float(worth)


def passed(ahead: Any, side: int, depth: int) -> float:
    ahead.kernel.skip(1)
    worth = ahead.kernel.verdict(side)
    if worth < 0:
        worth = 1 - expected(ahead, 1 - side, depth)
    ahead.kernel.skip(-1)
    return float(worth)


def expected(ahead: Any, side: int, depth: int) -> float:
    """Expectimax in plain words, without what is skipped or reckoned by differences."""
    if depth == 0:
        return float(ahead.static(side))
    kernel = ahead.kernel
    first, second, *_ = kernel.position()
    shallow = {s: after(ahead, side, s, 0) for s in free(ahead, first | second)}
    total = 0.0
    rolls = [(roll.throws, roll.squares & ~(first | second)) for roll in kernel.tables.rolls]
    # Only what is best for some roll at first sight is looked at again.
    tops = {max(bits_of(squares), key=shallow.__getitem__) for _, squares in rolls if squares}
    liked = {squares: liked_of(ahead, side, squares) for _, squares in rolls}
    if side == ahead.plain_side:
        tops.update(*liked.values())
    deep = {s: after(ahead, side, s, depth - 1) for s in tops}
    for throws, squares in rolls:
        known = [deep[s] for s in bits_of(squares) if s in deep]
        worth = max(known) if known else passed(ahead, side, depth - 1)
        if known and side == ahead.plain_side:
            plainly = sum(deep[s] for s in liked[squares]) / len(liked[squares])
            worth += ahead.plain_share * (plainly - worth)
        total += throws * worth
    return total / float(kernel.tables.throws)


def liked_of(ahead: Any, side: int, squares: int) -> list[int]:
    """The squares between which a plain player chooses: lines completed, else blocked, else the most points."""
    liking = {}
    for square in bits_of(squares):
        ends, points = laid(ahead, side, square)
        blocks, _ = laid(ahead, 1 - side, square)
        liking[square] = (ends, blocks, points)
    most = max(liking.values(), default=None)
    return [square for square, found in liking.items() if found == most]


def laid(ahead: Any, side: int, square: int) -> tuple[bool, int]:
    """Whether a marker completes a side's line, and what it earns."""
    kernel = ahead.kernel
    quiet = kernel.quiet
    points = kernel.lay(side, square, 1)
    line = kernel.verdict(side) == 1.0
    kernel.take_back(side, square, points, quiet)
    return line, points


def free(ahead: Any, occupied: int) -> list[int]:
    reachable = 0
    for roll in ahead.kernel.tables.rolls:
        reachable |= roll.squares
    return list(bits_of(reachable & ~occupied))


def positions(ruleset: Ruleset, seed: int, every: int) -> list[Any]:
    """Those in which nobody's last marker can end the game: there passes are searched too."""
    found = between_turns(ruleset, seed, every)
    return [p for p in found if min(p.markers) > 2]


@pytest.mark.parametrize("name", NO_RACE)
def test_leaves_are_worth_what_the_evaluation_says_after_them(name: str) -> None:
    ahead = INSTALLED.ahead(RULESETS[name])
    for position in positions(RULESETS[name], 3, 3):
        put(ahead.kernel, position)
        side = position.on_turn - 1
        worth = {s: after(ahead, side, s, 0) for s in free(ahead, sum(ahead.kernel.position()[:2]))}
        ahead.expect(side, 1)
        for square, value in worth.items():
            assert ahead.leaf(square) == pytest.approx(value, abs=1e-12)


@pytest.mark.parametrize("name", ["contig60", "contig-us", "rounds", "loaded", "long"])
def test_the_search_agrees_with_plain_expectimax(name: str) -> None:
    ahead = INSTALLED.ahead(RULESETS[name])
    for position in positions(RULESETS[name], 8, 16):
        put(ahead.kernel, position)
        for side, depth in ((0, 1), (1, 1), (position.on_turn - 1, 2)):
            right = expected(ahead, side, depth)
            assert ahead.expect(side, depth) == pytest.approx(right, abs=1e-9)


@pytest.mark.parametrize("name", ["contig60", "loaded", "junior", "times"])
def test_a_plain_player_is_expected_to_choose_as_one(name: str) -> None:
    ahead = INSTALLED.ahead(RULESETS[name])
    ahead.plain_share = 0.7
    for position in positions(RULESETS[name], 8, 12):
        put(ahead.kernel, position)
        ahead.plain_side = position.on_turn - 1
        for side, depth in ((0, 1), (1, 1), (position.on_turn - 1, 2)):
            right = expected(ahead, side, depth)
            assert ahead.expect(side, depth) == pytest.approx(right, abs=1e-9)


@pytest.mark.parametrize("name", ["contig60", "race", "rounds", "few"])
def test_plain_python_gives_the_same_values_to_the_last_bit(name: str) -> None:
    aheads = INSTALLED.ahead(RULESETS[name]), plain().ahead(RULESETS[name])
    for position in between_turns(RULESETS[name], 5, 12):
        answers = []
        for ahead in aheads:
            put(ahead.kernel, position)
            ahead.plain_side, ahead.plain_share = 0, 0.5
            answers.append([ahead.static(0), ahead.static(1), ahead.expect(0, 1), ahead.nodes])
        assert answers[0] == answers[1]


def test_plain_python_gives_the_same_values_two_plies_deep() -> None:
    """With a few markers left, so that a pass on purpose is looked at."""
    answers = []
    position = list(between_turns(RULESETS["few"], 11))[-1]
    for modules in (INSTALLED, plain()):
        ahead = modules.ahead(RULESETS["few"])
        put(ahead.kernel, position)
        answers.append([ahead.expect(side, depth) for side in (0, 1) for depth in (1, 2)])
    assert answers[0] == answers[1]


def test_values_are_chances_and_searching_changes_nothing() -> None:
    ahead = INSTALLED.ahead(USUAL)
    for position in between_turns(USUAL, 6, 5):
        put(ahead.kernel, position)
        before = ahead.kernel.position()
        for depth in (0, 1, 2, 3):
            assert 0 <= ahead.expect(0, depth) <= 1
        assert ahead.kernel.position() == before


def test_past_its_limit_the_search_gives_up_at_once() -> None:
    ahead = INSTALLED.ahead(USUAL)
    ahead.kernel.place(0, 0, 60, 60, 0, 0)
    ahead.limit = 1000
    ahead.expect(0, 6)
    assert 1000 < ahead.nodes < 1200


def test_a_line_that_can_be_completed_counts_with_its_true_chance() -> None:
    """With 4 of 5 in the top row (0 1 2 3, then 4): at least the chance to throw a 4."""
    ahead = INSTALLED.ahead(USUAL)
    ahead.kernel.place(0b1111, 0b1111 << 40, 50, 50, 8, 0)
    four = ahead.kernel.tables.index_of[4]
    chance = ahead.kernel.chance_for(1 << four)
    assert ahead.static(0) >= chance
    ahead.expect(0, 1)
    assert ahead.leaf(four) == 1.0


def test_the_last_marker_of_a_side_that_is_behind_waits() -> None:
    """§6.2: laying it would lose at once, so the side passes and hopes."""
    ahead = INSTALLED.ahead(USUAL)
    squares = list(range(64))
    random.Random(4).shuffle(squares)
    first = sum(1 << s for s in squares[:24])
    second = sum(1 << s for s in squares[24:44])
    ahead.kernel.place(first, second, 30, 5, 44, 0)
    assert ahead.kernel.verdict(0) < 0
    assert ahead.expect(0, 1) > 0


def test_kinds_tell_what_a_pattern_lacks() -> None:
    kinds = kinds_of(INSTALLED.kernel(USUAL))
    assert len(kinds) == 96 * PATTERNS
    assert kinds[0] == kinds[31] == KINDS - 1  # empty, and full
    # 0 1 2 3 4 are all likely: a lack of one of them is the likeliest kind, or the next.
    assert kinds[0b11110] // 16 == 0
    assert kinds[0b11110] % 16 <= 2
    assert kinds[0b00001] // 16 == 3
    plus = kinds_of(INSTALLED.kernel(RULESETS["plus"]))
    assert KINDS - 1 in {plus[PATTERNS * i + 1] for i in range(96)}  # some can never be made
    assert len(kinds_of(INSTALLED.kernel(RULESETS["contig-us"]))) == 0


def test_stages_go_from_the_end_to_the_beginning() -> None:
    assert [stage_of(turns) for turns in (0, 4, 5, 12, 13, 23, 35, 63)] == [0, 0, 1, 1, 2, 3, 4, 4]
