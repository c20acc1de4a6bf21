"""Whoever knows no rules can draw a table and build a form of house rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from contissimo.games import GAMES
from tests.server.helpers import Running

OWN_BOARD = "..g\n.*.\nb..\n"
OWN_NUMBERS = "1 2 3\n4 5 6\n"
TWO = [{"kind": "me"}, {"kind": "open"}]


def games(server: Running) -> dict[str, dict[str, Any]]:
    answer = server.watcher().http.get("/api/games")
    assert answer.status_code == 200
    return {game["game"]: game for game in answer.json()}


def test_a_calculissimo_board_is_told_square_by_square(server: Running) -> None:
    for ruleset in games(server)["calculissimo"]["rulesets"]:
        rules: Any = GAMES["calculissimo"].rulesets[ruleset["name"]]
        material = ruleset["material"]
        assert ["".join(row) for row in material["squares"]] == list(rules.layout.rows)
        assert (material["width"], material["height"]) == (15, 15)
        assert material["tiles"] == Counter(rules.bag)
        assert (material["rack"], material["joker"]) == (7, rules.joker_faces)
        assert material["signs"] == rules.operators
    assert material["kinds"]["*"] == {"of": "operation", "factor": 2, "start": True}
    assert material["kinds"]["b"] == {"of": "number", "factor": 3, "start": False}


def test_a_contig_board_is_told_number_by_number(server: Running) -> None:
    for ruleset in games(server)["contig60"]["rulesets"]:
        rules: Any = GAMES["contig60"].rulesets[ruleset["name"]]
        material = ruleset["material"]
        numbers = [[int(square) for square in row] for row in material["squares"]]
        assert numbers == [list(row) for row in rules.layout.rows]
        assert (material["dice"], material["faces"]) == (3, list(rules.faces))
        assert (material["markers"], material["line"]) == (rules.markers, rules.line_length)
        assert (material["tiles"], material["kinds"]) == ({}, {})


@pytest.mark.parametrize(
    ("game", "layout", "squares"),
    [
        ("calculissimo", OWN_BOARD, [[".", ".", "g"], [".", "*", "."], ["b", ".", "."]]),
        ("contig60", OWN_NUMBERS, [["1", "2", "3"], ["4", "5", "6"]]),
    ],
)
def test_a_table_tells_a_layout_of_ones_own(
    server: Running, game: str, layout: str, squares: list[list[str]]
) -> None:
    ana = server.guest("Ana").connect()
    match = ana.table(game, options={"layout": layout})["match"]
    ana.done("enter", match=match)
    ruleset = ana.wait("table")["ruleset"]
    assert (ruleset["name"], ruleset["options"]["layout"]) == ("custom", layout)
    assert ruleset["material"]["squares"] == squares


def test_a_form_can_be_built_and_sent_without_knowing_the_games(server: Running) -> None:
    ana = server.guest("Ana")
    for key, game in games(server).items():
        filled_in = {option["name"]: option["default"] for option in game["options"]}
        answer = ana.http.post("/api/rulesets", json={"game": key, "options": filled_in})
        first = game["rulesets"][0]
        assert answer.json() == first
        assert set(first["options"]) == {"game", *filled_in}
        kinds = {option["kind"] for option in game["options"]}
        assert kinds <= {"choice", "flag", "whole", "signs", "numbers", "text"}


def test_a_table_is_made_with_single_options_changed(server: Running) -> None:
    ana = server.guest("Ana").connect()
    options = {"judging": "challenge", "rounds": 6, "faces": [1, 2, 3]}
    match = ana.table(ruleset="timed", options=options)["match"]
    ana.done("enter", match=match)
    ruleset = ana.wait("table")["ruleset"]
    assert ruleset["name"] == "custom"
    assert options.items() <= ruleset["options"].items()
    assert ruleset["options"]["turn_seconds"] == 60


def test_options_go_on_top_of_a_text_too(server: Running) -> None:
    given = {"game": "contig60", "text": "points = 30\n", "options": {"rounds": 6}}
    told = server.guest().http.post("/api/rulesets", json=given).json()
    assert (told["options"]["points"], told["options"]["rounds"]) == (30, 6)


@pytest.mark.parametrize(
    ("options", "why", "details"),
    [
        ({"jokers": 4}, "option_unknown", {"option": "jokers"}),
        ({"rounds": 0}, "option_wrong", {"option": "rounds", "expected": '1-999 | "none"'}),
        ({"layout": "1 2\n3\n"}, "layout_width", {"option": "layout", "line": 2}),
    ],
)
def test_a_mistake_in_an_option_is_refused_with_its_name(
    server: Running, options: dict[str, Any], why: str, details: dict[str, Any]
) -> None:
    ana = server.guest("Ana")
    for path, more in (("/api/tables", {"seats": TWO}), ("/api/rulesets", {})):
        answer = ana.http.post(path, json={"game": "contig60", "options": options, **more})
        assert (answer.status_code, answer.json()["why"]) == (400, why)
        assert details.items() <= answer.json()["details"].items()
