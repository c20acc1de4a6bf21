"""The judges of the games; this is the only list of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from contissimo.core.game import Ruleset
from contissimo.study.budget import Budget
from contissimo.study.calculissimo import judge as calculissimo
from contissimo.study.contig60 import judge as contig60
from contissimo.study.judge import AnyJudge, NotJudged

MakeJudge = Callable[[Ruleset, Budget], AnyJudge]

JUDGES: Mapping[str, MakeJudge] = {
    "calculissimo": calculissimo.judge,
    "contig60": contig60.judge,
}
"""By the key of the game. A maker raises NotJudged for rules that it does not know."""


def judge_for(game_key: str, ruleset: Ruleset, budget: Budget) -> AnyJudge:
    """A fresh judge, or NotJudged where the game has none."""
    if game_key not in JUDGES:
        raise NotJudged("review_no_judge", game=game_key)
    return JUDGES[game_key](ruleset, budget)
