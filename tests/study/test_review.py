"""Reviews of whole games: a turn for each entry, and everything adds up."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace

import pytest

from contissimo.core.chance import Chance, match_key, small_seed
from contissimo.games import GAMES
from contissimo.play.match import Match
from contissimo.play.record import RecordError, record_of
from contissimo.study import json_form
from contissimo.study.budget import DEEP, QUICK, Budget
from contissimo.study.identity import faults
from contissimo.study.judge import NotJudged
from contissimo.study.judges import judge_for
from contissimo.study.review import MAX_CHARACTERS, MAX_ENTRIES, judged, open_record, review
from tests.play.toy import TOY
from tests.study.games import played

GAMES_PLAYED = [
    ("contig60", "level-3 level-6", 1, ""),
    ("contig60", "level-2 level-5", 2, "sheet-pt"),
    ("calculissimo", "level-3 level-7", 1, ""),
    ("calculissimo", "level-6 level-4 level-5", 2, "short"),
    ("calculissimo", "level-2 level-5 level-6 level-7", 3, ""),
]


@pytest.mark.parametrize(("key", "players", "seed", "ruleset"), GAMES_PLAYED)
def test_the_terms_add_up_to_the_result(key: str, players: str, seed: int, ruleset: str) -> None:
    match = played(key, players, seed, ruleset)
    found = review(match, QUICK)
    assert faults(found) == []
    assert [turn.seq for turn in found.turns] == [entry.seq for entry in match.log]
    assert found.complete
    outcome = match.position.outcome
    assert outcome is not None
    for totals in found.totals:
        won = 1 / len(outcome.winners) if totals.seat in outcome.winners else 0.0
        change = totals.luck - totals.luck_others + totals.skill + totals.rest
        assert abs(won - totals.start - change) < 1e-9


def test_a_falsified_value_is_found() -> None:
    found = review(played("contig60", "level-3 level-6", 1), QUICK)
    at = next(n for n, turn in enumerate(found.turns) if turn.kind == "chance" and n > 5)
    turn = found.turns[at]
    first, second = turn.after
    wrong = replace(turn, after=(first + 1e-6, second - 1e-6))
    turns = (*found.turns[:at], wrong, *found.turns[at + 1 :])
    assert faults(replace(found, turns=turns))


def test_the_same_record_gives_the_same_bytes() -> None:
    match = played("calculissimo", "level-3 level-7", 1)
    again = open_record(str(record_of(match)), GAMES)[1]
    assert json_form.dumps(review(match)) == json_form.dumps(review(again))


ANOTHER_PROCESS = """
import sys
from contissimo.games import GAMES
from contissimo.study import json_form
from contissimo.study.budget import Budget
from contissimo.study.review import open_record, review
for text in sys.stdin.read().split("\\f"):
    print(json_form.dumps(review(open_record(text, GAMES)[1], Budget(deep=True, nodes=300))))
"""


def test_any_number_of_processes_gives_the_same_bytes() -> None:
    """Neither the process nor what was judged before changes a byte, nor the order of sets."""
    budget = Budget(deep=True, nodes=300)
    matches = [
        played("contig60", "level-3 level-6", 1, "junior"),
        played("calculissimo", "level-6 level-7", 5, "short"),
    ]
    found = [json_form.dumps(review(match, budget)) for match in matches]
    texts = [text_of(match) for match in matches]
    running = []
    for hash_seed, order in (("1", [0, 1]), ("2", [1, 0])):
        process = subprocess.Popen(
            [sys.executable, "-c", ANOTHER_PROCESS],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        running.append((process, order))
        assert process.stdin is not None
        process.stdin.write("\f".join(texts[at] for at in order))
        process.stdin.close()
    for process, order in running:
        with process:
            assert process.stdout is not None
            assert process.stdout.read().splitlines() == [found[at] for at in order]


def test_the_form_has_the_level_that_errs_as_much() -> None:
    found = json_form.review_json(review(played("contig60", "level-3 level-6", 1)))
    totals = found["totals"]
    assert isinstance(totals, list)
    assert all(1 <= each["level"]["low"] <= each["level"]["high"] <= 8 for each in totals)


def test_a_review_that_is_stopped_keeps_what_is_judged() -> None:
    match = played("contig60", "level-3 level-6", 1)
    asked = iter([False] * 10 + [True])
    found = review(match, Budget(stop=lambda: next(asked)))
    assert (len(found.turns), found.complete) == (10, False)
    assert faults(found) == []


@pytest.mark.parametrize("done", [0, 1, 9])
def test_a_review_goes_on_after_the_turns_that_are_there(done: int) -> None:
    match = played("contig60", "level-3 level-6", 1)
    whole = review(match)
    judge = judge_for(match.game.key, match.ruleset, QUICK)
    assert tuple(judged(match, judge, QUICK, done=done)) == whole.turns[done:]
    assert list(judged(match, judge, QUICK, done=len(whole.turns))) == []


def test_ctrl_c_keeps_what_is_judged() -> None:
    def press(done: int, of: int, turn: object) -> None:
        if done == 7:
            raise KeyboardInterrupt

    found = review(played("contig60", "level-3 level-6", 1), progress=press)
    assert (len(found.turns), found.complete) == (7, False)


def text_of(match: Match) -> str:
    return str(record_of(match))


def test_a_running_game_is_refused() -> None:
    match = played("contig60", "level-3 level-6", 1)
    early = match.begun().fold(match.log[:8])
    with pytest.raises(RecordError) as refused:
        open_record(text_of(early), GAMES)
    assert refused.value.why == "review_running"
    with pytest.raises(RecordError):
        review(early)


def test_tampered_and_huge_records_are_refused() -> None:
    text = text_of(played("contig60", "level-3 level-6", 1))
    with pytest.raises(RecordError) as refused:
        open_record(text.replace("roll 1", "roll 7", 1), GAMES)
    assert refused.value.why == "record_illegal_move"
    with pytest.raises(RecordError) as refused:
        open_record("x" * (MAX_CHARACTERS + 1), GAMES)
    assert refused.value.why == "review_too_large"
    more = "".join(f"{n}\t-\taway 1\n" for n in range(1, MAX_ENTRIES + 2))
    with pytest.raises(RecordError) as refused:
        open_record('[Game "contig60"]\n[Ruleset "contig60"]\n\n' + more, GAMES)
    assert refused.value.why == "review_too_long"


def test_a_game_without_a_judge_is_refused() -> None:
    match = Match.begin(TOY, TOY.rulesets["plain"], 2).advance(Chance(match_key(small_seed(1), ())))
    ended = match.enter(match.position.seats[0], TOY.read_move("resign"), match.time)
    with pytest.raises(NotJudged) as refused:
        review(ended)
    assert refused.value.why == "review_no_judge"


def test_a_deep_review_adds_up_too() -> None:
    assert faults(review(played("contig60", "level-3 level-6", 1, "junior"), DEEP)) == []
