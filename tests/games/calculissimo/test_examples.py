"""The five printed examples, and the fact about parity."""

from __future__ import annotations

import pytest

from contissimo.core.grid import Square
from contissimo.games.calculissimo.board import Board, read_layout
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.placing import judge
from contissimo.games.calculissimo.rules import PRESETS
from tests.games.calculissimo.helpers import at, placement, play, random_game

CLASSIC = PRESETS["classic"]
EXAMPLES = [
    # move, total, the steps as all four sheets print them (the Portuguese one misprints one of example 2)
    ("8d 9+6/2", 48, ["(6×2) ÷ 2 = 6", "6 + (9×2) = 24", "24 × 2 = 48"]),
    ("h6 4-(2)+3", 12, ["(4×2) − 2 = 6", "6 + (3×2) = 12"]),
    ("6f 3*(4)-1", 33, ["(3×3) × 4 = 36", "36 − (1×3) = 33"]),
    ("10d 6+4-(3)+5", 38, ["(6×3) + (4×2) = 26", "26 − 3 = 23", "23 + (5×3) = 38"]),
    ("j6 (1)*7+(5)", 19, ["1 × (7×2) = 14", "14 + 5 = 19"]),
]


def test_the_five_printed_examples_score_48_12_33_38_19() -> None:
    """calculissimo §8: the printed placements, scores and steps, one after the other."""
    board = Board(tuple("." * 15 for _ in range(15)))
    for move, total, steps in EXAMPLES:
        rack = "".join(letter for _, letter in placement(move).tiles)
        score = judge(board, CLASSIC, rack, placement(move))
        (line,) = score.lines
        assert score.total == total
        assert list(line.steps) == steps
        board = board.with_tiles(placement(move).tiles)


@pytest.mark.parametrize("preset", ["classic", "sheet-pt"])
def test_the_five_printed_examples_as_turns_of_two_players(preset: str) -> None:
    """calculissimo §8: the same as moves in turn, in both kinds of judging."""
    board = ""
    for number, (move, total, _) in enumerate(EXAMPLES):
        seat, other = 1 + number % 2, 2 - number % 2
        racks = ["1", "1"]
        racks[seat - 1] += "".join(letter for _, letter in placement(move).tiles)
        position = at(PRESETS[preset], *racks, board=board, bag="9", to_move=str(seat))
        position = play(position, f"{seat} {move}={total}")
        if preset == "sheet-pt":
            position = play(position, f"{other} challenge")
        assert position.scores[seat - 1] == total
        board = str(position.board)


@pytest.mark.parametrize(
    ("kind", "offsets"),
    [
        ("g", [(-4, 0), (-2, 0), (0, -2), (0, 2), (-2, 2), (2, 0)]),
        ("b", [(-2, -2), (2, -2), (-4, 2), (2, 2)]),
    ],
)
def test_the_classic_board_keeps_every_bonus_that_the_examples_prove(
    kind: str, offsets: list[tuple[int, int]]
) -> None:
    """calculissimo §8, §1.1: six green and four blue squares."""
    x, y = CLASSIC.layout.start
    assert {CLASSIC.layout.rows[y + dy][x + dx] for dx, dy in offsets} == {kind}


def test_only_one_square_breaks_the_symmetry_of_the_classic_board() -> None:
    """calculissimo §8: the square (-2,2) breaks the symmetry of the rest."""
    rows = CLASSIC.layout.rows
    odd = [
        (x - 7, y - 7)
        for y in range(15)
        for x in range(15)
        if len({rows[y][x], rows[14 - y][x], rows[y][14 - x], rows[14 - y][14 - x]}) > 1
    ]
    assert set(odd) == {(-2, 2), (2, 2), (-2, -2), (2, -2)}
    mended = [list(row) for row in rows]
    mended[9][5] = "b"
    text = "\n".join("".join(row) for row in mended)
    assert read_layout(text, file="mended").rows[9] == rows[5]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_while_every_line_is_legal_parity_tells_numbers_from_operators(
    seats: int, seed: int
) -> None:
    """calculissimo §10: the parity of x+y fixes which squares hold numbers; the first placement decides it."""
    parities = set()
    for position, _, _ in random_game(CLASSIC, seats, seed):
        numbers = {
            (x + y) % 2 == (letter in "0123456789abcdefghij")
            for y, row in enumerate(position.board.rows)
            for x, letter in enumerate(row)
            if letter != "."
        }
        assert len(numbers) <= 1
        parities |= numbers
    assert len(parities) == 1


def test_a_placed_number_has_no_neighbour_across_and_an_operator_none_or_two() -> None:
    """calculissimo §10: what follows from parity, in a game where every line is legal."""
    looked_at = 0
    for position, _, move in random_game(CLASSIC, 2, 5):
        if not isinstance(move, Placement) or len(move.tiles) == 1:
            continue
        for square, letter in move.tiles:
            x, y = square
            sides = [(x, y - 1), (x, y + 1)] if move.across else [(x - 1, y), (x + 1, y)]
            beside = [
                position.board.at(Square(*s)) for s in sides if position.board.holds(Square(*s))
            ]
            count = len("".join(beside).replace(".", ""))
            assert count == 0 if letter in "0123456789abcdefghij" else count in (0, 2)
            looked_at += 1
    assert looked_at > 20
