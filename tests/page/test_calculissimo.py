from __future__ import annotations

import pytest
from playwright.sync_api import expect

from contissimo.core.game import Seat
from tests.page.hands import Drag, Hands, Keys, Tap, main_button
from tests.page.stage import Stage
from tests.page.tables import FEW, GREEDY, ME, begin, make
from tests.page.thinking import placement, position, words
from tests.page.visitor import DESKTOP, PHONE, Visitor

WAYS: dict[str, tuple[Hands, tuple[int, int]]] = {
    "drag": (Drag(), DESKTOP),
    "tap": (Tap(), PHONE),
    "keys": (Keys(), DESKTOP),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_can_be_played_in_every_way(visit: Stage, way: str) -> None:
    hands, size = WAYS[way]
    visitor = visit(name="Ana", size=size)
    made = make(visitor, "calculissimo", ME, GREEDY, ruleset="short", options={"tiles": FEW})
    begin(visitor, made["match"])
    turns = 0
    while visitor.until_asked()["outcome"] is None:
        play_a_turn(visitor, hands)
        turns += 1
    assert turns >= 2
    assert visitor.state["scores"] == list(visitor.state["outcome"]["scores"])


def test_taking_back_is_offered_once_there_is_something_to_take_back(visit: Stage) -> None:
    visitor = visit(name="Ana", size=DESKTOP)
    made = make(visitor, "calculissimo", ME, GREEDY, ruleset="short", options={"tiles": FEW})
    begin(visitor, made["match"])
    button = visitor.page.get_by_role("button", name=words("calc-takeback"), exact=True)
    before = visitor.until_asked()
    expect(visitor.page.get_by_role("button", name=words("calc-hint"), exact=True)).to_be_visible()
    expect(button).to_have_count(0)
    play_a_turn(visitor, Keys())
    visitor.until_asked()
    button.click()
    expect(button).to_have_count(0)
    assert visitor.until_asked()["scores"] == before["scores"]


def play_a_turn(visitor: Visitor, hands: Hands) -> None:
    """Lay something and play it for what the library says it earns; pass where nothing can be laid."""
    page, state = visitor.page, visitor.state
    move = placement(visitor.table, state)
    if move is None:
        pass_the_turn(visitor, hands)
    else:
        hands.lay(page, move)
        points = position(visitor.table, state).score(Seat(state["you"]), move).total
        button = main_button(page, points)
        expect(button).to_be_enabled()
        hands.press(page, button)
    visitor.until_after(state)
    said = [entry[2] for entry in visitor.state["log"] if entry[1] == state["you"]]
    assert said[-1] == (str(move) if move else "pass")


def pass_the_turn(visitor: Visitor, hands: Hands) -> None:
    page = visitor.page
    button = page.get_by_role("button", name=words("calc-pass"), exact=True)
    more = page.locator("summary", has_text=words("calc-more"))
    if not button.is_visible():
        hands.press(page, more)
    hands.press(page, button)
    hands.press(page, page.get_by_role("dialog").get_by_role("button", name=words("calc-pass-yes")))
