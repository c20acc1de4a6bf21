"""What strangers send must cost the server little: texts that are made to be slow are refused before they are read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.helpers import Clock, Running, serving, settings_for

DOTS = "a." * 2000 + "a = 1"


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"text": DOTS}, "toml_unreadable"),
        ({"text": "#" * 4097}, "file_too_large"),
        ({"options": {"layout": "\n" * 4097}}, "file_too_large"),
    ],
)
def test_a_ruleset_that_would_take_long_is_refused(
    server: Running, given: dict[str, object], why: str
) -> None:
    ana = server.guest()
    answer = ana.http.post("/api/rulesets", json={"game": "contig60", **given})
    assert answer.json()["why"] == why
    renamed = {"ruleset_text" if name == "text" else name: value for name, value in given.items()}
    two = [{"kind": "me"}, {"kind": "open"}]
    answer = ana.http.post("/api/tables", json={"game": "contig60", "seats": two, **renamed})
    assert (answer.status_code, answer.json()["why"]) == (400, why)


def test_the_largest_board_with_its_numbers_is_no_long_text(server: Running) -> None:
    rows = "\n".join(" ".join(str(21 * y + x) for x in range(21)) for y in range(21)) + "\n"
    given = {"game": "contig60", "options": {"layout": rows, "faces": 20}}
    made = server.guest().http.post("/api/rulesets", json=given).json()
    again = {"game": "contig60", "text": made["text"]}
    assert server.guest().http.post("/api/rulesets", json=again).json()["text"] == made["text"]


def test_rulesets_have_a_rate_of_their_own(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, rulesets_per_address_second=1), now=Clock()) as server:
        ana = server.guest()
        answers = [ana.http.post("/api/rulesets", json={"game": "contig60"}) for _ in range(40)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert ana.http.get("/api/games").status_code == 200
