"""What notebooks show: pictures of positions, views, moves and cards. They are looked at before they are kept (`write_pictures`)."""

from __future__ import annotations

import re
from itertools import islice
from xml.etree import ElementTree as ET

import pytest

from contissimo.core.answers import Card
from contissimo.core.chance import small_stream
from contissimo.core.game import NATURE, Seat
from contissimo.games.calculissimo import GAME
from tests.games.calculissimo.helpers import at, rules_of
from tests.games.write_pictures import PICTURES, pictures

DRAWN = pictures()
TEXT = "{http://www.w3.org/2000/svg}text"


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_is_as_it_was_kept(name: str) -> None:
    assert DRAWN[name] == (PICTURES / f"{name}.svg").read_text("utf-8")


def test_every_kept_picture_is_drawn() -> None:
    assert {file.stem for file in PICTURES.glob("*.svg")} == set(DRAWN)


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_has_figures_and_notation_and_loads_nothing(name: str) -> None:
    root = ET.fromstring(DRAWN[name])  # noqa: S314  # we drew it
    texts = [each.text or "" for each in root.iter(TEXT)]
    assert texts
    assert not [said for said in texts if re.search(r"[A-Za-z]{2}", said) and name.count("-") < 2]
    assert DRAWN[name].count("http") == 1  # the name of the format
    assert "href" not in DRAWN[name]


def test_a_card_without_lines_and_without_a_square_is_drawn() -> None:
    assert ">0<" in Card()._repr_svg_()


def test_hidden_tiles_leave_no_trace_in_the_picture_of_a_reader() -> None:
    position = at(rules_of(), "3579+-*", "1234++-", bag="345")
    for reader in (None, Seat(1), Seat(2)):
        view = position.view(reader)
        for seed in islice(range(100), 5):
            twin = GAME.complete(view, small_stream(seed))
            assert twin.view(reader)._repr_svg_() == view._repr_svg_()
    assert position.svg() == position._repr_svg_() != position.view(Seat(1)).svg()


def test_the_order_of_drawing_needs_no_rack() -> None:
    start = GAME.start(rules_of(), 2)
    assert start.to_act == {NATURE}
    assert "▸" not in start.svg()
