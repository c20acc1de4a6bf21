"""The graph of a game: a line for each seat, bars of luck, turning points, and no words."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from contissimo.study.budget import QUICK, Budget
from contissimo.study.graph import svg
from contissimo.study.review import review
from tests.study.games import played

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    ("key", "players"),
    [("contig60", "level-3 level-6"), ("calculissimo", "level-2 level-5 level-6 level-7")],
)
def test_it_shows_every_seat_its_luck_and_the_turning_points(key: str, players: str) -> None:
    found = review(played(key, players, 3), QUICK)
    assert found._repr_svg_() == svg(found)
    drawn = ET.fromstring(svg(found))  # noqa: S314  # we drew it
    lines = drawn.findall(f"{SVG}polyline")
    assert len(lines) == found.seats
    for line in lines:
        assert len(str(line.get("points")).split()) == len(found.turns) + 1
    chances = [turn for turn in found.turns if turn.kind == "chance"]
    assert len(drawn.findall(f"{SVG}rect[@class]")) == len(chances) + 1
    assert len(drawn.findall(f"{SVG}circle")) == len(found.turning)
    texts = [text.text or "" for text in drawn.findall(f"{SVG}text")]
    assert all(re.fullmatch(r"[0-9]+", text) for text in texts)


def test_a_review_that_has_not_begun_is_drawn_too() -> None:
    found = review(played("contig60", "level-3 level-6", 3), Budget(stop=lambda: True))
    assert found.turns == ()
    assert ET.fromstring(svg(found)).findall(f"{SVG}polyline")  # noqa: S314  # we drew it
