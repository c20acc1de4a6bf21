"""Games as data: the same lines everywhere, and every game read back by the rules."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from contissimo.core.errors import BadFile, IllegalMove
from contissimo.core.game import NATURE
from contissimo.engine.match_plan import Plan
from contissimo.engine.selfplay import header, play_lines, read_games
from contissimo.engine.table import play_game
from contissimo.games import GAMES
from tests.engine.match_helpers import contig_plan


def plans() -> list[Plan]:
    contig, calculissimo = GAMES["contig60"], GAMES["calculissimo"]
    return [
        contig_plan("greedy", "random"),
        Plan(contig, contig.rulesets["sheet-pt"], ("greedy", "random"), 5, 2),
        Plan(calculissimo, calculissimo.rulesets["junior"], ("greedy", "random", "greedy"), 2, 1),
    ]


@pytest.mark.parametrize("plan", plans(), ids=lambda plan: f"{plan.game.key}-{plan.ruleset.name}")
def test_a_file_tells_the_games_of_a_match_and_they_follow_the_rules(plan: Plan) -> None:
    lines = [header(plan), *play_lines(plan, 0), *play_lines(plan, 1)]
    found = list(read_games(lines, GAMES))
    assert [game.number for game in found] == list(range(2 * plan.seats))
    for game in found:
        turn = game.number % plan.seats
        played = play_game(plan, game.number // plan.seats, turn)
        seats = plan.seating(turn)
        assert tuple(game.players[seat - 1] for seat in seats) == plan.players
        assert tuple(game.scores[seat - 1] for seat in seats) == tuple(
            p.score for p in played.players
        )
        assert game.reason == played.reason
        assert game.ruleset is plan.ruleset
        match = game.match()
        assert match.over
        assert {entry.seat for entry in match.log} >= {NATURE, *match.position.seats}


def test_the_same_plan_gives_the_same_lines() -> None:
    plan = contig_plan("greedy", "random")
    assert play_lines(plan, 3) == play_lines(plan, 3)
    assert play_lines(plan, 3) != play_lines(replace(plan, seed=9), 3)


def test_rules_of_ones_own_are_in_the_file() -> None:
    plan = contig_plan("greedy", "random")
    own = plan.game.change_ruleset(plan.ruleset, {"line_length": 3})
    (game, _) = read_games(
        [header(replace(plan, ruleset=own)), *play_lines(replace(plan, ruleset=own), 0)], GAMES
    )
    assert game.ruleset.text == own.text
    assert game.match().over


def test_a_game_that_was_changed_is_noticed() -> None:
    plan = contig_plan("greedy", "random")
    first, *_ = play_lines(plan, 0)
    told = json.loads(first)
    for change in ({"scores": [1, 2]}, {"reason": "idle"}, {"moves": told["moves"][:-1]}):
        (game,) = read_games([header(plan), json.dumps(told | change)], GAMES)
        with pytest.raises(IllegalMove, match="games_line_differs"):
            game.match()


@pytest.mark.parametrize(
    "line", ["", "{", "[]", "3", '{"moves": ["first"]}', '{"moves": 7}', '{"moves": ["x pass"]}']
)
def test_a_line_that_is_no_game_is_named(line: str) -> None:
    plan = contig_plan("greedy", "random")
    for lines, number in (([line], 1), ([header(plan), *play_lines(plan, 0), line], 4)):
        with pytest.raises(BadFile) as error:
            list(read_games(lines, GAMES, file="games.jsonl"))
        assert (error.value.why, error.value.details["line"]) == ("games_line_wrong", number)


@pytest.mark.parametrize(
    "change", [{"version": 2}, {"format": "pgn"}, {"game": "chess"}, {"ruleset_text": "?"}]
)
def test_another_kind_of_file_is_refused(change: dict[str, Any]) -> None:
    line = json.dumps(json.loads(header(contig_plan("greedy", "random"))) | change)
    with pytest.raises(BadFile, match="games_line_wrong"):
        list(read_games([line], GAMES))
