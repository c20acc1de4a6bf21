"""A class in browsers: a teacher, a wall and pupils, and what they do."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, expect

from contissimo.core.game import Seat
from contissimo.games import GAMES
from contissimo.games.calculissimo.moves import Placement
from tests.page.hands import Hands
from tests.page.saying import Says
from tests.page.stage import Stage
from tests.page.thinking import position
from tests.page.visitor import PHONE, Visitor

WALL = (1920, 1080)
SECRET = ("sun", "moon")
PUPIL = Seat(1)


class Classroom:
    """A class that is open, its teacher at the desk and its wall on the projector."""

    def __init__(self, visit: Stage, **options: Any) -> None:
        self.visit = visit
        self.options = options
        self.teacher = visit("/", **options)
        self.teacher.page.get_by_role("link", name=self.teacher.words("home-class")).click()
        self.teacher.press("class-start-open")
        shown = self.teacher.page.locator("[data-code]")
        self.code = shown.get_attribute("data-code") or ""
        wall = self.teacher.page.get_by_role("link", name=self.teacher.words("class-wall-open"))
        self.wall = visit(wall.get_attribute("href"), size=WALL, **options)
        expect(self.wall.page.get_by_text(self.code, exact=True)).to_be_visible()

    def join(self, animal: str, secret: tuple[str, str] = SECRET, **options: Any) -> Visitor:
        """A new pupil, by the address that the wall shows."""
        pupil = self.visit(f"/c/{self.code}", **({"size": PHONE} | self.options | options))
        self.become(pupil, animal, secret)
        return pupil

    def become(self, pupil: Visitor, animal: str, secret: tuple[str, str] = SECRET) -> None:
        pupil.page.get_by_role("button", name=pupil.words(f"animal-{animal}"), exact=True).click()
        pupil.page.locator(".foot .go").click()
        self.show(pupil, secret)
        expect(pupil.button("class-secret-go")).to_have_count(0)

    def show(self, pupil: Visitor, secret: tuple[str, str], key: str = "class-secret-go") -> None:
        for picture in secret:
            pupil.page.locator(".pictures").get_by_role(
                "button", name=pupil.words(f"picture-{picture}"), exact=True
            ).click()
        pupil.press(key)

    def come_back(self, pupil: Visitor, name: str, secret: tuple[str, str] = SECRET) -> None:
        """As an animal that is here already."""
        pupil.press("class-who-was-here")
        pupil.page.get_by_role("button", name=name, exact=True).click()
        self.show(pupil, secret, "class-secret-come-back")

    def do(self, key: str, **values: str | int) -> None:
        """Press a button of the desk, once it is there."""
        expect(self.teacher.button(key, **values)).to_be_enabled()
        self.teacher.press(key, **values)


def heard(visitor: Visitor, kind: str) -> dict[str, Any]:
    """The last message of a kind."""
    for frame in reversed(visitor.frames):
        told: dict[str, Any] = json.loads(frame)
        if told["t"] == kind:
            return told
    return {}


def until_phase(visitor: Visitor, phase: str, number: int = 1) -> dict[str, Any]:
    """The round of a pupil, once it is in a phase."""
    visitor.until(
        f"{phase} {number}",
        lambda: (
            (told := heard(visitor, "class_round")).get("phase") == phase
            and told["round"] == number
        ),
    )
    return heard(visitor, "class_round")


def answers(visitor: Visitor) -> list[tuple[Any, int]]:
    """Some moves of a pupil's deal with what they make: points, or the square."""
    activity = heard(visitor, "class")["activity"]
    here = position(activity, {"view": heard(visitor, "class_round")["view"]})
    game = GAMES[activity["game"]]
    found: list[tuple[Any, int]] = []
    for scored in game.scored(here.view(PUPIL)):
        if isinstance(scored.move, Placement) and len(scored.move.tiles) <= 3:
            found.append((scored.move, int(scored.points)))
        elif "=" in str(scored.move) and not isinstance(scored.move, Placement):
            found.append((str(scored.move), int(str(scored.move).rpartition("=")[2])))
    return found


def build(pupil: Visitor, move: Any, result: int, hands: Hands, says: Says) -> None:
    """Lay or write an answer with this result, and hand nothing in."""
    page = pupil.page
    if isinstance(move, Placement):
        hands.lay(page, move)
        page.get_by_label(pupil.words("calc-total"), exact=True).fill(str(result))
    else:
        says.write(page, move)
        says.aim(page, str(result))


def hand_in(pupil: Visitor) -> None:
    pupil.press("class-hand-in")
    expect(pupil.button("class-handed-in")).to_be_disabled()


def group(wall: Visitor) -> Locator:
    return wall.page.get_by_role("list", name=wall.words("class-answers")).get_by_role("listitem")
