from __future__ import annotations

from playwright.sync_api import expect

from tests.page.stage import Stage
from tests.page.thinking import words

PRINTED = [48, 12, 33, 38, 19]


def test_the_five_printed_examples_score_what_the_rules_say(visit: Stage) -> None:
    page = visit("/replay").page
    page.get_by_text(words("replay-printed")).click()
    card = page.get_by_role("region", name=words("replay-move"))
    step = page.get_by_role("button", name=words("replay-next"), exact=True)
    expect(step).to_be_enabled()
    shown = []
    while step.is_enabled():
        step.click()
        found = [
            points
            for points in PRINTED
            if card.get_by_text(words("replay-points", points=points)).is_visible()
        ]
        shown += found
    assert [points for points in shown if points in PRINTED] == PRINTED
