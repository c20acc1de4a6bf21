"""The picture of link previews: what notebooks show, drawn once for all links."""

from __future__ import annotations

from tests.paper.write_preview import PICTURE, preview


def test_the_picture_of_link_previews_is_the_drawing_of_the_library() -> None:
    assert PICTURE.read_bytes() == preview(), "draw it anew: python -m tests.paper.write_preview"


def test_it_has_the_size_that_previews_ask_for() -> None:
    head = PICTURE.read_bytes()[16:24]
    assert (int.from_bytes(head[:4]), int.from_bytes(head[4:])) == (1200, 630)
