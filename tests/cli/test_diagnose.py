"""`contissimo diagnose`: one wrong answer, several, a move on a board, and what can't be read."""

from __future__ import annotations

import json

import pytest

from contissimo.cli.app import main
from contissimo.games import GAMES
from contissimo.i18n import languages
from contissimo.study.deals import DEALERS


def lines(capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, object]]:
    assert main(["diagnose", *words, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_wrong_answer_has_a_reason(capsys: pytest.CaptureFixture[str]) -> None:
    (told,) = lines(capsys, "2+3*4=20")
    assert (told["value"], told["right"], told["cause"]) == ("14", False, "order")
    assert told["causes"] == ["left_to_right", "plus_before_times"]
    (right,) = lines(capsys, "2 + 3 × 4 = 14")
    assert (right["right"], right["causes"]) == (True, [])
    (none,) = lines(capsys, "2-3=-7")
    assert none["cause"] is None


def test_several_answers_are_those_of_one_pupil(capsys: pytest.CaptureFixture[str]) -> None:
    *_, together = lines(capsys, "2+3*4=20", "1+2*5=15", "9-2*3=21", "1+1=3", "1+1=2")
    assert together == {"causes": ["order"], "slips": 1, "other": 0}


def test_a_move_is_judged_on_its_board(capsys: pytest.CaptureFixture[str]) -> None:
    dealer = DEALERS["contig60"]
    rules = dealer.for_class(GAMES["contig60"].rulesets["times"])
    position = dealer.begin(rules)
    text = str(position).replace(" _ - ", " 2,3,4 1 ")
    words = ["--game", "contig60", "--ruleset", "times", "--position", text]
    (told,) = lines(capsys, "2+3*4=20", *words)
    assert (told["value"], told["cause"]) == ("14", "order")


@pytest.mark.parametrize("lang", languages())
def test_in_every_language(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert main(["diagnose", "2+3*4=20", "7*8=54", "9-4-1=6", "1+1=2", "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert "diagnose-" not in said
    assert "cause-" not in said


@pytest.mark.parametrize(
    "words", [(), ("x",), ("2+3",), ("2+3=5=6",), ("2+3=5", "--position", "x"), ("=5",)]
)
def test_what_can_t_be_read_is_refused(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    assert main(["diagnose", *words]) == 2
    assert capsys.readouterr().err
