"""`moves` against the brute force of `oracle`: the same placements, with the same totals."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from contissimo.core.game import Seat
from contissimo.games.calculissimo.board import read_board
from contissimo.games.calculissimo.movegen import has_placement, placements
from contissimo.games.calculissimo.moves import Placement, Swap
from contissimo.games.calculissimo.placing import judge
from contissimo.games.calculissimo.rules import PRESETS, Ruleset
from tests.games.calculissimo.helpers import PLENTY, at, lane, placement, rules_of, turns_of
from tests.games.calculissimo.oracle import Oracle, Spot, board_of

Found = dict[frozenset[tuple[Spot, str]], int]

SMALL = [
    # layout, board, rack: empty boards first, then legal lines, then lines that nobody contested
    ("...|.*.|...", "", "12+?"),
    ("g*b|y.p|gyb", "", "36/?"),
    ("...|.*.|...", "", "0-??"),
    (".....|..*..|.....", "", "555--"),
    ("...|.*.|...", "...|.5.|...", "1+?"),
    ("....|.*g.|.by.|p..g", "....|4/2.|....|....", "63+?"),
    ("yg.b|*...|.g.p|b.y.", "9..|-...".replace("..|", "...|") + "|3...|....", "84*?"),
    ("g.g.g|.y.y.|g.*.g|.p.p.|b.b.b", ".....|.....|1+2..|.....|.....", "30-?"),
    ("ggggg|yyyyy|bb*bb|ppppp|ggggg", "..3..|..*..|..2..|.....|.....", "12-?"),
    (".....|.y.p.|..*..|.b.g.|.....", "1.2..|+.+..|3-1..|.....|.....", "05*/?"),
    (
        "......|.g..y.|..*...|...b..|.p..g.|......",
        "......|.9-4..|.+....|.1....|......|......",
        "26?",
    ),
    # a joker on the board, as a number and as an operator
    ("..g..|.y...|..*..|...p.|..b..", ".....|.....|1pc..|.....|.....", "4-?"),
    # illegal lines: a fraction, a negative value, a zero, a division by zero, an even run, two signs
    ("g.b.g|.y.y.|b.*.b|.p.p.|g.b.g", ".....|.....|1/2..|.....|.....", "24*?"),
    ("g.b.g|.y.y.|b.*.b|.p.p.|g.b.g", ".....|.....|.1-9.|.....|.....", "99+?"),
    ("g.b.g|.y.y.|b.*.b|.p.p.|g.b.g", ".....|.....|5/0..|.....|.....", "12+?"),
    ("g.b.g|.y.y.|b.*.b|.p.p.|g.b.g", ".....|.....|..45.|.....|.....", "12+-"),
    ("gbgbg|bgbgb|gb*bg|bgbgb|gbgbg", ".....|..+..|..2..|.....|.....", "123+"),
    ("gbgbg|bgbgb|gb*bg|bgbgb|gbgbg", ".....|.4+..|..2-.|.....|.....", "12+?"),
    ("bgb|g*g|bgb", "4..|-..|.-1", "1246"),
    ("bgb|g*g|bgb", "4-.|-..|.-1", "124?"),
    ("yyyy|y*yy|yyyy|pppp", "4-..|-...|....|....", "123+"),
    ("gggg|g*gg|bbbb|bbbb", ".-1.|-..1|1..+|....", "1234"),
]

OPTIONS: list[dict[str, object]] = [
    {},
    {"zero_counts": True},
    {"every_step_whole": True},
    {"operation_bonuses": "highest_only"},
    {"joker_on_operation_square": "bonus"},
    {"operators": "+-"},
    {"zero_counts": True, "every_step_whole": True, "operators": "-/"},
    {"order": "school"},
    {"order": "school", "every_step_whole": True, "zero_counts": True},
    {"start_bonus": "alone"},
    {"start_bonus": "alone", "operation_bonuses": "highest_only"},
]


def oracle_of(rules: Ruleset) -> Oracle:
    return Oracle(
        layout="|".join(rules.layout.rows),
        zero_counts=rules.zero_counts,
        every_step_whole=rules.every_step_whole,
        highest_only=rules.operation_bonuses == "highest_only",
        joker_bonus=rules.joker_on_operation_square == "bonus",
        operators=rules.operators,
        school=rules.order == "school",
        start_alone=rules.start_bonus == "alone",
    )


def listed(rules: Ruleset, board: str, rack: str) -> Found:
    """What `placements` finds, with the totals of the judge; nothing may be listed twice."""
    read = read_board(board, rules.layout)
    found: Found = {}
    for move in placements(read, rules, rack):
        tiles = frozenset(((square.x, square.y), letter) for square, letter in move.tiles)
        assert tiles not in found
        found[tiles] = judge(read, rules, rack, move).total
    assert has_placement(read, rules, rack) == has_placement(read, rules, "", rack) == bool(found)
    return found


def check_small(layout: str, board: str, rack: str, options: dict[str, object]) -> None:
    rules = rules_of(layout=layout, tiles=PLENTY, **options)
    board = board or "|".join("." * len(row) for row in layout.split("|"))
    expected = oracle_of(rules).every_placement(board_of(board), rack)
    assert listed(rules, board, rack) == expected


@pytest.mark.parametrize("number", range(len(SMALL)))
def test_moves_equals_brute_force_on_small_boards_with_jokers(number: int) -> None:
    """calculissimo §4.1, §4.2, §4.3, §4.4, §4.5, §4.6, §4.7, §5.6: all legal placements, no other."""
    check_small(*SMALL[number], {})
    # Each other option has its turn on some of the boards; the soak has them all on each.
    check_small(*SMALL[number], OPTIONS[1 + number % (len(OPTIONS) - 1)])


@pytest.mark.soak
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize(("layout", "board", "rack"), SMALL)
def test_moves_equals_brute_force_with_every_option(
    layout: str, board: str, rack: str, options: dict[str, object]
) -> None:
    """calculissimo §4.5, §4.6, §4.7, §5.3, §5.5: every option that touches legality or totals."""
    check_small(layout, board, rack, options)


def random_case(random: Random, *, sides: int = 5) -> tuple[str, str, str]:
    """A layout, a board filled without any thought of legality, and a rack."""
    width, height = random.randint(3, sides), random.randint(3, sides)
    kinds = random.choice(["." * 4 + "gbyp", "gb", "yp", "."])
    letters = random.choice(["1234567890+-*/", "12345+-", "1-", "246/+", "13ap", "1234"])
    squares = [(x, y) for y in range(height) for x in range(width)]
    layout = {s: random.choice(kinds) for s in squares} | {random.choice(squares): "*"}
    filled = random.choice([0.0, 0.2, 0.4, 0.6])
    board = {s: random.choice(letters) if random.random() < filled else "." for s in squares}
    rack = "".join(random.choice("0123456789+-*/?+-12") for _ in range(random.randint(1, 4)))

    def rows(of: dict[Spot, str]) -> str:
        return "|".join("".join(of[x, y] for x in range(width)) for y in range(height))

    return rows(layout), rows(board), rack


def check_random(seed: int) -> None:
    random = Random(seed)
    layout, board, rack = random_case(random)
    rules = rules_of(layout=layout, tiles=PLENTY, **random.choice(OPTIONS))
    expected = oracle_of(rules).every_placement(board_of(board), rack)
    assert listed(rules, board, rack) == expected, (layout, board, rack)


@pytest.mark.parametrize("seed", range(60))
def test_moves_equals_brute_force_on_small_boards_full_of_illegal_lines(seed: int) -> None:
    """calculissimo §5.6, §7.2: later lines through illegal ones are judged on their own."""
    check_random(seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1_000, 1_600))
def test_moves_equals_brute_force_on_many_small_boards(seed: int) -> None:
    """calculissimo §5.6, §7.2: later lines through illegal ones are judged on their own."""
    check_random(seed)


def check_middle_game(preset: str, seed: int, count: int) -> None:
    """`count` positions of a game, those with a joker on the rack left out."""
    rules = PRESETS[preset]
    oracle = oracle_of(rules)
    cases = []
    for position in turns_of(rules, 2, seed):
        rack = position.rack(min(position.to_act))
        if "?" not in rack:
            cases.append((str(position.board), rack))
    for board, rack in cases[:: -(-len(cases) // count)]:
        expected = oracle.every_placement_of_seven(board_of(board), rack)
        assert listed(rules, board, rack) == expected, (board, rack)


@pytest.mark.parametrize(("preset", "seed"), [("classic", 1), ("sheet-de", 2), ("junior", 3)])
def test_moves_equals_brute_force_in_middle_games_of_the_classic_board(
    preset: str, seed: int
) -> None:
    """calculissimo §4.1, §4.2, §4.3, §5.1: all legal placements of seven tiles, with their totals."""
    check_middle_game(preset, seed, count=3)


@pytest.mark.soak
@pytest.mark.parametrize("preset", list(PRESETS))
@pytest.mark.parametrize("seed", range(10, 12))
def test_moves_equals_brute_force_in_many_middle_games(preset: str, seed: int) -> None:
    """calculissimo §4.1, §4.2, §4.3, §5.1: all legal placements of seven tiles, with their totals."""
    check_middle_game(preset, seed, count=15)


def test_a_single_tile_with_two_lines_is_listed_once_and_across() -> None:
    """calculissimo §4.1: one tile alone is one placement, however it is written."""
    rules = lane()
    board = "....2....|...3.4...|....1...."
    found = [m for m in placements(read_board(board, rules.layout), rules, "+") if m.across]
    assert [str(m) for m in placements(read_board(board, rules.layout), rules, "+")] == [
        "2d (3)+(4)"
    ]
    assert found == [placement("e1 (2)+(1)")]


def test_moves_lists_placements_then_exchanges_then_the_pass() -> None:
    """calculissimo §3.5, §3.6: placements of few tiles first; every set of tiles once; resign is never listed."""
    position = at(lane(), "112+", "5", bag="1")
    moves = list(position.moves(Seat(1)))
    kinds = [type(move).__name__ for move in moves]
    assert kinds == sorted(kinds, key=["Placement", "Swap", "Pass"].index)
    swaps = [str(move) for move in moves if isinstance(move, Swap)]
    assert len(swaps) == len(set(swaps)) == 11
    sizes = [len(move.tiles) for move in moves if isinstance(move, Placement)]
    assert sizes == sorted(sizes)
    assert str(moves[-1]) == "pass"


def test_moves_is_lazy_even_for_a_rack_of_jokers() -> None:
    """calculissimo §4.7: seven jokers have millions of placements; the first ones cost nothing."""
    rules = rules_of(
        layout="." * 21 + "|" + "." * 10 + "*" + "." * 10 + "|" + "." * 21, tiles="? 400\n+ 0\n"
    )
    board = "." * 21 + "|" + ".p.p.p.p.p.p.p.p.p.p." + "|" + "." * 21
    first = list(islice(placements(read_board(board, rules.layout), rules, "???????"), 5))
    assert len(first) == 5


def test_a_position_tells_whether_tiles_could_be_laid() -> None:
    position = at(lane(), "12+-", "45", bag="789")
    assert position.has_placement("1+2")
    assert not position.has_placement("12")
