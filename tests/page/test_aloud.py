"""Keys for those who hear the board: to the next tile, and what one holds, the totals and the last move read out."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.hands import Keys
from tests.page.hearing import heard, listening, until_heard
from tests.page.saying import ByKeys
from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, begin, make
from tests.page.thinking import placement, sentences, words
from tests.page.visitor import Visitor

FACES = {"+": "plus", "-": "minus", "*": "times", "/": "divided", "?": "joker"}


def spoken_faces(tiles: str) -> list[str]:
    return sorted(words(f"calc-face-{FACES[face]}") if face in FACES else face for face in tiles)


def rack(visitor: Visitor) -> str:
    state = visitor.state
    return str(state["view"]).split(" ")[1].split(",")[int(state["you"]) - 1]


def listen_to(visitor: Visitor, key: str, first: str) -> list[str]:
    """What a key reads out: it begins with this."""
    before = len(heard(visitor))
    visitor.page.keyboard.press(key)
    visitor.until(first, lambda: any(text.startswith(first) for text in heard(visitor)[before:]))
    return heard(visitor)[before:]


def test_tiles_totals_and_the_last_move_are_read_out_and_a_key_finds_the_next_tile(
    visit: Stage,
) -> None:
    ana = listening(visit, "Ana")
    page, keys = ana.page, Keys()
    begin(ana, make(ana, "calculissimo", ME, GREEDY)["match"])
    move = placement(ana.table, ana.until_asked())
    assert move is not None
    hand = words("aloud-tiles", tiles="|").split("|")[0]
    keys.reach(page, "[data-square]")
    told = listen_to(ana, "r", hand)[0].removeprefix(hand).rstrip(".")
    assert sorted(told.split(", ")) == spoken_faces(rack(ana))
    # What is laid is said apart, with its squares.
    keys.lay(page, move)
    laid = words("aloud-laid", tiles="|").split("|")[0]
    told = next(text for text in listen_to(ana, "R", laid) if text.startswith(laid))
    assert [str(at) for at, _ in move.tiles] == re.findall(r"\b[a-o]\d+\b", told)
    before = ana.state
    page.keyboard.press("Enter")
    ana.until_after(before)
    state = ana.until_asked()
    you, other = state["you"], 3 - state["you"]
    computer = words("computer-greedy")
    totals = listen_to(ana, "t", "Ana")
    assert totals[0].startswith(f"Ana ({words('you')}): {state['scores'][you - 1]}, ")
    assert totals[0].endswith(words("player-turn"))
    assert totals[1].startswith(f"{computer}: {state['scores'][other - 1]}, ")
    assert listen_to(ana, "l", computer)
    # From tile to tile in the order of the board, and round it.
    lying = [
        square.get_attribute("data-square")
        for square in page.locator("[data-square]:has(.lying)").all()
    ]
    keys.reach(page, "[data-square]")
    while keys.cursor(page) != lying[0]:
        page.keyboard.press("n")
    found = []
    for _ in lying:
        page.keyboard.press("n")
        found.append(keys.cursor(page))
    assert found == [*lying[1:], lying[0]]
    page.keyboard.press("Shift+N")
    assert keys.cursor(page) == lying[-1]
    grid = page.get_by_role("grid")
    assert grid.get_attribute("aria-keyshortcuts") == "N Shift+N R T L"


def test_dice_the_sum_and_markers_are_read_out_too(visit: Stage) -> None:
    ana = listening(visit, "Ana")
    page, keys = ana.page, Keys()
    begin(ana, make(ana, "contig60", ME, GREEDY)["match"])
    state = ana.until_asked()
    ByKeys().write(page, sentences(ana.table, state)[0])
    expect(page.locator("button.main")).to_be_enabled()
    told = listen_to(ana, "r", words("contig-told-roll", dice="|").split("|")[0])
    assert any(text.startswith(words("contig-sentence-is", sentence="")) for text in told)
    page.keyboard.press("Enter")
    ana.until_after(state)
    state = ana.until_asked()
    left = str(state["view"]).split(" ")[2].split(",")[state["you"] - 1]
    totals = listen_to(ana, "t", "Ana")
    assert words("contig-markers", count=int(left)) in totals[0]
    expect(page.locator(".marker").first).to_be_visible()
    squares = page.locator("[data-square]:has(.marker)")
    keys.reach(page, "[data-square]")
    page.keyboard.press("n")
    assert keys.cursor(page) in [one.get_attribute("data-square") for one in squares.all()]


def test_on_one_device_nobody_hears_tiles_that_are_covered(visit: Stage) -> None:
    ana = listening(visit, "Ana")
    page = ana.page
    page.goto(f"/t/{make(ana, 'calculissimo', ME, ME)['match']}")
    curtain = page.get_by_role("region", name=words("device-title"))
    expect(curtain).to_be_visible()
    assert listen_to(ana, "r", words("aloud-covered")) == [words("aloud-covered")]
    assert listen_to(ana, "l", words("log-empty"))
    Keys().reach(page, "[data-square]")
    page.keyboard.press("n")
    until_heard(ana, words("aloud-nothing-lies"))
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    assert listen_to(ana, "r", words("aloud-tiles", tiles="|").split("|")[0])


def test_single_letters_can_be_switched_off_as_keys(visit: Stage) -> None:
    """Who dictates would set them off with every word; the list is still in the menu."""
    ana = listening(visit, "Ana")
    page = ana.page
    begin(ana, make(ana, "calculissimo", ME, GREEDY)["match"])
    ana.until_asked()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=words("keys-title"))
    for key in ("next", "rack", "totals", "last"):
        expect(dialog.get_by_text(words(f"keys-{key}"), exact=True)).to_be_visible()
    dialog.get_by_role("checkbox", name=words("keys-letters")).uncheck()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.reload()
    ana.states.clear()
    expect(page.get_by_role("grid")).to_be_visible()
    ana.until_asked()
    Keys().reach(page, "[data-square]")
    before = len(heard(ana))
    for key in ("r", "t", "l", "n", "?"):
        page.keyboard.press(key)
    # The board's own keys still do what they did: this is heard, and nothing came before it.
    page.keyboard.press("Space")
    until_heard(ana, words("calc-down"))
    assert heard(ana)[before:] == [words("calc-down")]
    expect(dialog).to_have_count(0)
    assert page.get_by_role("grid").get_attribute("aria-keyshortcuts") is None
    page.locator("header summary").click()
    page.get_by_role("button", name=words("keys-title")).click()
    expect(dialog).to_be_visible()
