"""Whole games for those who hear them: every sum, move, contest, clock and end in words."""

from __future__ import annotations

from contissimo.core.game import Seat
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.notation import read_move
from tests.page.hands import Keys
from tests.page.hearing import compare, heard, listening, until_heard
from tests.page.saying import ByKeys
from tests.page.stage import Stage
from tests.page.tables import FEW, GREEDY, ME, OPEN, begin, give_up, make, meet
from tests.page.test_calculissimo import pass_the_turn
from tests.page.test_contig60 import seats_in_order
from tests.page.thinking import placement, position, sentences, words
from tests.page.visitor import Visitor


def test_a_whole_game_of_calculissimo_is_told_in_words(visit: Stage) -> None:
    """Every sum of what is laid, every move and where it lies, new tiles, jokers, a pass and the end."""
    visitor = listening(visit, "Ana")
    options = {"tiles": FEW}
    begin(
        visitor,
        make(visitor, "calculissimo", ME, GREEDY, ruleset="short", options=options)["match"],
    )
    while (state := visitor.until_asked())["outcome"] is None:
        move = placement(visitor.table, state)
        if move is None:
            pass_the_turn(visitor, Keys())
        else:
            before = len(heard(visitor))
            Keys().lay(visitor.page, move)
            points = position(visitor.table, state).score(Seat(state["you"]), move).total
            until_heard(visitor, words("calc-told-score", points=points), before)
            visitor.page.keyboard.press("Enter")
        visitor.until_after(state)
    compare(visitor, "calculissimo")


def test_a_whole_game_of_contig_60_is_told_in_words(visit: Stage) -> None:
    """Dice, sentences with their brackets, points, steals and the end."""
    visitor = listening(visit, "Ana")
    begin(visitor, make(visitor, "contig60", ME, GREEDY, options={"rounds": 4})["match"])
    while (state := visitor.until_asked())["outcome"] is None:
        said = max(sentences(visitor.table, state), key=len, default=None)
        assert said is not None
        before = len(heard(visitor))
        ByKeys().write(visitor.page, said)
        until_longer(visitor, before + 2)
        visitor.page.keyboard.press("Enter")
        visitor.until_after(state)
    compare(visitor, "contig60")


def test_contests_of_calculissimo_are_told_with_what_they_came_to(visit: Stage) -> None:
    """calculissimo §7.2: a line that is none goes back, a wrong total is put right, a right one stays."""
    ana, bo = listening(visit, "Ana"), listening(visit, "Bo")
    options = {"judging": "challenge", "window_seconds": 600}
    meet(ana, bo, make(ana, "calculissimo", ME, OPEN, options=options))
    first, other = seats_in_order({1: ana, 2: bo})
    digits = [face for face in rack(first) if face.isdigit()]
    nonsense = read_move(f"8h {digits[0]}{digits[1]}=9")
    assert isinstance(nonsense, Placement)
    contested(first, nonsense, 9, by=other)
    contested(other, *reckoned(other, wrong_by=1), by=first)
    contested(first, *reckoned(first), by=other)
    other.until_asked()
    give_up(other)
    compare(other, "calculissimo-contests")


def until_longer(visitor: Visitor, least: int) -> None:
    visitor.until("more to be said", lambda: len(heard(visitor)) >= least)


def rack(visitor: Visitor) -> str:
    state = visitor.until_asked()
    view = str(state["view"])
    return view.split(" ")[1].split(",")[int(state["you"]) - 1]


def reckoned(visitor: Visitor, wrong_by: int = 0) -> tuple[Placement, int]:
    """A placement, and the total that is said."""
    state = visitor.until_asked()
    move = placement(visitor.table, state)
    assert move is not None
    return move, position(visitor.table, state).score(Seat(state["you"]), move).total + wrong_by


def contested(visitor: Visitor, move: Placement, total: int, by: Visitor) -> None:
    state = visitor.state
    Keys().lay(visitor.page, move)
    visitor.page.get_by_role("textbox", name=words("calc-total")).fill(str(total))
    visitor.page.keyboard.press("Enter")
    by.press("contest-challenge")
    for reader in (visitor, by):
        reader.until_told("the verdict", lambda told: told["seq"] >= state["seq"] + 2)
