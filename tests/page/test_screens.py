"""Every screen is for everyone, in every language: axe finds nothing, nothing overflows, and fingers hit what they mean."""

from __future__ import annotations

from itertools import chain, cycle, pairwise

import pytest

from tests.page.looking import ALL, findings, in_every_theme
from tests.page.screens import PARTS, screens
from tests.page.stage import Stage
from tests.page.test_languages import OTHERS, in_languages, in_polyglot_browsers
from tests.page.visitor import DESKTOP, PHONE

BOARD, HOME, GAME, PICTURE = "[role=grid]", "main", ".game", ".picture"
KNOWN = {
    **dict.fromkeys(("menu", "away"), HOME),
    **dict.fromkeys(("home-tables", "storage-off"), GAME),
    "invitation": PICTURE,
    **dict.fromkeys(
        (
            *("calculissimo-joker", "calculissimo-menu", "calculissimo-exchange"),
            *("calculissimo-unseen", "projector", "keys"),
            *("calculissimo-pass", "calculissimo-end", "calculissimo-announced"),
            *("calculissimo-other", "calculissimo-replay", "house-contig60"),
            *("learn-calculissimo", "learn-contig60", "learn-solved"),
            *("contig60-steal", "contig60-possible", "contig60-resign", "contig60-end"),
        ),
        BOARD,
    ),
    **dict.fromkeys(
        (
            *("device-contig60", "new-contig60", "replay-refused", "waiting-pairs"),
            *("calculissimo-begins", "calculissimo-watched", "contig60-begins", "contig60-watched"),
        ),
        ALL,
    ),
}
"""What axe has seen on another screen, where it is just the same. Nothing is left out of the other looks."""


FORCED = {
    *("home", "level", "new-calculissimo-uneven", "waiting-host", "projector", "projector-open"),
    *("learn-finished", "calculissimo", "calculissimo-unseen", "contig60-end"),
    *("home-tables", "games", "waiting-qr", "waiting-close", "menu", "keys"),
}
"""Screens on which all of axe's rules are tried in forced colours, with all that they show; `make soak` tries every screen."""


@pytest.mark.parametrize("part", PARTS)
def test_every_screen_is_for_everyone_in_some_languages(visit: Stage, part: str) -> None:
    """In English, in two languages and in the one that nobody speaks: over the whole walk every language has its turn, many times."""
    spoken = cycle(pairwise([*OTHERS[:-1], OTHERS[0]]))
    walk = zip(in_polyglot_browsers(visit, [part]), spoken, strict=False)
    found = [
        f"{name}, {told}"
        for (name, page), some in walk
        for told in chain(
            findings(page, KNOWN.get(name), forced=name in FORCED), in_languages(page, some)
        )
    ]
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_in_any_theme(visit: Stage, size: tuple[int, int]) -> None:
    walk = screens(visit, size=size)
    found = [f"{name}, {told}" for name, page in walk for told in in_every_theme(page)]
    assert not found, "\n".join(found)
