"""Joining by animal, colour and pictures: back on another device, wrong pictures, and what a teacher decides."""

from __future__ import annotations

import pytest

from contissimo.i18n import Catalogue, languages
from contissimo.server.classes.codes import read_words
from contissimo.study.pupils import ANIMALS, WORD_PARTS, WORDS
from tests.server.classes.helpers import Pupil, Teacher
from tests.server.helpers import Running


def test_a_pupil_comes_back_on_another_device_and_the_first_is_let_go(server: Running) -> None:
    teacher = Teacher(server)
    fox = teacher.pupil(0).enter()
    again = Pupil(teacher, 0)
    assert (again.joined["back"], again.number) == (True, fox.number)
    assert fox.client.wait("class_gone")["why"] == "elsewhere"
    again.enter()
    assert again.client.wait("class")["you"]["number"] == fox.number


def test_five_wrong_pairs_of_pictures_shut_out_until_the_teacher_lets_in(server: Running) -> None:
    teacher = Teacher(server)
    fox = teacher.pupil(0)
    stranger = server.watcher()
    fox.client = stranger
    for left in (4, 3, 2, 1):
        answer = fox.join(secret=["umbrella", "umbrella"])
        assert (answer.status_code, answer.json()["details"]["left"]) == (403, left)
    assert fox.join(secret=["umbrella", "umbrella"]).json()["why"] == "shut_out"
    assert fox.join().json()["why"] == "shut_out"
    teacher.do(f"/pupils/{fox.number}", do="admit")
    assert fox.join().status_code == 200


def test_lock_approve_and_remove(server: Running) -> None:
    teacher = Teacher(server)
    teacher.put(approve=True)
    waiting = teacher.pupil(0)
    assert waiting.joined["status"] == "waiting"
    waiting.enter()
    assert waiting.say("class_help", on=True)["why"] == "not_admitted"
    teacher.do(f"/pupils/{waiting.number}", do="admit")
    waiting.in_phase("lobby")
    teacher.put(locked=True)
    late = {"code": teacher.code, "animal": "zebra", "colour": "pink", "secret": ["sun", "sun"]}
    refused = server.watcher().http.post(f"/api/classes/{teacher.id}/join", json=late)
    assert refused.json()["why"] == "class_locked"
    teacher.do(f"/pupils/{waiting.number}", do="remove")
    assert waiting.join().json()["why"] == "removed"
    teacher.do(f"/pupils/{waiting.number}", do="admit")
    assert waiting.join().json()["back"]
    assert teacher.refused("/pupils/99", do="admit") == "no_such_pupil"


def test_six_words_bring_a_teacher_back_and_others_find_no_class(server: Running) -> None:
    teacher, other = Teacher(server), server.guest("Other")
    path = f"/api/classes/{teacher.id}/pause"
    assert other.http.post(path, json={"on": True}).json()["why"] == "no_such_class"
    body = {"code": teacher.code, "words": ["sun"] * 6}
    assert other.http.post("/api/classes/recover", json=body).json()["why"] == "words_wrong"
    body["words"] = teacher.made["words"]
    answer = other.http.post("/api/classes/recover", json=body)
    assert (answer.status_code, answer.json()["id"]) == (200, teacher.id)
    assert teacher.refused("/pause", on=True) == "no_such_class"


@pytest.mark.parametrize("lang", languages())
def test_every_word_is_read_as_it_is_written_in_every_language(lang: str) -> None:
    """Some have spaces in them, at which they may be parted where they are typed."""
    words = Catalogue(lang)
    written = [words.text(f"{'animal' if word in ANIMALS else 'picture'}-{word}") for word in WORDS]
    assert read_words(written) == list(WORDS)
    assert read_words(" ".join(written).upper().split()) == list(WORDS)
    assert max(len(word.split()) for word in written) <= WORD_PARTS
