"""Whoever has a game or a round of a class to play gets no moves from anywhere else, and no game that would make them."""

from __future__ import annotations

from typing import Any

import pytest

from contissimo.study.running import LEAST, pieces
from tests.server.api.test_positions import DICE, GIVEN, ME, PATHS
from tests.server.classes.helpers import Pupil, Teacher
from tests.server.helpers import PATIENCE, Client, Running, pair

GREEDY = {"kind": "computer", "level": "greedy"}
TABLES: dict[str, dict[str, Any]] = {
    "against the computer": {"seats": [ME, GREEDY]},
    "on one device": {"seats": [ME, ME], "help": True},
}


def asked(client: Client, path: str, given: dict[str, Any]) -> tuple[int, str]:
    answer = client.http.post(path, json=given, timeout=PATIENCE)
    return answer.status_code, answer.json().get("why", "")


@pytest.mark.parametrize("how", TABLES)
def test_no_game_begins_from_a_position_while_one_plays_with_people(
    server: Running, how: str
) -> None:
    """Its computer player would make the move, and its help list what can be reached."""
    ana, bo, match = pair(server)
    given = {"game": "contig60", "ruleset": "contig60", "position": DICE} | TABLES[how]
    for client in (ana, bo):
        assert asked(client, "/api/tables", given) == (409, "moves_while_playing")
        assert asked(client, "/api/tables", given | {"position": None})[0] == 201
    ana.move(match, ana.state(match)["seq"], "resign")
    ana.wait("table", lambda t: t["match"] == match and t["phase"] == "over")
    assert asked(ana, "/api/tables", given)[0] == 201


def in_round(server: Running) -> tuple[Teacher, Pupil]:
    teacher = Teacher(server)
    pupil = teacher.pupil(0).enter()
    teacher.begin("times")
    return teacher, pupil


@pytest.mark.parametrize("path", [*PATHS, "/api/tables"])
def test_a_pupil_is_told_no_moves_until_their_round_is_revealed(server: Running, path: str) -> None:
    given = PATHS.get(path, {**GIVEN["contig60"], "seats": [ME, GREEDY]})
    teacher, pupil = in_round(server)
    good = (200, 201)
    assert asked(pupil.client, path, given)[0] in good
    teacher.round("open")
    pupil.in_phase("open")
    assert asked(pupil.client, path, given) == (409, "moves_in_round")
    assert asked(teacher.desk, path, given)[0] in good
    teacher.round("close")
    pupil.in_phase("closed")
    assert asked(pupil.client, path, given) == (409, "moves_in_round")
    teacher.round("reveal")
    pupil.in_phase("revealed")
    assert asked(pupil.client, path, given)[0] in good


def test_a_round_that_ended_with_its_activity_or_its_class_hinders_nobody(server: Running) -> None:
    for end in ("/end", "/close"):
        teacher, pupil = in_round(server)
        teacher.round("open")
        pupil.in_phase("open")
        path = "/api/positions/moves"
        assert asked(pupil.client, path, PATHS[path]) == (409, "moves_in_round")
        teacher.do(end)
        assert asked(pupil.client, path, PATHS[path])[0] == 200


def test_nobody_is_told_the_moves_of_a_board_that_a_class_has_before_it(server: Running) -> None:
    """Without a pupil's cookie neither: a private window or another device is at hand."""
    teacher = Teacher(server)
    pupil = teacher.pupil(0).enter()
    teacher.begin("plus-minus", seconds=0)
    room = server.app.node.classes.rooms[teacher.id]
    number, board = 0, ""
    while len(pieces(board)) < LEAST:
        number += 1
        teacher.round("open")
        board = pupil.in_phase("open", number)["view"].split(" ")[0]
        if len(pieces(board)) < LEAST:
            teacher.round("reveal")
    rules = room.deals.play.rules
    given = {
        "game": "calculissimo",
        "text": rules.text,
        "position": str(room.deals.common_position(number)),
    }
    path, stranger = "/api/positions/moves", server.watcher()
    assert asked(stranger, path, given) == (400, "review_running")
    teacher.round("close")
    pupil.in_phase("closed", number)
    assert asked(stranger, path, given) == (400, "review_running")
    teacher.round("reveal")
    pupil.in_phase("revealed", number)
    assert asked(stranger, path, given)[0] == 200
