from __future__ import annotations

import re
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from contissimo.core.chance import Chance, match_key, small_seed, small_stream
from contissimo.core.game import Millis, Seat, any_game
from contissimo.engine.calculissimo.levels import LEVELS, PLAYERS, SKILLS, Level
from contissimo.engine.calculissimo.sight import Sight
from contissimo.engine.player import UNLIMITED, Budget
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.moves import Pass, Placement, Swap
from contissimo.games.calculissimo.rules import PRESETS
from contissimo.games.calculissimo.tiles import in_order, without
from contissimo.i18n import Catalogue
from contissimo.play.match import Match

ONE, TWO = Seat(1), Seat(2)
EMPTY = "|".join(["." * 15] * 15)
WORDS = Catalogue()
FEW = Budget(nodes=200)

OTHER_BOARD = GAME.read_ruleset(
    'layout = """\np.y.p.b\n.g.b...\n..*.g..\n.b...y.\n"""\nbase = "short"\nzero_counts = true\n',
    file="other",
)
RULESETS = {**PRESETS, "other board": OTHER_BOARD}


def position(
    rack: str, *, ruleset: str = "classic", bag: str = "0123456789", rows: str = ""
) -> Any:
    """Seat 1 to move with this rack; seat 2 holds one number. `rows`: what lies in the middle row."""
    board = EMPTY.split("|")
    if rows:
        board[7] = rows
    text = f"{'|'.join(board)} {rack},1 {bag} 0,0 1 -"
    return GAME.read_position(text, GAME.rulesets[ruleset])


def played(names: tuple[str, ...], ruleset: Any, seed: int = 1) -> list[tuple[str, Any, Any]]:
    """A whole game through the rules: who, the view, and the move that was chosen."""
    chance = Chance(match_key(small_seed(seed), ()))
    players = [PLAYERS[name](small_stream(seat)) for seat, name in enumerate(names)]
    match = Match.begin(any_game(GAME), ruleset, len(names)).advance(chance)
    told = []
    while not match.over:
        seat = min(match.position.to_act)
        view = match.position.view(seat)
        move = players[seat - 1].choose(view, FEW)
        told.append((names[seat - 1], view, move))
        match = match.play(seat, move, Millis(0)).advance(chance)
    return told


@pytest.mark.parametrize("names", [LEVELS[:4], LEVELS[4:]])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_level_plays_legally_by_every_ruleset(ruleset: str, names: tuple[str, ...]) -> None:
    told = played(names, RULESETS[ruleset])
    assert len({name for name, _, move in told if isinstance(move, Placement)}) >= 2


def test_the_first_grader_plays_like_one() -> None:
    """Only + and −, few tiles, small numbers, no joker; sometimes a pass."""
    moves = [
        move
        for seed in range(3)
        for name, _, move in played(("level-1", "level-2"), PRESETS["classic"], seed)
        if name == "level-1"
    ]
    laid = [move for move in moves if isinstance(move, Placement)]
    assert len(laid) > 5
    for placement in laid:
        assert not set(placement.letters) & set("*/?")
        assert len(placement.letters) <= 5
        assert len(placement.tiles) <= 3
    assert any(isinstance(move, Pass) for move in moves)
    assert any(isinstance(move, Swap) for move in moves)


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_view_and_the_same_seed_give_the_same_move(name: str) -> None:
    """Whatever the opponent holds: twin positions look alike, so the choice is the same."""
    view = position("1345+-*").view(ONE)
    twin = GAME.complete(view, small_stream(9)).view(ONE)
    choices = [PLAYERS[name](small_stream(5)).choose(v, FEW) for v in (view, view, twin)]
    assert choices[0] == choices[1] == choices[2]


@pytest.mark.parametrize(
    ("name", "finds"),
    [("level-3", False), ("level-4", True)],
)
def test_multiplication_comes_with_level_4(name: str, finds: bool) -> None:
    chosen = PLAYERS[name](small_stream(1)).choose(position("26789+*").view(ONE), UNLIMITED)
    assert ("*" in str(chosen)) is finds


