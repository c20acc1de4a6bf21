"""What a teacher takes home: tables for programs and for spreadsheets, lines of JSON, and deals that can be verified."""

from __future__ import annotations

import csv
import io
import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from contissimo.cli.app import main
from contissimo.games import GAMES
from contissimo.server.classes import answers
from contissimo.server.classes.steps import step
from contissimo.study.class_export import ATTEMPTS, BYTE_ORDER_MARK, PUPILS
from contissimo.study.class_proof import verify_class
from tests.server.classes.helpers import Teacher, best
from tests.server.helpers import Clock, Running, serving, settings_for


def test_attempts_and_pupils_as_files(server: Running, tmp_path: Path) -> None:
    teacher = Teacher(server, lang="de")
    fox, owl = teacher.pupil(0).enter(), teacher.pupil(1).enter()
    teacher.begin("times", seconds=0)
    fox.say("class_give", activity=1, bytes="0f" * 16)
    assert teacher.refused("/deals/1", "GET") == "not_now"
    teacher.round("open")
    state = fox.in_phase("open", 1)
    dice = state["view"].split(" ")[3].split(",")
    total = sum(map(int, dice))
    assert fox.answer(state, f"{'+'.join(dice)}={total + 1}")["t"] == "done"
    assert owl.answer(state, best(owl))["t"] == "done"
    teacher.round("reveal")
    teacher.do("/end")

    answer = teacher.ask("GET", "/export/attempts")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    named = f'attachment; filename="{teacher.code}-attempts.csv"'
    assert answer.headers["content-disposition"] == named
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert tuple(rows[0]) == ATTEMPTS
    assert [(row["pupil"], row["animal"], row["right"]) for row in rows] == [
        ("1", "bat", "false"),
        ("2", "bat", "true"),
    ]
    assert rows[0]["calculation"] == "+".join(dice)
    sheet = teacher.ask("GET", "/export/pupils?form=excel").text
    assert sheet.startswith(f"{BYTE_ORDER_MARK}Nummer;Tier;Farbe;")
    first = next(csv.reader(io.StringIO(sheet.split("\r\n")[1]), delimiter=";"))
    assert first[:7] == ["1", "Fledermaus", "Rot", "in der Klasse", "1", "0", "1"]
    lines = teacher.ask("GET", "/export/pupils?form=json").text.splitlines()
    assert [tuple(json.loads(line)) for line in lines] == [PUPILS, PUPILS]
    assert json.loads(lines[1])["share"] == 100
    assert owl.client.http.get(f"/api/classes/{teacher.id}/export/pupils").status_code == 404

    # Every pupil may verify the deals, with the library and on the command line.
    proof = owl.client.http.get(f"/api/classes/{teacher.id}/deals/1").text
    verdict = verify_class(proof, GAMES, "deals.jsonl")
    assert (verdict.ok, verdict.rounds) == (True, 1)
    file = tmp_path / "deals.jsonl"
    file.write_text(proof)
    assert main(["verify", str(file)]) == 0
    file.write_text(proof.replace('"0f', '"0e', 1))
    assert main(["verify", str(file)]) == 1
    assert server.guest().http.get(f"/api/classes/{teacher.id}/deals/1").status_code == 404
    assert teacher.refused("/deals/2", "GET") == "no_activity"


@pytest.mark.parametrize("kind", ["deal", "lesson"])
def test_bytes_that_come_while_the_first_deal_is_made_do_not_spoil_its_proof(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """They are stored after the chance was computed, and before the round is."""
    clock = Clock()
    with serving(settings_for(tmp_path, sweep_seconds=3600), now=clock) as server:
        teacher = Teacher(server)
        pupils = [teacher.pupil(index).enter() for index in range(2)]
        activity = teacher.begin("times", kind=kind)
        pupils[0].say("class_give", activity=activity, bytes="0f" * 16)
        classes = server.app.node.classes
        late: list[int] = []

        async def give_and_step(*args: Any) -> None:
            if not late:
                late.append(pupils[1].number)
                room = classes.rooms[teacher.id]
                pupil = room.stored.pupils[pupils[1].number]
                await answers.give(classes, room, pupil, activity, b"\x01" * 16)
            await step(*args)

        monkeypatch.setattr("contissimo.server.classes.rounds.step", give_and_step)
        if kind == "lesson":
            clock.pass_time(120)
            server.do(classes.sweep)
            pupils[0].in_phase("example")
        else:
            teacher.round("open")
        assert late
        teacher.do("/end")
        proof = pupils[0].client.http.get(f"/api/classes/{teacher.id}/deals/{activity}").text
        assert verify_class(proof, GAMES, "deals.jsonl").ok


def test_sheets_to_print(server: Running) -> None:
    teacher = Teacher(server, lang="pt-BR")
    fox = teacher.pupil(0).enter()
    assert teacher.refused("/print/worksheet", "GET") == "nothing_missed"
    teacher.begin("times", seconds=0)
    teacher.round("open")
    state = fox.in_phase("open", 1)
    dice = state["view"].split(" ")[3].split(",")
    fox.answer(state, f"{'+'.join(dice)}={sum(map(int, dice)) + 1}")
    for sheet in ("names", "cards", "worksheet", "stored"):
        answer = teacher.ask("GET", f"/print/{sheet}?paper=letter&ink=saving")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
        assert answer.content.startswith(b"%PDF")
    assert teacher.ask("GET", "/print/record").status_code == 400
    assert fox.client.http.get(f"/api/classes/{teacher.id}/print/names").status_code == 404
    anybody = server.watcher()
    for sheet in ("guide", "record"):
        answer = anybody.http.get(f"/api/print/class/{sheet}?lang=pt-BR")
        assert answer.content.startswith(b"%PDF")


def test_the_openapi_document_names_the_kind_of_each_file(server: Running) -> None:
    """A class is nobody's but its teacher's, so what reads the document never gets a file of one."""
    teacher = Teacher(server)
    document = teacher.desk.http.get("/api/openapi.json").json()
    path = document["paths"]["/api/classes/{class_id}/export/{what}"]["get"]
    documented = path["responses"]["200"]["content"]
    forms = next(p for p in path["parameters"] if p["name"] == "form")["schema"]["enum"]
    sent = set()
    for what, form in itertools.product(("attempts", "pupils"), forms):
        answer = teacher.ask("GET", f"/export/{what}?form={form}")
        assert answer.status_code == 200, answer.text
        sent.add(answer.headers["content-type"].partition(";")[0])
    assert sent == set(documented)
    assert all(kind["schema"]["type"] == "string" for kind in documented.values())
