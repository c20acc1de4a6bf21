"""What people tripped over and no browser is needed for; and README.md names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from contissimo.engine.match_plan import Plan
from contissimo.engine.table import play_game
from contissimo.games import GAMES
from contissimo.i18n import Catalogue, languages

HERE = Path(__file__).parent
NAMED = re.compile(r"`(test_\w+\.py)::(test_\w+)`")


def test_every_test_that_the_readme_names_is_there() -> None:
    rows = NAMED.findall((HERE / "README.md").read_text("utf-8"))
    assert len(rows) > 60
    missing = [
        f"{file}::{name}"
        for file, name in rows
        if f"\ndef {name}(" not in (HERE / file).read_text("utf-8")
    ]
    assert not missing


@pytest.mark.parametrize("ruleset", ["junior", "times"])
def test_children_seldom_pass(ruleset: str) -> None:
    """contig60 §7: in the first game for children seven turns of eight were passes. Both sides are pupils of level 2."""
    game = GAMES["contig60"]
    plan = Plan(game, game.rulesets[ruleset], ("level-2", "level-2"), 3, 20)
    played = [play_game(plan, number, 0) for number in range(20)]
    moves = sum(player.moves for one in played for player in one.players)
    idle = sum(count for one in played for player in one.players for _, count in player.words)
    assert idle < moves / 4
    assert sum(one.reason == "idle" for one in played) < 5


@pytest.mark.parametrize("lang", languages())
def test_dice_are_dice_in_every_language(lang: str) -> None:
    """Not stones, as the tiles of the other game are called in Dutch."""
    text = Catalogue(lang).text
    dice = text("contig-dice").casefold()
    for told in (text("contig-strip-hint"), text("contig-main-dice-left", count=3)):
        assert re.search(rf"(?<!\w){dice[:4]}", told.casefold()), (dice, told)
