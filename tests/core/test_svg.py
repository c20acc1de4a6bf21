"""The parts of pictures: whole, escaped and the same each time."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from contissimo.core import svg

SVG = "{http://www.w3.org/2000/svg}"


def test_what_a_picture_says_is_escaped_and_read_back() -> None:
    root = ET.fromstring(svg.note("1<2 & 3"))  # noqa: S314  # we drew it
    assert [each.text for each in root.iter(f"{SVG}desc")] == ["1<2 & 3"]
    assert [each.text for each in root.iter(f"{SVG}text")] == ["1<2 & 3"]


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_has_its_pips(face: int) -> None:
    assert svg.die(0, 0, 40, face).count("<circle") == face


def test_a_die_with_other_faces_shows_a_figure() -> None:
    assert ">12<" in svg.die(0, 0, 40, 12)


def test_a_tile_shows_the_printed_sign_and_a_joker_its_dot() -> None:
    assert ">÷<" in svg.tile(0, 0, 32, "/")
    assert "circle" not in svg.tile(0, 0, 32, "/")
    assert "circle" in svg.tile(0, 0, 32, "/", joker=True)
    assert "text" not in svg.tile(0, 0, 32, "")
    assert svg.LAST in svg.tile(0, 0, 32, "7", new=True)


def test_every_seat_has_a_marker_of_its_own() -> None:
    assert len({svg.marker(0, 0, 10, seat) for seat in range(1, 5)}) == 4


def test_sums_stand_below_each_other() -> None:
    root = ET.fromstring(svg.sums([(("1 + 1 = 2", "2 × 2 = 4"), "4"), (("3 = 3",), "3")], "7"))  # noqa: S314  # we drew it
    found = [(float(each.get("y", "")), each.text) for each in root.iter(f"{SVG}text")]
    assert [text for _, text in found] == ["1 + 1 = 2", "2 × 2 = 4", "4", "3 = 3", "3", "7"]
    assert [y for y, _ in found] == sorted(y for y, _ in found)
    assert svg.sums([], "0").count("<text") == 1
