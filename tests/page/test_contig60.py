from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from contissimo.i18n import languages
from tests.page.hearing import compare, heard, listening
from tests.page.looking import OVERFLOW, show, speak
from tests.page.saying import ByDrag, ByKeys, ByTap, Says
from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, OPEN, begin, make, meet
from tests.page.thinking import sentences, words
from tests.page.visitor import DESKTOP, PHONE, Visitor

SMALL = (320, 568)
TABLETS = ((701, 1000), (768, 1024), (834, 1112), (900, 1200), (960, 1280), (1100, 800))
WAYS: dict[str, tuple[Says, tuple[int, int]]] = {
    "drag": (ByDrag(), DESKTOP),
    "tap": (ByTap(), PHONE),
    "keys": (ByKeys(), DESKTOP),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_against_the_computer(visit: Stage, way: str) -> None:
    says, size = WAYS[way]
    visitor = visit(name="Ana", size=size)
    page = visitor.page
    begin(visitor, make(visitor, "contig60", ME, GREEDY, options={"rounds": 3})["match"])
    covered = 0
    while (state := visitor.until_asked())["outcome"] is None:
        stealing = state["clocks"]["wait"] == "steal"
        said = max(sentences(visitor.table, state), key=len, default=None)
        if said is None:
            visitor.press("contig-main-decline" if stealing else "contig-main-pass")
            if not stealing:
                visitor.press("contig-pass-yes")
        else:
            says.write(page, said)
            main = page.get_by_role(
                "button", name=re.compile(rf"{said.split('=')[1]} for \d+ point")
            )
            expect(main).to_be_enabled()
            if way == "keys":
                page.keyboard.press("Enter")
            else:
                main.click()
            covered += 1
        visitor.until_after(state)
    assert covered >= 2
    mine = [e[2] for e in visitor.state["log"] if e[1] == visitor.state["you"] and "=" in e[2]]
    assert len(mine) == covered


def test_what_is_half_said_stays_when_the_table_is_told_once_more(visit: Stage) -> None:
    """As after a lost connection, or when somebody on this device is read as twice."""
    visitor = listening(visit, "Ana")
    page = visitor.page
    lines: list[WebSocketRoute] = []

    def relay(line: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            visitor.hear(text)
            line.send(text)

        lines.append(line)
        line.connect_to_server().on_message(hear)

    page.route_web_socket("**/ws", relay)
    begin(visitor, make(visitor, "contig60", ME, GREEDY)["match"])
    state = visitor.until_asked()
    page.locator("[data-die]").first.click()
    page.locator("[data-sign]").first.click()
    expect(page.locator("[data-token]")).to_have_count(2)
    before = len(heard(visitor))
    lines[-1].send(json.dumps(state))
    lines[-1].send(json.dumps({"t": "said", "match": visitor.match, "seat": 2, "phrase": "hello"}))
    visitor.until("what came after it", lambda: len(heard(visitor)) > before)
    expect(page.locator("[data-token]")).to_have_count(2)


def test_a_whole_game_with_a_steal_and_contests(visit: Stage) -> None:
    """Two browsers, challenge judging: a false sentence is caught, a right one is wrongly contested."""
    ana, bo = listening(visit, "Ana"), visit(name="Bo", size=PHONE)
    options = {"judging": "challenge", "rounds": 2, "window_seconds": 600}
    meet(ana, bo, make(ana, "contig60", ME, OPEN, options=options))
    both = {1: ana, 2: bo}
    first, other = seats_in_order(both)

    # The first passes; the other steals for twice the points, and the first lets it stand.
    first.press("contig-main-pass")
    first.press("contig-pass-yes")
    state = other.until_asked()
    assert state["clocks"]["wait"] == "steal"
    steal = sentences(other.table, state)[0]
    say(other, steal, key="contig-main-steal")
    expect(first.page.get_by_role("region", name=words("contest-title"))).to_be_visible()
    first.press("contest-accept")

    # Now the other has its own turn and says something false: the marker goes back.
    state = until_turn_of(other)
    dice = state["view"].split(" ")[3].split(",")
    wrong = f"{'+'.join(dice)}={(sum(map(int, dice)) + 1)}"
    say(other, wrong)
    contest = first.page.get_by_role("region", name=words("contest-title"))
    expect(contest.get_by_text(re.compile(r"= ?" + wrong.split("=")[1]))).to_be_visible()
    before = markers(first)
    first.press("contest-challenge")
    state = until_turn_of(first)
    assert markers(first) == before - 1

    # The first says something true; the other contests it all the same, and pays.
    say(first, sentences(first.table, state)[0])
    expect(other.page.get_by_role("region", name=words("contest-title"))).to_be_visible()
    other.press("contest-challenge")

    state = until_turn_of(other)
    say(other, sentences(other.table, state)[0])
    first.press("contest-accept")
    over = first.until_told("the end", lambda told: told["outcome"] is not None)
    said = [entry[2].split(" ")[0] for entry in over["log"] if entry[1] is not None]
    assert said.count("pass") == said.count("steal") == 1
    assert said.count("challenge") == said.count("accept") == 2
    compare(ana, "contig60-contests")


def seats_in_order(both: dict[int, Visitor]) -> tuple[Visitor, Visitor]:
    """Who is to act, and the other."""
    state = both[1].until_told("the first throw", lambda told: told["to_act"])
    seat = state["to_act"][0]
    return both[seat], both[3 - seat]


def until_turn_of(visitor: Visitor) -> dict[str, Any]:
    return visitor.until_told(
        "a turn",
        lambda told: told["you"] in told["to_act"] and told["clocks"]["wait"] == "turn",
    )


def say(visitor: Visitor, sentence: str, key: str = "contig-main-cover") -> None:
    """In challenge judging nobody reckons for you: the square is chosen by hand."""
    number = sentence.split("=")[1]
    put_away_verdict(visitor)
    ways = ByTap()
    ways.write(visitor.page, sentence)
    ways.aim(visitor.page, number)
    visitor.press(key, square=number)


def put_away_verdict(visitor: Visitor) -> None:
    """On a phone a verdict takes the place of the tray until it was read."""
    page = visitor.page
    verdict = page.get_by_role("region", name=visitor.words("verdict-title"))
    expect(verdict.or_(page.locator("[data-die]").first).first).to_be_visible()
    close = verdict.get_by_role("button", name=visitor.words("close"), exact=True)
    if close.is_visible():
        close.click()


def markers(visitor: Visitor) -> int:
    """On the board, as this visitor was told."""
    board = visitor.state["view"].split(" ")[0]
    return sum(letter in "xo" for letter in board)


@pytest.mark.parametrize("size", [(320, 568), DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize(("name", "squares"), [("junior", 16), ("times", 36)])
def test_the_boards_for_children_have_squares_for_a_finger(
    visit: Stage, name: str, squares: int, size: tuple[int, int]
) -> None:
    """contig60 §7: small boards."""
    visitor = visit(name="Ana", size=size)
    page = visitor.page
    begin(visitor, make(visitor, "contig60", ME, GREEDY, ruleset=name)["match"])
    visitor.until_asked()
    cells = page.get_by_role("gridcell")
    expect(cells).to_have_count(squares)
    boxes = [cell.bounding_box() for cell in cells.all()]
    assert all(box is not None and min(box["width"], box["height"]) >= 36 for box in boxes)
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]


@pytest.mark.parametrize("ruleset", ["junior", "contig60"])
def test_on_a_small_phone_the_tray_leaves_the_last_row_free(visit: Stage, ruleset: str) -> None:
    visitor = visit(name="Ana", size=SMALL)
    begin(visitor, make(visitor, "contig60", ME, GREEDY, ruleset=ruleset)["match"])
    visitor.until_asked()
    page = visitor.page
    last = page.locator("[data-square]").last
    for lang in languages():
        speak(page, lang)
        row, tray = last.bounding_box(), page.locator(".dock").bounding_box()
        assert row is not None
        assert tray is not None
        assert row["y"] + row["height"] <= tray["y"], lang


@pytest.mark.parametrize("where", ["table", "lesson"])
def test_on_a_tablet_nothing_is_wider_than_the_screen(visit: Stage, where: str) -> None:
    visitor = visit(name="Ana")
    page = visitor.page
    if where == "table":
        begin(visitor, make(visitor, "contig60", ME, GREEDY, help=True)["match"])
        visitor.until_asked()
    else:
        page.goto("/learn/contig60")
        expect(page.get_by_role("grid")).to_be_visible()
    found = []
    for lang in languages():
        speak(page, lang)
        for size in TABLETS:
            show(page, size)
            found += [f"{lang}, {size[0]} px: {told}" for told in page.evaluate(OVERFLOW)]
    assert not found, "\n".join(found)
