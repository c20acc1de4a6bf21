"""A verdict everybody sees: both sides and watchers, with the worked sum, until the next move; and in the log with its move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from contissimo.core.game import Seat
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.notation import read_move
from tests.page.hands import Drag
from tests.page.stage import Stage
from tests.page.tables import ME, OPEN, give_up, in_order, make, meet
from tests.page.test_contig60 import say
from tests.page.test_heard import rack
from tests.page.thinking import placement, position, sentences
from tests.page.visitor import PHONE, Visitor

RULES = {"judging": "challenge", "window_seconds": 600}


def verdict(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.words("verdict-title"))


def log(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name=visitor.words("log-title"))


def gathered(visit: Stage, game: str) -> tuple[Visitor, Visitor, Visitor]:
    """Who is to move, the other on a phone or the other way round, and somebody who watches."""
    ana, bo, eve = visit(name="Ana"), visit(name="Bo", size=PHONE), visit(name="Eve")
    made = make(ana, game, ME, OPEN, options=RULES)
    meet(ana, bo, made)
    eve.page.goto(f"/t/{made['match']}#w={made['links']['watch']}")
    expect(eve.page.get_by_role("grid")).to_be_visible()
    return *in_order(ana, bo), eve


def announce(visitor: Visitor, move: Placement, total: int) -> None:
    Drag().lay(visitor.page, move)
    visitor.page.get_by_role("textbox", name=visitor.words("calc-total")).fill(str(total))
    visitor.page.locator("button.main").click()


def name_of(visitor: Visitor) -> str:
    name: str = visitor.table["seats"][visitor.state["you"] - 1]["people"][0]["name"]
    return name


def test_a_wrong_total_is_shown_with_the_true_sum(visit: Stage) -> None:
    """calculissimo §7.2"""
    first, other, eve = gathered(visit, "calculissimo")
    state = first.until_asked()
    move = placement(first.table, state)
    assert move is not None
    score = position(first.table, state).score(Seat(state["you"]), move)
    announce(first, move, score.total + 1)
    other.press("contest-challenge")
    by = name_of(other)
    for visitor in (first, other, eve):
        card = verdict(visitor)
        expect(card).to_be_in_viewport()
        expect(card).to_contain_text(visitor.words("calc-told-corrected", name=by))
        expect(card).to_contain_text(
            visitor.words("verdict-corrected", points=score.total, announced=score.total + 1)
        )
        for step in score.lines[0].steps:
            expect(card).to_contain_text(step)
        expect(log(visitor)).to_contain_text(visitor.words("log-contest-corrected", name=by))
        expect(log(visitor).get_by_role("listitem")).to_have_count(1)
        expect(log(visitor)).not_to_contain_text("=")
        points = log(visitor).locator(".points")
        expect(points).to_have_text(str(score.total))
    eve.page.reload()
    expect(verdict(eve)).to_be_visible()
    # The next move ends it.
    state = other.until_asked()
    if verdict(other).get_by_role("button").is_visible():
        verdict(other).get_by_role("button", name=other.words("close")).click()
    other.page.keyboard.press("Escape")
    move = placement(other.table, state)
    assert move is not None
    announce(other, move, 5)
    for visitor in (first, other, eve):
        expect(verdict(visitor)).to_have_count(0)


def test_a_line_that_cannot_be_admitted_is_shown_with_its_reason(visit: Stage) -> None:
    """calculissimo §7.2: the tiles go back."""
    first, other, eve = gathered(visit, "calculissimo")
    digits = [face for face in rack(first) if face.isdigit()]
    move = read_move(f"8h {digits[0]}{digits[1]}")
    assert isinstance(move, Placement)
    announce(first, move, 9)
    other.press("contest-challenge")
    for visitor in (first, other, eve):
        card = verdict(visitor)
        expect(card).to_contain_text(visitor.words("calc-told-caught", name=name_of(other)))
        why = visitor.words("why-line-incomplete", line="".join(digits[:2]))
        expect(card).to_contain_text(why)
        back = visitor.words("log-contest-taken-back", name=name_of(other))
        expect(log(visitor)).to_contain_text(back)
        expect(log(visitor).locator(".points")).to_have_text("0")


@pytest.mark.parametrize("right", [True, False])
def test_a_sentence_is_worked_out(visit: Stage, *, right: bool) -> None:
    """contig60 §4.2"""
    first, other, eve = gathered(visit, "contig60")
    state = first.until_asked()
    dice = list(map(int, state["view"].split(" ")[3].split(",")))
    said = f"{'+'.join(map(str, dice))}={sum(dice) + 1}"
    say(first, sentences(first.table, state)[0] if right else said)
    other.press("contest-challenge")
    key = "contig-told-right" if right else "contig-told-caught"
    entry = "log-contest-right" if right else "log-contest-taken-back"
    for visitor in (first, other, eve):
        card = verdict(visitor)
        expect(card).to_contain_text(visitor.words(key, name=name_of(other)))
        if not right:
            expect(card).to_contain_text(f"= {sum(dice)}")
        expect(log(visitor)).to_contain_text(visitor.words(entry, name=name_of(other)))
        expect(log(visitor).get_by_role("listitem")).to_have_count(1)


def test_people_on_one_device_see_the_verdict_too(visit: Stage) -> None:
    visitor = visit(name="Ana")
    made = make(visitor, "contig60", ME, ME, options=RULES)
    visitor.page.goto(f"/t/{made['match']}")
    state = visitor.until_asked()
    say(visitor, sentences(visitor.table, state)[0])
    visitor.press("contest-challenge")
    expect(verdict(visitor)).to_be_visible()


def test_where_totals_are_announced_no_false_equation_is_written(visit: Stage) -> None:
    """Not in the log, not on the card of the end, not among the best moves, not in the replay."""
    first, other, eve = gathered(visit, "calculissimo")
    move = placement(first.table, first.until_asked())
    assert move is not None
    announce(first, move, 99)
    other.press("contest-accept")
    other.until_asked()
    give_up(first)
    for visitor in (first, other, eve):
        page = visitor.page
        end = page.get_by_role("region", name=visitor.words("end-title"))
        expect(end.locator(".best")).to_contain_text("99")
        expect(end).not_to_contain_text("=")
        expect(log(visitor)).not_to_contain_text("=")
    first.page.get_by_role("link", name=first.words("end-replay")).click()
    moves = first.page.get_by_role("region", name=first.words("log-title"))
    expect(moves).to_contain_text("99")
    expect(moves).not_to_contain_text("=")