@pytest.mark.parametrize("left", [5, 30])
def test_level_7_exchanges_only_where_that_is_worth_more_than_the_points(left: int) -> None:
    """A rack of signs is exchanged; 300 points that lie there are taken once the × kept for later is worth less."""
    level = PLAYERS["level-7"](small_stream(1))

    def chosen(rack: str) -> Any:
        others = without(PRESETS["classic"].tiles, f"{rack}6+?1")
        assert others is not None
        bag = in_order(others[:: len(others) // left][:left])
        return level.choose(position(rack, bag=bag, rows=".....6+i.......").view(ONE), UNLIMITED)

    assert str(chosen("49----*")) == "f4 9*4-(6)"
    assert isinstance(chosen("+----//"), Swap)


def test_a_level_that_overlooks_bonuses_announces_without_them() -> None:
    """§7.2: the start square doubles, which a second-grader doesn't know."""
    chosen = PLAYERS["level-2"](small_stream(1)).choose(
        position("35+", ruleset="sheet-pt").view(ONE), UNLIMITED
    )
    assert isinstance(chosen, Placement)
    assert chosen.total == 8


@pytest.mark.parametrize(
    ("name", "said", "answer"),
    [
        ("level-2", "8d 9+6/2=49", "accept"),  # can't divide
        ("level-2", "8g 6-9=3", "challenge"),  # less than nothing: that it sees
        ("level-2", "8g 9+2=23", "accept"),  # doesn't add up after others
        ("level-4", "8d 9+6/2=49", "accept"),
        ("level-4", "8g 9+2=23", "challenge"),
        ("level-6", "8d 9+6/2=49", "challenge"),
        ("level-6", "8d 9+6/2=48", "accept"),
        ("level-6", "8d 9+6/2=47", "accept"),  # no need to tell
    ],
)
def test_a_level_contests_what_it_would_see(name: str, said: str, answer: str) -> None:
    """§7.2."""
    rack = "2699+-/"
    window = position(rack, ruleset="sheet-pt").apply(ONE, GAME.read_move(said))
    assert str(PLAYERS[name](small_stream(1)).choose(window.view(TWO), UNLIMITED)) == answer


def test_every_level_has_a_name_and_a_sentence() -> None:
    for number, name in enumerate(LEVELS, 1):
        assert name == f"level-{number}"
        key = f"level-calculissimo-{number}"
        assert WORDS.has(key)
        assert WORDS.text(f"{key}.about").endswith(".")


def test_limits_only_widen_from_level_to_level() -> None:
    sights = [skill.sight for skill in SKILLS.values()]
    for lower, higher in pairwise(sights):
        assert set(lower.signs) <= set(higher.signs)
        for limit in ("tiles", "length", "largest", "crossing", "reach", "lines", "jokers"):
            assert getattr(lower, limit) <= getattr(higher, limit)


def test_a_bonus_beyond_reach_is_not_reckoned_with() -> None:
    """8d is green: with 9 on it the line is 18+6+1, beside the tiles of the board or not."""
    here = position("69+", rows=".......1+1.....")
    laid = GAME.read_move("8d 9+6+(1+1)")
    assert isinstance(laid, Placement)
    assert Sight().reckon(here.board, here.ruleset, laid, 99) == 99
    assert Sight(reach=0).reckon(here.board, here.ruleset, laid, 99) == 17
    assert Sight(reach=4).reckon(here.board, here.ruleset, laid, 99) == 9 * 2 + 6 * 2 + 2
    assert Sight(reach=2).reckon(here.board, here.ruleset, laid, 99) == 9 + 6 * 2 + 2
    assert Sight(length=5).reckon(here.board, here.ruleset, laid, 99) is None


@pytest.mark.parametrize("name", SKILLS)
def test_a_level_answers_within_a_second_on_one_core_even_with_two_jokers(name: str) -> None:
    view = position("139+*??", rows="....3+4*5+1....").view(ONE)
    player = PLAYERS[name](small_stream(1))
    assert isinstance(player, Level)
    since = time.thread_time()
    player.choose(view, UNLIMITED)
    assert time.thread_time() - since < 1


def test_each_level_says_the_mean_score_that_the_lab_page_gives() -> None:
    """To the nearest ten."""
    page = (Path(__file__).parents[3] / "docs" / "engine.md").read_text("utf-8")
    ladder = page[page.index("### Levels") :]
    for number in range(1, len(LEVELS) + 1):
        row = re.search(rf"^\| {number} \|.*\| ([\d,]+) \|$", ladder, re.MULTILINE)
        assert row is not None
        score = round(int(row[1].replace(",", "")), -1)
        about = WORDS.text(f"level-calculissimo-{number}.about")
        assert f"About {score:,} points a game." in about
