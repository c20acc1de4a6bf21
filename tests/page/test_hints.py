"""Hints teach: a placement whenever there is one, the same that help calls the best; else a pass or an exchange with its reason."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from contissimo.games import GAMES
from contissimo.i18n import Catalogue, languages
from contissimo.study.lessons import tasks_of
from tests.page.looking import in_sight, speak
from tests.page.saying import ByTap
from tests.page.screens import press_here_or_in_menu
from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, begin, make
from tests.page.visitor import DESKTOP, PHONE, Visitor

TABLET = (768, 1024)
ON_PAGE = """button => {
  const { x, y, width, height } = button.getBoundingClientRect()
  return [x + scrollX, y + scrollY, width, height]
}"""
"""Where a button is, however far the page is scrolled."""
SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}


def test_a_hint_shows_the_placement_that_help_calls_the_best(visit: Stage) -> None:
    visitor = visit(name="Ana")
    begin(visitor, make(visitor, "calculissimo", ME, GREEDY, ruleset="junior", help=True)["match"])
    visitor.until_asked()
    card = visitor.page.get_by_role("region", name=visitor.words("calc-card"))
    best = card.locator(".reach")
    expect(best).to_be_visible()
    told = best.inner_text()
    points = int("".join(filter(str.isdigit, told)))
    assert told == visitor.words("calc-reach", points=points)
    press_here_or_in_menu(visitor, "calc-hint")
    expect(card).to_contain_text(visitor.words("calc-hint-placed", points=points))
    expect(best).to_have_count(0)
    visitor.press("calc-hint-show")
    expect(visitor.button("calc-main-play", points=points)).to_be_enabled()


def test_a_hint_to_exchange_says_why(visit: Stage) -> None:
    visitor = visit(name="Ana")
    made = make(visitor, "calculissimo", ME, GREEDY, ruleset="short", options={"tiles": "1 40\n"})
    begin(visitor, made["match"])
    visitor.until_asked()
    press_here_or_in_menu(visitor, "calc-hint")
    card = visitor.page.get_by_role("region", name=visitor.words("calc-card"))
    reason = visitor.words("calc-hint-swap", count=7).split(".")[0]
    expect(card).to_contain_text(reason)


def test_a_hint_that_came_too_fast_is_no_fault_of_the_tiles(visit: Stage) -> None:
    visitor = visit(name="Ana")
    page = visitor.page

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def say(text: str | bytes) -> None:
            told = json.loads(text)
            if told["t"] == "hint":
                refused = {"t": "refused", "re": told["id"], "why": "too_fast"}
                socket.send(json.dumps(refused | {"details": {}, "unfinished": False}))
            else:
                server.send(text)

        def hear(text: str | bytes) -> None:
            visitor.hear(text)
            socket.send(text)

        socket.on_message(say)
        server.on_message(hear)

    page.route_web_socket("**/ws", relay)
    begin(visitor, make(visitor, "calculissimo", ME, GREEDY, ruleset="short")["match"])
    visitor.until_asked()
    press_here_or_in_menu(visitor, "calc-hint")
    card = page.get_by_role("region", name=visitor.words("calc-card"))
    expect(card).to_contain_text(visitor.words("why-too-fast"))
    expect(page.locator(".score .sign, .score .fault, [role=grid] .fault")).to_have_count(0)


def test_where_nothing_can_be_laid_one_tap_passes_and_the_reason_is_there(visit: Stage) -> None:
    """Pass stood in a menu of the phone, and was asked about; whether to exchange was for a child to find out."""
    visitor = visit(name="Ana", size=PHONE)
    page = visitor.page

    def relay(socket: WebSocketRoute) -> None:
        """As the server, except that nothing fits: no bag of tiles makes sure of that."""
        nothing: dict[str, dict[str, object]] = {
            "reach": {"best": None, "placements": 0},
            "hint": {"move": "pass", "points": 0, "reason": "nothing_fits"},
        }

        def hear(text: str | bytes) -> None:
            visitor.hear(text)
            told = json.loads(text)
            socket.send(json.dumps(told | nothing.get(told["t"], {})))

        socket.connect_to_server().on_message(hear)

    page.route_web_socket("**/ws", relay)
    begin(visitor, make(visitor, "calculissimo", ME, GREEDY, ruleset="junior", help=True)["match"])
    state = visitor.until_asked()
    card = page.get_by_role("region", name=visitor.words("calc-card"))
    expect(card).to_contain_text(visitor.words("calc-hint-pass"))
    main = page.locator("button.main")
    expect(main).to_have_text(visitor.words("calc-pass"))
    main.tap()
    visitor.until_after(state)
    said = [entry[2] for entry in visitor.state["log"] if entry[1] == state["you"]]
    assert said == ["pass"]


@pytest.mark.parametrize("game", ["contig60", "calculissimo"])
def test_on_a_phone_a_hint_is_seen_on_the_board_and_can_be_followed(
    visit: Stage, game: str
) -> None:
    """It lay above the screen, or its button below the edge of the card."""
    visitor = visit(name="Ana", size=PHONE)
    begin(visitor, make(visitor, game, ME, GREEDY, help=True)["match"])
    visitor.until_asked()
    page = visitor.page
    if game == "contig60":
        visitor.press("contig-hint")
        expect(page.locator("[data-token]").first).to_be_visible()
        expect(page.get_by_role("gridcell").first).to_be_in_viewport()
        return
    press_here_or_in_menu(visitor, "calc-hint")
    expect(visitor.button("calc-hint-show")).to_be_visible()
    for lang in languages():
        speak(page, lang)
        show = page.get_by_role("button", name=Catalogue(lang).text("calc-hint-show"), exact=True)
        in_sight(show, lang)


def to_task(visitor: Visitor, game: str, wanted: str) -> None:
    done = [name for name in tasks_of(GAMES[game]) if name != wanted]
    visitor.page.goto("/")
    visitor.page.evaluate(
        "kept => Object.assign(localStorage, kept)", {f"learn.{game}": " ".join(done)}
    )
    visitor.page.goto(f"/learn/{game}")
    name = visitor.words(f"lesson-{game}-{wanted}")
    expect(visitor.page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def test_a_hint_that_means_pass_says_so_in_the_lesson_too(visit: Stage) -> None:
    """It was swallowed: nothing at all happened."""
    visitor = visit()
    to_task(visitor, "contig60", "pass")
    visitor.press("contig-hint")
    text = visitor.words("contig-hint-pass", dice="1, 1, and 1")
    expect(visitor.page.get_by_text(text, exact=True).first).to_be_visible()
    expect(visitor.page.get_by_role("log")).to_contain_text(text)


def test_a_pass_in_the_lesson_is_one_tap_with_one_sentence(visit: Stage) -> None:
    """Nothing can be made there; where something can be, it is asked about."""
    visitor = visit()
    to_task(visitor, "contig60", "pass")
    text = visitor.words("contig-hint-pass", dice="1, 1, and 1")
    expect(visitor.page.get_by_text(text, exact=True).first).to_be_visible()
    visitor.press("contig-main-pass")
    expect(visitor.button("lesson-finish").or_(visitor.button("lesson-next"))).to_be_visible()
    to_task(visitor, "contig60", "first")
    visitor.press("contig-main-pass")
    expect(visitor.button("contig-pass-yes")).to_be_visible()


def test_the_main_button_says_that_a_sign_is_missing(visit: Stage) -> None:
    """As soon as two dice stand side by side, where “Use all 3 dice” is no help."""
    visitor = visit()
    to_task(visitor, "contig60", "first")
    page = visitor.page
    main = page.locator("button.main")
    page.locator('[data-die="0"]').click()
    expect(main).to_have_text(visitor.words("contig-main-dice-left", count=3))
    for die in (1, 2):
        page.locator(f'[data-die="{die}"]').click()
        expect(main).to_have_text(visitor.words("contig-main-sign"))
    ByTap().aim(page, "9")
    visitor.press("contig-clear")
    ByTap().write(page, "2*(3+4")
    expect(main).to_have_text(visitor.words("contig-main-unfinished"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["contig60", "calculissimo"])
def test_the_answer_to_a_hint_pushes_no_button_under_the_finger(
    visit: Stage, game: str, size: str
) -> None:
    visitor = visit(name="Ana", size=SIZES[size])
    begin(visitor, make(visitor, game, ME, GREEDY, help=True)["match"])
    visitor.until_asked()
    page = visitor.page
    hint = visitor.button("contig-hint" if game == "contig60" else "calc-hint")
    if not hint.is_visible():  # on a phone it stands in a menu, which closes
        return
    main = page.locator("button.main")
    before = hint.evaluate(ON_PAGE), main.bounding_box()
    hint.click()
    answered = (
        page.locator("[data-token]") if game == "contig60" else visitor.button("calc-hint-show")
    )
    expect(answered.first).to_be_visible()
    after = hint.evaluate(ON_PAGE), main.bounding_box()
    assert before == after
