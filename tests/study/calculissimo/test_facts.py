"""Facts of Calculissimo: each with its number, and none that does not pass its gate."""

from __future__ import annotations

from dataclasses import replace

from contissimo.core.game import Points, Seat
from contissimo.engine.calculissimo.kernel import rack_of
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.board import empty_board
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.phases import Turn
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import PRESETS
from contissimo.games.calculissimo.tiles import cost_of, in_order, without
from contissimo.study.budget import QUICK
from contissimo.study.calculissimo.facts import Facts, best_bonus, laying_of
from contissimo.study.calculissimo.judge import CalculissimoJudge
from contissimo.study.calculissimo.kinds import kinds
from contissimo.study.judge import Fact, Valued

RULES = PRESETS["classic"]
JUDGE = CalculissimoJudge(RULES, QUICK)
FACTS = Facts(JUDGE.playout, JUDGE.plain)


def turn(rack: str, bag: str = RULES.bag[:40], *laid: str) -> Position:
    """Seat 1 has this rack; these placements lie on the board already."""
    board = empty_board(RULES.layout)
    for text in laid:
        move = GAME.read_move(text)
        assert isinstance(move, Placement)
        board = board.with_tiles(move.tiles)
    return Position(
        RULES, board, (in_order(rack), "1234+-*"), bag, (Points(0), Points(0)), Turn(Seat(1))
    )


def valued(position: Position, text: str, **more: object) -> Valued:
    move = GAME.read_move(text)
    key = JUDGE.class_of(position, Seat(1), move)
    points, _, kept = key.partition(" ")
    whole = Valued(
        key, text, int(points) if points.isdecimal() else 0, 0.5, 0.0, 0.0, False, (0.5, 0.5), kept
    )
    return replace(whole, **more)  # type: ignore[arg-type]  # as the test says


def told(position: Position, best: Valued, played: Valued) -> dict[str, Fact]:
    return {fact.code: fact for fact in FACTS.of(position, Seat(1), best, played)}


def test_points_need_ten_and_a_twentieth() -> None:
    position = turn("123456+")
    best, played = valued(position, "8h 6+5"), valued(position, "8h 1+2")
    assert told(position, best, played)["points"].values == {"n": best.points - played.points}
    assert "points" not in told(position, best, replace(played, points=best.points - 9))
    much = replace(best, points=1000)
    assert "points" not in told(position, much, replace(played, points=951))


def test_seven_tiles_are_another_turn_while_there_is_a_bag() -> None:
    """calculissimo §3.4"""
    position = turn("1234++-")
    best, played = valued(position, "8e 4+2+3-1"), valued(position, "8h 1+2")
    assert "seven" in told(position, best, played)
    assert "seven" in kinds(position, Seat(1), best, played)
    assert "seven" not in told(replace(position, bag=""), best, played)


def test_a_bonus_that_was_left_free_or_counts_in_a_smaller_line() -> None:
    """calculissimo §5.2, §5.3: only what it adds counts."""
    position = turn("9958++7")
    best, played = valued(position, "8h 9+9"), valued(position, "8h 5+7")
    found = best_bonus(position, *(laying_of(position, Seat(1), each) for each in (best, played)))
    assert found is None or found[1] >= 10
    wide = valued(position, "8d 9+9+8")
    assert {"bonus-free", "bonus-smaller"} & told(position, wide, played).keys()
    nothing = replace(best, move="pass", key="pass")
    assert not {"bonus-free", "bonus-smaller"} & told(position, nothing, best).keys()


def test_a_bonus_without_which_a_line_is_wrong_adds_nothing_that_can_be_said() -> None:
    """calculissimo §4.6: the line must be right without its bonus too, so this is for odd rulesets alone."""
    position = turn("9958++7")
    made = laying_of(position, Seat(1), valued(position, "8d 9+9+8"))
    assert made.laid is not None
    broken = replace(
        made, laid=replace(made.laid, lines=(replace(made.laid.lines[0], letters="9+"),))
    )
    assert broken.worth_of(made.laid.bonuses[0], position) == 0


def test_a_times_or_a_joker_that_was_worth_keeping() -> None:
    position = turn("12*1+0-", RULES.bag[:80])
    best, played = valued(position, "8h 1+2"), valued(position, "8h 1*2")
    found = told(position, best, played)
    assert found["keep"].values["face"] == "*"
    later, now = found["keep"].values["later"], found["keep"].values["now"]
    assert isinstance(later, int)
    assert isinstance(now, int)
    assert later - now >= 20
    assert "keep" not in told(position, played, best)


def test_tiles_that_stay_at_the_end_cost() -> None:
    """calculissimo §6.2"""
    position = turn("19+", "", "8h 1+2")
    best = valued(position, "8h (1+2)+9", exact=True, margin=30.0)
    played = valued(position, "8h (1+2)+1", exact=True, margin=12.0)
    found = told(position, best, played)
    rule = RULES.leftover
    kept = [without("19+", "9+") or "", without("19+", "1+") or ""]
    assert found["left"].values == {"n": cost_of(kept[1], rule) - cost_of(kept[0], rule)}
    assert found["ending"].values == {"n": 18}
    assert "ending" in kinds(position, Seat(1), best, played)
    swapped = told(position, replace(played, margin=None), replace(best, margin=None))
    assert not {"left", "ending"} & swapped.keys()
    equal = told(position, replace(played, margin=5.0), replace(best, margin=5.0))
    assert "ending" not in equal


def test_what_a_move_was_about() -> None:
    position = turn("8/2*?+1")
    plain = valued(position, "8h 1+2")
    assert "division" in kinds(position, Seat(1), valued(position, "8h 8/2"), plain)
    assert "times" in kinds(position, Seat(1), valued(position, "8h 8*2"), plain)
    assert "joker" in kinds(position, Seat(1), valued(position, "8h ?9+2"), plain)
    swap = replace(plain, key="swap 12", move="swap 8")
    assert "exchange" in kinds(position, Seat(1), plain, swap)
    assert kinds(position, Seat(1), plain, replace(plain, key="pass", move="pass"))[-1] == "pass"


def test_tiles_that_are_worth_more_later_explain_an_exchange() -> None:
    position = turn("159--//", RULES.bag[:60], "8h 1+2")
    swap, played = valued(position, "swap --//"), valued(position, "8h (1+2)-1")
    swap = replace(swap, kept="159")
    more = told(position, swap, played)["kept"].values["n"]
    assert isinstance(more, int)
    assert more >= 10
    assert "kept" not in told(position, played, swap)
    assert "kept" not in told(replace(position, bag=""), swap, played)
    nothing = replace(swap, kept=".")
    unit, worth = JUDGE.playout.unit, JUDGE.playout.worth(rack_of(played.kept), 60)
    expected = (0 - worth) // unit
    assert ("kept" in told(position, nothing, played)) == (expected >= 10)
