"""The same deal for a whole class, in both games: fair chance, a usable rack, the top, and what is no answer."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contissimo.core.chance import small_stream
from contissimo.core.errors import IllegalMove, Unreadable
from contissimo.core.game import AnyPosition
from contissimo.engine import registry  # noqa: F401  # the fast generator of placements
from contissimo.games import GAMES
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.position import Position as Tiles
from contissimo.games.contig60.position import Position as Dice
from contissimo.study.deals import DEALERS
from contissimo.study.deals.dealer import PUPIL, REDRAWS, AnyDealer

TILES, THROWS = DEALERS["calculissimo"], DEALERS["contig60"]


def rules(dealer: AnyDealer, name: str, **options: object) -> AnyPosition:
    """The board of a class before the first deal."""
    game = GAMES[dealer.key]
    return dealer.begin(dealer.for_class(game.change_ruleset(game.rulesets[name], options)))


def tiles(position: AnyPosition) -> Tiles:
    return cast("Tiles", position)


def dice(position: AnyPosition) -> Dice:
    return cast("Dice", position)


def tiles_with(rack: str, bag: str, **options: object) -> AnyPosition:
    board = tiles(rules(TILES, "class", **options))
    return cast("AnyPosition", replace(board, racks=(rack, ""), bag=bag))


@pytest.mark.parametrize(
    ("dealer", "name"), [(TILES, "class"), (TILES, "junior"), (THROWS, "times")]
)
def test_a_class_plays_to_the_end_and_every_text_reads_back(dealer: AnyDealer, name: str) -> None:
    game, position = GAMES[dealer.key], rules(dealer, name)
    for number in range(1, 200):
        dealt = dealer.deal(position, small_stream(5, number))
        if dealt is None:
            break
        assert game.read_position(str(dealt.position), dealt.position.ruleset) == dealt.position
        assert dealt.position.to_act == {PUPIL}
        top = dealer.top(dealt.position)
        if top is not None:
            judged = dealer.judge(dealt.position, top.move)
            assert (judged.right, judged.points, judged.move) == (True, top.points, top.move)
            assert judged.card == top.card
        position = dealer.after(dealt.position, None if top is None else top.move)
        if dealer is TILES and top is None and not tiles(dealt.position).bag:
            break  # nothing but the same tiles would come again
    assert number > 10


@settings(max_examples=25)
@given(st.integers(0, 10_000))
def test_the_same_chance_deals_the_same_and_is_at_most_twenty_redraws(seed: int) -> None:
    first = TILES.deal(rules(TILES, "class"), small_stream(seed))
    again = TILES.deal(rules(TILES, "class"), small_stream(seed))
    assert first == again
    assert first is not None
    assert 1 <= len(first.chance) <= REDRAWS + 1
    rack, bag = tiles(first.position).rack(PUPIL), tiles(first.position).bag
    assert len(rack) == 7
    assert sorted(rack + bag) == sorted(tiles(rules(TILES, "class")).bag)
    assert sum(tile.isdigit() for tile in rack) >= 2
    assert any(tile in "+-*/" for tile in rack)


def test_a_rack_that_nobody_can_use_goes_back_whole_and_is_drawn_again() -> None:
    dealt = TILES.deal(tiles_with("1+++++", "+2345+"), small_stream(1))
    assert dealt is not None
    first, *more = dealt.chance
    assert len(first) == len("draw 1:+")
    assert all(len(again) == len("draw 1:1234567") for again in more)
    rack = tiles(dealt.position).rack(PUPIL)
    assert sorted(rack + tiles(dealt.position).bag) == sorted("1++++++2345+")


def test_after_twenty_redraws_the_rack_stays() -> None:
    """One operator among four hundred numbers will hardly ever be drawn."""
    dealt = TILES.deal(tiles_with("", "1" * 399 + "+"), small_stream(3))
    assert dealt is not None
    assert len(dealt.chance) == REDRAWS + 1
    assert tiles(dealt.position).rack(PUPIL) == "1111111"


@pytest.mark.parametrize(("rack", "bag"), [("", "11111111"), ("+++", "++++"), ("1", "+++++?")])
def test_what_rack_and_bag_do_not_have_is_not_drawn_for(rack: str, bag: str) -> None:
    dealt = TILES.deal(tiles_with(rack, bag), small_stream(3))
    assert dealt is not None
    assert len(dealt.chance) == 1


def test_with_nothing_left_nothing_is_dealt() -> None:
    assert TILES.deal(tiles_with("", ""), small_stream(3)) is None
    assert TILES.deal(tiles_with("12+", ""), small_stream(3)) is not None


def test_of_equal_placements_the_top_has_no_joker_then_the_fewest_tiles_then_comes_first() -> None:
    position = tiles_with("459++-?", "")
    top = TILES.top(position)
    assert top is not None
    game = GAMES["calculissimo"]
    equal = [s.move for s in game.scored(position.view(PUPIL)) if s.points == top.points]

    def key(move: object) -> tuple[int, int, str]:
        assert isinstance(move, Placement)
        return str(move).count("?"), len(move.tiles), str(move)

    assert top.move == min((m for m in equal if m.puts), key=key).__str__()
    assert len(equal) > 1


def test_where_nothing_can_be_laid_there_is_no_top_and_the_rack_goes_back() -> None:
    position = tiles_with("+++----", "12")
    assert TILES.top(position) is None
    after = tiles(TILES.after(position, None))
    assert (after.racks, after.bag) == (("", ""), "12+++----")


def test_a_wrong_total_is_an_answer_and_counts_what_it_makes() -> None:
    """calculissimo §7.3."""
    judged = TILES.judge(tiles_with("2369+-/", "1"), "8d 9+6/2=30")
    assert (judged.right, judged.said, judged.points) == (False, 30, 48)
    assert judged.sum.value == 48


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("8d 9+6/2", "total_missing"),
        ("8d 9+6/2=100000", "total_too_large"),
        ("pass", "not_now"),
        ("8d 9+8=40", "not_on_rack"),
        ("8d 6-9=1", "start_not_covered"),
        ("8g 6-9=1", "not_positive"),
    ],
)
def test_what_can_not_be_laid_is_refused(text: str, why: str) -> None:
    with pytest.raises(IllegalMove, match=why):
        TILES.judge(tiles_with("2369+-/", "1"), text)


def test_what_can_not_be_read_is_refused() -> None:
    for dealer, position in ((TILES, tiles_with("12+", "")), (THROWS, thrown())):
        with pytest.raises(Unreadable):
            dealer.judge(position, "what?")


def test_bonuses_that_a_pupil_may_take_to_count_are_in_the_sum() -> None:
    """A line across a tile on a used blue square, and the next one through its first letter."""
    first = TILES.after(tiles_with("2369+-/", "1"), "8d 9+6/2=48")
    board = cast("AnyPosition", replace(tiles(first), racks=("34-+159", "")))
    judged = TILES.judge(board, "h6 4-(2)+3=12")
    (line,) = judged.sum.lines
    assert judged.points == judged.sum.value == 12
    assert line.used_multipliers == (2,)  # the start square
    assert line.start == 1
    assert line.factors == (2, 1, 2)


def test_a_bonus_in_two_lines_counts_in_one_and_is_known_in_the_other() -> None:
    """calculissimo §5.6: the + at b2 joins 4+3 across and 2+1 down, and its yellow square doubles only the better one."""
    game = GAMES["calculissimo"]
    layout = ".....\n.y...\n..*..\n.....\n.....\n"
    options = {"layout": layout, "operators": "+-*/"}
    ruleset = TILES.for_class(game.change_ruleset(game.rulesets["class"], options))
    board = ".2...|4.3..|-1+6.|1....|....."
    position = game.read_position(f"{board} 12345+-,. . 0,0 1 -", ruleset)
    judged = TILES.judge(position, "2a (4)+(3)=17")
    assert [line.multipliers for line in judged.sum.lines] == [(2,), ()]
    assert [line.elsewhere for line in judged.sum.lines] == [(), (2,)]
    assert judged.points == judged.sum.value == 17


def thrown(*numbers: int, board: AnyPosition | None = None) -> AnyPosition:
    position = dice(rules(THROWS, "contig60") if board is None else board)
    return cast("AnyPosition", replace(position, dice=numbers or (2, 3, 4)))


def test_a_wrong_sentence_is_an_answer_that_earns_nothing() -> None:
    judged = THROWS.judge(thrown(), "2+3*4=20")
    assert (judged.right, judged.said, judged.points, str(judged.sum)) == (False, 20, 0, "2+3*4")
    right = THROWS.judge(thrown(), "2+3*4=14")
    assert (right.right, right.points) == (True, 0)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("2+3*4=43", "square_unknown"),
        ("2+3+3=8", "dice_not_used_once"),
        ("2+3*4=1", "square_occupied"),
        ("pass", "not_now"),
        ("steal 2+3*4=14", "not_now"),
    ],
)
def test_what_is_no_sentence_is_refused_and_squares_before_results(text: str, why: str) -> None:
    board = THROWS.after(thrown(), "2+3-4=1")
    with pytest.raises(IllegalMove, match=why):
        THROWS.judge(thrown(2, 3, 4, board=board), text)


def test_a_marker_earns_its_neighbours_and_the_total_falls() -> None:
    """contig60 §3.1: next to 1, 0 earns a point."""
    board = THROWS.after(thrown(), "2+3-4=1")
    then = thrown(1, 1, 2, board=board)
    assert THROWS.judge(then, "1+1-2=0").points == 1
    after = dice(THROWS.after(then, "1+1-2=0"))
    assert after.scores == (59, 60)
    assert after.markers == (23, 25)
    assert dice(THROWS.after(then, None)).board == dice(then).board


def test_a_line_does_not_end_it_and_full_boards_do() -> None:
    board = rules(THROWS, "junior")
    numbers = [n for row in dice(board).board.layout.rows for n in row]
    for square in numbers[:-1]:
        board = THROWS.after(board, f"1+1+1={square}")
        assert THROWS.deal(board, small_stream(1)) is not None
    full = THROWS.after(board, f"1+1+1={numbers[-1]}")
    assert THROWS.deal(full, small_stream(1)) is None


def test_without_markers_nothing_is_dealt() -> None:
    board = THROWS.after(rules(THROWS, "contig60", markers=1), "1+1+1=3")
    assert THROWS.deal(board, small_stream(1)) is None


def test_a_throw_that_makes_nothing_free_has_no_top() -> None:
    board = rules(THROWS, "junior", layout="14 15\n", points=60)
    assert THROWS.top(thrown(1, 1, 1, board=board)) is None


def test_the_rules_of_a_class() -> None:
    game = GAMES["calculissimo"]
    adapted = TILES.for_class(game.rulesets["sheet-pt"])
    assert (adapted.judging, adapted.turn_limit, adapted.previews) == ("referee", None, False)
    contig = THROWS.for_class(GAMES["contig60"].rulesets["sheet-pt"])
    assert (contig.judging, contig.turn_limit) == ("referee", None)


@pytest.mark.parametrize("dealer", DEALERS.values(), ids=DEALERS)
def test_tables_of_a_class_have_no_clock(dealer: AnyDealer) -> None:
    """A class that is paused must have nothing that goes on; all else is as it was."""
    game = GAMES[dealer.key]
    for ruleset in game.rulesets.values():
        adapted = dealer.at_tables(ruleset)
        assert adapted.turn_limit is None
        assert 'main_seconds = "none"' in adapted.text or "main_seconds" not in adapted.text
        assert (adapted.judging, adapted.previews) == (ruleset.judging, ruleset.previews)
