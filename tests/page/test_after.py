"""What comes after a game: another one, for watchers too, and the game again."""

from __future__ import annotations

from itertools import islice

from playwright.sync_api import expect

from contissimo.core.game import Seat
from contissimo.games import GAMES
from contissimo.games.calculissimo.moves import Placement
from contissimo.study.lessons import tasks_of
from tests.page.hands import Drag
from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, OPEN, begin, give_up, make, meet
from tests.page.test_hints import to_task
from tests.page.thinking import position
from tests.page.visitor import PHONE


def test_another_game_is_offered_above_the_fold_and_watchers_come_along(visit: Stage) -> None:
    """The table is not listed: watchers have come by their link, and it takes them on."""
    ana, bo, eve = visit(name="Ana", size=PHONE), visit(name="Bo", size=PHONE), visit(size=PHONE)
    made = make(ana, "contig60", ME, OPEN, clock={"turn": 2}, options={"idle_turns": 1})
    meet(ana, bo, made)
    eve.page.goto(f"/t/{made['match']}#w={made['links']['watch']}")
    for visitor in (ana, bo):
        visitor.until_told("the end", lambda told: told["outcome"] is not None)
        again = visitor.button("end-rematch")
        expect(again).to_be_in_viewport()
        again.click()
    eve.until_told("the end", lambda told: told["outcome"] is not None)
    following = eve.page.get_by_role("link", name=eve.words("end-next"))
    expect(following).to_be_in_viewport()
    following.click()
    expect(eve.page.get_by_role("grid")).to_be_visible()
    eve.until("the next table", lambda: eve.match in eve.tables)
    assert eve.match != made["match"]
    assert eve.match == ana.match


def test_a_best_move_that_was_played_is_the_one_that_is_shown(visit: Stage) -> None:
    """Of several placements for the same points another one must not lie on the board."""
    visitor = visit(name="Ana")
    page = visitor.page
    begin(visitor, make(visitor, "calculissimo", ME, GREEDY, ruleset="short")["match"])
    state = visitor.until_asked()
    view = position(visitor.table, state).view(Seat(state["you"]))
    scored = GAMES["calculissimo"].scored(view)
    best = next(scored)
    move = next(
        each.move for each in reversed(list(islice(scored, 50))) if each.points == best.points
    )
    assert isinstance(move, Placement)
    assert move != best.move
    Drag().lay(page, move)
    page.locator("button.main").click()
    visitor.until_after(state)
    give_up(visitor)
    page.get_by_role("link", name=visitor.words("end-replay")).click()
    moves = page.get_by_role("region", name=visitor.words("log-title"))
    moves.get_by_role("button").filter(has_text="Ana").first.click()
    page.get_by_role("checkbox", name=visitor.words("replay-best-always")).check()
    expect(page.get_by_text(visitor.words("replay-best-was"))).to_be_visible()
    shown = page.locator("[data-square]:has(.tile.fresh)")
    expect(shown).to_have_count(len(move.tiles))
    names = {cell.get_attribute("data-square") for cell in shown.all()}
    assert names == {str(square) for square, _ in move.tiles}


def test_a_wrong_total_in_the_lesson_is_told_with_the_right_one(visit: Stage) -> None:
    visitor = visit()
    to_task(visitor, "calculissimo", "announce")
    task = tasks_of(GAMES["calculissimo"])["announce"]
    move = task.game.read_move(task.example)
    assert isinstance(move, Placement)
    assert move.total == 12
    page = visitor.page
    Drag().lay(page, move)
    page.get_by_label(visitor.words("calc-total"), exact=True).fill("11")
    page.keyboard.press("Enter")
    text = visitor.words("why-lesson-total-wrong", points=12, announced=11)
    expect(page.get_by_text(text, exact=True).first).to_be_visible()
