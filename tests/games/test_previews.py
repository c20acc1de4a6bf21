"""Where a score card may be shown before a move is made."""

from __future__ import annotations

import pytest

from contissimo.games import GAMES


@pytest.mark.parametrize("key", sorted(GAMES))
def test_nothing_is_previewed_where_players_judge_or_announce(key: str) -> None:
    """calculissimo §7.2, contig60 §4.2: no card tells what a contest would decide."""
    for rules in GAMES[key].rulesets.values():
        announces = getattr(rules, "announce", False)  # only one of the games has it
        assert rules.previews == (rules.judging == "referee" and not announces)
