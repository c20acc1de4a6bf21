"""The levels: what they see, what they overlook, and that they play by the rules."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from contissimo.core.chance import small_stream
from contissimo.core.game import NATURE, Seat
from contissimo.engine.contig60.levels import LEVELS, PLAYERS, SKILLS
from contissimo.engine.contig60.sight import Feeling, Sight, windows_through
from contissimo.engine.player import UNLIMITED, Budget
from contissimo.engine.registry import players_of
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.board import Board
from contissimo.games.contig60.moves import Move, Say, Steal
from contissimo.games.contig60.rules import PRESETS, Ruleset
from contissimo.games.contig60.sentences import OPERATIONS, fault, roll_table
from contissimo.i18n import Catalogue, languages
from tests.engine.contig60.compiled_and_plain import RULESETS, TOO_WIDE, USUAL, actor

ONE, TWO = Seat(1), Seat(2)
FEW = Budget(nodes=300)
CONTEST = PRESETS["sheet-pt"]
EMPTY = "|".join(["........"] * 8)


def position(dice: str, board: str = EMPTY, ruleset: Ruleset = USUAL, flags: str = "") -> Any:
    """Seat 1 to say something with the dice; boards as text."""
    markers = ",".join(str(ruleset.markers - board.count(letter)) for letter in "xo")
    turns = board.count("x") + board.count("o")
    begin = 1 if turns % 2 == 0 else 2
    told = f"begin:{begin};turns:{turns}{flags}" if turns else f"begin:{begin}{flags}"
    return GAME.read_position(f"{board} 50,50 {markers} {dice} 1 {told}", ruleset)


def chosen(name: str, view: Any, seed: int = 1, budget: Budget = UNLIMITED) -> str:
    return str(PLAYERS[name](small_stream(seed)).choose(view, budget))


def told(names: tuple[str, str], ruleset: Ruleset, seed: int) -> list[tuple[str, Any, Move]]:
    """A whole game through the rules: who, the view, and the move."""
    rng = small_stream(seed)
    players = {Seat(i): PLAYERS[name](small_stream(i)) for i, name in enumerate(names, 1)}
    here, found = GAME.start(ruleset, 2), []
    while here.to_act:
        seat = actor(here)
        if seat == NATURE:
            here = here.apply(NATURE, here.chance(rng))
            continue
        view = here.view(seat)
        move: Any = players[seat].choose(view, FEW)
        found.append((names[seat - 1], view, move))
        here = here.apply(seat, move)
    return found


@pytest.mark.parametrize("names", [*pairwise(LEVELS[::-1]), ("blocker", "champion")])
@pytest.mark.parametrize(
    "ruleset", ["contig60", "sheet-pt", "contig-us", "junior", "times", "tiny", "race"]
)
def test_every_level_plays_legally_by_every_ruleset(ruleset: str, names: tuple[str, str]) -> None:
    moves = told(names, RULESETS[ruleset], 1)
    assert any(isinstance(move, Say) for _, _, move in moves)


@pytest.mark.parametrize("name", PLAYERS)
def test_a_board_of_ninety_squares_is_played_too(name: str) -> None:
    here = GAME.start(TOO_WIDE, 2)
    for seed in range(2):
        here = here.apply(NATURE, here.chance(small_stream(seed)))
    move: Any = PLAYERS[name](small_stream(1)).choose(here.view(actor(here)), FEW)
    assert here.apply(actor(here), move).turns <= 1


def test_the_registry_has_them_all() -> None:
    names = {"random", "greedy", "blocker", "champion", *LEVELS}
    assert set(players_of("contig60")) == names
    assert tuple(f"level-{number}" for number in range(1, 9)) == LEVELS


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_view_and_the_same_seed_give_the_same_move(name: str) -> None:
    """Twin positions: whatever else differs, the choice is that of the view."""
    for seed in range(3):
        view = position("2,3,6", ruleset=CONTEST).view(ONE)
        twin = GAME.complete(view, small_stream(9)).view(ONE)
        choices = {chosen(name, v, seed, FEW) for v in (view, view, twin)}
        assert len(choices) == 1


@pytest.mark.parametrize("name", SKILLS)
def test_what_a_level_says_is_within_its_sight(name: str) -> None:
    sight = SKILLS[name].sight
    said = [
        move.sentence
        for seed in range(2)
        for who, _, move in told((name, "level-4"), USUAL, seed)
        if who == name and isinstance(move, Say | Steal)
    ]
    assert len(said) > 4
    for sentence in said:
        assert sight.grasps(sentence)
        assert sentence.square <= sight.largest
        assert sight.brackets or "(" not in str(sentence)
        assert not set(OPERATIONS) - set(sight.operations) & set(str(sentence))


@pytest.mark.parametrize(
    ("sight", "dice", "finds", "misses"),
    [
        (Sight("+-", brackets=False), (2, 3, 4), {9, 5, 3, 1}, {20, 24, 6}),
        (Sight(brackets=False), (2, 3, 4), {9, 24, 14}, {20}),
        (Sight("+-*"), (2, 3, 4), {20, 24}, set()),
        (Sight(largest=12), (2, 3, 4), {9, 10}, {20, 24, 14}),
        (Sight(parts=False), (1, 2, 3), {9, 6}, set()),
    ],
)
def test_sights_see_different_numbers(
    sight: Sight, dice: tuple[int, ...], finds: set[int], misses: set[int]
) -> None:
    seen = sight.sentences(dice, OPERATIONS)
    assert finds <= set(seen)
    assert misses.isdisjoint(seen)
    for number, sentence in seen.items():
        assert sentence.square == number
        assert fault(sentence, dice, OPERATIONS) is None


def test_without_limits_everything_is_seen() -> None:
    for dice in ((1, 1, 1), (2, 3, 4), (4, 5, 6)):
        assert Sight().sentences(dice, OPERATIONS) == roll_table(dice)


def test_few_squares_are_found_near_where_the_look_falls_first() -> None:
    board = Board(USUAL.layout).toggled(ONE, 0)
    found = Sight(finds=2).found(board, (2, 3, 4), OPERATIONS, small_stream(1))
    assert len(found) == 2
    # 1 is beside the only marker, and 27 and 28 can't be made.
    assert 1 in found


OWN_FOUR = "xxxx....|ooo.....|........|........|........|........|........|........"
THEIR_FOUR = "oooo....|........|........|........|......xx|......x.|.......x|........"
"""0 1 2 3 are covered, and 4 is free; round 12, at the end of the sixth row, there are more neighbours."""


def test_own_lines_and_theirs_are_seen_by_those_who_look_for_them() -> None:
    """contig60 §6.1: with 2, 4 and 6 both 4 and 12 can be made."""
    here = position("2,4,6", OWN_FOUR).view(ONE)
    for name in ("level-4", "level-5", "level-6", "level-7", "level-8", "blocker", "champion"):
        assert chosen(name, here).endswith("=4")
    there = position("2,4,6", THEIR_FOUR).view(ONE)
    for name in ("level-6", "level-7", "level-8", "blocker", "champion"):
        assert chosen(name, there).endswith("=4")
    assert chosen("level-5", there).endswith("=12")


def test_who_does_not_see_diagonals_misses_a_line_askew() -> None:
    """0, 28, 55 and 125 on the long diagonal lack 150, next to which nothing lies."""
    layout = USUAL.layout
    board = Board(layout)
    for number in (0, 28, 55, 125):
        board = board.toggled(ONE, number)
    sees, misses = Feeling(completes=True), Feeling(completes=True, diagonals=False)
    assert sees.of(board, ONE, 150, 5) > misses.of(board, ONE, 150, 5) == 10
    assert sees.of(board, ONE, 150, 0) == 10  # §6.1: no lines, no line


def test_windows_of_a_square() -> None:
    windows = windows_through(USUAL.layout, 5, True)
    assert len(windows[0]) == 3  # a corner: row, column, diagonal
    assert len(windows_through(USUAL.layout, 5, False)[0]) == 2
    assert all(window.bit_count() == 5 for found in windows.values() for window in found)


@pytest.mark.parametrize(
    ("name", "said", "answer"),
    [
        ("level-1", "2+3*4=20", "accept"),  # makes that mistake itself
        ("level-1", "2+3+4=10", "challenge"),
        ("level-1", "3+4+4=11", "accept"),
        ("level-3", "3+4+4=11", "challenge"),
        ("level-3", "2+3*4=20", "accept"),
        ("level-4", "2+3*4=20", "challenge"),
        ("level-4", "2*3*4=30", "accept"),
        ("level-4", "4/2+3=6", "accept"),  # can't divide
        ("level-5", "2*3*4=30", "challenge"),
        ("level-5", "4/2+3=6", "accept"),
        ("level-6", "4/2+3=6", "challenge"),
        ("level-7", "4/2+3=6", "challenge"),
        ("level-8", "2+3*4=20", "challenge"),
        ("champion", "4/2+3=6", "challenge"),
        ("blocker", "4/2+3=6", "challenge"),
        ("champion", "4/2+3=5", "accept"),
    ],
)
def test_a_level_contests_what_it_would_see(name: str, said: str, answer: str) -> None:
    """contig60 §4.2"""
    window = position("2,3,4", ruleset=CONTEST).apply(ONE, GAME.read_move(said))
    assert chosen(name, window.view(TWO)) == answer


def wrong_sentences(name: str, ruleset: Ruleset, games: int) -> int:
    found = 0
    for seed in range(games):
        for who, view, move in told((name, "champion"), ruleset, seed):
            if who == name and isinstance(move, Say | Steal):
                found += fault(move.sentence, view.dice, OPERATIONS) is not None
    return found


def test_weak_levels_give_something_to_contest_and_strong_ones_do_not() -> None:
    """contig60 §4.2; with a referee nobody says anything wrong (§4.1)."""
    assert wrong_sentences("level-1", CONTEST, 4) >= 4
    assert wrong_sentences("level-4", CONTEST, 6) >= 1
    assert wrong_sentences("level-6", CONTEST, 1) == 0
    assert wrong_sentences("level-1", USUAL, 1) == 0


LADDER = re.compile(r"^\| (\d) \|.*\| (\d+\.\d) ± \d+\.\d % \| \d+ \|$", re.MULTILINE)


@pytest.mark.parametrize("language", languages())
def test_every_sentence_tells_the_measured_rate(language: str) -> None:
    """The table in docs/engine.md, to the nearest whole number."""
    page = (Path(__file__).parents[3] / "docs" / "engine.md").read_text("utf-8")
    rates = {int(n): float(rate) for n, rate in LADDER.findall(page.partition("## Contig 60")[2])}
    assert set(rates) == set(range(2, 9))
    words = Catalogue(language)
    for number, rate in rates.items():
        assert 60 <= rate <= 90
        assert f"{rate:.0f}" in words.text(f"level-contig60-{number}.about")


def test_every_level_has_a_name_and_a_sentence() -> None:
    words = Catalogue()
    texts = [
        words.text(f"level-contig60-{n}{part}") for n in range(1, 9) for part in ("", ".about")
    ]
    assert len(set(texts)) == 16
