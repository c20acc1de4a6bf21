"""Every screen is for everyone: axe finds nothing, nothing overflows, and fingers hit what they mean."""

from __future__ import annotations

from tests.page.looking import ALL, findings
from tests.page.screens import screens
from tests.page.stage import Stage

BOARD, HOME, GAME, PICTURE = "[role=grid]", "main", ".game", ".picture"
KNOWN = {
    **dict.fromkeys(("menu", "level", "away"), HOME),
    **dict.fromkeys(("home-tables", "storage-off"), GAME),
    "invitation": PICTURE,
    **dict.fromkeys(
        (
            *("calculissimo-joker", "calculissimo-menu", "calculissimo-exchange"),
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


def test_every_screen_is_for_everyone(visit: Stage) -> None:
    found = [
        f"{name}, {told}"
        for name, page in screens(visit)
        for told in findings(page, KNOWN.get(name))
    ]
    assert not found, "\n".join(found)
