"""Bodies of REST are read strictly: what is not of a field's type is refused, and never taken for something else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.classes.helpers import Teacher
from tests.server.helpers import Running

ME = {"kind": "me"}
NOT_TRUE = (0, 1, "true", "1", 0.0)
NOT_SEVEN = ("7", 7.5, True)


@pytest.mark.parametrize("value", NOT_TRUE, ids=repr)
def test_a_switch_is_true_or_false(server: Running, value: object) -> None:
    teacher = Teacher(server)
    for name in ("locked", "approve", "names", "ranking", "mistakes"):
        assert teacher.refused("", "PUT", **{name: value}) == "unreadable", name
    assert teacher.refused("/pause", on=value) == "unreadable"
    for name in ("listed", "help"):
        body = {"game": "contig60", "seats": [ME], name: value}
        answer = teacher.desk.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["why"]) == (400, "unreadable"), name
    teacher.put(locked=True)
    teacher.put(locked=False)


@pytest.mark.parametrize("value", NOT_SEVEN, ids=repr)
def test_a_number_is_a_number(server: Running, value: object) -> None:
    teacher = Teacher(server)
    assert teacher.refused("", "PUT", days=value) == "unreadable"
    assert teacher.refused("/snapshots", pupil=value) == "unreadable"
    teacher.put(days=7)


@pytest.mark.parametrize("body", [b"", b"null", b"[]", b"{", b'"days"', b'{"days":7}x'], ids=repr)
def test_a_body_is_what_the_handler_takes(server: Running, body: bytes) -> None:
    teacher = Teacher(server)
    answer = teacher.desk.http.put(f"/api/classes/{teacher.id}", content=body)
    assert (answer.status_code, answer.json()["why"]) == (400, "unreadable")


def test_the_document_says_so(server: Running) -> None:
    document: dict[str, Any] = server.watcher().http.get("/api/openapi.json").json()
    fields = document["components"]["schemas"]["ClassChanges"]["properties"]
    assert "integer" not in str(fields["locked"])


def test_every_path_names_all_its_methods(server: Running) -> None:
    http = server.watcher().http
    paths: dict[str, dict[str, Any]] = http.get("/api/openapi.json").json()["paths"]
    assert {"delete", "get", "post", "put"} == set(paths["/api/me"])
    for path, methods in paths.items():
        answer = http.options(path.replace("{number}", "1").replace("{", "").replace("}", ""))
        named = set(answer.headers["allow"].lower().split(", "))
        assert named == {*methods, "options"}, path
